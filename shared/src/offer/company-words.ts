import { type Contact, hideTogether } from "../contact-details/hide.ts";
import type { Offer, OfferLine } from "./schema.ts";

/** How the words of a company are read: whole, or without what tells how to reach it. */
export type CompanyWords = (texts: readonly (string | undefined)[]) => (string | undefined)[];

export const wholeWords: CompanyWords = (texts) => [...texts];

/** Looked at together: a number can go on in the next line. */
export const wordsWithoutContact =
  (known?: Contact): CompanyWords =>
  (texts) => {
    const said = hideTogether(
      texts.map((text) => text ?? ""),
      known,
    );
    return texts.map((text, index) => text && (said[index]?.hidden ?? ""));
  };

/** What the company calls a line of its own. A standard line has the words of the catalogue. */
const ownLabel = ({ standardLineId, labels }: OfferLine) => (standardLineId === undefined ? labels?.fr : undefined);

/** An offer with the company's words as they are read. */
export function offerInWords<Read extends Offer>(words: CompanyWords, offer: Read): Read {
  if (words === wholeWords) return offer;
  const [message, paymentTerms, reason, ...labels] = words([
    offer.message,
    offer.paymentTerms,
    offer.reason,
    ...offer.lines.map(ownLabel),
  ]);
  const lines = offer.lines.map((line, index) => {
    const fr = labels[index];
    return fr === undefined ? line : { ...line, labels: { ...line.labels, fr } };
  });
  return { ...offer, message, paymentTerms, reason, lines };
}
