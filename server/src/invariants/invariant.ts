/** Something that holds of the data between any two transactions, and that no constraint of the database can say. */
export interface Invariant {
  /** How the operator and the tests call it. */
  name: string;
  /** What holds, in a sentence. */
  holds: string;
  /** A query of the rows that break it, `id` and `what` is wrong with each: none where it holds. */
  broken: string;
}
