/** The icons of categories that have a drawing in drawings.svg. */
const drawn = new Set([
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
]);

/** The drawing of a category's icon; a house for one without. */
export const drawingOf = (icon: string | undefined): string => (icon !== undefined && drawn.has(icon) ? icon : "house");
