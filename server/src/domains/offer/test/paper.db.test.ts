import type { Offer } from "@metiro/shared/offer/schema";
import { percentOf } from "@metiro/shared/offer/money";
import { formatAmount, formatDay, formatFigure, formatNumber } from "@metiro/shared/text/format";
import { beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database/database.ts";
import { offersIn } from "./offer.fixture.ts";
import { pagesOf, plain } from "./read-pdf.ts";

const database = await testDatabase();
const world = await offersIn(database);
let client: Awaited<ReturnType<typeof world.client>>;
let company: Awaited<ReturnType<typeof world.company>>;
let pair = { jobRequestId: "", companyId: "" };
beforeEach(async () => {
  [client, company] = await Promise.all([world.client(), world.company()]);
  pair = { jobRequestId: await world.request(client.id, [company.id]), companyId: company.id };
});
const line = { label: "Peinture des murs", quantity: 12.345, unit: "m2" as const, unitPrice: 1_999, vatRate: 810 };
const lines = [
  line,
  { ...line, label: "Colle", quantity: 3, unit: "piece" as const, unitPrice: 1_115, vatRate: 260 },
  { ...line, label: "Plafond", quantity: 1, unit: "lump" as const, unitPrice: 45_007, optional: true },
];
const save = (more: object = {}) =>
  company.call.offer.save({ jobRequestId: pair.jobRequestId, vat: "excluded", lines, ...more });
const textOf = async (lang: "fr" | "en", more: object = {}) =>
  (await pagesOf(database, client.actor, { ...pair, lang, ...more })).join(" ");

/** What the page of an offer shows of its figures, in the reader's language. */
function figuresOf(offer: Offer, lang: "fr" | "en"): string[] {
  const amounts = [offer.total, ...(offer.vat === "exempt" ? [] : [offer.subtotal])];
  if (offer.rounding !== 0) amounts.push(offer.rounding);
  if (offer.optionalTotal > 0) amounts.push(offer.optionalTotal);
  return [
    ...amounts.map((cents) => formatAmount(cents, offer.currency)),
    ...offer.shares.map(({ rate, vat }) => {
      const percent = formatNumber(percentOf(rate), lang);
      const name = lang === "en" ? `VAT ${percent}%` : `TVA ${percent}\u00a0%`;
      return `${name} ${formatAmount(vat, offer.currency)}`;
    }),
    ...offer.lines.flatMap(({ labels, quantity = 0, unitPrice = 0, amount = 0 }) => [
      labels?.fr ?? "",
      formatNumber(quantity, lang),
      formatFigure(unitPrice),
      formatFigure(amount),
    ]),
  ].map(plain);
}

const vatWords = {
  included: { fr: "Les prix s’entendent TVA comprise.", en: "Prices include VAT." },
  excluded: { fr: "Les prix des lignes s’entendent hors TVA.", en: "The prices of the lines do not include VAT." },
  exempt: { fr: "L’entreprise n’est pas assujettie à la TVA.", en: "The company is not subject to VAT." },
};

describe.each(["included", "excluded", "exempt"] as const)("with VAT %s", (vat) => {
  test.each(["fr", "en"] as const)(
    "the document in %s has every figure of the screen, and no other total",
    async (lang) => {
      await save({ vat });
      const { current } = await client.call.offer.get(pair);
      const text = await textOf(lang);
      if (!current) throw new Error("There is no offer");
      for (const figure of figuresOf(current, lang)) expect(text).toContain(figure);
      expect(text).toContain(vatWords[vat][lang]);
      expect(text).toContain(
        lang === "en" ? "Plafond (optional, not in the total)" : "Plafond (en option, hors total)",
      );
      // Of an offer without VAT none is named.
      expect(/(?:TVA|VAT) \d/.test(text)).toBe(vat !== "exempt");
      expect(text.includes(lang === "en" ? "of which VAT" : "dont TVA")).toBe(vat === "included");
      // Every amount on the paper is one of the screen.
      const known = [current.subtotal, current.total, current.rounding, current.optionalTotal];
      const shown = new Set(
        [...known, ...current.shares.map((share) => share.vat)].map((cents) => plain(formatAmount(cents, "CHF"))),
      );
      for (const [amount] of text.matchAll(/CHF -?[\d’]+(?:\.\d\d)?/g)) expect(shown).toContain(amount);
    },
  );
});

test("sixty lines go over pages in order, each with its own figures, and the sums stand once at the end", async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ ...line, label: `Poste ${at + 1}.`, unitPrice: 1_000 + at }));
  await save({ lines: many });
  const { current } = await client.call.offer.get(pair);
  for (const lang of ["fr", "en"] as const) {
    const pages = await pagesOf(database, client.actor, { ...pair, lang });
    expect(pages.length).toBeGreaterThan(1);
    const text = pages.join(" ");
    const places = many.map(({ label, unitPrice }, at) => {
      const found = text.indexOf(
        `${label} ${formatNumber(12.345, lang)} m² ${formatFigure(unitPrice)} ${formatFigure(current?.lines[at]?.amount ?? 0)}`,
      );
      expect(found, label).toBeGreaterThanOrEqual(0);
      return found;
    });
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(text.split(plain(formatAmount(current?.total ?? 0, "CHF")))).toHaveLength(2);
    pages.forEach((page, index) => expect(page).toMatch(new RegExp(`page ${index + 1}\\b`)));
  }
});

test("a word that is longer than its column is cut, and nothing of it is lost", async () => {
  const long = `Donau${"dampfschiff".repeat(16)}fahrt`;
  await save({ lines: [{ ...line, label: long }], message: `Voir ${"a".repeat(400)} fin.` });
  // The figures of the line stand beside the first part of its name.
  const figures = `12,345m²${formatFigure(1_999)}${formatFigure(24_678)}`;
  const text = (await textOf("fr")).replaceAll(" ", "").replace(figures, "");
  expect(text).toContain(long);
  expect(text).toContain(`Voir${"a".repeat(400)}fin.`);
});

test("an amendment says that it is one and why, before it is decided on and afterwards", async () => {
  await save();
  await client.call.jobRequest.decide({ id: pair.jobRequestId, companyId: company.id, decision: "accepted" });
  const { proposed } = await company.call.offer.amend({
    jobRequestId: pair.jobRequestId,
    vat: "excluded",
    lines: [...lines, { ...line, label: "Traitement" }],
    reason: "Le mur est humide.",
  });
  if (!proposed) throw new Error("Nothing is proposed");
  for (const [lang, title, state] of [
    ["fr", "Avenant", "Proposé, pas encore accepté"],
    ["en", "Amendment", "Proposed, not accepted yet"],
  ] as const) {
    const text = await textOf(lang, { version: 2 });
    for (const words of [title, state, "Le mur est humide.", "Traitement", ...figuresOf(proposed, lang)])
      expect(text).toContain(words);
    expect(await textOf(lang)).not.toContain("Traitement");
  }
  const { current } = await client.call.offer.decideAmendment({ id: proposed.id, decision: "accepted" });
  if (!current) throw new Error("Nothing stands");
  for (const [lang, title] of [
    ["fr", "Avenants acceptés"],
    ["en", "Accepted amendments"],
  ] as const) {
    const text = await textOf(lang, { document: "agreement" });
    for (const words of [title, "Le mur est humide.", ...figuresOf(current, lang)]) expect(text).toContain(words);
    const day = formatDay(current.settledAt ?? "");
    const agreed = lang === "fr" ? `${day}\u00a0: total` : `${day}: total`;
    expect(text).toContain(plain(`${agreed} ${formatAmount(current.total, "CHF")}`));
    expect(await textOf(lang)).not.toContain("pas encore accepté");
  }
});
