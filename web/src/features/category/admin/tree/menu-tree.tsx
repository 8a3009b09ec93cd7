import { DragDropProvider } from "@dnd-kit/react";
import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, useState } from "react";
import { Accessibility, StyleInjector } from "@dnd-kit/dom";
import { CategoryNode } from "./category-node.tsx";
import { type Menu, draggedOver } from "./menu.ts";
import { useMenuPositionText } from "./menu-position-text.ts";

export interface MenuTreeProps {
  menu: Menu;
  /** What a search leaves; all of the menu without one. */
  shown: Menu;
  searching: boolean;
  saving: boolean;
  current: string | undefined;
  open: ReadonlySet<string>;
  onToggle: (id: string) => void;
  onMove: (menu: Menu, said: string) => void;
}

type Provider = ComponentProps<typeof DragDropProvider>;

/** The tree whose rows are dragged with the pointer or the keyboard. While something is dragged it shows what would be. */
export default function MenuTree({ menu, shown, searching, saving, current, open, onToggle, onMove }: MenuTreeProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<{ menu: Menu; dragged: string } | null>(null);
  const placeText = useMenuPositionText();
  const plugins = usePlugins();

  const start: Provider["onDragStart"] = ({ operation: { source } }) => {
    if (source) setDraft({ menu, dragged: String(source.id) });
  };
  const over: Provider["onDragOver"] = (event) => {
    // The order on the screen is made here alone: rows also move from one list to another.
    event.preventDefault();
    const { source, target } = event.operation;
    if (!source || !target) return;
    const [dragged, onto] = [String(source.id), String(target.id)];
    setDraft((before) => before && { dragged, menu: draggedOver(before.menu, dragged, onto) });
  };
  const end: Provider["onDragEnd"] = ({ canceled }) => {
    if (!canceled && draft) onMove(draft.menu, placeText(draft.menu, draft.dragged));
    setDraft(null);
  };
  const draggingCategory = menu.some(({ id }) => id === draft?.dragged);
  return (
    <DragDropProvider plugins={plugins} onDragStart={start} onDragOver={over} onDragEnd={end}>
      <ul aria-label={t`Catégories`}>
        {(draft?.menu ?? shown).map((category, index) => (
          <CategoryNode
            key={category.id}
            category={category}
            index={index}
            fixed={searching || saving}
            current={current === category.id}
            open={!draggingCategory && (searching || open.has(category.id))}
            onToggle={searching ? undefined : () => onToggle(category.id)}
          />
        ))}
      </ul>
      <output className="sr-only">{draft && placeText(draft.menu, draft.dragged)}</output>
    </DragDropProvider>
  );
}

type Plugins = NonNullable<ComponentProps<typeof DragDropProvider>["plugins"]>;

/** How dragging is told in the reader's words, and how its styles get past the policy of the page. */
function usePlugins(): Plugins {
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
