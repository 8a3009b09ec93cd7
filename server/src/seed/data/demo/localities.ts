import type { Locality } from "./shapes.ts";

const at = (subregion: string, places: Record<string, string>): Locality[] =>
  Object.entries(places).map(([postalCode, locality]) => ({ postalCode, locality, subregion }));

/** Places of the demo, with the district that they belong to. */
export const localities: Locality[] = [
  ...at("vd-lausanne", {
    1003: "Lausanne",
    1004: "Lausanne",
    1005: "Lausanne",
    1006: "Lausanne",
    1007: "Lausanne",
    1012: "Lausanne",
    1018: "Lausanne",
    1066: "Épalinges",
  }),
  ...at("vd-ouest-lausannois", { 1008: "Prilly", 1020: "Renens", 1024: "Écublens", 1030: "Bussigny" }),
  ...at("vd-lavaux-oron", { 1009: "Pully", 1095: "Lutry" }),
  ...at("vd-morges", { 1110: "Morges", 1162: "Saint-Prex", 1170: "Aubonne" }),
  ...at("vd-nyon", { 1180: "Rolle", 1196: "Gland", 1260: "Nyon", 1296: "Coppet" }),
  ...at("vd-jura-nord-vaudois", { 1350: "Orbe", 1400: "Yverdon-les-Bains" }),
  ...at("vd-broye-vully", { 1510: "Moudon", 1530: "Payerne" }),
  ...at("vd-gros-de-vaud", { 1040: "Échallens" }),
  ...at("vd-riviera-pays-d-enhaut", { 1800: "Vevey", 1814: "La Tour-de-Peilz", 1820: "Montreux" }),
  ...at("vd-aigle", { 1860: "Aigle", 1880: "Bex" }),
  ...at("ge-geneve-ville", { 1201: "Genève", 1203: "Genève", 1205: "Genève", 1207: "Genève" }),
  ...at("ge-rive-droite", { 1214: "Vernier", 1217: "Meyrin", 1290: "Versoix" }),
  ...at("ge-arve-lac", { 1225: "Chêne-Bourg", 1226: "Thônex" }),
  ...at("ge-arve-rhone", { 1213: "Onex", 1227: "Carouge", 1233: "Bernex" }),
  ...at("fr-sarine", { 1700: "Fribourg", 1752: "Villars-sur-Glâne" }),
  ...at("fr-gruyere", { 1630: "Bulle" }),
  ...at("fr-glane", { 1680: "Romont" }),
  ...at("ne-neuchatel", { 2000: "Neuchâtel", 2072: "Saint-Blaise" }),
  ...at("ne-la-chaux-de-fonds", { 2300: "La Chaux-de-Fonds" }),
  ...at("ju-delemont", { 2800: "Delémont" }),
  ...at("ju-porrentruy-ajoie", { 2900: "Porrentruy" }),
  ...at("be-bienne", { 2502: "Bienne" }),
  ...at("be-jura-bernois", { 2610: "Saint-Imier" }),
  ...at("be-berne-mittelland", { 3011: "Berne" }),
  ...at("vs-martigny", { 1920: "Martigny" }),
  ...at("vs-monthey", { 1870: "Monthey" }),
  ...at("vs-sion", { 1950: "Sion" }),
  ...at("vs-sierre", { 3960: "Sierre" }),
  ...at("zh-zurich", { 8004: "Zurich", 8005: "Zurich" }),
  ...at("bs-canton", { 4051: "Bâle" }),
  ...at("ti-lugano", { 6900: "Lugano" }),
];

/** The place of a postal code; throws when the demo does not know it. */
export function localityOf(postalCode: string): Locality {
  const place = localities.find((locality) => locality.postalCode === postalCode);
  if (!place) throw new Error(`the demo has no place ${postalCode}`);
  return place;
}
