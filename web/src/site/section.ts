/**
 * The parts of the application that are a document each: an entry, a tree of routes and a catalogue of texts of their own.
 * By the first part of a route's id.
 */
const sections = {
  auth: "auth",
  unsubscribe: "auth",
  request: "wizard",
  tenderer: "client",
  company: "company",
  admin: "admin",
  pages: "guides",
} as const;

export type Section = (typeof sections)[keyof typeof sections];

export const allSections: readonly Section[] = [...new Set(Object.values(sections))];

/** The section of a route, by its id (`/admin/jobs/$id`); undefined for the public pages. */
export function sectionOf(routeId: string): Section | undefined {
  const room = routeId.split("/")[1] ?? "";
  return Object.hasOwn(sections, room) ? sections[room as keyof typeof sections] : undefined;
}

/** They are large: the texts of the room that is shown come first. */
const panels: ReadonlySet<Section> = new Set(["client", "company", "admin"]);

/** The part of a panel that a route belongs to, by its id: `jobs` of `/admin/jobs/$id`, `index` of the first page. Undefined for what stands around all of them, and elsewhere. */
export function panelPartOf(routeId: string): string | undefined {
  const section = sectionOf(routeId);
  const room = routeId.split("/")[2];
  if (section === undefined || !panels.has(section)) return undefined;
  return room === "" ? "index" : room;
}

/** The source of a section's script. */
export const entryOf = (section: Section): string => `src/sections/${section}.ts`;

/** Whether its pages call the server as they are drawn; account pages and the wizard do when something of them is used. */
export const callsAtOnce = (section: Section): boolean => section !== "auth" && section !== "wizard";
