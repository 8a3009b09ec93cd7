import { DomainError } from "../../../errors/domain-error.ts";
import { isBreached } from "../../../passwords/breached.ts";

/** Refuses a chosen password that was found in breaches, on its field. */
export async function refuseCommon(field: "password" | "newPassword", password: string): Promise<void> {
  if (await isBreached(password))
    throw new DomainError("VALIDATION_FAILED", { errors: { [field]: [{ rule: "commonPassword" }] } });
}
