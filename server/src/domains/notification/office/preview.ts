import type { MailText } from "@metiro/shared/mail/schema";
import { found } from "../../../errors/or-not-found.ts";
import { mailTemplates } from "../../../app/mail-templates.ts";
import { queuedMail, writeMail } from "../../../mail/index.ts";
import type { Call } from "../../../trpc/context.ts";
import { settings } from "../../application-config/index.ts";
import { hiddenCodes } from "../../auth/index.ts";
import { withRecipients } from "./recipients.ts";

/**
 * Written anew from the same data as when it is sent, but for the codes and the words of a conversation: who may read mails
 * may not sign in as their reader, nor listen.
 */
const templates = mailTemplates({ codes: hiddenCodes, talk: "kept" });

const unknownKind = { missing: "content" } as const;

/** What a mail that waits or was given up says. */
export async function preview({ ctx, input: { id } }: Call<{ id: string }>): Promise<MailText> {
  const { db, config } = ctx;
  const mail = found(await queuedMail(db, id));
  const [written, [known]] = await Promise.all([
    // A newer version of the server may have put it there.
    mail.kind in templates ? writeMail({ db, templates, settings, publicUrl: config.publicUrl }, mail) : unknownKind,
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
