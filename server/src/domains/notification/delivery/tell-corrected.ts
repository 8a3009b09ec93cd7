import type { Transaction } from "../../../db/client.ts";
import { enqueueMails } from "./send.ts";

/** What an admin may correct of somebody's data; the mail has words for each. */
const correctedFields = [
  "firstName",
  "lastName",
  "name",
  "email",
  "phone",
  "lang",
  "uid",
  "website",
  "description",
  "street",
  "postalCode",
  "locality",
  "subregionId",
  "subcategoryIds",
  "subregionIds",
  "verified",
  "startsOn",
  "endsOn",
  "amount",
] as const;
export type CorrectedField = (typeof correctedFields)[number];

/** Tells the owner that an admin has corrected its data, and which; nothing where all that changed is for admins alone. */
export async function tellCorrected(tx: Transaction, userId: string, changed: readonly string[]): Promise<void> {
  const fields = correctedFields.filter((field) => changed.includes(field));
  if (fields.length > 0) await enqueueMails(tx, [{ kind: "dataCorrected", to: userId, data: { fields } }]);
}
