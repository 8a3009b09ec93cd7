export { documentOperations } from "./operations.ts";
export { documentOf, documentsOf } from "./own-documents.ts";
export { documentRoutes } from "./routes.ts";
