import { createFileRoute, stripSearchParams } from "@tanstack/react-router";
import { clientsSearch } from "#features/people/clients/clients-search.ts";

/** A client keeps the address of the list that it was opened from, so that the way back leads to the same place. */
export const Route = createFileRoute("/admin/tenderer")({
  validateSearch: clientsSearch.validate,
  search: { middlewares: [stripSearchParams(clientsSearch.defaults)] },
});
