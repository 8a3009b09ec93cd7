/** What stands where the name of a person or a company stood whose account is deleted. */
export const nameless = "—";

/** First and last name, where the reader may know it; undefined for a person whose account is deleted. */
export const personName = ({ firstName, lastName = "" }: { firstName: string; lastName?: string | undefined }) =>
  firstName === nameless ? undefined : `${firstName} ${lastName}`.trim();

/** The name of a company; undefined once its account is deleted. */
export const companyName = ({ name }: { name: string }): string | undefined => (name === nameless ? undefined : name);
