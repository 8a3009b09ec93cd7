import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { offerWith, pageOf, receivedWith, recipientWith } from "#domain/request/request.fixture.ts";
import { refusal, visit } from "#test/app.tsx";
import { company, none } from "../inbox/inbox.fixture.ts";
import { agendaOf } from "./agenda-entries.ts";

const now = Date.parse("2026-06-10T10:00:00.000Z");
const idOf = (n: number) => `01900000-0000-7000-8000-${String(n).padStart(12, "0")}`;
const job = (n: number, fields: Parameters<typeof offerWith>[0] = {}, more: Parameters<typeof receivedWith>[0] = {}) =>
  receivedWith({
    id: idOf(1000 + n),
    title: `Travail ${n}`,
    startPreference: "flexible",
    startDate: undefined,
    jobRequestCompanies: [offerWith({ clientDecision: "accepted", ...fields })],
    ...more,
  });
const asked = (n: number, answerBy: string) =>
  receivedWith({ id: idOf(2000 + n), title: `Demande ${n}`, jobRequestCompanies: [recipientWith({ answerBy })] });

test("answers stand on their last day, jobs and holidays on theirs; what is done is no longer there", () => {
  const groups = agendaOf(
    {
      toAnswer: [asked(10, "2026-06-12T10:00:00.000Z"), asked(11, "2026-06-09T10:00:00.000Z")],
      won: [
        job(10, { availableFrom: "2026-06-08", duration: 1, durationUnit: "week" }),
        job(11, { availableFrom: "2026-06-01" }),
        job(12, { availableFrom: undefined }),
        job(13, { availableFrom: "2026-06-11" }),
        job(14, { availableFrom: "2026-08-01" }),
        job(15, { availableFrom: "2026-06-11" }, { doneAt: "2026-06-09T08:00:00.000Z" }),
        job(16, { availableFrom: "2026-06-09" }),
      ],
      company: {
        holidays: [
          { id: "running", startsOn: "2026-06-09", endsOn: "2026-06-11" },
          { id: "ahead", startsOn: "2026-07-20", endsOn: "2026-07-31" },
        ],
        away: { endsOn: "2026-06-11" },
      },
    },
    now,
  );
  const names = Object.fromEntries(
    Object.entries(groups).map(([part, entries]) => [
      part,
      entries.map((entry) => ("item" in entry ? entry.item.title : entry.key)),
    ]),
  );
  expect(names).toEqual({
    late: ["Demande 11"],
    today: ["running", "Travail 10"],
    undated: ["Travail 12"],
    week: ["Travail 13", "Demande 10"],
    later: ["ahead", "Travail 14"],
    past: ["Travail 16", "Travail 11"],
  });
});

test("a pause without a last day is of today, whoever has set it", () => {
  const pauseOf = (company: Parameters<typeof agendaOf>[0]["company"]) =>
    agendaOf({ toAnswer: [], won: [], company }, now).today;
  expect(pauseOf({ holidays: [], away: {} })).toMatchObject([{ kind: "pause", byAdmin: false, day: "2026-06-10" }]);
  expect(pauseOf({ holidays: [], pausedAt: "2026-06-01T08:00:00.000Z" })).toMatchObject([{ byAdmin: true }]);
  expect(pauseOf({ holidays: [] })).toEqual([]);
});

interface Lists {
  toAnswer?: ReturnType<typeof job>[];
  won?: ReturnType<typeof job>[];
  holidays?: { id: string; startsOn: string; endsOn: string }[];
}

/** Each list in pages of a hundred, as the server cuts them. */
const agendaWith = ({ toAnswer = [], won = [], holidays = [] }: Lists) =>
  visit("/company/agenda", {
    role: "Company",
    answers: {
      "company.own": () => ({ ...company, holidays }),
      "jobRequest.listForCompany": ({ box, pageNumber = 1 }: { box: string; pageNumber?: number }) => {
        const all = box === "won" ? won : toAnswer;
        const items = all.slice((pageNumber - 1) * 100, pageNumber * 100);
        const totalPages = Math.ceil(all.length / 100);
        return {
          ...pageOf(items),
          totalCount: all.length,
          pageNumber,
          totalPages,
          folderCounts: none,
          folderTotals: none,
        };
      },
    },
  });

const part = async (name: string) => within(await screen.findByRole("region", { name }));

test("each entry says what it waits for and leads there", async () => {
  await agendaWith({
    toAnswer: [asked(10, "2099-06-12T10:00:00.000Z")],
    won: [job(10, { availableFrom: "2099-06-08", visit: "offered" })],
    holidays: [{ id: "ahead", startsOn: "2099-06-10", endsOn: "2099-06-11" }],
  });
  const later = await part("Plus tard");
  expect(later.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Travail 10", `/company/requests/${idOf(1010)}`],
    ["Vacances du 10/06/2099 au 11/06/2099", "/company/profile/absence"],
    ["Demande 10", `/company/requests/${idOf(2010)}`],
  ]);
  expect(later.getByText("Visite à fixer")).toBeTruthy();
  expect(screen.getByText("Rien n’est prévu aujourd’hui.")).toBeTruthy();
  expect(
    within(screen.getByRole("navigation", { name: "Menu principal" }))
      .getByRole("link", { name: "Agenda" })
      .getAttribute("aria-current"),
  ).toBe("page");
});

test("two hundred are read to the end, and twenty of a part shown at first", async () => {
  const won = Array.from({ length: 200 }, (_, n) => job(n, { availableFrom: undefined }));
  const { user } = await agendaWith({ won });
  const undated = await part("À planifier");
  expect(undated.getAllByRole("link")).toHaveLength(20);
  await user.click(undated.getByRole("button", { name: "Afficher les 180 autres" }));
  expect(undated.getAllByRole("link")).toHaveLength(200);
  expect(screen.queryByText(/Les demandes les plus anciennes/)).toBeNull();
});

test("with nothing to do it says what will stand there", async () => {
  await agendaWith({});
  expect(await screen.findByRole("heading", { name: "Rien à faire pour l’instant" })).toBeTruthy();
});

test("what failed is asked for again", async () => {
  const list = vi.fn();
  list.mockImplementation(() => {
    throw refusal("INTERNAL");
  });
  const { user } = await visit("/company/agenda", {
    role: "Company",
    answers: { "company.own": () => ({ ...company, holidays: [] }), "jobRequest.listForCompany": list },
  });
  await screen.findByText("L’agenda n’a pas pu être chargé");
  list.mockImplementation(() => ({ ...pageOf([]), folderCounts: none, folderTotals: none }));
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(screen.getByRole("heading", { name: "Rien à faire pour l’instant" })).toBeTruthy());
});
