import { configKeys, type Settings } from "@metiro/shared/application-config/keys";
import { strengthOf } from "@metiro/shared/auth/password-strength";
import { hideContact, tellsContact, withoutContact } from "@metiro/shared/contact-details/hide";
import { findTrades, searchEntries } from "@metiro/shared/sub-category/find-trades";
import { fold } from "@metiro/shared/text/fold";
import { slugOf } from "@metiro/shared/text/slug";
import { expect, test } from "vitest";
import { i18nFor } from "../../i18n/catalogues.ts";
import { frameOf } from "../../mail/render/frame.ts";
import { render } from "../../mail/render/render.ts";
import { texts } from "../surface/all-texts.ts";
import { cpuOf, hostileTexts, maxCpuMs } from "../surface/hostile-texts.ts";

/** Characters of the longest text that a field lets through. */
const mostOf = (field: string) => {
  const most = texts.filter(({ name }) => name === field).map(({ schema }) => Number(schema._zod.bag.maximum));
  expect(most.length, field).toBeGreaterThan(0);
  return Math.max(...most);
};
const [message, description, password] = [
  mostOf("conversation.send body"),
  mostOf("jobRequest.create description"),
  mostOf("auth.signUpTenderer password"),
];
/** What the page of the search reads of an address. */
const searched = 80;

const settings = Object.fromEntries(Object.entries(configKeys).map(([key, rule]) => [key, rule.default])) as Settings;
const frame = frameOf(i18nFor("fr"), settings, { firstName: "Zoé", url: "https://metiro.test" });
const trades = searchEntries(
  Array.from({ length: 60 }, (_, trade) => ({
    slug: `trade-${trade}`,
    name: `Métier ${trade}`,
    categoryName: "Rénovation",
    keywords: Array.from(
      { length: 20 },
      (_, word) => `${fold(slugOf("réparation"))}${trade * 31 + word * 7} mots-clés`,
    ),
  })),
);

const readers: Record<string, { length: number; read: (text: string) => unknown }> = {
  "the masking of a message": {
    length: message,
    read: (text) => {
      const known = [text.slice(0, 255)];
      return hideContact(text, { phones: known, emails: known, websites: known, streets: known });
    },
  },
  "the masking of a description": { length: description, read: hideContact },
  "whether a text tells who to call": { length: description, read: tellsContact },
  "a text without that": { length: description, read: withoutContact },
  "the comparison of words": { length: description, read: fold },
  "an address made of a name": { length: description, read: slugOf },
  "the strength of a password": { length: password, read: (text) => strengthOf(text, [text.slice(0, 254)]) },
  "the search over trades": { length: searched, read: (text) => findTrades(trades, text, 10) },
  "the search over trades by many words": {
    length: searched,
    read: (text) => findTrades(trades, `${text.slice(0, 4)}zqxw vbnk wrtz plkj `.repeat(4), 10),
  },
  "a mail that quotes": {
    length: 3 * message,
    read: (text) =>
      render(
        { subject: "S", heading: "H", paragraphs: [text], facts: [{ label: "L", value: text }], quote: text },
        frame,
        "fr",
      ),
  },
};

test.each(Object.entries(readers))(
  "%s takes at most 20 ms of a processor, whatever the longest text is made of",
  async (_, reader) => {
    const slow: string[] = [];
    for (const { kind, text } of hostileTexts(reader.length)) {
      const cpu = await cpuOf(() => reader.read(text));
      if (cpu > maxCpuMs) slow.push(`${kind}: ${cpu.toFixed(0)} ms`);
    }
    expect(slow).toEqual([]);
  },
);
