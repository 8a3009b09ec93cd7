export { postExport } from "./csv.ts";
export { blogFeed } from "./feed/feed-route.ts";
export { blogRouter } from "./router.ts";
export { unsignPosts } from "./anonymise-author.ts";
