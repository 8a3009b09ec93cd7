import type { RequestMail } from "@metiro/shared/job-request/follow-up";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, visit } from "#test/app.tsx";
import { pageOf, requestId, requestWith } from "#domain/request/request.fixture.ts";

const lostMail: RequestMail = {
  id: "01900000-0000-7000-8000-000000000910",
  kind: "requestSent",
  recipient: {
    id: "01900000-0000-7000-8000-000000000900",
    firstName: "Anna",
    lastName: "Keller",
    email: "renova@exemple.ch",
    role: "Company",
  },
  company: { id: "01900000-0000-7000-8000-000000000901", name: "Rénova Gypserie" },
  state: "failed",
  createdAt: "2026-06-04T07:02:00.000Z",
  at: "2026-06-05T07:02:00.000Z",
  attempts: 19,
  reason: { code: "EENVELOPE" },
};

const open = (mails: readonly RequestMail[], answers: Answers = {}) =>
  visit(`/admin/jobs/${requestId}?status=processed`, {
    role: "Admin",
    answers: {
      "jobRequest.get": () => requestWith(),
      "jobRequest.rowsForAdmin": () => ({ ...pageOf([]), statusCounts: { active: 0, canceled: 0, processed: 0 } }),
      "jobRequest.followUp": () => ({ events: [], mails }),
      "jobRequest.desk": () => ({ duplicates: [], notes: [], reminders: [] }),
      "audit.list": () => pageOf([]),
      ...answers,
    },
  });

test("each mail about it, and one that was given up is tried again", async () => {
  const { user, asked } = await open([lostMail], { "mail.retry": () => ({ id: "1" }) });
  const mails = within(await screen.findByRole("list", { name: "E-mails envoyés" }));
  const [item] = mails.getAllByRole("listitem");
  expect(item?.textContent).toMatch(/Demande transmise.*Rénova Gypserie.*Échec.*EENVELOPE.*19 essais/);
  const row = within(item ?? document.body);
  await user.click(row.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText("L’e-mail est remis en file.")).toBeTruthy();
  expect(asked("mail.retry")).toEqual([{ id: "01900000-0000-7000-8000-000000000910" }]);
});

test("what is about to leave is looked at again until it has", async () => {
  const leaving: RequestMail = { ...lostMail, state: "waiting", at: new Date().toISOString() };
  let asked = 0;
  await open([], {
    "jobRequest.followUp": () => ({ events: [], mails: [asked++ === 0 ? leaving : { ...leaving, state: "sent" }] }),
  });
  const mails = within(await screen.findByRole("list", { name: "E-mails envoyés" }));
  await mails.findByText("En file");
  await mails.findByText("Envoyé");
  expect(asked).toBe(2);
});

test("a mail that left is sent again once that is confirmed", async () => {
  const { user, asked } = await open([{ ...lostMail, state: "sent" }], { "mail.resend": () => ({ id: "1" }) });
  const list = within(await screen.findByRole("list", { name: "E-mails envoyés" }));
  await user.click(list.getByRole("button", { name: "Renvoyer" }));
  await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Renvoyer" }));
  expect(await screen.findByText("L’e-mail repart.")).toBeTruthy();
  expect(asked("mail.resend")).toEqual([{ id: "01900000-0000-7000-8000-000000000910" }]);
});

test("mails of a kind lie together, the latest first: open where one is lost, a few at once", async () => {
  const many = (kind: string, count: number, state: "sent" | "failed") =>
    Array.from({ length: count }, (_, n) => ({
      ...lostMail,
      id: `${kind} ${n}`,
      kind,
      state,
      at: `2026-06-05T07:${String(n).padStart(2, "0")}:00.000Z`,
    }));
  const { user } = await open([...many("answerReceived", 11, "sent"), ...many("requestSent", 2, "failed")]);
  const groups = (await screen.findByRole("list", { name: "E-mails envoyés" })).querySelectorAll("details");
  const [lost, left] = [...groups];
  expect(lost?.open).toBe(true);
  expect(lost?.querySelector("summary")?.textContent).toMatch(
    /Demande transmise.*2 e-mails · dernier le .*09:01.*Échec/,
  );
  expect(left?.open).toBe(false);
  const answers = within(left ?? document.body);
  await user.click(answers.getByText("Réponse reçue, au client"));
  expect(answers.getAllByRole("button", { name: "Renvoyer" })).toHaveLength(8);
  await user.click(answers.getByRole("button", { name: "Afficher les 3 autres" }));
  expect(answers.getAllByRole("button", { name: "Renvoyer" })).toHaveLength(11);
});
