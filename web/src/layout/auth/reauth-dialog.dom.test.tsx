import type { BinEntry } from "@metiro/shared/bin/schema";
import type { ReauthMethod } from "@metiro/shared/reauthentication/methods";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { reauthRequests } from "#api/reauth-requests.ts";
import { type Answers, refusal, visit } from "#test/app.tsx";

const entry: BinEntry = {
  id: "01900000-0000-7000-8000-000000000001",
  kind: "jobRequest",
  entityId: "01900000-0000-7000-8000-000000000002",
  label: "Repeindre le salon",
  number: "2026-000123",
  deletedAt: "2026-06-01T08:00:00.000Z",
  erasedFrom: "2026-07-01T08:00:00.000Z",
};
const page = { items: [entry], totalCount: 1, pageNumber: 1, pageSize: 10, totalPages: 1 };

/** The dialog that a call asks for which a question was answered before. */
async function openAfterQuestion(proofs: readonly ReauthMethod[], answers: Answers = {}) {
  const { user } = await visit("/admin/bin", {
    role: "Admin",
    answers: {
      "bin.list": () => page,
      "bin.erase": () => {
        throw refusal("REAUTH_REQUIRED", { params: { proofs } });
      },
      ...answers,
    },
  });
  // A question that nobody answers would stand before the next test.
  onTestFinished(() => reauthRequests.answer(false));
  await user.click(await screen.findByRole("button", { name: "Autres actions : Repeindre le salon" }));
  await user.click(await screen.findByRole("menuitem", { name: "Effacer pour de bon" }));
  await user.click(await screen.findByRole("button", { name: "Effacer pour de bon" }));
  return { user, dialog: within(await screen.findByRole("dialog", { name: "Confirmez que c’est bien vous" })) };
}

const focused = (control: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(control));

test("it opens in the field of the password, and another way in its own", async () => {
  const { user, dialog } = await openAfterQuestion(["password", "totp", "code"]);
  await focused(dialog.getByLabelText("Votre mot de passe"));
  await user.click(dialog.getByRole("button", { name: "Saisir le code de mon application" }));
  await focused(dialog.getByRole("textbox", { name: "Code de l’application" }));
  await user.click(dialog.getByRole("button", { name: "Recevoir un code par e-mail" }));
  await focused(dialog.getByRole("button", { name: "Recevoir un code" }));
  await user.click(dialog.getByRole("button", { name: "Utiliser mon mot de passe" }));
  await focused(dialog.getByLabelText("Votre mot de passe"));
});

test("it opens in the field of an app’s code", async () => {
  const { dialog } = await openAfterQuestion(["totp"]);
  await focused(dialog.getByRole("textbox", { name: "Code de l’application" }));
});

test("it opens where a code is asked for, and goes to its field once it is sent", async () => {
  const { user, dialog } = await openAfterQuestion(["code"], {
    "auth.sendProofCode": () => ({ sentTo: "a…@exemple.ch" }),
  });
  await focused(dialog.getByRole("button", { name: "Recevoir un code" }));
  await user.keyboard("{Enter}");
  await dialog.findByText("Un code a été envoyé à a…@exemple.ch.");
  await focused(dialog.getByRole("textbox", { name: "Code reçu par e-mail" }));
});

test("it opens on what asks the device, where a passkey needs no field", async () => {
  vi.stubGlobal("PublicKeyCredential", vi.fn());
  vi.stubGlobal("isSecureContext", true);
  const { dialog } = await openAfterQuestion(["password", "passkey"]);
  await focused(dialog.getByRole("button", { name: "Utiliser ma clé d’accès" }));
});
