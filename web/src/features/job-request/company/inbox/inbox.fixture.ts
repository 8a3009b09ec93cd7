import { screen } from "@testing-library/react";
import { type Answers, visit } from "#test/app.tsx";
import { offerWith, pageOf, receivedWith, recipientWith } from "#domain/request/request.fixture.ts";

export const soon = new Date(Date.now() + 1.5 * 86_400_000).toISOString();
export const rows = [
  receivedWith({
    id: "01900000-0000-7000-8000-000000000011",
    title: "Salon",
    jobRequestCompanies: [recipientWith({ answerBy: soon })],
  }),
  receivedWith({
    id: "01900000-0000-7000-8000-000000000012",
    title: "Cuisine",
    jobRequestCompanies: [recipientWith({ seenAt: "2026-06-04T08:00:00.000Z", answerBy: "2026-06-09T07:02:00.000Z" })],
    interestedCount: 2,
  }),
  receivedWith({
    id: "01900000-0000-7000-8000-000000000013",
    title: "Volets",
    jobRequestCompanies: [offerWith({ clientDecision: "accepted" })],
  }),
  receivedWith({
    id: "01900000-0000-7000-8000-000000000014",
    title: "Parquet",
    jobRequestCompanies: [offerWith({ late: true })],
    acceptedCount: 1,
  }),
];
export const none = { new: 0, seen: 0, answered: 0, accepted: 0, lost: 0, declined: 0 };
/** Where nothing is searched all that lies in a folder is found. */
export const folders = (totals: typeof none & Record<string, number>) => ({
  folderCounts: totals,
  folderTotals: totals,
});
export const company = {
  profileCompleted: true,
  subcategories: [{ id: "a", name: "Peinture" }],
  subregions: [{ id: "b", name: "Morges", regionId: "c" }],
};
export const quiet = { received: 0, open: 0, answered: 0, interested: 0, decided: 0, accepted: 0 };

export const open = (address = "/company?tab=all", answers: Answers = {}, { onPhone = false } = {}) =>
  visit(address, {
    role: "Company",
    onPhone,
    answers: {
      "jobRequest.listForCompany": () => ({
        ...pageOf(rows),
        ...folders({ ...none, new: 1, seen: 1, accepted: 1, lost: 1 }),
      }),
      "company.own": () => company,
      "jobRequest.ownFigures": () => ({ present: quiet, before: quiet, parts: [], lastYear: quiet }),
      "jobRequest.usualFigures": () => [],
      ...answers,
    },
  });

export const row = (title: string) => screen.getByRole("article", { name: title });
