import type { Page } from "@playwright/test";
import { people } from "../app/accounts.ts";
import type { Screen } from "./screens.ts";

const press = (name: RegExp) => (page: Page) => page.getByRole("button", { name }).first().click();
const openDialog = (name: RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole("dialog").getByRole("heading", { level: 2 }).waitFor();
};
const openFromMenu = (name: RegExp) => async (page: Page) => {
  await press(/^Autres actions$/)(page);
  await page.getByRole("menuitem", { name }).click();
  await page.getByRole("dialog").getByRole("heading", { level: 2 }).waitFor();
};

const started = { property: "apartment", rooms: 4, surfaces: ["walls", "ceiling"], state: "cracks", empty: false };
/** The wizard for a painter, open at a step; `told` are the request's own fields. */
const painter = (step: string, told: object = {}): Pick<Screen, "path" | "drafts"> => ({
  path: `/request/peinture-interieure?step=${step}`,
  drafts: { "peinture-interieure": { idempotencyKey: "0123456789abcdef", answers: started, ...told } },
});
const place = {
  regionId: "{canton Vaud}",
  subregionId: "{district Lausanne}",
  postalCode: "1007",
  locality: "Lausanne",
  street: "Avenue de Cour 38",
};
const described = {
  ...place,
  startPreference: "within_month",
  budgetMin: 540_000,
  budgetMax: 610_000,
  title: "Repeindre un appartement de 3,5 pièces",
  description: "Les murs ont vingt ans et le plafond du salon s’écaille. Les pièces seront vidées pendant les travaux.",
};

const visitor: Screen[] = [
  {
    name: "home-search",
    path: "/",
    prepare: async (page) => {
      await page.getByRole("searchbox").first().pressSequentially("peint");
      await page
        .getByRole("link", { name: /Peinture extérieure|Exterior painting/ })
        .first()
        .waitFor();
    },
  },
  { name: "home-results", path: "/?q=jardin" },
  {
    name: "home-menu",
    path: "/",
    prepare: press(/^(Ouvrir le menu|Open the menu|Rénovation et construction|Renovation and construction)$/),
  },
  {
    name: "companies-passport",
    path: "/companies/atelier-rivaz-renovation-sarl",
    prepare: press(/^(Vérifiée|Verified)/),
  },
  { name: "login-code", path: `/auth/login?by=code&email=${encodeURIComponent(people.client)}` },
  { name: "request-missing", path: "/request/inconnu" },
  { name: "request-fault", path: "/request/peinture-interieure", prepare: press(/^(Continuer|Continue)$/) },
  { name: "request-number", ...painter("q-rooms") },
  { name: "request-checkboxes", ...painter("q-surfaces") },
  { name: "request-place", ...painter("place", place) },
  { name: "request-timing", ...painter("timing", place) },
  { name: "request-budget", ...painter("budget", described) },
  { name: "request-description", ...painter("description", described) },
  { name: "request-summary", ...painter("summary", described) },
];

const client: Screen[] = (
  [
    { name: "request-summary-client", ...painter("summary", described) },
    { name: "tenderer-none", path: "/tenderer?search=introuvable" },
    { name: "tenderer-compare", path: "/tenderer/requests/{Remplacer la baignoire par une douche de plain-pied}" },
    {
      name: "tenderer-accept",
      path: "/tenderer/requests/{Remplacer la baignoire par une douche de plain-pied}",
      prepare: async (page) => {
        const accept = page.getByRole("button", { name: /^(Accepter|Accept)$/ }).first();
        // On a phone the answers are lines that open.
        if (!(await accept.isVisible()))
          await page.getByRole("main").locator("button[aria-expanded=false][aria-controls]").first().click();
        await openDialog(/^(Accepter|Accept)$/)(page);
      },
    },
    {
      name: "tenderer-cancel",
      path: "/tenderer/requests/{Monter deux armoires et un lit}",
      prepare: openDialog(/^(Annuler la demande|Cancel request)$/),
    },
    { name: "tenderer-accepted", path: "/tenderer/requests/{Poncer et vitrifier un parquet de 42 m²}" },
    { name: "tenderer-amended", path: "/tenderer/requests/{Repeindre l’entrée et le couloir avant l’hiver}" },
    {
      name: "tenderer-amendment",
      path: "/tenderer/requests/{Repeindre l’entrée et le couloir avant l’hiver}/offers/{company of entreprise@demo.metiro.ch}",
    },
    { name: "tenderer-canceled", path: "/tenderer/requests/{Changer le cylindre après une perte de clés}" },
    {
      name: "tenderer-email-change",
      path: "/tenderer/profile",
      prepare: async (page) => {
        await press(/^(Changer de mot de passe|Change password)$/)(page);
        await press(/^(Changer d’adresse|Change address)$/)(page);
        await page.getByRole("textbox", { name: /^(Nouvelle adresse e-mail|New e-?mail address)$/ }).waitFor();
      },
    },
    { name: "tenderer-account-menu", path: "/tenderer", prepare: press(/^(Compte d|Account:)/) },
  ] satisfies Screen[]
).map((screen) => ({ ...screen, email: people.client }));

const company: Screen[] = (
  [
    { name: "company-answered", path: "/company?tab=answered" },
    { name: "company-none", path: "/company?tab=all&search=introuvable" },
    { name: "company-sent", path: "/company/requests/{Remplacer la baignoire par une douche de plain-pied}" },
    { name: "company-accepted", path: "/company/requests/{Poncer et vitrifier un parquet de 42 m²}" },
    { name: "company-amended", path: "/company/requests/{Repeindre l’entrée et le couloir avant l’hiver}" },
    { name: "company-declined", path: "/company/requests/{Carrelage du séjour et de la terrasse}" },
    {
      name: "company-decline",
      path: "/company/requests/{Peinture complète d’un appartement vide de 3,5 pièces}",
    },
  ] satisfies Screen[]
).map((screen) => ({ ...screen, email: people.company }));

const waiting = "/admin/jobs/{Repeindre le salon et deux chambres}";
const admin: Screen[] = (
  [
    { name: "admin-jobs-waiting", path: "/admin/jobs" },
    { name: "admin-jobs-last-page", path: "/admin/jobs?status=all&pageNumber=12" },
    { name: "admin-jobs-relaunch", path: "/admin/jobs?status=relaunch" },
    { name: "admin-jobs-none", path: "/admin/jobs?search=introuvable" },
    { name: "admin-jobs-menu", path: "/admin/jobs", prepare: press(/^Autres actions/) },
    { name: "admin-jobs-processed", path: "/admin/jobs/{Remplacer la baignoire par une douche de plain-pied}" },
    {
      name: "admin-jobs-dispatch",
      path: waiting,
      prepare: async (page) => {
        await openDialog(/^Transmettre$/)(page);
        const companies = page.getByRole("dialog").getByRole("checkbox", { name: /^Sélectionner/ });
        await companies.first().check();
        await companies.nth(1).check();
      },
    },
    { name: "admin-jobs-cancel", path: waiting, prepare: openFromMenu(/^Annuler l’offre$/) },
    { name: "admin-jobs-delete", path: waiting, prepare: openFromMenu(/^Supprimer l’offre$/) },
    {
      // On a phone most charts are folded.
      name: "admin-statistics-unfolded",
      path: "/admin/statistics",
      prepare: async (page) => {
        await page
          .getByRole("region", { name: /^Pages vues/ })
          .first()
          .waitFor();
        const folded = page.getByRole("main").getByRole("region").locator("h2 > button[aria-expanded=false]");
        while (await folded.count()) await folded.first().click();
      },
    },
    {
      name: "admin-layout-settings",
      path: "/admin/statistics",
      prepare: async (page) => {
        await press(/^Compte d/)(page);
        await openDialog(/^Affichage$/)(page);
      },
    },
  ] satisfies Screen[]
).map((screen) => ({ ...screen, email: people.admin }));

/** What is worth a look beside the screens as their addresses show them: half-filled, empty, with a dialog open. */
export const states: readonly Screen[] = [...visitor, ...client, ...company, ...admin];
