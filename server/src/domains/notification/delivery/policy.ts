import type { Db } from "../../../db/client.ts";
import type { MailPolicy } from "../../../mail/index.ts";
import { decideDelivery } from "./decide.ts";
import { deferMail, recordDigestOutcome } from "./defer.ts";
import { everyAdmin, queueForEachAdmin } from "./every-admin.ts";
import { recordDeliveryOutcome } from "./log.ts";
import { recordSentMail } from "./sent.ts";

/** Obeys the recipient's choice when a mail is about to leave, and notes what became of it. */
export const mailPolicy = (db: Db, now: () => Date): MailPolicy => ({
  async intercept({ id, mail }) {
    if (mail.to === everyAdmin) return { admins: String(await queueForEachAdmin(db, { id, mail })) };
    const verdict = await decideDelivery(db, mail, now());
    if (verdict.does === "leave") return undefined;
    if (verdict.does === "wait") {
      await deferMail(db, { id, mail, now: now() });
      return { held: verdict.why };
    }
    await recordDeliveryOutcome(db, id, "off");
    await recordSentMail(db, { id, mail }, "off");
    return { skipped: "off" };
  },
  async conclude({ id, mail }, outcome, told = []) {
    await recordDeliveryOutcome(db, id, outcome);
    await recordSentMail(db, { id, mail }, outcome);
    if (mail.kind === "dailyDigest") await recordDigestOutcome(db, mail.data.digestId, told);
  },
});
