/** Days that what was deleted can be put back; then it is erased. */
export const binDays = 30;
