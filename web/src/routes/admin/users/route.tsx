import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { usersSearch } from "#features/people/users/users-search.ts";

/** An account keeps the address of the list that it was opened from, so that the way back leads to the same place. */
export const Route = createFileRoute("/admin/users")({
  validateSearch: usersSearch.validate,
  search: { middlewares: [stripSearchParams(usersSearch.defaults)] },
});
