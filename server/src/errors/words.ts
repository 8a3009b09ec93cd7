import type { I18n } from "@lingui/core";
import { type ErrorCode, type ErrorParams, errorStatus } from "@metiro/shared/errors/codes";
import { dailyLimitWords, retryWords } from "./limit-words.ts";

type Params = ErrorParams;

/** What the reader is told for each code. `Login failed` is literal in both languages: the specification fixes it. */
const details: Record<ErrorCode, (i18n: I18n, params: Params) => string> = {
  BAD_REQUEST: (i18n) => i18n.t({ id: "error.BAD_REQUEST", message: "Les données envoyées ne sont pas correctes." }),
  MALFORMED_JSON: (i18n) =>
    i18n.t({ id: "error.MALFORMED_JSON", message: "Les données envoyées sont illisibles (JSON mal formé)." }),
  VALIDATION_FAILED: (i18n) =>
    i18n.t({ id: "error.VALIDATION_FAILED", message: "Certaines informations sont à corriger." }),
  CODE_INVALID: (i18n) =>
    i18n.t({
      id: "error.CODE_INVALID",
      message: "Ce code n’est pas correct ou n’est plus valable. Demandez-en un nouveau.",
    }),
  SECOND_FACTOR_INVALID: (i18n) =>
    i18n.t({
      id: "error.SECOND_FACTOR_INVALID",
      message: "Ce second facteur n’est pas correct, ou il a déjà servi. Réessayez avec un nouveau code.",
    }),
  SIGN_IN_EXPIRED: (i18n) =>
    i18n.t({ id: "error.SIGN_IN_EXPIRED", message: "Cette connexion a pris trop de temps. Recommencez." }),
  SECOND_FACTOR_REQUIRED: (i18n) =>
    i18n.t({ id: "error.SECOND_FACTOR_REQUIRED", message: "Confirmez la connexion avec votre second facteur." }),
  SECOND_FACTOR_ENROLMENT_REQUIRED: (i18n) =>
    i18n.t({
      id: "error.SECOND_FACTOR_ENROLMENT_REQUIRED",
      message: "Ajoutez d’abord un second facteur à votre compte d’administration.",
    }),
  UNAUTHORIZED: (i18n) => i18n.t({ id: "error.UNAUTHORIZED", message: "Connectez-vous pour continuer." }),
  LOGIN_FAILED: () => "Login failed",
  FORBIDDEN: (i18n) => i18n.t({ id: "error.FORBIDDEN", message: "Votre compte ne donne pas accès à cette fonction." }),
  EMAIL_NOT_CONFIRMED: (i18n) =>
    i18n.t({ id: "error.EMAIL_NOT_CONFIRMED", message: "Confirmez d’abord votre adresse e-mail." }),
  ACCOUNT_LOCKED: (i18n) =>
    i18n.t({
      id: "error.ACCOUNT_LOCKED",
      message: "Ce compte est bloqué. Notre e-mail vous en dit le motif, et comment contester.",
    }),
  REAUTH_REQUIRED: (i18n) => i18n.t({ id: "error.REAUTH_REQUIRED", message: "Confirmez d’abord que c’est bien vous." }),
  NOT_FOUND: (i18n) => i18n.t({ id: "error.NOT_FOUND", message: "Cet élément n’existe pas ou n’existe plus." }),
  METHOD_NOT_ALLOWED: (i18n) =>
    i18n.t({ id: "error.METHOD_NOT_ALLOWED", message: "Cette adresse n’accepte pas cette méthode." }),
  REQUEST_TIMEOUT: (i18n) =>
    i18n.t({ id: "error.REQUEST_TIMEOUT", message: "L’envoi a pris trop de temps. Réessayez." }),
  CONFLICT: (i18n) =>
    i18n.t({
      id: "error.CONFLICT",
      message: "Cette action n’est pas possible dans l’état actuel des données. Rechargez la page.",
    }),
  EMAIL_TAKEN: (i18n) =>
    i18n.t({ id: "error.EMAIL_TAKEN", message: "Un compte existe déjà avec cette adresse e-mail." }),
  OWN_ACCOUNT: (i18n) =>
    i18n.t({ id: "error.OWN_ACCOUNT", message: "Cette action n’est pas possible sur votre propre compte." }),
  LAST_ADMIN: (i18n) =>
    i18n.t({
      id: "error.LAST_ADMIN",
      message: "C’est le dernier compte d’administration. Nommez d’abord quelqu’un d’autre.",
    }),
  LAST_FACTOR: (i18n) =>
    i18n.t({
      id: "error.LAST_FACTOR",
      message: "C’est votre seul second facteur, et l’administration en demande un. Ajoutez-en d’abord un autre.",
    }),
  SLUG_TAKEN: (i18n) => i18n.t({ id: "error.SLUG_TAKEN", message: "Ce nom est déjà utilisé. Choisissez-en un autre." }),
  IN_USE: (i18n, { count, companies, clients }) =>
    typeof companies === "number"
      ? i18n.t({
          id: "error.IN_USE.place",
          message:
            "Suppression impossible : {count, plural, =0 {aucune demande} one {# demande} other {# demandes}}, {companies, plural, =0 {aucune entreprise} one {# entreprise} other {# entreprises}} et {clients, plural, =0 {aucun client} one {# client} other {# clients}} s’y rapportent encore.",
          values: { count, companies, clients },
        })
      : typeof count === "number"
        ? i18n.t({
            id: "error.IN_USE.count",
            message:
              "{count, plural, one {Suppression impossible : # demande s’y rapporte encore.} other {Suppression impossible : # demandes s’y rapportent encore.}}",
            values: { count },
          })
        : i18n.t({ id: "error.IN_USE", message: "Suppression impossible : cet élément est encore utilisé." }),
  REVISION_CONFLICT: (i18n) =>
    i18n.t({
      id: "error.REVISION_CONFLICT",
      message: "Quelqu’un d’autre a enregistré une modification entre-temps. Rechargez la page avant d’enregistrer.",
    }),
  STATUS_CONFLICT: (i18n) =>
    i18n.t({
      id: "error.STATUS_CONFLICT",
      message: "Cette action n’est plus possible : la demande a changé d’état. Rechargez la page.",
    }),
  DECISION_FINAL: (i18n) =>
    i18n.t({ id: "error.DECISION_FINAL", message: "Cette réponse est déjà acceptée. Cette décision est définitive." }),
  NOTHING_TO_UNDO: (i18n) =>
    i18n.t({
      id: "error.NOTHING_TO_UNDO",
      message: "Vous n’avez pas décliné cette demande. Il n’y a rien à annuler.",
    }),
  NOTHING_TO_DECIDE: (i18n) =>
    i18n.t({
      id: "error.NOTHING_TO_DECIDE",
      message:
        "Cette entreprise n’a pas de réponse à accepter ou à décliner, ou n’est plus joignable ici. Il n’y a rien à décider.",
    }),
  OFFER_EXPIRED: (i18n) =>
    i18n.t({
      id: "error.OFFER_EXPIRED",
      message:
        "Le dernier jour pour accepter cette offre est passé. Vous pouvez en demander une nouvelle à l’entreprise par message.",
    }),
  JOB_DONE: (i18n) =>
    i18n.t({
      id: "error.JOB_DONE",
      message: "Le travail est marqué comme terminé\u00a0: il n’y a plus rien à changer.",
    }),
  NOT_ACCEPTED: (i18n) =>
    i18n.t({
      id: "error.NOT_ACCEPTED",
      message: "Choisissez une entreprise dont vous avez accepté la réponse.",
    }),
  UNDO_TOO_LATE: (i18n) =>
    i18n.t({ id: "error.UNDO_TOO_LATE", message: "Il est trop tard pour rouvrir cette demande." }),
  TOO_MANY_RECIPIENTS: (i18n, { max }) =>
    typeof max === "number"
      ? i18n.t({
          id: "error.TOO_MANY_RECIPIENTS.max",
          message:
            "{max, plural, one {Une demande peut être envoyée à # entreprise au plus. Rien n’a été envoyé.} other {Une demande peut être envoyée à # entreprises au plus. Rien n’a été envoyé.}}",
          values: { max },
        })
      : i18n.t({ id: "error.TOO_MANY_RECIPIENTS", message: "Trop d’entreprises choisies. Rien n’a été envoyé." }),
  CONVERSATION_CLOSED: (i18n) =>
    i18n.t({
      id: "error.CONVERSATION_CLOSED",
      message: "Cette conversation est terminée. Vous pouvez la relire, mais vous ne pouvez plus y écrire.",
    }),
  TOO_MANY_REPORTS: (i18n) =>
    i18n.t({
      id: "error.TOO_MANY_REPORTS",
      message: "Vous avez beaucoup de signalements en cours. Nous les regardons d’abord.",
    }),
  AMENDMENT_OPEN: (i18n) =>
    i18n.t({
      id: "error.AMENDMENT_OPEN",
      message: "Un avenant attend déjà la décision du client. Retirez-le pour en proposer un autre.",
    }),
  REVIEW_CLOSED: (i18n) =>
    i18n.t({
      id: "error.REVIEW_CLOSED",
      message: "Cet avis ne peut plus être écrit ni modifié, ni recevoir de réponse.",
    }),
  TOO_MANY_QUESTIONS: (i18n) =>
    i18n.t({
      id: "error.TOO_MANY_QUESTIONS",
      message: "Vous avez posé toutes vos questions. Répondez à la demande pour continuer à écrire.",
    }),
  SENDING_SETTLED: (i18n) =>
    i18n.t({
      id: "error.SENDING_SETTLED",
      message: "Cet envoi n’attend plus : il est déjà parti, ou il a été annulé.",
    }),
  QUESTION_ANSWERED: (i18n) =>
    i18n.t({ id: "error.QUESTION_ANSWERED", message: "Vous avez déjà répondu à cette question." }),
  SUBSCRIPTION_OVERLAP: (i18n) =>
    i18n.t({
      id: "error.SUBSCRIPTION_OVERLAP",
      message: "Une entreprise ne peut pas avoir deux abonnements en même temps. Rien n’a été enregistré.",
    }),
  SUBSCRIPTION_ENDED: (i18n) =>
    i18n.t({
      id: "error.SUBSCRIPTION_ENDED",
      message: "Cet abonnement est déjà annulé ou terminé. Il ne peut plus être annulé.",
    }),
  IDEMPOTENCY_KEY_REUSED: (i18n) =>
    i18n.t({
      id: "error.IDEMPOTENCY_KEY_REUSED",
      message: "Cette clé d’idempotence a déjà servi pour un autre contenu.",
    }),
  IDEMPOTENCY_KEY_BUSY: (i18n) =>
    i18n.t({
      id: "error.IDEMPOTENCY_KEY_BUSY",
      message: "Le premier envoi avec cette clé d’idempotence n’est pas terminé. Réessayez dans un instant.",
    }),
  PAYLOAD_TOO_LARGE: (i18n) => i18n.t({ id: "error.PAYLOAD_TOO_LARGE", message: "L’envoi est trop volumineux." }),
  UNSUPPORTED_MEDIA_TYPE: (i18n) =>
    i18n.t({ id: "error.UNSUPPORTED_MEDIA_TYPE", message: "Ce format n’est pas accepté." }),
  EXPECTATION_FAILED: (i18n) =>
    i18n.t({ id: "error.EXPECTATION_FAILED", message: "Ce que demande l’en-tête Expect n’est pas possible ici." }),
  TOO_MANY_REQUESTS: (i18n, { retryAfterSeconds, dailyLimit, counted }) => {
    if (typeof retryAfterSeconds !== "number")
      return i18n.t({
        id: "error.TOO_MANY_REQUESTS",
        message: "Trop d’essais en peu de temps. Réessayez dans un instant.",
      });
    if (typeof dailyLimit === "number") return dailyLimitWords(i18n, { counted, dailyLimit, retryAfterSeconds });
    const reason = i18n.t({ id: "error.TOO_MANY_REQUESTS.reason", message: "Trop d’essais en peu de temps." });
    return `${reason} ${retryWords(i18n, retryAfterSeconds)}`;
  },
  HEADERS_TOO_LARGE: (i18n) =>
    i18n.t({ id: "error.HEADERS_TOO_LARGE", message: "L’adresse ou les en-têtes de la demande sont trop longs." }),
  INTERNAL: (i18n) => i18n.t({ id: "error.INTERNAL", message: "Une erreur s’est produite. Réessayez plus tard." }),
  UNAVAILABLE: (i18n) =>
    i18n.t({
      id: "error.UNAVAILABLE",
      message: "Le service est momentanément indisponible. Réessayez dans un instant.",
    }),
  MAINTENANCE: (i18n, { retryAfterSeconds }) => {
    const reason = i18n.t({
      id: "error.MAINTENANCE",
      message: "Le site est en maintenance : rien ne peut être enregistré pour l’instant.",
    });
    return typeof retryAfterSeconds === "number" ? `${reason} ${retryWords(i18n, retryAfterSeconds)}` : reason;
  },
};

/** A title for each status, as RFC 9457 wants it for problems of type `about:blank`. */
const titles: Record<(typeof errorStatus)[ErrorCode], (i18n: I18n) => string> = {
  400: (i18n) => i18n.t({ id: "status.400", message: "Données incorrectes" }),
  401: (i18n) => i18n.t({ id: "status.401", message: "Connexion nécessaire" }),
  403: (i18n) => i18n.t({ id: "status.403", message: "Accès refusé" }),
  404: (i18n) => i18n.t({ id: "status.404", message: "Introuvable" }),
  405: (i18n) => i18n.t({ id: "status.405", message: "Méthode non acceptée" }),
  408: (i18n) => i18n.t({ id: "status.408", message: "Délai dépassé" }),
  409: (i18n) => i18n.t({ id: "status.409", message: "Action impossible" }),
  413: (i18n) => i18n.t({ id: "status.413", message: "Envoi trop volumineux" }),
  415: (i18n) => i18n.t({ id: "status.415", message: "Format non accepté" }),
  417: (i18n) => i18n.t({ id: "status.417", message: "Attente impossible à satisfaire" }),
  429: (i18n) => i18n.t({ id: "status.429", message: "Trop d’essais" }),
  431: (i18n) => i18n.t({ id: "status.431", message: "En-têtes trop longs" }),
  500: (i18n) => i18n.t({ id: "status.500", message: "Erreur du serveur" }),
  503: (i18n) => i18n.t({ id: "status.503", message: "Service indisponible" }),
};

export const errorTitle = (code: ErrorCode, i18n: I18n): string => titles[errorStatus[code]](i18n);

export const errorDetail = (code: ErrorCode, i18n: I18n, params: Params = {}): string => details[code](i18n, params);
