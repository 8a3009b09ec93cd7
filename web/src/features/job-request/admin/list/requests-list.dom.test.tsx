import { JobStatus } from "@metiro/shared/job-request/rules/lifecycle";
import type { JobRequest } from "@metiro/shared/job-request/schema";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { pageOf, recipientWith, requestId, requestWith, rowOf } from "#domain/request/request.fixture.ts";

const counts = { active: 8, processed: 1874, canceled: 149 };
const boiler = requestWith({
  id: "01900000-0000-7000-8000-000000000077",
  number: "2026-002048",
  status: JobStatus.Active,
  title: "Remplacement d’un boiler",
  jobRequestCompanies: [],
});
const painting = requestWith({ jobRequestCompanies: [recipientWith(), recipientWith()] });
const categoryId = "01900000-0000-7000-8000-000000000002";

function open(address = "/admin/jobs", rows: JobRequest[] = [boiler, painting], answers: Answers = {}) {
  return visit(address, {
    role: "Admin",
    answers: {
      "jobRequest.rowsForAdmin": () => ({
        ...pageOf(rows.map(rowOf)),
        totalCount: 2031,
        statusCounts: counts,
        relaunchCount: 3,
      }),
      "jobRequest.get": () => painting,
      "jobRequest.followUp": () => ({ events: [], mails: [] }),
      "jobRequest.desk": () => ({ duplicates: [], notes: [], reminders: [] }),
      "audit.list": () => pageOf([]),
      "category.list": () => [
        { ...painting.category, popular: true, position: 1, subCategories: [{ ...painting.subcategory, position: 1 }] },
      ],
      "region.tree": () => [{ ...painting.region, slug: "vaud", subregions: [{ ...painting.subregion, slug: "l" }] }],
      ...answers,
    },
  });
}

const lineOf = async (title: string) => within((await screen.findByText(title)).closest("tr") ?? document.body);

test("number and place stand in a line of their own below the title; that nobody answered yet is not said on a phone", async () => {
  await open("/admin/jobs?status=all&sort=newest", [boiler]);
  const line = await lineOf(boiler.title);
  const title = line.getByText(boiler.title);
  expect(title.textContent).toBe(boiler.title);
  expect(title.nextElementSibling?.textContent).toMatch(/^2026-002048 · /);
  expect(line.getByText("Aucune").hasAttribute("data-nothing")).toBe(true);
});

test("tabs tell how many there are of each status, and lead to them", async () => {
  const { user, at, asked } = await open();
  const tabs = await screen.findByRole("navigation", { name: "Statut des offres" });
  expect(
    within(tabs)
      .getAllByRole("link")
      .map((tab) => tab.textContent),
  ).toEqual(["À transmettre8", "À relancer3", "Transmises1’874", "Annulées149", "Toutes2’031"]);
  expect(within(tabs).getByRole("link", { current: "page" }).textContent).toMatch(/À transmettre/);
  expect(asked("jobRequest.rowsForAdmin").at(-1)).toMatchObject({ statuses: [JobStatus.Active], sort: "oldest" });
  await user.click(within(tabs).getByRole("link", { name: /Transmises/ }));
  expect(at()).toBe("/admin/jobs?status=processed&sort=newest");
  expect(asked("jobRequest.rowsForAdmin").at(-1)).toMatchObject({ statuses: [JobStatus.Processed], sort: "newest" });
  await user.click(within(tabs).getByRole("link", { name: /À transmettre/ }));
  expect(at()).toBe("/admin/jobs");
});

test("what is to be sent on has a tab of its own with its number, oldest first, and is sent on one after the other", async () => {
  const second = requestWith({ id: "01900000-0000-7000-8000-000000000078", title: "Poncer un parquet" });
  const { user, at, asked } = await open("/admin/jobs?guarantee=missed", [painting, second], {
    "company.matching": () => [],
    "guarantee.next": () => ({ autoSends: 0, freePlaces: 0, companies: [] }),
  });
  const tabs = await screen.findByRole("navigation", { name: "Statut des offres" });
  await user.click(within(tabs).getByRole("link", { name: /À relancer/ }));
  expect(at()).toBe("/admin/jobs?status=relaunch");
  const relaunching = { statuses: [JobStatus.Processed], guarantee: "toRelaunch", sort: "oldest" };
  expect(asked("jobRequest.rowsForAdmin")).toContainEqual(expect.objectContaining(relaunching));
  const own = await within(tabs).findByRole("link", { name: /^À relancer.*2’031$/ });
  expect(own.getAttribute("aria-current")).toBe("page");
  // The others keep their numbers, as their own lists count them.
  expect(await within(tabs).findByRole("link", { name: /^À transmettre.*8$/ })).toBeTruthy();
  expect(asked("jobRequest.rowsForAdmin").at(-1)).toMatchObject({ statuses: [JobStatus.Active], pageSize: 1 });
  expect(asked("jobRequest.rowsForAdmin").at(-1)).not.toHaveProperty("guarantee", "toRelaunch");
  expect(screen.getAllByRole("button", { name: /^Transmettre l’offre n° / })).toHaveLength(2);
  expect(screen.queryByRole("combobox", { name: "Garantie de réponse" })).toBeNull();
  await lineOf(second.title);
  await user.keyboard("jt");
  const dialog = within(await screen.findByRole("dialog", { name: /Transmettre l’offre/ }));
  expect(dialog.getByText("1 sur 2")).toBeTruthy();
});

test("the queue has all that wait after a row, not those of its page alone", async () => {
  const waiting = (n: number) =>
    requestWith({
      id: `01900000-0000-7000-8000-0000000001${String(n).padStart(2, "0")}`,
      number: `2026-0030${String(n).padStart(2, "0")}`,
      title: `Boiler ${n}`,
      status: JobStatus.Active,
      jobRequestCompanies: [],
    });
  const pages: Record<string, [number[], string | null]> = { "": [[1, 2], "a"], a: [[3, 4], "b"], b: [[5], null] };
  const { user, asked } = await open("/admin/jobs", [], {
    "jobRequest.rowsForAdmin": (input) => {
      const { after = "" } = input as { after?: string };
      const [rows, next] = pages[after] ?? [[], null];
      return { ...pageOf(rows.map((n) => rowOf(waiting(n)))), next, statusCounts: counts, relaunchCount: 0 };
    },
    "company.matching": () => [],
    "guarantee.next": () => ({ autoSends: 0, freePlaces: 0, companies: [] }),
  });
  await user.click(await screen.findByRole("button", { name: "Transmettre l’offre n° 2026-003001" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Transmettre l’offre/ }));
  await dialog.findByText("1 sur 5");
  expect(asked("jobRequest.rowsForAdmin").at(-1)).toMatchObject({ after: "b", pageSize: 100 });
});

const heads = async () =>
  (await screen.findAllByRole("columnheader")).map((head) => head.textContent).filter((words) => words !== "");

test("what waits says what decides about it: service, place, how long, budget, start", async () => {
  await open();
  expect(await heads()).toEqual(["N°", "Demande", "Prestation", "Lieu", "Attend↑", "Budget", "Début", "Actions"]);
  const active = await lineOf(boiler.title);
  for (const name of [/^1003\u00a0Lausanne/, "Peinture intérieure"]) active.getByRole("cell", { name });
  expect(active.getByRole("button", { name: "Transmettre l’offre n° 2026-002048" })).toBeTruthy();
});

test("what was sent says who asked, how many answered and how far it has come", async () => {
  await open("/admin/jobs?status=processed&sort=newest");
  expect(await heads()).toEqual(["N°", "Demande", "Client", "Lieu", "Créée le↓", "Réponses", "État", "Actions"]);
  const processed = await lineOf(painting.title);
  for (const name of ["2026-002041", "Françoise Rochat", "Envoyée"]) processed.getByRole("cell", { name });
  expect(processed.getByRole("link", { name: "Ouvrir l’offre n° 2026-002041" })).toBeTruthy();
});

test("states and who looks after them are filters; one that is marked says so", async () => {
  const { user, at, asked } = await open("/admin/jobs?status=all", [boiler], {
    "jobRequest.rowsForAdmin": () => ({
      ...pageOf([{ ...rowOf(boiler), mark: "duplicate" }]),
      statusCounts: counts,
      totalCapped: false,
    }),
  });
  expect((await lineOf(boiler.title)).getByText("Doublon")).toBeTruthy();
  await user.selectOptions(await screen.findByRole("combobox", { name: "État" }), "Acceptée");
  await user.selectOptions(screen.getByRole("combobox", { name: "Suivi" }), "Sans responsable");
  expect(at()).toBe("/admin/jobs?status=all&progress=accepted&desk=nobody");
  expect(asked("jobRequest.rowsForAdmin").at(-1)).toMatchObject({ progress: "accepted", unassigned: true });
});

test("filters go into the address and the question; the narrower of two says it alone", async () => {
  const { user, at, asked } = await open("/admin/jobs?createdFrom=2026-06-01&createdTo=nonsense");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Catégorie" }), "Peinture");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Sous-catégorie" }), "Peinture intérieure");
  const address = new URL(at(), "http://localhost").searchParams;
  expect(address.get("categoryId")).toBe(categoryId);
  expect(address.get("createdTo")).toBeNull();
  expect(asked("jobRequest.rowsForAdmin").at(-1)).toMatchObject({
    createdFrom: "2026-06-01",
    subcategoryId: painting.subcategory.id,
    categoryId: undefined,
  });
  await user.click(screen.getByRole("button", { name: "Réinitialiser" }));
  expect(at()).toBe("/admin/jobs");
});

test("those that were sent within some days stand with the day of their sending, in whose order they come", async () => {
  await open("/admin/jobs?status=all&sort=newest&sentFrom=2026-06-01&sentTo=2026-06-30");
  expect((await screen.findByRole("columnheader", { name: /Transmise le/ })).getAttribute("aria-sort")).toBe(
    "descending",
  );
  expect(screen.queryByRole("columnheader", { name: /Créée le/ })).toBeNull();
});

test("a request opens from its row and leads back to the same place", async () => {
  const { user, at } = await open("/admin/jobs?status=processed&pageNumber=3");
  await user.click(await screen.findByRole("link", { name: new RegExp(painting.title) }));
  await screen.findByRole("heading", { level: 1, name: painting.title });
  await user.click(within(screen.getByRole("navigation", { name: "Fil d’Ariane" })).getByRole("link"));
  await screen.findByRole("heading", { level: 1, name: "Offres" });
  expect(at()).toBe("/admin/jobs?status=processed&pageNumber=3");
});

test("the menu of a row cancels, with a reason, and refuses with one what cannot be", async () => {
  const canceled = requestWith({
    id: "01900000-0000-7000-8000-000000000078",
    number: "2026-002040",
    status: JobStatus.Canceled,
    title: "Nettoyage",
    jobRequestCompanies: [],
  });
  const { user, asked } = await open("/admin/jobs", [painting, canceled], {
    "jobRequest.cancel": () => requestWith({ status: JobStatus.Canceled }),
  });
  await user.click(await screen.findByRole("button", { name: "Autres actions pour l’offre n° 2026-002040" }));
  const entry = await screen.findByRole("menuitem", { name: /Annuler l’offre/ });
  expect(entry.getAttribute("aria-disabled")).toBe("true");
  expect(entry.textContent).toMatch(/Cette offre est annulée/);
  await user.keyboard("{Escape}");

  await user.click(screen.getByRole("button", { name: "Autres actions pour l’offre n° 2026-002041" }));
  await user.click(await screen.findByRole("menuitem", { name: "Annuler l’offre" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Annuler l’offre n° 2026-002041 ?" }));
  dialog.getByText("Une annulation ne se reprend pas : l’offre ne pourra plus être transmise.");
  expect(dialog.getByText(/les 2 entreprises contactées/)).toBeTruthy();
  await user.type(dialog.getByRole("textbox"), "Doublon");
  await user.click(dialog.getByRole("button", { name: "Annuler l’offre" }));
  expect(await screen.findByText("L’offre n° 2026-002041 est annulée.")).toBeTruthy();
  expect(asked("jobRequest.cancel")).toEqual([{ id: requestId, reason: "Doublon" }]);
});

test("chosen offers are canceled at once; what was refused is told, and nothing stays chosen", async () => {
  const { user, asked } = await open("/admin/jobs", [boiler, painting], {
    "jobRequest.cancelMany": () => ({ done: [boiler.id], refused: [{ id: painting.id, code: "STATUS_CONFLICT" }] }),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Sélectionner l’offre n° 2026-002048" }));
  await user.click(screen.getByRole("checkbox", { name: "Sélectionner l’offre n° 2026-002041" }));
  expect(screen.getByText("2 offres sélectionnées")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Annuler" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Annuler 2 offres ?" }));
  dialog.getByText("Une annulation ne se reprend pas : les 2 offres ne pourront plus être transmises.");
  await user.type(dialog.getByRole("textbox"), "Doublons");
  await user.click(dialog.getByRole("button", { name: "Annuler 2 offres" }));
  expect(
    await screen.findByText(/^1 offre annulée : 2026-00\d{4}\. 1 refusée : elle est déjà annulée\.$/),
  ).toBeTruthy();
  expect(asked("jobRequest.cancelMany")).toEqual([{ ids: [boiler.id, painting.id], reason: "Doublons" }]);
  expect(screen.queryByText("2 offres sélectionnées")).toBeNull();
});

test("chosen offers are deleted once their number is typed", async () => {
  const { user, asked } = await open("/admin/jobs", [boiler, painting], {
    "jobRequest.deleteMany": () => ({ done: [boiler.id, painting.id], refused: [] }),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Tout sélectionner" }));
  await user.click(screen.getByRole("button", { name: "Supprimer" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Supprimer 2 offres ?" }));
  const action = dialog.getByRole("button", { name: "Supprimer 2 offres" });
  expect(action.getAttribute("aria-disabled")).toBe("true");
  await user.type(dialog.getByRole("textbox"), "2");
  await user.click(action);
  expect(await screen.findByText(`2 offres supprimées : ${boiler.number}, ${painting.number}.`)).toBeTruthy();
  expect(asked("jobRequest.deleteMany")).toEqual([{ ids: [boiler.id, painting.id] }]);
});

test("« t » sends those that are chosen, together", async () => {
  const { user, asked } = await open("/admin/jobs", [boiler, painting], {
    "jobRequest.get": ({ id }: { id: string }) => [boiler, painting].find((one) => one.id === id),
  });
  await user.click(await screen.findByRole("checkbox", { name: "Tout sélectionner" }));
  await user.keyboard("t");
  expect(await screen.findByRole("dialog", { name: "Transmettre 2 offres" })).toBeTruthy();
  expect(asked("jobRequest.get")).toEqual(expect.arrayContaining([{ id: boiler.id }, { id: painting.id }]));
});

const many = Array.from(
  { length: 150 },
  (_, index) => `01900000-0000-7000-8000-${String(1000 + index).padStart(12, "0")}`,
);

test("all that match are chosen, and what is done with them goes in parts; what fails stays chosen", async () => {
  let calls = 0;
  const { user, asked } = await open("/admin/jobs?search=bain", [boiler], {
    "jobRequest.rowsForAdmin": () => ({ ...pageOf([rowOf(boiler)]), totalCount: 150, statusCounts: counts }),
    "jobRequest.idsForAdmin": () => ({ ids: many, totalCount: 150, totalCapped: false }),
    "jobRequest.deleteMany": ({ ids }: { ids: string[] }) => {
      calls += 1;
      if (calls === 2) throw refusal("UNAVAILABLE");
      return { done: ids, refused: [] };
    },
  });
  await user.click(await screen.findByRole("checkbox", { name: "Tout sélectionner" }));
  await user.click(screen.getByRole("button", { name: "Choisir les 150 qui correspondent" }));
  expect(await screen.findByText("150 offres sélectionnées")).toBeTruthy();
  expect(asked("jobRequest.idsForAdmin")).toMatchObject([{ search: "bain", statuses: [JobStatus.Active] }]);
  expect(screen.queryByRole("button", { name: /^Choisir les/ })).toBeNull();
  expect(screen.getByRole("button", { name: "Transmettre" }).getAttribute("aria-disabled")).toBe("true");
  await user.click(screen.getByRole("button", { name: "Supprimer" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Supprimer 150 offres ?" }));
  await user.type(dialog.getByRole("textbox"), "150");
  await user.click(dialog.getByRole("button", { name: "Supprimer 150 offres" }));
  expect(await screen.findByText("100 offres supprimées.")).toBeTruthy();
  expect(asked("jobRequest.deleteMany")).toEqual([{ ids: many.slice(0, 100) }, { ids: many.slice(100) }]);
  expect(screen.getByText("50 offres sélectionnées")).toBeTruthy();
});

test("of more than can be chosen, the first are, and how many there are is said", async () => {
  await open("/admin/jobs", [boiler], {
    "jobRequest.rowsForAdmin": () => ({ ...pageOf([rowOf(boiler)]), totalCount: 2031, statusCounts: counts }),
  }).then(async ({ user }) => user.click(await screen.findByRole("checkbox", { name: "Tout sélectionner" })));
  expect(screen.getByRole("button", { name: "Choisir les 1’000 premières sur 2’031" })).toBeTruthy();
});

test("photos and missing answers are asked for in the sheet, counted at its button and taken away one by one", async () => {
  const { user, at, asked } = await open();
  await user.click(await screen.findByRole("button", { name: "Affiner" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "Photos" }), "Avec photos");
  await user.selectOptions(screen.getByRole("combobox", { name: "Réponses" }), "Sans réponse depuis plus de 48 heures");
  expect(at()).toBe("/admin/jobs?photos=with&unanswered=over48Hours");
  expect(asked("jobRequest.rowsForAdmin").at(-1)).toMatchObject({ hasPhotos: true, unanswered: "over48Hours" });
  await user.click(screen.getByRole("button", { name: /^(Afficher|Aucun)/ }));
  expect(screen.getByRole("button", { name: /^Affiner/ }).textContent).toMatch(/2$/);
  const chosen = within(screen.getByRole("list", { name: "Filtres choisis" }));
  await user.click(chosen.getByRole("button", { name: /Avec photos/ }));
  expect(at()).toBe("/admin/jobs?unanswered=over48Hours");
});

test("a list that cannot be loaded says so, keeps the filters, and can be asked for again", async () => {
  let broken = true;
  const { user, asked } = await open("/admin/jobs", [], {
    "jobRequest.rowsForAdmin": () => {
      if (broken) throw refusal("UNAVAILABLE");
      return { ...pageOf([rowOf(boiler)]), statusCounts: counts };
    },
  });
  expect(await screen.findByRole("heading", { name: "Les offres n’ont pas pu être chargées" })).toBeTruthy();
  expect(screen.getByRole("searchbox")).toBeTruthy();
  expect(asked("jobRequest.rowsForAdmin")).toHaveLength(1);
  broken = false;
  await user.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(await screen.findByText(boiler.title)).toBeTruthy();
});

test("an empty tab is good news, an empty search is not", async () => {
  const nothing = () => ({ ...pageOf([]), statusCounts: { active: 0, processed: 0, canceled: 0 } });
  await open("/admin/jobs?status=active", [], { "jobRequest.rowsForAdmin": nothing });
  expect(await screen.findByRole("heading", { name: "Rien à transmettre" })).toBeTruthy();
});
