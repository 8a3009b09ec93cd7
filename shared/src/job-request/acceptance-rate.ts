interface Decided {
  accepted: number;
  /** Answers with interest that were accepted or turned down, or whose request is over without: it was cancelled, or another has it. */
  decided: number;
}

/** The share (0–1) of what was decided that was accepted; undefined while nothing is. What waits for its client lowers nothing. */
export const acceptanceRate = ({ accepted, decided }: Decided): number | undefined =>
  decided > 0 ? accepted / decided : undefined;
