import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { pageOf } from "#domain/request/request.fixture.ts";
import { sorted } from "#test/router.tsx";
import { none, open } from "./inbox.fixture.ts";

test("what is to be answered stands by its deadline where one asks for it; other folders have none", async () => {
  const { user, asked } = await open("/company");
  await user.selectOptions(await screen.findByRole("combobox", { name: "Ordre" }), "Urgentes d’abord");
  await waitFor(() =>
    expect(asked("jobRequest.listForCompany").at(-1)).toMatchObject({ box: "toAnswer", sort: "dueFirst" }),
  );
  await user.click(screen.getByRole("link", { name: /^Répondues/ }));
  await waitFor(() => expect(asked("jobRequest.listForCompany").at(-1)).toMatchObject({ box: "answered" }));
  expect(asked("jobRequest.listForCompany").at(-1)).not.toHaveProperty("sort");
  expect(screen.queryByRole("option", { name: "Urgentes d’abord" })).toBeNull();
});

test("the order that was chosen last is there again on the way back; an address that names one goes before it", async () => {
  const order = () => screen.getByRole<HTMLSelectElement>("combobox", { name: "Ordre" }).value;
  const first = await open("/company");
  await first.user.selectOptions(await screen.findByRole("combobox", { name: "Ordre" }), "Urgentes d’abord");
  await waitFor(() => expect(first.asked("jobRequest.listForCompany")).toHaveLength(2));
  cleanup();
  const back = await open("/company");
  expect(back.asked("jobRequest.listForCompany")).toEqual([
    { box: "toAnswer", pageNumber: 1, pageSize: 10, sort: "dueFirst" },
  ]);
  expect(order()).toBe("dueFirst");
  cleanup();
  const named = await open("/company?order=newest");
  expect(named.asked("jobRequest.listForCompany")).toEqual([{ box: "toAnswer", pageNumber: 1, pageSize: 10 }]);
  expect(order()).toBe("newest");
  cleanup();
  const again = await open("/company");
  await again.user.selectOptions(await screen.findByRole("combobox", { name: "Ordre" }), "Récentes d’abord");
  await waitFor(() => expect(order()).toBe("newest"));
  cleanup();
  await open("/company");
  expect(order()).toBe("newest");
});

test("the tab in the address decides what is asked, and one call tells what is in all of them", async () => {
  const { asked, user, at } = await open("/company?search=salon&pageNumber=2");
  expect(asked("jobRequest.listForCompany")).toEqual([
    { box: "toAnswer", search: "salon", pageNumber: 2, pageSize: 10 },
  ]);
  expect(screen.getByRole("link", { name: /^Closes\s*1$/ })).toBeTruthy();
  await user.click(screen.getByRole("link", { name: /Gagnées/ }));
  expect(await screen.findByRole("link", { name: /Gagnées/, current: "page" })).toBeTruthy();
  expect(at()).toBe("/company?search=salon&tab=won");
  expect(asked("jobRequest.listForCompany")).toContainEqual({
    box: "won",
    search: "salon",
    pageNumber: 1,
    pageSize: 10,
  });
});

test("a search that finds nothing says so, and changes neither what waits nor the first steps", async () => {
  await open("/company?search=zzzz", {
    "jobRequest.listForCompany": () => ({
      ...pageOf([]),
      folderCounts: none,
      folderTotals: { ...none, new: 4, seen: 2, answered: 7 },
    }),
    "answerTemplate.list": () => [],
  });
  expect(await screen.findByText("6 demandes attendent votre réponse.")).toBeTruthy();
  expect(await screen.findByText("Aucune demande ne correspond")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^À répondre\s*0$/ })).toBeTruthy();
  const step = (await screen.findByText(/Répondre à une première demande/)).closest("li");
  expect(step?.textContent).toContain("c’est fait");
});

test("what is found in another folder alone is one press away, with the same search", async () => {
  const { user, at, asked } = await open("/company?search=baignoire&order=dueFirst", {
    "jobRequest.listForCompany": () => ({
      ...pageOf([]),
      folderCounts: { ...none, answered: 1, lost: 1, declined: 2 },
      folderTotals: { ...none, new: 4, answered: 7, lost: 1, declined: 2 },
    }),
  });
  expect(await screen.findByText("Aucune demande ne correspond dans « À répondre »")).toBeTruthy();
  expect(screen.getByRole("link", { name: /^Répondues\s*1$/ })).toBeTruthy();
  expect(screen.getByRole("link", { name: "3 dans Closes" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: /dans Gagnées/ })).toBeNull();
  await user.click(screen.getByRole("link", { name: "1 dans Répondues" }));
  await waitFor(() =>
    expect(asked("jobRequest.listForCompany").at(-1)).toMatchObject({ box: "answered", search: "baignoire" }),
  );
  expect(new URL(at(), "http://localhost").searchParams.get("search")).toBe("baignoire");
});

const inSheet = async (name: string) => within(await screen.findByRole("dialog")).findByRole("combobox", { name });

test("filters are chosen in a sheet that says what they come to, and taken away by their chips", async () => {
  const { user, at, asked } = await open("/company");
  await user.click(await screen.findByRole("button", { name: "Affiner" }));
  await user.selectOptions(await inSheet("Distance"), "À 20 km au plus");
  await user.selectOptions(await inSheet("Photos"), "Avec photos");
  await user.selectOptions(await inSheet("Budget"), "Budget indiqué");
  await waitFor(() =>
    expect(asked("jobRequest.listForCompany").at(-1)).toMatchObject({ withinKm: 20, hasPhotos: true, budgetFrom: 0 }),
  );
  await user.click(await screen.findByRole("button", { name: "Afficher 4 résultats" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sorted(at())).toBe("/company?budget=any&distance=20km&photos=with");
  expect(screen.getByRole("button", { name: "Affiner 3" })).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Retirer Avec photos" }));
  await waitFor(() => expect(sorted(at())).toBe("/company?budget=any&distance=20km"));
  await user.click(screen.getByRole("button", { name: "Réinitialiser" }));
  await waitFor(() => expect(at()).toBe("/company"));
  expect(screen.queryByRole("list", { name: "Filtres choisis" })).toBeNull();
});

test("the way back of a phone closes the sheet and takes back what was chosen in it", async () => {
  const { user, at, back } = await open("/company?photos=with", {}, { onPhone: true });
  await user.click(await screen.findByRole("button", { name: "Affiner 1" }));
  await user.selectOptions(await inSheet("Reçues"), "Depuis 7 jours");
  await user.selectOptions(await inSheet("Ordre"), "Anciennes d’abord");
  await waitFor(() => expect(sorted(at())).toBe("/company?age=7d&order=oldest&photos=with"));
  back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sorted(at())).toBe("/company?photos=with");
});

test("where nothing is found it says what was chosen", async () => {
  const { user, at } = await open("/company?search=zzzz&photos=with&distance=5km", {
    "jobRequest.listForCompany": () => ({ ...pageOf([]), folderCounts: none, folderTotals: { ...none, new: 4 } }),
  });
  await screen.findByText(
    "Aucune demande ne répond à la fois à « zzzz », À 5 km au plus et Avec photos. Retirez un critère, ou élargissez-le.",
  );
  await user.click(screen.getByRole("button", { name: "Réinitialiser les filtres" }));
  await waitFor(() => expect(at()).toBe("/company"));
});
