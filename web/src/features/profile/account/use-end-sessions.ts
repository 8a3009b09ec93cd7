import { useState } from "react";
import { trpc } from "#api/trpc.ts";

/** Ends sessions of one's own. */
export function useEndSessions() {
  const utils = trpc.useUtils();
  const endSession = trpc.auth.endSession.useMutation();
  const endAll = trpc.auth.endOtherSessions.useMutation();
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set());
  /** Resolves with whether the call that ends these has. */
  const during = async (ids: readonly string[], call: () => Promise<unknown>): Promise<boolean> => {
    setEnding((others) => new Set([...others, ...ids]));
    const ended = await call().then(
      () => true,
      // The call has told why.
      () => false,
    );
    await utils.auth.sessions.invalidate();
    setEnding((others) => new Set([...others].filter((id) => !ids.includes(id))));
    return ended;
  };
  return {
    end: (id: string) => during([id], () => endSession.mutateAsync({ id })),
    endOthers: (ids: readonly string[]) => during(ids, () => endAll.mutateAsync()),
    ending,
  };
}
