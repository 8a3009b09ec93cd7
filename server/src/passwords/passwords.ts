import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { type HashRequester, hashLines, type LineLimits } from "./hash-lines.ts";
import type { HashDone } from "./hash-thread.ts";
import { inHashThread } from "./hash-threads.ts";

/** 19 MiB, two passes, one lane: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html. */
const productCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** For tests that are not about hashes: the work that protects people only makes them wait. */
const testCost = { memoryCost: 1_024, timeCost: 1, parallelism: 1 };

/** In threads of their own, which give way to everything else. */
const work = {
  cost: productCost,
  hash: (password: string) => inHashThread({ password, cost: productCost }),
  verify: (stored: string, password: string) => inHashThread({ stored, password }),
};
const lightWork = {
  cost: testCost,
  hash: async (password: string) => ({ result: await hash(password, testCost), milliseconds: 0 }),
  verify: async (stored: string, password: string) => ({ result: await verify(stored, password), milliseconds: 0 }),
};

export interface Passwords {
  /** argon2id hash of a password. Throws `TOO_MANY_REQUESTS` when too many wait. */
  hash: (password: string) => Promise<string>;
  /** Whether a password is the one of a hash. Without a hash it takes the same time and is false, so that nobody learns which accounts exist. */
  matches: (hash: string | null, password: string) => Promise<boolean>;
  /** Whether a hash was made with less work than one would be today. */
  isOutdated: (hash: string) => boolean;
  /** The passwords that come from an address: addresses take turns, and looking at a password goes before making a new one. */
  from: (asking: Omit<HashRequester, "known">) => Passwords;
  /** Those of an account, from one of its devices or in one of its sessions: they wait where strangers do not. */
  ofKnown: (account: string) => Passwords;
}

/** One core is left to everything else. Unlimited, hashes starve every other call: 2–18 % of a process' throughput is left. */
const defaults: LineLimits = {
  running: Math.max(1, availableParallelism() - 1),
  waiting: 64,
  ofOne: 16,
  ofKnown: 4,
  ofNetwork: 24,
};

/** Under full load a hash is followed by so many times its own work of rest: a crowd that signs in has a ninth of a core then. */
const restPerWork = 8;

/**
 * Milliseconds for which no other hash takes the place of one, by how busy the thread is that answers: next to none while there is nobody
 * whom it would keep waiting.
 */
export const restAfter = (milliseconds: number, utilization: number): number =>
  Math.round(milliseconds * restPerWork * utilization);

const rest = (milliseconds: number) =>
  milliseconds === 0 ? undefined : new Promise<void>((resolve) => void setTimeout(resolve, milliseconds));

export function passwords({ light = false, ...settings }: Partial<LineLimits> & { light?: boolean } = {}): Passwords {
  const { cost, hash, verify } = light ? lightWork : work;
  const inLine = hashLines({ ...defaults, ...settings });
  /** A place of the line is kept while a hash rests; who waits for it is answered before. */
  const paced = (asking: HashRequester, act: () => Promise<HashDone>, options?: { first: boolean }) => {
    const { promise, resolve, reject } = Promise.withResolvers<string | boolean>();
    const turn = async () => {
      const before = performance.eventLoopUtilization();
      const { result, milliseconds } = await act();
      resolve(result);
      await rest(restAfter(milliseconds, performance.eventLoopUtilization(before).utilization));
    };
    inLine(asking, turn, options).catch(reject);
    return promise;
  };
  let nobodys: Promise<string> | undefined;

  const ofNobody = () =>
    (nobodys ??= hash("nobody's").then(
      ({ result }) => String(result),
      (error: unknown) => {
        nobodys = undefined;
        throw error;
      },
    ));

  const asked = (asking: HashRequester): Passwords => ({
    hash: async (password) => String(await paced(asking, () => hash(normal(password)))),
    async matches(stored, password) {
      const compared = stored ?? (await ofNobody());
      const isEqual = await paced(asking, () => verify(compared, normal(password)), { first: true });
      return isEqual === true && stored !== null;
    },
    isOutdated: (stored) => isCheaper(stored, cost),
    from: asked,
    ofKnown: (known) => asked({ ...asking, known }),
  });
  return asked({ address: "", network: "" });
}

const parameters = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** What is no hash of ours is made anew as well. */
function isCheaper(stored: string, { memoryCost, timeCost }: typeof productCost): boolean {
  const [, memory, time] = parameters.exec(stored) ?? [];
  return memory === undefined || Number(memory) < memoryCost || Number(time) < timeCost;
}

/** The same letters are the same password, however a keyboard composes them. */
const normal = (password: string) => password.normalize("NFC");
