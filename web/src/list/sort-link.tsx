import { Link } from "@tanstack/react-router";
import type { LinkParts } from "#ui/navigation/link-parts.ts";

/** Makes the head of a column a link that sorts by it. */
export const sortLink = (sort: string) => (parts: LinkParts) => (
  <Link {...parts} to="." search={(previous) => ({ ...previous, sort, pageNumber: 1 }) as never} resetScroll={false} />
);
