import { lineAmount, sumsOf } from "@metiro/shared/offer/money";
import { type AmendmentText, amendmentTexts } from "../../data/demo/amendments.ts";
import { rowId } from "../../row-id.ts";
import type { OfferRows, Requests } from "./offers.ts";

const hourMs = 3_600_000;
const textOf = new Map(amendmentTexts.map((text) => [text.title, text]));

/** So much later, or in the middle of what has passed since. */
const after = (moment: string, hours: number, now: Date): string => {
  const from = Date.parse(moment);
  return new Date(Math.min(from + hours * hourMs, (from + now.getTime()) / 2)).toISOString();
};

/** Changes what was accepted of some requests: one amendment waits for the client, another one stands. */
export function amend(requests: Requests, rows: OfferRows, now: Date): void {
  for (const request of requests) {
    const text = textOf.get(request.title);
    const recipient = request.recipients.find(({ clientDecision }) => clientDecision === "accepted");
    const standing = rows.offers.find(
      ({ jobRequestId, companyId }) => jobRequestId === request.id && companyId === recipient?.companyId,
    );
    if (!text || !recipient?.decidedAt || !standing) continue;
    const createdAt = after(recipient.decidedAt, 26, now);
    const settledAt = text.note === undefined ? null : after(createdAt, 7, now);
    const lines = linesWith(rows, standing, text);
    const counted = lines.map(({ amount, vatRate, optional }) => ({
      amount: amount ?? undefined,
      vatRate: vatRate ?? undefined,
      optional,
    }));
    const { subtotal, vatAmount, total } = sumsOf(counted, { vat: standing.vat, currency: standing.currency });
    const id = rowId(createdAt, "amendment", request.id, recipient.companyId);
    if (settledAt !== null) {
      standing.state = "replaced";
      Object.assign(recipient, { priceMin: total, priceMax: total });
    }
    rows.offers.push({
      ...standing,
      id,
      version: 2,
      kind: "amendment",
      state: settledAt === null ? "proposed" : "current",
      answeredAt: null,
      reason: text.reason,
      note: text.note ?? null,
      createdAt,
      settledAt,
      lineCount: lines.length,
      subtotal,
      vatAmount,
      total,
    });
    rows.lines.push(...lines.map((line, index) => ({ ...line, offerId: id, position: index + 1 })));
  }
}

/** The lines of the version that stands, and one more. */
function linesWith({ lines }: OfferRows, standing: OfferRows["offers"][number], { line }: AmendmentText) {
  const kept = lines.filter(({ offerId }) => offerId === standing.id);
  const { vatRate } = kept.find(({ state }) => state === "priced") ?? { vatRate: null };
  const more = { ...line, state: "priced" as const, vatRate, amount: lineAmount(line.quantity, line.unitPrice) };
  return [...kept.map(({ offerId: _offer, position: _position, ...was }) => was), { ...more, optional: false }];
}
