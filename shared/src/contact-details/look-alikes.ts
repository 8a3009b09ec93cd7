/** Letters of other scripts that are drawn as ours are, each with ours below it. */
const drawn = "АВЕЅІЈКМНОРСТУХЗаеѕіјорсухӏԁԛԝҮһАΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεικνορτυχγ";
const meant = "ABESIJKMHOPCTYX3aesijopcyxldqwYhAABEZHIKMNOPTYXabeikvoptuxy";
const ours = new Map(Array.from(drawn, (letter, index) => [letter, meant[index] ?? letter] as const));

const words = /[\p{L}\d]*[\p{Script=Cyrillic}\p{Script=Greek}][\p{L}\d]*/gu;

/**
 * Look-alikes as the letters that they stand for, in words of two scripts and in those that have look-alikes only; a Russian or
 * Greek word stays one. The length stays the same.
 */
export const withoutLookAlikes = (text: string): string =>
  text.replaceAll(words, (word) => {
    const said = Array.from(word, (letter) => ours.get(letter) ?? letter).join("");
    const mixed = /[\p{Script=Latin}\d]/u.test(word);
    return mixed || !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(said) ? said : word;
  });
