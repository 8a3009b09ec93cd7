import type { FollowUp } from "@metiro/shared/job-request/follow-up";
import { deviceOf } from "../app/accounts.ts";
import { callerFor } from "../app/api.ts";
import { newPage } from "../browser/browser.ts";
import { mailsTo, untilMail } from "../app/mailbox.ts";
import { newcomer } from "../app/newcomer.ts";
import { callsOf } from "../browser/people.ts";
import { createdRequest } from "../steps/request.ts";
import { site } from "../app/site.ts";
import { expectAccessible, seeHeading } from "../steps/look.ts";
import { expect, test } from "../test.ts";

test("a company has its mails once a day, and ends those it does not want with the link of one, signed in to nothing", async () => {
  const { origin } = site();
  const email = await newcomer("company");
  const [admin, company] = await Promise.all([callsOf("admin"), callerFor(origin, email)]);
  const { id: companyId } = await company.get<{ id: string }>("Company");
  const sent = async (title: string) => {
    const { id } = await createdRequest(title);
    await admin.post(`JobRequest/${id}/send-to-companies`, { companyIds: [companyId] });
    return id;
  };
  await sent("Parquet annoncé tout de suite");
  const mail = await untilMail(email, /Parquet annoncé tout de suite/);
  const link = /https?:\S+\/unsubscribe\?\S+/.exec(mail.text ?? "")?.[0] ?? "";

  const page = await newPage({ storageState: await deviceOf(origin, email) });
  await page.goto("/company/profile/notifications");
  await seeHeading(page, "Notifications");
  const choice = (way: string) =>
    page.getByRole("radiogroup", { name: "Nouvelle demande" }).getByRole("radio", { name: way, exact: true });
  await choice("Résumé").check({ force: true });
  await page.getByText("un e-mail par jour vers 18 h").waitFor();
  await page.getByText("Choix enregistré.").waitFor();
  await expectAccessible(page);
  await page.reload();
  await expect.poll(() => choice("Résumé").isChecked()).toBe(true);

  const id = await sent("Parquet annoncé le soir");
  await expect
    .poll(async () => {
      const { mails } = await admin.get<FollowUp>(`JobRequest/FollowUp/${id}`);
      return mails.find(({ kind }) => kind === "requestSent")?.state;
    })
    .toBe("daily");
  expect((await mailsTo(email)).map(({ subject }) => subject).join()).not.toContain("le soir");

  const reader = await newPage({ javaScriptEnabled: false });
  await reader.goto(link);
  await seeHeading(reader, "Ne plus recevoir ces e-mails ?");
  await reader.getByRole("button", { name: "Ne plus les recevoir" }).click();
  await seeHeading(reader, "C’est fait");
  await page.reload();
  await expect.poll(() => choice("Jamais").isChecked()).toBe(true);
  await page.goto(link);
  await expectAccessible(page);
});
