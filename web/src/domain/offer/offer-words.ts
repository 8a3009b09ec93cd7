import { useLingui } from "@lingui/react/macro";
import { textLanguageOf } from "@metiro/shared/languages";
import type { LineKind, LineUnit, OfferField, OfferState, VatRateKind } from "@metiro/shared/offer/constants";
import { percentOf } from "@metiro/shared/offer/money";
import { formatNumber } from "@metiro/shared/text/format";
import { unitSigns } from "@metiro/shared/text/unit-signs";

/** What a line is for. */
export function useLineKindWords(): Record<LineKind, string> {
  const { t } = useLingui();
  return {
    work: t`Main-d’œuvre`,
    material: t`Matériel`,
    travel: t`Déplacement`,
    disposal: t`Évacuation`,
    other: t`Autre`,
  };
}

/** A unit beside a number: « 12 m² », « 3 h ». */
export function useLineUnitWords(): Record<LineUnit, string> {
  const { t } = useLingui();
  return {
    lump: t`forfait`,
    piece: t({ message: "pce", comment: "Unit of a line of an offer: an item, abbreviated" }),
    hour: t({ message: "h", comment: "Unit of a line of an offer: hours" }),
    day: t({ message: "jour", comment: "Unit of a line of an offer" }),
    month: t({ message: "mois", comment: "Unit of a line of an offer" }),
    ...unitSigns,
    room: t({ message: "local", comment: "Unit of a line of an offer: a room" }),
  };
}

/** A unit where it is chosen. */
export function useLineUnitChoices(): Record<LineUnit, string> {
  const { t } = useLingui();
  const short = useLineUnitWords();
  return {
    ...short,
    piece: t`pce (pièce)`,
    hour: t`h (heure)`,
    m: t`m (mètre)`,
    t: t`t (tonne)`,
    l: t`l (litre)`,
    room: t`local (chambre)`,
  };
}

/** What differs between two versions. */
export function useOfferFieldWords(): Record<OfferField, string> {
  const { t } = useLingui();
  return {
    total: t`Total`,
    vat: t`TVA`,
    message: t`Message`,
    validUntil: t`Valable jusqu’au`,
    availableFrom: t`Disponible dès le`,
    duration: t`Durée estimée`,
    visit: t`Visite`,
    paymentTerms: t`Conditions de paiement`,
  };
}

/** How a version stands, where it does not stand any more or does not stand yet. */
export function useOfferStateWords(): Record<OfferState, string> {
  const { t } = useLingui();
  return {
    current: t`En vigueur`,
    replaced: t`Remplacée`,
    proposed: t`En attente de décision`,
    refused: t`Refusé`,
    withdrawn: t`Retiré`,
  };
}

/** Which rate of VAT it is. */
export function useVatKindWords(): Record<VatRateKind, string> {
  const { t } = useLingui();
  return { standard: t`normal`, reduced: t`réduit`, lodging: t`hébergement` };
}

/** « 8,1 % », with its name where it is chosen: « 8,1 % (normal) ». */
export function useVatRateText(): (rate: number, kind?: VatRateKind) => string {
  const { i18n } = useLingui();
  const names = useVatKindWords();
  return (rate, kind) => {
    const percent = `${formatNumber(percentOf(rate), textLanguageOf(i18n.locale))}\u00a0%`;
    return kind ? `${percent} (${names[kind]})` : percent;
  };
}
