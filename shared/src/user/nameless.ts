/** What stands where the name of a person stood whose account is deleted. */
export const nameless = "—";

/** First and last name, where the reader may know it; undefined for a person whose account is deleted. */
export const personName = ({ firstName, lastName = "" }: { firstName: string; lastName?: string | undefined }) =>
  firstName === nameless ? undefined : `${firstName} ${lastName}`.trim();
