/** The request's own steps, after the questions of the service. */
export const ownSteps = ["place", "timing", "budget", "description", "photos", "contact", "summary"] as const;
export type OwnStep = (typeof ownSteps)[number];

/** What the screen of a question is called, in addresses and in counts. */
export const screenOfQuestion = (questionId: string): string => `q-${questionId}`;
