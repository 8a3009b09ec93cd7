export { blogFeed } from "./feed-route.ts";
export { blogRouter } from "./router.ts";
