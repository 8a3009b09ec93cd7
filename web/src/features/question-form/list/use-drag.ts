import { type PointerEvent, useRef, useState } from "react";
import type { Selected } from "../model/editing.ts";

/** Before or after which row something is dropped. */
export interface DropTarget extends Selected {
  after: boolean;
}

interface Drag {
  item: Selected;
  over: DropTarget | undefined;
}

/** What a row carries so that it can be dropped on: its kind and id. */
export const rowAttributes = ({ kind, id }: Selected) => ({ "data-row-kind": kind, "data-row-id": id });

const edge = 60;

function targetAt(x: number, y: number): DropTarget | undefined {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-row-kind]");
  const { rowKind: kind, rowId: id } = row?.dataset ?? {};
  if (!row || id === undefined || (kind !== "step" && kind !== "question")) return undefined;
  const { top, height } = row.getBoundingClientRect();
  return { kind, id, after: y > top + height / 2 };
}

/** Moving a row by its grip, with mouse, pen or finger. Escape gives up. */
export function useDrag(onDrop: (item: Selected, target: DropTarget) => void) {
  const [drag, setDrag] = useState<Drag>();
  const latest = useRef<Drag>(undefined);
  const put = (next: Drag | undefined) => {
    latest.current = next;
    setDrag(next);
  };
  const grip = (item: Selected) => ({
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
      put({ item, over: targetAt(clientX, clientY) });
    },
    onPointerUp: () => {
      const over = latest.current?.over;
      put(undefined);
      if (over && over.id !== item.id) onDrop(item, over);
    },
    onPointerCancel: () => put(undefined),
  });
  return { grip, item: drag?.item, over: drag?.over, cancel: () => put(undefined) };
}
