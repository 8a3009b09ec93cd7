export { post } from "./post.ts";
export { targetOf } from "./target.ts";
