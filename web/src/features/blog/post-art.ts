import type { Subject } from "#ui/display/subjects.tsx";
import type { ArtColour } from "#ui/feedback/illustration/illustration-shapes.tsx";

/** What words of an address speak of, the telling ones first. */
const signs: readonly (readonly [RegExp, Subject])[] = [
  [/amiante|danger|risque/, "warning"],
  [/acompte|facture|paye|prix|cout/, "payment"],
  [/compar|devis/, "offers"],
  [/demenag|carton/, "boxes"],
  [/bail|cle\b|cles\b|etat-des-lieux/, "key"],
  [/bain|douche|sanitaire|plomb/, "bathroom"],
  [/chauff|chaleur|mazout|chaudiere/, "heating"],
  [/electri|oibt|courant|solaire|borne/, "electricity"],
  [/jardin|haie|arbre|tailler|gazon|piscine/, "garden"],
  [/peint|locataire|papier-peint|parquet/, "roller"],
  [/demande|decrire|ecrire/, "writing"],
  [/menage|aide|domicile|garde|maison|logement/, "home"],
];

/** What a post without a picture is drawn with; undefined when its address names nothing that is drawn. */
export const subjectOf = (slug: string): Subject | undefined => signs.find(([words]) => words.test(slug))?.[1];

/** Grounds that every figure stands out from, with the floor that goes with each. */
const grounds = [
  ["tint", "sand"],
  ["sand", "paper"],
  ["paper", "tint"],
] as const satisfies readonly (readonly [ArtColour, ArtColour])[];

/** The ground and floor of a post's drawing: the same each time. */
export function groundOf(slug: string): readonly [ArtColour, ArtColour] {
  let state = 0;
  for (const character of slug) state = (state * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return grounds[state % grounds.length] ?? grounds[0];
}
