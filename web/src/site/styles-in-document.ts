import { type UsedStyles, usedStyles } from "./used-styles.ts";

/** The sheet of a build is read once. */
let read: { sheet: string; used: UsedStyles } | undefined;

/**
 * Puts what a plain page uses of its styles into its document, which then waits for nothing to be shown. The whole sheet is
 * named at the end of the page: it comes for what the script shows later, and is kept for the next page.
 */
export function stylesInDocument(html: string, sheet: string, nonce: string): string {
  const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const end = html.lastIndexOf("</body>");
  const [first, ...others] = links;
  if (first === undefined || end < 0) return html;
  if (read?.sheet !== sheet) read = { sheet, used: usedStyles(sheet) };
  const { used } = read;
  const style = `<style nonce="${nonce}">${used(html)}</style>`;
  const without = others.reduce((rest, link) => rest.replace(link, ""), html.slice(0, end));
  return `${without.replace(first, () => style)}${links.join("")}${html.slice(end)}`;
}
