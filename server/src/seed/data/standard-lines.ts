import type { LineKind, LineUnit } from "@metiro/shared/offer/constants";

export interface TradeLine {
  kind: LineKind;
  fr: string;
  en: string;
  unit: LineUnit;
  /** What of an offer it usually makes up; the shares of a trade come to one. */
  share: number;
  /** What one costs, in francs without VAT; of a lump it follows from the share. */
  price?: number;
  /** Some include it elsewhere, or leave it to others. */
  often?: "includedElsewhere" | "notOffered";
}

const work = (fr: string, en: string, unit: LineUnit, share: number, price?: number): TradeLine => ({
  kind: "work",
  fr,
  en,
  unit,
  share,
  ...(price !== undefined && { price }),
});
const material = (fr: string, en: string, unit: LineUnit, share: number, price?: number): TradeLine => ({
  ...work(fr, en, unit, share, price),
  kind: "material",
});
const travel = (fr: string, en: string, share: number): TradeLine => ({
  ...work(fr, en, "lump", share),
  kind: "travel",
  often: "includedElsewhere",
});
const disposal = (fr: string, en: string, share: number): TradeLine => ({
  ...work(fr, en, "lump", share),
  kind: "disposal",
  often: "includedElsewhere",
});
const maybe = (line: TradeLine): TradeLine => ({ ...line, often: "notOffered" });

/** What offers of a trade are made of, by its address. Prices as they are asked in western Switzerland. */
export const tradeLines: Readonly<Record<string, readonly TradeLine[]>> = {
  "peinture-interieure": [
    work("Protection des sols et des meubles", "Covering floors and furniture", "lump", 0.08),
    work(
      "Préparation des surfaces : rebouchage et ponçage",
      "Preparing surfaces: filling and sanding",
      "m2",
      0.24,
      9.5,
    ),
    work("Peinture des murs, deux couches", "Painting walls, two coats", "m2", 0.4, 16.5),
    maybe(work("Peinture des plafonds, deux couches", "Painting ceilings, two coats", "m2", 0.2, 18)),
    travel("Installation et déplacements", "Setting up and travel", 0.08),
  ],
  "peinture-exterieure": [
    work("Échafaudage, montage et location", "Scaffolding, set-up and hire", "m2", 0.25, 18),
    work("Lavage à haute pression", "High-pressure cleaning", "m2", 0.1, 7.5),
    work("Fond et deux couches de peinture minérale", "Primer and two coats of mineral paint", "m2", 0.45, 34),
    maybe(work("Réparation de fissures", "Repairing cracks", "m", 0.14, 28)),
    disposal("Évacuation et nettoyage", "Disposal and cleaning", 0.06),
  ],
  "pose-de-carrelage": [
    maybe(work("Dépose de l’ancien revêtement", "Removing the old covering", "m2", 0.15, 32)),
    work("Ragréage et étanchéité", "Levelling and waterproofing", "m2", 0.15, 28),
    material("Carreaux, colle et joints", "Tiles, adhesive and grout", "m2", 0.3, 58),
    work("Pose et jointoiement", "Laying and grouting", "m2", 0.34, 78),
    disposal("Évacuation des gravats", "Rubble disposal", 0.06),
  ],
  "pose-de-parquet": [
    maybe(work("Dépose de l’ancien sol", "Removing the old floor", "m2", 0.12, 18)),
    work("Préparation de la chape", "Preparing the screed", "m2", 0.12, 16),
    material("Parquet en chêne et sous-couche", "Oak flooring and underlay", "m2", 0.42, 72),
    work("Pose", "Laying", "m2", 0.24, 42),
    work("Plinthes, fourniture et pose", "Skirting boards, supplied and fitted", "m", 0.1, 19.5),
  ],
  plomberie: [
    travel("Déplacement et prise en charge", "Call-out", 0.12),
    work("Main-d’œuvre, installateur sanitaire", "Labour, plumber", "hour", 0.45, 128),
    material("Appareils et robinetterie", "Fixtures and taps", "lump", 0.33),
    maybe(work("Contrôle d’étanchéité et mise en service", "Leak test and commissioning", "lump", 0.06)),
    disposal("Reprise des anciens appareils", "Taking back old fixtures", 0.04),
  ],
  "renovation-de-salle-de-bain": [
    work("Démolition et protection", "Demolition and protection", "lump", 0.1),
    work("Installations sanitaires", "Plumbing installations", "lump", 0.25),
    work("Installations électriques", "Electrical installations", "lump", 0.08),
    work("Étanchéité et carrelage", "Waterproofing and tiling", "m2", 0.25, 165),
    material("Appareils sanitaires et meubles", "Bathroom fixtures and furniture", "lump", 0.24),
    disposal("Évacuation et nettoyage final", "Disposal and final cleaning", 0.08),
  ],
  "renovation-de-cuisine": [
    work("Dépose de l’ancienne cuisine", "Removing the old kitchen", "lump", 0.05),
    material("Meubles et plan de travail", "Units and worktop", "m", 0.45, 1_650),
    material("Appareils électroménagers", "Appliances", "lump", 0.22),
    work("Pose des meubles", "Fitting the units", "day", 0.14, 980),
    maybe(work("Raccordements eau et électricité", "Water and electricity connections", "lump", 0.1)),
    disposal("Évacuation", "Disposal", 0.04),
  ],
  "installation-electrique": [
    work("Main-d’œuvre, installateur-électricien CFC", "Labour, qualified electrician", "hour", 0.48, 118),
    material("Câbles, prises et interrupteurs", "Cables, sockets and switches", "lump", 0.22),
    maybe(material("Tableau électrique et disjoncteurs", "Distribution board and breakers", "piece", 0.16, 780)),
    work("Mesures et rapport de sécurité (OIBT)", "Measurements and safety report (NIV)", "lump", 0.09),
    travel("Déplacements", "Travel", 0.05),
  ],
  "borne-de-recharge": [
    material("Borne de recharge 11 kW", "Charging point, 11 kW", "piece", 0.42, 1_190),
    work("Ligne d’alimentation depuis le tableau", "Supply line from the distribution board", "m", 0.24, 48),
    work("Pose et mise en service", "Installation and commissioning", "lump", 0.2),
    work("Annonce au réseau et rapport de sécurité (OIBT)", "Grid notice and safety report (NIV)", "lump", 0.1),
    travel("Déplacements", "Travel", 0.04),
  ],
  "panneaux-solaires": [
    material("Modules photovoltaïques", "Solar modules", "kw", 0.34, 720),
    material("Onduleur", "Inverter", "piece", 0.14, 2_900),
    work("Montage en toiture", "Mounting on the roof", "kw", 0.24, 510),
    work("Raccordement et mise en service", "Connection and commissioning", "lump", 0.14),
    maybe(work("Échafaudage et sécurité", "Scaffolding and safety", "lump", 0.08)),
    work("Dossier Pronovo et annonces", "Subsidy file and notices", "lump", 0.06),
  ],
  "pompe-a-chaleur": [
    material("Pompe à chaleur air-eau", "Air-to-water heat pump", "piece", 0.46, 16_800),
    work("Dépose et évacuation de l’ancien chauffage", "Removing the old heating", "lump", 0.1),
    work("Raccordements hydrauliques", "Hydraulic connections", "hour", 0.2, 132),
    maybe(work("Raccordement électrique", "Electrical connection", "lump", 0.1)),
    work("Mise en service et réglages", "Commissioning and settings", "lump", 0.08),
    work("Dossier de subvention", "Subsidy file", "lump", 0.06),
  ],
  "toiture-et-facade": [
    work("Échafaudage et sécurité", "Scaffolding and safety", "m2", 0.16, 19),
    work("Dépose de l’ancienne couverture", "Removing the old roofing", "m2", 0.14, 28),
    material("Sous-couverture et lattage", "Underlay and battens", "m2", 0.18, 42),
    work("Pose des tuiles", "Laying tiles", "m2", 0.36, 86),
    maybe(work("Ferblanterie : chéneaux et descentes", "Metalwork: gutters and downpipes", "m", 0.12, 145)),
    disposal("Évacuation et taxes", "Disposal and fees", 0.04),
  ],
  fenetres: [
    material("Fenêtres PVC-alu, triple vitrage", "PVC-aluminium windows, triple glazing", "piece", 0.62, 1_080),
    work("Dépose et pose", "Removing and fitting", "piece", 0.24, 380),
    maybe(work("Retouches de plâtre et de peinture", "Plaster and paint touch-ups", "piece", 0.08, 120)),
    disposal("Évacuation des anciennes fenêtres", "Disposal of the old windows", 0.06),
  ],
  "nettoyage-de-fin-de-bail": [
    work("Nettoyage complet avec garantie de reprise", "Full cleaning with handover guarantee", "room", 0.72, 240),
    maybe(work("Shampouinage de moquettes", "Carpet shampooing", "m2", 0.1, 6.5)),
    work("Vitres, cadres et stores", "Windows, frames and blinds", "lump", 0.14),
    travel("Déplacement et produits", "Travel and products", 0.04),
  ],
  "demenagement-prive": [
    work("Équipe de trois déménageurs avec camion 20 m³", "Team of three with 20 m³ lorry", "hour", 0.62, 195),
    maybe(work("Emballage et déballage", "Packing and unpacking", "hour", 0.12, 68)),
    work("Démontage et remontage des meubles", "Taking furniture apart and reassembling", "lump", 0.1),
    material("Cartons et protections", "Boxes and protection", "piece", 0.06, 3.5),
    maybe(work("Monte-meubles", "Furniture lift", "lump", 0.06)),
    travel("Frais de route", "Travel costs", 0.04),
  ],
  "entretien-de-jardin": [
    work("Taille de haies et d’arbustes", "Trimming hedges and shrubs", "hour", 0.42, 72),
    work("Tonte et entretien du gazon", "Mowing and lawn care", "m2", 0.26, 0.9),
    maybe(work("Désherbage des massifs", "Weeding beds", "hour", 0.16, 68)),
    travel("Déplacement et machines", "Travel and machines", 0.06),
    { ...disposal("Évacuation des déchets verts", "Green waste disposal", 0.1), unit: "m3", price: 65 },
  ],
  "amenagement-paysager": [
    work("Terrassement et préparation du sol", "Earthworks and soil preparation", "m2", 0.26, 38),
    material("Plantes et terre végétale", "Plants and topsoil", "lump", 0.26),
    work("Plantation", "Planting", "hour", 0.22, 78),
    maybe(work("Pose de dalles", "Laying slabs", "m2", 0.2, 125)),
    disposal("Évacuation des terres", "Soil disposal", 0.06),
  ],
};
