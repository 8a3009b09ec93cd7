/** Where the wizard is, as the address of the page says it, and how it goes elsewhere. */
export interface Address {
  /** The screen in the address; absent on the first one. */
  step: string | undefined;
  /** Whether one came from the summary to change something, and goes back there. */
  editing: boolean;
  go: (step: string, options?: { editing?: boolean; replace?: boolean }) => void;
}
