import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { MessageDescriptor } from "@lingui/core";
import type { ConfigKey } from "@metiro/shared/application-config/keys";
import { reportReasonWords } from "#domain/report/report-words.ts";
import { viewReasonWords } from "#domain/audit/view-reason-words.ts";
import { settingChoices, settingLabels } from "#domain/configuration/setting-words.ts";
import { formatCount, formatDay, formatMoment } from "@metiro/shared/text/format";

const fieldWords: Record<string, MessageDescriptor> = {
  name: msg`Nom`,
  title: msg`Titre`,
  subcategory: msg`Sous-catégorie`,
  subregion: msg`District`,
  fields: msg`Champs`,
  older: msg`Messages plus anciens`,
  number: msg`Numéro`,
  key: msg`Réglage`,
  entries: msg`Entrées`,
  value: msg`Valeur`,
  description: msg`Description`,
  summary: msg`Résumé`,
  content: msg`Texte`,
  slug: msg`Adresse`,
  icon: msg`Pictogramme`,
  position: msg`Rang`,
  popular: msg`Mise en avant`,
  code: msg`Code`,
  parentId: msg`Canton`,
  categoryId: msg`Catégorie`,
  companyId: msg`Entreprise`,
  companyIds: msg`Entreprises`,
  subcategoryIds: msg`Prestations`,
  subregionIds: msg`Districts`,
  factors: msg`Seconds facteurs`,
  retryAfterSeconds: msg`Reprise après (secondes)`,
  recipients: msg`Destinataires`,
  userId: msg`Utilisateur`,
  status: msg`Statut`,
  reason: msg`Motif`,
  cause: msg`Motif indiqué à la personne`,
  role: msg`Rôle`,
  locked: msg`Verrouillé`,
  paused: msg`En pause`,
  verified: msg`Vérifiée`,
  published: msg`Publié`,
  publishedAt: msg`Publié le`,
  startsOn: msg`Début`,
  endsOn: msg`Fin`,
  amount: msg`Montant en centimes`,
  currency: msg`Monnaie`,
  note: msg`Note`,
  questions: msg`Formulaire`,
  revision: msg`Version`,
  translations: msg`Traductions`,
  guide: msg`Guide`,
  keywords: msg`Mots-clés`,
  en: msg`anglais`,
  fr: msg`français`,
  kind: msg`Genre`,
  kinds: msg`Genres`,
  count: msg`Nombre`,
  months: msg`Mois`,
  purpose: msg`Usage du code`,
  by: msg`Au moyen de`,
  email: msg`E-mail`,
  firstName: msg`Prénom`,
  lastName: msg`Nom de famille`,
  phone: msg`Téléphone`,
  lang: msg`Langue`,
};

const valueWords: Record<string, Record<string, MessageDescriptor>> = {
  status: {
    0: msg`à transmettre`,
    1: msg`annulée`,
    4: msg`transmise`,
    active: msg`en cours`,
    upcoming: msg`à venir`,
    expired: msg`échu`,
    canceled: msg`annulé`,
  },
  reason: viewReasonWords,
  cause: reportReasonWords,
  fields: {
    title: msg`titre`,
    description: msg`description`,
    subcategory: msg`sous-catégorie`,
    subregion: msg`district`,
  },
  role: { Admin: msg`administration`, Company: msg`entreprise`, Tenderer: msg`client` },
};

/** « Traductions, anglais, nom »: where a field stands. */
export function useAuditFieldWords(): (path: readonly string[]) => string {
  const { i18n } = useLingui();
  return (path) => {
    const words = path.map((name) => (fieldWords[name] ? i18n._(fieldWords[name]) : name));
    const [first = "", ...others] = words;
    return [first, ...others.map((word) => word.toLowerCase())].join(", ");
  };
}

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** A value of a field in words. */
export function useAuditFieldValue(): (name: string, value: unknown) => string {
  const { t, i18n } = useLingui();
  const text = (name: string, value: unknown): string => {
    if (value === undefined || value === null || value === "") return t`vide`;
    if (typeof value === "boolean") return value ? t`oui` : t`non`;
    if (typeof value === "number" || typeof value === "string") {
      const words =
        (name === "key" ? settingLabels[value as ConfigKey] : undefined) ??
        settingChoices(name)?.[value] ??
        valueWords[name]?.[value];
      if (words) return i18n._(words);
      if (typeof value === "number") return formatCount(value);
      if (moment.test(value)) return formatMoment(value);
      return day.test(value) ? formatDay(value) : value;
    }
    if (Array.isArray(value)) {
      if (name === "companyIds") return t`${plural(value.length, { one: "# entreprise", other: "# entreprises" })}`;
      if (value.every((item) => typeof item === "string" && item.length < 30))
        return value.map((item) => text(name, item)).join(", ") || t`vide`;
      return t`${plural(value.length, { one: "# élément", other: "# éléments" })}`;
    }
    const steps = (value as { steps?: unknown }).steps;
    if (Array.isArray(steps)) return t`${plural(steps.length, { one: "# étape", other: "# étapes" })}`;
    return t`${plural(Object.keys(value).length, { one: "# champ", other: "# champs" })}`;
  };
  return text;
}
