import { defaultPageSize, maxChangedDays, maxPageSize } from "@metiro/shared/paging/constants";
import type { Text } from "./texts.ts";

export const baseRevision: Text = [
  "The `revision` that the change began from. When the stored one differs, nothing is saved (409 `REVISION_CONFLICT`). Absent: nothing is compared.",
  2,
];
export const budgetMax: Text = ["Upper end of the budget, in cents; not below `budgetMin`.", 250000];
export const budgetMin: Text = ["Lower end of the budget, in cents.", 150000];
export const changedSince: Text = [
  `Only rows whose \`updatedAt\` is not before this moment, and those of the minute before it: ISO 8601, UTC, at most ${maxChangedDays} days ago.`,
  "2030-06-15T10:00:00.000Z",
];
export const canceledAt: Text = ["When it was canceled: ISO 8601, UTC."];
export const categoryId: Text = ["Id of the category."];
export const companyId: Text = ["Id of the company."];
export const createdAt: Text = ["When it was created: ISO 8601, UTC."];
export const currency: Text = ["ISO 4217 code of the amounts beside it.", "EUR"];
export const doneOn: Text = [
  "The day on which the work was finished: `yyyy-MM-dd`, Europe/Zurich; absent in an input: today.",
  "2026-06-30",
];
export const email: Text = ["E-mail address; upper and lower case are the same.", "camille@exemple.ch"];
export const emailConfirmed: Text = ["Whether the e-mail address is confirmed.", true];
export const emailInput: Text = [
  "E-mail address, at most {max} characters; upper and lower case are the same.",
  "camille@exemple.ch",
];
export const employees: Text = ["How many people work at the company, as a range."];
export const expiresAt: Text = [
  "Until when the link of the mail works: ISO 8601, UTC. Links of earlier mails no longer work.",
];
export const firstName: Text = ["First name.", "Camille"];
export const firstNameInput: Text = ["First name, {min} to {max} characters.", "Camille"];
export const foundedYear: Text = ["Year in which the company was founded.", 1998];
export const guide: Text = [
  "Texts of the guide on the public page, by two-letter language.",
  { fr: { factors: ["La surface des pièces"] } },
];
export const icon: Text = ["Name of one of the site's icons; absent: the category shows a house.", "paint-roller"];
export const id: Text = ["Id: a UUID. New ones are of version 7, which sorts by time of creation."];
export const lang: Text = ["Language of the account's mails and of its interface.", "fr"];
export const lastLoginAt: Text = ["When the account last signed in: ISO 8601, UTC; absent: never."];
export const lastName: Text = ["Last name.", "Rochat"];
export const lastNameInput: Text = ["Last name, {min} to {max} characters.", "Rochat"];
export const locality: Text = ["Town or village.", "Lausanne"];
export const lockedAt: Text = ["Since when the account is locked, so that nobody can sign in to it: ISO 8601, UTC."];
export const logo: Text = ["The company's logo, public; absent for none."];
export const number: Text = ["Number of the request as people use it: year and six digits.", "2026-000123"];
export const phone: Text = [
  "Swiss mobile number. Accepted as people write it, stored and answered as E.164.",
  "+41791234567",
];
export const position: Text = ["Rank in the menu, from 0; equal ranks are sorted by name.", 0];
export const postalCode: Text = ["Swiss postal code: four digits, the first not 0.", "1007"];
export const availableFrom: Text = [
  "First day on which the company can start: `yyyy-MM-dd`, Europe/Zurich.",
  "2027-03-08",
];
export const priceMax: Text = ["Upper end of the price, in cents; not below `priceMin`.", 220000];
export const priceMin: Text = ["Lower end of the price, in cents.", 180000];
export const priceUnit: Text = ["What the price is for; needed where there is a price.", "total"];
export const vat: Text = [
  "Whether the price holds VAT: yes (`included`), it comes on top (`excluded`), the company owes none (`exempt`); absent: not said. Kept beside a price only.",
  "included",
];
export const duration: Text = ["How long the work takes about, in `durationUnit`.", 8];
export const durationUnit: Text = ["What `duration` counts; needed where there is one.", "day"];
export const visit: Text = [
  "Whether the company sees the place first: it proposes to come (`offered`), has been there (`done`), has to come before the price is firm (`required`), need not (`unneeded`); absent: not said.",
  "offered",
];
export const profileCompleted: Text = [
  "Whether the profile has everything that is required to use the platform.",
  true,
];
export const recipient: Text = ["Recipient of the mail; absent when the account is gone."];
export const regionId: Text = ["Id of a canton or of a district."];
export const response: Text = ["The company's answer; `none` while there is none.", "interested"];
export const revision: Text = [
  "Number of the saved version, raised by one with each save; send it back as `baseRevision`.",
  2,
];
export const role: Text = ["What the account is: client (`Tenderer`), company or admin.", "Tenderer"];
export const slug: Text = [
  "The name as it stands in addresses: lower case, no accents, hyphens. Unique for its kind.",
  "peinture",
];
export const startDate: Text = [
  "First day of the work with `on_date`, not in the past: `yyyy-MM-dd`, Europe/Zurich.",
  "2027-03-01",
];
export const startPreference: Text = ["When the work should start; `on_date` requires `startDate`.", "within_month"];
export const status: Text = [
  "State of the request: 0 active (waits to be sent), 4 processed (sent to companies), 1 canceled.",
  4,
];
export const street: Text = ["Street and number.", "Avenue de Cour 38"];
export const subcategory: Text = ["The subcategory."];
export const subcategoryId: Text = ["Id of the subcategory."];
export const subregion: Text = ["The district."];
export const subregionId: Text = ["Id of the district, which is a region with a `parentId`."];
export const tendererId: Text = [
  "Id of the client's profile, which is not the id of the account.",
  "0199f0c0-0000-7000-8000-00000000c11e",
];
export const title: Text = ["Title of the request.", "Repeindre le salon"];
export const translations: Text = [
  "Name and description in other languages than French, by two-letter language.",
  { en: { name: "Painting" } },
];
export const uid: Text = ["Swiss enterprise number (UID) with a valid check digit.", "CHE-100.155.212"];
export const updatedAt: Text = ["When it was last changed: ISO 8601, UTC."];
export const username: Text = ["Unique name of the account, made of the local part of the e-mail address.", "camille"];
export const verified: Text = [
  "Whether an admin has checked who the company is, and nothing that its trades need has expired.",
  true,
];
export const website: Text = ["Address that starts with https://.", "https://www.exemple.ch"];

const pageNumber: Text = ["Page, counted from 1.", 1];
const pageSize: Text = [`Rows on a page, at most ${maxPageSize}; ${defaultPageSize} where absent.`, 10];

/** What a paged list is asked with. */
export const paging = {
  pageNumber,
  pageSize,
  after: [
    "Instead of a page's number: `next` of the page before, asked with the same filters and order. Reading on in this way neither skips a row nor repeats one where others come or go.",
  ] as Text,
};

/** What it answers. */
export const page = {
  items: ["The rows of the page; none past the last."] as Text,
  totalCount: ["Rows on all pages.", 1] as Text,
  pageNumber,
  pageSize,
  totalPages: ["Number of pages; 0 when there are no rows.", 1] as Text,
  next: ["For `after`: where the next page begins; null on the last one."] as Text,
};

/** A form with one question, as an example. */
export const sampleForm = {
  version: 1,
  steps: [
    {
      id: "room",
      title: { fr: "La pièce", en: "The room" },
      questions: [
        {
          id: "surface",
          type: "number",
          label: { fr: "Surface à peindre", en: "Area to paint" },
          required: true,
          unit: "m²",
          validation: { min: 1, max: 500, step: 0.5 },
        },
      ],
    },
  ],
} as const;
export const form: Text = ["The form that a client answers.", sampleForm];

/** What a company makes of a request that it was sent, and the client of that. */
export const companyAnswer = {
  createdAt,
  heldUntil: ["Until when the sending waits; for admins, while it does: ISO 8601, UTC."] as Text,
  seenAt: ["When the company first opened it: ISO 8601, UTC."] as Text,
  response,
  message: ["The company's words to the client.", "Volontiers, nous pouvons passer jeudi."] as Text,
  priceMin,
  priceMax,
  priceUnit,
  currency,
  vat,
  availableFrom,
  duration,
  durationUnit,
  visit,
  offerLines: [
    "Of an answer that sums up an offer: how many lines that has. `Offer/Get` reads them; absent of a short answer.",
    12,
  ] as Text,
  offerVersion: [
    "The latest version of what the company offered line by line, replaced ones and amendments included; absent where it never did.",
    1,
  ] as Text,
  respondedAt: ["When it answered: ISO 8601, UTC."] as Text,
  declineReason: [
    "Why it declined. Of these a client is told `no_capacity`, `low_budget` and `unclear`; ignored with an interested answer.",
    "too_far",
  ] as Text,
  withdrawn: ["Whether an answer was taken back; `response` is `declined` then.", false] as Text,
  clientDecision: ["What the client decided; `accepted` is final.", "none"] as Text,
  decidedAt: ["When the client decided: ISO 8601, UTC."] as Text,
  rejectReason: ["Why the client rejected the answer; absent where it did not say.", "timing"] as Text,
  rejectNote: ["The client's note to the rejection.", "Nous devons commencer en mars."] as Text,
  hasConversation: ["`true` once client and company have written to each other, else absent.", true] as Text,
  questionCount: [
    "Messages that the company wrote before it answered; for admins alone, absent where there are none.",
    1,
  ] as Text,
};
