/** The icons of categories that have a drawing in drawings.svg. */
export const drawnIcons = [
  "hammer",
  "paint-roller",
  "droplet",
  "bolt",
  "door-open",
  "spray-can",
  "truck",
  "leaf",
  "screwdriver-wrench",
  "laptop-code",
  "briefcase",
  "champagne-glasses",
] as const;
export type DrawnIcon = (typeof drawnIcons)[number];

const drawn: ReadonlySet<string> = new Set(drawnIcons);

/** The drawing of a category's icon; a house for one without. */
export const drawingOf = (icon: string | undefined): string => (icon !== undefined && drawn.has(icon) ? icon : "house");
