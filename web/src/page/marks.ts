/** What the styles of a page read from `<html>`: who is signed in, the chosen theme. */

/**
 * Runs before the first paint, so that nothing flickers. It is sent as text, so it uses nothing of this module.
 */
export function markAtFirstPaint() {
  const { dataset } = document.documentElement;
  try {
    const part = localStorage.getItem("currentUser") && localStorage.getItem("token")?.split(".")[1];
    if (part) dataset["signedIn"] = String(JSON.parse(atob(part.replaceAll("-", "+").replaceAll("_", "/"))).role);
    const layout = sessionStorage.getItem("layout") ?? localStorage.getItem("layout") ?? "";
    const mode = /"mode":"(light|dark|system)"/.exec(layout)?.[1];
    if (mode) dataset["theme"] = mode;
  } catch {
    // Without storage, or with a token that cannot be read, there is nothing to mark.
  }
}

export const firstPaint = `(${markAtFirstPaint.toString()})()`;

/** Marks the role of who is signed in; nobody takes the mark away. */
export function markSignedIn(role: string | undefined): void {
  const { dataset } = document.documentElement;
  if (role) dataset["signedIn"] = role;
  else delete dataset["signedIn"];
}
