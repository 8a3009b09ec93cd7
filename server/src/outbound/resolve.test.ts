import { createSocket, type RemoteInfo } from "node:dgram";
import { once } from "node:events";
import { afterAll, expect, test } from "vitest";
import { post } from "./post.ts";
import { askNameServers } from "./resolve.ts";

const kinds = { 1: "A", 28: "AAAA" } as const;
type Kind = (typeof kinds)[keyof typeof kinds];
type Answer = readonly number[] | "nothing" | "broken" | "silence";

const open: { close: () => void }[] = [];
afterAll(() => {
  for (const one of open) one.close();
});

/** A name server on this machine that answers each kind of question as it is told, and keeps what it was asked. */
async function nameServer(answers: Record<Kind, Answer>) {
  const socket = createSocket("udp4");
  open.push(socket);
  const asked: Kind[] = [];
  socket.on("message", (question: Buffer, from: RemoteInfo) => {
    const kind = kinds[question.readUInt16BE(question.indexOf(0, 12) + 1) as keyof typeof kinds];
    asked.push(kind);
    socket.emit("asked");
    const answer = answers[kind];
    if (answer !== "silence") socket.send(replyTo(question, answer), from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  return { at: `127.0.0.1:${socket.address().port}`, asked, question: () => once(socket, "asked") };
}

/** The question with an answer behind it: an address, none, or that the server is broken. */
function replyTo(question: Buffer, answer: readonly number[] | "nothing" | "broken"): Buffer {
  const end = question.indexOf(0, 12) + 5;
  const head = Buffer.from(question.subarray(0, end));
  head.writeUInt16BE(0x8180 + (answer === "broken" ? 2 : 0), 2);
  head.writeUInt16BE(typeof answer === "string" ? 0 : 1, 6);
  head.writeUInt32BE(0, 8);
  if (typeof answer === "string") return head;
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0);
  head.copy(record, 2, end - 4, end);
  record.writeUInt32BE(60, 6);
  record.writeUInt16BE(answer.length, 10);
  return Buffer.concat([head, record, Buffer.from(answer)]);
}

const unending = () => new AbortController().signal;
const privateV6 = [0xfd, ...Array.from({ length: 14 }, () => 0), 1];
const url = "https://hooks.exemple.ch/";
const sent = { url, headers: {}, body: "{}", targets: { loopback: false }, timeoutMs: 5_000 };

test("both kinds of addresses are asked for, over the network, and each may be missing", async () => {
  const { at, asked } = await nameServer({ A: [8, 8, 8, 8], AAAA: "nothing" });
  expect(await askNameServers([at])("hooks.exemple.ch", unending())).toEqual([{ address: "8.8.8.8", family: 4 }]);
  expect(asked.toSorted()).toEqual(["A", "AAAA"]);
});

test("a name of which the address of the other kind is none of the open internet is not called", async () => {
  const { at } = await nameServer({ A: [8, 8, 8, 8], AAAA: privateV6 });
  expect(await post({ ...sent, resolve: askNameServers([at]) })).toEqual({ error: "forbiddenAddress" });
});

test("half an answer is none: what a broken server keeps back may be what must not be called", async () => {
  const { at } = await nameServer({ A: [8, 8, 8, 8], AAAA: "broken" });
  expect(await post({ ...sent, resolve: askNameServers([at]) })).toEqual({ error: "dns" });
});

test("a name that leads nowhere is none", async () => {
  const { at } = await nameServer({ A: "nothing", AAAA: "nothing" });
  expect(await post({ ...sent, resolve: askNameServers([at]) })).toEqual({ error: "dns" });
});

test("a server that never answers is asked no longer than it is waited for, and holds no thread meanwhile", async () => {
  const { at, question } = await nameServer({ A: "silence", AAAA: "silence" });
  const ended = new AbortController();
  const first = question();
  const asking = Array.from({ length: 8 }, () => askNameServers([at])("hooks.exemple.ch", ended.signal));
  const outcomes = Promise.allSettled(asking);
  await first;
  const { pbkdf2 } = await import("node:crypto");
  await new Promise<void>((done, fail) => {
    pbkdf2("a password", "salt", 1, 32, "sha256", (error) => (error ? fail(error) : done()));
  });
  ended.abort();
  expect((await outcomes).map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => "rejected"));
  await expect(askNameServers([at])("hooks.exemple.ch", ended.signal)).rejects.toThrow();
});
