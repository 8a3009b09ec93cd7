/** Values as PostgreSQL writes an array, for a parameter of a statement that casts it: `${arrayLiteral(ids)}::uuid[]`. */
export const arrayLiteral = (values: readonly (string | number)[]): string =>
  `{${values.map((value) => (typeof value === "number" ? value : `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`)).join(",")}}`;
