import {
  keepLayoutInput,
  listLayout,
  listLayoutsInput,
  savedView,
  savedViewFields,
  savedViewListInput,
  updateSavedViewInput,
} from "@metiro/shared/saved-view/schema";
import { idObject } from "@metiro/shared/scalars";
import { z } from "zod";
import { allow, router } from "../../trpc/init.ts";
import { add } from "./add.ts";
import { deleteView } from "./delete.ts";
import { keepLayout } from "./keep-layout.ts";
import { layouts } from "./layouts.ts";
import { list } from "./list.ts";
import { update } from "./update.ts";

const tags = ["SavedView"];

export const savedViewRouter = router({
  list: allow("savedView.list")
    .meta({
      openapi: {
        method: "GET",
        path: "/SavedView/All",
        tags,
        summary: "One's own views of a list, and those that colleagues share",
      },
    })
    .input(savedViewListInput)
    .output(z.array(savedView))
    .query(list),
  add: allow("savedView.add")
    .meta({
      openapi: { method: "POST", path: "/SavedView/Add", tags, summary: "Keep a view of a list under a name" },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(savedViewFields)
    .output(savedView)
    .mutation(add),
  update: allow("savedView.update")
    .meta({
      openapi: {
        method: "POST",
        path: "/SavedView/Update/{id}",
        tags,
        summary: "Change a view of one's own, or choose whether one's list begins with a view",
        description:
          "Of a view that a colleague shares only `isDefault` can be given: it is the caller's own choice and changes nothing for others. Anything else of it answers 404.",
      },
    })
    .input(updateSavedViewInput)
    .output(savedView)
    .mutation(update),
  delete: allow("savedView.delete")
    .meta({
      openapi: { method: "DELETE", path: "/SavedView/Delete/{id}", tags, summary: "Delete a view of one's own" },
    })
    .input(idObject)
    .output(idObject)
    .mutation(deleteView),
  layouts: allow("savedView.layouts")
    .meta({
      openapi: { method: "GET", path: "/SavedView/Layouts", tags, summary: "How the caller has laid a list out" },
    })
    .input(listLayoutsInput)
    .output(z.array(listLayout))
    .query(layouts),
  keepLayout: allow("savedView.keepLayout")
    .meta({
      openapi: { method: "POST", path: "/SavedView/KeepLayout", tags, summary: "Keep how a list is laid out" },
    })
    .input(keepLayoutInput)
    .output(listLayout)
    .mutation(keepLayout),
});
