import { createHash, randomBytes } from "node:crypto";
import { connect } from "node:net";
import { emptyPng } from "./abuse-pictures.ts";

/** What an attack may use: calls from its one address, and the demo accounts. */
export interface Attacker {
  origin: string;
  address: string;
  /** Of the demo accounts, who signed in beforehand: the attacks on passwords pause them. */
  tokens: Record<"client" | "company" | "admin", string>;
  /** One call; its status, 0 when the connection was cut. */
  call: (path: string, options?: { body?: unknown; raw?: Blob; token?: string; method?: string }) => Promise<number>;
  /** The `data` of a call. */
  data: <Data>(path: string, options?: { body?: unknown; token?: string }) => Promise<Data>;
  /** Makes calls over so many connections, one after the other on each, until the time is over. */
  flood: (connections: number, once: (at: number) => Promise<unknown>) => Promise<void>;
}

const random = () => randomBytes(6).toString("hex");
const twenty = (call: string) => Array.from({ length: 20 }, () => call).join(",");

/** Each does its worst until its time is over. */
export const attacks: Record<string, (by: Attacker) => Promise<void>> = {
  async "batches of lists"({ flood, call }) {
    const lists = `/trpc/${twenty("subCategory.list")}?batch=1&input=%7B%7D`;
    const searches = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at, { search: "la" }]));
    const places = `/trpc/${twenty("region.places")}?batch=1&input=${encodeURIComponent(JSON.stringify(searches))}`;
    await flood(20, (at) => call(at % 2 === 0 ? lists : places));
  },

  async "unknown query, unknown pages"({ flood, call }) {
    const paths = [
      () => `/?x=${random()}`,
      () => `/category/none-${random()}`,
      () => `/?q=${random()}`,
      () => `/auth/login?x=${random()}`,
      () => `/request/none-${random()}`,
      () => `/categories?${random()}=1`,
    ];
    await flood(20, (at) => call(paths[at % paths.length]?.() ?? "/"));
  },

  async "hostile pictures, six at a time"(by) {
    const { client: token } = by.tokens;
    const images = await Promise.all([
      emptyPng({ side: 7_000, bits: 16 }),
      emptyPng({ side: 7_000, bits: 8 }),
      emptyPng({ side: 4_240, bits: 8, interlaced: true }),
    ]);
    await by.flood(6, (at) =>
      by.call("/api/File/Upload", { token, raw: new Blob([new Uint8Array(images[at % images.length] ?? [])]) }),
    );
  },

  async "messages that are costly to mask"(by) {
    const { client: token } = by.tokens;
    const { items } = await by.data<{ items: { jobRequestId: string; companyId: string }[] }>("/api/Conversation/All", {
      token,
    });
    const { jobRequestId = "", companyId = "" } = items[0] ?? {};
    const bodies = ["1/1/1/", "0 0 0 ", "7 9 ", "a@a.", "www."].map((unit) => unit.repeat(2_000).slice(0, 2_000));
    await by.flood(10, (at) =>
      at % 2 === 0
        ? by.call(`/api/Conversation/${jobRequestId}/${companyId}/send`, { token, body: { body: bodies[at % 5] } })
        : by.call(`/api/Conversation/Get/${jobRequestId}/${companyId}?limit=50`, { token }),
    );
  },

  async "wrong codes at reset"({ flood, call }) {
    await flood(60, () =>
      call("/api/Auth/reset-password", {
        body: { email: `${random()}@example.ch`, code: "000000", newPassword: `Wgh-${random()}-41x` },
      }),
    );
  },

  async "sign-ups with proofs"({ flood, call, data }) {
    await flood(20, async () => {
      const botProof = await proof(data).catch(() => undefined);
      return call("/api/Auth/sign-up-tenderer", {
        body: {
          email: `${random()}@example.ch`,
          password: `Wgh-${random()}-41x`,
          firstName: "Anna",
          lastName: "Muster",
          acceptConditions: true,
          ...(botProof && { botProof }),
        },
      });
    });
  },

  async "wrong passwords"({ flood, call }) {
    await flood(60, (at) =>
      call("/api/Auth/sign-in", {
        body: { email: at % 3 === 0 ? "client@demo.metiro.ch" : `${random()}@example.ch`, password: random() },
      }),
    );
  },

  async searches({ flood, call, tokens }) {
    // As many words as may be typed, none of which begins a word of the catalogue: each is compared with all of them.
    const words = () => Array.from({ length: 16 }, () => random().slice(0, 4)).join("+");
    const lists = (search: string) => ({ body: { search, page: 1, pageSize: 100 } });
    await flood(
      40,
      (at) =>
        [
          () => call(`/api/Region/Places?search=${random().slice(0, 2)}`),
          () => call("/api/Region/All-filtered", { body: { search: random().slice(0, 1) } }),
          () => call("/api/SubCategory/GetByName", { body: { Name: random() } }),
          () => call(`/?q=${words()}&place=1000`),
          () => call("/api/JobRequest/GetAllForCompanies", { ...lists("re"), token: tokens.company }),
          () => call("/api/JobRequest/GetAllForAdmin", { ...lists("a"), token: tokens.admin }),
        ][at % 6]?.() ?? Promise.resolve(0),
    );
  },

  async "live streams by the hundred"(by) {
    const tokens = [by.tokens.client, by.tokens.company];
    await by.flood(300, async (at) => by.call("/trpc/live.events", { token: tokens[at % 2] ?? "" }));
  },

  async "lists as files, own data"(by) {
    const { admin, client } = by.tokens;
    const files = ["User", "Company", "Tenderer", "JobRequest", "Audit"];
    await by.flood(20, (at) =>
      at % 4 === 3
        ? by.call("/api/Auth/export-data", { token: client })
        : by.call(`/api/${files[at % files.length]}/Export`, { token: admin, body: {} }),
    );
  },

  async "large bodies, slow bodies"({ origin, address, flood, call }) {
    const { hostname, port } = new URL(origin);
    const head = `POST /api/Auth/sign-in HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: 900000\r\n\r\n{`;
    const sockets = Array.from({ length: 300 }, () => {
      const socket = connect(Number(port), hostname);
      return socket.once("connect", () => socket.write(head)).on("error", () => undefined);
    });
    const drip = setInterval(() => {
      for (const socket of sockets) if (!socket.destroyed) socket.write(" ");
    }, 1_000);
    const large = { email: "1/".repeat(240_000), password: " ".repeat(480_000) };
    await flood(20, () => call("/api/Auth/sign-in", { body: large }));
    clearInterval(drip);
    for (const socket of sockets) socket.destroy();
  },
};

/** Does the work that a browser would. */
async function proof(data: Attacker["data"]): Promise<string> {
  const { challenge } = await data<{
    challenge?: { algorithm: string; challenge: string; salt: string; maxnumber: number; signature: string };
  }>("/api/Auth/bot-challenge");
  if (!challenge) throw new Error("No proof is asked");
  const { maxnumber, ...asked } = challenge;
  for (let number = 0; number <= maxnumber; number++)
    if (createHash("sha256").update(`${asked.salt}${number}`).digest("hex") === asked.challenge)
      return Buffer.from(JSON.stringify({ ...asked, number })).toString("base64");
  throw new Error("No number solves it");
}
