import type { Offer } from "@metiro/shared/offer/schema";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";
import { offerOf } from "#domain/offer/offer.fixture.ts";
import { offerWith, requestId, requestWith } from "#domain/request/request.fixture.ts";

test("that an amendment was accepted is said, although the question is gone from the page by then", async () => {
  const answer = offerWith({
    name: "Peinture Morand Sàrl",
    offerLines: 1,
    offerVersion: 1,
    clientDecision: "accepted",
  });
  const { id, name } = answer.company;
  const history = (current: Offer, proposed?: Offer) => ({
    jobRequestId: requestId,
    companyId: id,
    company: { id, name },
    accepted: true,
    current,
    ...(proposed && { proposed }),
    former: [],
    moreFormer: false,
  });
  const amended = offerOf({ version: 2, kind: "amendment", state: "proposed", reason: "Humide." });
  let decided = false;
  const { user } = await visit(`/tenderer/requests/${requestId}/offers/${id}`, {
    role: "Tenderer",
    answers: {
      // Asked again once it is decided, and answered after the page was drawn with what came back.
      "jobRequest.get": () => {
        const request = requestWith({ jobRequestCompanies: [answer] });
        return decided ? new Promise((resolve) => setTimeout(resolve, 50, request)) : request;
      },
      "offer.get": () => history(offerOf({}), amended),
      "offer.decideAmendment": () => {
        decided = true;
        return history({ ...amended, state: "current" });
      },
    },
  });
  await user.click(await screen.findByRole("button", { name: "Accepter l’avenant" }));
  const question = within(await screen.findByRole("dialog", { name: "Accepter l’avenant ?" }));
  await user.click(question.getByRole("button", { name: "Accepter l’avenant" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Accepter l’avenant" })).toBeNull());
  expect(await screen.findByText("Avenant accepté : Peinture Morand Sàrl est prévenue.")).toBeTruthy();
});
