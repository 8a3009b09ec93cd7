import { fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "#test/render.tsx";
import RichText from "./rich-text.tsx";

// The document of the tests measures no lines of text; the editor scrolls to where it writes.
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });

test("after a kind of paragraph is chosen the next key is the text's, without a frame between", () => {
  show(<RichText label="Texte" lang="fr" value="<p>Avant de signer</p>" onChange={() => undefined} />);
  const kinds = screen.getByRole("combobox", { name: "Type de paragraphe" });
  kinds.focus();
  fireEvent.change(kinds, { target: { value: "2" } });
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Texte" }));
  expect(screen.getByRole("heading", { level: 2, name: "Avant de signer" })).toBeTruthy();
});
