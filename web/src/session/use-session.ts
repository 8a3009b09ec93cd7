import { useRouter } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import type { Session, SessionState } from "./session.ts";

const nobody = () => undefined;

/** Who is signed in. On the server, and until the page has come alive, that is nobody. */
export function useSession(): SessionState | undefined {
  const { subscribe, current } = useSessionStore();
  return useSyncExternalStore<SessionState | undefined>(subscribe, current, nobody);
}

/** The session itself, to change it. */
const useSessionStore = (): Session => useRouter().options.context.session;
