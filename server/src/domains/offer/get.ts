import { formerAtOnce } from "@metiro/shared/offer/constants";
import type { OfferHistoryInput } from "@metiro/shared/offer/history-input";
import type { Offer, OfferHistory, OfferPair } from "@metiro/shared/offer/schema";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { namedDocuments } from "../document/index.ts";
import { type FormerOnes, versionsFor } from "./queries.ts";
import { companyWords, offerFor, pdfFor, withChanges } from "./view.ts";

/** What a company offered for a request: what stands, what waits, and what was before, some of it at a time. */
export const get = ({ ctx, input }: Call<OfferHistoryInput>): Promise<OfferHistory> => historyFor(ctx, input);

export async function historyFor(
  ctx: ActorContext,
  { jobRequestId, companyId, before }: OfferHistoryInput,
): Promise<OfferHistory> {
  const pair = { jobRequestId, companyId };
  // One more than is told says whether there are more.
  const { company, accepted, versions } = await readVersions(ctx, pair, { before, most: formerAtOnce + 1 });
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

/** Versions as their reader may see them, the latest first, with what they depend on. */
export async function readVersions({ db, actor, fileAddresses }: ActorContext, pair: OfferPair, former: FormerOnes) {
  const [{ versions, clientDecision, contact, ...about }, { "jobRequest.contactVisibility": visibility }] =
    await Promise.all([versionsFor(db, actor, { ...pair, ...former }), settings(db)]);
  const words = companyWords(actor.role, visibility, { clientDecision, contact });
  const documents = await namedDocuments(db, versions);
  return {
    ...about,
    clientDecision,
    accepted: clientDecision === "accepted",
    versions: withChanges(
      versions.map((version) => ({ ...offerFor(words, version), ...pdfFor(words, version, documents, fileAddresses) })),
    ),
  };
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
