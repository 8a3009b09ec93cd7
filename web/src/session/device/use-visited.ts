import { useEffect } from "react";
import { useSession } from "../use-session.ts";
import { type Recent, recent } from "./recent.ts";

/** Keeps what the open page is about among what its reader opened lately, however they came here. */
export function useVisited({ kind, id, label }: Recent): void {
  const userId = useSession()?.user.id;
  useEffect(() => {
    if (userId !== undefined) recent.add(userId, { kind, id, label });
  }, [userId, kind, id, label]);
}
