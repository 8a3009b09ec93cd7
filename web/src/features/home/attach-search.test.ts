import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { attachSearch } from "./attach-search.ts";

const categories = [
  {
    name: "Peinture et revêtements",
    icon: "paint-roller",
    translations: {},
    subCategories: [
      { name: "Plâtrerie", slug: "platrerie", translations: { en: { name: "Plastering" } } },
      { name: "Peinture intérieure", slug: "peinture-interieure", translations: {} },
    ],
  },
];

const markup = `
  <search data-act="search" data-language="fr" data-said="Proposés : #.">
    <input data-part="field" />
    <output data-part="said"></output>
    <ul data-part="list" hidden></ul>
    <ul hidden><li data-part="pattern"><a href="/"><svg><use href="/drawings.svg#house"></use></svg><span></span><span></span></a></li></ul>
  </search>
  <button>elsewhere</button>`;

const answer = vi.fn<typeof fetch>();
const field = () => document.querySelector("input") as HTMLInputElement;
const list = () => document.querySelector("[data-part=list]") as HTMLElement;
const links = () => [...list().querySelectorAll("a")].map((link) => [link.getAttribute("href"), link.textContent]);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

async function type(text: string) {
  field().focus();
  field().value = text;
  field().dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(answer.mock.settledResults.every(({ type }) => type !== "incomplete")).toBe(true));
  await Promise.resolve();
}

let stop: () => void;

beforeEach(() => {
  answer.mockReset().mockImplementation(() => Promise.resolve(Response.json({ data: categories })));
  vi.stubGlobal("fetch", answer);
  document.body.innerHTML = markup;
  stop = attachSearch(document.querySelector("search") as HTMLElement);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe("a search box on a page without React", () => {
  test("suggests links while one types, says how many, and asks the server once", async () => {
    await type("p");
    await type("pei");

    await vi.waitFor(() =>
      expect(links()).toEqual([
        ["/request/peinture-interieure", "Peinture intérieurePeinture et revêtements"],
        ["/request/platrerie", "PlâtreriePeinture et revêtements"],
      ]),
    );
    expect(list().hidden).toBe(false);
    expect(list().querySelector("use")?.getAttribute("href")).toBe("/drawings.svg#paint-roller");
    expect(document.querySelector("output")?.textContent).toBe("Proposés : 2.");
    expect(answer).toHaveBeenCalledOnce();
  });

  test("gives the arrow keys the links in turn, and the field again after the last", async () => {
    await type("pei");
    await vi.waitFor(() => expect(list().hidden).toBe(false));
    const stops = ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"].map((key) => {
      press(key);
      return document.activeElement?.getAttribute("href") ?? "field";
    });

    expect(stops).toEqual(["/request/peinture-interieure", "/request/platrerie", "field", "/request/platrerie"]);
  });

  test.each([
    ["Escape", () => press("Escape")],
    ["the focus going elsewhere", () => document.querySelector("button")?.focus()],
    ["nothing found", () => type("zzz")],
  ])("closes on %s", async (_how, act) => {
    await type("pei");
    await vi.waitFor(() => expect(list().hidden).toBe(false));
    await act();

    await vi.waitFor(() => expect(list().hidden).toBe(true));
  });

  test("stays a plain field when the server does not answer, and asks again later", async () => {
    answer.mockImplementation(() => Promise.resolve(new Response(null, { status: 503 })));
    await type("pei");
    expect(list().hidden).toBe(true);

    answer.mockImplementation(() => Promise.resolve(Response.json({ data: categories })));
    await vi.waitFor(async () => {
      await type("pei");
      expect(list().hidden).toBe(false);
    });
  });
});
