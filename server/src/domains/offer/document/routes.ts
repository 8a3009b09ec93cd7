import { offerDocumentInput } from "@metiro/shared/offer/schema";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { costOf } from "../../../limits/costs.ts";
import type { ActorContext, Context } from "../../../trpc/context.ts";
import { guardOf } from "../../../trpc/init.ts";
import { onlyKnown } from "../../../trpc/rest/known-names.ts";
import { pdf } from "./pdf.ts";

interface Options {
  contextOf: (request: FastifyRequest) => Promise<Context>;
}

/** The documents of offers: bytes in place of JSON. */
export async function offerRoutes(scope: FastifyInstance, { contextOf }: Options): Promise<void> {
  const checkQuery = onlyKnown(["document", "version"]);
  scope.get<{ Params: { jobRequestId: string; companyId: string }; Querystring: Record<string, string> }>(
    "/Offer/Pdf/:jobRequestId/:companyId",
    { config: { cost: costOf("offer.pdf") } },
    async (request, reply) => {
      const ctx = await contextOf(request);
      // As any other call refuses, before the input is looked at.
      guardOf("offer.pdf")(ctx);
      checkQuery(request.query);
      const input = offerDocumentInput.parse({ ...request.query, ...request.params });
      const { name, bytes } = await pdf({ ctx: ctx as ActorContext, input });
      return reply
        .headers({ "cache-control": "private, no-store", "x-content-type-options": "nosniff" })
        .type("application/pdf")
        .header("content-disposition", `attachment; filename="${name}"`)
        .send(bytes);
    },
  );
}
