import { useEffect, useState } from "react";
import { storeResendDelay, storedResendDelay } from "./resend-delay.ts";

/** The pause before another code for an address: whole seconds left, 0 once one may be asked for. */
export function useResendDelay(email: string): { seconds: number; wait: (seconds: number) => void } {
  const [{ until, now }, set] = useState(() => ({ until: storedResendDelay(email), now: Date.now() }));
  const runs = until > now;
  useEffect(() => {
    if (!runs) return undefined;
    const timer = setInterval(() => set((before) => ({ ...before, now: Date.now() })), 250);
    return () => clearInterval(timer);
  }, [runs]);
  return {
    seconds: runs ? Math.ceil((until - now) / 1000) : 0,
    wait: (seconds) => set({ until: storeResendDelay(email, seconds), now: Date.now() }),
  };
}
