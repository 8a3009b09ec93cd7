import { X } from "lucide-react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { screen, show } from "../../test/render.tsx";
import { DropdownMenu, MenuItem } from "../overlay/dropdown-menu.tsx";
import { IconButton } from "./icon-button.tsx";

function Once({ told }: { told: () => void }) {
  const [done, setDone] = useState(false);
  const act = () => {
    told();
    setDone(true);
  };
  return <IconButton icon={X} label="Retirer" held={done} onClick={act} />;
}

test("an icon that may not be pressed any more keeps the focus, and holds further presses back", async () => {
  const told = vi.fn<() => void>();
  const user = show(<Once told={told} />);
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Retirer" });
  await user.click(button);
  expect(document.activeElement).toBe(button);
  // A browser takes the focus from what is disabled natively.
  expect(button.disabled).toBe(false);
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await user.keyboard("{Enter}");
  expect(told).toHaveBeenCalledOnce();
});

test("nor does it open its menu", async () => {
  const menu = (disabled: boolean) => (
    <DropdownMenu trigger={<IconButton icon={X} label="Actions" held={disabled} />}>
      <MenuItem onSelect={() => undefined}>Supprimer</MenuItem>
    </DropdownMenu>
  );
  function Menus() {
    const [disabled, setDisabled] = useState(false);
    return (
      <>
        {menu(disabled)}
        <button onClick={() => setDisabled(true)}>Tenir</button>
      </>
    );
  }
  const user = show(<Menus />);
  await user.click(screen.getByRole("button", { name: "Actions" }));
  await screen.findByRole("menuitem");
  await user.keyboard("{Escape}");
  await user.click(screen.getByRole("button", { name: "Tenir" }));
  await user.click(screen.getByRole("button", { name: "Actions" }));
  await user.keyboard("{Enter}{ArrowDown}");
  expect(screen.queryByRole("menuitem")).toBeNull();
});
