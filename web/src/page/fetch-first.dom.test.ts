import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchFirst, fetchFirstScript } from "./fetch-first.ts";

const batch = {
  url: "/trpc/tenderer.own?batch=1&input=%7B%7D",
  keys: ["tenderer.own "],
  role: "Tenderer",
  languageHeader: "x-l",
  pageHeader: "x-p",
  readerHeader: "x-r",
  place: "place",
};
const asked = vi.fn();

beforeEach(() => {
  vi.stubGlobal("fetch", asked);
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  document.documentElement.lang = "fr";
  document.documentElement.dataset["signedIn"] = "Tenderer";
  localStorage.setItem("token", "secret");
  localStorage.setItem("currentUser", JSON.stringify({ id: "1", firstName: "Zoé" }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  asked.mockReset();
  localStorage.clear();
  delete document.documentElement.dataset["signedIn"];
  delete window.firstCalls;
});

test("asks with the token of the device, in the language of the page", async () => {
  asked.mockResolvedValue(Response.json([{ result: { data: 1 } }]));
  fetchFirst(batch);
  expect(asked).toHaveBeenCalledExactlyOnceWith(batch.url, {
    headers: { authorization: "Bearer secret", "x-l": "fr", "x-p": location.pathname, "x-r": expect.any(String) },
  });
  const [[, sent]] = asked.mock.calls as [[string, { headers: Record<string, string> }]];
  expect(JSON.parse(decodeURIComponent(sent.headers["x-r"] ?? ""))).toEqual({ firstName: "Zoé", isPhone: false });
  expect(window.firstCalls).toMatchObject({ token: "secret", keys: batch.keys });
  expect(await window.firstCalls?.answers).toEqual([{ result: { data: 1 } }]);
});

test.each([undefined, "Company"])("asks nothing for who is signed in as %s", (role) => {
  if (role) document.documentElement.dataset["signedIn"] = role;
  else delete document.documentElement.dataset["signedIn"];
  fetchFirst(batch);
  expect(asked).not.toHaveBeenCalled();
});

test("asks nothing in a tab in which an admin looks at a panel", () => {
  sessionStorage.setItem("viewing", "/admin");
  fetchFirst(batch);
  sessionStorage.clear();
  expect(asked).not.toHaveBeenCalled();
});

test("asks nothing for who has yet to confirm the e-mail", () => {
  document.documentElement.dataset["unconfirmed"] = "";
  fetchFirst(batch);
  delete document.documentElement.dataset["unconfirmed"];
  expect(asked).not.toHaveBeenCalled();
});

test("an answer that is none leaves the calls to be made", async () => {
  asked.mockRejectedValueOnce(new TypeError("no line"));
  fetchFirst(batch);
  expect(await window.firstCalls?.answers).toBeUndefined();
  asked.mockResolvedValueOnce(new Response("<p>a proxy</p>", { headers: { "content-type": "text/html" } }));
  fetchFirst(batch);
  expect(await window.firstCalls?.answers).toBeUndefined();
});

test("what an address brings ends no script", () => {
  const script = fetchFirstScript({ ...batch, keys: [`jobRequest.list {"search":"</script><!--\u2028&"}`] });
  expect(script).not.toMatch(/[<\u2028]\/?(script|!--)/);
  expect(script.slice(script.lastIndexOf("})(") + 2)).not.toMatch(/[<>&\u2028]/);
});

test("shows the page that comes behind the answers, with its styles by script", async () => {
  document.body.innerHTML = `<div id="place"></div>`;
  const page = gzipSync(`<b data-style="width:3px">drawn</b>`).toString("base64");
  asked.mockResolvedValue(Response.json([{ result: { data: 1 } }, { page }]));
  fetchFirst(batch);
  await vi.waitFor(() => expect(document.querySelector<HTMLElement>("#place > b")?.style.width).toBe("3px"));
  const later = document.createElement("div");
  window.firstCalls?.show?.(later);
  expect(later.textContent).toBe("drawn");
});

test("asks for no page that what the device keeps would show otherwise", () => {
  asked.mockResolvedValue(Response.json([]));
  const headersOf = (call: number) => (asked.mock.calls[call] as [string, { headers: object }])[1].headers;
  fetchFirst({ ...batch, keptAs: "inbox-order" });
  expect(headersOf(0)).toHaveProperty("x-p");
  localStorage.setItem("inbox-order:1", `"dueFirst"`);
  fetchFirst({ ...batch, keptAs: "inbox-order" });
  expect(headersOf(1)).not.toHaveProperty("x-p");
  fetchFirst(batch);
  expect(headersOf(2)).toHaveProperty("x-p");
});

test("asks for no page where another layout was chosen", () => {
  document.documentElement.dataset["ownLayout"] = "";
  asked.mockResolvedValue(Response.json([]));
  fetchFirst(batch);
  delete document.documentElement.dataset["ownLayout"];
  expect(asked).toHaveBeenCalledExactlyOnceWith(batch.url, {
    headers: { authorization: "Bearer secret", "x-l": "fr" },
  });
});
