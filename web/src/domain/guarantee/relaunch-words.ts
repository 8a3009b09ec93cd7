import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { RelaunchReason } from "@metiro/shared/guarantee/constants";

/** Why a request is to be sent to other companies, for the back office. */
export const relaunchWords: Record<RelaunchReason, MessageDescriptor> = {
  missed: msg`La réponse promise à son client n’est pas venue à temps.`,
  answersMissing: msg`Son client demande une autre entreprise : il n’a reçu aucune offre.`,
  offersUnsuitable: msg`Son client demande une autre entreprise : les offres reçues ne lui conviennent pas.`,
};
