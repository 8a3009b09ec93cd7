import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, test } from "vitest";
import { post } from "./post.ts";
import { isPublicAddress } from "./public-address.ts";
import type { Resolve } from "./resolve.ts";
import { targetOf } from "./target.ts";

const open: Server[] = [];
afterAll(() => {
  for (const server of open) server.close();
});

/** A server on this machine, which must never be reached unless that is allowed. */
async function listening(answer: (server: { hits: string[] }) => { status: number; location?: string }) {
  const seen = { hits: [] as string[] };
  const server = createServer((request, response) => {
    seen.hits.push(`${request.headers.host} ${request.url}`);
    const { status, location } = answer(seen);
    response.writeHead(status, location === undefined ? {} : { location }).end("words that nobody reads");
  }).listen(0, "127.0.0.1");
  open.push(server);
  await new Promise((done) => server.once("listening", done));
  return { seen, port: (server.address() as AddressInfo).port };
}

const closed = { loopback: false };
const sent = { headers: {}, body: "{}", timeoutMs: 2_000 };

/** Addresses that a name may lead to, and that are none of the open internet. */
const hostileAddresses = [
  "0.0.0.0",
  "0.1.2.3",
  "10.0.0.1",
  "10.255.255.255",
  "100.64.0.1",
  "100.100.100.200",
  "100.127.255.254",
  "127.0.0.1",
  "127.255.255.254",
  "168.63.129.16",
  "169.254.0.1",
  "169.254.169.254",
  "169.254.170.2",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.1",
  "192.0.0.192",
  "192.0.2.1",
  "192.88.99.1",
  "192.168.0.1",
  "192.168.255.255",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.1",
  "203.0.113.1",
  "224.0.0.1",
  "239.255.255.250",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::7f00:1",
  "::ffff:127.0.0.1",
  "::ffff:10.0.0.1",
  "::ffff:169.254.169.254",
  "::ffff:8.8.8.8",
  "::ffff:0:127.0.0.1",
  "64:ff9b::7f00:1",
  "64:ff9b::a9fe:a9fe",
  "64:ff9b:1::1",
  "100::1",
  "2001::1",
  "2001:2::1",
  "2001:10::1",
  "2001:20::1",
  "2001:db8::1",
  "2002:7f00:1::1",
  "2002:a9fe:a9fe::1",
  "3fff::1",
  "5f00::1",
  "fc00::1",
  "fd00:ec2::254",
  "fd12:3456::1",
  "fe80::1",
  "fe80::1%eth0",
  "fec0::1",
  "ff02::1",
  "ff0e::1",
  "not an address",
  "",
];

/** URLs that say by themselves where they lead. */
const hostileUrls = [
  "http://exemple.ch/",
  "ftp://exemple.ch/",
  "file:///etc/passwd",
  "gopher://exemple.ch/",
  "https://user:word@exemple.ch/",
  "https://user@exemple.ch/",
  "https://exemple.ch/#part",
  "https://exemple.ch:22/",
  "https://exemple.ch:25/",
  "https://localhost/",
  "https://localhost./",
  "https://LOCALHOST/",
  "https://a.localhost/",
  "https://machine/",
  "https://db.internal/",
  "https://metadata.google.internal/",
  "https://printer.local/",
  "https://nas.lan/",
  "https://127.0.0.1/",
  "https://127.1/",
  "https://2130706433/",
  "https://0x7f000001/",
  "https://0177.0.0.1/",
  "https://0/",
  "https://[::1]/",
  "https://[::ffff:127.0.0.1]/",
  "https://[::ffff:7f00:1]/",
  "https://[fd00:ec2::254]/",
  "https://169.254.169.254/latest/meta-data/",
  "https://①②⑦.⓪.⓪.①/",
  "https://127.0.0.1.:8443/",
  "https://192.168.1.1/",
  "https://100.64.0.1/",
  "https://",
  "https:///",
  "//exemple.ch/",
  "exemple.ch",
];

test("there are sixty hostile targets and more, each once", () => {
  expect(new Set([...hostileAddresses, ...hostileUrls]).size).toBe(hostileAddresses.length + hostileUrls.length);
  expect(hostileAddresses.length).toBeGreaterThanOrEqual(60);
});

test.each(hostileAddresses)("a name that leads to %j is not called", async (address) => {
  expect(isPublicAddress(address)).toBe(false);
  const resolve: Resolve = async () => [{ address, family: address.includes(":") ? 6 : 4 }];
  expect(await post({ ...sent, url: "https://hooks.exemple.ch/", targets: closed, resolve })).toEqual({
    error: "forbiddenAddress",
  });
});

test.each(hostileUrls)("%j is not called", async (url) => {
  expect(targetOf(url, closed)).toBeUndefined();
  const resolve: Resolve = async () => expect.unreachable("nothing is looked up");
  expect(await post({ ...sent, url, targets: closed, resolve })).toEqual({ error: "forbiddenAddress" });
});

test.each(["8.8.8.8", "193.5.93.80", "2001:4860:4860::8888", "2606:4700::1111"])("%s is public", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  "https://hooks.exemple.ch/a?b=c",
  "https://exemple.ch:8443/",
  "https://8.8.8.8/",
  "https://xn--caf-dma.ch/",
])("%s may be asked for", (url) => expect(targetOf(url, closed)?.protocol).toBe("https:"));

test("a name with one private address among public ones is refused whole", async () => {
  const resolve: Resolve = async () => [
    { address: "8.8.8.8", family: 4 },
    { address: "10.0.0.1", family: 4 },
  ];
  expect(await post({ ...sent, url: "https://hooks.exemple.ch/", targets: closed, resolve })).toEqual({
    error: "forbiddenAddress",
  });
});

test("a name that nobody knows, and a resolver that fails, are no answer", async () => {
  const url = "https://hooks.exemple.ch/";
  expect(await post({ ...sent, url, targets: closed, resolve: async () => [] })).toEqual({ error: "dns" });
  const resolve: Resolve = () => Promise.reject(new Error("SERVFAIL"));
  expect(await post({ ...sent, url, targets: closed, resolve })).toEqual({ error: "dns" });
});

test("a resolver that never answers has its time", async () => {
  const resolve: Resolve = () => new Promise(() => undefined);
  expect(await post({ ...sent, url: "https://hooks.exemple.ch/", targets: closed, resolve, timeoutMs: 30 })).toEqual({
    error: "timeout",
  });
});

test("what was looked at is what is called: a name is asked for once", async () => {
  const { seen, port } = await listening(() => ({ status: 204 }));
  let asked = 0;
  // The second answer would be the one of an attacker.
  const resolve: Resolve = async () => [{ address: asked++ === 0 ? "127.0.0.1" : "10.0.0.1", family: 4 }];
  const url = `http://localhost:${port}/hook`;
  expect(await post({ ...sent, url, targets: { loopback: true }, resolve })).toEqual({ status: 204 });
  expect(asked).toBe(1);
  expect(seen.hits).toEqual([`localhost:${port} /hook`]);
});

test("this machine is called only where that is allowed", async () => {
  const { seen, port } = await listening(() => ({ status: 200 }));
  for (const url of [`http://127.0.0.1:${port}/`, `https://127.0.0.1:${port}/`, `http://localhost:${port}/`])
    expect(await post({ ...sent, url, targets: closed })).toEqual({ error: "forbiddenAddress" });
  expect(seen.hits).toEqual([]);
  expect(await post({ ...sent, url: `http://127.0.0.1:${port}/`, targets: { loopback: true } })).toEqual({
    status: 200,
  });
  expect(await post({ ...sent, url: "http://10.0.0.1/", targets: { loopback: true } })).toEqual({
    error: "forbiddenAddress",
  });
});

test.each([301, 302, 303, 307, 308])("a redirect (%i) is an answer, and leads nowhere", async (status) => {
  const inside = await listening(() => ({ status: 200 }));
  const { port } = await listening(() => ({ status, location: `http://127.0.0.1:${inside.port}/` }));
  expect(await post({ ...sent, url: `http://127.0.0.1:${port}/`, targets: { loopback: true } })).toEqual({ status });
  expect(inside.seen.hits).toEqual([]);
});

test("a silent server has its time, and one that is not there is told apart", async () => {
  const silent = createServer(() => undefined).listen(0, "127.0.0.1");
  open.push(silent);
  await new Promise((done) => silent.once("listening", done));
  const { port } = silent.address() as AddressInfo;
  const targets = { loopback: true };
  expect(await post({ ...sent, url: `http://127.0.0.1:${port}/`, targets, timeoutMs: 50 })).toEqual({
    error: "timeout",
  });
  silent.closeAllConnections();
  expect(await post({ ...sent, url: "http://127.0.0.1:9/", targets })).toEqual({ error: "connection" });
  expect(
    await post({ ...sent, url: `https://127.0.0.1:${(await listening(() => ({ status: 200 }))).port}/`, targets }),
  ).toMatchObject({
    error: expect.stringMatching(/^(?:tls|connection)$/),
  });
});
