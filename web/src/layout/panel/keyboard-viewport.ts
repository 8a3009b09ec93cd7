import type { pageTitle } from "../document/page-title.ts";

/** A page with a field at its foot: the keyboard of a phone takes its place from the page instead of covering it. */
export const keyboardViewport = ({ meta }: ReturnType<typeof pageTitle>) => ({
  meta: [
    ...meta,
    { name: "viewport", content: "width=device-width, initial-scale=1, interactive-widget=resizes-content" },
  ],
});
