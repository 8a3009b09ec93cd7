import { useLingui } from "@lingui/react/macro";
import type { CategoryIcon } from "@metiro/shared/category/icons";

/** What a drawing shows: its name, then words by which it is found. */
export function useIconWords(): (icon: string) => string {
  const { t } = useLingui();
  const words: Record<CategoryIcon, string> = {
    hammer: t`Marteau, construction, rénovation, gros œuvre, maçonnerie`,
    "paint-roller": t`Rouleau, peinture, plâtre, papier peint`,
    droplet: t`Goutte, eau, sanitaire, chauffage, plomberie`,
    bolt: t`Éclair, électricité, courant, énergie, solaire`,
    "door-open": t`Porte, menuiserie, fenêtre, serrure`,
    "spray-can": t`Spray, nettoyage, produit, désinfection`,
    truck: t`Camion, déménagement, transport, livraison`,
    leaf: t`Feuille, jardin, arbre, paysage, plante`,
    "screwdriver-wrench": t`Outils, réparation, montage, entretien, bricolage`,
    "laptop-code": t`Ordinateur, informatique, site web, logiciel`,
    briefcase: t`Mallette, bureau, entreprise, conseil, comptabilité`,
    "champagne-glasses": t`Verres, fête, événement, mariage, traiteur`,
  };
  return (icon) => words[icon as CategoryIcon] ?? t`Maison, sans dessin, défaut`;
}
