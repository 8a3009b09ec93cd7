import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { tokenFor } from "#test/token-for-test.ts";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { company, profileOf, usual, uuid } from "../profile.fixture.ts";

async function open(answers: Answers = {}, claims: Record<string, unknown> = {}) {
  const page = await visit("/company/profile", {
    role: "Company",
    claims,
    answers: { ...usual, "auth.profile": () => profileOf("Company"), ...answers },
  });
  // The choice of services and districts comes a moment after the page.
  await screen.findByRole("searchbox", { name: "Rechercher une prestation" });
  return page;
}

const form = (name: string) => within(screen.getByRole("form", { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const refs = (ids: readonly string[]) => ids.map((id) => ({ id, name: id, regionId: uuid(20) }));

test("the choice is read back in words with what it would have brought, and both halves are saved at once", async () => {
  const { user, asked } = await open({
    "company.coverageReach": () => ({ days: 90, requests: 34, capped: false }),
    "company.setCoverage": ({ subregionIds }: { subregionIds: string[] }) => ({
      ...company,
      subregions: refs(subregionIds),
      coverageRevision: 2,
    }),
  });
  const coverage = form("Prestations et districts");
  expect(coverage.getByText("Genève", { selector: "b" })).toBeTruthy();
  await coverage.findByText(/^34 demandes de ces 90 derniers jours/);
  await user.click(coverage.getByRole("button", { name: /^Vaud/ }));
  await user.click(box("Morges"));
  expect(coverage.getByText("2 districts (Vaud et Genève)")).toBeTruthy();
  await user.click(box("Tout choisir : Vaud (VD)"));
  expect(coverage.getByText("toute la Suisse")).toBeTruthy();
  await user.click(coverage.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("Prestations et districts enregistrés.");
  const chosen = { subcategoryIds: [uuid(41)], subregionIds: [uuid(31), uuid(21), uuid(22)] };
  expect(asked("company.setCoverage")).toEqual([{ ...chosen, baseRevision: 1 }]);
  await vi.waitFor(() => expect(asked("company.coverageReach").at(-1)).toMatchObject({ subcategoryIds: [uuid(41)] }));
});

test("one box chooses everything, and while one searches all that is found", async () => {
  const { user } = await open();
  const coverage = form("Prestations et districts");
  await user.type(coverage.getByRole("searchbox", { name: "Rechercher une prestation" }), "facade");
  await user.click(coverage.getByRole("checkbox", { name: /^Ce résultat/ }));
  expect(box("Façade").checked).toBe(true);
  await user.clear(coverage.getByRole("searchbox", { name: "Rechercher une prestation" }));
  const all = coverage.getByRole<HTMLInputElement>("checkbox", { name: /^Toutes les prestations/ });
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  await user.click(all);
  expect(coverage.getByRole("checkbox", { name: /Toutes les prestations 4 \/ 4/ })).toBeTruthy();
  await user.click(all);
  expect(screen.getByText(/^Choisissez au moins une prestation :/)).toBeTruthy();
});

test("a choice that nothing would have matched is said quietly, and no answer at all is no trouble", async () => {
  let fails = true;
  const { user } = await open({
    "company.coverageReach": () => {
      if (fails) throw new TypeError("Failed to fetch");
      return { days: 90, requests: 0, capped: false };
    },
  });
  await user.click(box("Tout choisir : Vaud (VD)"));
  fails = false;
  await user.click(box("Tout choisir : Vaud (VD)"));
  await user.click(box("Tout choisir : Peinture"));
  await screen.findByText(/^Aucune demande de ces 90 derniers jours/);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a choice that covers nothing is said before it is saved", async () => {
  const { user } = await open();
  await user.click(box("Tout choisir : Genève (GE)"));
  expect(screen.getByText(/^Choisissez au moins un district/)).toBeTruthy();
  await user.click(box("Tout choisir : Peinture"));
  await user.click(box("Tout choisir : Peinture"));
  expect(screen.getByText(/^Choisissez au moins une prestation et un district/)).toBeTruthy();
});

test("what another window saved is met with what was typed; nothing is lost before one chooses", async () => {
  const later = { ...company, subregions: refs([uuid(21)]), coverageRevision: 2 };
  let reads = 0;
  const { user, asked } = await open({
    "company.own": () => {
      reads += 1;
      return reads === 1 ? company : later;
    },
    "company.setCoverage": (chosen: { subregionIds: string[]; baseRevision: number }) => {
      if (chosen.baseRevision === 1) throw refusal("REVISION_CONFLICT");
      return { ...later, subregions: refs(chosen.subregionIds), coverageRevision: 3 };
    },
  });
  const coverage = form("Prestations et districts");
  await user.click(box("Tout choisir : Vaud (VD)"));
  await user.click(coverage.getByRole("button", { name: "Enregistrer" }));
  await coverage.findByText("Quelqu’un d’autre a enregistré entre-temps");
  expect(box("Tout choisir : Vaud (VD)").checked).toBe(true);
  await user.click(coverage.getByRole("button", { name: "Enregistrer ma saisie" }));
  await screen.findByText("Prestations et districts enregistrés.");
  expect(asked("company.setCoverage")).toMatchObject([{ baseRevision: 1 }, { baseRevision: 2 }]);
});

test("what is wrong with a company stands at its fields, here and from the server", async () => {
  const { user, asked } = await open({
    "company.update": () => {
      throw refusal("VALIDATION_FAILED", { errors: { uid: ["Ce numéro est pris."] } });
    },
  });
  const fields = form("Entreprise");
  await user.type(fields.getByRole("textbox", { name: /^Numéro IDE/ }), "CHE-123.456.789");
  await user.type(fields.getByRole("textbox", { name: /^Site web/ }), "www.favre.ch");
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
    [/^Site web/, "https://favre.ch"],
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

test("a company completes its profile in one form, which wants a trade and a district, and takes the new token", async () => {
  const token = tokenFor("Company");
  const { user, asked } = await open(
    {
      "company.own": () => ({ ...company, subcategories: [], subregions: [] }),
      "company.completeProfile": () => token,
    },
    { ProfileCompleted: "false" },
  );
  expect(screen.queryByRole("form", { name: "Entreprise" })).toBeNull();
  const complete = form("Complétez votre profil");
  await user.click(complete.getByRole("button", { name: "Compléter mon profil" }));
  expect(await complete.findAllByText("Choisissez au moins 1 élément.")).toHaveLength(2);
  await user.type(complete.getByRole("searchbox", { name: "Rechercher une prestation" }), "parquet");
  await user.click(box("Parquet"));
  await user.click(box("Tout choisir : Genève (GE)"));
  await user.click(complete.getByRole("button", { name: "Compléter mon profil" }));
  await vi.waitFor(() => expect(localStorage.getItem("token")).toBe(token));
  expect(asked("company.completeProfile")).toMatchObject([
    {
      name: "Peinture Favre Sàrl",
      website: null,
      phone: "+41795550142",
      subcategoryIds: [uuid(51)],
      subregionIds: [uuid(31)],
    },
  ]);
  sessionStorage.clear();
});

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
  const save = fields.getByRole("button", { name: "Enregistrer" });
  await user.click(save);
  await vi.waitFor(() => expect(asked("company.update")).toMatchObject([{ logoId: logo.id }]));
  await screen.findByText("Entreprise enregistrée.");
  await user.click(fields.getByRole("button", { name: "Retirer le logo" }));
  expect(fields.queryByRole("img")).toBeNull();
  await user.click(save);
  await vi.waitFor(() => expect(asked("company.update")).toMatchObject([{ logoId: logo.id }, { logoId: null }]));
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
  const { user, asked } = await open({
    "company.setAway": ({ away }: { away: boolean }) => ({ ...company, ...(away && { away: {} }) }),
  });
  await user.click(await screen.findByRole("button", { name: "Mettre en pause" }));
  const resume = await screen.findAllByRole("button", { name: "Reprendre maintenant" });
  expect(resume).toHaveLength(2);
  await user.click(resume[0] as HTMLElement);
  await screen.findByText("Vous recevez des demandes");
  expect(screen.queryByRole("button", { name: "Reprendre maintenant" })).toBeNull();
  expect(asked("company.setAway")).toEqual([{ away: true }, { away: false }]);
});

test("holidays are planned by their days, refused in words and taken back", async () => {
  const planned = { id: uuid(70), startsOn: "2099-12-21", endsOn: "2100-01-03" };
  let clash = true;
  const { user, asked } = await open({
    "company.addHoliday": () => {
      if (!clash) return { ...company, holidays: [planned] };
      throw refusal("CONFLICT", { errors: { startsOn: ["Vous avez déjà prévu une absence à ces dates."] } });
    },
    "company.removeHoliday": () => company,
  });
  const holidays = within(await screen.findByRole("form", { name: "Prévoir des vacances" }));
  const day = (name: string) => holidays.getByRole("textbox", { name });
  const add = holidays.getByRole("button", { name: "Ajouter ces vacances" });
  await user.type(day("Premier jour"), "03/01/2100");
  await user.type(day("Dernier jour"), "21/12/2099");
  await user.click(add);
  await holidays.findByText("La fin doit être égale ou supérieure au début.");
  await user.clear(day("Premier jour"));
  await user.type(day("Premier jour"), "21/12/2099");
  await user.clear(day("Dernier jour"));
  await user.type(day("Dernier jour"), "03/01/2100");
  await user.click(add);
  await holidays.findByText("Vous avez déjà prévu une absence à ces dates.");
  clash = false;
  await user.click(add);
  await user.click(await screen.findByRole("button", { name: /^Supprimer les vacances : 21\/12\/2099/ }));
  await screen.findByText("Vacances supprimées.");
  expect(asked("company.removeHoliday")).toEqual([{ id: planned.id }]);
  expect(asked("company.addHoliday").at(-1)).toEqual({ startsOn: planned.startsOn, endsOn: planned.endsOn });
});

test("subscriptions say how things stand, and when they end", async () => {
  const period = { company: { id: uuid(5), name: "x" }, amount: 48_000, currency: "CHF", createdAt: company.createdAt };
  await open({
    "subscription.own": () => [
      { ...period, id: uuid(81), startsOn: "2026-01-01", endsOn: "2099-12-31", status: "active" },
      { ...period, id: uuid(80), startsOn: "2025-01-01", endsOn: "2025-12-31", status: "expired" },
    ],
  });
  expect(await screen.findByText("31/12/2099", { selector: "b" })).toBeTruthy();
  const list = within(await screen.findByRole("list", { name: "Abonnements" }));
  expect(list.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/01\/01\/2026.*480.*Actif/),
    expect.stringMatching(/01\/01\/2025.*Échu/),
  ]);
});
