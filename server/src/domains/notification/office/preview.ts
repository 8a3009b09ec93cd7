import type { MailText } from "@metiro/shared/mail/schema";
import { orNotFound } from "../../../errors/or-not-found.ts";
import { writeMail } from "../../../mail/index.ts";
import { queuedMail } from "../delivery/queued.ts";
import type { Call } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { recipientOf } from "../delivery/recipient.ts";
import { withRecipients } from "./recipients.ts";

const unknownKind = { missing: "content" } as const;

/** What a mail that waits or was given up says. */
export async function preview({ ctx, input: { id } }: Call<{ id: string }>): Promise<MailText> {
  const { db, config, previewTemplates: templates } = ctx;
  const mail = orNotFound(await queuedMail(db, id));
  const [written, [known]] = await Promise.all([
    // A newer version of the server may have put it there.
    mail.kind in templates
      ? writeMail({ db, templates, settings, recipientOf, publicUrl: config.publicUrl }, mail)
      : unknownKind,
    withRecipients(db, [{ data: mail }]),
  ]);
  return {
    id,
    kind: mail.kind,
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
