import { expect, test, vi } from "vitest";
import { z } from "zod";
import { screen, show } from "#test/render.tsx";
import { CheckboxField, ChoiceField, SelectField } from "./choice-fields.tsx";
import { DateField } from "./date-field.tsx";
import { FormShell } from "../shell/form-shell.tsx";
import { MoneyField, NumberField } from "./number-fields.tsx";
import { PasswordField, TextAreaField, TextField } from "./text-fields.tsx";
import { useZodForm } from "../use-zod-form.ts";

const schema = z.object({
  name: z.string(),
  password: z.string(),
  about: z.string(),
  unit: z.string(),
  contact: z.string(),
  accepted: z.literal(true),
  from: z.iso.date(),
  area: z.number(),
  price: z.int(),
});

const blank = {
  name: "",
  password: "",
  about: "",
  unit: "",
  contact: "",
  accepted: false as true,
  from: "",
  area: null as unknown as number,
  price: null as unknown as number,
};

const choices = [
  { value: "mail", label: "E-mail" },
  { value: "phone", label: "Téléphone" },
];

function Form({ send }: { send: (values: z.output<typeof schema>) => Promise<void> }) {
  const form = useZodForm(async () => schema, { defaultValues: blank });
  const { control } = form;
  return (
    <FormShell form={form} mutation={{ mutateAsync: send }} submitLabel="Enregistrer">
      <TextField control={control} name="name" label="Nom" />
      <PasswordField control={control} name="password" label="Mot de passe" autoComplete="new-password" />
      <TextAreaField control={control} name="about" label="Présentation" limit={500} />
      <SelectField
        control={control}
        name="unit"
        label="Unité"
        placeholder="Choisir"
        options={[{ value: "m2", label: "au m²" }]}
      />
      <ChoiceField control={control} name="contact" label="Contact" options={choices} />
      <CheckboxField control={control} name="accepted" label="J’accepte les conditions." />
      <DateField control={control} name="from" label="Disponible dès le" />
      <NumberField control={control} name="area" label="Surface" unit="m²" />
      <MoneyField control={control} name="price" label="Prix" currency="CHF" />
    </FormShell>
  );
}

const save = () => screen.getByRole("button", { name: "Enregistrer" });

test("each kind of field writes its value", async () => {
  const send = vi.fn(async () => undefined);
  const user = show(<Form send={send} />);
  await user.type(screen.getByRole("textbox", { name: "Nom" }), "Morand");
  await user.type(screen.getByLabelText("Mot de passe"), "secret");
  await user.click(screen.getByRole("button", { name: "Afficher le mot de passe" }));
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Mot de passe" }).value).toBe("secret");
  await user.type(screen.getByRole("textbox", { name: "Présentation" }), "Bonjour");
  expect(screen.getByText("7 / 500")).toBeTruthy();
  await user.selectOptions(screen.getByRole("combobox", { name: "Unité" }), "au m²");
  await user.click(screen.getByRole("radio", { name: "Téléphone" }));
  await user.click(screen.getByRole("checkbox", { name: "J’accepte les conditions." }));
  await user.type(screen.getByRole("textbox", { name: "Disponible dès le" }), "6.7.2026");
  await user.type(screen.getByRole("textbox", { name: "Surface" }), "84,5");
  await user.type(screen.getByRole("textbox", { name: "Prix" }), "1200");
  await user.click(save());
  await vi.waitFor(() =>
    expect(send).toHaveBeenCalledExactlyOnceWith({
      name: "Morand",
      password: "secret",
      about: "Bonjour",
      unit: "m2",
      contact: "phone",
      accepted: true,
      from: "2026-07-06",
      area: 84.5,
      price: 120000,
    }),
  );
});

test("each kind of field says what is wrong with it", async () => {
  const user = show(<Form send={async () => undefined} />);
  await user.type(screen.getByRole("textbox", { name: "Disponible dès le" }), "31/02/2026");
  await user.type(screen.getByRole("textbox", { name: "Surface" }), "grande");
  await user.click(save());
  const wrong = (role: string, name: string | RegExp, words: string) =>
    expect(screen.getByRole(role, { name, description: new RegExp(words) })).toBeTruthy();
  await screen.findAllByText("Ce champ est à compléter.");
  wrong("checkbox", "J’accepte les conditions.", "Cochez cette case pour continuer.");
  wrong("textbox", "Disponible dès le", "Cette date n’existe pas ou n’est pas lisible.");
  wrong("textbox", "Surface", "Indiquez un nombre.");
  wrong("textbox", "Prix", "Ce champ est à compléter.");
});
