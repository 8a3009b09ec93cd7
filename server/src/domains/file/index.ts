export { fileOperations } from "./openapi.ts";
export { heldOwnImages, ownImages } from "./own-images.ts";
export { fileRoutes } from "./routes.ts";
export { removeImages } from "./remove.ts";
export { sizedImage } from "./sizes.ts";
export { type SentFile, sentFile, sentFileLimits } from "./sent-file.ts";
export { countUpload, uploaderOf } from "./upload.ts";
export { isOfBlog } from "./policy.ts";
