import { plusDays } from "@metiro/shared/calendar-day";
import type { OfferSums } from "@metiro/shared/offer/money";
import { lineAmount, sumsOf } from "@metiro/shared/offer/money";
import type { InferInsertModel } from "drizzle-orm";
import type { offerLines, offers } from "../../../db/schema/index.ts";
import { type TradeLine, tradeLines } from "../../data/standard-lines.ts";
import { rowId } from "../../row-id.ts";
import { isAmended } from "../../data/demo/amendments.ts";
import { linesOfTrade } from "../../standard-lines.ts";
import { dayOf } from "../clock.ts";
import type { planRows } from "../plan/plan-rows.ts";
import { type Random, randomOf } from "../random.ts";

export type Requests = ReturnType<typeof planRows>["requests"];
type Line = Omit<InferInsertModel<typeof offerLines>, "offerId" | "position">;
export interface OfferRows {
  offers: InferInsertModel<typeof offers>[];
  lines: InferInsertModel<typeof offerLines>[];
}

/** The standard rate in hundredths of a percent. */
const rate = 810;
const terms = [
  "30 % à la commande, solde à 30 jours net.",
  "Facture à la fin des travaux, 30 jours net.",
  "À 10 jours, 2 % d’escompte.",
];

/** From so many cents on nobody gives a price without having seen the place. */
const worthAVisit = 300_000;

/** What a team does in a day costs between 1,200 and 1,900 francs, material included. */
const daysOf = (total: number, random: Random): number =>
  Math.max(1, Math.round(total / 100 / random.between(1_200, 1_900)));

/** In halves, or in wholes where one does not cut it. */
const quantityOf = (line: TradeLine, francs: number): number => {
  const exact = francs / (line.price ?? francs);
  return line.unit === "piece" || line.unit === "room"
    ? Math.max(1, Math.round(exact))
    : Math.max(0.5, Math.round(exact * 2) / 2);
};

/** One line of a company for a job of so many francs without VAT. */
function lineOf(line: TradeLine, standard: ReturnType<typeof linesOfTrade>[number], net: number, random: Random): Line {
  const words = { standardLineId: standard.id, kind: line.kind, label: standard.label, labelEn: standard.labelEn };
  if (line.often && random.chance(0.3)) return { ...words, state: line.often };
  const francs = net * line.share;
  const asked = line.price === undefined ? francs : line.price * random.between(0.94, 1.06);
  const step = asked > 200 ? 500 : 50;
  const unitPrice = Math.max(step, Math.round((asked * 100) / step) * step);
  const quantity = line.price === undefined ? 1 : quantityOf(line, francs);
  const amount = lineAmount(quantity, unitPrice);
  return { ...words, state: "priced", quantity, unit: line.unit, unitPrice, vatRate: rate, amount };
}

function offerOf(slug: string, net: number, random: Random): { lines: Line[]; sums: OfferSums } {
  const standard = linesOfTrade(slug);
  const lines = (tradeLines[slug] ?? []).flatMap((line, index) => {
    const own = standard[index];
    return own ? [lineOf(line, own, net, random)] : [];
  });
  const counted = lines.map(({ amount, vatRate }) => ({
    amount: amount ?? undefined,
    vatRate: vatRate ?? undefined,
  }));
  return { lines, sums: sumsOf(counted, { vat: "excluded", currency: "CHF" }) };
}

/**
 * Turns most answers in trades that have lines into offers: what the answer asks is then the offer's total. `slugOf`: the address of a
 * service by its id.
 */
export function withOffers(requests: Requests, slugOf: (id: string) => string | undefined): OfferRows {
  const rows: OfferRows = { offers: [], lines: [] };
  for (const request of requests) {
    const slug = slugOf(request.subcategoryId);
    if (slug === undefined || !(slug in tradeLines) || request.currency !== "CHF") continue;
    for (const [place, recipient] of request.recipients.entries()) {
      const { companyId, response, respondedAt, priceMax, priceUnit } = recipient;
      // Not by ids: they hold the moment.
      const random = randomOf("offer", request.title, String(place));
      if (response !== "interested" || !respondedAt || !priceMax || priceUnit !== "total") continue;
      if (random.chance(0.2) && !isAmended(request.title)) continue;
      const { lines, sums } = offerOf(slug, priceMax / 108.1, random);
      if (sums.total === 0) continue;
      const id = rowId(respondedAt, "offer", request.id, companyId);
      const duration = daysOf(sums.total, random);
      const paymentTerms = random.pick(terms);
      const visit = sums.total < worthAVisit ? "unneeded" : random.pick(["offered", "done", "required"] as const);
      Object.assign(recipient, {
        priceMin: sums.total,
        priceMax: sums.total,
        vat: "included",
        duration,
        durationUnit: "day",
        visit,
      });
      rows.offers.push({
        id,
        jobRequestId: request.id,
        companyId,
        version: 1,
        kind: "offer",
        state: "current",
        answeredAt: respondedAt,
        createdAt: respondedAt,
        currency: "CHF",
        vat: "excluded",
        message: recipient.message ?? null,
        validUntil: plusDays(dayOf(respondedAt), 60),
        availableFrom: recipient.availableFrom ?? null,
        duration,
        durationUnit: "day",
        visit,
        paymentTerms,
        lineCount: lines.length,
        subtotal: sums.subtotal,
        vatAmount: sums.vatAmount,
        total: sums.total,
      });
      rows.lines.push(...lines.map((line, index) => ({ ...line, offerId: id, position: index + 1 })));
    }
  }
  return rows;
}
