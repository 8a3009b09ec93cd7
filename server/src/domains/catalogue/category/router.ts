import { categoryOverview, mergedCategory, mergeInput, reorderInput } from "@metiro/shared/category/overview";
import {
  byNameInput,
  category,
  categoryFields,
  categoryWithGuide,
  updateCategoryInput,
} from "@metiro/shared/category/schema";
import { idObject } from "@metiro/shared/scalars";
import { z } from "zod";
import { fromReplica } from "../../../trpc/from-replica.ts";
import { allow, router } from "../../../trpc/init.ts";
import { merge } from "./merge.ts";
import { overview } from "./overview.ts";
import { get, getByName } from "./get.ts";
import { list } from "./list.ts";
import { reorder } from "./reorder.ts";
import { add } from "./add.ts";
import { deleteCategory } from "./delete.ts";
import { update } from "./update.ts";

const tags = ["Category"];

export const categoryRouter = router({
  list: allow("category.list")
    .meta({
      kept: true,
      openapi: { method: "GET", path: "/Category/All", tags, summary: "All categories with their subcategories" },
    })
    .output(z.array(category))
    .query(list),
  get: allow("category.get")
    .meta({ openapi: { method: "GET", path: "/Category/Get/{id}", tags, summary: "One category" } })
    .input(idObject)
    .output(categoryWithGuide)
    .query(get),
  getByName: allow("category.getByName")
    .meta({
      openapi: { method: "POST", path: "/Category/GetByName", tags, summary: "One category, by its name or slug" },
    })
    .input(byNameInput)
    .output(categoryWithGuide)
    .query(getByName),
  overview: allow("category.overview")
    .meta({
      openapi: {
        method: "GET",
        path: "/Category/Overview",
        tags,
        summary: "All categories with how much depends on each",
      },
    })
    .output(categoryOverview)
    .query(fromReplica(overview)),
  add: allow("category.add")
    .meta({
      openapi: { method: "POST", path: "/Category/Add", tags, summary: "Add a category" },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(categoryFields)
    .output(categoryWithGuide)
    .mutation(add),
  update: allow("category.update")
    .meta({ openapi: { method: "POST", path: "/Category/Update/{id}", tags, summary: "Change a category" } })
    .input(updateCategoryInput)
    .output(categoryWithGuide)
    .mutation(update),
  reorder: allow("category.reorder")
    .meta({
      openapi: {
        method: "POST",
        path: "/Category/Order",
        tags,
        summary: "Give the menu a new order, and subcategories another category",
      },
    })
    .input(reorderInput)
    .output(categoryOverview)
    .mutation(reorder),
  merge: allow("category.merge")
    .meta({
      openapi: {
        method: "POST",
        path: "/Category/Merge/{id}",
        tags,
        summary: "Move the subcategories of a category to another one and delete it",
      },
    })
    .input(mergeInput)
    .output(mergedCategory)
    .mutation(merge),
  delete: allow("category.delete")
    .meta({
      openapi: {
        method: "DELETE",
        path: "/Category/Delete/{id}",
        tags,
        summary: "Delete a category and its subcategories, unless requests use them",
      },
    })
    .input(idObject)
    .output(idObject)
    .mutation(deleteCategory),
});
