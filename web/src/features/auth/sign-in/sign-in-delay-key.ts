/** The pause of codes to sign in with is not the one of codes that confirm. */
export const signInDelayKey = (email: string): string => `sign-in ${email}`;
