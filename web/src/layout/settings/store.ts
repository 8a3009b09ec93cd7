/** How the panels look: the list and the defaults of the specification. */
export const layoutChoices = {
  layout: ["horizontal", "vertical"],
  mode: ["light", "dark"],
  width: ["fluid", "boxed"],
  position: ["fixed", "scrollable"],
  topbar: ["light", "dark"],
  sidebarSize: ["lg", "sm"],
  sidebarColor: ["dark", "light"],
  preloader: ["disable", "enable"],
  theme: ["default", "contrast"],
  sidebarView: ["default", "detached"],
  sidebarImage: ["none", "drawing"],
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
  // Of these three the specification names no value.
  theme: "default",
  sidebarView: "default",
  sidebarImage: "none",
};

/** The key in session storage. */
const key = "layout";

/** The settings of this tab; what is stored and no longer a choice is left out. */
export function createLayoutStore(storage: Storage | undefined) {
  let chosen = read(storage);
  let settings: LayoutSettings = { ...layoutDefaults, ...chosen };
  const listeners = new Set<() => void>();
  return {
    current: () => settings,
    /** Whether a value was chosen rather than left as it is. */
    isChosen: (name: keyof LayoutSettings) => name in chosen,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (patch: Partial<LayoutSettings>) => {
      chosen = { ...chosen, ...patch };
      settings = { ...layoutDefaults, ...chosen };
      storage?.setItem(key, JSON.stringify(chosen));
      for (const listener of listeners) listener();
    },
  };
}

function read(storage: Storage | undefined): Partial<LayoutSettings> {
  try {
    const stored = Object(JSON.parse(storage?.getItem(key) ?? "{}")) as Record<string, unknown>;
    const known = Object.entries(layoutChoices).filter(([name, values]) =>
      (values as readonly unknown[]).includes(stored[name]),
    );
    return Object.fromEntries(known.map(([name]) => [name, stored[name]]));
  } catch {
    return {};
  }
}
