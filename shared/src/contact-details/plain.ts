/**
 * A text in which numbers and addresses stand as one would type them who has nothing to hide, character for character where they
 * stood: no other digits than ours, no letter O among digits, nothing invisible.
 */
export const plain = (text: string): string =>
  text
    .replaceAll(/[\u{ff10}-\u{ff19}]/gu, (digit) => String.fromCodePoint((digit.codePointAt(0) ?? 0) - 0xff10 + 0x30))
    .replaceAll(/[\u{ad}\u{200b}-\u{200f}\u{2060}\u{feff}\u{a0}\u{2000}-\u{200a}\u{202f}]|\u{fe0f}|\u{20e3}/gu, " ")
    .replaceAll("＠", "@")
    .replaceAll(/[oO](?=\d)|(?<=\d)[oO](?!\p{L})/gu, "0");
