import { storedDocument } from "@metiro/shared/document/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document } from "../../openapi/texts.ts";

export const documentDocs: readonly Documented[] = [
  document(storedDocument, "Document", {
    id: common.id,
    name: ["What its sender called it.", "attestation-rc.pdf"],
    kind: ["A PDF, or a picture of a paper (kept as WebP).", "pdf"],
    bytes: ["Its size in bytes.", 84_213],
    pages: ["Pages of a PDF.", 2],
    createdAt: common.createdAt,
    url: [
      "Address below this server's origin that downloads it, signed for its reader and good for 10 to 15 minutes. It ends with the session, and with the right to read the document.",
      "/api/Document/0199f0c0-0000-7000-8000-0000000d0c01",
    ],
  }),
];
