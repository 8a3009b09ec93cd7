const weights = [5, 4, 3, 2, 7, 6, 5, 4];

/**
 * The `index`-th business number (UID) of the demo, `CHE-999.…`, with its check digit: modulo 11 as in eCH-0097.
 * A base whose check digit would be 10 is never given out.
 */
export function businessNumber(index: number): string {
  for (let base = 99_900_000, rank = 0; ; base++) {
    const digits = String(base);
    const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
    const check = (11 - (sum % 11)) % 11;
    if (check === 10 || rank++ < index) continue;
    return `CHE-${digits}${check}`.replace(/(\d{3})(\d{3})(\d{3})$/, "$1.$2.$3");
  }
}
