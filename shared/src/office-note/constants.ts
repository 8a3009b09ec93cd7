/** Letters of a note of the back office. */
export const maxOfficeNote = 2_000;
