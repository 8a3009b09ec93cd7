import { type PointerEvent, useEffect, useRef, useState } from "react";

/** What a row stands for: its kind and id. */
interface Item {
  kind: string;
  id: string;
}

/** Before or after which row something is dropped. */
type DropTarget<Of extends Item> = Of & { after: boolean };

/** What a row carries so that it can be dropped on. */
export const rowAttributes = ({ kind, id }: Item) => ({ "data-row-kind": kind, "data-row-id": id });

const edge = 60;

function targetAt<Of extends Item>(kinds: readonly Of["kind"][], x: number, y: number): DropTarget<Of> | undefined {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-row-kind]");
  const { rowKind, rowId: id } = row?.dataset ?? {};
  const kind = kinds.find((one) => one === rowKind);
  if (!row || id === undefined || kind === undefined) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return { kind, id, after: y > top + height / 2 } as DropTarget<Of>;
}

/** Moving a row by its grip, with mouse, pen or finger, beside rows of some kinds. Escape gives up. */
export function useDrag<Of extends Item>(
  kinds: readonly Of["kind"][],
  onDrop: (item: Of, target: DropTarget<Of>) => void,
) {
  const [drag, setDrag] = useState<{ item: Of; over: DropTarget<Of> | undefined }>();
  const latest = useRef<typeof drag>(undefined);
  const put = (next: typeof drag) => {
    latest.current = next;
    setDrag(next);
  };
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return;
    const stop = (event: KeyboardEvent) => event.key === "Escape" && put(undefined);
    window.addEventListener("keydown", stop);
    return () => window.removeEventListener("keydown", stop);
  });
  const grip = (item: Of) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      put({ item, over: undefined });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!latest.current) return;
      const { clientX, clientY } = event;
      const list = event.currentTarget.closest("[data-scrolls]");
      const by = clientY < edge ? -edge / 4 : clientY > window.innerHeight - edge ? edge / 4 : 0;
      for (const scrolls of [list, window]) if (by !== 0) scrolls?.scrollBy(0, by);
      put({ item, over: targetAt<Of>(kinds, clientX, clientY) });
    },
    onPointerUp: () => {
      const over = latest.current?.over;
      put(undefined);
      if (over && over.id !== item.id) onDrop(item, over);
    },
    onPointerCancel: () => put(undefined),
  });
  /** Where a line shows that what is dragged would be dropped. */
  const dropAt = ({ id }: Item): "before" | "after" | undefined => {
    if (drag?.over?.id !== id || drag.item.id === id) return undefined;
    return drag.over.after ? "after" : "before";
  };
  return { grip, item: drag?.item, dropAt };
}

/** A line above or below a row. */
export const dropClass = {
  before: "shadow-[inset_0_3px_0_var(--color-accent)]",
  after: "shadow-[inset_0_-3px_0_var(--color-accent)]",
} as const;
