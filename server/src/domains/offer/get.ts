import type { Offer, OfferHistory, OfferPair } from "@metiro/shared/offer/schema";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { namedDocuments } from "../document/index.ts";
import { versionsFor } from "./queries.ts";
import { companyWords, offerFor, pdfFor, withChanges } from "./view.ts";

/** All that a company offered for a request: what stands, what waits, and what was before. */
export const get = ({ ctx, input }: Call<OfferPair>): Promise<OfferHistory> => historyFor(ctx, input);

export async function historyFor(ctx: ActorContext, { jobRequestId, companyId }: OfferPair): Promise<OfferHistory> {
  const { company, accepted, versions } = await readVersions(ctx, { jobRequestId, companyId });
  return { jobRequestId, companyId, company, accepted, ...sorted(versions) };
}

/** Every version as its reader may see it, the latest first, with what they depend on. */
export async function readVersions({ db, actor, fileAddresses }: ActorContext, pair: OfferPair) {
  const [{ versions, clientDecision, contact, ...about }, { "jobRequest.contactVisibility": visibility }] =
    await Promise.all([versionsFor(db, actor, pair), settings(db)]);
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
