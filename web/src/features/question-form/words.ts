import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Operator } from "@metiro/shared/sub-category/questions/form/condition";
import type { OwnStep } from "@metiro/shared/sub-category/screens";
import type { QuestionType } from "@metiro/shared/sub-category/questions";
import {
  AlignLeft,
  Banknote,
  Calendar,
  CalendarRange,
  CircleDot,
  Gauge,
  Hash,
  Image,
  Info,
  MapPin,
  SquareCheck,
  ToggleLeft,
  Type,
} from "lucide-react";
import type { IconShape } from "#ui/icon.tsx";

interface Kind {
  name: MessageDescriptor;
  icon: IconShape;
}

/** What each type of question is called, and its sign. */
export const kinds: Record<QuestionType, Kind> = {
  singleChoice: { name: msg`Choix unique`, icon: CircleDot },
  multiChoice: { name: msg`Choix multiple (cases à cocher)`, icon: SquareCheck },
  yesNo: { name: msg`Oui ou non`, icon: ToggleLeft },
  shortText: { name: msg`Texte court`, icon: Type },
  longText: { name: msg`Texte long`, icon: AlignLeft },
  integer: { name: msg`Nombre entier`, icon: Hash },
  number: { name: msg`Nombre`, icon: Hash },
  money: { name: msg`Montant`, icon: Banknote },
  scale: { name: msg`Échelle`, icon: Gauge },
  date: { name: msg`Date`, icon: Calendar },
  dateRange: { name: msg`Période (deux dates)`, icon: CalendarRange },
  address: { name: msg`Adresse`, icon: MapPin },
  photos: { name: msg`Photos`, icon: Image },
  info: { name: msg`Indication (sans réponse)`, icon: Info },
};

export const operatorWords: Record<Operator, MessageDescriptor> = {
  eq: msg`est`,
  ne: msg`n’est pas`,
  in: msg`est l’une de`,
  notIn: msg`n’est aucune de`,
  contains: msg`contient`,
  gt: msg`est plus grand que`,
  gte: msg`est au moins`,
  lt: msg`est plus petit que`,
  lte: msg`est au plus`,
  answered: msg`a une réponse`,
  empty: msg`est sans réponse`,
};

/** The request's own steps, after the questions. */
export const stepWords: Record<OwnStep, MessageDescriptor> = {
  place: msg`Lieu`,
  timing: msg`Délai`,
  budget: msg`Budget`,
  description: msg`Description`,
  photos: msg`Photos`,
  contact: msg`Contact`,
  summary: msg`Résumé`,
};
