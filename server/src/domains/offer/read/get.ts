import { formerAtOnce } from "@metiro/shared/offer/constants";
import type { OfferHistoryInput } from "@metiro/shared/offer/history-input";
import type { Offer, OfferHistory, OfferPair } from "@metiro/shared/offer/schema";
import type { ActorContext, Call } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { namedDocuments } from "../../document/index.ts";
import { type FormerOnes, versionsFor } from "../queries.ts";
import { companyWords, offerFor, pdfFor, shownTo, withChanges } from "./view.ts";

/** What a company offered for a request: what stands, what waits, and what was before, some of it at a time. */
export const get = ({ ctx, input }: Call<OfferHistoryInput>): Promise<OfferHistory> => historyFor(ctx, input);

export async function historyFor(
  ctx: ActorContext,
  { jobRequestId, companyId, before }: OfferHistoryInput,
): Promise<OfferHistory> {
  const pair = { jobRequestId, companyId };
  // One more than is told says whether there are more.
  const { company, accepted, versions } = await readVersions(ctx, pair, { before, limit: formerAtOnce + 1 });
  const { current, proposed, former } = sorted(versions);
  const asked = former.filter(({ version }) => before === undefined || version < before);
  return {
    ...pair,
    company,
    accepted,
    ...(current && { current }),
    ...(proposed && { proposed }),
    former: asked.slice(0, formerAtOnce),
    moreFormer: asked.length > formerAtOnce,
  };
}

/** Versions as they are kept, the latest first, with what they depend on and how their reader may read their words. */
export async function readRows({ db, actor }: ActorContext, pair: OfferPair, former: FormerOnes) {
  const [{ versions: rows, clientDecision, contact, ...about }, { "jobRequest.contactVisibility": visibility }] =
    await Promise.all([versionsFor(db, actor, { ...pair, ...former }), settings(db)]);
  const words = companyWords(actor.role, visibility, { clientDecision, contact });
  return { ...about, accepted: clientDecision === "accepted", rows, words };
}

/** Versions as their reader may see them, the latest first, with what they depend on. */
export async function readVersions(ctx: ActorContext, pair: OfferPair, former: FormerOnes) {
  const { rows, words, ...about } = await readRows(ctx, pair, former);
  const documents = await namedDocuments(ctx.db, rows);
  const versions = await Promise.all(
    rows.map((one) =>
      shownTo(ctx.actor, words, one, (row) => ({
        ...offerFor(words, row),
        ...pdfFor(words, row, documents, ctx.fileAddresses),
      })),
    ),
  );
  return { ...about, versions: withChanges(versions) };
}

/** What stands, what waits for the client, and all others. */
export function sorted(versions: readonly Offer[]): Pick<OfferHistory, "current" | "proposed" | "former"> {
  const current = versions.find(({ state }) => state === "current");
  const proposed = versions.find(({ state }) => state === "proposed");
  return {
    ...(current && { current }),
    ...(proposed && { proposed }),
    former: versions.filter((version) => version !== current && version !== proposed),
  };
}
