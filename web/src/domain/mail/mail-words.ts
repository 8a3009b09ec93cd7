import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { MailKind } from "@metiro/shared/mail/constants";
import type { MessageDescriptor } from "@lingui/core";

/** What a mail is about, by its kind. */
export const kindWords: Readonly<Record<MailKind, MessageDescriptor>> = {
  requestSent: msg`Demande transmise à une entreprise`,
  requestReceived: msg`Demande reçue, au client`,
  newRequest: msg`Nouvelle demande, à l’administration`,
  answerReminder: msg`Rappel avant l’échéance, à l’entreprise`,
  requestRelaunched: msg`Demande envoyée à d’autres entreprises, au client`,
  answerReceived: msg`Réponse reçue, au client`,
  answerAccepted: msg`Réponse acceptée, à l’entreprise`,
  answerRejected: msg`Réponse déclinée, à l’entreprise`,
  companyChosen: msg`Coordonnées de l’entreprise, au client`,
  jobDone: msg`Travail terminé, à l’entreprise`,
  requestCanceled: msg`Demande annulée`,
  requestEdited: msg`Demande corrigée, au client`,
  precisionAsked: msg`Précision demandée, au client`,
  questionAnswered: msg`Réponse à une question, à l’administration`,
  requestForwarded: msg`Demande transmise, au client`,
  detailsAdded: msg`Précision ajoutée, à l’entreprise`,
  messageReceived: msg`Message reçu`,
  dailyDigest: msg`Résumé du jour`,
  verificationCode: msg`Code de confirmation`,
  signInCode: msg`Code de connexion`,
  proofCode: msg`Code de vérification`,
  emailChangeCode: msg`Code pour une nouvelle adresse`,
  sessionDisplaced: msg`Plus ancien appareil déconnecté`,
  emailChangeAsked: msg`Changement d’adresse demandé`,
  emailChanged: msg`Adresse e-mail changée`,
  newDevice: msg`Connexion depuis un nouvel appareil`,
  codesPaused: msg`Trop de codes demandés`,
  passwordDropped: msg`Mot de passe à choisir après confirmation`,
  secondFactorAdded: msg`Second facteur ajouté`,
  secondFactorRemoved: msg`Second facteur retiré`,
  secondFactorReset: msg`Seconds facteurs retirés par l’administration`,
  secondFactorRefused: msg`Seconds facteurs refusés`,
  backupCodesRenewed: msg`Codes de secours renouvelés`,
  backupCodeUsed: msg`Code de secours utilisé`,
  passwordReset: msg`Nouveau mot de passe`,
  companyInvitation: msg`Invitation d’entreprise`,
  apiKeyAdded: msg`Clé d’API créée`,
  apiKeyEnds: msg`Clé d’API bientôt à échéance`,
  apiKeysRevoked: msg`Clés d’API révoquées`,
  webhookOff: msg`Webhook désactivé`,
  accountLocked: msg`Compte bloqué`,
  accountUnlocked: msg`Compte débloqué`,
  dataCorrected: msg`Données corrigées`,
  adminInvitation: msg`Invitation d’administrateur`,
  backupFailed: msg`Sauvegarde échouée, à l’administration`,
  amendmentProposed: msg`Avenant proposé, au client`,
  amendmentConfirmed: msg`Accord modifié par un avenant, au client`,
  amendmentDecided: msg`Avenant accepté ou refusé, à l’entreprise`,
  proofJudged: msg`Preuve validée ou refusée`,
  proofEnds: msg`Fin prochaine d’une preuve`,
  proofExpired: msg`Preuve échue`,
  reportSettled: msg`Signalement traité, à la personne qui l’a fait`,
  reviewAsked: msg`Avis demandé, au client`,
  reviewWithheld: msg`Texte d’un avis retiré, au client`,
  subscriptionEnds: msg`Fin d’abonnement`,
};

export function useKindWords(): (kind: string) => string {
  const { i18n } = useLingui();
  const known: Partial<Record<string, MessageDescriptor>> = kindWords;
  // A mail of another version of the platform has its kind for words.
  return (kind) => (known[kind] ? i18n._(known[kind]) : kind);
}

/** By what the connection to the mail server came to. */
const codeWords: Record<string, MessageDescriptor> = {
  ESOCKET: msg`Le serveur d’envoi est injoignable`,
  ECONNECTION: msg`Le serveur d’envoi est injoignable`,
  EDNS: msg`Le nom du serveur d’envoi est inconnu`,
  ETIMEDOUT: msg`Le serveur d’envoi n’a pas répondu à temps`,
  EAUTH: msg`Le serveur d’envoi refuse nos identifiants`,
  EENVELOPE: msg`Le serveur d’envoi refuse l’adresse`,
  EMESSAGE: msg`Le serveur d’envoi refuse le message`,
  ETLS: msg`La connexion chiffrée a échoué`,
};

/** By the number that the mail server answered. */
const answerWords: Record<string, MessageDescriptor> = {
  421: msg`Le serveur du destinataire est occupé`,
  450: msg`La boîte du destinataire est indisponible`,
  452: msg`La boîte du destinataire est pleine`,
  550: msg`L’adresse n’existe pas`,
  552: msg`La boîte du destinataire est pleine`,
  553: msg`L’adresse est refusée`,
  554: msg`Le message est refusé`,
};

type Reason = Record<string, string | number>;

/** Why a try failed, with the code in brackets for those who know it. */
export function useReasonWords(): (reason: Reason) => string {
  const { t, i18n } = useLingui();
  return ({ responseCode, code, unknownKind, error }) => {
    if (unknownKind !== undefined) return t`Cette version ne connaît pas ce genre d’e-mail`;
    const words = answerWords[String(responseCode)] ?? codeWords[String(code)];
    const text = words ? i18n._(words) : t`Erreur imprévue`;
    const mark = responseCode ?? code ?? error;
    return mark === undefined ? text : `${text} (${mark})`;
  };
}
