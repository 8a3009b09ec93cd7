import { createChallenge, solveChallenge, verifySolution } from "altcha-lib/v1";
import { afterEach, expect, test, vi } from "vitest";
import { altchaProof, type FindNumber } from "./altcha.ts";
import { createProofSource, type Proof } from "./proof-source.ts";

afterEach(() => vi.useRealTimers());

const hour = 3_600_000;

/** Proofs called 1, 2, 3 …, each good for an hour from when it is made. */
function source({ fails = 0, life = hour } = {}) {
  let asked = 0;
  let solved = 0;
  const proofs = createProofSource({
    ask: async () => {
      asked += 1;
      if (asked <= fails) throw new Error(`no answer ${asked}`);
      return { provider: "altcha" };
    },
    solve: async (): Promise<Proof> => {
      solved += 1;
      return { botProof: String(asked), until: Date.now() + life };
    },
  });
  return { ...proofs, asked: () => asked, solved: () => solved, proof: async () => (await proofs.take()).botProof };
}

test("a proof is got once, ahead, and given away once", async () => {
  const { start, proof, asked } = source();
  start();
  start();
  expect(await proof()).toBe("1");
  expect(asked()).toBe(1);
  expect(await proof()).toBe("2");
});

test("one that has grown too old is replaced by a new one", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { start, solved, proof } = source();
  start();
  await vi.waitFor(() => expect(solved()).toBe(1));
  vi.setSystemTime(Date.now() + hour - 5_000);
  expect(await proof()).toBe("2");
});

test("what fails ahead is tried again when it is needed, and told then", async () => {
  const once = source({ fails: 1 });
  once.start();
  expect(await once.proof()).toBe("2");
  const twice = source({ fails: 2 });
  twice.start();
  await expect(twice.proof()).rejects.toThrow("no answer 2");
  expect(await twice.proof()).toBe("3");
});

const find: FindNumber = async ({ challenge, salt, algorithm, maxnumber }) =>
  (await solveChallenge(challenge, salt, algorithm, maxnumber).promise)?.number ?? null;

test("the payload is one that the server's library accepts, good until the challenge ends", async () => {
  const expires = new Date(Math.ceil(Date.now() / 1000) * 1000 + hour);
  const made = await createChallenge({ algorithm: "SHA-256", hmacKey: "key", maxnumber: 300, expires });
  const work = { ...made, algorithm: "SHA-256" as const, maxnumber: 300 };
  const { botProof = "", until } = await altchaProof(work, find);
  expect(await verifySolution(botProof, "key")).toBe(true);
  expect(until).toBe(expires.getTime());
  await expect(altchaProof({ ...work, challenge: "0".repeat(64) }, find)).rejects.toThrow("no solution");
});
