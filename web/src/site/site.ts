import { type TextLanguage, textLanguages } from "@metiro/shared/languages";
import { pageViewPath } from "@metiro/shared/page-view/constants";

/** What everybody may know of the platform: its name, where to reach it, what it counts in. */
export interface Site {
  name: string;
  domain: string;
  email: string;
  phone: string;
  address: string;
  currency: string;
  /** Those that its readers may choose. */
  languages: readonly TextLanguage[];
  /** Companies see a client's contact details with the request, not only once they are accepted. */
  contactAtOnce: boolean;
  /** Working hours after its sending within which a request has an answer. */
  promisedHours: number;
  /** How many answers that is. */
  promisedAnswers: number;
  /** Where a page view is told to, and under which name when it is another service that counts; nobody counts without. */
  views?: { address: string; site?: string };
}

/** The site as the application configuration describes it. */
export function siteOf(items: readonly { key: string; value?: unknown }[]): Site {
  const values = new Map(items.map(({ key, value }) => [key, value]));
  const text = (key: string, otherwise: string) => {
    const value = values.get(key);
    return typeof value === "string" && value !== "" ? value : otherwise;
  };
  const name = text("site.name", "Metiro");
  const views = viewsOf(text);
  return {
    name,
    domain: text("site.domain", name),
    email: text("contact.email", ""),
    phone: text("contact.phone", ""),
    address: text("contact.address", ""),
    currency: text("site.currency", "EUR"),
    languages: languagesOf(values.get("site.languages")),
    contactAtOnce: text("jobRequest.contactVisibility", "accepted") === "sent",
    promisedHours: numberOf(values.get("guarantee.hours"), 48),
    promisedAnswers: numberOf(values.get("guarantee.answers"), 1),
    ...(views && { views }),
  };
}

const languagesOf = (value: unknown): readonly TextLanguage[] =>
  Array.isArray(value) ? textLanguages.filter((language) => value.includes(language)) : textLanguages;

const numberOf = (value: unknown, otherwise: number) => (typeof value === "number" ? value : otherwise);

function viewsOf(text: (key: string, otherwise: string) => string): Site["views"] {
  const provider = text("analytics.provider", "first-party");
  if (provider === "first-party") return { address: pageViewPath };
  const [url, site] = [text("analytics.url", ""), text("analytics.siteId", "")];
  if (provider !== "plausible" || !url || !site) return undefined;
  return { address: `${url.replace(/\/+$/, "")}/api/event`, site };
}
