import { negotiate } from "@fastify/accept-negotiator";
import { isLanguage, type Language, languageCookie, languageHeader } from "@metiro/shared/languages";
import { parseCookie } from "cookie";

export interface LanguageHeaders {
  [languageHeader]?: string | string[] | undefined;
  cookie?: string | undefined;
  "accept-language"?: string | undefined;
}

interface PageRequest {
  query?: unknown;
  headers: LanguageHeaders;
}

/** The reader's language: the one of the page that asks, else the one of the cookie, else English for whom English comes before French, else French. */
export function languageOf(headers: LanguageHeaders): Language {
  const asked = headers[languageHeader];
  if (isLanguage(asked)) return asked;
  const chosen = parseCookie(headers.cookie ?? "")[languageCookie];
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

/** Of English and French the one that the reader likes better, wherever it is spoken; French where it does not mind. */
function preferred(header = ""): Language {
  const languages = header
    .slice(0, 1000)
    .toLowerCase()
    .replaceAll(/(?<=[a-z])-[a-z0-9-]+/g, "");
  return negotiate(languages, ["fr", "en"]) === "en" ? "en" : "fr";
}
