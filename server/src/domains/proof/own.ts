import { proofKinds } from "@metiro/shared/proof/constants";
import type { OwnProofs } from "@metiro/shared/proof/schema";
import { desc, eq, sql } from "drizzle-orm";
import { companyProofs } from "../../db/schema/index.ts";
import type { CompanyActor } from "../../trpc/actor.ts";
import type { ActorContext, Call } from "../../trpc/context.ts";
import { askedKinds, selectProofs, toProof } from "./queries.ts";

/** Of each kind what is asked of the company and how it stands: needed ones first, then recommended ones. */
export const own = ({ ctx }: Call<void, CompanyActor>): Promise<OwnProofs> => standingOf(ctx, ctx.actor.companyId);

async function standingOf({ db, fileAddresses }: ActorContext, companyId: string): Promise<OwnProofs> {
  // The latest of each kind and state: however often something was refused or withdrawn.
  const latest = sql`(
    select distinct on (kind, state) id from ${companyProofs}
    where company_id = ${companyId} and state <> 'withdrawn' order by kind, state, created_at desc)`;
  const [asked, rows] = await Promise.all([
    askedKinds(db, companyId),
    selectProofs(db)
      .where(sql`${eq(companyProofs.companyId, companyId)} and ${companyProofs.id} in ${latest}`)
      .orderBy(desc(companyProofs.createdAt), desc(companyProofs.id)),
  ]);
  const proofs = rows.map((row) => toProof(row, fileAddresses));
  const items = proofKinds.map((kind) => {
    const ofKind = proofs.filter((proof) => proof.kind === kind);
    const verified = ofKind.find(({ state }) => state === "verified");
    const waiting = ofKind.find(({ state }) => state === "submitted");
    const [newest] = ofKind;
    const ended = newest && (newest.state === "refused" || newest.state === "expired") ? newest : undefined;
    return {
      kind,
      ...(asked.get(kind) ?? { trades: [] }),
      ...(verified && { verified }),
      ...(waiting && { waiting }),
      ...(ended && { ended }),
    };
  });
  const rank = { needed: 0, recommended: 1 };
  return {
    items: items.toSorted((one, other) => (one.need ? rank[one.need] : 2) - (other.need ? rank[other.need] : 2)),
  };
}
