import type { BotChallenge } from "@metiro/shared/auth/schema";
import type { Proof } from "./proof-source.ts";

type Work = NonNullable<BotChallenge["challenge"]>;

/** Finds the number of a challenge; null when there is none. */
export type FindNumber = (work: Work) => Promise<number | null>;

/** Done beside the page, so that typing stays smooth. */
export const findInWorker: FindNumber = (work) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./solve.worker.ts", import.meta.url), { type: "module" });
    const settle = (act: () => void) => {
      worker.terminate();
      act();
    };
    worker.addEventListener("message", ({ data }: MessageEvent<number | null>) => settle(() => resolve(data)));
    worker.addEventListener("error", () => settle(() => reject(new Error("The proof of work could not be done"))));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    worker.postMessage(work);
  });

/** The classic ALTCHA payload: the challenge with its number, as JSON in base64. */
export async function altchaProof(work: Work, find: FindNumber): Promise<Proof> {
  const number = await find(work);
  if (number === null) throw new Error("The challenge has no solution");
  const { algorithm, challenge, salt, signature } = work;
  return { botProof: btoa(JSON.stringify({ algorithm, challenge, number, salt, signature })), until: endOf(salt) };
}

/** The salt says until when: `3f…?expires=1767225600&`, in seconds. */
function endOf(salt: string): number {
  const seconds = Number(new URLSearchParams(salt.split("?")[1]).get("expires") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : Number.POSITIVE_INFINITY;
}
