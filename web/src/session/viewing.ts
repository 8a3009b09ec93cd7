/** Where a tab keeps the panel that an admin looks at in it; the keys of the session stand beside it. */
const key = "viewing";
const ofView = [key, "token", "currentUser"];

/** The page of the back office from which a panel is looked at in this tab; undefined in every other tab. */
export function viewedFrom(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** From the next document on this tab shows the panel of that person; the other tabs, and the admin's session, stay as they are. */
export function beginView({ token, user, back }: { token: string; user: object; back: string }): void {
  sessionStorage.setItem("token", token);
  sessionStorage.setItem("currentUser", JSON.stringify(user));
  sessionStorage.setItem(key, back);
}

/** Leaves the panel, for the page that it was opened from. */
export function leaveView(): void {
  const back = viewedFrom() ?? "/admin";
  for (const name of ofView) sessionStorage.removeItem(name);
  window.history.replaceState(null, "", back);
  window.location.reload();
}
