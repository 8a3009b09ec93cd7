import {
  blog,
  blogDraft,
  blogFields,
  blogListInput,
  blogPage,
  blogSlugInput,
  discardBlogChangesInput,
  publishBlogInput,
  saveBlogDraftInput,
  savedBlogDraft,
  updateBlogInput,
} from "@metiro/shared/blog/schema";
import { idObject } from "@metiro/shared/scalars";
import { fromReplica } from "../../trpc/from-replica.ts";
import { allow, router } from "../../trpc/init.ts";
import { discardChanges } from "./draft/discard-changes.ts";
import { getDraft } from "./draft/get-draft.ts";
import { saveDraft } from "./draft/save-draft.ts";
import { list } from "./list.ts";
import { publish } from "./publish.ts";
import { get, getBySlug } from "./get.ts";
import { add } from "./add.ts";
import { deleteBlog } from "./delete.ts";
import { update } from "./update.ts";

const tags = ["Blog"];

export const blogRouter = router({
  list: allow("blog.list")
    .meta({
      openapi: {
        method: "GET",
        path: "/Blog/All",
        tags,
        summary: "The posts of the blog, newest first",
        description: "Those whose time has come; for admins drafts and scheduled ones too. Without their content.",
      },
      rest: { tokenCounts: true },
    })
    .input(blogListInput)
    .output(blogPage)
    .query(fromReplica(list)),
  get: allow("blog.get")
    .meta({
      openapi: {
        method: "GET",
        path: "/Blog/Get/{id}",
        tags,
        summary: "One post with its content",
        description: "A draft exists for admins only.",
      },
      rest: { tokenCounts: true },
    })
    .input(idObject)
    .output(blog)
    .query(fromReplica(get)),
  getBySlug: allow("blog.getBySlug")
    .meta({
      openapi: {
        method: "GET",
        path: "/Blog/GetBySlug/{slug}",
        tags,
        summary: "One post with its content, by its address",
        description: "A draft exists for admins only.",
      },
      rest: { tokenCounts: true },
    })
    .input(blogSlugInput)
    .output(blog)
    .query(fromReplica(getBySlug)),
  add: allow("blog.add")
    .meta({
      openapi: {
        method: "POST",
        path: "/Blog/Add",
        tags,
        summary: "Write a post",
        description: "The content is made safe before it is stored; images in it are ones that an admin has uploaded.",
      },
      rest: { idempotent: "keepsAnswer" },
    })
    .input(blogFields)
    .output(blog)
    .mutation(add),
  update: allow("blog.update")
    .meta({
      openapi: {
        method: "POST",
        path: "/Blog/Update/{id}",
        tags,
        summary: "Rewrite, publish or withdraw a post",
        description:
          "It takes the place of changes that were not published. The address follows the title unless the post was given one of its own; the old one leads to the new one. Without `publishedAt` a post that is published stays out since when it was.",
      },
    })
    .input(updateBlogInput)
    .output(blog)
    .mutation(update),
  getDraft: allow("blog.getDraft")
    .meta({
      openapi: {
        method: "GET",
        path: "/Blog/Draft/{id}",
        tags,
        summary: "One post with its changes that are not published yet",
        description: "What an editor shows. All of its images have signed addresses where they are not public.",
      },
    })
    .input(idObject)
    .output(blogDraft)
    .query(getDraft),
  saveDraft: allow("blog.saveDraft")
    .meta({
      openapi: {
        method: "POST",
        path: "/Blog/Draft/{id}",
        tags,
        summary: "Keep what is being written",
        description:
          "Nothing is required, and nothing that is absent changes. A post that is published or scheduled stays as it is for its readers until its changes are published. Without `baseRevision` an id that is not there yet is a new draft.",
      },
    })
    .input(saveBlogDraftInput)
    .output(savedBlogDraft)
    .mutation(saveDraft),
  discardChanges: allow("blog.discardChanges")
    .meta({
      openapi: {
        method: "POST",
        path: "/Blog/Draft/{id}/discard",
        tags,
        summary: "Drop the changes of a post that are not published yet",
        description: "409 when there are none.",
      },
    })
    .input(discardBlogChangesInput)
    .output(blogDraft)
    .mutation(discardChanges),
  publish: allow("blog.publish")
    .meta({
      openapi: {
        method: "POST",
        path: "/Blog/Publish/{id}",
        tags,
        summary: "Publish, schedule or withdraw a post as it is written by now",
        description: "Its changes become the post. What is published has to be complete; a draft need not be.",
      },
    })
    .input(publishBlogInput)
    .output(blog)
    .mutation(publish),
  delete: allow("blog.delete")
    .meta({ openapi: { method: "DELETE", path: "/Blog/Delete/{id}", tags, summary: "Delete a post" } })
    .input(idObject)
    .output(idObject)
    .mutation(deleteBlog),
});
