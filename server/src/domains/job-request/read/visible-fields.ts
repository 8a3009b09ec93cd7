import type { CompanyContact } from "@metiro/shared/job-request/company-card";
import type { JobRequest, Recipient, RequestItem } from "@metiro/shared/job-request/schema";
import { hideContact, hideInName } from "@metiro/shared/contact-details/hide";
import { jobCan } from "@metiro/shared/job-request/rules/lifecycle";
import { reasonsToldToClients } from "@metiro/shared/job-request/response";
import { type RequestStage, stageOf } from "@metiro/shared/job-request/rules/stage";
import { redactSensitive } from "@metiro/shared/sub-category/questions";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import { isoOf } from "../../../db/queries/json-rows.ts";
import type { FileAddresses } from "../../../storage/file-addresses.ts";
import { type DocumentRow, storedDocumentFor } from "../../document/index.ts";
import { saidIn } from "./notes/view.ts";
import type { Viewer } from "../access/policy.ts";
import { cardOf } from "./company-cards.ts";
import type { RecipientJson } from "./recipient-rows.ts";
import type { RequestDetailRow, RequestRow } from "./request-rows.ts";
import { rejectNoteFor, requestWithoutContact, wordsFor } from "../access/masked-words.ts";
import { isContactShared, type ContactVisibility, seesContact } from "@metiro/shared/job-request/rules/contact-sharing";

/** A row of a list as its reader may see it. */
export function itemFor(viewer: Viewer, row: RequestRow, { visibility, answerDays }: Rules): RequestItem {
  const { recipients, tenderer, maskedTitle, openQuestions, erasedAt, ...rest } = row;
  const { id, firstName, lastName } = tenderer;
  const visible = seesContact(viewer.role, visibility, row.recipients);
  return {
    ...omitNulls({
      ...(visible ? rest : requestWithoutContact({ ...rest, maskedTitle })),
      stage: stageFor(viewer, row),
      erased: toldErased(erasedAt),
      tenderer: visible ? { id, firstName, lastName } : { id, firstName: hideInName(firstName) },
      doneCompanyId: toldOf(viewer, row),
      openQuestions: openQuestionsOf(viewer, row, openQuestions),
    }),
    jobRequestCompanies: recipients.map((recipient) =>
      recipientFor(viewer, row, recipient, { visibility, answerDays }),
    ),
  };
}

/** What the platform's configuration says about it. */
interface Rules {
  visibility: ContactVisibility;
  /** Days within which a company is asked to answer. */
  answerDays: number;
}

interface Surroundings extends Rules {
  maxRecipients: number;
  /** How it reaches those that it accepted, by their ids. */
  contacts: ReadonlyMap<string, CompanyContact>;
  /** The PDFs of answers, by their ids. */
  documents: ReadonlyMap<string, DocumentRow>;
  /** The addresses of photos and documents by their ids. */
  addresses: FileAddresses;
}

/** A whole request as its reader may see it. What a company may not know yet is not in the answer at all. */
export function requestFor(viewer: Viewer, row: RequestDetailRow, around: Surroundings): JobRequest {
  const {
    recipients,
    tenderer,
    street,
    answers,
    photos,
    plans,
    reopenedFrom,
    wish,
    notes,
    maskedTitle,
    maskedDescription,
    erasedAt,
    ...rest
  } = row;
  const visible = seesContact(viewer.role, around.visibility, row.recipients);
  const { id, firstName } = tenderer;
  const known = { phones: [tenderer.phone], emails: [tenderer.email], websites: [], streets: [street] };
  const readable = (text: string) => {
    if (around.visibility === "sent" || (viewer.role === "Company" && visible)) return { text, masked: false };
    const hidden = hideContact(text, known);
    return { text: viewer.role === "Company" ? hidden : text, masked: hidden !== text };
  };
  const masked = () => ({ maskedTitle, maskedDescription, answers: redactSensitive(row.form, answers) });
  const { form, ...words } = visible ? { ...rest, answers } : requestWithoutContact({ ...rest, ...masked() }, known);
  const shown = visible ? photos : photos.filter(({ sensitive }) => !sensitive);
  const unanswered = notes.filter(({ kind, answeredAt }) => kind === "asked" && answeredAt === null);
  return {
    ...omitNulls({
      ...words,
      ...countsOf(row),
      stage: stageFor(viewer, row),
      erased: toldErased(erasedAt),
      openQuestions: openQuestionsOf(viewer, row, unanswered.length),
      ...(visible && { street }),
      reopenedFrom: viewer.role === "Company" ? null : reopenedFrom,
      wish: viewer.role === "Company" ? null : wish,
      tenderer: visible ? tenderer : { id, firstName: hideInName(firstName) },
      doneCompanyId: toldOf(viewer, row),
    }),
    // What follows holds no nulls: most of the answer, which need not be copied for them.
    form,
    ...saidIn(notes, { photoUrl: around.addresses.of, readable }),
    jobRequestCompanies: recipients.map((recipient) => ({
      ...withCard(recipientFor(viewer, row, recipient, around), recipient, around),
      ...documentFor(viewer, recipient, around),
    })),
    photos: shown.map(({ id: photo, width, height }) => ({
      id: photo,
      url: around.addresses.of(photo),
      width,
      height,
    })),
    plans: plans.map((plan) =>
      storedDocumentFor(
        { ...plan, name: readable(plan.name).text, createdAt: isoOf(plan.createdAt) },
        around.addresses,
      ),
    ),
    maxRecipients: around.maxRecipients,
    contactVisible: visible,
  };
}

type StageRow = Pick<RequestRow, "status" | "doneAt" | "erasedAt" | "recipients">;

/** That the words are gone is told, not since when. */
export const toldErased = (erasedAt: string | null): true | null => (erasedAt === null ? null : true);

const stageFor = (viewer: Viewer, { status, doneAt, recipients }: StageRow): RequestStage | null =>
  viewer.role === "Company" ? null : stageOf({ status, doneAt, jobRequestCompanies: recipients });

/** Questions that the client can answer still: a request at its end closes them. */
const openQuestionsOf = (viewer: Viewer, row: StageRow, count: number) =>
  viewer.role === "Company" ? null : jobCan("answerQuestion", "Tenderer", row) ? count : 0;

/** How many companies have it and how far they have come, as the row says or, of a reader who sees all of them, as they stand in it. */
function countsOf({ recipients, recipientCount, interestedCount, acceptedCount }: RequestDetailRow) {
  const count = (is: (recipient: RecipientJson) => boolean) => recipients.filter(is).length;
  return {
    recipientCount: recipientCount ?? recipients.length,
    interestedCount: interestedCount ?? count(({ response }) => response === "interested"),
    acceptedCount: acceptedCount ?? count(({ clientDecision }) => clientDecision === "accepted"),
  };
}

function withCard(recipient: Recipient, { card }: RecipientJson, { contacts }: Surroundings): Recipient {
  const { company } = recipient;
  const contact = contacts.get(company.id);
  return { ...recipient, company: { ...company, ...(card && { card: cardOf(card) }), ...(contact && { contact }) } };
}

/** Who did the work; a company sees itself among the recipients and nobody else, and is told of nobody else. */
const toldOf = (viewer: Viewer, { doneCompanyId, recipients }: Pick<RequestRow, "doneCompanyId" | "recipients">) =>
  viewer.role !== "Company" || recipients.some(({ companyId }) => companyId === doneCompanyId) ? doneCompanyId : null;

const iso = (moment: string | null) => moment && isoOf(moment);

const dayMs = 24 * 60 * 60 * 1000;

/** What the two said to each other; each side reads its own words whole. */
function wordsOf({ role }: Viewer, recipient: RecipientJson, visibility: ContactVisibility) {
  const { message, rejectNote, contact } = recipient;
  const mayKnow = isContactShared(visibility, recipient);
  return {
    message: wordsFor(role !== "Tenderer" || mayKnow, message, contact ?? undefined),
    rejectNote: role === "Company" ? rejectNoteFor(visibility, recipient) : rejectNote,
  };
}

/** The PDF of an answer; its name is the company's words. */
function documentFor(viewer: Viewer, recipient: RecipientJson, { documents, addresses, visibility }: Surroundings) {
  const row = recipient.documentId === null ? undefined : documents.get(recipient.documentId);
  if (!row) return {};
  const mayKnow = viewer.role !== "Tenderer" || isContactShared(visibility, recipient);
  const name = wordsFor(mayKnow, row.name, recipient.contact ?? undefined) ?? row.name;
  return { document: storedDocumentFor({ ...row, name }, addresses) };
}

function recipientFor(
  viewer: Viewer,
  { currency }: Pick<RequestRow, "currency">,
  recipient: RecipientJson,
  { visibility, answerDays }: Rules,
): Recipient {
  const {
    companyId,
    name,
    locality,
    verified,
    firstRespondedAt,
    declineReason,
    documentId: _,
    contact: _contact,
    card: _card,
    ...row
  } = recipient;
  const answerBy = Date.parse(row.createdAt) + answerDays * dayMs;
  const mayKnow = viewer.role !== "Tenderer" || isContactShared(visibility, recipient);
  const town = mayKnow || locality === null ? locality : hideInName(locality);
  const told = viewer.role !== "Tenderer" || (declineReason !== null && reasonsToldToClients.includes(declineReason));
  return omitNulls({
    ...row,
    ...wordsOf(viewer, recipient, visibility),
    currency,
    answerBy: new Date(answerBy).toISOString(),
    late: firstRespondedAt !== null && Date.parse(firstRespondedAt) > answerBy,
    declineReason: told ? declineReason : null,
    company: { id: companyId, name, locality: town, verified },
    createdAt: isoOf(row.createdAt),
    heldUntil: iso(row.heldUntil),
    seenAt: iso(row.seenAt),
    expectedBy: iso(row.expectedBy),
    respondedAt: iso(row.respondedAt),
    decidedAt: iso(row.decidedAt),
  });
}
