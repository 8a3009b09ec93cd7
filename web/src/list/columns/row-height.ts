import { createContext } from "react";

/** How high the rows of all lists are: `list` leaves it to each. */
export type RowHeight = "list" | "compact" | "roomy";

/** What is chosen for all lists; a list's own choice goes before it. */
export const RowHeightContext = createContext<RowHeight>("list");
