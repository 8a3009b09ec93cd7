/** Templates that one company keeps. */
export const maxTemplates = 30;
