import { textLanguageOf } from "@metiro/shared/languages";

const meta = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content;

/**
 * Says that somebody came to a page, to whom the platform has count: itself, or a Plausible
 * (https://plausible.io/docs/events-api). Without cookies and without anything of who it was.
 * `path` is the page's path, or its pattern where paths name rows.
 */
export function trackPageView(path: string): void {
  const address = meta("page-views");
  if (address === undefined) return;
  const site = meta("page-views-site");
  const view =
    site === undefined
      ? { path, lang: textLanguageOf(document.documentElement.lang) }
      : { name: "pageview", domain: site, url: `${window.location.origin}${path}` };
  // As text, so that another origin need not be asked first; it may fail without a word.
  void fetch(address, { method: "POST", body: JSON.stringify(view), keepalive: true, credentials: "omit" }).catch(
    () => undefined,
  );
}
