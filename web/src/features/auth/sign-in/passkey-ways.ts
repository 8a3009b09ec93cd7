import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { PasskeyAnswer } from "@metiro/shared/auth/second-factor";
import { problemOf } from "#api/failure.ts";
import { handlesOwnErrors } from "#api/handles-own-errors.ts";
import type { ApiClient } from "#api/trpc.ts";
import { failureWords } from "#domain/second-factor/failure-words.ts";
import { answerOf, stopAsking } from "#domain/second-factor/passkey.ts";

/** The passkey that somebody chooses when the browser asks for one. */
export const passkeyInDialog = async (clientOf: () => Promise<ApiClient>): Promise<PasskeyAnswer> =>
  answerOf(await (await clientOf()).auth.passkeyOptions.mutate({}));

/** What is said when a passkey has not opened a session. */
export const refusalWords = (error: unknown, i18n: I18n): string =>
  problemOf(error as never)?.code === "LOGIN_FAILED"
    ? i18n._(msg`Cette clé d’accès n’ouvre aucun compte. Essayez-en une autre, ou utilisez votre mot de passe.`)
    : failureWords(error, i18n);

/** Milliseconds before a challenge is too old at which another one takes its place. */
const early = 30_000;

/**
 * The passkey that somebody chooses among what the browser offers at the field of the address; nothing where the browser offers none,
 * or `signal` ends the offer. It stands for as long as the page does.
 */
export async function passkeyAtField(
  clientOf: () => Promise<ApiClient>,
  signal: AbortSignal,
): Promise<PasskeyAnswer | undefined> {
  if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return undefined;
  const client = await clientOf();
  let renewed = true;
  while (renewed && !signal.aborted) {
    const options = await client.auth.passkeyOptions.mutate({}, handlesOwnErrors.trpc);
    if (signal.aborted) return undefined;
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
