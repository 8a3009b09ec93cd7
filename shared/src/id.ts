const idPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text has the form of a row's id, a UUID: what `id` of the scalars takes, without zod, which no first load brings. */
export const isId = (text: string): boolean => idPattern.test(text);
