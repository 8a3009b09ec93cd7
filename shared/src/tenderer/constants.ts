export const tendererSorts = ["newest", "oldest", "name"] as const;
