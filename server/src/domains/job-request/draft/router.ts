import { draftDays } from "@metiro/shared/request-draft/constants";
import { ofSubcategory, requestDraft, requestDraftItem, saveDraftInput } from "@metiro/shared/request-draft/schema";
import { z } from "zod";
import { allow, router } from "../../../trpc/init.ts";
import { get } from "./get.ts";
import { list } from "./list.ts";
import { remove } from "./remove.ts";
import { save } from "./save.ts";

const tags = ["RequestDraft"];

export const requestDraftRouter = router({
  list: allow("requestDraft.list")
    .meta({
      openapi: {
        method: "GET",
        path: "/RequestDraft/All",
        tags,
        summary: "One's own requests that are not sent yet",
        description: "At most 50, the one that was changed last first. What they say is left out.",
      },
    })
    .output(z.array(requestDraftItem))
    .query(list),
  get: allow("requestDraft.get")
    .meta({
      openapi: {
        method: "GET",
        path: "/RequestDraft/Get/{subcategoryId}",
        tags,
        summary: "One's own draft for a subcategory, whole",
      },
    })
    .input(ofSubcategory)
    .output(requestDraft)
    .query(get),
  save: allow("requestDraft.save")
    .meta({
      openapi: {
        method: "POST",
        path: "/RequestDraft/Save/{subcategoryId}",
        tags,
        summary: "Keep what is told so far of a request for a subcategory",
        description: `Replaces the whole draft. Nothing is overwritten unread: with another \`baseRevision\` than the one that stands it is \`REVISION_CONFLICT\`, with the present one in \`params\`; where there is none any more, and \`baseRevision\` is above 0, it is 404. A draft whose \`idempotencyKey\` was used by \`JobRequest/Create\` is \`IDEMPOTENCY_KEY_REUSED\`: it is sent. Drafts are forgotten ${draftDays} days after their last change. At most 60 saves a minute.`,
      },
    })
    .input(saveDraftInput)
    .output(requestDraftItem)
    .mutation(save),
  remove: allow("requestDraft.remove")
    .meta({
      openapi: {
        method: "DELETE",
        path: "/RequestDraft/Delete/{subcategoryId}",
        tags,
        summary: "Throw away one's own draft for a subcategory",
      },
    })
    .input(ofSubcategory)
    .output(ofSubcategory)
    .mutation(remove),
});
