const focusable = "input:not([type=hidden]), select, textarea, button";

/** Moves the focus to the first field in error, in the order of the page; to the message about the whole without one. */
export function focusFault(form: HTMLElement) {
  const fault = form.querySelector<HTMLElement>("[aria-invalid=true], [data-invalid], [data-form-fault]");
  const target = fault?.matches(`${focusable}, [data-form-fault]`)
    ? fault
    : fault?.querySelector<HTMLElement>(focusable);
  target?.focus();
}
