/** Why a request is none: it stands there twice, or nobody meant it. */
export const requestMarks = ["duplicate", "junk"] as const;
export type RequestMark = (typeof requestMarks)[number];
