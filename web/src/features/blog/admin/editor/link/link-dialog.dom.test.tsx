import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "#test/render.tsx";
import { ConfirmProvider } from "#ui/overlay/confirm-provider.tsx";
import RichText from "../rich-text.tsx";

// The document of the tests measures no lines of text; the editor scrolls to where it writes.
Object.assign(Range.prototype, { getClientRects: () => [], getBoundingClientRect: () => new DOMRect() });

test("an address that leads nowhere is refused at its field; another one is written as a link", async () => {
  const onChange = vi.fn();
  const user = show(
    <ConfirmProvider>
      <RichText label="Texte" lang="fr" value="" onChange={onChange} />
    </ConfirmProvider>,
  );
  await user.click(screen.getByRole("button", { name: /^Lien/ }));
  const address = await screen.findByRole("textbox", { name: "Adresse" });
  expect(document.activeElement).toBe(address);
  await user.type(address, "nulle part{Enter}");
  await waitFor(() => expect(address.getAttribute("aria-invalid")).toBe("true"));
  await user.clear(address);
  await user.type(address, "metiro.ch{Enter}");
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(expect.stringContaining('href="https://metiro.ch/"')));
  expect(screen.queryByRole("dialog")).toBeNull();
});
