import type { Item, Separator } from "@radix-ui/react-dropdown-menu";
import { createContext } from "react";

interface MenuParts {
  Item: typeof Item;
  Separator: typeof Separator;
  /** Notes what the chosen entry does, until the menu has closed. */
  choose: (act: () => void) => void;
}

/** What an open menu lends to its entries, which are drawn nowhere else. */
export const MenuContext = createContext<MenuParts>(undefined as unknown as MenuParts);
