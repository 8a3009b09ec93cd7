import type { Guarantee } from "@metiro/shared/guarantee/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { offerWith, pageOf, recipientWith, requestId, requestWith } from "#domain/request/request.fixture.ts";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { matchingWith } from "../../dispatch/company.fixture.ts";

const next = matchingWith({ name: "Suivante SA" });
const request = requestWith({
  jobRequestCompanies: [
    recipientWith({ name: "Muette SA" }),
    offerWith({ name: "Rapide Sàrl" }),
    recipientWith({ name: "Silence & Fils" }),
  ],
});
const missed: Guarantee = {
  jobRequestId: requestId,
  kept: false,
  outcome: "missed",
  canAsk: false,
  wishesLeft: 3,
  relaunch: { reason: "missed", since: "2026-06-19T14:02:00.000Z", uncovered: false },
};

async function open(guarantee: Guarantee, answers: Answers = {}) {
  const { reason, since } = guarantee.relaunch ?? {};
  return visit(`/admin/jobs/${requestId}`, {
    role: "Admin",
    answers: {
      "jobRequest.get": () => request,
      "guarantee.get": () => guarantee,
      "guarantee.next": () => ({ reason, since, autoSends: 0, freePlaces: 3, companies: [next] }),
      "company.matching": () => [next],
      "company.list": () => pageOf([]),
      "jobRequest.listForAdmin": () => ({ ...pageOf([]), statusCounts: { active: 0, canceled: 0, processed: 0 } }),
      "jobRequest.followUp": () => ({ events: [], mails: [] }),
      "jobRequest.desk": () => ({ duplicates: [], notes: [], reminders: [] }),
      "audit.list": () => pageOf([]),
      ...answers,
    },
  });
}

test.each([
  ["missed", /n’est pas venue à temps/],
  ["answersMissing", /il n’a reçu aucune offre/],
  ["offersUnsuitable", /les offres reçues ne lui conviennent pas/],
] as const)("says why a request is to be sent on (%s), and where nobody else covers it", async (reason, words) => {
  await open({ ...missed, relaunch: { reason, since: "2026-06-19T14:02:00.000Z", uncovered: true } });
  await screen.findByRole("heading", { name: "À relancer" });
  expect(screen.getByText(words).textContent).toContain("Aucune autre entreprise ne couvrait ce service");
  expect(screen.getByText("19/06/2026 à 16:02")).toBeTruthy();
});

test("leads to the next best, which are ticked, under the reason and the names of those that are silent", async () => {
  const { user } = await open(missed);
  await screen.findByRole("heading", { name: "À relancer" });
  // One button sends it, wherever one comes from.
  await user.click(screen.getByRole("button", { name: /^Transmettre/ }));
  const dialog = within(await screen.findByRole("dialog", { name: /Transmettre l’offre/ }));
  expect((await dialog.findByText(/^À relancer depuis le/)).textContent).toBe(
    "À relancer depuis le 19/06/2026 à 16:02. La réponse promise à son client n’est pas venue à temps. Sans réponse : Muette SA, Silence & Fils.",
  );
  const box = await dialog.findByRole<HTMLInputElement>("checkbox", { name: "Sélectionner Suivante SA" });
  await waitFor(() => expect(box.checked).toBe(true));
});

test("is taken off the list after a question, and is gone; what failed leaves it there", async () => {
  let fails = true;
  const { user, asked } = await open(missed, {
    "guarantee.dismiss": () => {
      if (fails) throw refusal("STATUS_CONFLICT");
      return { ...missed, relaunch: { ...missed.relaunch, end: "dismissed", endedAt: "2026-06-20T08:00:00.000Z" } };
    },
  });
  const dismiss = async () => {
    await user.click(await screen.findByRole("button", { name: "Retirer de la liste" }));
    await user.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Retirer de la liste" }));
  };
  await dismiss();
  await waitFor(() => expect(asked("guarantee.dismiss")).toEqual([{ id: requestId }]));
  await screen.findByRole("button", { name: "Retirer de la liste", busy: false });
  expect(screen.getByRole("heading", { name: "À relancer" })).toBeTruthy();
  fails = false;
  await dismiss();
  await waitFor(() => expect(screen.queryByRole("heading", { name: "À relancer" })).toBeNull());
});

test("nothing is said of a request that is to be sent on no more", async () => {
  await open({ ...missed, relaunch: { ...missed.relaunch, end: "sent", sentTo: 2 } as Guarantee["relaunch"] });
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByRole("heading", { name: "À relancer" })).toBeNull();
});

test.each([
  ["what nobody has received is read before it is sent", [], ["La demande", "Destinataires"]],
  ["of what was sent, who has it comes first", request.jobRequestCompanies, ["Destinataires", "La demande"]],
] as const)("%s", async (_, jobRequestCompanies, [first, then]) => {
  await open(missed, { "jobRequest.get": () => requestWith({ jobRequestCompanies: [...jobRequestCompanies] }) });
  const heading = await screen.findByRole("heading", { name: first });
  const order = heading.compareDocumentPosition(screen.getByRole("heading", { name: then }));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
