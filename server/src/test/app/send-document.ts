import type { StoredDocument } from "@metiro/shared/document/schema";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";

interface Sent {
  bytes: Buffer;
  name: string;
  authorization: string;
}

/** Sends a document as a browser does, and gives the whole answer. */
export async function sendDocument(
  app: FastifyInstance,
  { bytes, name, authorization }: Sent,
): Promise<LightMyRequestResponse> {
  const body = new FormData();
  body.append("file", new Blob([new Uint8Array(bytes)]), name);
  const request = new Request("http://test", { method: "POST", body });
  return app.inject({
    method: "POST",
    url: "/api/Document/Upload",
    headers: { "content-type": request.headers.get("content-type") ?? "", authorization },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

/** Sends a document that is taken, and gives what is stored. */
export const sentDocument = async (app: FastifyInstance, sent: Sent): Promise<StoredDocument> =>
  (await sendDocument(app, sent)).json<{ data: StoredDocument }>().data;
