/** How the panels look: the list and the defaults of the specification. */
const layoutChoices = {
  layout: ["horizontal", "vertical"],
  mode: ["light", "dark", "system"],
  width: ["fluid", "boxed"],
  position: ["fixed", "scrollable"],
  topbar: ["light", "dark"],
  sidebarSize: ["lg", "sm"],
  sidebarColor: ["dark", "light"],
  preloader: ["disable", "enable"],
  theme: ["default", "contrast"],
  sidebarView: ["default", "detached"],
  sidebarImage: ["none", "drawing"],
  rows: ["list", "compact", "roomy"],
} as const;

export type LayoutSettings = { [Name in keyof typeof layoutChoices]: (typeof layoutChoices)[Name][number] };

export const layoutDefaults: LayoutSettings = {
  layout: "horizontal",
  mode: "light",
  width: "fluid",
  position: "fixed",
  topbar: "light",
  sidebarSize: "lg",
  sidebarColor: "dark",
  preloader: "disable",
  // Of these the specification names no value.
  theme: "default",
  sidebarView: "default",
  sidebarImage: "none",
  rows: "list",
};

/** The key in both storages. */
const key = "layout";

/**
 * The settings of this tab, kept in its session; a new one begins with what was last chosen on this device. What is stored and
 * no longer a choice is left out.
 */
export function createLayoutStore(session: Storage | undefined, device: Storage | undefined) {
  let chosen = read(session) ?? read(device) ?? {};
  let settings: LayoutSettings = { ...layoutDefaults, ...chosen };
  const listeners = new Set<() => void>();
  return {
    current: () => settings,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (patch: Partial<LayoutSettings>) => {
      chosen = { ...chosen, ...patch };
      settings = { ...layoutDefaults, ...chosen };
      for (const storage of [session, device]) storage?.setItem(key, JSON.stringify(chosen));
      for (const listener of listeners) listener();
    },
  };
}

function read(storage: Storage | undefined): Partial<LayoutSettings> | undefined {
  try {
    const text = storage?.getItem(key);
    if (text === null || text === undefined) return undefined;
    const stored = Object(JSON.parse(text)) as Record<string, unknown>;
    const known = Object.entries(layoutChoices).filter(([name, values]) =>
      (values as readonly unknown[]).includes(stored[name]),
    );
    return Object.fromEntries(known.map(([name]) => [name, stored[name]]));
  } catch {
    return undefined;
  }
}
