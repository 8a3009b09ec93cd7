import { expect, it } from "vitest";
import { configKeys, type Settings } from "@metiro/shared/application-config/keys";
import { i18nFor } from "../../i18n/catalogues.ts";
import { frameOf } from "./frame.ts";
import { render } from "./render.ts";
import type { MailContent } from "../template.ts";

const settings = {
  ...Object.fromEntries(Object.entries(configKeys).map(([key, rule]) => [key, rule.default])),
  "site.name": "Chantiers & Cie",
  "contact.address": "Rue du Lac 1, 1003 Lausanne",
} as Settings;
const frameIn = (lang: "fr" | "en", firstName = "Zoé") =>
  frameOf(i18nFor(lang), settings, { firstName, url: "https://metiro.test" });

const full: MailContent = {
  subject: "Nouvelle demande\u00a0: salle de bain",
  preheader: "1003 Lausanne",
  heading: "Salle de bain",
  paragraphs: ["Premier paragraphe.", "Second paragraphe."],
  facts: [
    { label: "Lieu", value: "1003 Lausanne" },
    { label: "Budget", value: "CHF\u00a05’400\u00a0–\u00a06’100" },
  ],
  quote: "Bonjour Madame,\nnous venons mardi.",
  button: { label: "Voir la demande", url: "https://metiro.test/company/requests/1?a=1&b=2" },
  closing: "À bientôt.",
};

it("says in plain text what it says in HTML", () => {
  const { html, text } = render(full, frameIn("fr"), "fr");
  const read = html
    .replaceAll(/<style>.*?<\/style>/gs, "")
    .replaceAll("<br>", "\n")
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll("&amp;", "&");
  const said = [
    full.heading,
    ...full.paragraphs,
    ...(full.facts ?? []).flatMap(({ label, value }) => [label, value]),
    ...(full.quote ?? "").split("\n"),
    full.button?.label ?? "",
    full.closing ?? "",
    "Bonjour Zoé,",
    "Chantiers & Cie",
    "Rue du Lac 1, 1003 Lausanne",
  ];
  for (const words of said) {
    expect(read).toContain(words);
    expect(text).toContain(words);
  }
  expect(text).toContain("https://metiro.test/company/requests/1?a=1&b=2");
  expect(html).toContain('href="https://metiro.test/company/requests/1?a=1&amp;b=2"');
});

it("shows markup instead of obeying it, wherever it comes from", () => {
  const evil = `"><script>alert('x')</script><a href="javascript:x">`;
  const { html } = render(
    {
      subject: evil,
      preheader: evil,
      heading: evil,
      paragraphs: [evil],
      facts: [{ label: evil, value: evil }],
      quote: `${evil}\n${evil}`,
      button: { label: evil, url: `https://metiro.test/${evil}` },
      closing: evil,
    },
    frameOf(i18nFor("fr"), { ...settings, "site.name": evil, "contact.address": evil }, { firstName: evil, url: evil }),
    "fr",
  );
  expect(html).not.toContain("<script>");
  expect(html).not.toContain('href="javascript:');
  expect(html.match(/&lt;script&gt;/g)?.length).toBeGreaterThan(10);
});

it("keeps a subject on one line, whatever the title holds", () => {
  const subject = "Peinture\r\nBcc: tous@metiro.test\n\tX\u0000\u2028fin";
  expect(render({ ...full, subject }, frameIn("fr"), "fr").subject).toBe("Peinture Bcc: tous@metiro.test X fin");
});

it("speaks the reader's language", () => {
  const french = render(full, frameIn("fr"), "fr");
  const english = render(full, frameIn("en"), "en");
  expect(french.html).toContain('<html lang="fr"');
  expect(french.text).toContain("Lieu\u00a0: 1003 Lausanne");
  expect(english.html).toContain('<html lang="en"');
  expect(english.text).toContain("Hello Zoé,");
  expect(english.text).toContain("You’re receiving this email because you have an account on Chantiers & Cie.");
  expect(english.text).toContain("Lieu: 1003 Lausanne");
});

it("reads well as plain text", () => {
  expect(render(full, frameIn("fr"), "fr").text).toMatchInlineSnapshot(`
    "Salle de bain

    Bonjour Zoé,

    Premier paragraphe.

    Second paragraphe.

    - Lieu : 1003 Lausanne
    - Budget : CHF 5’400 – 6’100

    > Bonjour Madame,
    > nous venons mardi.

    Voir la demande
    https://metiro.test/company/requests/1?a=1&b=2

    À bientôt.

    -- 
    Chantiers & Cie
    Vous recevez cet e-mail parce que vous avez un compte sur Chantiers & Cie.
    Une question ? Écrivez-nous à contact@metiro.ch.
    Rue du Lac 1, 1003 Lausanne
    https://metiro.test
    "
  `);
});

it("shows beside the subject what it says first, where nothing else is given for that", () => {
  const { preheader: _, ...without } = full;
  const previewOf = (content: MailContent) =>
    /<body[^>]*>\s*<div[^>]*>([^<]*)</.exec(render(content, frameIn("fr"), "fr").html)?.[1];
  expect([previewOf(full), previewOf(without)]).toEqual(["1003 Lausanne", "Premier paragraphe."]);
});

it("leaves no empty parts", () => {
  const { html, text } = render({ subject: "S", heading: "T", paragraphs: ["P."] }, frameIn("fr"), "fr");
  expect(html).not.toMatch(/blockquote|class="facts"|class="button"|undefined|null/);
  expect(text).not.toMatch(/\n{3}|undefined|null/);
});
