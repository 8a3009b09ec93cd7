/** What the page has made of a failed call by itself. */
type Shown = "beside" | "instead";

const shown = new WeakMap<object, Shown>();
const note = (error: unknown, how: Shown) => {
  if (typeof error === "object" && error !== null && shown.get(error) !== "instead") shown.set(error, how);
};

/**
 * The page says at its fields, or above them, what was refused, and moves the focus there. The toasts stand beside it and are not
 * read out: a screen reader hears each message once.
 */
export const shownInPage = (error: unknown): void => note(error, "beside");

/** The refusal is a step of what the page does, which goes on with it: nothing has failed, and no toast is shown. */
export const expectedHere = (error: unknown): void => note(error, "instead");

export const shownFor = (error: object): Shown | undefined => shown.get(error);
