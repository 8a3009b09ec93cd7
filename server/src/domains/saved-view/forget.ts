import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../db/client.ts";
import { savedViews, users } from "../../db/schema/index.ts";

/** Who goes: what somebody in the back office may have looked for. */
interface Person {
  userId: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  companyName: string | undefined;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const figuresOf = (text: string): string => text.replaceAll(/\D/g, "");

/**
 * Removes the views of the back office that look for this person: they would find nobody any more, and say who it was. A name that
 * somebody else has too is that person's as well.
 */
export async function forgetViewsOf(tx: Transaction, person: Person): Promise<void> {
  const { userId, firstName, lastName, email, phone, companyName } = person;
  const sameName = await tx.$count(
    users,
    and(sql`lower(${users.lastName}) = lower(${lastName})`, ne(users.id, userId), isNull(users.deletedAt)),
  );
  const names = [sameName > 0 ? `${firstName} ${lastName}` : lastName, companyName ?? ""].map(wordsOf);
  const number = figuresOf(phone ?? "").slice(-9);
  const views = await tx
    .select({ id: savedViews.id, name: savedViews.name, search: savedViews.search })
    .from(savedViews)
    .innerJoin(users, eq(users.id, savedViews.ownerId));
  const naming = views.filter(({ name, search }) => {
    const texts = [name, ...Object.values(search).filter((value) => typeof value === "string")];
    const words = new Set(texts.flatMap(wordsOf));
    return (
      names.some((known) => known.length > 0 && known.every((word) => words.has(word))) ||
      texts.some((text) => text.toLowerCase().includes(email.toLowerCase())) ||
      (number.length === 9 && texts.some((text) => figuresOf(text).includes(number)))
    );
  });
  if (naming.length === 0) return;
  const ids = naming.map(({ id }) => id);
  await tx.delete(savedViews).where(inArray(savedViews.id, ids));
}
