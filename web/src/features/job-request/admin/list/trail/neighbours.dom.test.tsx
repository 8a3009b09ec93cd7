import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type Answers, visit } from "#test/app.tsx";
import { beginAnew } from "#page/in-tab.ts";
import { pageOf, requestWith, rowOf } from "#domain/request/request.fixture.ts";
// Fetched on demand by the page; here it is there before the clock of a wait runs.
import "../../dispatch/dispatch-dialog.tsx";
import { matchingWith, waitingFor } from "../../dispatch/company.fixture.ts";

const chevalley = matchingWith();
const requestAt = (n: number): JobRequest =>
  requestWith({
    id: `01900000-0000-7000-8000-${String(700 + n).padStart(12, "0")}`,
    number: `2026-00070${n}`,
    title: `Demande ${n}`,
    status: JobStatus.Active,
    jobRequestCompanies: [],
  });
const all = [1, 2, 3, 4].map(requestAt);
const [one, two, three, four] = all as [JobRequest, JobRequest, JobRequest, JobRequest];

interface Asked {
  pageNumber?: number;
  pageSize: number;
  after?: string;
}

/** A list of two rows a page; what is sent leaves it, and is read on after a place as the server does. */
function world() {
  const gone = new Set<string>();
  const rows = ({ pageNumber, pageSize, after }: Asked) => {
    const left = all.filter(({ id }) => !gone.has(id));
    const from = after === undefined ? ((pageNumber ?? 1) - 1) * pageSize : left.findIndex(({ id }) => id > after);
    const items = from < 0 ? [] : left.slice(from, from + pageSize);
    const last = items.at(-1);
    const hasMore = last !== undefined && left.at(-1) !== last;
    return {
      ...pageOf(items.map(rowOf)),
      pageNumber: pageNumber ?? 1,
      pageSize,
      totalCount: left.length,
      totalPages: Math.ceil(left.length / pageSize),
      next: hasMore ? last.id : null,
      statusCounts: { active: left.length, processed: 0, canceled: 0 },
      totalCapped: false,
    };
  };
  const requests = new Map(all.map((request) => [request.id, request]));
  const answers: Answers = {
    "jobRequest.rowsForAdmin": rows,
    "jobRequest.get": ({ id }: { id: string }) => requests.get(id),
    "jobRequest.sendToCompanies": ({ id }: { id: string }) => {
      gone.add(id);
      const { number, title } = requests.get(id) ?? one;
      const sent = { ...waitingFor(chevalley), id, number, title };
      requests.set(id, sent);
      return sent;
    },
    "jobRequest.followUp": () => ({ events: [], mails: [] }),
    "jobRequest.desk": () => ({ duplicates: [], notes: [], reminders: [] }),
    "company.matching": () => [chevalley],
    "guarantee.next": () => ({ companies: [] }),
    "audit.list": () => pageOf([]),
    "category.list": () => [
      { ...one.category, popular: true, position: 1, subCategories: [{ ...one.subcategory, position: 1 }] },
    ],
    "region.tree": () => [{ ...one.region, slug: "vaud", subregions: [{ ...one.subregion, slug: "l" }] }],
  };
  return (address: string) => visit(address, { role: "Admin", answers });
}

const way = (to: "suivante" | "précédente") =>
  screen.findByRole("link", { name: new RegExp(`^Offre ${to} de la liste`) });
const heading = (title: string) => screen.findByRole("heading", { level: 1, name: title });
const dialogOf = ({ number }: JobRequest) => screen.findByRole("dialog", { name: `Transmettre l’offre n° ${number}` });
const stack = () => screen.findByRole("region", { name: "Envoi en attente" });

test("neighbours lead on over the border of a page, both ways, and the way back to the page on which one stands", async () => {
  const { user, at } = await world()("/admin/jobs?pageSize=2");
  await user.click(await screen.findByRole("link", { name: new RegExp(two.title) }));
  await heading(two.title);
  await user.click(await way("suivante"));
  await heading(three.title);
  expect(at()).toBe(`/admin/jobs/${three.id}?pageSize=2&pageNumber=2`);
  expect((await way("précédente")).getAttribute("href")).toBe(`/admin/jobs/${two.id}?pageSize=2`);
  await user.click(await way("suivante"));
  await heading(four.title);
  expect(screen.queryByRole("link", { name: /^Offre suivante/ })).toBeNull();
});

test("the first of a page leads to the page before it", async () => {
  const { user } = await world()(`/admin/jobs/${three.id}?pageNumber=2&pageSize=2`);
  await user.click(await way("précédente"));
  await heading(two.title);
  expect((await way("précédente")).getAttribute("href")).toBe(`/admin/jobs/${one.id}?pageSize=2`);
});

test("sent from its page, the next of the list opens; neighbours stay, after the page is loaded anew as well", async () => {
  const open = world();
  const { user, at } = await open("/admin/jobs?pageSize=2");
  await user.click(await screen.findByRole("link", { name: new RegExp(one.title) }));
  await heading(one.title);
  await way("suivante");
  await user.keyboard("t");
  const first = within(await dialogOf(one));
  expect(await first.findByText("1 sur 4")).toBeTruthy();
  await first.findByText("1 entreprise choisie · 5 au plus");
  await user.keyboard("{Enter}");
  const second = within(await dialogOf(two));
  expect((await stack()).textContent).toMatch(`${one.number} · ${one.title}`);
  await user.click(second.getByRole("button", { name: "Passer" }));
  await dialogOf(three);
  await user.keyboard("{Escape}");
  await heading(three.title);
  expect(at()).toBe(`/admin/jobs/${three.id}?pageSize=2&pageNumber=2`);
  await user.click(await way("précédente"));
  await user.click(await way("précédente"));
  await heading(one.title);
  await way("suivante");

  cleanup();
  beginAnew();
  await open(`/admin/jobs/${one.id}?pageSize=2`);
  await heading(one.title);
  expect((await way("suivante")).getAttribute("href")).toBe(`/admin/jobs/${two.id}?pageSize=2`);
});

test("another list than the one of the address is not the one that one came from", async () => {
  const open = world();
  const { user } = await open("/admin/jobs?pageSize=2");
  await user.click(await screen.findByRole("link", { name: new RegExp(one.title) }));
  await way("suivante");
  cleanup();
  await open(`/admin/jobs/${four.id}?pageSize=2&search=x`);
  await heading(four.title);
  await vi.waitFor(() => expect(screen.queryByText("Suivi")).toBeTruthy());
  expect(screen.queryByRole("navigation", { name: "Offres de la liste" })).toBeNull();
});
