import { authentication } from "./authentication.ts";
import { browser } from "./browser.ts";
import { cryptography } from "./cryptography.ts";
import { data } from "./data.ts";
import { encoding } from "./encoding.ts";
import { sessionManagement } from "./sessions.ts";
import type { Requirement, Verification } from "./requirement.ts";

/** OWASP ASVS 5.0, levels 1 and 2, but for OAuth (V10) and WebRTC (V17), which Metiro has not. */
export const asvs: readonly Requirement[] = [
  ...encoding,
  ...browser,
  ...authentication,
  ...sessionManagement,
  ...cryptography,
  ...data,
];

const statuses = ["holds", "accepted", "not applicable", "open"] as const;

const proofOf = (verification: Verification): string =>
  verification.status === "holds"
    ? verification.proofs.map(({ file, test }) => `\`${file}\`: ${test.replaceAll("|", "\\|")}`).join("<br>")
    : verification.reason;

/** `docs/security/asvs.md`. */
export function asvsDocument(): string {
  const counts = statuses.map(
    (status) => `${asvs.filter(({ verification }) => verification.status === status).length} ${status}`,
  );
  return [
    "# OWASP ASVS 5.0, levels 1 and 2",
    "",
    `${asvs.length} requirements: ${counts.join(", ")}. Without V10 (OAuth) and V17 (WebRTC), of which Metiro has neither.`,
    "Made from `server/src/security/asvs` by `node server/src/security/asvs-document.ts`; a test compares them, and looks for every test by its name.",
    "",
    "| id | level | requirement | verification | test, or reason |",
    "|---|---|---|---|---|",
    ...asvs.map(
      ({ id, level, title, verification }) =>
        `| ${id} | ${level} | ${title} | ${verification.status} | ${proofOf(verification)} |`,
    ),
    "",
  ].join("\n");
}
