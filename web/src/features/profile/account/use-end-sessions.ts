import { useState } from "react";
import { trpc } from "#api/trpc.ts";

/** Ends sessions of one's own; resolves with whether all of them have. */
export function useEndSessions() {
  const utils = trpc.useUtils();
  const endSession = trpc.auth.endSession.useMutation();
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set());
  const end = async (ids: readonly string[]): Promise<boolean> => {
    const wanted = ids.filter((id) => !ending.has(id));
    setEnding((others) => new Set([...others, ...wanted]));
    const results = await Promise.allSettled(wanted.map((id) => endSession.mutateAsync({ id })));
    await utils.auth.sessions.invalidate();
    setEnding((others) => new Set([...others].filter((id) => !wanted.includes(id))));
    return results.every(({ status }) => status === "fulfilled");
  };
  return { end, ending };
}
