import type { Guarantee } from "@metiro/shared/guarantee/schema";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { pageOf, recipientWith, requestId, requestWith } from "#domain/request/request.fixture.ts";
import { type Answers, visit } from "#test/app.tsx";

const request = requestWith({ jobRequestCompanies: [recipientWith()] });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const waiting: Guarantee = {
  jobRequestId: requestId,
  due: inDays(2),
  answers: 1,
  kept: false,
  canAsk: false,
  wishesLeft: 3,
};
const open = (guarantee: Guarantee, answers: Answers = {}) =>
  visit(`/tenderer/requests/${requestId}`, {
    role: "Tenderer",
    answers: { "jobRequest.get": () => request, "guarantee.get": () => guarantee, ...answers },
  });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name });

test("says by when there is an answer, and what follows otherwise", async () => {
  await open(waiting);
  await heading(/^Une réponse d’ici \p{L}+ \d+ h$/u);
  expect(screen.getByText(/Si aucune ne répond à temps, nous envoyons votre demande à d’autres/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Demander à une autre entreprise" })).toBeNull();
});

const relaunch = { reason: "missed", since: inDays(-1), uncovered: false } as const;

test("says what is done about a missing answer", async () => {
  await open({ ...waiting, due: inDays(-1), relaunch });
  await heading("Nous envoyons votre demande à d’autres entreprises");
  expect(screen.getByText(/n’est pas venue à temps/)).toBeTruthy();
});

test("says to how many it was sent on, and by when they answer", async () => {
  await open({ ...waiting, relaunch: { ...relaunch, end: "sent", endedAt: inDays(0), sentTo: 3 } });
  await heading(/^Une réponse d’ici/);
  expect(screen.getByText(/à 3 entreprises de plus/)).toBeTruthy();
});

test("says where nobody is left why, and what one can do", async () => {
  await open({
    ...waiting,
    due: inDays(-1),
    relaunch: { ...relaunch, uncovered: true },
  });
  await heading("Il n’y a pas d’autre entreprise pour votre demande");
  expect(screen.getByRole("link", { name: "refaire cette demande" })).toBeTruthy();
});

test("asks for another company once, with one press", async () => {
  const asked: Guarantee = {
    ...waiting,
    canAsk: false,
    wishesLeft: 2,
    relaunch: { reason: "offersUnsuitable", since: inDays(0), uncovered: false },
  };
  const { asked: calls } = await open(
    { ...waiting, kept: true, canAsk: true },
    { "guarantee.askAnother": () => asked },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Demander à une autre entreprise" }));
  await heading("Nous envoyons votre demande à d’autres entreprises");
  expect(calls("guarantee.askAnother")).toEqual([{ id: requestId }]);
  expect(screen.queryByRole("button", { name: "Demander à une autre entreprise" })).toBeNull();
});

test("the list says it beside each request that waits", async () => {
  const page = {
    ...pageOf([request]),
    statusCounts: { active: 0, processed: 1, canceled: 0 },
    phaseCounts: { open: 1, done: 0, canceled: 0 },
  };
  await visit("/tenderer", {
    role: "Tenderer",
    answers: { "jobRequest.listForTenderer": () => page, "guarantee.own": () => [waiting] },
  });
  const row = screen.getByRole("row", { name: new RegExp(request.title) });
  await waitFor(() => expect(within(row).getByText(/Une réponse d’ici \p{L}+ \d+ h\./u)).toBeTruthy());
});
