import { useRouter } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import type { Session, SessionState } from "./session.ts";

const nobody = () => undefined;
/** What the server draws for somebody the browser takes over in no place (sections: `prerender`). */
const onServer = typeof window === "undefined";

/** Who is signed in. In a document, and until the page has come alive, that is nobody. */
export function useSession(): SessionState | undefined {
  const { subscribe, current } = useSessionStore();
  return useSyncExternalStore<SessionState | undefined>(subscribe, current, onServer ? current : nobody);
}

/** The session itself, to change it. */
const useSessionStore = (): Session => useRouter().options.context.session;
