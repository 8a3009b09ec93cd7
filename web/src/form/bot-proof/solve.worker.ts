import type { BotChallenge } from "@metiro/shared/auth/schema";
import { solveChallenge } from "altcha-lib/v1";

/** Answers a challenge with its number, or with null. A failure ends the worker, which its page then hears of. */
self.addEventListener("message", ({ data }: MessageEvent<NonNullable<BotChallenge["challenge"]>>) => {
  const { algorithm, challenge, salt, maxnumber } = data;
  solveChallenge(challenge, salt, algorithm, maxnumber).promise.then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
    (solution) => self.postMessage(solution?.number ?? null),
    (error: unknown) => self.reportError(error),
  );
});
