import { Accessibility, StyleInjector } from "@dnd-kit/dom";
import type { DragDropProvider } from "@dnd-kit/react";
import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, useState } from "react";

type Plugins = NonNullable<ComponentProps<typeof DragDropProvider>["plugins"]>;

/** How dragging is told in the reader's words, and how its styles get past the policy of the page. */
export function usePlugins(): Plugins {
  const { t } = useLingui();
  // Made once: another list of plugins would start the library anew in the middle of a drag.
  const [plugins] = useState((): Plugins => {
    const accessibility = Accessibility.configure({
      announcements: {
        dragstart: () => t`Pris. Flèches pour déplacer, espace pour poser, échap pour annuler.`,
        dragend: ({ canceled }: { canceled: boolean }) => (canceled ? t`Déplacement annulé.` : t`Posé.`),
      },
      screenReaderInstructions: {
        draggable: t`Espace pour prendre, flèches pour déplacer, espace pour poser, échap pour annuler.`,
      },
    });
    const { nonce } = document.querySelector<HTMLElement>("[nonce]") ?? {};
    const styles = StyleInjector.configure(nonce === undefined ? {} : { nonce });
    const replaced = new Set<unknown>([Accessibility, StyleInjector]);
    return (defaults) => [...defaults.filter((plugin) => !replaced.has(plugin)), accessibility, styles];
  });
  return plugins;
}
