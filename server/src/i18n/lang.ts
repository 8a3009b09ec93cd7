import { negotiate } from "@fastify/accept-negotiator";
import {
  isLanguage,
  isOffered,
  type Language,
  languageCookie,
  languageHeader,
  type TextLanguage,
  textLanguages,
} from "@metiro/shared/languages";
import { parseCookie } from "cookie";

export interface LanguageHeaders {
  [languageHeader]?: string | string[] | undefined;
  cookie?: string | undefined;
  "accept-language"?: string | undefined;
}

interface PageRequest {
  query?: unknown;
  headers: LanguageHeaders;
  offered?: Offered | undefined;
}

/** The languages that the platform offers; all that are complete where nobody knows. */
type Offered = readonly TextLanguage[];

/** The reader's language: the one of the page that asks, else the one of the cookie, else English for whom English comes before French, else French. */
export function languageOf(headers: LanguageHeaders, offered: Offered = textLanguages): Language {
  const asked = headers[languageHeader];
  if (isLanguage(asked) && isOffered(asked, offered)) return asked;
  const chosen = parseCookie(headers.cookie ?? "")[languageCookie];
  if (isLanguage(chosen) && isOffered(chosen, offered)) return chosen;
  const liked = preferred(headers["accept-language"]);
  return isOffered(liked, offered) ? liked : "fr";
}

/** Pages are French until the reader chooses, by the address or by the cookie, whatever the browser asks for. */
export const pageLanguageOf = ({ query, headers: { cookie }, offered }: PageRequest): Language =>
  askedLanguage(query, offered) ?? languageOf({ cookie }, offered);

/** The language that an address asks for, `/blogs?lang=en`, where it is offered. */
export function askedLanguage(query: unknown, offered: Offered = textLanguages): Language | undefined {
  const asked = (query as { lang?: unknown } | undefined)?.lang;
  return isLanguage(asked) && isOffered(asked, offered) ? asked : undefined;
}

/** Of English and French the one that the reader likes better, wherever it is spoken; French where it does not mind. */
function preferred(header = ""): Language {
  const languages = header
    .slice(0, 1000)
    .toLowerCase()
    .replaceAll(/(?<=[a-z])-[a-z0-9-]+/g, "");
  return negotiate(languages, ["fr", "en"]) === "en" ? "en" : "fr";
}
