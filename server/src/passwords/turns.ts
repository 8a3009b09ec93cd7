import { fairQueue } from "../concurrency/fair-queue.ts";

/** Who is tried, and from where. */
interface Tried {
  account: string;
  address: string;
}

export type PasswordTurns = <Result>(tried: Tried, work: () => Promise<Result>) => Promise<Result>;

/**
 * Lets those who try a password wait until it is known how the ones before them ended. A try counts before its password is
 * looked at, so right ones that come at once would use up the few that an account may get wrong. Beyond those that may wait
 * it is `TOO_MANY_REQUESTS`.
 */
export function passwordTurns(): PasswordTurns {
  const ofAccount = fairQueue({ maxRunningPerSender: 1, maxWaitingPerSender: 32, retryAfterSeconds: 2 });
  // Fewer at once than an address may get wrong in a minute.
  const ofAddress = fairQueue({ maxRunningPerSender: 16, maxWaitingPerSender: 128, retryAfterSeconds: 2 });
  return ({ account, address }, work) => ofAddress.run(address, () => ofAccount.run(account, work));
}
