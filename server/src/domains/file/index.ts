export { fileOperations } from "./operations.ts";
export { ownImages } from "./own-images.ts";
export { fileRoutes } from "./routes.ts";
export { removeImages } from "./remove.ts";
export { sizedImage } from "./sizes.ts";
export { isOfBlog } from "./policy.ts";
