import { forgetTab } from "./device/device-data.ts";
import { deviceStorage } from "./device-storage.ts";
import { concernsSession, createSession, type Session } from "./session.ts";
import { leaveView, viewedFrom } from "./viewing.ts";

/**
 * The session of this tab. It follows the other tabs: who signs out in one has signed out in all. `onAnotherPerson` is
 * called when somebody else, or nobody, is signed in; another token of the same person is taken without a word.
 */
export function createBrowserSession(onAnotherPerson: () => void): Session {
  // Whose panel an admin looks at in this tab ends here alone: nobody is signed out by that.
  if (viewedFrom() !== undefined) return { ...createSession(sessionStorage), end: leaveView, expire: leaveView };
  const session = createSession(deviceStorage());
  const person = () => session.current()?.user.id;
  const anotherPerson = () => {
    forgetTab();
    onAnotherPerson();
  };
  window.addEventListener("storage", (event) => {
    if (!concernsSession(event)) return;
    const before = person();
    session.refresh();
    if (person() !== before) anotherPerson();
  });
  neverShowAgain(session, anotherPerson);
  return session;
}

/**
 * A page that is left is kept whole by the browser, and shown again by its back button: with all that the person of then had
 * opened. Where that person is gone the page goes unseen, and is loaded anew when it comes back.
 */
function neverShowAgain(session: Session, anotherPerson: () => void): void {
  const shownTo = session.current()?.user.id;
  const isGone = () => session.current()?.user.id !== shownTo;
  const { style } = document.documentElement;
  window.addEventListener("pagehide", () => {
    if (isGone()) style.visibility = "hidden";
  });
  window.addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    session.refresh();
    if (isGone()) anotherPerson();
  });
}
