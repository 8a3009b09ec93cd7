import type { Problem } from "../errors/codes.ts";
import type { SignedIn } from "./schema.ts";

/** What came of a form of an account page that the browser sent by itself: the page is drawn again with it. */
export interface PostedForm {
  /** What was typed, without anything secret. */
  values: Readonly<Record<string, string>>;
  /** Why it was refused; absent where it was not. */
  problem?: Problem;
  /** Whose session it has opened. */
  user?: SignedIn;
}
