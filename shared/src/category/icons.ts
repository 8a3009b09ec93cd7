/** The icons of categories that the site has a drawing for; without one a category shows a house. */
export const categoryIcons = [
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
export type CategoryIcon = (typeof categoryIcons)[number];
