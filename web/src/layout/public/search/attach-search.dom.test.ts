import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { attachSearch } from "./attach-search.ts";

const category = { categoryName: "Peinture et revêtements", icon: "paint-roller" };
const trades = [
  { ...category, slug: "platrerie", name: "Plâtrerie", keywords: ["Plâtrerie", "plafond"] },
  { ...category, slug: "peinture-interieure", name: "Peinture intérieure", keywords: ["Peinture", "plafond"] },
];
const places = [
  { postalCode: "1003", locality: "Lausanne", regionId: "vd" },
  { postalCode: "1004", locality: "Lausanne", regionId: "vd" },
];

const markup = `
  <main><search data-act="search" data-language="fr" data-said="Proposés : #." data-nothing="Aucune." data-said-places="Lieux : #.">
    <button data-part="leave">back</button>
    <form><input data-part="field" required /><p id="missing" data-part="missing" hidden>words</p><input data-part="place" /><button id="send">search</button></form>
    <output data-part="said"></output>
    <ul data-part="list" hidden></ul>
    <ul data-part="places" hidden></ul>
    <ul hidden>
      <li data-part="pattern"><a href="/"><svg><use href="/drawings.svg#house"></use></svg><span></span><span></span></a></li>
      <li data-part="place-pattern"><button type="button"></button></li>
    </ul>
  </search><a id="popular" href="/request/plomberie">Plomberie</a></main>
  <button>elsewhere</button>`;

const answer = vi.fn<typeof fetch>();
const field = (part = "field") => document.querySelector(`[data-part=${part}]`) as HTMLInputElement;
const list = (part = "list") => document.querySelector(`[data-part=${part}]`) as HTMLElement;
const links = () => [...list().querySelectorAll("a")].map((link) => [link.getAttribute("href"), link.textContent]);
const press = (key: string) =>
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));

async function type(text: string, part = "field") {
  field(part).focus();
  field(part).value = text;
  field(part).dispatchEvent(new Event("input", { bubbles: true }));
  await vi.waitFor(() => expect(answer.mock.settledResults.every(({ type }) => type !== "incomplete")).toBe(true));
  await Promise.resolve();
}

const dataAt = (url: unknown) => (typeof url === "string" && url.includes("Places") ? places : trades);

let stop: () => void;
let onPhone = false;

beforeEach(() => {
  answer.mockReset().mockImplementation((url) => Promise.resolve(Response.json({ data: dataAt(url) })));
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("matchMedia", () => ({ matches: onPhone }));
  document.body.innerHTML = markup;
  stop = attachSearch(document.querySelector("search") as HTMLElement);
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe("a search box on a page without React", () => {
  test("says so where nothing is found, and nothing where nothing is typed", async () => {
    await type("zzz");
    await vi.waitFor(() => expect(list().hidden).toBe(false));
    expect(list().textContent).toBe("Aucune.");
    expect(field("said").textContent).toBe("Aucune.");
    expect(links()).toEqual([]);

    await type(" ");
    await vi.waitFor(() => expect(list().hidden).toBe(true));
    expect(field("said").textContent).toBe("");
  });

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
    ["the focus going elsewhere", () => document.querySelector<HTMLElement>("body > button")?.focus()],
    ["nothing typed", () => type("")],
  ])("closes on %s", async (_how, act) => {
    await type("pei");
    await vi.waitFor(() => expect(list().hidden).toBe(false));
    await act();

    await vi.waitFor(() => expect(list().hidden).toBe(true));
  });

  test("keeps its list under a press of its button until that is over: closing it would move the button away", async () => {
    const button = document.querySelector<HTMLElement>("#send");
    await type("pei");
    await vi.waitFor(() => expect(list().hidden).toBe(false));
    button?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true }));
    button?.focus();
    expect(list().hidden).toBe(false);
    button?.dispatchEvent(new MouseEvent("mouseup", { bubbles: true }));

    await vi.waitFor(() => expect(list().hidden).toBe(true));
  });

  test("stays a plain field when the server does not answer, and asks again later", async () => {
    answer.mockImplementation(() => Promise.resolve(new Response(null, { status: 503 })));
    await type("pei");
    expect(list().hidden).toBe(true);

    answer.mockImplementation(() => Promise.resolve(Response.json({ data: trades })));
    await vi.waitFor(async () => {
      await type("pei");
      expect(list().hidden).toBe(false);
    });
  });

  test("suggests places, takes one over and carries it into every wizard", async () => {
    await type("laus", "place");
    await vi.waitFor(() => expect(list("places").hidden).toBe(false));
    expect(document.querySelector("output")?.textContent).toBe("Lieux : 2.");
    press("ArrowDown");
    press("ArrowDown");
    expect(document.activeElement?.textContent).toBe("1004 Lausanne");
    (document.activeElement as HTMLButtonElement).click();

    expect([field("place").value, list("places").hidden, document.activeElement]).toEqual([
      "1004 Lausanne",
      true,
      field("place"),
    ]);
    expect(document.querySelector("#popular")?.getAttribute("href")).toBe("/request/plomberie?place=1004+Lausanne");
    await type("pei");
    await vi.waitFor(() => expect(links()[0]?.[0]).toBe("/request/peinture-interieure?place=1004+Lausanne"));
  });

  test("asks nothing of the server for a single letter of a place", async () => {
    await type("l", "place");
    expect(answer).not.toHaveBeenCalled();
  });

  test("goes on in the field when one types on a row", async () => {
    await type("pei");
    await vi.waitFor(() => expect(list().hidden).toBe(false));
    press("ArrowDown");
    press("n");
    expect(document.activeElement).toBe(field());
  });

  test("says in the page's words that nothing was typed", async () => {
    const said = document.querySelector<HTMLElement>("[data-part=missing]");
    document.querySelector("form")?.requestSubmit();
    expect([said?.hidden, field().getAttribute("aria-describedby"), document.activeElement]).toEqual([
      false,
      "missing",
      field(),
    ]);
    await type("p");
    expect([said?.hidden, field().hasAttribute("aria-invalid")]).toEqual([true, false]);
  });
});

describe("on a phone the search covers the screen while one types", () => {
  const covers = () => document.querySelector("search")?.hasAttribute("data-sheet");

  beforeEach(() => {
    onPhone = true;
    field().focus();
    expect(covers()).toBe(true);
  });
  afterEach(() => {
    onPhone = false;
  });

  test.each([
    ["the back button", () => window.history.back()],
    ["its own button", () => document.querySelector<HTMLElement>("[data-part=leave]")?.click()],
    ["Escape", () => press("Escape")],
    ["the focus going elsewhere", () => document.querySelector<HTMLElement>("body > button")?.focus()],
  ])("until %s", async (_how, act) => {
    act();
    await vi.waitFor(() => expect(covers()).toBe(false));
    await vi.waitFor(() => expect(window.history.state).toBeNull());
    expect(document.documentElement.style.overflow).toBe("");
  });

  test("and Escape closes the suggestions first", async () => {
    await type("pei");
    await vi.waitFor(() => expect(list().hidden).toBe(false));
    press("Escape");
    expect([list().hidden, covers()]).toEqual([true, true]);
  });
});
