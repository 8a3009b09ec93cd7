import type { MailText } from "@metiro/shared/mail/schema";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { writeMail } from "../../../mail/index.ts";
import { queuedMail } from "../delivery/queued.ts";
import { sentMail } from "../delivery/sent.ts";
import type { Call } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { recipientOf } from "../delivery/recipient.ts";
import { withNames } from "./with-names.ts";

const unknownKind = { missing: "content" } as const;

/** What a mail that waits or was given up says. */
/** What a mail says that waits, was given up or is done with, written anew; of one that carried a code and is done with, nothing. */
export async function preview({ ctx, input: { id } }: Call<{ id: string }>): Promise<MailText> {
  const { db, config, previewTemplates: templates } = ctx;
  const queued = await queuedMail(db, id);
  const sent = queued ? undefined : orNotFound(await sentMail(db, id));
  const mail = orNotFound(queued ?? sent?.mail);
  const [written, [known]] = await Promise.all([
    // A newer version of the server may have put it there.
    mail.kind in templates && !sent?.withheld
      ? writeMail({ db, templates, settings, recipientOf, publicUrl: config.publicUrl }, mail)
      : unknownKind,
    withNames(db, [{ data: mail }]),
  ]);
  return {
    id,
    kind: mail.kind,
    withheld: sent?.withheld ?? false,
    ...(known?.recipient && { recipient: known.recipient }),
    ...(!("missing" in written) && {
      content: {
        ...written.content,
        greeting: written.frame.greeting,
        footer: written.frame.footer,
      },
    }),
  };
}
