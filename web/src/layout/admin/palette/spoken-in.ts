import { fold } from "@metiro/shared/text/fold";

/** How many letters at least tell a verb from the beginning of a name. */
const shortest = 3;

interface Spoken {
  /** Whether what is typed is a verb, or the beginning of one, and nothing else. */
  alone: boolean;
  isWhole: boolean;
  /** What stands after the verb. */
  object: string;
}

/**
 * What is typed as a verb and its object, of several verbs with commas between: « transmettre 2026-000117 », and in short
 * « trans 2026-000117 ». A shortened verb counts alone or before a number: a name may begin like it.
 */
export function spokenIn(typed: string, verbs: string): Spoken | undefined {
  const all = verbs.split(",").map((verb) => verb.trim());
  const whole = all.find((verb) => `${fold(typed)} `.startsWith(`${fold(verb)} `));
  if (whole !== undefined) {
    const object = typed.slice(whole.length).trim();
    return { alone: object === "", isWhole: true, object };
  }
  const [first = "", ...others] = typed.split(/\s+/);
  const object = others.join(" ");
  const isBeginning = fold(first).length >= shortest && all.some((verb) => fold(verb).startsWith(fold(first)));
  return isBeginning && (object === "" || /^\d/.test(object))
    ? { alone: object === "", isWhole: false, object }
    : undefined;
}
