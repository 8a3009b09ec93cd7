declare const data: unique symbol;

/** A queue and the type of its jobs' data. Made once, beside the code that fills it. */
export interface Queue<Data extends object> {
  /** Letters, digits, `-`, `_`. */
  readonly name: string;
  readonly options: QueueOptions<Data>;
  readonly [data]?: Data;
}

export interface QueueOptions<Data extends object> {
  /** How often a job is tried again after its first failure; then it is among the failed ones. */
  maxRetries: number;
  /** Seconds before the first retry. Each later pause is about twice as long, up to `maxBackoffSeconds`. */
  backoffSeconds: number;
  maxBackoffSeconds: number;
  /** Jobs that one process works on at the same time. */
  concurrency: number;
  /** Jobs that a worker takes at once, all of them unless told. A batch ends with its slowest job; the other workers go on meanwhile. */
  batchSize?: number;
  /**
   * The field of a job that says whose it is, and how many of one owner are worked on at a time: so many each worker takes at once, and
   * there are as many workers as all of them need.
   */
  fair?: { by: string; maxPerOwner: number };
  /** Of which jobs somebody waits for the end: they are taken up before all others, however many of those wait. */
  isUrgent?(data: Data): boolean;
  /** Seconds between two looks into an empty queue. */
  pollSeconds: number;
  /** Seconds one attempt may take. */
  timeoutSeconds: number;
}

/**
 * Names a queue. Its data is JSON and stays readable in the database for days: ids, never personal data.
 */
export const defineQueue = <Data extends object>(name: string, options: QueueOptions<Data>): Queue<Data> => ({
  name,
  options,
});

/** Where a job ends that failed for good. */
export const failedQueue = ({ name }: Queue<object>): string => `${name}.failed`;
