import type { Problem } from "@metiro/shared/errors/codes";
import { shownFor } from "#api/failure/shown-failure.ts";
import { text } from "@metiro/shared/scalars";
import { within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import { screen, show } from "#test/render.tsx";
import { ConfirmProvider } from "#ui/overlay/confirm-provider.tsx";
import { FormShell } from "../shell/form-shell.tsx";
import { TextField } from "../field/text-fields.tsx";
import { useRevisionedForm } from "./use-revisioned-form.ts";
import { useZodForm } from "../use-zod-form.ts";

const schema = z.object({ name: text(2, 80), note: z.string() });
type Values = z.output<typeof schema>;
type Row = Values & { revision: number };

const conflict = Object.assign(new Error("conflict"), {
  data: { problem: { status: 409, code: "REVISION_CONFLICT", detail: "Déjà modifié." } satisfies Partial<Problem> },
});

/** A row on a server that somebody else has changed since it was read. */
function changedMeanwhile() {
  let stored: Row = { name: "Peinture et plâtre", note: "Intérieur", revision: 4 };
  return {
    stored: () => stored,
    latest: vi.fn(async () => stored),
    save: vi.fn(async ({ baseRevision, ...values }: Values & { baseRevision: number }) => {
      if (baseRevision !== stored.revision) throw conflict;
      return (stored = { ...values, revision: baseRevision + 1 });
    }),
  };
}
type Server = ReturnType<typeof changedMeanwhile>;

function Form({ server }: { server: Server }) {
  const row: Row = { name: "Peinture", note: "Intérieur", revision: 3 };
  const form = useZodForm(async () => schema, { defaultValues: row });
  const revised = useRevisionedForm<Row, Values>({
    row,
    latest: server.latest,
    valuesOf: ({ name, note }) => ({ name, note }),
    typed: () => form.getValues(),
    take: (present) => form.reset(present),
    wordsOf: ({ name, note }) => [
      { label: "Nom", value: name },
      { label: "Note", value: note },
    ],
  });
  return (
    <ConfirmProvider>
      <FormShell
        form={form}
        revised={revised}
        mutation={{ mutateAsync: (values) => server.save({ ...values, baseRevision: revised.base() }) }}
        onSuccess={revised.saved}
        submitLabel="Enregistrer"
      >
        <TextField control={form.control} name="name" label="Nom" />
      </FormShell>
    </ConfirmProvider>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Nom" });
const press = (name: string) => screen.findByRole("button", { name });

async function second(server: Server) {
  const user = show(<Form server={server} />);
  await user.clear(field());
  await user.type(field(), "Peinture fine");
  await user.click(await press("Enregistrer"));
  const alert = await screen.findByRole("alert");
  await within(alert).findByText("Quelqu’un d’autre a enregistré entre-temps");
  return { user, alert };
}

test("who saves second is told, has the focus there, and keeps what was typed", async () => {
  const server = changedMeanwhile();
  const { alert } = await second(server);
  expect(document.activeElement).toBe(alert);
  expect(shownFor(conflict), "no toast: it is a step of saving").toBe("instead");
  expect(field().value).toBe("Peinture fine");
  expect(server.stored().name).toBe("Peinture et plâtre");
});

test("what stands can be compared with what was typed, where they differ", async () => {
  const { user } = await second(changedMeanwhile());
  await user.click(await press("Comparer"));
  const table = await screen.findByRole("table", { name: "Ce qui diffère" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole("cell")
        .map((cell) => cell.textContent),
    ),
  ).toEqual([["Nom", "Peinture et plâtre", "Peinture fine"]]);
  await user.click(await press("Revenir à ma saisie"));
  expect(field().value).toBe("Peinture fine");
});

test("one may save over it, once having been told", async () => {
  const server = changedMeanwhile();
  const { user } = await second(server);
  await user.click(await press("Enregistrer ma saisie"));
  await vi.waitFor(() => expect(server.stored()).toMatchObject({ name: "Peinture fine", revision: 5 }));
  expect(screen.queryByRole("alert")).toBeNull();
  await user.type(field(), " et lisse");
  await user.click(await press("Enregistrer"));
  await vi.waitFor(() => expect(server.stored()).toMatchObject({ name: "Peinture fine et lisse", revision: 6 }));
});

test("or take what stands, after being asked, and go on from there", async () => {
  const server = changedMeanwhile();
  const { user } = await second(server);
  await user.click(await press("Reprendre la version enregistrée"));
  await user.click(await press("Garder ma saisie"));
  expect(field().value).toBe("Peinture fine");
  await user.click(await press("Reprendre la version enregistrée"));
  await user.click(await press("Reprendre cette version"));
  await vi.waitFor(() => expect(field().value).toBe("Peinture et plâtre"));
  expect(screen.queryByRole("alert")).toBeNull();
  await user.type(field(), " fin");
  await user.click(await press("Enregistrer"));
  await vi.waitFor(() => expect(server.stored()).toMatchObject({ name: "Peinture et plâtre fin", revision: 5 }));
});

test("when what stands cannot be read either, that is said and the form stays", async () => {
  const server = changedMeanwhile();
  server.latest.mockRejectedValueOnce(new TypeError("network"));
  const user = show(<Form server={server} />);
  await user.type(field(), " fine");
  await user.click(await press("Enregistrer"));
  expect((await screen.findByRole("alert")).textContent).toContain("Le serveur n’a pas répondu");
  expect(field().value).toBe("Peinture fine");
});
