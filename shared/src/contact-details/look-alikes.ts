/** Letters of other scripts that are drawn as ours are, each with ours below it. */
const drawn = "АВЕЅІЈКМНОРСТУХЗаеѕіјорсухӏԁԛԝҮһАΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχγ";
const meant = "ABESIJKMHOPCTYX3aesijopcyxldqwYhAABEZHIKMNOPTYXabeikvoptuxy";
const ours = new Map(Array.from(drawn, (letter, index) => [letter, meant[index] ?? letter] as const));

const foreign = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** Whole words, foreign or not: a pattern that looks for a foreign letter in each would try a long word from all its letters. */
const words = /[\p{L}\d\p{Script=Cyrillic}\p{Script=Greek}]+/gu;

/**
 * Look-alikes as the letters that they stand for, in words of two scripts and in those that have look-alikes only; a Russian or
 * Greek word stays one. The length stays the same.
 */
export const withoutLookAlikes = (text: string): string =>
  text.replaceAll(words, (word) => {
    if (!foreign.test(word)) return word;
    const said = Array.from(word, (letter) => ours.get(letter) ?? letter).join("");
    const mixed = /[\p{Script=Latin}\d]/u.test(word);
    return mixed || !foreign.test(said) ? said : word;
  });
