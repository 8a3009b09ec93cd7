/**
 * Over what time a company's answers are rated, wherever no other period is chosen: the present month and so many before it. Its own
 * panel, the back office, the ranking, the dashboard, what is usual in its trade and what clients read all say the same.
 */
export const answerRateMonths = 12;

interface Answered {
  answered: number;
  /** Those answered, and those that were not within the days there are for it: what may still be answered in time is left out. */
  due: number;
}

/** The share (0–1) of what is due that was answered; undefined while nothing is. */
export const answerRate = ({ answered, due }: Answered): number | undefined => (due > 0 ? answered / due : undefined);
