import type { ReactElement, ReactNode } from "react";

/** What a component gives to the link that it looks like; spread it on an `<a>` or on a router's link. */
export interface LinkParts {
  className: string;
  children: ReactNode;
  "aria-current"?: "page" | "true";
  "aria-label"?: string;
}

/** How a component that knows no router gets its links: `(parts) => <Link {...parts} to="/tenderer" />`. */
export type RenderLink = (parts: LinkParts) => ReactElement;
