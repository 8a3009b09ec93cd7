/**
 * What the document says of fields: description with unit and format, and an example where the schema alone makes a poor one.
 * A key is the field's name, or `parent.name`, where the parent is the field around it, the component, the call
 * (`region.filtered`) or the tag (`Blog`); the closest one counts.
 */
export type Words = Readonly<Record<string, readonly [description: string, example?: unknown]>>;

/** Words of a list's filters, which its file takes as well. */
export const ofList = (domain: string, words: Words): Words =>
  Object.fromEntries(
    Object.entries(words).flatMap(([field, word]) => [
      [`${domain}.list.${field}`, word],
      [`${domain}.export.${field}`, word],
    ]),
  );
