export type Strength = "weak" | "fair" | "good" | "strong";

/** What everybody tries first, in the languages of the country; rows of keyboards among them. */
const commonWords = `
  motdepasse passwort password passwd passord contrasena secret geheim segreto kennwort sesame
  azertyuiop azerty qwertzuiop qwertz qwertyuiop qwerty asdfghjkl asdfgh yxcvbnm yxcvbn wxcvbn zxcvbn 1q2w3e4r
  bonjour bonsoir salut coucou hallo hello ciao gruezi bienvenue willkommen welcome benvenuto
  jetaime iloveyou ichliebedich amour liebe soleil sonne schatz chouchou doudou loulou princesse prinzessin
  football fussball hockey dragon monkey superman pokemon chocolat schokolade
  admin administrator utilisateur benutzer client kunde entreprise firma metiro
  suisse schweiz svizzera switzerland helvetia lausanne geneve zurich zuerich berne fribourg neuchatel basel lugano sion
  vaud valais jura ticino tessin wallis waadt freiburg neuenburg genf aargau argovie thurgau solothurn soleure graubunden grisons
  schaffhausen appenzell glarus schwyz nidwalden obwalden winterthur luzern lucerne stgallen bienne biel thoune yverdon montreux
  nyon vevey bulle martigny sierre delemont bellinzona locarno carouge lancy vernier meyrin renens uster zoug zug
  1qay2wsx3edc 1qaz2wsx3edc 1qay2wsx 1qaz2wsx 1qay 1qaz 2wsx 3edc 4rfv qaywsxedc qazwsxedc qaywsx qazwsx wsxedc edcrfv rfvtgb
  qayxsw qazxsw zaq1 yaq1 xsw2 cde3 aqwzsx zsxedc metiro\\.ch
  qsdfghjklm poiuytreza poiuztrewq poiuytrewq mlkjhgfdsq lkjhgfdsa mnbvcxz mnbvcxy abcdefgh
  janvier fevrier avril juillet septembre octobre novembre decembre januar februar april august september oktober november
  dezember printemps automne hiver fruhling sommer herbst winter summer spring
  maison famille famiglia familie`
  .trim()
  .split(/\s+/)
  .toSorted((a, b) => b.length - a.length);

/** A common word, and a year, are no harder to guess than this many letters. */
const wordPoints = 2;
const common = new RegExp(`${commonWords.join("|")}|(?:19|20)\\d\\d`, "g");

/** Letters for the figures and signs that people put for them. */
const unmasked: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "@": "a", $: "s" };

/** Shorter ones stand in too many good passwords. */
const tellingLength = 3;

/** A password without case and accents. */
export const plainOf = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();

/** A plain password with the letters that figures and signs within a word stand for. */
export const unmaskedOf = (plain: string): string =>
  plain.replaceAll(/(?<=\p{L})[01345@$](?=\p{L})/gu, (sign) => unmasked[sign] ?? sign);

/** What anybody tries who knows whose password it is: the parts of the e-mail, of the names and of the company's name. */
const partsOf = (own: readonly string[]) =>
  own
    .flatMap((text) => plainOf(text.slice(0, 254)).split(/[^\p{L}\p{N}]+/u))
    .filter((part) => part.length >= tellingLength)
    .toSorted((a, b) => b.length - a.length);

/** A password without its common words and those of its owner, and how many there were; figures within a word are the letters they stand for. */
function withoutCommon(password: string, own: readonly string[]): { rest: string; count: number } {
  let plain = plainOf(password);
  let ownCount = 0;
  for (const part of partsOf(own))
    if (plain.includes(part)) {
      plain = plain.replaceAll(part, "");
      ownCount++;
    }
  let count = ownCount;
  const rest = unmaskedOf(plain).replaceAll(common, () => {
    count++;
    return "";
  });
  return { rest, count };
}

/**
 * How hard a password is to guess, as far as it can be told without a dictionary: by its length, in which common words, and
 * what repeats or follows the character before it, count little. `own`: e-mail and names of whose it is, in which words count as little.
 */
export function strengthOf(password: string, own: readonly string[] = []): Strength {
  const { rest, count } = withoutCommon(password, own);
  const characters = Array.from(rest);
  const seen = new Set<string>();
  let points = count * wordPoints;
  for (const [index, character] of characters.entries()) {
    const step = (character.codePointAt(0) ?? 0) - (characters[index - 1]?.codePointAt(0) ?? Number.NaN);
    points += Math.abs(step) <= 1 ? 0.25 : seen.has(character) ? 0.75 : 1;
    seen.add(character);
  }
  const kinds = [/\p{L}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const score = points + kinds - 1;
  if (score < 9) return "weak";
  if (score < 12) return "fair";
  return score < 15 ? "good" : "strong";
}
