import type { Item, Separator } from "@radix-ui/react-dropdown-menu";
import { createContext, type ReactElement, type ReactNode } from "react";

export interface DropdownMenuProps {
  /** A Button or an IconButton. */
  trigger: ReactElement<TriggerProps>;
  /** A line above the entries. */
  title?: ReactNode;
  align?: "start" | "end" | undefined;
  children: ReactNode;
}

interface TriggerProps {
  "aria-haspopup"?: "menu";
  "aria-expanded"?: boolean;
  onPointerEnter?: () => void;
  onFocus?: () => void;
  onClick?: () => void;
}

interface MenuParts {
  Item: typeof Item;
  Separator: typeof Separator;
  /** Notes what the chosen entry does, until the menu has closed. */
  choose: (act: () => void) => void;
}

/** What an open menu lends to its entries, which are drawn nowhere else. */
export const MenuContext = createContext<MenuParts>(undefined as unknown as MenuParts);
