/** What somebody is told at who has chosen nothing yet: the hour is the default of the column too. */
export const usualSettings = { digestHour: 18, quiet: null } as const;
