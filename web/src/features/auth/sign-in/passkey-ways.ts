import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SignedIn } from "@metiro/shared/auth/schema";
import type { PasskeyAnswer } from "@metiro/shared/auth/second-factor";
import type { RefObject } from "react";
import { problemIn } from "#api/failure/failure.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import { shownInPage } from "#api/failure/shown-failure.ts";
import type { Calls } from "#api/calls.ts";
import { failureWords } from "#domain/second-factor/failure-words.ts";
import { answerOf, stopAsking } from "#domain/second-factor/passkey.ts";
import { inTab } from "#page/in-tab.ts";

/** The page that signs in. */
interface SignInPage {
  i18n: I18n;
  calls: () => Promise<Calls>;
  enter: (user: SignedIn, told: () => string) => Promise<void>;
  told: () => string;
  onFailure: (words: string | undefined) => void;
  setBusy: (busy: boolean) => void;
  /** Aborted when somebody leaves it. */
  leaving: RefObject<AbortController | undefined>;
}

/** Milliseconds before a challenge is too old at which another one takes its place. */
const early = 30_000;

/** Whether somebody is being asked: nothing is offered at the field meanwhile, for the browser asks for one passkey at a time. */
const isAsking = inTab(() => false);

/** Has the browser ask for a passkey. Where none opens an account, passkeys are offered at the field again. */
export async function askByButton(page: SignInPage): Promise<void> {
  const opened = await open(page, async () =>
    answerOf(await (await page.calls()).client.auth.passkeyOptions.mutate({})),
  );
  if (!opened) await offerAtField(page);
}

/** Has the browser offer passkeys at the field of the address, as long as the page stands and none has opened an account. */
export async function offerAtField(page: SignInPage): Promise<void> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
  const chosen = page.leaving.current && (await chosenAtField(page, page.leaving.current.signal));
  if (chosen && !(await open(page, () => Promise.resolve(chosen)))) await offerAtField(page);
}

/** The passkey that somebody chooses; nothing once the offer has ended. */
async function chosenAtField({ calls }: SignInPage, signal: AbortSignal): Promise<PasskeyAnswer | undefined> {
  const { client } = await calls();
  let renewed = true;
  while (renewed && !signal.aborted) {
    const options = await client.auth.passkeyOptions.mutate({}, handlesOwnErrors.trpc);
    if (signal.aborted || isAsking.current) return undefined;
    renewed = false;
    const renewal = setTimeout(() => {
      renewed = true;
      stopAsking();
    }, options.timeout - early);
    signal.addEventListener("abort", stopAsking, { once: true });
    try {
      return await answerOf(options, "field");
    } catch {
      // Another challenge takes its place, or the offer is over.
    } finally {
      clearTimeout(renewal);
      signal.removeEventListener("abort", stopAsking);
    }
  }
  return undefined;
}

/** Whether a passkey has opened a session; if not, the page says why. */
async function open(page: SignInPage, ask: () => Promise<PasskeyAnswer>): Promise<boolean> {
  const { i18n, calls, enter, told, onFailure, setBusy } = page;
  isAsking.current = true;
  setBusy(true);
  onFailure(undefined);
  try {
    const passkey = await ask();
    await enter(await (await calls()).client.auth.signInWithPasskey.mutate({ passkey }), told);
    return true;
  } catch (error) {
    shownInPage(error);
    onFailure(
      problemIn(error)?.code === "LOGIN_FAILED"
        ? i18n._(msg`Cette clé d’accès n’ouvre aucun compte. Essayez-en une autre, ou utilisez votre mot de passe.`)
        : failureWords(error, i18n),
    );
    setBusy(false);
    return false;
  } finally {
    isAsking.current = false;
  }
}
