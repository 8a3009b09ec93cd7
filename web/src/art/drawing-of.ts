import { categoryIcons } from "@metiro/shared/category/icons";

const drawn: ReadonlySet<string> = new Set(categoryIcons);

/** The drawing of a category's icon in drawings.svg; a house for one without. */
export const drawingOf = (icon: string | undefined): string => (icon !== undefined && drawn.has(icon) ? icon : "house");
