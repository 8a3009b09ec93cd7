/** The longest holidays, in days. */
export const maxHolidayDays = 366;
/** Holidays that may be planned at a time. */
export const maxHolidays = 12;
