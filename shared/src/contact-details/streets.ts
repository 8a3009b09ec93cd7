import { literally, type Span, spansOf } from "./spans.ts";

/** Words however they are capitalised, where the rest of a pattern looks at capitals. */
const anyCase = (words: string): string =>
  words
    .split(" ")
    .map((word) => word.replaceAll(/\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`).replaceAll(".", "\\."))
    .join("|");

const begin = String.raw`(?<![\p{L}\d])`;
/** Words that are hardly ever anything but the beginning of a street. */
const street = `(?:${anyCase("rue ruelle avenue av. chemin ch. route rte rte. boulevard bd bd. impasse sentier allée")})(?!\\s[dD]e\\sfer)`;
/** Those that mean many things: a name of their own has to follow. */
const place = `(?:${anyCase("place pl. quai cours passage square esplanade promenade faubourg montée clos rampe escaliers escalier degrés r. via viale vicolo corso piazza strada")})(?!\\s(?:Internet|Skype|WhatsApp|Zoom|Teams|Google|Facebook|Instagram)(?!\\p{L}))`;
const connecting = String.raw`(?:(?:${anyCase("de du des della delle dei del al alla la le les aux au sur sous en")})\s|[dDlL][’']\s?)`;
const word = String.raw`\p{L}[\p{L}’'.-]{1,40}`;
const proper = String.raw`(?:\d{1,2}[-\s])?\p{Lu}[\p{L}’'.-]{1,40}`;
/** A name has further words as long as they are capitalised, or lead on to one that is: Grand-Rue de la Gare. */
const further = String.raw`(?:[\s-]${connecting}{0,2}${proper}){0,3}`;
/** What tells a measure, an hour or a quantity from the number of a house. */
const unit = String.raw`(?:[xX×*]\s?\d|[%€²³]|(?:${anyCase("m m2 m3 ml km cm mm kg t h heure heures min minutes jour jours semaine semaines mois an ans pièce pièces fr fr. frs francs chf eur fois personne personnes place places voiture voitures tage meter stück uhr")})(?![\p{L}\d]))`;
const house = String.raw`\d{1,3}(?:\s?(?:bis|ter)|\s?[a-fA-F])?(?![\p{L}\d%’'²³]|[.,:h]\d|\s?${unit})`;
/** Houses whose number is a word, up to 99. */
const small =
  "deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|septante|huitante|nonante|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|[a-zü]{3,12}zehn|(?:[a-zü]{3,6}und)?(?:zwanzig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig)|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici";
const houseInWords = String.raw`(?:${small})(?:[-\s](?:et[-\s])?(?:un|${small})){0,2}(?![\p{L}\d]|\s?(?:fois|${unit})|\s\p{Ll}{2,20}[sx](?!\p{L}))`;
const before = String.raw`,?\s(?:(?:au|am|al)\s)?(?:(?:[nN][oO0r°]|[nN]um[ée]ro|[nN]ummer|[hH]ausnummer|[nN]um)\.?\s?)?`;
/** What stands in the genitive in lower case, and is a place: place de la gare 3. */
const known =
  "gare|marché|église|eglise|poste|temple|école|château|lac|mont-blanc|bourg|fontaine|cathédrale|paix|palud|riponne|village|port|stazione|posta|chiesa|stand|hôpital|cité";

const patterns = [
  // rue du Lac douze, Bahnhofstrasse Nummer zwölf
  `${begin}(?:${street}|${place})\\s${connecting}{0,2}${proper}${further}${before}${houseInWords}`,
  String.raw`${begin}[\p{L}-]{2,40}(?:strasse|straße|str\.|weg|gasse)${before}${houseInWords}`,
  // place de la gare 3, quai du mont-blanc 5
  String.raw`${begin}${place}\s(?:${connecting}{1,2})(?:${known})${before}${house}`,
  // av.de la Gare 12, Av Gare 12, Chemin-des-Fleurs 3, RueduLac12
  String.raw`${begin}(?:[aA]v|[cC]h|[rR]te|[bB]d|[rR])\.${connecting}{0,2}\p{L}[\p{L}’'-]{2,40}${further}${before}${house}`,
  String.raw`${begin}(?:[aA]v|[bB]d|[bB]vd)\s${connecting}{0,2}${proper}${further}${before}${house}`,
  String.raw`${begin}(?:[rR]ue|[aA]venue|[cC]hemin|[rR]oute|[iI]mpasse)-(?:\p{L}{1,3}-){0,2}${proper}${before}${house}`,
  String.raw`${begin}(?:[rR]ue|[aA]venue|[cC]hemin|[rR]oute)(?:dela|du|des|de)\p{Lu}\p{L}{2,30}\s?${house}`,
  // 12 de la rue du Lac, 12 r. du Lac, 12 Grand-Rue, 15 Station Road, Lac (rue du) 12
  String.raw`${begin}\d{1,3}(?:\s?(?:bis|ter|[a-fA-F]))?\s(?:de\s(?:la\s|l[’'])|du\s)${street}\s(?:${connecting}{1,2}${word}|${proper})${further}`,
  String.raw`${begin}\d{1,3}(?:\s?(?:bis|ter|[a-fA-F]))?,?\s[rR]\.\s${connecting}{0,2}${proper}${further}`,
  String.raw`${begin}\d{1,3}(?:bis|[a-fA-F])?,?\s(?:Grand|Petite)-Rue(?!\p{L})`,
  String.raw`${begin}\d{1,3}[a-c]?\s(?:\p{Lu}[\p{L}’'-]{1,30}\s){1,2}(?:Road|Street|Lane|Drive)(?!\p{L})`,
  String.raw`${begin}\p{Lu}[\p{L}’'-]{2,30}\s?\((?:[rR]ue|[aA]v\.|[aA]venue|[cC]h\.|[cC]hemin|[rR]oute)[^()\d]{0,20}\)${before}${house}`,
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
  String.raw`${begin}(?:\p{Lu}[\p{L}-]{1,40}\s(?:Strasse|Straße|Str\.)|[\p{L}-]{2,40}(?:strasse|straße|str\.?)|[\p{L}-]{3,40}(?:weg|gasse|gässli)|\p{Lu}[\p{L}-]{3,40}(?:halde|steig|allee)|(?:Bahnhof|Bundes|Dorf|Haupt|Kirch|Markt|Rathaus|Schul)platz)${before}${house}`,
  // Im Grund 5: a field of the village, and nothing that is counted behind it
  String.raw`${begin}(?:Im|Am|In\sder|Auf\s(?:dem|der))\s(?:Grund|Feld|Moos|Ried|Winkel|Rain|Bühl|Stutz|Tobel|Rank|Zelg|Zelgli|Hubel|Halde|Breite)\s\d{1,3}[a-f]?(?=\s*(?:[.,;!?)\n]|$|(?:in|und|merci|danke|bitte)(?!\p{L})))`,
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
