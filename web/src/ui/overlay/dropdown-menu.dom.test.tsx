import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { show } from "../../test/render.tsx";
import { Button } from "../button/button.tsx";
import { toasts } from "../feedback/toast-store.ts";
import { DropdownMenu, MenuItem } from "./dropdown-menu.tsx";

const missing = vi.hoisted(() => ({ tries: 0 }));
vi.mock("./opened-menu.tsx", () => {
  missing.tries += 1;
  throw new TypeError("Failed to fetch dynamically imported module");
});

test("a menu that does not arrive leaves the page and its trigger as they are", async () => {
  vi.stubGlobal("fetch", vi.fn<typeof fetch>().mockRejectedValue(new TypeError("no line")));
  // React tells what a boundary has caught.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const user = show(
    <>
      <input aria-label="Note" />
      <DropdownMenu trigger={<Button>Actions</Button>}>
        <MenuItem onSelect={() => undefined}>Supprimer</MenuItem>
      </DropdownMenu>
    </>,
  );
  await user.type(screen.getByLabelText("Note"), "à garder");
  await user.click(screen.getByRole("button", { name: "Actions" }));

  await vi.waitFor(() => expect(toasts.current()).toHaveLength(1));
  expect(toasts.current()[0]).toMatchObject({ tone: "error", action: { label: "Recharger" } });
  expect(screen.getByLabelText<HTMLInputElement>("Note").value).toBe("à garder");

  const before = missing.tries;
  await user.click(screen.getByRole("button", { name: "Actions" }));
  await vi.waitFor(() => expect(missing.tries).toBeGreaterThan(before));
});
