import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import type { Offer } from "@metiro/shared/offer/schema";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";
import { offerOf } from "#domain/offer/offer.fixture.ts";
import { offerWith, requestId, requestWith } from "#domain/request/request.fixture.ts";

const expired = /^Le dernier jour pour accepter cette offre est passé/;
const button = (name: string) => screen.queryByRole("button", { name });

/** The page of one offer, with what stands and what waits for the client. */
async function opens({ current, proposed }: { current: Offer; proposed?: Offer }) {
  const accepted = proposed !== undefined;
  const answer = offerWith({
    name: "Peinture Morand Sàrl",
    offerLines: 1,
    offerVersion: 1,
    clientDecision: accepted ? "accepted" : "none",
  });
  const { id, name } = answer.company;
  await visit(`/tenderer/requests/${requestId}/offers/${id}`, {
    role: "Tenderer",
    answers: {
      "jobRequest.get": () => requestWith({ jobRequestCompanies: [answer] }),
      "offer.get": () => ({
        jobRequestId: requestId,
        companyId: id,
        company: { id, name },
        accepted,
        current,
        ...(proposed && { proposed }),
        former: [],
        moreFormer: false,
      }),
    },
  });
  await screen.findByRole("heading", { name: "L’entreprise" });
}

test("an offer whose day has passed is not accepted here: one is told what to do, and may still decline", async () => {
  await opens({ current: offerOf({ validUntil: plusDays(swissToday(), -1) }) });
  expect(screen.getByText(expired)).toBeTruthy();
  expect(button("Accepter")).toBeNull();
  expect(button("Décliner")).toBeTruthy();
});

test.each([swissToday(), undefined])("until that day it is (%s)", async (validUntil) => {
  await opens({ current: offerOf({ validUntil }) });
  expect(button("Accepter")).toBeTruthy();
  expect(screen.queryByText(expired)).toBeNull();
});

test("nor is an amendment; the day of what was accepted matters no more", async () => {
  const validUntil = plusDays(swissToday(), -1);
  await opens({
    current: offerOf({ validUntil }),
    proposed: offerOf({ version: 2, kind: "amendment", state: "proposed", reason: "Humide.", validUntil }),
  });
  expect(screen.getAllByText(expired)).toHaveLength(1);
  expect(button("Accepter l’avenant")).toBeNull();
  expect(button("Refuser l’avenant")).toBeTruthy();
});
