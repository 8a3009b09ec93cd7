import type { Problem } from "@metiro/shared/errors/codes";
import { violation } from "@metiro/shared/errors/field-error";
import { cents, emptyToAbsent, text } from "@metiro/shared/scalars";
import { fireEvent } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { shownFor } from "#api/failure/shown-failure.ts";
import { screen, show } from "#test/render.tsx";
import { FormShell } from "./form-shell.tsx";
import { MoneyField } from "../field/number-fields.tsx";
import { TextField } from "../field/text-fields.tsx";
import { useZodForm } from "../use-zod-form.ts";

const schema = z
  .object({ name: text(2, 10), website: z.string(), min: emptyToAbsent(cents), max: emptyToAbsent(cents) })
  .superRefine(({ min, max }, ctx) => {
    if (min !== undefined && max !== undefined && min > max)
      ctx.addIssue({ ...violation("rangeReversed"), path: ["max"] });
  });
type Values = z.output<typeof schema>;

interface FormProps {
  send: (values: Values) => Promise<string>;
  onSuccess?: (result: string, values: Values) => void;
}

function Form({ send, onSuccess }: FormProps) {
  const form = useZodForm(async () => schema, { defaultValues: { name: "", website: "", min: null, max: null } });
  return (
    <FormShell
      form={form}
      mutation={{ mutateAsync: send }}
      submitLabel="Envoyer ma réponse"
      pendingLabel="Envoi…"
      onSuccess={onSuccess}
    >
      <TextField control={form.control} name="name" label="Nom" />
      <TextField control={form.control} name="website" label="Site web" optional />
      <MoneyField control={form.control} name="min" label="De" currency="CHF" />
      <MoneyField control={form.control} name="max" label="À" currency="CHF" />
    </FormShell>
  );
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const submit = () => screen.getByRole("button", { name: "Envoyer ma réponse" });

const failed = (problem: Partial<Problem>) =>
  Object.assign(new Error("failed"), {
    data: { problem: { status: 400, detail: "Vérifiez les champs.", ...problem } },
  });

test("what is wrong is said where it is wrong, and the first of it has the focus; nothing is sent", async () => {
  const send = vi.fn(async () => "ok");
  const user = show(<Form send={send} />);
  await user.type(field(/^De/), "200");
  await user.type(field(/^À/), "100");
  await user.click(submit());
  expect(await screen.findByText("Ce champ est à compléter.")).toBeTruthy();
  expect(document.activeElement).toBe(field(/^Nom/));
  expect(screen.getByRole("textbox", { name: "Nom", description: "Ce champ est à compléter." })).toBeTruthy();
  await user.type(field(/^Nom/), "Morand");
  await user.click(submit());
  expect(await screen.findByText("La fin ne peut pas venir avant le début.")).toBeTruthy();
  expect(document.activeElement).toBe(field(/^À/));
  expect(send).not.toHaveBeenCalled();
});

test("a field is checked when it is left, and then as it is typed", async () => {
  const user = show(<Form send={async () => "ok"} />);
  await user.type(field(/^Nom/), "M");
  expect(field(/^Nom/).getAttribute("aria-invalid")).toBeNull();
  await user.tab();
  expect(await screen.findByText("Au moins 2 caractères.")).toBeTruthy();
  await user.type(field(/^Nom/), "orand");
  expect(screen.queryByText("Au moins 2 caractères.")).toBeNull();
});

test("what is sent is what the schema makes of it, once however often the button is pressed", async () => {
  let finish: (result: string) => void = () => undefined;
  const send = vi.fn(() => new Promise<string>((resolve) => (finish = resolve)));
  const onSuccess = vi.fn();
  const user = show(<Form send={send} onSuccess={onSuccess} />);
  await user.type(field(/^Nom/), " Morand ");
  await user.type(field(/^De/), "12.50");
  const form = submit().closest("form") as HTMLFormElement;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await user.click(await screen.findByRole("button", { name: "Envoi…" }));
  await user.type(field(/^Nom/), "{Enter}");
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: "Morand", website: "", min: 1250 });
  finish("r1");
  await vi.waitFor(() =>
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith("r1", { name: "Morand", website: "", min: 1250 }),
  );
  expect(submit()).toBeTruthy();
});

test("what the server finds wrong stands at its field until it is changed; what was typed stays", async () => {
  const errors = { website: ["L’adresse doit commencer par https://"], companyIds: ["Choisissez une entreprise."] };
  const refusal = failed({ errors });
  const send = vi.fn(async () => Promise.reject<string>(refusal));
  const user = show(<Form send={send} />);
  await user.type(field(/^Nom/), "Morand");
  await user.type(field(/^Site/), "www.morand.ch");
  await user.click(submit());
  expect(await screen.findByText("L’adresse doit commencer par https://")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe("Choisissez une entreprise.");
  expect(field(/^Site/).value).toBe("www.morand.ch");
  expect(shownFor(refusal), "the toasts stand beside it, unread").toBe("beside");
  await user.type(field(/^Site/), "x");
  expect(screen.queryByText("L’adresse doit commencer par https://")).toBeNull();
});

test("what concerns no field is said above the form, and has the focus", async () => {
  const user = show(<Form send={async () => Promise.reject(failed({ status: 409, detail: "Déjà envoyée." }))} />);
  await user.type(field(/^Nom/), "Morand");
  await user.click(submit());
  const alert = await screen.findByRole("alert");
  expect(alert.textContent).toBe("Déjà envoyée.");
  expect(document.activeElement?.contains(alert)).toBe(true);
});

test("without a line nothing is sent: it is said so, what was typed stays, and a press sends it once the line is back", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  onTestFinished(() => onLine.mockRestore());
  const send = vi.fn(() =>
    navigator.onLine ? Promise.resolve("ok") : Promise.reject(new TypeError("Failed to fetch")),
  );
  const onSuccess = vi.fn();
  const user = show(<Form send={send} onSuccess={onSuccess} />);
  await user.type(field(/^Nom/), "Morand");
  await user.click(submit());
  expect(await screen.findByText(/^Hors connexion : rien n’est parti, votre saisie est gardée\./)).toBeTruthy();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event("online"));
  expect([field(/^Nom/).value, send.mock.calls.length]).toEqual(["Morand", 1]);
  await user.click(submit());
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
});

test("a server that does not answer loses nothing", async () => {
  const user = show(<Form send={async () => Promise.reject(new TypeError("fetch failed"))} />);
  await user.type(field(/^Nom/), "Morand");
  await user.click(submit());
  expect((await screen.findByRole("alert")).textContent).toContain("Votre saisie est gardée");
  expect(field(/^Nom/).value).toBe("Morand");
});
