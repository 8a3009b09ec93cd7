import type { I18n } from "@lingui/core";
import { faultOf } from "@metiro/shared/errors/field-error";
import type { z } from "zod";
import { faultWords } from "./rule-words.ts";

/** What is wrong, in words, by path (`lines.3.label`), for editors that hold their values themselves. A text that is empty is missing. */
export function issueWords(issues: readonly z.core.$ZodIssue[], i18n: I18n): Record<string, string> {
  const found: Record<string, string> = {};
  for (const issue of issues) {
    const empty = issue.code === "too_small" && issue.origin === "string" && issue.minimum === 1;
    found[issue.path.join(".")] ??= faultWords(empty ? { rule: "required" } : faultOf(issue), i18n);
  }
  return found;
}
