import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { tokenFor } from "../../../session/token-for-test.ts";
import { type Answers, refusal, visit } from "../../../test/app.tsx";
import { company, profileOf, usual, uuid } from "../profile.fixture.ts";

const open = (answers: Answers = {}, claims: Record<string, unknown> = {}) =>
  visit("/company/profile", {
    role: "Company",
    claims,
    answers: { ...usual, "auth.profile": () => profileOf("Company"), ...answers },
  });

const form = (name: string) => within(screen.getByRole("form", { name }));
const box = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name });
const refs = (ids: readonly string[]) => ids.map((id) => ({ id, name: id, regionId: uuid(20) }));

test("the choice is read back in words, and only the half that has changed is sent", async () => {
  const { user, asked } = await open({
    "company.setSubregions": ({ subregionIds }: { subregionIds: string[] }) => ({
      ...company,
      subregions: refs(subregionIds),
    }),
  });
  const coverage = form("Prestations et districts");
  expect(coverage.getByText("Genève (tout le canton)", { selector: "b" })).toBeTruthy();
  await user.click(box("Tout choisir : Vaud (VD)"));
  expect(coverage.getByText("Vaud (tout le canton) et Genève (tout le canton)")).toBeTruthy();
  await user.click(coverage.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("Prestations et districts enregistrés.");
  expect(asked("company.setSubregions")).toEqual([{ subregionIds: [uuid(31), uuid(21), uuid(22)] }]);
  expect(asked("company.setSubcategories")).toEqual([]);
});

test("a choice that covers nothing is said before it is saved", async () => {
  const { user } = await open();
  await user.click(box("Tout choisir : Genève (GE)"));
  expect(screen.getByText(/^Choisissez au moins un district/)).toBeTruthy();
  await user.click(box("Tout choisir : Peinture"));
  await user.click(box("Tout choisir : Peinture"));
  expect(screen.getByText(/^Choisissez au moins une prestation et un district/)).toBeTruthy();
});

test("when the second half fails the first is kept, and trying again sends what is left", async () => {
  let fails = true;
  const { user, asked } = await open({
    "company.setSubcategories": ({ subcategoryIds }: { subcategoryIds: string[] }) => ({
      ...company,
      subcategories: refs(subcategoryIds),
    }),
    "company.setSubregions": ({ subregionIds }: { subregionIds: string[] }) => {
      if (fails) throw new TypeError("Failed to fetch");
      return { ...company, subcategories: refs([uuid(41), uuid(42)]), subregions: refs(subregionIds) };
    },
  });
  await user.click(box("Tout choisir : Peinture"));
  await user.click(box("Tout choisir : Vaud (VD)"));
  const coverage = form("Prestations et districts");
  await user.click(coverage.getByRole("button", { name: "Enregistrer" }));
  await coverage.findByRole("alert");
  fails = false;
  await user.click(coverage.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("Prestations et districts enregistrés.");
  expect(asked("company.setSubcategories")).toHaveLength(1);
  expect(asked("company.setSubregions")).toHaveLength(2);
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
  expect(asked("company.completeProfile")).toEqual([
    { name: "Peinture Favre Sàrl", phone: "+41795550142", subcategoryIds: [uuid(51)], subregionIds: [uuid(31)] },
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
