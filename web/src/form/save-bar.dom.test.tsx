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

test("the bar is there once something is changed, and away again once it is saved", async () => {
  const send = vi.fn(async () => "ok");
  const user = show(<Form send={send} />);
  expect(bar()).toBeNull();
  await user.type(field(), "d");
  expect(bar()?.textContent).toContain("Des changements ne sont pas enregistrés.");
  await user.click(screen.getByRole("button", { name: "Enregistrer" }));
  await waitFor(() => expect(bar()).toBeNull());
  expect(send).toHaveBeenCalledExactlyOnceWith({ name: "Morandd" });
});

test("what is changed is given up, and with it the bar", async () => {
  const user = show(<Form />);
  await user.type(field(), "d");
  await user.click(screen.getByRole("button", { name: "Abandonner" }));
  expect([field().value, bar()]).toEqual(["Morand", null]);
});

test("the bar is there while a file is on its way", () => {
  show(<Form underWay />);
  expect(bar()).not.toBeNull();
});

test("what is new can be made from the beginning, or left", () => {
  show(<Form isNew />);
  expect(screen.getByRole("link", { name: "Retour" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Abandonner" })).toBeNull();
});
