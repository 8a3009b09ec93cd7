import type { Offer, OfferHistory, OfferPair } from "@metiro/shared/offer/schema";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { settings } from "../application-config/index.ts";
import { linesOf, pairFor, versionsOf } from "./queries.ts";
import { offerFor, withChanges, wordsFor } from "./view.ts";

/** All that a company offered for a request: what stands, what waits, and what was before. */
export const get = ({ ctx, input }: Call<OfferPair>): Promise<OfferHistory> => historyFor(ctx, input);

export async function historyFor(ctx: ActorContext, pair: OfferPair): Promise<OfferHistory> {
  const { company, clientDecision } = await pairFor(ctx.db, ctx.actor, pair);
  const versions = await versionsFor(ctx, pair, { clientDecision });
  return { ...pair, company, accepted: clientDecision === "accepted", ...sorted(versions) };
}

/** Every version as its reader may see it, the latest first. */
export async function versionsFor(
  { db, actor }: ActorContext,
  pair: OfferPair,
  answer: { clientDecision: string },
): Promise<Offer[]> {
  const [rows, { "jobRequest.contactVisibility": visibility }] = await Promise.all([
    versionsOf(db, pair),
    settings(db),
  ]);
  const lines = await linesOf(
    db,
    rows.map(({ id }) => id),
  );
  const words = wordsFor(actor.role, visibility, answer);
  return withChanges(rows.map((row) => offerFor(words, row, lines.get(row.id) ?? [])));
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
