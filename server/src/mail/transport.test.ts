import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { JobFailure } from "../jobs/index.ts";
import { smtpTransport } from "./transport.ts";

const open: { close: () => unknown }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
});

/** A mail server that greets politely and answers every recipient the same way. */
async function serverThatSays(answer: string) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.write("220 mail.test\r\n");
    socket.on("data", (line) => socket.write(/^RCPT/i.test(String(line)) ? `${answer}\r\n` : "250 ok\r\n"));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const address = server.address();
  open.push({ close: () => (sockets.forEach((socket) => socket.destroy()), server.close()) });
  return `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
}

const mail = {
  id: "01a1fda6-995a-7023-b3a5-d043d43f842c",
  from: { name: "Metiro", address: "ne-pas-repondre@metiro.test" },
  to: "zoe@demo.test",
  lang: "fr",
  subject: "Sujet",
  html: "<p>Texte</p>",
  text: "Texte",
};

const failureOf = async (url: string, signal = AbortSignal.timeout(10_000)) => {
  const transport = smtpTransport(url);
  open.push(transport);
  const thrown: unknown = await transport.send(mail, signal).then(
    () => undefined,
    (error: unknown) => error,
  );
  return thrown instanceof JobFailure ? thrown.detail : thrown;
};

it("keeps of a refusal its code, not its words, which repeat the address", async () => {
  const url = await serverThatSays("550 5.1.1 <zoe@demo.test> User unknown");
  expect(await failureOf(url)).toEqual({ code: "EENVELOPE", responseCode: 550, command: "RCPT TO" });
});

it("gives up when the job has no time left", async () => {
  const url = await serverThatSays("250 ok");
  expect(await failureOf(url, AbortSignal.abort())).toEqual({ code: "EABORT" });
});
