import type { EditInput } from "@metiro/shared/job-request/follow-up";
import type { RequestVersion } from "@metiro/shared/job-request/notes";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import type { Transaction } from "../../../db/client.ts";
import { saveRevision } from "../../../db/revision.ts";
import { jobRequests } from "../../../db/schema/index.ts";
import { enqueueMails } from "../../notification/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { clientUserIdOf } from "../access/client-user-id.ts";
import { getFor } from "../read/get.ts";
import { maskedWords } from "../access/masked-words.ts";
import { lockFor } from "../access/lock.ts";
import { writeNote } from "../notes/write.ts";
import { audit } from "../../audit/index.ts";
import { lockedSubregion } from "../../../db/queries/catalogue/subregion.ts";
import { answeredRevision, tradeAndPlaceOf, tradeOfRequest, unknownChoice } from "../post/trade-and-place.ts";

/**
 * Puts words, service and district of a request right, before any company has it. The client reads what was changed, and why. Its
 * answers stay with the questions that they answer, whatever the service.
 */
export async function edit({ ctx, input }: Call<EditInput>): Promise<JobRequest> {
  const { id, reason, baseRevision } = input;
  await ctx.db.transaction(async (tx) => {
    // Before the request, as where a service is merged into another one.
    const moved = await chosen(tx, input);
    const { request } = await lockFor(tx, ctx.actor, id, "edit", "no key update");
    const { tendererId, number, street } = request;
    const before = await tradeAndPlaceOf(tx, id);
    const { title = request.title, description = request.description } = input;
    const { subcategoryId = before.subcategory.id, subregionId = before.subregion.id } = input;
    const fields = [
      ...(title === request.title ? [] : ["title" as const]),
      ...(description === request.description ? [] : ["description" as const]),
      ...(subcategoryId === before.subcategory.id ? [] : ["subcategory" as const]),
      ...(subregionId === before.subregion.id ? [] : ["subregion" as const]),
    ];
    if (fields.length === 0) return;
    const formRevision = fields.includes("subcategory") && {
      formRevision: await answeredRevision(tx, { id, subcategoryId }),
    };
    const target = { table: jobRequests, revision: jobRequests.revision, returning: { id: jobRequests.id } };
    await saveRevision(
      tx,
      target,
      { id, baseRevision },
      {
        title,
        description,
        ...moved,
        ...formRevision,
        ...(await maskedWords(tx, tendererId, { title, description, street })),
      },
    );
    const [was, is] = [
      { ...request, ...before },
      { title, description, ...(await tradeAndPlaceOf(tx, id)) },
    ];
    const noteId = await writeNote(tx, {
      jobRequestId: id,
      kind: "edited",
      authorId: ctx.actor.userId,
      text: reason,
      before: partOf(was, fields),
      after: partOf(is, fields),
    });
    await audit(tx, ctx, "jobRequest.edit", id, { number, fields, before: told(was, fields), after: told(is, fields) });
    await enqueueMails(tx, [
      { kind: "requestEdited", to: await clientUserIdOf(tx, tendererId), data: { jobRequestId: id, noteId } },
    ]);
  });
  return getFor(ctx, id);
}

type Corrected = {
  [Field in "title" | "description" | "subcategory" | "subregion"]: NonNullable<RequestVersion[Field]>;
};
type Field = keyof Corrected;

/** Where the request is to go, of what was chosen: the service with its category, the district with its canton. */
async function chosen(tx: Transaction, { subcategoryId, subregionId }: EditInput) {
  const trade = subcategoryId === undefined ? null : await tradeOfRequest(tx, subcategoryId);
  const place = subregionId === undefined ? null : await lockedSubregion(tx, subregionId);
  if (trade === undefined || place === undefined) throw unknownChoice({ subcategoryId: trade, subregionId: place });
  return {
    ...(trade && { subcategoryId, categoryId: trade.categoryId }),
    ...(place && { subregionId, regionId: place.regionId }),
  };
}

const partOf = (version: Corrected, fields: readonly Field[]): RequestVersion =>
  Object.fromEntries(fields.map((field) => [field, version[field]]));

/** What the audit keeps: it outlives the request's personal data, so what the description said stands in the note, which does not. */
const told = ({ title, subcategory, subregion }: Corrected, fields: readonly Field[]) => ({
  ...(fields.includes("title") && { title }),
  ...(fields.includes("subcategory") && { subcategory: subcategory.name }),
  ...(fields.includes("subregion") && { subregion: subregion.name }),
});
