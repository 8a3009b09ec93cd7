import { Link } from "@tanstack/react-router";
import type { LinkParts } from "#ui/navigation/link-parts.ts";

/** A page of the list on this screen, for `<Pagination link={pageLink} />`. */
export const pageLink = (pageNumber: number, parts: LinkParts) => (
  <Link {...parts} to="." search={(previous) => ({ ...previous, pageNumber })} />
);
