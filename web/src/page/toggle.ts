/** Opens and closes what a button names with `aria-expanded`; the styles show or hide it by that. */
export function toggle(button: Element): void {
  button.setAttribute("aria-expanded", String(button.getAttribute("aria-expanded") !== "true"));
}
