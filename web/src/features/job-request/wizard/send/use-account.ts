import { useLingui } from "@lingui/react/macro";
import type { Language } from "@metiro/shared/languages";
import { useRouter } from "@tanstack/react-router";
import { storeResendDelay, resendSeconds } from "#form/code/resend-delay.ts";
import { useBotProof } from "#form/bot-proof/use-bot-proof.tsx";
import { problemIn } from "#api/failure/failure.ts";
import type { Draft } from "../draft/draft.ts";
import { expectedHere, shownInPage } from "#api/failure/shown-failure.ts";
import { tellLost } from "./tell-lost.ts";

interface AccountOptions {
  slug: string;
  draft: Draft;
  change: (patch: Partial<Draft>) => void;
  onRefused: (messages: Record<string, string[]>) => void;
  /** Somebody who is signed in needs no proof. */
  enabled: boolean;
}

/** Makes the account of a stranger, or finds that there is one already; either way a code is on its way by mail. */
export function useAccount({ slug, draft, change, onRefused, enabled }: AccountOptions) {
  const { t, i18n } = useLingui();
  const proof = useBotProof({ enabled });
  const { calls } = useRouter().options.context;
  const lang = i18n.locale as Language;
  const returnUrl = `/request/${slug}?step=code`;
  const { firstName = "", lastName = "", email = "", phone } = draft.contact ?? {};

  const lost = t`Le serveur n’a pas répondu. Rien n’est perdu : réessayez dans un instant.`;
  const sendCode = () =>
    proof.send(({ client, botProof }) => client.auth.sendSignInCode.mutate({ email, lang, returnUrl, botProof }));

  const signUp = () =>
    proof.send(({ client, botProof }) =>
      client.auth.signUpTenderer.mutate({
        firstName,
        lastName,
        email,
        acceptConditions: draft.acceptConditions ?? false,
        lang,
        returnUrl,
        botProof,
        ...(phone && { phone }),
        ...(draft.password && { password: draft.password }),
      }),
    );

  /** Whether a code is on its way. */
  const begin = async (): Promise<boolean> => {
    if (draft.codeSentTo === email) return true;
    try {
      try {
        await signUp();
        change({ codeSentTo: email, hadAccount: false, password: undefined });
        storeResendDelay(email, resendSeconds);
      } catch (error) {
        if (problemIn(error)?.code !== "EMAIL_TAKEN") throw error;
        expectedHere(error);
        const { retryAfterSeconds } = await sendCode();
        change({ codeSentTo: email, hadAccount: true });
        storeResendDelay(email, retryAfterSeconds);
      }
      return true;
    } catch (error) {
      const problem = problemIn(error);
      if (!problem) tellLost(error, lost);
      else if (problem.errors) {
        shownInPage(error);
        onRefused(problem.errors);
      }
      return false;
    }
  };
  /** Another code for who is signed in and not confirmed, unless one was sent a moment ago. Whether one is on its way. */
  const remind = async (ownEmail: string): Promise<boolean> => {
    const { client } = await calls();
    try {
      const { retryAfterSeconds } = await client.auth.sendVerificationCode.mutate({ returnUrl });
      change({ codeSentTo: ownEmail });
      storeResendDelay(ownEmail, retryAfterSeconds);
      return true;
    } catch (error) {
      const problem = problemIn(error);
      if (!problem) tellLost(error, lost);
      if (problem?.code !== "TOO_MANY_REQUESTS") return false;
      expectedHere(error);
      change({ codeSentTo: ownEmail });
      return true;
    }
  };
  return { begin, remind, sendCode, widget: proof.widget };
}
