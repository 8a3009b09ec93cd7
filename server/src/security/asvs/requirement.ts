/** A test by which somebody would notice that a requirement no longer holds: a file of the repository, and its name there. */
interface Proof {
  file: string;
  test: string;
}

export type Verification =
  | { status: "holds"; proofs: readonly Proof[] }
  | { status: "not applicable" | "accepted" | "open"; reason: string };

/** A requirement of OWASP ASVS 5.0, levels 1 and 2, in our words. */
export interface Requirement {
  id: string;
  level: 1 | 2;
  title: string;
  verification: Verification;
}

export const row = (id: string, level: 1 | 2, title: string, verification: Verification): Requirement => ({
  id,
  level,
  title,
  verification,
});

/** Pairs of a file and the name of a test in it, as it is written there (`refuses %s` of many). */
export const holds = (...pairs: readonly (readonly [file: string, test: string])[]): Verification => ({
  status: "holds",
  proofs: pairs.map(([file, test]) => ({ file, test })),
});

/** There is nothing here that the requirement speaks of. */
export const none = (reason: string): Verification => ({ status: "not applicable", reason });

/** It is not met to the letter, or a test cannot tell, and the reason says why that was decided. */
export const accepted = (reason: string): Verification => ({ status: "accepted", reason });
