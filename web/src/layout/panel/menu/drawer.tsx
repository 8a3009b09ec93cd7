import { useLingui } from "@lingui/react/macro";
import { X } from "lucide-react";
import type { RefObject } from "react";
import { IconButton } from "#ui/button/icon-button.tsx";
import type { MenuEntry } from "./menu-entry.ts";
import { SideMenu } from "./side-menu.tsx";

interface DrawerProps {
  ref: RefObject<HTMLDialogElement | null>;
  menu: readonly MenuEntry[];
  color: "dark" | "light";
}

/** The menu over the page, for phones and tablets. Opened with `showModal()`; Escape or a press beside it closes it. */
export function Drawer({ ref, menu, color }: DrawerProps) {
  const { t } = useLingui();
  const close = () => ref.current?.close();
  return (
    <dialog
      ref={ref}
      closedby="any"
      aria-label={t`Menu`}
      className="m-0 h-dvh max-h-none w-68 max-w-[85vw] backdrop:bg-scrim open:animate-fade-in"
    >
      <SideMenu menu={menu} color={color} onChoose={close} />
      <IconButton
        icon={X}
        label={t`Fermer le menu`}
        onClick={close}
        className={
          color === "dark" ? "absolute top-2.5 right-2 text-on-inverse hover:bg-inverse-2" : "absolute top-2.5 right-2"
        }
      />
    </dialog>
  );
}
