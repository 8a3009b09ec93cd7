import { fold } from "@metiro/shared/text/fold";

/** The verb that something typed begins with, of several with commas between. */
export const verbIn = (typed: string, verbs: string): string | undefined =>
  verbs
    .split(",")
    .map((verb) => verb.trim())
    .find((verb) => `${fold(typed)} `.startsWith(`${fold(verb)} `));
