/** How a list of posts is ordered. */
export const blogSorts = ["newest", "oldest", "changed", "title"] as const;
