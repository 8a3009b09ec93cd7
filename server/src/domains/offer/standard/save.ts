import { randomUUID } from "node:crypto";
import type { SaveStandardLinesInput, StandardLines } from "@metiro/shared/offer/schema";
import { eq } from "drizzle-orm";
import { standardLines, subcategories } from "../../../db/schema/index.ts";
import { now } from "../../../db/sql.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Call } from "../../../trpc/context.ts";
import { audit } from "../../audit/index.ts";

/** Replaces the lines of a service. Offers that were given keep the words they were given with. */
export function save({ ctx, input }: Call<SaveStandardLinesInput>): Promise<StandardLines> {
  const { subcategoryId, baseRevision } = input;
  return ctx.db.transaction(async (tx) => {
    const [service] = await tx
      .select({ id: subcategories.id })
      .from(subcategories)
      .where(eq(subcategories.id, subcategoryId))
      .for("no key update");
    orNotFound(service);
    const [standing] = await tx
      .select({ revision: standardLines.revision, lines: standardLines.lines })
      .from(standardLines)
      .where(eq(standardLines.subcategoryId, subcategoryId));
    const before = standing?.revision ?? 0;
    if (baseRevision !== undefined && baseRevision !== before)
      throw new DomainError("REVISION_CONFLICT", { params: { revision: before } });
    const known = new Set(standing?.lines.map(({ id }) => id));
    const lines = input.lines.map(({ id, ...line }, index) => {
      if (id !== undefined && !known.delete(id))
        throw new DomainError("VALIDATION_FAILED", { errors: { [`lines.${index}.id`]: [{ rule: "unknown" }] } });
      return { ...line, id: id ?? randomUUID() };
    });
    const revision = before + 1;
    await tx
      .insert(standardLines)
      .values({ subcategoryId, lines, revision })
      .onConflictDoUpdate({ target: standardLines.subcategoryId, set: { lines, revision, updatedAt: now } });
    await audit(tx, ctx, "standardLine.save", subcategoryId, {
      before: { lines: standing?.lines.map(({ label }) => label) ?? [] },
      after: { lines: lines.map(({ label }) => label) },
    });
    return { subcategoryId, revision, lines };
  });
}
