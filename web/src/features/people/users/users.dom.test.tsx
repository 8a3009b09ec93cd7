import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, refusal, visit } from "#test/app.tsx";
import { pageOf, userId, userWith } from "../people.fixture.ts";

const own = userWith({ id: "1", role: "Admin", firstName: "Anne", lastName: "Favre", email: "anne@exemple.ch" });

const open = (address: string, answers: Answers = {}) =>
  visit(address, {
    role: "Admin",
    answers: {
      "user.list": () => pageOf([userWith(), own]),
      "apiKey.list": () => ({ items: [] }),
      "webhook.list": () => ({ items: [] }),
      "user.get": () => userWith(),
      "user.pauses": () => pageOf([]),
      "audit.list": () => pageOf([]),
      "signIn.list": () => pageOf([]),
      ...answers,
    },
  });
const menu = (name: string) => screen.findByRole("button", { name: `Autres actions pour ${name}` });

test("filters and order go into the address and the question", async () => {
  const { user, at, asked } = await open("/admin/users?sort=shoes");
  await screen.findByText("Zoé Näf");
  await user.selectOptions(screen.getByRole("combobox", { name: "Rôle" }), "Client");
  await user.selectOptions(screen.getByRole("combobox", { name: "État" }), "Bloqués");
  await user.selectOptions(screen.getByRole("combobox", { name: "Dernière connexion" }), "Aucune connexion");
  await user.click(screen.getByRole("link", { name: "Utilisateur" }));
  const address = new URL(at(), "http://localhost").searchParams;
  expect(Object.fromEntries(address)).toEqual({ role: "Tenderer", state: "locked", lastSignIn: "never", sort: "name" });
  expect(asked("user.list").at(-1)).toMatchObject({
    role: "Tenderer",
    state: "locked",
    lastSignIn: "never",
    sort: "name",
    pageNumber: 1,
  });
});

test("on a phone what hinders an account stands beside its role, and its last day is said in words", async () => {
  await open("/admin/users", {
    "user.list": () => pageOf([userWith({ emailConfirmed: false, lastLoginAt: undefined }), own]),
  });
  await screen.findByText("Zoé Näf");
  const cells = [...document.querySelectorAll('[data-place="below"]')].map(({ textContent }) => textContent);
  expect(cells).toEqual(["ClientE-mail à confirmer", expect.stringMatching(/^Administration/)]);
  expect(screen.getAllByText("jamais vu")).toHaveLength(2);
});

test("locking wants a reason, and one that the person is told; the list asks again", async () => {
  const locked = { lockedAt: "2026-06-01T08:00:00.000Z", lockReason: "Publicité" };
  const { user, asked } = await open("/admin/users", { "user.lock": () => userWith(locked) });
  await user.click(await menu("Zoé Näf"));
  await user.click(await screen.findByRole("menuitem", { name: "Bloquer le compte" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Bloquer Zoé Näf ?" }));
  const action = dialog.getByRole<HTMLButtonElement>("button", { name: "Bloquer le compte" });
  expect(action.getAttribute("aria-disabled")).toBe("true");
  await user.type(dialog.getByRole("textbox", { name: "Note interne" }), "Publicité");
  expect(action.getAttribute("aria-disabled")).toBe("true");
  await user.selectOptions(dialog.getByRole("combobox", { name: /Motif indiqué/ }), "Publicité ou démarchage");
  await user.click(action);
  expect(await screen.findByText("Compte bloqué : Zoé Näf.")).toBeTruthy();
  expect(asked("user.lock")).toEqual([{ id: userId, reason: "Publicité", cause: "advertising" }]);
  expect(asked("user.list").length).toBeGreaterThan(1);
});

test("that one was locked is said, although its row has left the list by then", async () => {
  let rows = [userWith({}), own];
  const { user } = await open("/admin/users?state=active", {
    "user.list": () => pageOf(rows),
    "user.lock": () => {
      rows = [own];
      return userWith({ lockedAt: "2026-06-01T08:00:00.000Z" });
    },
    // Asked again with the list, and answered after it.
    "user.pauses": () => new Promise((resolve) => setTimeout(resolve, 50, pageOf([]))),
  });
  await user.click(await menu("Zoé Näf"));
  await user.click(await screen.findByRole("menuitem", { name: "Bloquer le compte" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Bloquer Zoé Näf ?" }));
  await user.type(dialog.getByRole("textbox", { name: "Note interne" }), "Publicité");
  await user.selectOptions(dialog.getByRole("combobox", { name: /Motif indiqué/ }), "Publicité ou démarchage");
  await user.click(dialog.getByRole("button", { name: "Bloquer le compte" }));
  expect(await screen.findByText("Compte bloqué : Zoé Näf.")).toBeTruthy();
  await expect.poll(() => screen.queryByText("Zoé Näf")).toBeNull();
});

test("a code for a new password is sent once, to an address that is told; the next waits", async () => {
  const { user, asked } = await open(`/admin/users/${userId}`, {
    "user.sendPasswordReset": () => ({ id: userId, email: "zoe@exemple.ch", retryAfterSeconds: 60 }),
  });
  const send = await screen.findByRole("button", { name: "Réinitialiser le mot de passe" });
  expect(screen.queryByRole("button", { name: "Renvoyer la confirmation" })).toBeNull();
  await user.click(send);
  expect(
    await screen.findByText("Le code pour choisir un nouveau mot de passe est envoyé à zoe@exemple.ch."),
  ).toBeTruthy();
  expect(send.getAttribute("aria-disabled")).toBe("true");
  await user.click(send);
  expect(asked("user.sendPasswordReset")).toEqual([{ id: userId }]);
});

test("the confirmation of an address is sent again while it waits", async () => {
  const { user, asked } = await open(`/admin/users/${userId}`, {
    "user.get": () => userWith({ emailConfirmed: false }),
    "user.sendConfirmation": () => ({ id: userId, email: "zoe@exemple.ch", retryAfterSeconds: 60 }),
  });
  const button = (name: string) => screen.findByRole("button", { name });
  await user.click(await button("Renvoyer la confirmation"));
  expect(await screen.findByText("Le code de confirmation est envoyé à zoe@exemple.ch.")).toBeTruthy();
  expect(asked("user.sendConfirmation")).toEqual([{ id: userId }]);
  expect((await button("Renvoyer la confirmation")).getAttribute("aria-disabled")).toBe("true");
});

test("a locked account gets no code", async () => {
  const { user, asked } = await open(`/admin/users/${userId}`, {
    "user.get": () => userWith({ emailConfirmed: false, lockedAt: "2026-06-01T08:00:00.000Z" }),
  });
  for (const name of ["Réinitialiser le mot de passe", "Renvoyer la confirmation"]) {
    const button = await screen.findByRole("button", { name });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await user.click(button);
  }
  expect([...asked("user.sendPasswordReset"), ...asked("user.sendConfirmation")]).toEqual([]);
});

test("deleting says what goes, and wants the e-mail typed", async () => {
  const { user, asked } = await open("/admin/users", { "user.delete": () => ({ id: userId }) });
  await user.click(await menu("Zoé Näf"));
  await user.click(await screen.findByRole("menuitem", { name: "Supprimer le compte" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Supprimer Zoé Näf ?" }));
  expect(dialog.getByText(/Sa demande ouverte est annulée/)).toBeTruthy();
  expect(dialog.getByText(/Ses 3 demandes restent visibles, sans son nom/)).toBeTruthy();
  expect(dialog.getByText("Cette action est définitive.")).toBeTruthy();
  const action = dialog.getByRole<HTMLButtonElement>("button", { name: "Supprimer le compte" });
  const field = dialog.getByRole("textbox", { name: /zoe@exemple.ch/ });
  await user.type(field, "zoe@exemple.c");
  expect(action.getAttribute("aria-disabled")).toBe("true");
  await user.type(field, "h");
  await user.click(action);
  expect(await screen.findByText("Compte supprimé : Zoé Näf.")).toBeTruthy();
  expect(asked("user.delete")).toEqual([{ id: userId }]);
});

test("what the server refuses is said, and nothing is called deleted", async () => {
  const detail = "C’est le dernier compte d’administration.";
  const { user } = await open("/admin/users", {
    "user.delete": () => {
      throw refusal("LAST_ADMIN", { detail });
    },
  });
  await user.click(await menu("Zoé Näf"));
  await user.click(await screen.findByRole("menuitem", { name: "Supprimer le compte" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Supprimer Zoé Näf ?" }));
  await user.type(dialog.getByRole("textbox"), "zoe@exemple.ch");
  await user.click(dialog.getByRole("button", { name: "Supprimer le compte" }));
  expect(await screen.findByText(detail)).toBeTruthy();
  expect(screen.queryByText(/est supprimé/)).toBeNull();
});

test("one's own account is neither locked nor deleted, and says so", async () => {
  const { user } = await open("/admin/users");
  await user.click(await menu("Anne Favre"));
  for (const name of [/Bloquer le compte/, /Supprimer le compte/]) {
    const entry = await screen.findByRole("menuitem", { name });
    expect(entry.getAttribute("aria-disabled")).toBe("true");
    expect(entry.textContent).toMatch(/C’est votre propre compte/);
  }
});

test("who has to wait is shown first, and may be let in again", async () => {
  let pauses = [{ kind: "addressPassword", until: "2026-06-01T08:00:00.000Z", address: "192.0.2.1" }];
  const { user, asked } = await open("/admin/users", {
    "user.pauses": () => pageOf(pauses),
    "user.endPauses": () => {
      pauses = [];
      return { ended: true };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Lever la pause : 192.0.2.1" }));
  expect(await screen.findByText("La pause est levée.")).toBeTruthy();
  expect(asked("user.endPauses")).toEqual([{ address: "192.0.2.1" }]);
  await expect.poll(() => screen.queryByText("192.0.2.1")).toBeNull();
});

test("a page tells why an account is locked, what was done with it and by it", async () => {
  const entry = { id: "1", at: "2026-06-01T08:00:00.000Z", action: "user.lock", entity: "user", details: {} };
  const { user, asked } = await open(`/admin/users/${userId}?role=Tenderer`, {
    "apiKey.list": () => ({ items: [] }),
    "webhook.list": () => ({ items: [] }),
    "user.get": () => userWith({ lockedAt: "2026-06-01T08:00:00.000Z", lockReason: "Publicité" }),
    "audit.list": () => pageOf([entry]),
    "signIn.list": () => pageOf([]),
  });
  expect(await screen.findByText("Publicité")).toBeTruthy();
  expect(await screen.findByText(/a bloqué le compte/)).toBeTruthy();
  await user.click(screen.getByRole("radio", { name: "Par cette personne" }));
  await expect.poll(() => asked("audit.list").at(-1)).toMatchObject({ actorId: userId });
  expect(screen.getByRole("button", { name: "Débloquer" })).toBeTruthy();
});

test("an account that is not there: said so, with the way back", async () => {
  await open(`/admin/users/${userId}?role=Tenderer`, {
    "apiKey.list": () => ({ items: [] }),
    "webhook.list": () => ({ items: [] }),
    "user.get": () => {
      throw refusal("NOT_FOUND");
    },
  });
  expect(screen.getByRole("heading", { name: "Ce compte n’existe pas" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Voir les utilisateurs" }).getAttribute("href")).toBe(
    "/admin/users?role=Tenderer",
  );
});

test("an administrator is invited; a taken address is said at its field", async () => {
  let taken = true;
  const { user, asked } = await open("/admin/users", {
    "user.inviteAdmin": () => {
      if (taken) throw refusal("EMAIL_TAKEN", { status: 409, detail: "Un compte existe déjà avec cette adresse." });
      return { id: userId, email: "anna@exemple.ch", expiresAt: "2026-06-02T08:00:00.000Z" };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Inviter un administrateur" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Inviter un administrateur" }));
  await user.type(dialog.getByRole("textbox", { name: "Adresse e-mail" }), "anna@exemple.ch");
  await user.type(dialog.getByRole("textbox", { name: "Prénom" }), "Anna");
  await user.type(dialog.getByRole("textbox", { name: "Nom" }), "Rochat");
  await user.click(dialog.getByRole("button", { name: "Envoyer l’invitation" }));
  expect(await dialog.findByText("Un compte existe déjà avec cette adresse.")).toBeTruthy();
  taken = false;
  await user.click(dialog.getByRole("button", { name: "Envoyer l’invitation" }));
  expect(await screen.findByText("L’invitation est envoyée à anna@exemple.ch.")).toBeTruthy();
  expect(asked("user.inviteAdmin").at(-1)).toEqual({
    email: "anna@exemple.ch",
    firstName: "Anna",
    lastName: "Rochat",
    lang: "fr",
  });
});

test("a person is corrected; an emptied phone goes", async () => {
  const { user, asked } = await open(`/admin/users/${userId}`, {
    "apiKey.list": () => ({ items: [] }),
    "webhook.list": () => ({ items: [] }),
    "user.get": () => userWith({ phone: "+41795550142" }),
    "user.update": () => userWith({ lastName: "Naef" }),
    "region.tree": () => [],
  });
  await user.click(await screen.findByRole("button", { name: "Modifier" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Modifier Zoé Näf" }));
  const name = dialog.getByRole("textbox", { name: "Nom" });
  await user.clear(name);
  await user.type(name, "Naef");
  await user.clear(dialog.getByRole("textbox", { name: /^Téléphone mobile/ }));
  await user.click(dialog.getByRole("button", { name: "Enregistrer" }));
  expect(await screen.findByText("Les données sont enregistrées.")).toBeTruthy();
  expect(asked("user.update")).toEqual([
    { id: userId, firstName: "Zoé", lastName: "Naef", phone: null, lang: "fr", baseRevision: 1 },
  ]);
});

test("the second factors of somebody who has lost them go with a reason, after a question", async () => {
  const { user, asked } = await open(`/admin/users/${userId}`, {
    "apiKey.list": () => ({ items: [] }),
    "webhook.list": () => ({ items: [] }),
    "user.get": () => userWith({ secondFactors: 2 }),
    "user.resetSecondFactor": () => userWith(),
  });
  await user.click(await screen.findByRole("button", { name: "Retirer les seconds facteurs" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Retirer à Zoé Näf ses seconds facteurs ?" }));
  const action = dialog.getByRole<HTMLButtonElement>("button", { name: "Retirer les seconds facteurs" });
  expect(action.getAttribute("aria-disabled")).toBe("true");
  await user.type(dialog.getByRole("textbox", { name: "Motif" }), "Téléphone volé, vérifié par appel");
  await user.click(action);
  await screen.findByText("Les seconds facteurs sont retirés : Zoé Näf.");
  expect(asked("user.resetSecondFactor")).toEqual([{ id: userId, reason: "Téléphone volé, vérifié par appel" }]);
});
