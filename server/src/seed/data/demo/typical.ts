/** What people answer to questions that a request's text says nothing about, by question id. */
export const typicalNumbers: Record<string, [number, number]> = {
  area: [35, 140],
  height: [2, 3],
  rooms: [2, 5],
  bathrooms: [1, 2],
  blinds: [3, 9],
  volume: [12, 45],
  hours: [2, 4],
  quantity: [1, 6],
  floors: [1, 3],
  litres: [200, 300],
  fromFloor: [0, 5],
  toFloor: [0, 4],
  age: [2, 9],
  distance: [6, 25],
  use: [4000, 9000],
  docs: [20, 120],
  copies: [250, 2000],
  pages: [4, 10],
  budget: [30_000, 120_000],
};

export const typicalTexts: Record<string, string[]> = {
  model: ["Hoval TopGas", "Elco Thision", "Buderus Logano", "Ökofen Pellematic"],
  brand: ["Modèle inconnu", "Kaba 8", "Keso 4000", "Miele", "Conforama"],
  wood: ["Chêne clair", "Sapin", "Blanc mat"],
  agency: ["Régie du Grand-Pont", "Gérance des Tilleuls", "Régie de la Cité"],
  goal: ["Trouver une solution simple et durable, que nous pourrons entretenir nous-mêmes."],
  list: ["Plusieurs petites réparations dans l’appartement, liste détaillée sur place."],
  problem: ["L’appareil ne fonctionne plus depuis quelques jours."],
};

export const typicalStreets: string[] = [
  "Chemin des Acacias 14",
  "Rue du Midi 6",
  "Avenue de la Gare 51",
  "Rue de l’Ancien-Stand 23",
  "Chemin du Verger 9",
  "Route du Bois 32",
];
