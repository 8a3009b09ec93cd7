import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * A form that the server drew is used before its page is alive. What was chosen or typed there meanwhile is told to React
 * once it is `ready`, as if it happened then, and what was pressed is pressed (page/marks.ts has remembered it).
 */
export function useEarly(form: RefObject<HTMLFormElement | null>, ready: boolean): void {
  const tell = useRef<() => void>(undefined);
  const [drawnByServer] = useState(!ready);
  // At once: drawn again, the fields would stand as React knows them.
  useLayoutEffect(() => {
    if (form.current && drawnByServer) tell.current = toldLater(form.current);
  }, [form, drawnByServer]);
  useEffect(() => {
    if (!ready) return;
    tell.current?.();
    tell.current = undefined;
  }, [ready]);
}

function toldLater(form: HTMLFormElement): () => void {
  const { early } = form.dataset;
  delete form.dataset["early"];
  const told = [...form.elements].flatMap((field) => {
    if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type))
      return field.checked === field.defaultChecked ? [] : [() => press(field, early === "press")];
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return [];
    const { value, defaultValue } = field;
    return value === defaultValue ? [] : [() => type(field, value)];
  });
  return () => {
    for (const tell of told) tell();
    // Once React has drawn what it was told.
    if (early === "submit") setTimeout(() => form.requestSubmit());
  };
}

function press(field: HTMLInputElement, pointed: boolean) {
  field.checked = field.defaultChecked;
  if (pointed) field.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  field.click();
}

function type(field: HTMLInputElement | HTMLTextAreaElement, value: string) {
  field.value = field.defaultValue;
  // React watches its own way of setting a value: past it, it takes the change for a typed one.
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
