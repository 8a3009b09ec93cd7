import { contentSamples } from "@metiro/shared/blog/test/content-samples";
import { Editor } from "@tiptap/core";
import { expect, test } from "vitest";
import { checkedLink } from "./link/checked-link.ts";
import { cleanedPaste } from "./cleaned-paste.ts";
import { extensions } from "./extensions.ts";

const written = (html: string) => new Editor({ extensions, content: html }).getHTML();

test.each(Object.entries(contentSamples))("the editor reads and writes %s without loss", (_, html) => {
  expect(written(html)).toBe(html);
});

test("what the server adds to a picture is read, and not written", () => {
  const src = "/api/File/0199f0c0-0000-7000-8000-000000000001?size=large";
  expect(
    written(`<img src="${src}" srcset="x 320w" sizes="100vw" width="2" height="1" loading="lazy" alt="Toit">`),
  ).toBe(`<img src="${src}" alt="Toit">`);
});

test("every thing that can stand in a text is in a sample", () => {
  const { schema } = new Editor({ extensions });
  const names = [...Object.keys(schema.nodes), ...Object.keys(schema.marks)].filter(
    (name) => !["doc", "text"].includes(name),
  );
  const used = new Set<string>();
  for (const html of Object.values(contentSamples))
    new Editor({ extensions, content: html }).state.doc.descendants((node) => {
      used.add(node.type.name);
      for (const mark of node.marks) used.add(mark.type.name);
    });
  expect([...used].filter((name) => name !== "text").toSorted()).toEqual(names.toSorted());
});

test("text of Word becomes headings, lists and plain paragraphs", () => {
  const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p{color:red}</style></head><body>
    <h1 style="mso-x:y">Titre</h1><p class=MsoNormal style="color:red"><b>Gras</b><o:p></o:p></p>
    <p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>un</p><p
    class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o</span>dedans</p><p
    class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.</span>trois</p>
    <img src="file:///C:/x.png"></body></html>`;
  const { html, leftOut } = cleanedPaste(word);
  expect(leftOut).toBe(1);
  expect(written(html)).toBe(
    "<h2>Titre</h2><p><strong>Gras</strong></p><ul><li><p>un</p><ul><li><p>dedans</p></li></ul></li><li><p>trois</p></li></ul>",
  );
});

test.each([
  ["metiro.ch", "https://metiro.ch/"],
  ["https://suva.ch/a?b#c", "https://suva.ch/a?b#c"],
  ["a@b.ch", "mailto:a@b.ch"],
  ["tel:+41791234567", "tel:+41791234567"],
  ["/blogs", "/blogs"],
  ["#suite", "#suite"],
  ["//suva.ch", "https://suva.ch/"],
  ["javascript:alert(1)", undefined],
  ["deux mots", undefined],
  ["mot", undefined],
  ["", undefined],
])("a link to %j leads to %j", (typed, href) => {
  expect(checkedLink(typed)).toBe(href);
});
