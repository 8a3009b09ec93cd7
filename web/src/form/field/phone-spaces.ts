/** A number as it is typed, its dots, hyphens and strokes as spaces: `079.123.45.67`, `079/123 45 67`. The rule itself is to the letter. */
export const withSpaces = (typed: string): string => typed.replaceAll(/[./\-\u2010-\u2013]/g, " ");
