import { plusDays, swissToday } from "@metiro/shared/calendar-day";
import { cleanup, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { tokenFor } from "#test/token-for-test.ts";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { company, profileOf, usual, uuid } from "../profile.fixture.ts";

const open = (answers: Answers = {}, claims: Record<string, unknown> = {}, page = "") =>
  visit(`/company/profile${page}`, {
    role: "Company",
    claims,
    answers: { ...usual, "auth.profile": () => profileOf("Company"), ...answers },
  });

const form = (name: string) => within(screen.getByRole("form", { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });

const picture = (name: string, bytes = 9) => new File([new Uint8Array(bytes)], name, { type: "image/png" });
const logo = { id: uuid(90), url: "/api/File/90", width: 400, height: 200, sizes: [] };

/** Takes every file that is sent, or answers with this, once `when` has come. */
function takeFiles(status = 200, answer: unknown = { data: logo }, when: Promise<void> = Promise.resolve()) {
  class Sending extends EventTarget {
    upload = new EventTarget();
    status = status;
    response = answer;
    open = () => undefined;
    setRequestHeader = () => undefined;
    send = () => void when.then(() => this.dispatchEvent(new Event("load")));
  }
  vi.stubGlobal("XMLHttpRequest", Sending);
}

test("a logo is shown when it is chosen, saved with the form, and taken away again", async () => {
  takeFiles();
  let saved: typeof company = company;
  const { user, asked } = await open({
    "company.update": ({ logoId }: { logoId?: string | null }) => {
      const { logo: _, ...rest } = saved;
      saved = logoId === null ? rest : { ...saved, logo };
      return saved;
    },
  });
  const fields = form("Entreprise");
  await user.upload(fields.getByLabelText("Choisir un logo"), picture("logo.png"));
  expect((await fields.findByRole<HTMLImageElement>("img", { name: "Votre logo" })).src).toMatch(/File\/90$/);
  const save = () => fields.getByRole("button", { name: "Enregistrer" });
  await user.click(save());
  await vi.waitFor(() => expect(asked("company.update")).toMatchObject([{ logoId: logo.id }]));
  await screen.findByText("Entreprise enregistrée.");
  await user.click(fields.getByRole("button", { name: "Retirer le logo" }));
  expect(fields.queryByRole("img")).toBeNull();
  await user.click(save());
  await vi.waitFor(() => expect(asked("company.update")).toMatchObject([{ logoId: logo.id }, { logoId: null }]));
});

test("a verified company reads that another name or number ends what was checked, before it saves", async () => {
  const { user } = await open();
  const name = form("Entreprise").getByRole("textbox", { name: "Nom de l’entreprise" });
  const told = () => screen.queryByText(/le signe .*vérifiée.* disparaît/);
  expect(told()).toBeNull();
  await user.type(name, " SA");
  expect(told()).not.toBeNull();
  await user.clear(name);
  await user.type(name, `${company.name} `);
  expect(told()).toBeNull();
  await user.type(form("Entreprise").getByRole("textbox", { name: /IDE/ }), "CHE-116.281.710");
  expect(told()).not.toBeNull();
});

test("a save that comes while the logo is on its way waits for it", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  takeFiles(200, { data: logo }, promise);
  const { user, asked } = await open({ "company.update": () => ({ ...company, logo }) });
  const fields = form("Entreprise");
  await user.upload(fields.getByLabelText("Choisir un logo"), picture("logo.png"));
  await user.click(fields.getByRole("button", { name: "Enregistrer" }));
  await fields.findByRole("button", { name: /Enregistrement|Envoi/ });
  expect(asked("company.update")).toEqual([]);
  resolve();
  await vi.waitFor(() => expect(asked("company.update")).toMatchObject([{ logoId: logo.id }]));
});

test("what is no logo is refused in words: too big here, not an image by the server", async () => {
  takeFiles(400, { detail: "Refusé", errors: { file: ["Le format HEIC n’est pas accepté ici."] } });
  const { user, asked } = await open();
  const fields = form("Entreprise");
  await user.upload(fields.getByLabelText("Choisir un logo"), picture("grand.png", 10 * 1024 * 1024 + 1));
  expect(fields.getByText(/grand\.png.*Plus de 10 Mo/)).toBeTruthy();
  await user.upload(fields.getByLabelText("Choisir un logo"), picture("photo.png"));
  await fields.findByText(/photo\.png.*HEIC/);
  expect(fields.queryByText(/grand/)).toBeNull();
  expect(fields.queryByRole("img")).toBeNull();
  expect(asked("company.update")).toEqual([]);
});

test("clients are shown as one types, before anything is saved", async () => {
  takeFiles();
  const { user, asked } = await open();
  const fields = form("Entreprise");
  const card = within(screen.getByRole("heading", { name: "Aperçu pour les clients" }).parentElement as HTMLElement);
  await user.type(fields.getByRole("textbox", { name: /^Présentation/ }), "Trois peintres à Genève.");
  expect(card.getByText("Trois peintres à Genève.")).toBeTruthy();
  await user.clear(fields.getByRole("textbox", { name: "Nom de l’entreprise" }));
  await user.type(fields.getByRole("textbox", { name: "Nom de l’entreprise" }), "Favre & fils");
  expect(card.getByRole("heading", { name: "Favre & fils" })).toBeTruthy();
  expect(card.queryByText(/079/)).toBeNull();
  await user.upload(fields.getByLabelText("Choisir un logo"), picture("logo.png"));
  await vi.waitFor(() => expect(card.getByRole<HTMLImageElement>("presentation").src).toMatch(/File\/90$/));
  expect(asked("company.update")).toEqual([]);
});

test("what is wrong with a company stands at its fields, here and from the server", async () => {
  const { user, asked } = await open({
    "company.update": () => {
      throw refusal("VALIDATION_FAILED", { errors: { uid: ["Ce numéro est pris."] } });
    },
  });
  const fields = form("Entreprise");
  await user.type(fields.getByRole("textbox", { name: /^Numéro IDE/ }), "CHE-123.456.789");
  await user.type(fields.getByRole("textbox", { name: /^Site web/ }), "http://www.favre.ch");
  await user.type(fields.getByRole("textbox", { name: /^Année/ }), "mille");
  await user.click(fields.getByRole("button", { name: "Enregistrer" }));
  const wrong = (name: RegExp, description: RegExp) =>
    expect(fields.getByRole("textbox", { name, description })).toBeTruthy();
  await fields.findByText(/^Ce numéro IDE/);
  wrong(/^Numéro IDE/, /n’est pas correct/);
  wrong(/^Site web/, /https:/);
  wrong(/^Année/, /Indiquez un nombre/);
  expect(asked("company.update")).toEqual([]);
  for (const [name, text] of [
    [/^Numéro IDE/, "CHE-100.155.212"],
    // People leave out how an address begins.
    [/^Site web/, "favre.ch"],
    [/^Année/, "1985"],
  ] as const) {
    await user.clear(fields.getByRole("textbox", { name }));
    await user.type(fields.getByRole("textbox", { name }), text);
  }
  await user.click(fields.getByRole("button", { name: "Enregistrer" }));
  await fields.findByText("Ce numéro est pris.");
  expect(asked("company.update")).toEqual([
    {
      name: "Peinture Favre Sàrl",
      uid: "CHE-100.155.212",
      website: "https://favre.ch",
      phone: "+41795550142",
      foundedYear: 1985,
      description: null,
      employees: null,
      street: null,
      postalCode: null,
      locality: null,
      baseRevision: 1,
    },
  ]);
});

test("a company completes its profile in three steps, without password or deletion, and takes the new token", async () => {
  const token = tokenFor("Company");
  const { user, asked } = await open(
    {
      "company.own": () => ({ ...company, subcategories: [], subregions: [] }),
      "company.completeProfile": () => token,
    },
    { ProfileCompleted: "false" },
  );
  const step = () => screen.getByRole("listitem", { current: "step" }).textContent;
  const fields = within(await screen.findByRole("form", { name: "Entreprise" }));
  expect([step(), screen.queryByLabelText("Mot de passe actuel")]).toEqual(["1. Entreprise", null]);
  await user.clear(fields.getByRole("textbox", { name: "Nom de l’entreprise" }));
  await user.click(fields.getByRole("button", { name: "Continuer" }));
  await fields.findByText("Ce champ est à compléter.");
  const nextYear = new Date().getFullYear() + 1;
  await user.type(fields.getByRole("textbox", { name: /^Année/ }), String(nextYear));
  await fields.findByText(/^Au maximum 20/);
  await user.clear(fields.getByRole("textbox", { name: /^Année/ }));
  await user.type(fields.getByRole("textbox", { name: "Nom de l’entreprise" }), "Favre & fils");
  await user.click(fields.getByRole("button", { name: "Continuer" }));
  const coverage = within(await screen.findByRole("form", { name: "Prestations et districts" }));
  expect(step()).toBe("2. Prestations et districts");
  await user.click(coverage.getByRole("button", { name: "Continuer" }));
  expect(await coverage.findAllByText("Il en faut au moins un.")).toHaveLength(2);
  await user.type(coverage.getByRole("searchbox", { name: "Rechercher une prestation" }), "parquet");
  await user.click(box("Parquet"));
  await user.click(box("Tout choisir : Genève (GE)"));
  await user.click(coverage.getByRole("button", { name: "Retour" }));
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Nom de l’entreprise" })).value).toBe(
    "Favre & fils",
  );
  await user.click(screen.getByRole("button", { name: "Continuer" }));
  await user.click(await screen.findByRole("button", { name: "Continuer" }));
  const check = within(await screen.findByRole("form", { name: "Complétez votre profil" }));
  expect(step()).toBe("3. Vérification");
  await check.findByRole("heading", { name: "Favre & fils" });
  check.getByText("Genève", { selector: "b" });
  await user.click(check.getByRole("button", { name: "Compléter mon profil" }));
  await vi.waitFor(() => expect(localStorage.getItem("token")).toBe(token));
  expect(asked("company.completeProfile")).toMatchObject([
    { name: "Favre & fils", phone: "+41795550142", subcategoryIds: [uuid(51)], subregionIds: [uuid(31)], places: [] },
  ]);
  sessionStorage.clear();
});

test("what a new company has typed survives a reload, in the step where it was; the way back leads one step back", async () => {
  const answers: Answers = { "company.own": () => ({ ...company, subcategories: [], subregions: [] }) };
  const claims = { ProfileCompleted: "false" };
  const first = await open(answers, claims);
  const name = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Nom de l’entreprise" });
  await first.user.clear(await name());
  await first.user.type(await name(), "Favre & fils");
  cleanup();

  const { user, at } = await open(answers, claims);
  expect((await name()).value).toBe("Favre & fils");
  await user.click(screen.getByRole("button", { name: "Continuer" }));
  await user.click(await screen.findByRole("checkbox", { name: "Tout choisir : Genève (GE)" }));
  expect(at()).toBe("/company/profile?step=coverage");
  cleanup();

  await open(answers, claims, "?step=coverage");
  expect((await screen.findByRole<HTMLInputElement>("checkbox", { name: "Tout choisir : Genève (GE)" })).checked).toBe(
    true,
  );
  cleanup();

  const last = await open(answers, claims);
  await last.user.click(await screen.findByRole("button", { name: "Continuer" }));
  await screen.findByRole("form", { name: "Prestations et districts" });
  last.back();
  expect((await name()).value).toBe("Favre & fils");
  expect(last.at()).toBe("/company/profile");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["#subregionIds", "/company/profile/coverage"],
  ["#newPassword", "/company/profile/account"],
  ["#website", "/company/profile"],
])("the former address with %s leads to where the field is now", async (anchor, page) => {
  const { at } = await open({}, {}, anchor);
  expect(at().split("#")[0]).toBe(page);
});

test("the former address of the notifications leads to theirs", async () => {
  const { at } = await visit("/company/notifications", {
    role: "Company",
    answers: { ...usual, "notification.own": () => ({ choices: {}, digestHour: 18, quiet: null }) },
  });
  await vi.waitFor(() => expect(at()).toBe("/company/profile/notifications"));
});

test("each missing point leads to its field, and goes once it is filled in", async () => {
  const { user } = await open();
  const points = within(await screen.findByRole("region", { name: "Ce qui manque à votre profil" }));
  expect(points.getByText("3 sur 12")).toBeTruthy();
  await user.click(points.getByRole("button", { name: "Une présentation" }));
  const description = form("Entreprise").getByRole("textbox", { name: /^Présentation/ });
  expect(document.activeElement).toBe(description);
  await user.keyboard("Depuis 1985.");
  expect(points.queryByRole("button", { name: "Une présentation" })).toBeNull();
  await user.click(points.getByRole("button", { name: "Un logo" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Choisir un logo"));
});

test("a company pauses and comes back; a banner says so on every page", async () => {
  const { user, asked } = await open(
    {
      "company.setAway": ({ away }: { away: boolean }) => ({ ...company, ...(away && { away: {} }) }),
    },
    {},
    "/absence",
  );
  await user.click(await screen.findByRole("button", { name: "Mettre en pause" }));
  const resume = () => screen.getAllByRole("button", { name: "Reprendre maintenant" });
  await vi.waitFor(() => expect(resume()).toHaveLength(2));
  await user.click(resume()[0] as HTMLElement);
  await screen.findByText("Vous recevez des demandes");
  expect(screen.queryByRole("button", { name: "Reprendre maintenant" })).toBeNull();
  expect(asked("company.setAway")).toEqual([{ away: true }, { away: false }]);
});

test("a pause with a last day takes two taps, and the banner says until when", async () => {
  const { user, asked } = await open(
    { "company.setAway": ({ endsOn }: { endsOn?: string }) => ({ ...company, away: { endsOn } }) },
    {},
    "/absence",
  );
  await user.click(await screen.findByRole("button", { name: "2 semaines" }));
  await user.click(screen.getByRole("button", { name: "Mettre en pause" }));
  const endsOn = plusDays(swissToday(), 13);
  const [year, month, day] = endsOn.split("-");
  await screen.findAllByText(`En pause jusqu’au ${day}/${month}/${year}`, { exact: false });
  expect(asked("company.setAway")).toEqual([{ away: true, endsOn }]);
});

test("holidays are planned by their days, refused in words and taken back", async () => {
  const planned = { id: uuid(70), startsOn: "2099-12-21", endsOn: "2100-01-03" };
  let conflict = true;
  const { user, asked } = await open(
    {
      "company.addHoliday": () => {
        if (!conflict) return { ...company, holidays: [planned] };
        throw refusal("CONFLICT", { errors: { startsOn: ["Vous avez déjà prévu une absence à ces dates."] } });
      },
      "company.removeHoliday": () => company,
    },
    {},
    "/absence",
  );
  const holidays = within(await screen.findByRole("form", { name: "Faire une pause" }));
  const day = (name: string) => holidays.getByRole("textbox", { name: new RegExp(`^${name}`) });
  await user.clear(day("Premier jour"));
  await user.type(day("Premier jour"), "03/01/2100");
  const add = await holidays.findByRole("button", { name: "Ajouter ces vacances" });
  // Only a pause that begins today may be without an end.
  await user.click(add);
  await holidays.findByText("Ce champ est à compléter.");
  await user.type(day("Dernier jour"), "21/12/2099");
  await user.click(add);
  await holidays.findByText("La fin ne peut pas venir avant le début.");
  await user.clear(day("Premier jour"));
  await user.type(day("Premier jour"), "21/12/2099");
  await user.clear(day("Dernier jour"));
  await user.type(day("Dernier jour"), "03/01/2100");
  await user.click(add);
  await holidays.findByText("Vous avez déjà prévu une absence à ces dates.");
  conflict = false;
  await user.click(add);
  await user.click(await screen.findByRole("button", { name: /^Supprimer les vacances : 21\/12\/2099/ }));
  await screen.findByText("Vacances supprimées.");
  expect(asked("company.removeHoliday")).toEqual([{ id: planned.id }]);
  const days = { startsOn: planned.startsOn, endsOn: planned.endsOn };
  expect(asked("company.addHoliday").at(-1)).toEqual(days);
  const before = asked("company.addHoliday").length;
  await user.click(screen.getByRole("button", { name: "Annuler" }));
  await screen.findByRole("button", { name: /^Supprimer les vacances : 21\/12\/2099/ });
  expect(asked("company.addHoliday").slice(before)).toEqual([days]);
});
