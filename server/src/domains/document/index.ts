export { documentOperations } from "./operations.ts";
export { documentOf, documentsOf, ownDocuments, pdfFault } from "./own-documents.ts";
export { documentRoutes } from "./routes.ts";
