import {
  isDispensable,
  isSwitchable,
  type MailChoice,
  type Reader,
  readers,
  switchableFor,
} from "@metiro/shared/notification/mails";
import type { EndedMail, Unsubscription, UnsubscriptionInput } from "@metiro/shared/notification/schema";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../../db/client.ts";
import { users } from "../../../db/schema/index.ts";
import { DomainError } from "../../../errors/domain-error.ts";
import { orNotFound } from "../../../errors/or-not-found.ts";
import type { Services } from "../../../trpc/services.ts";
import { settingsOf } from "./queries.ts";
import { save } from "./save.ts";

type Ctx = Pick<Services, "db" | "unsubscribeTokens">;

/** What the link of a mail is about, and whether it is done already. Nothing of whom it was for. */
export async function unsubscription({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: UnsubscriptionInput;
}): Promise<Unsubscription> {
  const { userId, reader, kind } = await meant(ctx, input.token);
  const { choices } = await settingsOf(ctx.db, { userId, role: reader });
  const ended = kind === "dailyDigest" ? !Object.values(choices).includes("daily") : choices[kind] === "off";
  return { reader, kind, ended };
}

/** Ends what the link of a mail is about, without signing in. A second time it changes nothing. */
export async function unsubscribe({ ctx, input }: { ctx: Ctx; input: UnsubscriptionInput }): Promise<Unsubscription> {
  const { userId, reader, kind } = await meant(ctx, input.token);
  await ctx.db.transaction((tx) =>
    save(tx, userId, {
      choices: (standing) =>
        kind === "dailyDigest"
          ? Object.fromEntries(
              switchableFor(reader)
                .filter((own) => standing[own] === "daily")
                // What one may not do without comes by itself again.
                .map((own): [string, MailChoice] => [own, isDispensable(own) ? "off" : "atOnce"]),
            )
          : { [kind]: "off" },
    }),
  );
  return { reader, kind, ended: true };
}

interface Meant {
  userId: string;
  reader: Reader;
  kind: EndedMail;
}

/** Whose mails of which kind a token is about; nothing is found where the person is gone or never had the choice. */
async function meant({ db, unsubscribeTokens }: Ctx, token: string): Promise<Meant> {
  const { userId, kind } = orNotFound(unsubscribeTokens.read(token));
  const { role } = orNotFound(await accountOf(db, userId));
  const reader = orNotFound(readers.find((known) => known === role));
  if (kind !== "dailyDigest" && !(isSwitchable(kind, reader) && isDispensable(kind)))
    throw new DomainError("NOT_FOUND");
  return { userId, reader, kind };
}

async function accountOf(db: Db, userId: string) {
  const [row] = await db
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  return row;
}
