export { documentOperations } from "./openapi.ts";
export {
  type DocumentRow,
  storedDocumentFor,
  documentsOf,
  namedDocuments,
  ownDocuments,
  pdfFault,
  refuseOtherThanPdf,
} from "./own-documents.ts";
export { documentRoutes } from "./routes.ts";
