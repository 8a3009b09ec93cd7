import type { Words } from "./shape.ts";

/** Fields that mean the same wherever they stand. */
export const sharedFieldWords: Words = {
  id: ["UUID. New rows get version 7, which sorts by time."],
  data: ["The answer itself."],
  createdAt: ["When it was made: ISO 8601, UTC."],
  savedAt: ["When it was saved: ISO 8601, UTC.", "2026-06-15T08:30:00.000Z"],
  updatedAt: ["When it was last changed: ISO 8601, UTC."],
  name: ["Name, in French where the platform is concerned.", "Peinture"],
  slug: ["The name as it stands in addresses: lower case, no accents, hyphens. Unique for its kind.", "peinture"],
  description: [
    "Free text, line breaks kept.",
    "Murs et plafond du salon, environ trente mètres carrés, à repeindre en blanc.",
  ],
  revision: ["Raised by one with each save of the row.", 2],
  baseRevision: [
    "The `revision` that was edited; with another one in the database nothing is saved (409). Absent: nothing is compared.",
    2,
  ],
  position: ["Rank among its siblings, from 0; equal ranks are sorted by name.", 0],
  search: ["Words to look for, regardless of case and accents; all of them have to be found.", "peinture"],
  sort: ["`newest` first (default) or `oldest` first."],
  currency: ["ISO 4217 code of the amounts beside it.", "EUR"],
  items: ["The rows of this page; none past the last page."],
  totalCount: ["Rows on all pages.", 1],
  pageNumber: ["Page, counted from 1.", 1],
  pageSize: ["Rows on a page, 1 to 100; 10 unless told.", 10],
  totalPages: ["Number of pages; 0 when there are no rows.", 1],

  url: [
    "Address below this server's origin, signed and good for an hour.",
    "/api/File/0199f0c0-0000-7000-8000-0000000f11e5",
  ],
  width: ["Width in pixels.", 1600],
  height: ["Height in pixels.", 1200],
  file: [
    "One image of at most 10 MB and 50 megapixels: JPEG, PNG, WebP or AVIF. It is stored anew, without its metadata.",
  ],
  size: ["Which of the stored sizes."],
  expires: ["From a signed address: when it ends, in seconds since 1970.", "1790000000"],
  signature: ["From a signed address: its signature.", "wQ3x0TgE2cJb5m1S"],

  fr: ["In French; what is shown where another language is missing.", "Surface à peindre"],
  en: ["In English.", "Area to paint"],
  ar: ["In Arabic.", "المساحة"],
  ch: ["In Chinese.", "面积"],
  gr: ["In German.", "Fläche"],
  it: ["In Italian.", "Superficie"],
  ru: ["In Russian.", "Площадь"],
  sp: ["In Spanish.", "Superficie"],

  street: ["Street and number.", "Avenue de Cour 38"],
  postalCode: ["Swiss postal code: four digits, the first not 0.", "1007"],
  locality: ["Town or village.", "Lausanne"],
  phone: ["Swiss mobile number. Taken as people write it, kept and sent as E.164.", "+41791234567"],
  website: ["Address that starts with https://.", "https://www.exemple.ch"],
  uid: ["Swiss enterprise number with a right check digit.", "CHE-100.155.212"],

  "Problem.type": ["Always `about:blank`: the code says what happened.", "about:blank"],
  "Problem.title": ["The status in words, in the reader's language.", "Données incorrectes"],
  "Problem.status": ["The HTTP status.", 400],
  "Problem.detail": ["What happened, in the reader's language.", "Certaines informations sont à corriger."],
  "Problem.code": ["What happened, for programs. New codes may be added.", "VALIDATION_FAILED"],
  "Problem.errors": [
    "Field path (`answers.surface`, `companyIds.0`, or `root` for the whole input) to messages in the reader's language.",
    { title: ["Au moins 5 caractères."] },
  ],
  "Problem.params": [
    "Figures of the code: `count` (`IN_USE`), `revision` (the one that stands, `REVISION_CONFLICT`), `max` (`TOO_MANY_RECIPIENTS`), `retryAfterSeconds` (`TOO_MANY_REQUESTS`, `UNAVAILABLE`).",
    { revision: 7 },
  ],
  "Problem.faults": [
    "Each broken rule of each field; its words stand in `errors` under the same path, in the same order.",
    [{ path: "title", rule: "tooShort", params: { minLength: 5 } }],
  ],
  "faults.path": ["As in `errors`: names and places joined by dots, or `root` for the whole input.", "title"],
  "faults.rule": ["The rule that is broken, for programs. New rules may be added.", "tooShort"],
  "faults.params": ["Figures of the rule; empty where it has none.", { minLength: 5 }],
  "Problem.requestId": [
    "The request, as in the header `X-Request-Id`: name it when you ask for help.",
    "0199f0c0-0000-7000-8000-0000000000aa",
  ],
};
