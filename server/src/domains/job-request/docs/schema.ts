import { maxCounted } from "@metiro/shared/paging/constants";
import { unansweredHours } from "@metiro/shared/job-request/constants";
import { companyCard } from "@metiro/shared/job-request/company-card";
import {
  adminIdsInput,
  adminListInput,
  receivedListInput,
  createInput,
  exportInput,
  jobRequest,
  ownRequestPage,
  receivedPage,
  recipient,
  requestPage,
  ownRequestListInput,
  searchedRequestPage,
} from "@metiro/shared/job-request/schema";
import { requestIds, requestRowPage } from "@metiro/shared/job-request/list-row";
import * as common from "../../../openapi/common-texts.ts";
import { type Documented, document, inside, type Text, type Texts } from "../../../openapi/texts.ts";

/** By what every list of requests is narrowed, and by what the back office's is besides. */
const filterTexts = {
  search: ["Words to look for, regardless of case and accents; all of them have to be found.", "peinture"],
  statuses: ["Only these states: 0 active, 1 canceled, 4 processed."],
  categoryId: common.categoryId,
  subcategoryId: common.subcategoryId,
  regionId: common.regionId,
  subregionId: common.subregionId,
  createdFrom: ["First day of making: `yyyy-MM-dd`, Europe/Zurich.", "2026-01-01"],
  createdTo: ["Last day of making, included: `yyyy-MM-dd`, Europe/Zurich.", "2026-12-31"],
  changedSince: common.changedSince,
  sort: ["`newest` first (default) or `oldest` first."],
} as const satisfies Texts;
const adminFilterTexts = {
  ...filterTexts,
  tendererId: common.tendererId,
  companyId: common.companyId,
  progress: [
    "Only those that have come so far: `seen` and `answered` by a company, `accepted` by their client.",
    "answered",
  ],
  assigneeId: ["Only those that this admin looks after."],
  unassigned: ["`true`: only those that nobody looks after."],
  uncovered: ["`true`: only those whose service no subscribed company covers in their district."],
  guarantee: [
    "Only those whose answers came as promised (`met`), or did not (`missed`), or that are to be sent to other companies (`toRelaunch`).",
    "toRelaunch",
  ],
  marked: ["`true`: only duplicates and junk."],
  sentFrom: ["Only those first sent on this day or later: `yyyy-MM-dd`, Europe/Zurich; in that order.", "2026-01-01"],
  sentTo: ["Only those first sent on this day or earlier.", "2026-12-31"],
  hasAnswer: ["Whether a company answered, whatever it said."],
  hasPhotos: ["Only those with photos (`true`) or without (`false`)."],
  unanswered: [
    `Only those sent that no company answered: \`ever\`, or more than ${unansweredHours} hours ago (\`over48Hours\`).`,
  ],
} as const satisfies Texts;

/** How far a request has come among the companies, for whoever has no list of them. */
const distanceText: Text = [
  "For a company: whole kilometres as the crow flies from its postal code to the request's, or to the middle of the district where the client gave none; absent where one of the two is not known.",
  12,
];
const countTexts = {
  recipientCount: ["How many companies received it.", 2],
  maxRecipients: ["How many companies may receive it in all.", 5],
  interestedCount: ["How many of the companies that received it are interested.", 1],
  acceptedCount: ["How many of them the client has accepted.", 0],
} as const satisfies Texts;

/** What the back office's lists tell beside their rows. */
const totalTexts = {
  statusCounts: [
    `Totals by state under the same filter, whatever \`statuses\` says. Of a search with more than ${maxCounted.toLocaleString("en")} hits only those of some ${maxCounted.toLocaleString("en")}.`,
  ],
  totalCapped: [
    "Whether there are more than `totalCount`: a search stops counting at 10,000. All other totals are exact.",
    false,
  ],
} as const satisfies Texts;

const ofItemsTenderer = document(inside(receivedPage.shape.items).shape.tenderer, {
  id: common.id,
  firstName: common.firstName,
  lastName: common.lastName,
});

const ofJobRequestItem = document(inside(requestPage.shape.items), "JobRequestItem", {
  id: common.id,
  number: common.number,
  revision: common.revision,
  status: common.status,
  stage: [
    "Where it stands for its client: `review` (the back office reads it), `sent` (companies have it), `choice` (an answer waits for a decision), `chosen` (a company is accepted), `done` (so is the work), `canceled`. Absent for companies.",
    "choice",
  ],
  title: common.title,
  category: ["The category."],
  subcategory: common.subcategory,
  region: ["The canton."],
  subregion: common.subregion,
  postalCode: common.postalCode,
  locality: common.locality,
  startPreference: common.startPreference,
  startDate: common.startDate,
  budgetMin: common.budgetMin,
  budgetMax: common.budgetMax,
  currency: common.currency,
  tenderer: ["The client; what else a company sees of it follows from `contactVisible`."],
  jobRequestCompanies: ["The companies that it was sent to; a company sees itself alone."],
  createdAt: common.createdAt,
  updatedAt: [
    "When it, its questions and additions, or what the reader sees of its companies last changed: ISO 8601, UTC. Messages, reviews and what the back office keeps for itself do not move it.",
  ],
  processedAt: ["When it was first sent to companies: ISO 8601, UTC."],
  canceledAt: common.canceledAt,
  doneAt: ["When the client marked the work as done: ISO 8601, UTC."],
  erased: ["`true` once its words were erased; else absent.", true],
  doneOn: common.doneOn,
  doneCompanyId: ["The company that did the work; a company is told only when it was itself."],
  openQuestions: ["How many questions of the back office wait for the client's answer; absent for companies.", 0],
});

export const jobRequestShapeDocs: readonly Documented[] = [
  document(jobRequest, "JobRequest", {
    ...ofJobRequestItem.texts,
    description: [
      "What is to be done.",
      "Murs et plafond du salon, environ trente mètres carrés, à repeindre en blanc.",
    ],
    street: common.street,
    form: ["The form as it was when it was answered; later edits do not change it.", common.sampleForm],
    answers: [
      "Question id to answer, as the subcategory's form asks: text, number, whole number, amount in cents, option value, list of option values, true or false, `yyyy-MM-dd`, `{ from, to }`, `{ street?, postalCode, locality }` or list of file ids.",
      { surface: 32 },
    ],
    photos: ["The photos of the request."],
    plans: ["PDFs that go with it: for its client, for admins, and for the companies that received it."],
    contactVisible: ["Whether the reader sees name, phone, e-mail, street and sensitive answers.", true],
    questions: ["What the back office asked the client, oldest first; none for companies."],
    additions: ["What the client added once companies had the request, oldest first."],
    changes: ["What was changed before companies had the request, oldest first; none for companies."],
    ...countTexts,
    distanceKm: distanceText,
    cancelReason: ["Why it was canceled.", "Le projet est reporté."],
    reopenedFrom: ["The request that this one takes up again; not for companies."],
    wish: ["The company that its client would like to answer; for the client and for admins, who decide all the same."],
  }),
  document(jobRequest.shape.tenderer, {
    ...ofItemsTenderer.texts,
    email: common.email,
    phone: common.phone,
  }),
  document(recipient, "Recipient", {
    company: ["The company."],
    ...common.companyAnswer,
    document: ["The PDF that came with the answer; on the page of a request, not in lists."],
    answerBy: ["Until when the company is asked to answer; it may later, too: ISO 8601, UTC."],
    expectedBy: [
      "By when the client was promised answers, in working hours: ISO 8601, UTC. For the company itself, as long as it has not answered.",
      "2026-06-19T14:00:00.000Z",
    ],
    late: ["Whether its first answer came after `answerBy`.", false],
  }),
  document(recipient.shape.company, {
    id: common.id,
    name: ["Name of the company.", "Peinture Rochat Sàrl"],
    locality: common.locality,
    verified: common.verified,
    card: ["What a client learns of the company; on the page of a request, not in lists."],
    contact: ["How the client reaches the company; for the client, once it has accepted it."],
  }),
  document(companyCard, "CompanyCard", {
    logo: common.logo,
    description: ["What it does; free text, line breaks kept.", "Peinture intérieure et façades depuis 1998."],
    website: common.website,
    foundedYear: common.foundedYear,
    employees: common.employees,
    memberSince: ["Since when the company is on the platform: ISO 8601, UTC."],
    answerHours: ["In how many hours it usually answers; absent where too few answers say so.", 4],
    acceptedJobs: ["How many of its answers clients accepted; absent below 3.", 12],
    doneJobs: ["How much work clients marked as done by it; absent below 3.", 7],
  }),
  document(inside(recipient.shape.company.shape.contact), {
    firstName: common.firstName,
    lastName: common.lastName,
    email: common.email,
    phone: common.phone,
    street: common.street,
    postalCode: common.postalCode,
    locality: common.locality,
  }),
  document(inside(jobRequest.shape.wish), {
    id: common.id,
    name: ["Name of the company.", "Peinture Rochat Sàrl"],
  }),
  document(inside(jobRequest.shape.reopenedFrom), {
    id: common.id,
    number: common.number,
  }),
  document(searchedRequestPage, "JobRequestPage", {
    ...common.page,
    ...totalTexts,
  }),
  ofJobRequestItem,
  ofItemsTenderer,
  document(requestRowPage, "JobRequestRowPage", {
    ...common.page,
    ...totalTexts,
    relaunchCount: [
      "How many of those that the filter leaves are to be sent to other companies (`guarantee=toRelaunch`). Absent for a search, beside filters whose other totals are not told, and beyond 10,000.",
      3,
    ],
  }),
  document(inside(requestRowPage.shape.items), "JobRequestRow", {
    id: common.id,
    number: common.number,
    revision: common.revision,
    status: common.status,
    stage: ofJobRequestItem.texts.stage,
    progress: [
      "How far it has come: `toSend`, `sent`, `seen` by a company, `answered` by one, `accepted` by its client, `done` or `canceled`.",
      "sent",
    ],
    assignee: ["The admin who looks after the request; absent where nobody does."],
    mark: ["Why it is no request: `duplicate` or `junk`. Absent of all others.", "duplicate"],
    title: common.title,
    subcategoryId: common.subcategoryId,
    subregionId: common.subregionId,
    postalCode: common.postalCode,
    locality: common.locality,
    startPreference: common.startPreference,
    startDate: common.startDate,
    budgetMin: common.budgetMin,
    budgetMax: common.budgetMax,
    currency: common.currency,
    tenderer: ["Name of the client."],
    createdAt: common.createdAt,
    updatedAt: ofJobRequestItem.texts.updatedAt,
    processedAt: ofJobRequestItem.texts.processedAt,
    erased: ofJobRequestItem.texts.erased,
    canceledAt: common.canceledAt,
    doneAt: ofJobRequestItem.texts.doneAt,
    openQuestions: ["How many questions of the back office wait for the client's answer.", 0],
    recipientCount: ["How many companies it was sent to.", 3],
    heldCount: ["Of them those that know nothing yet, because the sending can be taken back.", 0],
    seenCount: ["How many of them opened it.", 2],
    interestedCount: countTexts.interestedCount,
    declinedCount: ["How many of them declined.", 1],
    acceptedCount: countTexts.acceptedCount,
    rejectedCount: ["How many of those that are interested the client turned down.", 0],
  }),
  document(inside(requestRowPage.shape.items).shape.tenderer, {
    firstName: common.firstName,
    lastName: common.lastName,
  }),
  document(ownRequestPage.shape.statusCounts, {
    active: ["Requests that wait to be sent.", 4],
    canceled: ["Canceled requests.", 1],
    processed: ["Requests that were sent.", 12],
  }),
  document(receivedPage, "ReceivedPage", {
    ...common.page,
    folderCounts: ["How many lie in each folder under the same filter, whatever `folder` says."],
    folderTotals: ["How many lie in each folder, whatever the search and the filters say."],
  }),
  document(inside(receivedPage.shape.items), "ReceivedItem", {
    ...ofJobRequestItem.texts,
    ...countTexts,
    summary: ["The answers that the form marks for lists; never a sensitive one."],
    distanceKm: distanceText,
    photo: ["The first of its photos that the company may see; absent where there is none."],
    photoCount: ["How many photos the company may see.", 4],
  }),
  document(inside(inside(receivedPage.shape.items).shape.summary), {
    question: [
      "The question.",
      {
        id: "surface",
        type: "number",
        label: { fr: "Surface à peindre", en: "Area to paint" },
        required: true,
        unit: "m²",
        validation: { min: 1, max: 500, step: 0.5 },
      },
    ],
    answer: ["Its answer, as in `answers`.", 32],
  }),
  document(receivedPage.shape.folderCounts, {
    new: ["Unanswered and not opened.", 2],
    seen: ["Unanswered and opened.", 1],
    answered: ["Interested; the client has not decided.", 3],
    accepted: ["Accepted by the client.", 1],
    lost: ["Cancelled, turned down, or given to another company.", 4],
    declined: ["Declined by the company.", 2],
  }),
  document(createInput, {
    title: ["Title, {min} to {max} characters.", "Repeindre le salon"],
    description: [
      "What is to be done, {min} to {max} characters.",
      "Murs et plafond du salon, environ trente mètres carrés, à repeindre en blanc.",
    ],
    postalCode: common.postalCode,
    locality: common.locality,
    street: common.street,
    startPreference: common.startPreference,
    startDate: common.startDate,
    budgetMin: common.budgetMin,
    budgetMax: common.budgetMax,
    subcategoryId: common.subcategoryId,
    subregionId: common.subregionId,
    answers: [
      "Question id to answer, as the subcategory's form asks: text, number, whole number, amount in cents, option value, list of option values, true or false, `yyyy-MM-dd`, `{ from, to }`, `{ street?, postalCode, locality }` or list of file ids.",
      { surface: 32 },
    ],
    photoIds: ["Ids of images that were sent to `File/Upload`, at most {max}.", []],
    planIds: ["Ids of PDFs that were sent to `Document/Upload`, at most {max}: plans and drawings.", []],
    reopenedFromId: ["A request of one's own that this one takes up again; nothing is copied from it."],
    wishedCompanyId: [
      "A company with a public page that the client would like to answer; an admin decides. One that shows no page any more is left out.",
    ],
  }),
  document(ownRequestListInput, {
    ...common.paging,
    ...filterTexts,
    phase: [
      "Only those that go on (`open`: every stage but the following), whose work is done (`done`), or that were canceled.",
      "open",
    ],
    hasQuestion: ["Only those with a question of the back office that waits for an answer."],
  }),
  document(ownRequestPage, {
    ...common.page,
    statusCounts: ["Totals by state under the same filter, whatever `statuses` says."],
    phaseCounts: ["Totals by phase under the same filter, whatever `phase` and `statuses` say."],
  }),
  document(ownRequestPage.shape.phaseCounts, {
    open: ["Requests that go on.", 9],
    done: ["Requests whose work is done.", 7],
    canceled: ["Canceled requests.", 1],
  }),
  document(receivedListInput, {
    ...common.paging,
    ...filterTexts,
    sort: [
      "`newest` first (default), `oldest` first, or `dueFirst`: what is in time by its deadline, then what is overdue, newest first.",
    ],
    response: common.response,
    clientDecision: ["What the client decided; `accepted` is final.", "none"],
    folder: [
      "Only this folder: `new` and `seen` (unanswered), `answered`, `accepted`, `lost` (cancelled, turned down, or given to another company), `declined`.",
      "new",
    ],
    box: [
      "Several folders at once: `toAnswer` (`new` and `seen`), `answered`, `won` (`accepted`), `closed` (`lost` and `declined`).",
      "toAnswer",
    ],
    hasPhotos: ["With photos that it may see."],
    withinKm: ["Most `distanceKm`."],
    budgetFrom: ["Least budget, in cents; 0: any."],
    receivedFrom: ["First day of receipt."],
  }),
  document(adminListInput, {
    ...common.paging,
    ...adminFilterTexts,
  }),
  document(adminIdsInput, adminFilterTexts),
  document(requestIds, {
    ids: ["Ids of what the filter finds, in the order of the list, at most {max}."],
    totalCount: ["How many requests the filter finds.", 34],
    totalCapped: ["Whether there are more than `totalCount`: counting stops at 10,000.", false],
  }),
  document(exportInput, {
    ...adminFilterTexts,
    ids: ["Only these of them, {min} to {max}; absent for all that the filters hold."],
  }),
];
