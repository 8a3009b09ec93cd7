import { useLingui } from "@lingui/react/macro";

/** What a mail about a request is for. A kind that this version does not know goes by its name. */
export function useMailKinds(): (kind: string) => string {
  const { t } = useLingui();
  const words: Record<string, string> = {
    requestReceived: t`Demande bien reçue`,
    newRequest: t`Nouvelle offre à transmettre`,
    requestSent: t`Demande transmise`,
    answerReceived: t`Réponse d’une entreprise`,
    answerAccepted: t`Réponse acceptée`,
    answerRejected: t`Réponse déclinée`,
    companyChosen: t`Coordonnées de l’entreprise`,
    jobDone: t`Travail terminé`,
    requestCanceled: t`Demande annulée`,
    requestEdited: t`Demande corrigée`,
    precisionAsked: t`Précision demandée`,
    questionAnswered: t`Réponse à la question`,
    requestForwarded: t`Demande chez des entreprises`,
    detailsAdded: t`Précision ajoutée`,
    messageReceived: t`Nouveau message`,
  };
  return (kind) => words[kind] ?? kind;
}
