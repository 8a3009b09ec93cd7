import { photosOf } from "@metiro/shared/request-draft/photos";
import type { OfSubcategory, RequestDraft } from "@metiro/shared/request-draft/schema";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { TendererActor } from "../../../trpc/actor.ts";
import type { Call } from "../../../trpc/context.ts";
import { ownDocuments } from "../../document/index.ts";
import { ownImages } from "../../file/index.ts";
import { ownRequestDraft } from "./policy.ts";
import { drafts } from "./queries.ts";

export async function get({ ctx, input }: Call<OfSubcategory, TendererActor>): Promise<RequestDraft> {
  const [row] = await drafts(ctx.db, ownRequestDraft(ctx.actor, input.subcategoryId));
  const draft = orNotFound(row);
  const [photos, plans] = await Promise.all([
    ownImages(ctx, photosOf(draft.content)),
    ownDocuments(ctx, draft.content.planIds ?? []),
  ]);
  return { ...draft, photos, plans };
}
