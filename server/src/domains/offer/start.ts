import type { OfRequest, OfferStart } from "@metiro/shared/offer/schema";
import type { CompanyActor } from "../../trpc/actor.ts";
import type { Call } from "../../trpc/context.ts";
import { ownDocuments } from "../document/index.ts";
import { offerDraftOf } from "./draft/queries.ts";
import { readVersions, sorted } from "./read/get.ts";
import { vatRatesInForce } from "./queries.ts";
import { standardLinesOf } from "./standard/queries.ts";

/** All that a company needs to write an offer for a request, or to change what it has offered. */
export async function start({ ctx, input }: Call<OfRequest, CompanyActor>): Promise<OfferStart> {
  const { db, actor } = ctx;
  const { jobRequestId } = input;
  const pair = { jobRequestId, companyId: actor.companyId };
  const { currency, subcategoryId, accepted, versions } = await readVersions(ctx, pair, { limit: 1 });
  const [standard, rates, draft] = await Promise.all([
    standardLinesOf(db, subcategoryId),
    vatRatesInForce(db),
    offerDraftOf(db, actor, jobRequestId),
  ]);
  const { current, proposed } = sorted(versions);
  const named = draft?.content.documentId;
  const [draftDocument] = named === undefined ? [] : await ownDocuments(ctx, [named]);
  return {
    jobRequestId,
    currency,
    standardLines: standard.lines,
    vatRates: rates,
    accepted,
    version: versions[0]?.version ?? 0,
    ...(current && { current }),
    ...(proposed && { proposed }),
    ...(draft && { draft }),
    ...(draftDocument && { draftDocument }),
  };
}
