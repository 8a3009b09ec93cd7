import type { I18n } from "@lingui/core";
import type { TextLanguage } from "@metiro/shared/languages";
import { percentOf } from "@metiro/shared/offer/money";
import type { Offer, OfferLine } from "@metiro/shared/offer/schema";
import { formatAmount, formatDay, formatFigure, formatNumber } from "@metiro/shared/text/format";
import { inner, type Paper, newPaper, type PaperCell } from "./paper.ts";
import { durationWords, visitWords } from "../../../i18n/answer-words.ts";
import { unitWords, vatWords } from "./words.ts";

export interface OfferDocument {
  i18n: I18n;
  lang: TextLanguage;
  platform: string;
  /** Number of the request. */
  number: string;
  service: string;
  place: string;
  company: string;
  /** Of an agreement: with whom and since when, and what was changed since, the oldest first. */
  agreement?: { companyUid: string | null; client: string; decidedAt: string; amendments: readonly Offer[] };
  offer: Offer;
}

/** A version as a document: the same words and figures as on the screen, in its reader's language. */
export async function writeOffer(written: OfferDocument): Promise<Buffer> {
  const { i18n, number, offer, platform, agreement } = written;
  const values = { number, version: offer.version };
  const title = agreement
    ? i18n.t({ id: "offer.document.agreement", message: "Accord {number}", values })
    : offer.kind === "amendment"
      ? i18n.t({ id: "offer.document.amendmentTitle", message: "Avenant {number}, version {version}", values })
      : i18n.t({ id: "offer.document.offer", message: "Offre {number}, version {version}", values });
  const page = await newPaper({ title }, (count) =>
    i18n.t({ id: "offer.document.footer", message: "{title}, page {count}", values: { title, count } }),
  );
  page.text(platform, { quiet: true });
  page.gap(8);
  page.text(title, { size: 18, weight: 600 });
  page.gap(6);
  heading(page, written);
  page.gap(10);
  table(page, written);
  sums(page, written);
  conditions(page, written);
  if (agreement) amendments(page, written, agreement.amendments);
  return page.done();
}

const labelled = (page: Paper, label: string, value: string): void =>
  page.row({ text: label, from: 0, width: 130, quiet: true }, { text: value, from: 135, width: inner - 135 });

function heading(page: Paper, { i18n, company, service, place, offer, agreement }: OfferDocument): void {
  const named = [company, agreement?.companyUid].filter(Boolean).join(", ");
  labelled(page, i18n.t({ id: "offer.document.company", message: "Entreprise" }), named);
  if (agreement) labelled(page, i18n.t({ id: "offer.document.client", message: "Client" }), agreement.client);
  labelled(page, i18n.t({ id: "mail.fact.service", message: "Prestation" }), service);
  labelled(page, i18n.t({ id: "mail.fact.place", message: "Lieu" }), place);
  labelled(page, i18n.t({ id: "offer.document.date", message: "Date de l’offre" }), formatDay(offer.createdAt));
  if (agreement)
    labelled(page, i18n.t({ id: "offer.document.acceptedOn", message: "Acceptée le" }), formatDay(agreement.decidedAt));
  else if (offer.kind === "amendment") changed(page, i18n, offer);
}

/** Of an amendment by itself: whether it holds, and why it was proposed. */
function changed(page: Paper, i18n: I18n, { state, reason }: Offer): void {
  if (state === "proposed")
    labelled(
      page,
      i18n.t({ id: "offer.document.state", message: "État" }),
      i18n.t({ id: "offer.document.proposed", message: "Proposé, pas encore accepté" }),
    );
  if (reason !== undefined) labelled(page, i18n.t({ id: "offer.document.reason", message: "Raison" }), reason);
}

const columns = {
  label: { from: 0, width: 235 },
  quantity: { from: 240, width: 85, align: "right" },
  price: { from: 330, width: 75, align: "right" },
  amount: { from: 410, width: inner - 410, align: "right" },
} as const satisfies Record<string, Omit<PaperCell, "text">>;

function table(page: Paper, written: OfferDocument): void {
  const { i18n, lang, offer } = written;
  const head = { quiet: true, size: 8.5 } as const;
  page.row(
    { ...columns.label, ...head, text: i18n.t({ id: "offer.document.line", message: "Ligne" }) },
    { ...columns.quantity, ...head, text: i18n.t({ id: "offer.document.quantity", message: "Quantité" }) },
    { ...columns.price, ...head, text: i18n.t({ id: "offer.document.unitPrice", message: "Prix unitaire" }) },
    { ...columns.amount, ...head, text: offer.currency },
  );
  page.rule();
  for (const line of offer.lines) {
    page.gap(2);
    page.row({ ...columns.label, text: labelOf(written, line) }, ...figuresOf(i18n, lang, line));
  }
  page.rule();
}

function labelOf({ i18n, lang }: OfferDocument, { labels, optional }: OfferLine): string {
  const label = labels?.[lang] ?? labels?.fr ?? i18n.t({ id: "offer.document.erased", message: "(texte effacé)" });
  return optional
    ? i18n.t({ id: "offer.document.optional", message: "{label} (en option, hors total)", values: { label } })
    : label;
}

function figuresOf(i18n: I18n, lang: TextLanguage, line: OfferLine): PaperCell[] {
  const { state, quantity, unit, unitPrice, amount } = line;
  if (state !== "priced" || quantity === undefined || unit === undefined || unitPrice === undefined) {
    const text =
      state === "notOffered"
        ? i18n.t({ id: "offer.document.notOffered", message: "pas proposé" })
        : i18n.t({ id: "offer.document.includedElsewhere", message: "compris ailleurs" });
    return [
      { ...columns.amount, from: columns.quantity.from, width: inner - columns.quantity.from, text, quiet: true },
    ];
  }
  return [
    { ...columns.quantity, text: `${formatNumber(quantity, lang)} ${unitWords(i18n)[unit]}` },
    { ...columns.price, text: formatFigure(unitPrice) },
    { ...columns.amount, text: formatFigure(amount ?? 0) },
  ];
}

function sums(page: Paper, { i18n, lang, offer }: OfferDocument): void {
  const sum = (label: string, cents: number, bold = false) =>
    page.row(
      { ...columns.label, width: 320, text: label, ...(bold && { weight: 600, size: 11 }) },
      {
        ...columns.amount,
        from: 330,
        width: inner - 330,
        text: formatAmount(cents, offer.currency),
        ...(bold && { weight: 600, size: 11 }),
      },
    );
  page.gap(4);
  if (offer.vat !== "exempt") sum(i18n.t({ id: "offer.document.subtotal", message: "Sous-total" }), offer.subtotal);
  for (const { rate, vat } of offer.shares) {
    const values = { rate: formatNumber(percentOf(rate), lang) };
    sum(
      offer.vat === "included"
        ? i18n.t({ id: "offer.document.vatIncluded", message: "dont TVA {rate}\u00a0%", values })
        : i18n.t({ id: "offer.document.vat", message: "TVA {rate}\u00a0%", values }),
      vat,
    );
  }
  if (offer.rounding !== 0) sum(i18n.t({ id: "offer.document.rounding", message: "Arrondi" }), offer.rounding);
  sum(i18n.t({ id: "offer.document.total", message: "Total" }), offer.total, true);
  if (offer.optionalTotal > 0)
    sum(i18n.t({ id: "offer.document.options", message: "Options, TVA comprise, en plus" }), offer.optionalTotal);
  page.gap(2);
  page.text(vatWords(i18n)[offer.vat], { quiet: true, size: 8.5 });
}

function conditions(page: Paper, { i18n, offer }: OfferDocument): void {
  const { validUntil, availableFrom, duration, durationUnit, visit, paymentTerms, message } = offer;
  page.gap(12);
  if (validUntil !== undefined)
    labelled(page, i18n.t({ id: "offer.document.validUntil", message: "Valable jusqu’au" }), formatDay(validUntil));
  if (availableFrom !== undefined)
    labelled(page, i18n.t({ id: "mail.fact.available", message: "Disponible dès le" }), formatDay(availableFrom));
  if (duration !== undefined && durationUnit !== undefined)
    labelled(
      page,
      i18n.t({ id: "mail.fact.duration", message: "Durée estimée" }),
      durationWords(i18n, duration)[durationUnit],
    );
  if (visit !== undefined)
    labelled(page, i18n.t({ id: "mail.fact.visit", message: "Visite" }), visitWords(i18n)[visit]);
  if (paymentTerms !== undefined)
    labelled(page, i18n.t({ id: "offer.document.payment", message: "Paiement" }), paymentTerms);
  if (message === undefined) return;
  page.gap(8);
  page.text(message);
}

function amendments(page: Paper, { i18n }: OfferDocument, all: readonly Offer[]): void {
  if (all.length === 0) return;
  page.gap(12);
  page.text(i18n.t({ id: "offer.document.amendments", message: "Avenants acceptés" }), { weight: 600 });
  for (const { settledAt, total, currency, reason } of all) {
    const values = { day: settledAt === undefined ? "" : formatDay(settledAt), total: formatAmount(total, currency) };
    page.text(
      i18n.t({ id: "offer.document.amendment", message: "{day}\u00a0: total {total}", values }) +
        (reason === undefined ? "" : `\n${reason}`),
    );
  }
}
