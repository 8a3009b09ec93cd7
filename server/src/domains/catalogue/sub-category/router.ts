import { mergedSubcategory, mergeInput } from "@metiro/shared/category/overview";
import { byNameInput } from "@metiro/shared/category/schema";
import { idObject } from "@metiro/shared/scalars";
import {
  byCategoryInput,
  discardFormDraftInput,
  formDraft as formDraftShape,
  formProgress as formProgressShape,
  formProgressInput,
  formReplay,
  saveFormDraftInput,
  formVersion as formVersionShape,
  formVersionInput,
  formVersionPage,
  formVersionsInput,
  searchedTrade,
  searchIndexInput,
  subcategoryFields,
  subcategoryWithForm,
  updateQuestionsInput,
  updateSubcategoryInput,
} from "@metiro/shared/sub-category/schema";
import { z } from "zod";
import { fromReplica } from "../../../trpc/from-replica.ts";
import { allow, router } from "../../../trpc/init.ts";
import { formDraft } from "./form/form-draft.ts";
import { formProgress } from "./form/form-progress.ts";
import { formVersion, formVersions } from "./form/form-versions.ts";
import { maxReplayedRequests, replayForm } from "./form/replay-form.ts";
import { discardFormDraft, saveFormDraft } from "./form/save-form-draft.ts";
import { merge } from "./merge.ts";
import { get, getByName } from "./get.ts";
import { list, listByCategory } from "./list.ts";
import { searchIndex } from "./search-index.ts";
import { updateQuestions } from "./form/update-questions.ts";
import { add } from "./add.ts";
import { deleteSubcategory } from "./delete.ts";
import { update } from "./update.ts";

const tags = ["SubCategory"];

export const subCategoryRouter = router({
  list: allow("subCategory.list")
    .meta({
      kept: true,
      openapi: { method: "GET", path: "/SubCategory/All", tags, summary: "All subcategories with their forms" },
    })
    .output(z.array(subcategoryWithForm))
    .query(list),
  listByCategory: allow("subCategory.listByCategory")
    .meta({
      kept: true,
      openapi: {
        method: "GET",
        path: "/SubCategory/All/{categoryId}",
        tags,
        summary: "The subcategories of a category",
      },
    })
    .input(byCategoryInput)
    .output(z.array(subcategoryWithForm))
    .query(listByCategory),
  get: allow("subCategory.get")
    .meta({
      openapi: { method: "GET", path: "/SubCategory/Get/{id}", tags, summary: "One subcategory with its form" },
    })
    .input(idObject)
    .output(subcategoryWithForm)
    .query(get),
  getByName: allow("subCategory.getByName")
    .meta({
      openapi: {
        method: "POST",
        path: "/SubCategory/GetByName",
        tags,
        summary: "One subcategory, by its name or slug",
      },
    })
    .input(byNameInput)
    .output(subcategoryWithForm)
    .query(getByName),
  searchIndex: allow("subCategory.searchIndex")
    .meta({
      kept: true,
      openapi: {
        method: "GET",
        path: "/SubCategory/SearchIndex",
        tags,
        summary: "All subcategories with the words they are found by",
      },
    })
    .input(searchIndexInput)
    .output(z.array(searchedTrade))
    .query(searchIndex),
  add: allow("subCategory.add")
    .meta({
      openapi: { method: "POST", path: "/SubCategory/Add", tags, summary: "Add a subcategory" },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(subcategoryFields)
    .output(subcategoryWithForm)
    .mutation(add),
  update: allow("subCategory.update")
    .meta({ openapi: { method: "POST", path: "/SubCategory/Update/{id}", tags, summary: "Change a subcategory" } })
    .input(updateSubcategoryInput)
    .output(subcategoryWithForm)
    .mutation(update),
  delete: allow("subCategory.delete")
    .meta({
      openapi: {
        method: "DELETE",
        path: "/SubCategory/Delete/{id}",
        tags,
        summary: "Delete a subcategory, unless requests use it",
      },
    })
    .input(idObject)
    .output(idObject)
    .mutation(deleteSubcategory),
  merge: allow("subCategory.merge")
    .meta({
      openapi: {
        method: "POST",
        path: "/SubCategory/Merge/{id}",
        tags,
        summary: "Move the requests and companies of a subcategory to another one and delete it",
      },
    })
    .input(mergeInput)
    .output(mergedSubcategory)
    .mutation(merge),
  updateQuestions: allow("subCategory.updateQuestions")
    .meta({
      openapi: {
        method: "POST",
        path: "/SubCategory/Update/Questions/{id}",
        tags,
        summary: "Save the question form of a subcategory",
      },
    })
    .input(updateQuestionsInput)
    .output(subcategoryWithForm)
    .mutation(updateQuestions),
  formVersions: allow("subCategory.formVersions")
    .meta({
      openapi: {
        method: "GET",
        path: "/SubCategory/FormVersions/{id}",
        tags,
        summary: "Every question form that a subcategory has had, the present one first",
      },
    })
    .input(formVersionsInput)
    .output(formVersionPage)
    .query(formVersions),
  formVersion: allow("subCategory.formVersion")
    .meta({
      openapi: {
        method: "GET",
        path: "/SubCategory/FormVersion/{id}",
        tags,
        summary: "An earlier question form of a subcategory",
      },
    })
    .input(formVersionInput)
    .output(formVersionShape)
    .query(formVersion),
  formDraft: allow("subCategory.formDraft")
    .meta({
      openapi: {
        method: "GET",
        path: "/SubCategory/FormDraft/{id}",
        tags,
        summary: "What is being written of the question form of a subcategory",
        description: "One draft for all admins. `draft` is absent while nothing is being written.",
      },
    })
    .input(idObject)
    .output(formDraftShape)
    .query(formDraft),
  saveFormDraft: allow("subCategory.saveFormDraft")
    .meta({
      openapi: {
        method: "POST",
        path: "/SubCategory/FormDraft/{id}",
        tags,
        summary: "Keep what is being written of a question form",
        description:
          "The form may still have faults; clients go on answering the published one. 409 `REVISION_CONFLICT` when somebody has changed the draft since `draftRevision`.",
      },
    })
    .input(saveFormDraftInput)
    .output(formDraftShape)
    .mutation(saveFormDraft),
  discardFormDraft: allow("subCategory.discardFormDraft")
    .meta({
      openapi: {
        method: "POST",
        path: "/SubCategory/FormDraft/{id}/discard",
        tags,
        summary: "Drop what is being written of a question form",
        description: "409 `REVISION_CONFLICT` when somebody has changed the draft since `draftRevision`.",
      },
    })
    .input(discardFormDraftInput)
    .output(formDraftShape)
    .mutation(discardFormDraft),
  formProgress: allow("subCategory.formProgress")
    .meta({
      openapi: {
        method: "GET",
        path: "/SubCategory/FormProgress/{id}",
        tags,
        summary: "How many came to each question of a form, and how many went on",
        description:
          "Counted without answers and without who it was, once for each visit; of one version, or of all of them.",
      },
    })
    .input(formProgressInput)
    .output(formProgressShape)
    .query(fromReplica(formProgress)),
  replayForm: allow("subCategory.replayForm")
    .meta({
      openapi: {
        method: "GET",
        path: "/SubCategory/ReplayForm/{id}",
        tags,
        summary: "Whether the answers of past requests would fit what is being written",
        description: `The answers of the latest ${maxReplayedRequests} requests are checked by the draft, or by the published form where there is none. 400 while the draft has faults.`,
      },
    })
    .input(idObject)
    .output(formReplay)
    .query(fromReplica(replayForm)),
});
