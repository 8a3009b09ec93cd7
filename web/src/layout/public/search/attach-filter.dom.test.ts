import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attachFilter } from "./attach-filter.ts";

const trades = [
  { slug: "menage-regulier", name: "Ménage régulier", categoryName: "Nettoyage", keywords: ["femme de ménage"] },
  { slug: "traiteur", name: "Traiteur", categoryName: "Événements", keywords: ["apéritif"] },
];

let stop: () => void;

beforeEach(() => {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ data: trades })));
  document.body.innerHTML = `
    <div data-language="fr">
      <input data-part="field" /><output data-part="said" data-words="Trouvées : #."></output>
      <section data-part="group"><ul><li><a href="/category/menage-regulier">Ménage régulier</a></li></ul></section>
      <section data-part="group"><ul><li><a href="/category/traiteur">Traiteur</a></li></ul></section>
      <p data-part="none" hidden>none</p>
    </div>`;
  stop = attachFilter(document.querySelector("div") as HTMLElement);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const shown = () =>
  [...document.querySelectorAll<HTMLElement>("[data-part=group]")]
    .filter((group) => !group.hidden)
    .map((group) => group.textContent);

async function type(text: string, said: string) {
  const field = document.querySelector("input") as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event("input"));
  await vi.waitFor(() => expect(document.querySelector("output")?.textContent).toBe(said));
}

test("leaves the services that the search finds, by what people call them, and all of them without words", async () => {
  await type("femme de menage", "Trouvées : 1.");
  expect(shown()).toEqual(["Ménage régulier"]);
  await type("licornes", "Trouvées : 0.");
  expect([shown(), document.querySelector("p")?.hidden]).toEqual([[], false]);
  await type("", "");
  expect([shown(), document.querySelector("p")?.hidden]).toEqual([["Ménage régulier", "Traiteur"], true]);
});
