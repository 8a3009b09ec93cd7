import { fairQueue } from "../../../concurrency/fair-queue.ts";
import type { Contact } from "@metiro/shared/contact-details/hide";
import { isContactShared, type ContactVisibility } from "@metiro/shared/job-request/rules/contact-sharing";
import { changesOf } from "@metiro/shared/offer/changes";
import { type CompanyWords, offerInWords, wholeWords, wordsWithoutContact } from "@metiro/shared/offer/company-words";
import { sumsOf } from "@metiro/shared/offer/money";
import type { Offer, OfferLine } from "@metiro/shared/offer/schema";
import type { Role } from "@metiro/shared/roles";
import { omitNulls } from "../../../db/rows/omit-nulls.ts";
import type { FileAddresses } from "../../../storage/file-addresses.ts";
import { type DocumentRow, storedDocumentFor } from "../../document/index.ts";
import type { LineRow, VersionJson } from "../queries.ts";

/** Of an answer what decides how its company's words are read. */
interface Answer {
  clientDecision: string;
  contact: Contact;
}

/** A client reads a company's words without contact details, the company's own above all, until the two know how to reach each other. */
export const companyWords = (role: Role, visibility: ContactVisibility, answer: Answer): CompanyWords =>
  role !== "Tenderer" || isContactShared(visibility, answer) ? wholeWords : wordsWithoutContact(answer.contact);

const looking = fairQueue({ maxRunning: 1, retryAfterSeconds: 2 });

/**
 * A version as its reader may see it. To look through a long one takes the processor a while: one at a time is, of one reader after the
 * other, and all else has its turn between them.
 */
export const shownTo = async <Row, Shown>(
  { userId }: { userId: string },
  words: CompanyWords,
  row: Row,
  show: (row: Row) => Shown,
): Promise<Shown> =>
  words === wholeWords
    ? show(row)
    : looking.run(userId, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return show(row);
      });

const lineOf = ({ labelEn, label, ...line }: LineRow): OfferLine => ({
  ...omitNulls(line),
  ...(label !== null && { labels: { fr: label, ...(labelEn !== null && { en: labelEn }) } }),
});

/** One version as its reader may see it. */
export function offerFor(words: CompanyWords, { lines: rows, documentId: _pdf, ...version }: VersionJson): Offer {
  const lines = rows.map(lineOf);
  return offerInWords(words, { ...omitNulls(version), ...sumsOf(lines, version), lines });
}

/** The PDF of an amendment; its name is the company's words. */
export function pdfFor(
  words: CompanyWords,
  { documentId }: Pick<VersionJson, "documentId">,
  documents: ReadonlyMap<string, DocumentRow>,
  addresses: FileAddresses,
): Pick<Offer, "document"> {
  const row = documentId === null ? undefined : documents.get(documentId);
  return row ? { document: storedDocumentFor({ ...row, name: words([row.name])[0] ?? row.name }, addresses) } : {};
}

/**
 * The versions that stand or wait with what they change of what stood when they were given: of the last one before that was given as an
 * answer or accepted. The latest first. Of former ones nobody asks, and each would repeat all lines twice.
 */
export const withChanges = (offers: readonly Offer[]): Offer[] =>
  offers.map((offer, index) => {
    if (offer.state !== "current" && offer.state !== "proposed") return offer;
    const before = offers.slice(index + 1).find(({ state }) => state === "current" || state === "replaced");
    return before ? { ...offer, changes: changesOf(before, offer) } : offer;
  });
