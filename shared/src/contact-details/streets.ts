import { literally, type Span, spansOf } from "./spans.ts";

/** Words however they are capitalised, where the rest of a pattern looks at capitals. */
const anyCase = (words: string): string =>
  words
    .split(" ")
    .map((word) => word.replaceAll(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`).replaceAll(".", "\\."))
    .join("|");

const begin = String.raw`(?<![\p{L}\d])`;
/** Words that are hardly ever anything but the beginning of a street. */
const street = `(?:${anyCase("rue ruelle avenue av. chemin ch. route rte rte. boulevard bd bd. impasse sentier allée")})`;
/** Those that mean many things: a name of their own has to follow. */
const place = `(?:${anyCase("place pl. quai cours passage square esplanade promenade faubourg montée clos rampe escaliers escalier degrés r. via viale vicolo corso piazza strada")})`;
const connecting = String.raw`(?:(?:${anyCase("de du des della delle dei del al alla la le les aux au sur sous en")})\s|[dDlL][’']\s?)`;
const word = String.raw`\p{L}[\p{L}’'.-]{1,40}`;
const proper = String.raw`(?:\d{1,2}[-\s])?\p{Lu}[\p{L}’'.-]{1,40}`;
/** A name has further words as long as they are capitalised, or lead on to one that is: Grand-Rue de la Gare. */
const further = String.raw`(?:[\s-]${connecting}{0,2}${proper}){0,3}`;
/** What tells a measure, an hour or a quantity from the number of a house. */
const unit = String.raw`(?:[xX×*]\s?\d|[%€²³]|(?:${anyCase("m m2 m3 ml km cm mm kg t h heure heures min minutes jour jours semaine semaines mois an ans pièce pièces fr fr. frs francs chf eur fois personne personnes place places voiture voitures tage meter stück uhr")})(?![\p{L}\d]))`;
const house = String.raw`\d{1,3}(?:\s?(?:bis|ter)|\s?[a-fA-F])?(?![\p{L}\d%’'²³]|[.,:h]\d|\s?${unit})`;
const before = String.raw`,?\s(?:[nN][o°]\s?)?`;

const patterns = [
  // rue du Lac 12, Av. de la Gare, 5 bis
  `${begin}${street}\\s${connecting}{1,2}${word}${further}${before}${house}`,
  // rue Centrale 12, chemin neuf 4
  String.raw`${begin}${street}\s(?:${proper}|\p{Ll}{5,20})${further}${before}${house}`,
  // place de la Riponne 3, via Nassa 5
  `${begin}${place}\\s${connecting}{0,2}${proper}${further}${before}${house}`,
  // 12, rue du Lac
  String.raw`${begin}\d{1,3}\s?(?:bis|ter|[a-fA-F])?,?\s${street}\s(?:${connecting}{1,2}${word}|${proper})${further}`,
  // Grand-Rue 12, Esplanade 3: names that need no other
  `${begin}(?:${anyCase("grand grande petite haute basse")})(?:[-\\s][rR]ue|[rR]ue)${further}${before}${house}`,
  `${begin}Rampe\\s${house}(?!\\s\\p{L})`,
  `${begin}(?:Esplanade|Promenade|Grand[-\\s]Place|Rue[-\\s](?:Basse|Haute|Neuve))${further}${before}${house}`,
  // Bahnhofstrasse 12, Zürcher Str. 5, Kirchweg 3a
  String.raw`${begin}(?:\p{Lu}[\p{L}-]{1,40}\s(?:Strasse|Straße|Str\.)|[\p{L}-]{2,40}(?:strasse|straße|str\.)|[\p{L}-]{3,40}(?:weg|gasse|gässli)|\p{Lu}[\p{L}-]{3,40}(?:halde|steig|allee)|(?:Bahnhof|Bundes|Dorf|Haupt|Kirch|Markt|Rathaus|Schul)platz)\s${house}`,
].map((pattern) => new RegExp(pattern, "gu"));

/** Streets with the number of a house, in French, German and Italian. */
export const streetsIn = (text: string): Span[] => patterns.flatMap((pattern) => spansOf(text, pattern));

const numberAfter = /[\s,]*\d+\s?[a-z]?$/i;
const numberBefore = /^\d+\s?[a-z]?[\s,]+/i;

/** A street that is known, also without its number. */
export const knownStreetsIn = (text: string, streets: readonly (string | null)[]): Span[] =>
  streets.flatMap((known) => {
    const name = known?.replace(numberAfter, "").replace(numberBefore, "").trim() ?? "";
    if (name.length < 6) return [];
    const loosely = name
      .split(/[\s,]+/)
      .map(literally)
      .join(String.raw`[\s,]+`);
    return spansOf(
      text,
      new RegExp(String.raw`(?:(?<!\d)\d{1,3}\s?[a-f]?,?\s)?${loosely}(?:${before}${house})?`, "giu"),
    );
  });
