import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { textLanguageOf } from "@metiro/shared/languages";
import type { ConfigKey } from "@metiro/shared/application-config/keys";
import { auditFields, isAuditField, type NamedRow } from "@metiro/shared/audit/fields";
import type { AuditEntry } from "@metiro/shared/audit/schema";
import { isId } from "@metiro/shared/id";
import {
  formatAmount,
  formatCount,
  formatDay,
  formatDuration,
  formatFigure,
  formatMoment,
  formatNumber,
} from "@metiro/shared/text/format";
import { settingChoices, settingLabels, settingUnits } from "#domain/configuration/setting-words.ts";
import { formatPhone } from "#i18n/phone-text.ts";
import { isEmpty } from "./changes.ts";
import { fieldWords } from "./field-words.ts";
import { valueWords } from "./value-words.ts";

/** « Nom (anglais) »: where a field stands. */
export function useAuditFieldWords(): (path: readonly string[]) => string {
  const { i18n } = useLingui();
  return (path) => {
    // In another order of the menu the categories themselves are the fields.
    const wordOf = (name: string) => (isAuditField(name) ? i18n._(fieldWords[name]) : name);
    const isTranslated = path[0] === "translations";
    const language = isTranslated ? path[1] : undefined;
    const rest = isTranslated ? path.slice(2) : path;
    const [first = "", ...others] = rest.map(wordOf);
    const words = [first, ...others.map((word) => word.toLowerCase())].join(", ");
    return language === undefined ? words : `${words} (${wordOf(language)})`;
  };
}

const goneWords: Record<NamedRow, MessageDescriptor> = {
  user: msg`Compte supprimé`,
  company: msg`Entreprise supprimée`,
  jobRequest: msg`Offre supprimée`,
  category: msg`Catégorie supprimée`,
  subcategory: msg`Sous-catégorie supprimée`,
  region: msg`Région supprimée`,
};

/** What is said where a field has no value. */
const nothingWords: Partial<Record<string, MessageDescriptor>> = {
  assigneeId: msg`personne`,
  mark: msg`aucune`,
  originalId: msg`aucune`,
};

/** Of whom or what an id speaks; undefined where the value of the field is no id. */
const namedRow = (field: string): NamedRow | undefined => {
  const kind = isAuditField(field) ? auditFields[field] : "value";
  return kind === "value" || kind === "unnamed" ? undefined : kind;
};

/** Of a number what it counts. */
function useNumberInWords(): (entry: AuditEntry, name: string, value: number) => string {
  const { t, i18n } = useLingui();
  return ({ details }, name, value) => {
    switch (name) {
      case "amount": {
        const currency = currencyOf(details);
        return currency === undefined ? formatFigure(value) : formatAmount(value, currency);
      }
      case "rate":
        return `${formatNumber(value / 100, textLanguageOf(i18n.locale))} %`;
      case "retryAfterSeconds":
        return formatDuration(value, i18n.locale);
      case "overlapHours":
        return t`${plural(value, { one: "# heure", other: "# heures" })}`;
      case "days":
      case "endingWithinDays":
        return t`${plural(value, { one: "# jour", other: "# jours" })}`;
      case "months":
        return t`${plural(value, { one: "# mois", other: "# mois" })}`;
      default: {
        const unit = settingUnits[name as ConfigKey];
        return unit ? `${formatCount(value)} ${i18n._(unit)}` : formatCount(value);
      }
    }
  };
}

/** The one that stands beside an amount, or on either side of a change. */
const currencyOf = ({ before, after, currency: beside }: Record<string, unknown>): string | undefined =>
  [after, before]
    .map((side) => (side as { currency?: unknown } | null | undefined)?.currency)
    .concat(beside)
    .find((currency) => typeof currency === "string");

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/** A value of a field of an entry in words. `named`: of a list so many are named, longer ones are counted. */
export function useAuditFieldValue(named: number): (entry: AuditEntry, field: string, value: unknown) => string {
  const { t, i18n } = useLingui();
  const numberOf = useNumberInWords();
  return (entry, field, given) => {
    const { action, details, names, apiKey } = entry;
    // Of a setting there is only its value.
    const { key: setting } = details;
    const name = field === "value" && typeof setting === "string" ? setting : field;
    const text = (value: unknown): string => {
      if (isEmpty(value)) return i18n._(nothingWords[name] ?? msg`vide`);
      if (typeof value === "boolean") return value ? t`oui` : t`non`;
      if (typeof value === "number" || typeof value === "string") {
        const row = namedRow(name);
        if (row) return names?.find(({ id }) => id === value)?.name ?? i18n._(goneWords[row]);
        const ofSetting =
          (name === "key" ? settingLabels[value as ConfigKey] : undefined) ?? settingChoices(name)?.[value];
        const words = ofSetting ? [ofSetting] : valueWords(action, name, value);
        if (words.length > 0) return words.map((one) => i18n._(one)).join(", ");
        if (typeof value === "number") return numberOf(entry, name, value);
        if (name === "phone" || name === "contact.phone") return formatPhone(value);
        if (isId(value)) return t`un élément`;
        if (moment.test(value)) return formatMoment(value);
        return day.test(value) ? formatDay(value) : value;
      }
      if (name === "scopes" && Array.isArray(value))
        return t`${plural(value.length, { one: "# appel", other: "# appels" })}`;
      if (Array.isArray(value)) return list(value);
      if (name === "apiKey" && apiKey) return apiKey.name ?? apiKey.prefix;
      const { steps } = value as { steps?: unknown };
      if (Array.isArray(steps)) return t`${plural(steps.length, { one: "# étape", other: "# étapes" })}`;
      return t`${plural(Object.keys(value as object).length, { one: "# champ", other: "# champs" })}`;
    };
    const list = (value: unknown[]): string => {
      const row = namedRow(name);
      if (row === "company" && value.length > named)
        return t`${plural(value.length, { one: "# entreprise", other: "# entreprises" })}`;
      if (row ? value.length <= named : value.every(isShort)) return value.map(text).join(", ") || text(null);
      return t`${plural(value.length, { one: "# élément", other: "# éléments" })}`;
    };
    return text(given);
  };
}

const isShort = (value: unknown) => typeof value === "number" || (typeof value === "string" && value.length < 60);
