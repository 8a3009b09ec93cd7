/** Greatest absolute value of a number in a form or an answer. */
export const maxNumber = 1_000_000_000;
/** Characters of a typed answer, whatever its question allows. */
export const maxAnswerLength = 10_000;
/** Characters of an option's value. */
export const maxOptionValue = 100;
