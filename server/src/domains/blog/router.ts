import { blog, blogFields, blogListInput, blogPage, blogSlugInput, updateBlogInput } from "@metiro/shared/blog/schema";
import { idObject } from "@metiro/shared/scalars";
import { allow, router } from "../../trpc/init.ts";
import { list } from "./list.ts";
import { get, getBySlug } from "./read.ts";
import { add, deleteBlog, update } from "./write.ts";

const tags = ["Blog"];

export const blogRouter = router({
  list: allow("blog.list")
    .meta({
      openapi: {
        method: "GET",
        path: "/Blog/All",
        tags,
        summary: "The posts of the blog, newest first",
        description: "Published ones; for admins drafts too. Without their content.",
      },
    })
    .input(blogListInput)
    .output(blogPage)
    .query(list),
  get: allow("blog.get")
    .meta({
      openapi: {
        method: "GET",
        path: "/Blog/Get/{id}",
        tags,
        summary: "One post with its content",
        description: "A draft exists for admins only.",
      },
    })
    .input(idObject)
    .output(blog)
    .query(get),
  getBySlug: allow("blog.getBySlug")
    .meta({
      openapi: {
        method: "GET",
        path: "/Blog/GetBySlug/{slug}",
        tags,
        summary: "One post with its content, by its address",
        description: "A draft exists for admins only.",
      },
    })
    .input(blogSlugInput)
    .output(blog)
    .query(getBySlug),
  add: allow("blog.add")
    .meta({
      openapi: {
        method: "POST",
        path: "/Blog/Add",
        tags,
        summary: "Write a post",
        description: "The content is made safe before it is stored; images in it are ones that an admin has uploaded.",
      },
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
        description: "What is absent is cleared. The address follows the title.",
      },
    })
    .input(updateBlogInput)
    .output(blog)
    .mutation(update),
  delete: allow("blog.delete")
    .meta({ openapi: { method: "DELETE", path: "/Blog/Delete/{id}", tags, summary: "Delete a post" } })
    .input(idObject)
    .output(idObject)
    .mutation(deleteBlog),
});
