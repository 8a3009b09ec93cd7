import { blogSorts } from "@metiro/shared/blog/constants";
import { listSearch } from "#list/list-search.ts";
import { choiceField, idField } from "#list/filter/search-field.ts";

export const postViews = ["all", "draft", "scheduled", "published"] as const;

/** What the list of posts keeps in its address. */
export const postsSearch = listSearch({
  state: choiceField(postViews, "all"),
  categoryId: idField(),
  sort: choiceField(blogSorts, "newest"),
});
export type PostsValues = typeof postsSearch.defaults;

/** The call's input. */
export const postsInput = ({ state, ...values }: PostsValues) => ({
  ...values,
  state: state === "all" ? undefined : state,
});
