/** Thrown by what a form sends with: its message is in the reader's words, and stands above the fields. */
export class FormFailure extends Error {
  override readonly name = "FormFailure";
}
