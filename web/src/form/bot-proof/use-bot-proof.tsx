import { useLingui } from "@lingui/react/macro";
import type { BotChallenge } from "@metiro/shared/auth/schema";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import type { ApiClient } from "#api/trpc.ts";
import { FormFailure } from "../shell/form-failure.ts";
import { problemIn } from "#api/failure/failure.ts";
import { altchaProof, findInWorker } from "./altcha.ts";
import { createProofSource, type Proof } from "./proof-source.ts";
import { expectedHere } from "#api/failure/shown-failure.ts";

interface BotProof {
  /** Whether a form that was sent is waiting for its proof. */
  waiting: boolean;
  /** Sends with a proof; once more with a new one when the server refuses it. */
  send: <Result>(call: (context: { client: ApiClient; botProof?: string }) => Promise<Result>) => Promise<Result>;
  /** Stands in the form, above its button; shows something only where the site's protection does. */
  widget: ReactNode;
}

/** Proves that no robot fills in the form: unseen, while somebody does; without `enabled` only once it is sent. */
export function useBotProof({ enabled = true }: { enabled?: boolean } = {}): BotProof {
  const { t, i18n } = useLingui();
  const { calls } = useRouter().options.context;
  // Made once, in the browser, and put into the page: what stands in it is not React's.
  const [container] = useState(() => (typeof document === "undefined" ? undefined : document.createElement("div")));
  const [waiting, setWaiting] = useState(false);

  const solve = async ({ provider, siteKey = "", challenge }: BotChallenge): Promise<Proof> => {
    if (provider === "altcha" && challenge) return altchaProof(challenge, findInWorker);
    if (provider === "turnstile" && container) {
      const { turnstileProof } = await import("./turnstile.ts");
      return turnstileProof({ siteKey, language: i18n.locale, container });
    }
    return { until: Number.POSITIVE_INFINITY };
  };
  const ask = async () => (await calls()).client.auth.botChallenge.query(undefined, { context: { quiet: true } });
  const [source] = useState(() => createProofSource({ ask, solve }));

  useEffect(() => {
    if (enabled) source.start();
  }, [source, enabled]);

  const take = async (): Promise<{ botProof?: string }> => {
    // Most often it is there already: then nothing is worth saying.
    const timer = setTimeout(() => setWaiting(true), 100);
    try {
      const { botProof } = await source.take();
      return botProof === undefined ? {} : { botProof };
    } catch (error) {
      // Without an answer of the server the form says so itself.
      if (problemIn(error)) throw error;
      throw new FormFailure(
        t`La vérification contre les robots n’a pas pu se faire. Votre saisie est gardée : réessayez dans un instant.`,
      );
    } finally {
      clearTimeout(timer);
      setWaiting(false);
    }
  };

  return {
    waiting,
    send: async (call) => {
      const { client } = await calls();
      try {
        return await call({ client, ...(await take()) });
      } catch (error) {
        if (!problemIn(error)?.errors?.["botProof"]) {
          source.start();
          throw error;
        }
        expectedHere(error);
      }
      try {
        return await call({ client, ...(await take()) });
      } catch (error) {
        source.start();
        throw error;
      }
    },
    widget: <div ref={(place) => container && place?.replaceChildren(container)} className="has-[>:empty]:hidden" />,
  };
}
