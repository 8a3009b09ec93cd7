import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { problemIn, retryAfterOf } from "#api/failure/failure.ts";
import type { useResendDelay } from "#form/code/use-resend-delay.ts";
import { expectedHere } from "#api/failure/shown-failure.ts";

/** What came of the arrival: since when a code is under way, or that too many were asked for. */
export type CodeState = { sentAt: string } | "too-many" | "unknown" | undefined;

/** Has a code sent on arrival where none works any more, once; and tells since when the one that works is under way. */
export function useCodeState({
  returnUrl,
  wait,
  onConfirmed,
}: {
  returnUrl: string | undefined;
  wait: ReturnType<typeof useResendDelay>["wait"];
  onConfirmed: () => void;
}) {
  const { calls } = useRouter().options.context;
  const [codeState, setCodeState] = useState<CodeState>();
  const begun = useRef(false);

  const send = async (unlessStanding: boolean): Promise<number> => {
    const { client } = await calls();
    const { sentAt, retryAfterSeconds } = await client.auth.sendVerificationCode.mutate({ returnUrl, unlessStanding });
    setCodeState({ sentAt });
    return retryAfterSeconds;
  };

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    send(true).then(wait, (error: unknown) => {
      const problem = problemIn(error);
      const pause = retryAfterOf(error);
      // The page says how it stands with the code; nobody has pressed anything yet.
      if (problem?.code === "CONFLICT" || problem?.code === "TOO_MANY_REQUESTS") expectedHere(error);
      if (problem?.code === "CONFLICT") onConfirmed();
      else if (pause !== undefined) wait(pause);
      setCodeState(problem?.code === "TOO_MANY_REQUESTS" ? "too-many" : "unknown");
    });
  });

  return { codeState, send: () => send(false) };
}
