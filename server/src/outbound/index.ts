export { post, type PostError } from "./post.ts";
export { targetOf } from "./target.ts";
