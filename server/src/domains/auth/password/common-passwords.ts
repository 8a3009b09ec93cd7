import { DomainError } from "../../../errors/domain-error.ts";

let common: Promise<ReadonlySet<string>> | undefined;

/** A megabyte: read when the first password is chosen. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}

/** Refuses a chosen password that is among the common ones, in whatever case, on its field. */
export async function refuseCommon(field: "password" | "newPassword", password: string): Promise<void> {
  common ??= load();
  if ((await common).has(password.toLowerCase()))
    throw new DomainError("VALIDATION_FAILED", { errors: { [field]: [{ rule: "commonPassword" }] } });
}
