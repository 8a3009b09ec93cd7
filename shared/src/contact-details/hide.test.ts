import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hideInAnswer } from "./answers.ts";
import { hideContact, hideInName, tellsContact, withoutContact } from "./hide.ts";

const hide = (text: string) => hideContact(text);

describe("phone numbers", () => {
  test.each([
    ["Appelez-moi au 079 123 45 67, merci", "Appelez-moi au •••, merci"],
    ["0791234567", "•••"],
    ["+41 79 123 45 67 ou 0041791234567", "••• ou •••"],
    ["+41 (0)79 123 45 67", "•••"],
    ["079/123.45.67", "•••"],
    ["tél. 079-123-45-67.", "tél. •••."],
    ["(021) 345 67 89 le soir", "••• le soir"],
    ["79 123 45 67", "•••"],
    ["0 7 9 1 2 3 4 5 6 7", "•••"],
    ["0.7.9.1.2.3.4.5.6.7", "•••"],
    ["079_123_45_67 / 079*123*45*67", "••• / •••"],
    ["O79 123 45 67 et 079 123 45 6O", "••• et •••"],
    ["０７９ １２３ ４５ ６７", "•••"],
    ["0️⃣7️⃣9️⃣ 1️⃣2️⃣3️⃣ 4️⃣5️⃣ 6️⃣7️⃣", "•••"],
    ["079\u200b123\u200b45\u200b67", "•••"],
    ["Mobile : +33 6 12 34 56 78 (France)", "Mobile : ••• (France)"],
    ["+49 151 23456789, +39 347 123 4567", "•••, •••"],
    ["Le 12.11.2026 au 0791234567", "Le 12.11.2026 au •••"],
    ["41791234567", "•••"],
    ["Écrivez au 41 79 123 45 67.", "Écrivez au •••."],
    ["wa.me/41791234567", "•••"],
    ["079,123,45,67 ou 079;123;45;67", "••• ou •••"],
    ["079, 123, 45, 67", "•••"],
    ["[079] 123 45 67", "•••"],
    ["079\n123\n45\n67", "•••"],
    ["079–123–45–67", "•••"],
    ["00 33 6 12 34 56 78", "•••"],
    ["0800 123 456", "•••"],
  ])("%s", (text, hidden) => expect(hide(text)).toBe(hidden));
});

describe("numbers that are written so that nobody finds them", () => {
  test.each([
    "079 puis 111 puis 22 puis 33",
    "079 et 111 et 22 et 33",
    "079 dann 111 dann 22 dann 33",
    "079 then 111 then 22 then 33",
    "079, ensuite 111, ensuite 22, et 33",
    "zéro sept neuf un un un deux deux trois trois",
    "zéro septante-neuf cent onze vingt-deux trente-trois",
    "zéro soixante-dix-neuf, cent onze, vingt-deux, trente-trois",
    "zero seven nine one one one two two three three",
    "null neunundsiebzig hundertelf zweiundzwanzig dreiunddreissig",
    "null sieben neun eins eins eins zwei zwei drei drei",
    "zero sette nove uno uno uno due due tre tre",
    "zero settantanove centoundici ventidue trentatré",
    "079 cent onze vingt-deux trente-trois",
    "0 7 neuf 1 1 1 2 2 3 3",
    "٠٧٩ ١١١ ٢٢ ٣٣",
    "०७९ १११ २२ ३३",
    "𝟎𝟕𝟗 𝟏𝟏𝟏 𝟐𝟐 𝟑𝟑",
    "⓪⑦⑨ ①①① ②② ③③",
    "⓿❼❾ ❶❶❶ ❷❷ ❸❸",
    "⁰⁷⁹ ¹¹¹ ²² ³³",
    "₀₇₉ ₁₁₁ ₂₂ ₃₃",
    "0\u03077\u03079\u0307 1\u03071\u03071\u0307 2\u03072\u0307 3\u03073\u0307",
    "0\u03367\u03369\u0336 111 22 33",
    "079\u2063111\u206322\u206333",
    "079\u034f111\u034f22\u034f33",
    "079\u00ad111\u00ad22\u00ad33",
    "079 l11 22 33",
    "079…111…22…33",
    "079=111=22=33",
    "079\n\n111\n\n22\n\n33",
    "(079)(111)(22) 33",
  ])("%s", (text) => expect(hide(`Le matin ${text} merci`)).toBe("Le matin ••• merci"));
});

describe("names in networks", () => {
  test.each([
    ["@jean.peint", "•••"],
    ["telegram @jeanpeint", "telegram •••"],
    ["sur insta : jean_peint svp", "sur ••• svp"],
    ["skype: jean.peint", "•••"],
    ["jean chez gmail", "•••"],
    ["jean_at_gmail_dot_com", "•••"],
    ["jean (a) gmail . com", "•••"],
    ["jean chiocciola gmail punto com", "•••"],
    ["j e a n @ g m a i l . c o m", "•••"],
    ["𝐣𝐞𝐚𝐧@𝐠𝐦𝐚𝐢𝐥.𝐜𝐨𝐦", "•••"],
    ["exemple.рф", "•••"],
    ["peintre.dev ou peintre-rochat.xyz", "••• ou •••"],
  ])("%s", (text, hidden) => expect(hide(text)).toBe(hidden));
});

describe("e-mail and web addresses", () => {
  test.each([
    ["Écrivez à lea.blanc@exemple.ch svp", "Écrivez à ••• svp"],
    ["lea.blanc+devis@sous.domaine.example", "•••"],
    ["nom (at) domaine . ch", "•••"],
    ["nom[at]domaine[dot]ch", "•••"],
    ["nom arobase gmail point com", "•••"],
    ["nom @ domaine.ch", "•••"],
    ["nom@gmail", "•••"],
    ["nom＠domaine.ch", "•••"],
    ["mailto:nom@domaine.ch", "•••"],
    ["Voir https://www.exemple.ch/contact?a=1.", "Voir •••."],
    ["www.exemple.photography", "•••"],
    ["notre site exemple.ch, rubrique photos", "notre site •••, rubrique photos"],
    ["rochat-peinture point ch", "•••"],
    ["rochat-peinture . ch", "•••"],
    ["www rochat-peinture ch", "•••"],
    ["peinture-zürich.ch", "•••"],
    ["t.me/domaine et fb.me/domaine", "••• et •••"],
    ["bit.ly/3xYz, linktr.ee/domaine", "•••, •••"],
    ["voir example.photography svp", "voir ••• svp"],
    ["dupont.ch:8080", "•••"],
    ["dupont.ch:8080/contact.", "•••."],
    ["peinture.dupont.me", "•••"],
    ["jean-dupont.me", "•••"],
    ["tg://resolve?domain=x, whatsapp://send?phone=41791234567", "•••, •••"],
  ])("%s", (text, hidden) => expect(hide(text)).toBe(hidden));
});

describe("streets", () => {
  test.each([
    ["J’habite rue du Lac 12, 1003 Lausanne", "J’habite •••, 1003 Lausanne"],
    ["au 12, rue du Lac à Lausanne", "au ••• à Lausanne"],
    ["12bis rue Centrale", "•••"],
    ["Chemin des Fleurs 3b", "•••"],
    ["Av. de la Gare 5 bis.", "•••."],
    ["ch. de la Colline 7, 2e étage", "•••, 2e étage"],
    ["Rte de Berne 10", "•••"],
    ["rue centrale 12", "•••"],
    ["RUE DU LAC 12", "•••"],
    ["avenue d’Ouchy n° 4", "•••"],
    ["ruelle du Petit-Pont 2", "•••"],
    ["Place de la Riponne 3", "•••"],
    ["Boulevard de Grancy 12", "•••"],
    ["Bahnhofstrasse 12, 8001 Zürich", "•••, 8001 Zürich"],
    ["Zürcher Str. 5", "•••"],
    ["Kirchweg 3a und Obergasse 7", "••• und •••"],
    ["Seestraße 100", "•••"],
    ["Via Nassa 5, Lugano", "•••, Lugano"],
    ["via della Posta 2", "•••"],
    ["Grand-Rue 12, 1er étage", "•••, 1er étage"],
    ["à la Grand Rue 12", "à la •••"],
    ["r. Centrale 5", "•••"],
    ["r. de la Gare 5", "•••"],
    ["Rampe du Pont 4", "•••"],
    ["Esplanade 3", "•••"],
    ["Grand-Place 7", "•••"],
    ["Rampe 4, Fribourg", "•••, Fribourg"],
    ["Escaliers du Marché 3", "•••"],
    ["Hauptplatz 3", "•••"],
    ["Sonnenhalde 7", "•••"],
  ])("%s", (text, hidden) => expect(hide(text)).toBe(hidden));
});

describe("what stays", () => {
  test.each([
    "CHF 2'500 ou CHF 2’500.–, TVA comprise",
    "Entre 1'500 et 2'000 francs, soit 1 800.50 au plus",
    "12 000.- pour le tout, 240 000 000 non",
    "Le 12.11.2026 à 14h30, ou le 2.1.27 dès 08:00",
    "02.11.2026 09 h",
    "2026-11-12 08:00",
    "Demande 2026-000123",
    "120 m2, 3 x 400, 2600 x 1200 x 400 mm, 3.5 m sur 4,2 m",
    "1003 Lausanne, 8001 Zürich, CH-1200 Genève",
    "CHE-100.155.212",
    "CH93 0076 2011 6238 5295 7",
    "RAL 9010, 7016 et 9016",
    "De 2024 à 2026, environ 10 000 000 de fois",
    "La rue est à 12 m, la route fait 8 km, le chemin 3 mètres",
    "Il y a de la place pour 3 voitures, une place de parc et 2 caves",
    "Un cours de 2 heures, via WhatsApp ou pas",
    "la rue dès 2027",
    "Au 3e étage, porte 12, 4 pièces",
    "Demain.Je viens demain.Le prix est juste.De rien",
    "etc. 3 couches max.",
    "Voir le point com de la réunion",
    "On se retrouve @ 14h",
    "Prix : 45.- / m², 2 ouvriers @ 95.-",
    "Nous avons aussi 20 m de câble et 30 % de rabais",
    "Der Weg 5 Minuten, weg 3 Tage",
    "Terrain 200 m2, vallée 3",
    "0.5 mm",
    "6 à 8 semaines",
    "de 08.00-12.00, 13.30-17.00",
    "08:00-12:00, 13:30-17:00",
    "Prix : 1'079.-, 1'230.-, 4'567.-",
    "3 000, 2 500, 1 200 et 800 francs",
    "+ 1 500 francs, + 2 000 francs",
    "2000 + 1500, 2000, 300",
    "travaux.je pense.la suite.et voilà",
    "etc.ml, 3.5 cm, 2.m",
    "M.Dupont et Mme.Blanc",
    "Terminé.Photo à suivre",
    "Grand rue bien calme, esplanade devant",
    "La rampe fait 12 m, rampe 4 marches",
    "12.05, 12345678 francs",
    "5x079, 3x123",
    "Version 1.2.3, node.3",
    "41 m2, 79 m2, 123 m2",
    "Deux chambres, trois fenêtres, une porte, quatre murs et deux plafonds",
    "Une à deux semaines, de huit à dix heures, cinq jours sur sept",
    "Two rooms, three windows, one door, four walls and two ceilings",
    "Zwei Zimmer, drei Fenster, eine Tür, vier Wände und zwei Decken",
    "Due camere, tre finestre, una porta, quattro pareti e due soffitti",
    "Cent vingt mètres, puis quatre-vingts, puis soixante-dix-neuf",
    "20 l de peinture, 5 l de vernis, 2l d’eau",
    "12 m², 3 m³, ½ journée, n° 4, 1ᵉʳ étage",
    "On se voit sur WhatsApp ou Signal, comme vous voulez",
    "Nous avons un compte Facebook et Instagram",
    "Ratio 1:2:4, échelle 1:50",
    "Vis 4=6, chevilles 6=8",
  ])("%s", (text) => expect(hide(text)).toBe(text));
});

describe("what is known of the two", () => {
  const known = {
    phones: ["+41791234567", null],
    emails: ["lea@exemple.ch"],
    websites: ["https://www.rochat.photography/fr"],
    streets: ["Sonnenhalde 7", "12, Grand-Rue", null],
  };
  test.each([
    ["c’est le 79 1 23 4567", "c’est le •••"],
    ["79, 123, 45, 67", "•••"],
    ["LEA@exemple.ch", "•••"],
    ["regardez rochat.photography", "regardez •••"],
    ["à la Sonnenhalde 7, ou à la sonnenhalde", "à la •••, ou à la •••"],
    ["Grand-Rue 12, premier étage", "•••, premier étage"],
    ["le prix est de 7 912 345 francs", "le prix est de 7 912 345 francs"],
  ])("%s", (text, hidden) => expect(hideContact(text, known)).toBe(hidden));
});

const words = fc.constantFrom(
  "Bonjour",
  "devis",
  "peinture,",
  "salon",
  "nous",
  "venons",
  "le",
  "pour",
  "environ",
  "\n",
);
const sentence = fc.array(words, { maxLength: 5 }).map((some) => some.join(" "));
const two = (n: number) => String(n).padStart(2, "0");
const grouped = (by: string) => (n: number) => String(n).replaceAll(/\B(?=(\d{3})+$)/g, by);
const harmless = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 9_999_999 }), fc.constantFrom("'", "’", " ", ""))
    .map(([amount, by]) => `CHF ${grouped(by)(amount)}`),
  fc
    .tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(".-", ".–", " francs", ".50"))
    .map((parts) => parts.join("")),
  fc
    .tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2024, max: 2035 }))
    .map(([day, month, year]) => `${two(day)}.${two(month)}.${year}`),
  fc
    .tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2024, max: 2035 }))
    .map(([day, month, year]) => `${year}-${two(month)}-${two(day)}`),
  fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map(([hour, minute]) => `${two(hour)}:${two(minute)}`),
  fc.integer({ min: 1, max: 999_999 }).map((n) => `2026-${String(n).padStart(6, "0")}`),
  fc
    .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom(" m2", " m²", " m", " cm", " mm", " %"))
    .map((parts) => parts.join("")),
  fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 4000 })).map((parts) => parts.join(" x ")),
  fc.integer({ min: 1000, max: 9658 }).map((code) => `${code} Lausanne`),
);

test("prices, days, hours, numbers of requests, measures and postal codes stay, whatever stands around them", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(sentence, harmless), { minLength: 1, maxLength: 4 }), (parts) => {
      const text = parts.map((part) => part.join(" ")).join(", ");
      expect(hide(text)).toBe(text);
    }),
    { numRuns: 500 },
  );
});

const separator = fc.constantFrom("", " ", ".", "-", "/", "_", "  ", " - ");
const swissNumber = fc
  .tuple(
    fc.constantFrom("21", "22", "31", "44", "76", "77", "78", "79"),
    fc.integer({ min: 2_000_000, max: 9_999_999 }),
  )
  .map(([area, rest]) => `${area}${rest}`);

test("no Swiss number stays, however it is grouped", () => {
  const written = fc
    .tuple(swissNumber, fc.constantFrom("0", "+41 ", "0041 "), separator)
    .map(
      ([number, prefix, by]) =>
        `${prefix}${[number.slice(0, 2), number.slice(2, 5), number.slice(5, 7), number.slice(7)].join(by)}`,
    );
  fc.assert(
    fc.property(sentence, written, sentence, (before, number, after) => {
      expect(hide(`${before} ${number} ${after}`)).toBe(`${before} ••• ${after}`);
    }),
    { numRuns: 500 },
  );
});

test("no e-mail address stays", () => {
  fc.assert(
    fc.property(sentence, fc.emailAddress({ size: "small" }), (before, address) => {
      expect(hide(`${before} ${address} `)).not.toContain(address);
    }),
  );
});

test("is at rest after one time, for any text, and leaves all else as it was", () => {
  const anything = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 200 }),
    fc
      .array(
        fc.constantFrom(
          "rue ",
          "de la ",
          "Lac ",
          "12 ",
          "079",
          " .",
          "@",
          "www.",
          "ch ",
          "at ",
          "point ",
          ",",
          "\n",
          "0",
          " 7",
        ),
        {
          maxLength: 200,
        },
      )
      .map((some) => some.join("")),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const hidden = hide(text);
      expect(hide(hidden)).toBe(hidden);
      const kept = hidden.split("•••");
      let at = 0;
      for (const part of kept) {
        const found = text.indexOf(part, at);
        expect(found).toBeGreaterThanOrEqual(at);
        at = found + part.length;
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["Appelez-moi au 079 555 77 88.", "Appelez-moi au."],
  ["Peindre le salon. 079 555 77 88, marc@exemple.ch", "Peindre le salon."],
  ["Le salon\nJ’habite rue du Lac 12\nMerci", "Le salon\nJ’habite\nMerci"],
  ["Le salon fait 20 m2", "Le salon fait 20 m2"],
])("without contact: %j", (text, left) => {
  expect(withoutContact(text).replace(/,$/, "").replace(/\.,?$/, ".")).toBe(left);
  expect(tellsContact(withoutContact(text))).toBe(false);
  expect(tellsContact(text)).toBe(text !== left);
});

test("a name keeps what it is, and loses what leads to somebody", () => {
  for (const name of ["Camille", "Jean-Pierre", "La Chaux-de-Fonds 2", "Buchs (SG)", "St.Gallen"])
    expect(hideInName(name)).toBe(name);
  expect(hideInName("Lausanne 079 555 02 00 camille@x.ch")).toBe("Lausanne •••");
});

test("an address that a form shows keeps its street, and loses what else was typed there", () => {
  const question = { id: "site", type: "address" as const, label: { fr: "Lieu" }, required: false };
  const site = { street: "Rue du Lac 3", postalCode: "1003", locality: "Lausanne" };
  expect(hideInAnswer(question, site)).toEqual(site);
  expect(
    hideInAnswer(question, { street: "Rue du Lac 3, 079 555 02 00", postalCode: "1003", locality: "Lausanne a@x.ch" }),
  ).toEqual({ street: "Rue du Lac 3, •••", postalCode: "1003", locality: "Lausanne •••" });
});
