import type { OwnFactors } from "@metiro/shared/auth/second-factor";
import type { ReauthMethod } from "@metiro/shared/reauthentication/methods";
import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { tokenFor } from "#test/token-for-test.ts";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { client, profileOf, usual, uuid, workingKey } from "../profile.fixture.ts";

const open = (answers: Answers = {}, claims: Record<string, unknown> = {}) =>
  visit("/tenderer/profile", {
    role: "Tenderer",
    claims,
    answers: { ...usual, "auth.profile": () => profileOf("Tenderer"), ...answers },
  });

const form = (name: string) => within(screen.getByRole("form", { name }));
const incomplete = { ProfileCompleted: "false" };

test("a name is saved without touching the phone number, which another form asks for", async () => {
  const profile = profileOf("Tenderer");
  const { user, asked } = await open({
    "auth.profile": () => profile,
    "auth.updateProfile": (input: object) => ({ ...profile, ...input }),
  });
  const you = form("Vous");
  await user.clear(you.getByRole("textbox", { name: "Prénom" }));
  await user.type(you.getByRole("textbox", { name: "Prénom" }), " Anna ");
  await user.click(you.getByRole("button", { name: "Enregistrer" }));
  expect(await screen.findByText("Profil enregistré.")).toBeTruthy();
  expect(asked("auth.updateProfile")).toEqual([{ firstName: "Anna", lastName: "Favre", lang: "fr" }]);
  expect(JSON.parse(localStorage.getItem("currentUser") ?? "{}")).toMatchObject({ firstName: "Anna" });
  expect(screen.getByRole("button", { name: /Anna Favre/ })).toBeTruthy();
});

const places = [
  { postalCode: "1110", locality: "Morges", regionId: uuid(20), subregionId: uuid(21) },
  { postalCode: "1201", locality: "Genève", regionId: uuid(30), subregionId: uuid(31) },
  { postalCode: "1202", locality: "Genève", regionId: uuid(30), subregionId: uuid(31) },
];
const findPlaces = ({ search }: { search: string }) =>
  places.filter(({ postalCode, locality }) => postalCode.startsWith(search) || locality === search);

test("another postal code brings its town and district; what is complete does not become empty", async () => {
  const { user, asked } = await open({
    "region.places": findPlaces,
    "tenderer.update": (input: object) => ({ ...client, ...input }),
  });
  const address = form("Téléphone et adresse");
  const place = address.getByRole<HTMLInputElement>("combobox", { name: /^NPA ou localité/ });
  expect(place.value).toBe("1007 Lausanne");
  address.getByText("District : Lausanne, Vaud");
  await user.clear(place);
  await user.type(place, "1201");
  await address.findByText("District : Genève, Genève");
  await user.clear(address.getByRole("textbox", { name: /^Rue/ }));
  expect(place.value).toBe("1201 Genève");
  await user.click(address.getByRole("button", { name: "Enregistrer" }));
  expect(await address.findAllByText("Ce champ est à compléter.")).toHaveLength(1);
  await user.type(address.getByRole("textbox", { name: /^Rue/ }), "Rue du Lac 3");
  await user.click(address.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("Profil enregistré.");
  expect(asked("tenderer.update")).toEqual([
    {
      phone: "+41795550142",
      street: "Rue du Lac 3",
      postalCode: "1201",
      locality: "Genève",
      subregionId: uuid(31),
    },
  ]);
});

test("a place that nobody knows keeps nothing of the former one and says so; several ask for a choice", async () => {
  const { user } = await open({ "region.places": findPlaces });
  const address = form("Téléphone et adresse");
  const place = address.getByRole<HTMLInputElement>("combobox", { name: /^NPA ou localité/ });
  await user.clear(place);
  await user.type(place, "9999");
  await user.tab();
  await address.findByText(/Nous ne connaissons pas « 9999 »/);
  expect(address.queryByText(/^District :/)).toBeNull();
  await user.clear(place);
  await user.type(place, "Genève");
  await user.tab();
  await address.findByText(/Choisissez le vôtre dans la liste/);
  await user.click(place);
  await address.findByRole("option", { name: "1202 Genève" });
  await user.keyboard("{Escape}{ArrowDown}");
  await address.findByRole("option", { name: "1202 Genève" });
  await user.keyboard("{ArrowDown}{Enter}");
  expect(place.value).toBe("1202 Genève");
  address.getByText("District : Genève, Genève");
});

test("the district can be another one of the canton, never one of elsewhere", async () => {
  const { user } = await open();
  const address = form("Téléphone et adresse");
  await user.click(address.getByRole("button", { name: "Modifier le district" }));
  const canton = address.getByRole<HTMLSelectElement>("combobox", { name: /^Canton/ });
  expect([...canton.options].map(({ text }) => text)).not.toContain("Genève");
  await user.selectOptions(address.getByRole("combobox", { name: /^District/ }), "Morges");
  await address.findByRole("option", { name: "Morges", selected: true });
});

test("an incomplete profile says what is missing; completing it takes the new token", async () => {
  const token = tokenFor("Tenderer");
  const { street: _, postalCode: __, locality: ___, subregionId: ____, ...known } = client;
  const { user, asked } = await open(
    { "region.places": findPlaces, "tenderer.own": () => known, "tenderer.completeProfile": () => token },
    incomplete,
  );
  const complete = form("Complétez votre profil");
  expect(screen.getAllByText("(manque)")).toHaveLength(2);
  expect(screen.queryByRole("form", { name: "Téléphone et adresse" })).toBeNull();
  await user.click(complete.getByRole("button", { name: "Compléter mon profil" }));
  await complete.findByText("Ce champ est à compléter.");
  complete.getByText("Indiquez un NPA ou une localité.");
  expect(document.activeElement).toBe(complete.getByRole("textbox", { name: "Rue et numéro" }));
  await user.type(complete.getByRole("textbox", { name: "Rue et numéro" }), "Rue du Lac 3");
  await user.type(complete.getByRole("combobox", { name: "NPA ou localité" }), "1110");
  await complete.findByText("District : Morges, Vaud");
  await user.click(complete.getByRole("button", { name: "Compléter mon profil" }));
  await vi.waitFor(() => expect(localStorage.getItem("token")).toBe(token));
  expect(asked("tenderer.completeProfile")).toEqual([
    {
      phone: "+41795550142",
      street: "Rue du Lac 3",
      postalCode: "1110",
      locality: "Morges",
      subregionId: uuid(21),
    },
  ]);
  expect(sessionStorage.getItem("toast")).toContain("Profil complété.");
  sessionStorage.clear();
});

test("a wrong password is told at its field and keeps what was typed; the right one brings the token that goes on", async () => {
  const token = tokenFor("Tenderer", { iat: 2 });
  let wrong = true;
  const { user } = await open({
    "auth.changePassword": () => {
      if (wrong)
        throw refusal("VALIDATION_FAILED", { errors: { currentPassword: ["Ce mot de passe n’est pas correct."] } });
      return { token };
    },
  });
  const opener = screen.getByRole("button", { name: "Changer de mot de passe" });
  await user.click(opener);
  await screen.findByRole("form", { name: "Mot de passe" });
  const password = form("Mot de passe");
  const current = password.getByLabelText<HTMLInputElement>("Mot de passe actuel");
  const next = password.getByLabelText<HTMLInputElement>("Nouveau mot de passe");
  await user.type(current, "faux");
  await user.type(next, "trois-vélos-bleus");
  await user.click(password.getByRole("button", { name: "Changer le mot de passe" }));
  expect(await password.findByText("Ce mot de passe n’est pas correct.")).toBeTruthy();
  expect(document.activeElement).toBe(current);
  expect(next.value).toBe("trois-vélos-bleus");
  wrong = false;
  await user.click(password.getByRole("button", { name: "Changer le mot de passe" }));
  await screen.findByText("Mot de passe modifié.");
  expect(localStorage.getItem("token")).toBe(token);
  expect(screen.queryByRole("form", { name: "Mot de passe" })).toBeNull();
  expect(document.activeElement).toBe(opener);
});

test.each([true, false])("who has keys for programs may keep them with another password: %s", async (keeps) => {
  const { user, asked } = await open({
    "apiKey.list": () => ({ items: [workingKey, { ...workingKey, id: uuid(901), state: "revoked" }] }),
    "auth.changePassword": () => ({ token: tokenFor("Tenderer", { iat: 2 }) }),
  });
  await user.click(screen.getByRole("button", { name: "Changer de mot de passe" }));
  await screen.findByRole("form", { name: "Mot de passe" });
  const password = form("Mot de passe");
  await user.type(password.getByLabelText("Mot de passe actuel"), "trois-vélos-rouges");
  await user.type(password.getByLabelText("Nouveau mot de passe"), "trois-vélos-bleus");
  const keep = await password.findByRole("checkbox", { name: /^Garder mes clés d’API/ });
  if (keeps) await user.click(keep);
  await user.click(password.getByRole("button", { name: "Changer le mot de passe" }));
  await screen.findByText("Mot de passe modifié.");
  expect(asked("auth.changePassword")).toEqual([
    {
      currentPassword: "trois-vélos-rouges",
      newPassword: "trois-vélos-bleus",
      ...(keeps && { keepApiKeys: true }),
    },
  ]);
  // They are asked for again: they have ended, or go on.
  expect(asked("apiKey.list").length).toBeGreaterThan(1);
});

test("a server that is not reached is said in the form, which keeps what was typed", async () => {
  const { user } = await open({
    "tenderer.update": () => {
      throw new TypeError("Failed to fetch");
    },
  });
  const address = form("Téléphone et adresse");
  await user.type(address.getByRole("textbox", { name: /^Rue/ }), " 7");
  await user.click(address.getByRole("button", { name: "Enregistrer" }));
  expect((await address.findByRole("alert")).textContent).toMatch(/Votre saisie est gardée/);
  expect(address.getByRole<HTMLInputElement>("textbox", { name: /^Rue/ }).value).toBe("Avenue de Cour 38 7");
});

test("who leaves with something unsaved is asked first; who has saved is not", async () => {
  const { user, at } = await open({
    "tenderer.update": () => ({ ...client, locality: "Pully" }),
    "jobRequest.listForTenderer": () => ({ items: [], totalCount: 0, pageNumber: 1, pageSize: 10, totalPages: 0 }),
  });
  const address = form("Téléphone et adresse");
  await user.type(address.getByRole("textbox", { name: /^Rue/ }), "x");
  await user.click(screen.getByRole("link", { name: "Tableau de bord" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Quitter sans enregistrer ?" }));
  await user.click(dialog.getByRole("button", { name: "Rester sur la page" }));
  expect(at()).toBe("/tenderer/profile");
  await user.click(address.getByRole("button", { name: "Enregistrer" }));
  await screen.findByText("Profil enregistré.");
  await user.click(screen.getByRole("link", { name: "Tableau de bord" }));
  await vi.waitFor(() => expect(at()).toBe("/tenderer"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("devices are named, this one marked, and all others can be signed out at once", async () => {
  const { user, asked } = await open({
    "auth.endSession": ({ id }: { id: string }) => ({ id }),
    "auth.endOtherSessions": () => ({ ended: 2 }),
  });
  const rows = await screen.findAllByText(/^Connexion : /);
  expect(rows.map((row) => row.closest("li")?.textContent)).toEqual([
    expect.stringMatching(/^Firefox · Linux.*Cet appareil$/),
    expect.stringMatching(/^curl\/8.5.0.*Déconnecter$/),
    expect.stringMatching(/^Appareil inconnu.*Déconnecter$/),
  ]);
  await user.click(screen.getByRole("button", { name: "Déconnecter curl/8.5.0" }));
  await vi.waitFor(() => expect(asked("auth.endSession")).toEqual([{ id: uuid(2) }]));
  await user.click(await screen.findByRole("button", { name: "Déconnecter tous les autres appareils" }));
  await screen.findByText("Tous les autres appareils sont déconnectés.");
  expect(asked("auth.endSession")).toHaveLength(1);
  expect(asked("auth.endOtherSessions")).toHaveLength(1);
});

describe("what asks for a fresh proof", () => {
  async function endOthers(
    prove: (input: { password: string }) => unknown,
    proofs: readonly ReauthMethod[] = ["password"],
  ) {
    let proved = false;
    const opened = await open({
      "auth.endOtherSessions": () => {
        if (!proved) throw refusal("REAUTH_REQUIRED", { params: { proofs } });
        return { ended: 2 };
      },
      "auth.prove": (input: { password: string }) => {
        const answer = prove(input);
        proved = true;
        return answer;
      },
    });
    await opened.user.click(await screen.findByRole("button", { name: "Déconnecter tous les autres appareils" }));
    const dialog = await screen.findByRole("dialog", { name: "Confirmez que c’est bien vous" });
    return { ...opened, dialog: within(dialog) };
  }

  test("goes on by itself once the password is given; a wrong one is told at its field", async () => {
    const wrong = refusal("VALIDATION_FAILED", { errors: { password: ["Ce mot de passe n’est pas correct."] } });
    const { user, asked, dialog } = await endOthers(({ password }) => {
      if (password !== "le-bon") throw wrong;
      return { provedUntil: "2026-06-15T08:05:00.000Z" };
    });
    await user.type(await dialog.findByLabelText("Votre mot de passe"), "le-mauvais");
    await user.click(dialog.getByRole("button", { name: "Confirmer" }));
    await dialog.findByText("Ce mot de passe n’est pas correct.");
    expect(asked("auth.endOtherSessions")).toHaveLength(1);
    await user.clear(dialog.getByLabelText("Votre mot de passe"));
    await user.type(dialog.getByLabelText("Votre mot de passe"), "le-bon");
    await user.click(dialog.getByRole("button", { name: "Confirmer" }));
    await screen.findByText("Tous les autres appareils sont déconnectés.");
    expect(asked("auth.endOtherSessions")).toHaveLength(2);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("is left as it was, without a word, by who does not give it", async () => {
    const { user, asked, dialog } = await endOthers(() => ({}));
    await user.click(dialog.getByRole("button", { name: "Annuler" }));
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked("auth.endOtherSessions")).toHaveLength(1);
    expect(screen.queryByText(/Error code/)).toBeNull();
  });

  test("takes the code of an app from whoever has one; a wrong code is told at its field", async () => {
    const wrong = refusal("SECOND_FACTOR_INVALID", { detail: "Ce code n’est pas le bon." });
    let tries = 0;
    const { user, asked, dialog } = await endOthers(() => {
      if (++tries === 1) throw wrong;
      return { provedUntil: "2026-06-15T08:05:00.000Z" };
    }, ["password", "totp"]);
    await dialog.findByLabelText("Votre mot de passe");
    await user.click(dialog.getByRole("button", { name: "Saisir le code de mon application" }));
    await user.click(dialog.getByRole("button", { name: "Confirmer" }));
    await dialog.findByText("Saisissez le code de votre application.");
    const code = dialog.getByRole("textbox", { name: "Code de l’application" });
    await user.type(code, "111111");
    await dialog.findByText("Ce code n’est pas le bon.");
    await user.type(code, "222222");
    await screen.findByText("Tous les autres appareils sont déconnectés.");
    expect(asked("auth.prove")).toEqual([{ totp: "111111" }, { totp: "222222" }]);
  });

  test("offers no passkey where there can be none", async () => {
    const { user, dialog } = await endOthers(() => ({}), ["code", "passkey"]);
    await dialog.findByRole("button", { name: "Recevoir un code" });
    expect(dialog.queryByRole("button", { name: /clé d’accès/ })).toBeNull();
    await user.click(dialog.getByRole("button", { name: "Annuler" }));
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("second factors", () => {
  const passkey = { id: uuid(31), kind: "passkey", name: "Clé", createdAt: "2026-06-01T08:00:00.000Z" } as const;

  test("can be added once the e-mail is confirmed, which is said until then", async () => {
    const unconfirmed = { ...profileOf("Tenderer"), emailConfirmed: false };
    const none: OwnFactors = { factors: [], backupCodesLeft: 0, required: false };
    await open({ "auth.profile": () => unconfirmed, "auth.factors": () => none });
    await screen.findByText(/Confirmez d’abord votre adresse e-mail/);
    expect(screen.queryByRole("button", { name: "Ajouter une application de codes" })).toBeNull();
  });

  test("are told with their last use, and renamed by their owner", async () => {
    const own: OwnFactors = { factors: [{ ...passkey }], backupCodesLeft: 9, required: false };
    const { user, asked } = await open({
      "auth.factors": () => own,
      "auth.renameFactor": ({ name }: { name: string }) => {
        own.factors = [{ ...passkey, name, lastUsedAt: "2026-06-02T08:00:00.000Z" }];
        return own.factors[0];
      },
    });
    await screen.findByText("Pas encore utilisée");
    await user.click(screen.getByRole("button", { name: "Renommer Clé" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Renommer « Clé »" }));
    const field = await dialog.findByRole("textbox", { name: /^Nom/ });
    await user.clear(field);
    await user.type(field, "Ordinateur du bureau");
    await user.click(dialog.getByRole("button", { name: "Enregistrer le nom" }));
    await screen.findByText("Ordinateur du bureau");
    expect(screen.getByText(/^Dernière utilisation/)).toBeTruthy();
    expect(asked("auth.renameFactor")).toEqual([{ id: uuid(31), name: "Ordinateur du bureau" }]);
  });
});

test("of many devices and sign-ins the first three are shown, and all once they are asked for", async () => {
  const event = { at: "2026-06-01T08:00:00.000Z", outcome: "opened", address: "203.0.113.8", fromNewDevice: false };
  const { user } = await open({
    "auth.signIns": () =>
      Array.from({ length: 5 }, (_, index) => ({ ...event, id: uuid(60 + index), method: "passkey" })),
  });
  const ways = () => screen.getAllByText("Clé d’accès", { selector: "li span" });
  const all = await screen.findByRole("button", { name: "Tout afficher (5)" });
  expect(ways()).toHaveLength(3);
  await user.click(all);
  expect(ways()).toHaveLength(5);
});

test("the list of sign-ins says what was shown first, and what second", async () => {
  const event = {
    at: "2026-06-01T08:00:00.000Z",
    outcome: "opened",
    address: "203.0.113.8",
    fromNewDevice: false,
  } as const;
  await open({
    "auth.signIns": () => [
      { ...event, id: uuid(51), method: "password", secondFactor: "totp" },
      { ...event, id: uuid(52), method: "passkey" },
      { ...event, id: uuid(53), method: "secondFactor", secondFactor: "passkey", outcome: "wrong" },
    ],
  });
  await screen.findByText("Mot de passe · Application de codes");
  screen.getByText("Clé d’accès");
  screen.getByText("Second facteur · Clé d’accès");
});
