import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { visit } from "#test/app.tsx";

const noRequests = {
  items: [],
  totalCount: 0,
  pageNumber: 1,
  pageSize: 10,
  totalPages: 0,
  statusCounts: { active: 0, canceled: 0, processed: 0 },
};
const panels = [
  [
    "Admin",
    "/admin/mails",
    { "mail.listFailed": () => noRequests, "mail.listWaiting": () => noRequests, "mail.listHeld": () => noRequests },
  ],
  ["Tenderer", "/tenderer", { "jobRequest.listForTenderer": () => noRequests }],
] as const;

test.each(panels)(
  "%s: a bar with the menu, full screen and account; a menu at the side once it is chosen",
  async (role, address, answers) => {
    const { user } = await visit(address, { role, answers });
    // The head of the page is one as well, for those who do not know that it stands in the main part.
    const [banner] = await screen.findAllByRole("banner");
    const bar = within(banner as HTMLElement);
    expect(bar.getByRole("button", { name: /plein écran/i })).toBeTruthy();
    const menu = bar.getByRole("navigation", { name: "Menu principal" });
    expect(within(menu).getByRole("link", { name: "Tableau de bord" })).toBeTruthy();
    expect(screen.queryAllByRole("complementary")).toEqual([]);

    await user.click(screen.getByRole("button", { name: "Affichage", hidden: true }));
    const settings = within(await screen.findByRole("dialog", { name: "Affichage" }));
    const offered = () =>
      settings.getAllByRole<HTMLSelectElement>("combobox").map(({ labels }) => labels?.[0]?.textContent);
    // The height of rows: clients have no such lists.
    const first = ["Mode", "Disposition", ...(role === "Admin" ? ["Lignes des listes"] : [])];
    const others = ["Thème", "Largeur", "Barre du haut", "Couleur de la barre du haut", "Écran d’attente"];
    expect(offered()).toEqual([...first, ...others]);
    await user.selectOptions(settings.getByRole("combobox", { name: "Disposition" }), "Menu à gauche");
    // Those of the side menu are there with it.
    expect(offered().slice(first.length + others.length)).toEqual([
      "Taille du menu latéral",
      "Couleur du menu latéral",
      "Position du menu latéral",
      "Dessin du menu latéral",
    ]);
    await user.click(settings.getAllByRole("button", { name: "Fermer" })[0] as HTMLElement);
    const [side] = await screen.findAllByRole("complementary");
    expect(side).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Réduire le menu" }));
    expect(JSON.parse(sessionStorage.getItem("layout") ?? "{}")).toEqual({ layout: "vertical", sidebarSize: "sm" });
    await user.click(screen.getByRole("button", { name: "Agrandir le menu" }));

    await user.click(screen.getByRole("button", { name: "Affichage", hidden: true }));
    await user.selectOptions(await screen.findByRole("combobox", { name: "Disposition" }), "Menu en haut");
    expect(screen.queryAllByRole("complementary")).toEqual([]);
  },
);

test("`?` lists the keys of the page; those of one key can be done without, and the menu of the account leads there", async () => {
  const { user } = await visit("/admin/mails", {
    role: "Admin",
    answers: {
      "mail.listFailed": () => noRequests,
      "mail.listWaiting": () => noRequests,
      "mail.listHeld": () => noRequests,
    },
  });
  await screen.findAllByRole("banner");
  await user.keyboard("?");
  const list = await screen.findByRole("dialog", { name: "Raccourcis clavier" });
  expect(
    within(list)
      .getAllByRole("term")
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(["Afficher les raccourcis", "Rechercher partout"]));
  await user.click(within(list).getByRole("switch", { name: /une seule touche/ }));
  await user.click(within(list).getByRole("button", { name: "Fermer" }));
  await user.keyboard("?");
  expect(screen.queryByRole("dialog")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Raccourcis clavier", hidden: true }));
  const single = await screen.findByRole<HTMLInputElement>("switch", { name: /une seule touche/ });
  expect(single.checked).toBe(false);
  await user.click(single);
  expect(localStorage.getItem("single-keys")).toBe("true");
});

test("unread messages are counted for the person, not for an admin who looks at the panel", async () => {
  const answers = { "jobRequest.listForTenderer": () => noRequests };
  const own = await visit("/tenderer", { role: "Tenderer", answers });
  expect(own.asked("conversation.unread")).toHaveLength(1);
  cleanup();
  const looked = await visit("/tenderer", { role: "Tenderer", claims: { view: true }, answers });
  await screen.findAllByRole("banner");
  expect(looked.asked("jobRequest.listForTenderer").length).toBeGreaterThan(0);
  expect(looked.asked("conversation.unread")).toEqual([]);
});

test("the menu says where one is on the pages below a list, too", async () => {
  await visit("/admin/company/new", { role: "Admin", answers: {} });
  const menu = within(await screen.findByRole("navigation", { name: "Menu principal" }));
  const current = menu.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
  expect(current.map(({ textContent }) => textContent)).toEqual(["Entreprises"]);
});

test("what waits behind « Plus » is counted on it, and on its entries", async () => {
  await visit("/admin/company/new", {
    role: "Admin",
    answers: { "dashboard.summary": () => ({ waitingProofs: 3, openReports: 2 }) },
  });
  const menu = within(await screen.findByRole("navigation", { name: "Menu principal" }));
  await menu.findByRole("button", { name: /Plus\s*5/ });
  expect(menu.getByRole("link", { name: /Vérifications\s*3/, hidden: true })).toBeTruthy();
  expect(menu.getByRole("link", { name: /Signalements\s*2/, hidden: true })).toBeTruthy();
});

const request = crypto.randomUUID();
const ofCompany = { "review.list": () => noRequests, "answerTemplate.list": () => [] };

test.each([
  ["/company?tab=won", "Tableau de bord"],
  [`/company/requests/${request}`, "Tableau de bord"],
  [`/company/requests/${request}/messages`, "Messages"],
  ["/company/agenda", "Agenda"],
  ["/company/reviews", "Avis"],
  ["/company/templates", "Modèles"],
])("the menu of a company says where one is at %s", async (address, entry) => {
  await visit(address, { role: "Company", answers: ofCompany });
  const menu = within(await screen.findByRole("navigation", { name: "Menu principal" }));
  await waitFor(() => {
    const current = menu.getAllByRole("link").filter((link) => link.getAttribute("aria-current") === "page");
    expect(current.map(({ textContent }) => textContent?.trim())).toEqual([entry]);
  });
});

test.each([
  ["/company/reviews", "Avis", "Profil"],
  ["/company/templates", "Modèles", "Demandes"],
])(
  "on a phone the menu of the account leads to %s, and the one below says what it belongs to",
  async (address, name, entry) => {
    await visit(address, { role: "Company", onPhone: true, answers: ofCompany });
    const below = within(await screen.findByRole("navigation", { name: "Menu du bas" }));
    await waitFor(() => expect(below.getByRole("link", { current: "page" }).textContent).toBe(entry));
    expect(screen.getByRole("link", { name, hidden: true }).getAttribute("aria-current")).toBe("page");
  },
);
