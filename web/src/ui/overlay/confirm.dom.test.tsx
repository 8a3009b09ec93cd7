import { fireEvent, waitFor } from "@testing-library/react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { expect, test } from "vitest";
import { screen, show } from "#test/render.tsx";
import { Button } from "../button/button.tsx";
import { type Confirmation, useConfirm } from "./confirm-context.ts";
import { ConfirmProvider } from "./confirm-provider.tsx";
import { DropdownMenu, MenuItem } from "./dropdown-menu.tsx";

const question: Confirmation = {
  title: "Annuler cette demande ?",
  children: "Les 4 entreprises contactées seront prévenues.",
  action: "Annuler la demande",
  keep: "Garder la demande",
};

function Asker(extra: Partial<Confirmation>) {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState("");
  const ask = async () => setAnswer(JSON.stringify(await confirm({ ...question, ...extra })));
  return (
    <>
      <Button onClick={() => void ask()}>Demander</Button>
      <output>{answer}</output>
    </>
  );
}

const asker = (extra: Partial<Confirmation> = {}) =>
  show(
    <ConfirmProvider>
      <Asker {...extra} />
    </ConfirmProvider>,
  );
const answer = () => screen.getByRole("status", { hidden: true }).textContent;

test("asks with the focus on the way that changes nothing; Escape is no", async () => {
  const user = asker();
  await user.click(screen.getByRole("button", { name: "Demander" }));
  await screen.findByRole("dialog", { name: question.title, description: /seront prévenues/ });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Garder la demande" }));
  await user.keyboard("{Escape}");
  expect(answer()).toBe("null");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("afterwards the focus is back on what asked, also where that was an entry of a menu", async () => {
  const user = show(
    <ConfirmProvider>
      <Asker />
      <AskingMenu />
    </ConfirmProvider>,
  );
  for (const name of ["Demander", "Autres actions"]) {
    await user.click(screen.getByRole("button", { name }));
    if (name === "Autres actions") await user.click(await screen.findByRole("menuitem", { name: "Annuler" }));
    await screen.findByRole("dialog");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name })));
  }
});

test("where what asked is gone by then, the focus goes to the content of the page", async () => {
  const user = show(
    <ConfirmProvider>
      <main>
        <AskingOnce />
      </main>
    </ConfirmProvider>,
  );
  await user.click(screen.getByRole("button", { name: "Demander" }));
  await user.click(await screen.findByRole("button", { name: question.action }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("main")));
});

function AskingOnce() {
  const confirm = useConfirm();
  const [asked, setAsked] = useState(false);
  const ask = async () => {
    await confirm(question);
    flushSync(() => setAsked(true));
  };
  return asked ? null : <Button onClick={() => void ask()}>Demander</Button>;
}

function AskingMenu() {
  const confirm = useConfirm();
  return (
    <DropdownMenu trigger={<Button>Autres actions</Button>}>
      <MenuItem onSelect={() => void confirm(question)}>Annuler</MenuItem>
    </DropdownMenu>
  );
}

test("hands the reason back", async () => {
  const user = asker({ reason: { label: "Raison", maxLength: 100 } });
  await user.click(screen.getByRole("button", { name: "Demander" }));
  await user.type(await screen.findByRole("textbox", { name: /Raison/ }), " Trop cher ");
  await user.click(screen.getByRole("button", { name: "Annuler la demande" }));
  expect(answer()).toBe('{"reason":"Trop cher"}');
});

test("a name is one line, which Enter sends", async () => {
  const user = asker({ reason: { label: "Nom", maxLength: 60, oneLine: true } });
  await user.click(screen.getByRole("button", { name: "Demander" }));
  await user.type(await screen.findByRole("textbox", { name: /Nom/ }), "Visite{Enter}");
  expect(answer()).toBe('{"reason":"Visite"}');
});

test("what cannot be undone wants its name typed first", async () => {
  const user = asker({ retype: "Morand Sàrl" });
  await user.click(screen.getByRole("button", { name: "Demander" }));
  const field = await screen.findByRole("textbox", { name: /Morand Sàrl/ });
  const action = screen.getByRole<HTMLButtonElement>("button", { name: "Annuler la demande" });
  await user.type(field, "Morand{Enter}");
  expect(action.getAttribute("aria-disabled")).toBe("true");
  expect(answer()).toBe("");
  await user.type(field, " Sàrl{Enter}");
  expect(answer()).toBe('{"reason":""}');
});

test("the second press of a double click does not meet what stood below the question", async () => {
  const user = asker();
  await user.click(screen.getByRole("button", { name: "Demander" }));
  await user.click(await screen.findByRole("button", { name: "Annuler la demande" }));
  await waitFor(() => expect(answer()).toBe('{"reason":""}'));
  const below = screen.getByRole("button", { name: "Demander", hidden: true });
  fireEvent.click(below, { detail: 2 });
  expect(screen.queryByRole("dialog", { name: question.title })).toBeNull();
  fireEvent.click(below, { detail: 1 });
  await screen.findByRole("dialog", { name: question.title });
});

test("a typed reason does not go with Escape before it is asked; without one there is nothing to ask", async () => {
  const user = asker({ reason: { label: "Motif", maxLength: 100 } });
  await user.click(screen.getByRole("button", { name: "Demander" }));
  await user.type(await screen.findByRole("textbox", { name: /Motif/ }), "Doublon");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Continuer" }));
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: /Motif/ });
  expect(field.value).toBe("Doublon");
  expect(answer()).toBe("");
  await user.keyboard("{Escape}");
  await user.click(await screen.findByRole("button", { name: "Fermer sans terminer" }));
  await waitFor(() => expect(answer()).toBe("null"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what it cannot go on without is told by the button that cannot be pressed yet", async () => {
  const user = asker({ reason: { label: "Motif", maxLength: 100, required: true } });
  await user.click(screen.getByRole("button", { name: "Demander" }));
  const act = await screen.findByRole("button", { name: question.action, description: /Remplissez d’abord/ });
  act.focus();
  expect(document.activeElement).toBe(act);
  await user.keyboard("{Enter}");
  expect(answer()).toBe("");
});
