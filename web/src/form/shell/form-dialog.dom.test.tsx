import { useState } from "react";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { screen, show } from "#test/render.tsx";
import { Button } from "#ui/button/button.tsx";
import { ConfirmProvider } from "#ui/overlay/confirm-provider.tsx";
import { TextField } from "../field/text-fields.tsx";
import { useZodForm } from "../use-zod-form.ts";
import { FormDialog } from "./form-dialog.tsx";

const schema = z.object({ name: z.string() });

function Dialog({ asks, onClose }: { asks: boolean | undefined; onClose: () => void }) {
  const form = useZodForm(async () => schema, { defaultValues: { name: "Clé" } });
  return (
    <FormDialog
      title="Renommer"
      onClose={onClose}
      asksToClose={asks}
      form={form}
      mutation={{ mutateAsync: async () => undefined }}
      submitLabel="Enregistrer"
      onSuccess={onClose}
      secondary={(close) => <Button onClick={close}>Annuler</Button>}
    >
      <TextField control={form.control} name="name" label="Nom" />
    </FormDialog>
  );
}

function open(asks?: boolean) {
  function Page() {
    const [shown, setShown] = useState(true);
    return <ConfirmProvider>{shown && <Dialog asks={asks} onClose={() => setShown(false)} />}</ConfirmProvider>;
  }
  return show(<Page />);
}
const name = () => screen.queryByRole<HTMLInputElement>("textbox", { name: "Nom", hidden: true });
const gone = () => vi.waitFor(() => expect(name()).toBeNull());
const question = () => screen.findByRole("dialog", { name: "Fermer sans terminer ?" });

test("a dialog in which something was typed asks before it closes, by Escape as by the way back beside its button", async () => {
  const user = open();
  await user.type(screen.getByRole("textbox", { name: "Nom" }), " noire");
  await user.keyboard("{Escape}");
  await question();
  await user.click(screen.getByRole("button", { name: "Continuer" }));
  await vi.waitFor(() => expect(screen.queryByRole("dialog", { name: "Fermer sans terminer ?" })).toBeNull());
  expect(name()?.value).toBe("Clé noire");
  await user.click(screen.getByRole("button", { name: "Annuler" }));
  await question();
  await user.click(screen.getByRole("button", { name: "Fermer sans terminer" }));
  await gone();
});

test("one in which nothing is changed closes at once, and so does one that has been sent", async () => {
  const user = open();
  await user.type(screen.getByRole("textbox", { name: "Nom" }), "s{Backspace}");
  await user.keyboard("{Escape}");
  await gone();
  const other = open();
  await other.type(screen.getByRole("textbox", { name: "Nom" }), " noire");
  await other.click(screen.getByRole("button", { name: "Enregistrer" }));
  await gone();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("where nothing would be lost it does not ask", async () => {
  const user = open(false);
  await user.type(screen.getByRole("textbox", { name: "Nom" }), " noire");
  await user.keyboard("{Escape}");
  await gone();
});
