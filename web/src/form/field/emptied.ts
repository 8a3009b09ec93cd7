/** The values of a form as an update takes them: of `names`, a field that was shown and is empty is cleared, which null says. */
export const emptied = <Values extends object, Name extends keyof Values>(values: Values, ...names: Name[]) => ({
  ...values,
  ...(Object.fromEntries(names.map((name) => [name, values[name] ?? null])) as {
    [Key in Name]: Exclude<Values[Key], undefined> | null;
  }),
});
