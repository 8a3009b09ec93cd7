import { useState } from "react";
import { expect, test } from "vitest";
import { screen, show } from "#test/render.tsx";
import { fireEvent } from "@testing-library/react";
import { ContactNotice } from "./contact-notice.tsx";

function Described({ first }: { first: string }) {
  const [text, setText] = useState(first);
  return (
    <>
      <textarea aria-label="Description" value={text} onChange={(event) => setText(event.target.value)} />
      <ContactNotice text={text} writer="client" onChange={setText} />
    </>
  );
}

const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Description" });
const patient = { timeout: 10_000 };
const notice = /inutile de les écrire ici/;

test("says that contact details need not be written, and takes them out", async () => {
  show(<Described first="Repeindre le salon, 20 m2. Appelez le 079 555 77 88." />);
  // The finder is fetched, and its patterns are made, when there is something to look at.
  expect(await screen.findByText(notice, {}, patient)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Retirer du texte" }));
  expect(field().value).toBe("Repeindre le salon, 20 m2. Appelez le.");
  expect(screen.queryByText(notice)).toBeNull();
});

test("says of other texts what is hidden and what may slip through, and speaks when a number is typed", async () => {
  show(<Described first="Repeindre le salon, 20 m2, pour CHF 2'500.– le 12.11.2026" />);
  expect(await screen.findByText(/peuvent nous échapper/, {}, patient)).toBeTruthy();
  expect(screen.queryByText(notice)).toBeNull();
  fireEvent.change(field(), { target: { value: "Mon e-mail : marc@exemple.ch" } });
  expect(await screen.findByText(notice)).toBeTruthy();
});

test("under a short text it is quiet until there is something to take out", async () => {
  show(<ContactNotice quiet text="Repeindre le salon" writer="client" onChange={() => undefined} />);
  show(<ContactNotice quiet text="Appelez le 079 555 77 88" writer="company" onChange={() => undefined} />);
  expect(await screen.findByText(/dès qu’il vous choisit ; inutile de les écrire ici/, {}, patient)).toBeTruthy();
  expect(screen.queryByText(/peuvent nous échapper/)).toBeNull();
  expect(screen.getAllByRole("button", { name: "Retirer du texte" })).toHaveLength(1);
});
