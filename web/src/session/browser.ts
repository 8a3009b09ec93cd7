import { deviceStorage } from "./device-storage.ts";
import { concernsSession, createSession, type Session } from "./session.ts";

/**
 * The session of this tab. It follows the other tabs: who signs out in one has signed out in all. `onAnotherPerson` is
 * called when somebody else, or nobody, is signed in; another token of the same person is taken without a word.
 */
export function createBrowserSession(onAnotherPerson: () => void): Session {
  const session = createSession(deviceStorage());
  window.addEventListener("storage", (event) => {
    if (!concernsSession(event)) return;
    const before = session.current()?.user.id;
    session.refresh();
    if (session.current()?.user.id !== before) onAnotherPerson();
  });
  return session;
}
