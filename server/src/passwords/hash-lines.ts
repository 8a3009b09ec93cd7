import { fairQueue } from "../concurrency/fair-queue.ts";

export interface LineLimits {
  /** Hashes at work at the same time. */
  running: number;
  /** Hashes that wait: of known people, and of strangers. */
  waiting: number;
  /** Of one address of strangers. */
  ofOne: number;
  /** Of one account of known people. */
  ofKnown: number;
  /** Hashes at work or waiting of one network: of known people, and of strangers. */
  ofNetwork: number;
}

/** From where a hash is wanted, and for whom where a device or a session of that account is known. */
export interface HashRequester {
  address: string;
  network: string;
  known?: string;
}

type HashLines = (asking: HashRequester, work: () => Promise<void>, place?: { first: boolean }) => Promise<void>;

/**
 * Known people wait in a line of their own: strangers who fill theirs keep out nobody who was in before. Both lines take turns at the
 * work, as accounts do in the one and addresses in the other. Addresses of IPv6 cost nothing, so a network has few places in either.
 */
export function hashLines({ running, waiting, ofOne, ofKnown, ofNetwork }: LineLimits): HashLines {
  const retryAfterSeconds = 2;
  const atWork = fairQueue({ maxRunning: running, retryAfterSeconds });
  const lineOf = (waitingOfOne: number) => ({
    networks: fairQueue({ maxRunningPerSender: ofNetwork, maxWaitingPerSender: 0, retryAfterSeconds }),
    senders: fairQueue({
      maxRunning: running,
      maxWaiting: waiting,
      maxWaitingPerSender: waitingOfOne,
      retryAfterSeconds,
    }),
  });
  const lines = { known: lineOf(ofKnown), strangers: lineOf(ofOne) };
  return ({ address, network, known }, work, place) => {
    const line = known === undefined ? "strangers" : "known";
    const { networks, senders } = lines[line];
    return networks.run(network, () => senders.run(known ?? address, () => atWork.run(line, work, place), place));
  };
}
