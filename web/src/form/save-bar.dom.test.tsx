import { text } from "@metiro/shared/scalars";
import { waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { screen, show } from "#test/render.tsx";
import { TextField } from "./field/text-fields.tsx";
import { FormShell } from "./shell/form-shell.tsx";
import { useHoldForm } from "./shell/form-waits.ts";
import { SaveBar } from "./shell/save-bar.tsx";
import { useZodForm } from "./use-zod-form.ts";

const schema = z.object({ name: text(2, 10) });

function Upload({ underWay }: { underWay: boolean }) {
  useHoldForm(underWay);
  return null;
}

interface FormProps {
  send?: (values: { name: string }) => Promise<string>;
  isNew?: boolean;
  underWay?: boolean;
}

const sent = async () => "ok";

function Form({ send = sent, isNew = false, underWay = false }: FormProps) {
  const form = useZodForm(async () => schema, { defaultValues: { name: "Morand" } });
  return (
    <FormShell form={form} mutation={{ mutateAsync: send }} onSuccess={(_, values) => form.reset(values)}>
      <TextField control={form.control} name="name" label="Nom" />
      <Upload underWay={underWay} />
      <SaveBar form={form} back={isNew ? <a href="/">Retour</a> : undefined} />
    </FormShell>
  );
}

const bar = () => screen.queryByRole("region", { name: "Enregistrement" });
const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Nom" });

const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Enregistrer" });

/** Nothing to save, and told so. */
const atRest = () => {
  expect(bar()?.textContent).toContain("Tout est enregistré.");
  expect(save().getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByRole("button", { name: "Abandonner" })).toBeNull();
};

test("the bar is always there; once something is changed it saves, and once it is saved it says so", async () => {
  const send = vi.fn(async () => "ok");
  const user = show(<Form send={send} />);
  atRest();
  await user.type(field(), "d");
  expect(bar()?.textContent).toContain("Des changements ne sont pas enregistrés.");
  await user.click(save());
  await waitFor(atRest);
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: "Morandd" });
});

test("what is changed is given up, and nothing is left to save", async () => {
  const user = show(<Form />);
  await user.type(field(), "d");
  await user.click(screen.getByRole("button", { name: "Abandonner" }));
  expect(field().value).toBe("Morand");
  atRest();
});

test("while a file is on its way it can be saved with it", () => {
  show(<Form underWay />);
  expect(save().getAttribute("aria-disabled")).toBeNull();
});

test("what is new can be made from the beginning, or left", () => {
  show(<Form isNew />);
  expect(screen.getByRole("link", { name: "Retour" })).toBeTruthy();
  expect(save().getAttribute("aria-disabled")).toBeNull();
  expect(screen.queryByRole("button", { name: "Abandonner" })).toBeNull();
});
