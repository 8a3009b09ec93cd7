import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { Reader, SwitchableMail } from "@metiro/shared/notification/mails";

interface MailWords {
  name: MessageDescriptor;
  /** When it comes. */
  about: MessageDescriptor;
}

/** The mails of a company, in its words. */
const toCompany = {
  requestSent: { name: msg`Nouvelle demande`, about: msg`Une demande correspond à vos prestations et à votre zone.` },
  answerReminder: {
    name: msg`Rappel avant le délai`,
    about: msg`Un jour avant le délai promis au client, quand vous n’avez pas répondu.`,
  },
  messageReceived: { name: msg`Nouveau message`, about: msg`Un client vous écrit à propos de sa demande.` },
  answerAccepted: { name: msg`Réponse acceptée`, about: msg`Le client vous choisit : ses coordonnées vous attendent.` },
  answerRejected: { name: msg`Réponse non retenue`, about: msg`Le client ne retient pas votre réponse.` },
  amendmentDecided: {
    name: msg`Avenant accepté ou refusé`,
    about: msg`Le client a décidé de ce que vous proposez de changer.`,
  },
  detailsAdded: { name: msg`Précision du client`, about: msg`Le client complète une demande que vous avez reçue.` },
  jobDone: { name: msg`Travail terminé`, about: msg`Le client indique que vous avez terminé.` },
  requestCanceled: { name: msg`Demande annulée`, about: msg`Une demande que vous avez reçue n’est plus à faire.` },
  subscriptionEnds: { name: msg`Fin de votre abonnement`, about: msg`Deux semaines avant son dernier jour.` },
} satisfies Partial<Record<SwitchableMail, MailWords>>;

/** Those of a client. */
const toClient = {
  answerReceived: { name: msg`Réponse d’une entreprise`, about: msg`Une entreprise répond à votre demande.` },
  messageReceived: {
    name: msg`Nouveau message`,
    about: msg`Une entreprise vous écrit, ou vous pose une question avant de répondre.`,
  },
  reviewAsked: {
    name: msg`Votre avis`,
    about: msg`Le travail est terminé depuis quelques jours et vous n’avez pas encore donné d’avis.`,
  },
  amendmentProposed: {
    name: msg`Avenant proposé`,
    about: msg`Une entreprise souhaite modifier ce que vous avez accepté.`,
  },
  precisionAsked: { name: msg`Question sur votre demande`, about: msg`Il nous manque une précision de votre part.` },
  requestReceived: { name: msg`Demande bien reçue`, about: msg`La confirmation, quand vous envoyez une demande.` },
  requestForwarded: {
    name: msg`Demande envoyée`,
    about: msg`Des entreprises ont reçu votre demande.`,
  },
  requestRelaunched: {
    name: msg`Demande envoyée à d’autres entreprises`,
    about: msg`Une réponse manque, ou vous en voulez d’autres : ce que nous faisons.`,
  },
  requestEdited: { name: msg`Demande corrigée`, about: msg`Nous avons changé quelque chose à votre demande.` },
  requestCanceled: { name: msg`Demande annulée`, about: msg`Nous avons annulé votre demande.` },
} satisfies Partial<Record<SwitchableMail, MailWords>>;

const words: Record<Reader, Partial<Record<SwitchableMail, MailWords>>> = { Company: toCompany, Tenderer: toClient };

export const mailWords = (reader: Reader, kind: SwitchableMail): MailWords | undefined => words[reader][kind];
