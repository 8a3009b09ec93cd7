import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { recent } from "#session/device/recent.ts";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { adminMenu } from "../admin-menu.ts";
import { adminSynonyms } from "./admin-synonyms.ts";

beforeEach(() => sessionStorage.clear());

const id = (end: string) => `01900000-0000-7000-8000-0000000000${end}`;
const findings = {
  requests: [{ id: id("01"), number: "2026-000123", title: "Repeindre le salon", status: 0, client: "Anne Favre" }],
  companies: [{ id: id("02"), name: "Favre Peinture", locality: "Lausanne" }],
  tenderers: [{ id: id("03"), firstName: "Anne", lastName: "Favre", email: "anne@exemple.ch" }],
  users: [],
};
const nothing = { requests: [], companies: [], tenderers: [], users: [] };

async function open(answers: Answers = { "search.find": () => findings }) {
  const app = await visit("/admin/profile", { role: "Admin", answers });
  await app.user.keyboard("{Control>}k{/Control}");
  const field = await screen.findByRole<HTMLInputElement>("combobox", { name: "Rechercher partout" });
  await app.user.click(field);
  return { ...app, field };
}
const list = () => within(screen.getByRole("listbox", { name: "Résultats" }));
const options = () => list().getAllByRole("option").map(wordsOf);
const chosen = () => wordsOf(list().getByRole("option", { selected: true }));
/** Without the keys beside them. */
const wordsOf = (option: HTMLElement) =>
  [...option.children].flatMap((part) => (part.querySelector("kbd") ? [] : (part.textContent ?? ""))).join("");

test("with nothing typed the pages are offered, and those that match what is", async () => {
  const { user, asked } = await open({ "search.find": () => nothing });
  expect(options()).toEqual(expect.arrayContaining(["Tableau de bord", "Offres", "Configuration", "Audit", "E-mails"]));
  await user.keyboard("regio");
  expect(options()).toEqual(["Régions"]);
  await screen.findByText("1 résultat");
  expect(asked("search.find").at(-1)).toEqual({ query: "regio" });
});

test("a page is found by other words for it too, under its own name", async () => {
  const { user, field } = await open({ "search.find": () => nothing });
  const cases = [
    ["factures", "Abonnements"],
    ["devis", "Offres"],
    ["avis négatifs", "Avis"],
    ["mot de passe", "Mon profil"],
    ["emails", "E-mails"],
    ["journal", "Audit"],
    ["historique", "Audit"],
  ] as const;
  for (const [typed, page] of cases) {
    await user.clear(field);
    await user.keyboard(typed);
    await waitFor(() => expect(options()[0]).toBe(page));
  }
});

test("every page of the menu has other words", () => {
  expect(Object.keys(adminSynonyms)).toEqual(expect.arrayContaining(adminMenu.map(({ to }) => to)));
});

test("arrows choose, Enter opens, and what was opened is offered the next time", async () => {
  const { user, field, at } = await open({
    "search.find": () => findings,
    "jobRequest.get": () => {
      throw refusal("NOT_FOUND");
    },
  });
  await user.keyboard("favre");
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(chosen()).toBe("Repeindre le salon2026-000123 · Anne Favre");
  await user.keyboard("{ArrowDown}");
  expect(chosen()).toBe("Favre PeintureLausanne");
  expect(document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.ariaSelected).toBe("true");
  await user.keyboard("{ArrowUp}{ArrowUp}");
  expect(chosen()).toBe("Anne Favreanne@exemple.ch");
  await user.keyboard("{ArrowDown}{Enter}");
  await waitFor(() => expect(at()).toBe(`/admin/jobs/${id("01")}`));
  expect(recent.of("1")).toEqual([{ kind: "request", id: id("01"), label: "Repeindre le salon" }]);
  expect(recent.of("2")).toEqual([]);
});

test("says that nothing matches, and that the search did not answer, without a message of its own", async () => {
  const found = await open({ "search.find": () => nothing });
  await found.user.keyboard("zzz");
  await screen.findByText(/Rien ne correspond/);
});

test("says when it cannot search", async () => {
  const { user } = await open({
    "search.find": () => {
      throw refusal("INTERNAL");
    },
  });
  await user.keyboard("zzz");
  await screen.findByText(/La recherche n’a pas répondu/);
  expect(within(document.body).queryByText(/Error code/)).toBeNull();
});

test("does what is asked for: sends a request by its number, creates, changes the theme", async () => {
  const { user, field, asked, at } = await open();
  await user.keyboard("transmettre 2026-000123");
  await waitFor(() => expect(options()).toContain("Transmettre 2026-000123Repeindre le salon"));
  expect(asked("search.find").at(-1)).toEqual({ query: "2026-000123" });
  await user.clear(field);
  await user.keyboard("creer une ent");
  await waitFor(() => expect(options()).toContain("Créer une entreprise"));
  await user.clear(field);
  await user.keyboard("theme");
  await waitFor(() => expect(options()[0]).toBe("Thème sombre"));
  await user.keyboard("{Enter}");
  expect(document.documentElement.dataset["theme"]).toBe("dark");
  expect(at()).toBe("/admin/profile");
});

test("opens over a dialog, and gives it back as it was", async () => {
  const { user } = await visit("/admin/profile", { role: "Admin", answers: { "search.find": () => nothing } });
  await user.keyboard("?");
  const dialog = await screen.findByRole("dialog", { name: "Raccourcis clavier" });
  expect(within(dialog).getByText("Aller à : Offres")).toBeTruthy();
  await user.keyboard("{Control>}k{/Control}");
  const field = await within(dialog).findByRole("combobox", { name: "Rechercher partout" });
  await user.click(field);
  await user.keyboard("regio");
  await waitFor(() => expect(options()).toEqual(["Régions"]));
  await user.keyboard("{Escape}");
  expect(field.isConnected).toBe(false);
  expect(screen.getByRole("dialog", { name: "Raccourcis clavier" })).toBeTruthy();
});

test("g and the letter of a page lead there", async () => {
  const { user, at } = await visit("/admin/profile", {
    role: "Admin",
    answers: { "region.overview": () => [], "region.tree": () => [] },
  });
  await user.keyboard("gr");
  await waitFor(() => expect(at()).toBe("/admin/regions"));
});

test("what keys do on the page under it is offered too, with its keys", async () => {
  const { user } = await open({ "search.find": () => nothing });
  expect(list().getByRole("option", { name: /^Offres/ }).textContent).toBe("OffresGO");
  expect(options()).not.toContain("Rechercher partout");
  await user.keyboard("raccourcis");
  await waitFor(() => expect(options()).toEqual(["Afficher les raccourcis"]));
  expect(list().getByRole("option").textContent).toBe("Afficher les raccourcis?");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Raccourcis clavier" })).toBeTruthy();
});

test("a verb is found from its first letters, with how much waits and what waits longest", async () => {
  const { user, field, asked, at } = await open({
    "search.find": () => nothing,
    "dashboard.summary": () => ({ jobRequests: { active: 29 }, waitingProofs: 3, openReports: 0 }),
    "jobRequest.listForAdmin": () => ({ items: [{ id: id("05"), number: "2026-000133", title: "Boiler" }] }),
  });
  await user.keyboard("trans");
  await waitFor(() =>
    expect(options()).toEqual(["Transmettre les offres en attente (29)", "Offres", "Transmettre 2026-000133Boiler"]),
  );
  expect(asked("jobRequest.listForAdmin")).toEqual([expect.objectContaining({ statuses: [0], sort: "oldest" })]);
  // A name may begin like it.
  await waitFor(() => expect(asked("search.find").at(-1)).toEqual({ query: "trans" }));
  for (const [typed, act] of [
    ["créer entreprise", "Créer une entreprise"],
    ["contrôler", "Contrôler les preuves (3)"],
    ["relancer", "Relancer les offres sans assez de réponses"],
    ["signalements à traiter", "Traiter les signalements"],
    ["chiffre d'affaires", "Revenus des abonnements"],
  ] as const) {
    await user.clear(field);
    await user.keyboard(typed);
    await waitFor(() => expect(options()).toContain(act));
  }
  await user.clear(field);
  await user.keyboard("trans");
  await waitFor(() => expect(chosen()).toBe("Transmettre les offres en attente (29)"));
  await user.keyboard("{Enter}");
  await waitFor(() => expect(at()).toMatch(/^\/admin\/jobs/));
});

test("who has no keys is offered none of them, but what was opened lately at first", async () => {
  const { user } = await visit("/admin/profile", { role: "Admin", answers: { "search.find": () => nothing } });
  recent.add("1", { kind: "company", id: id("02"), label: "Favre Peinture" });
  vi.stubGlobal("matchMedia", (media: string) => ({
    matches: media === "(pointer: coarse)",
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  await user.click(screen.getByRole("button", { name: /^Rechercher partout/ }));
  await screen.findByRole("combobox", { name: "Rechercher partout" });
  expect(options().slice(0, 2)).toEqual(["Favre Peinture", "Tableau de bord"]);
  expect(options()).not.toContain("Afficher les raccourcis");
});
