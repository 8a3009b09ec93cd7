import type { Recipient } from "@metiro/shared/job-request/schema";
import type { Conversation, SendMessageInput } from "@metiro/shared/conversation/schema";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";
import { pageOf, recipientWith, requestId, requestWith } from "#domain/request/request.fixture.ts";
import { companyId, messageWith, threadWith } from "./conversation.fixture.ts";

const waiting = recipientWith({ seenAt: "2026-06-04T08:00:00.000Z", answerBy: "2026-06-09T08:00:00.000Z" });
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const request = requestWith({
  jobRequestCompanies: [{ ...waiting, company: { ...waiting.company, id: companyId } }],
  contactVisible: false,
});

const open = (side: "company" | "client", thread: Conversation, own: Partial<Recipient> = { answerBy: inDays(9) }) =>
  visit(
    side === "company"
      ? `/company/requests/${requestId}/messages`
      : `/tenderer/requests/${requestId}/messages/${companyId}`,
    {
      role: side === "company" ? "Company" : "Tenderer",
      answers: {
        "jobRequest.get": () => ({
          ...request,
          jobRequestCompanies: request.jobRequestCompanies.map((recipient) => ({ ...recipient, ...own })),
        }),
        "conversation.get": () => thread,
        "conversation.list": () => pageOf([]),
        "conversation.unread": () => ({ total: 0, byRequest: [] }),
        "conversation.markRead": () => ({ unread: 0 }),
        "conversation.send": ({ id = "", body = "" }: SendMessageInput) => messageWith({ id, body, mine: true }),
      },
    },
  );

test("before its answer a company reads that a question is none, until when to answer, and how many it has left", async () => {
  const { user } = await open("company", threadWith([], { questionsLeft: 2 }));
  expect(screen.getByText("Une question n’est pas encore une réponse.")).toBeTruthy();
  expect(screen.getByText(/Répondez à la demande/).textContent).toMatch(
    /d’ici \p{L}+ \d+(er)? \p{L}+ \d+ h\. Vous pouvez écrire 2 messages/u,
  );
  expect(screen.queryByText("Votre réponse")).toBeNull();
  await user.type(screen.getByRole("textbox", { name: /^Votre message à/ }), "Quelle hauteur ?");
  await user.click(screen.getByRole("button", { name: "Envoyer" }));
  expect(await screen.findByText(/Vous pouvez encore écrire un message avant de répondre/)).toBeTruthy();
});

test("until when to answer is first what its client was promised", async () => {
  const promised = { answerBy: inDays(9), expectedBy: inDays(2) };
  await open("company", threadWith([]), promised);
  expect(screen.getByText(/Répondez à la demande/).textContent).toMatch(/d’ici \p{L}+ \d+ h\./u);
});

test("once both are over an answer is still asked for", async () => {
  await open("company", threadWith([]), { answerBy: inDays(-1), expectedBy: inDays(-3) });
  expect(screen.getByText(/Délai dépassé, répondez encore/)).toBeTruthy();
});

test("with the last question the field goes, and the way to the answer stays", async () => {
  const { user } = await open("company", threadWith([messageWith({ mine: true })], { questionsLeft: 1 }));
  await user.type(screen.getByRole("textbox", { name: /^Votre message à/ }), "Et l’étage ?");
  await user.click(screen.getByRole("button", { name: "Envoyer" }));
  expect(await screen.findByText("Vous avez posé toutes vos questions.")).toBeTruthy();
  expect(screen.queryByRole("textbox", { name: /^Votre message à/ })).toBeNull();
  for (const link of screen.getAllByRole("link", { name: "Répondre à la demande" }))
    expect(link.getAttribute("href")).toBe(`/company/requests/${requestId}#answer`);
});

test("the client reads that it is a question, and that answering binds to nothing", async () => {
  await open("client", threadWith([messageWith({ body: "Quelle hauteur ?" })]));
  expect(screen.getByText(/aimerait en savoir plus avant de répondre à votre demande/)).toBeTruthy();
  expect(screen.getByText(/Vos coordonnées restent masquées/)).toBeTruthy();
  expect(screen.queryByText(/^Réponse : /)).toBeNull();
  expect(screen.getByRole("textbox", { name: /^Votre message à/ })).toBeTruthy();
});
