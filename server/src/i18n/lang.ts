import { isLanguage, type Language, languageCookie, languageHeader } from "@metiro/shared/languages";

export interface LanguageHeaders {
  [languageHeader]?: string | string[] | undefined;
  cookie?: string | undefined;
  "accept-language"?: string | undefined;
}

interface PageRequest {
  query?: unknown;
  headers: LanguageHeaders;
}

const cookie = new RegExp(`(?:^|;)\\s*${languageCookie}=([a-z]{2})\\s*(?:;|$)`);

/** The reader's language: the one of the page that asks, else the one of the cookie, else English for whom English comes before French, else French. */
export function languageOf(headers: LanguageHeaders): Language {
  const asked = headers[languageHeader];
  if (isLanguage(asked)) return asked;
  const chosen = headers.cookie && cookie.exec(headers.cookie)?.[1];
  return isLanguage(chosen) ? chosen : preferred(headers["accept-language"]);
}

/** Pages are French until the reader chooses, by the address or by the cookie, whatever the browser asks for. */
export const pageLanguageOf = ({ query, headers: { cookie } }: PageRequest): Language =>
  askedLanguage(query) ?? languageOf({ cookie });

/** The language that an address asks for: `/blogs?lang=en`. */
export function askedLanguage(query: unknown): Language | undefined {
  const asked = (query as { lang?: unknown } | undefined)?.lang;
  return isLanguage(asked) ? asked : undefined;
}

function preferred(header: string | undefined): Language {
  if (!header) return "fr";
  let best: Language = "fr";
  let weight = 0;
  for (const part of header.split(",", 20)) {
    const [tag = "", ...options] = part.trim().toLowerCase().split(";");
    const language = tag.split("-")[0];
    const quality = options[0] === undefined ? 1 : Number(/^\s*q=([\d.]+)$/.exec(options[0])?.[1] ?? 0);
    if ((language === "en" || language === "fr") && quality > weight) {
      best = language;
      weight = quality;
    }
  }
  return best;
}
