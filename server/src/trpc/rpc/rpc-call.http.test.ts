import { expect, test } from "vitest";
import { testApp } from "../../test/app/app.ts";

const { app, signedIn } = await testApp();
const [admin, client] = [await signedIn("Admin"), await signedIn("Tenderer")];
const nowhere = { id: "0199f0c0-0000-7000-8000-00000000dead" };

interface Sent {
  path: string;
  input?: unknown;
  isBatch?: boolean;
  method?: "GET" | "POST";
  headers?: Record<string, string>;
}

/** The answer of tRPC's own chain, or of the way past it that nearly all calls take. */
async function answered({ path, input, isBatch, method = "GET", headers = {} }: Sent, isChained: boolean) {
  const query = new URLSearchParams();
  if (isBatch) query.set("batch", "1");
  if (input !== undefined && method === "GET") query.set("input", JSON.stringify(input));
  // The one thing that our client never sends: it leaves the call to tRPC.
  if (isChained) query.set("connectionParams", "null");
  const answer = await app.inject({
    method,
    url: `/trpc/${path}?${query.toString()}`,
    headers: { ...headers, ...(method === "POST" && { "content-type": "application/json" }) },
    ...(method === "POST" && { payload: JSON.stringify(input) }),
  });
  // How long it is tRPC does not know beforehand.
  const ofTransport = /^(?:x-request-id|date|content-length|transfer-encoding)$/;
  const requestId = answer.headers["x-request-id"];
  const rest = Object.entries(answer.headers).filter(([name]) => !ofTransport.test(name));
  return {
    status: answer.statusCode,
    headers: Object.fromEntries(rest),
    body: answer.payload.replaceAll(String(requestId), "id"),
  };
}

const as = ({ authorization }: { authorization: string }) => ({ headers: { authorization } });

test.each<[string, Sent]>([
  ["a query without input", { path: "auth.profile", ...as(client) }],
  ["one with input", { path: "jobRequest.listForTenderer", input: { pageSize: 1 }, ...as(client) }],
  ["one in a body", { path: "jobRequest.listForTenderer", input: {}, method: "POST", ...as(client) }],
  ["a batch", { path: "auth.profile,jobRequest.listForTenderer", input: { 1: {} }, isBatch: true, ...as(client) }],
  ["a kept list beside others", { path: "region.list,auth.profile", input: { 0: {} }, isBatch: true, ...as(client) }],
  ["a kept list without its input", { path: "subCategory.searchIndex,auth.profile", isBatch: true, ...as(client) }],
  ["a batch of one", { path: "auth.profile", input: {}, isBatch: true, ...as(client) }],
  [
    "outcomes that differ",
    { path: "auth.profile,jobRequest.get", input: { 1: nowhere }, isBatch: true, ...as(client) },
  ],
  ["the same refusal twice", { path: "auth.profile,auth.sessions", isBatch: true }],
  ["nobody signed in", { path: "auth.profile" }],
  ["a token that is none", { path: "auth.profile", headers: { authorization: "Bearer none" } }],
  ["another role", { path: "jobRequest.listForAdmin", input: {}, ...as(client) }],
  ["a row that is not there", { path: "jobRequest.get", input: nowhere, ...as(admin) }],
  ["an input that is wrong, in English", { path: "jobRequest.get", input: { id: 3 }, headers: { cookie: "lang=en" } }],
  ["an input that is missing", { path: "jobRequest.get", ...as(admin) }],
  ["null for an input", { path: "jobRequest.get", input: null, ...as(admin) }],
  ["a change that breaks a rule", { path: "region.add", input: { name: "" }, method: "POST", ...as(admin) }],
  ["a change without a body of its own", { path: "region.add", input: null, method: "POST", ...as(admin) }],
  ["changes together", { path: "region.add,region.add", input: {}, isBatch: true, method: "POST", ...as(admin) }],
  ["a change asked for as a query", { path: "region.add", input: {}, ...as(admin) }],
  ["a call that is not there", { path: "auth.profile,nothing.here", isBatch: true, ...as(client) }],
  ["both kinds at once", { path: "auth.profile,region.add", input: {}, isBatch: true, ...as(admin) }],
  ["a batch that is a list", { path: "jobRequest.get", input: [nowhere], isBatch: true, ...as(admin) }],
  ["a name with a prototype's", { path: "constructor,auth.profile", isBatch: true, ...as(client) }],
])("past tRPC's chain, %s is answered as by it, to the letter", async (_name, sent) => {
  expect(await answered(sent, false)).toEqual(await answered(sent, true));
});

test("a call that ends the session clears the browser's cache either way", async () => {
  const [one, other] = [await signedIn("Tenderer"), await signedIn("Tenderer")];
  const sent = { path: "auth.signOut", method: "POST", input: {} } as const;
  const own = await answered({ ...sent, ...as(one) }, false);
  expect(own.headers["clear-site-data"]).toBe('"cache"');
  expect(own.headers).toEqual((await answered({ ...sent, ...as(other) }, true)).headers);
});
