import { fairQueue } from "../../../concurrency/fair-queue.ts";
import { type Contact, hideTogether } from "@metiro/shared/contact-details/hide";
import { isContactShared, type ContactVisibility } from "@metiro/shared/job-request/rules/contact-sharing";
import { changesOf } from "@metiro/shared/offer/changes";
import { sumsOf } from "@metiro/shared/offer/money";
import type { Offer, OfferLine } from "@metiro/shared/offer/schema";
import type { Role } from "@metiro/shared/roles";
import { present } from "../../../db/rows/omit-nulls.ts";
import type { FileAddresses } from "../../../storage/file-addresses.ts";
import { type DocumentRow, documentOf } from "../../document/index.ts";
import type { LineRow, VersionJson } from "../queries.ts";

/** How the words of a company are read: whole, or without what tells how to reach it. */
export type Words = (texts: readonly (string | null)[]) => (string | null)[];

const whole: Words = (texts) => [...texts];
/** Looked at together: a number can go on in the next line. */
const without =
  (contact: Contact): Words =>
  (texts) => {
    const said = hideTogether(
      texts.map((text) => text ?? ""),
      contact,
    );
    return texts.map((text, index) => text && (said[index]?.hidden ?? ""));
  };

/** Of an answer what decides how its company's words are read. */
interface Answer {
  clientDecision: string;
  contact: Contact;
}

/** A client reads a company's words without contact details, the company's own above all, until the two know how to reach each other. */
export const companyWords = (role: Role, visibility: ContactVisibility, answer: Answer): Words =>
  role !== "Tenderer" || isContactShared(visibility, answer) ? whole : without(answer.contact);

const looking = fairQueue({ running: 1, retryAfterSeconds: 2 });

/**
 * A version as its reader may see it. To look through a long one takes the processor a while: one at a time is, of one reader after the
 * other, and all else has its turn between them.
 */
export const shownTo = async <Row, Shown>(
  { userId }: { userId: string },
  words: Words,
  row: Row,
  show: (row: Row) => Shown,
): Promise<Shown> =>
  words === whole
    ? show(row)
    : looking.run(userId, async () => {
        await new Promise((resolve) => setImmediate(resolve));
        return show(row);
      });

const lineFor = ({ labelEn, label: _label, ...line }: LineRow, label: string | null): OfferLine => ({
  ...present(line),
  ...(label !== null && { labels: { fr: label, ...(labelEn !== null && { en: labelEn }) } }),
});

/** One version as its reader may see it. */
export function offerFor(words: Words, { lines, documentId: _pdf, ...version }: VersionJson): Offer {
  const [message = null, paymentTerms = null, reason = null, ...labels] = words([
    version.message,
    version.paymentTerms,
    version.reason,
    ...lines.map(({ standardLineId, label }) => (standardLineId === null ? label : null)),
  ]);
  const read = lines.map((line, index) =>
    lineFor(line, line.standardLineId === null ? (labels[index] ?? null) : line.label),
  );
  return { ...present({ ...version, message, paymentTerms, reason }), ...sumsOf(read, version), lines: read };
}

/** The PDF of an amendment; its name is the company's words. */
export function pdfFor(
  words: Words,
  { documentId }: Pick<VersionJson, "documentId">,
  documents: ReadonlyMap<string, DocumentRow>,
  addresses: FileAddresses,
): Pick<Offer, "document"> {
  const row = documentId === null ? undefined : documents.get(documentId);
  return row ? { document: documentOf({ ...row, name: words([row.name])[0] ?? row.name }, addresses) } : {};
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
