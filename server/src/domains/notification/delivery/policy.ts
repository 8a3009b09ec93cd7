import type { Db } from "../../../db/client.ts";
import type { MailPolicy } from "../../../mail/index.ts";
import { verdictOn } from "./decide.ts";
import { hold, settleGathered } from "./defer.ts";
import { everyAdmin, queueForEachAdmin } from "./every-admin.ts";
import { settle } from "./log.ts";
import { noteDone } from "./sent.ts";

/** Obeys the recipient's choice when a mail is about to leave, and notes what became of it. */
export const mailPolicy = (db: Db, now: () => Date): MailPolicy => ({
  async intercept({ id, mail }) {
    if (mail.to === everyAdmin) return { admins: String(await queueForEachAdmin(db, { id, mail })) };
    const verdict = await verdictOn(db, mail, now());
    if (verdict.does === "leave") return undefined;
    if (verdict.does === "wait") {
      await hold(db, { id, mail, now: now() });
      return { held: verdict.why };
    }
    await settle(db, id, "off");
    await noteDone(db, { id, mail }, "off");
    return { skipped: "off" };
  },
  async conclude({ id, mail }, outcome, told = []) {
    await settle(db, id, outcome);
    await noteDone(db, { id, mail }, outcome);
    if (mail.kind === "dailyDigest") await settleGathered(db, mail.data.digestId, told);
  },
});
