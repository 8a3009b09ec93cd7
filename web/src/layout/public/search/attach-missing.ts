interface Missing {
  field: HTMLInputElement;
  /** Hidden until somebody sends the form without words. */
  said: HTMLElement;
  signal: AbortSignal;
}

/** Says in the page's words that a required field is empty, where the browser would say it in its own language. */
export function attachMissing({ field, said, signal }: Missing): void {
  const show = (missing: boolean) => {
    said.hidden = !missing;
    for (const [name, value] of Object.entries({ "aria-invalid": "true", "aria-describedby": said.id }))
      if (missing) field.setAttribute(name, value);
      else field.removeAttribute(name);
  };
  field.addEventListener(
    "invalid",
    (event) => {
      event.preventDefault();
      show(true);
      field.focus();
    },
    { signal },
  );
  field.addEventListener("input", () => show(false), { signal });
}
