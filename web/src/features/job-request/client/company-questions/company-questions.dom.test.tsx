import type { Message, SendMessageInput } from "@metiro/shared/conversation/schema";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";
import { offerWith, recipientWith, requestId, requestWith } from "#domain/request/request.fixture.ts";

const asking = { ...recipientWith({ name: "Atelier Rivaz" }), hasConversation: true as const };
const pair = { jobRequestId: requestId, companyId: asking.company.id };

const said = (fields: Partial<Message>): Message => ({
  id: "01900000-0000-7000-8000-0000000000a1",
  mine: false,
  body: "Quelle hauteur ? •••",
  masked: true,
  photos: [],
  createdAt: "2026-06-05T08:00:00.000Z",
  ...fields,
});

const open = (request: JobRequest) => {
  const messages = [said({})];
  return visit(`/tenderer/requests/${requestId}`, {
    role: "Tenderer",
    answers: {
      "jobRequest.get": () => request,
      "conversation.get": () => ({
        ...pair,
        number: "2026-002041",
        title: "Peinture",
        company: { ...asking.company, verified: true },
        client: { firstName: "Françoise" },
        open: true,
        contactVisible: false,
        unread: messages.length === 1 ? 1 : 0,
        messages,
        more: false,
      }),
      "conversation.send": ({ body = "" }: SendMessageInput) => {
        const answer = said({ id: "01900000-0000-7000-8000-0000000000a2", mine: true, body, masked: false });
        messages.unshift(answer);
        return answer;
      },
      "conversation.markRead": () => ({ unread: 0 }),
    },
  });
};

test("what a company asks stands beside the answers, is read by being shown, and is answered there", async () => {
  const { user, asked } = await open(requestWith({ jobRequestCompanies: [offerWith(), asking] }));
  const card = within(await screen.findByRole("region", { name: "Question : Atelier Rivaz" }));
  expect(card.getByText(/Quelle hauteur/)).toBeTruthy();
  expect(card.getByText("(masqué)")).toBeTruthy();
  await waitFor(() => expect(asked("conversation.markRead")).toMatchObject([{ ...pair, upTo: said({}).id }]));
  await user.type(await card.findByRole("textbox", { name: /^Votre réponse/ }), "2.60 m");
  await user.click(card.getByRole("button", { name: "Envoyer ma réponse" }));
  expect(asked("conversation.send")).toEqual([{ ...pair, body: "2.60 m", photoIds: [] }]);
  expect(await card.findByText(/^Vous avez répondu\./)).toBeTruthy();
  expect(card.queryByRole("textbox")).toBeNull();
  expect(card.getByRole("link", { name: "Ouvrir la conversation" }).getAttribute("href")).toBe(
    `/tenderer/requests/${requestId}/messages/${pair.companyId}`,
  );
});

test("there is none once the company has answered, or the work is done", async () => {
  await open(
    requestWith({
      doneAt: "2026-06-10T08:00:00.000Z",
      doneOn: "2026-06-10",
      jobRequestCompanies: [offerWith({ clientDecision: "accepted", decidedAt: "2026-06-09T08:00:00.000Z" }), asking],
    }),
  );
  expect(screen.queryByRole("heading", { name: /^Question : / })).toBeNull();
});
