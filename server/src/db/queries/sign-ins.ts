import { signInEvents } from "../schema/index.ts";

/** What is told of a sign-in or a refusal, to its owner and to the back office alike. */
export const signInFields = {
  id: signInEvents.id,
  at: signInEvents.at,
  method: signInEvents.method,
  outcome: signInEvents.outcome,
  secondFactor: signInEvents.secondFactor,
  address: signInEvents.address,
  device: signInEvents.device,
  fromNewDevice: signInEvents.fromNewDevice,
};
