/** Where the wizard is, as the address of the page says it, and how it goes elsewhere. */
export interface Address {
  /** The screen in the address; absent on the first one. */
  step: string | undefined;
  /** Whether one came from the summary to change something, and goes back there. */
  editing: boolean;
  /** `from`: the screen that one goes on from, so that `back` finds it in the history. */
  go: (step: string, options?: { editing?: boolean; replace?: boolean; from?: string }) => void;
  /** To the screen before: the way back of the browser where that leads there, so that both go the same way. */
  back: (step: string) => void;
}

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The screen of the wizard that one went on from. */
    screenBefore?: string;
  }
}
