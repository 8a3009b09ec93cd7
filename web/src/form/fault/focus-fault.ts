/** What of a field takes the focus. */
export const focusable = "input:not([type=hidden]), select, textarea, button";

/** The first field in error, in the order of the page, whether it can be seen or not; the message about the whole without one. */
export const faultIn = (form: HTMLElement): HTMLElement | null =>
  form.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid], [data-form-fault]");

/** Moves the focus to the first field in error, in the order of the page; to the message about the whole without one. */
export function focusFault(form: HTMLElement) {
  const fault = faultIn(form);
  const target = fault?.matches(`${focusable}, [data-form-fault]`)
    ? fault
    : fault?.querySelector<HTMLElement>(focusable);
  target?.focus();
}
