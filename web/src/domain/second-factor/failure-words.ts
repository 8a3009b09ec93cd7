import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { problemIn, messagesOf } from "#api/failure/failure.ts";

const broken = msg`Rien n’a été confirmé : la demande a été annulée, ou elle a duré trop longtemps. Réessayez.`;
const unable = msg`Cet appareil ou ce navigateur ne peut pas utiliser de clé d’accès ici.`;

/** By the names that browsers give: the same for whoever breaks off and for whoever takes too long, so that no site can tell which. */
const words: Record<string, MessageDescriptor> = {
  NotAllowedError: broken,
  AbortError: broken,
  InvalidStateError: msg`Cet appareil a déjà une clé d’accès pour votre compte.`,
  NotSupportedError: unable,
  ConstraintError: unable,
  SecurityError: unable,
};

/** What is said of a passkey that did not do, or of the call around it (https://www.w3.org/TR/webauthn-3/). */
export function failureWords(error: unknown, i18n: I18n): string {
  const problem = problemIn(error);
  if (problem) return messagesOf(problem).join(" ");
  const name = error instanceof Error ? error.name : "";
  return i18n._(words[name] ?? msg`Le serveur n’a pas répondu. Réessayez dans un instant.`);
}
