import { isId } from "@metiro/shared/id";

export interface WizardSearch {
  step?: string;
  editing?: true;
  /** A postal code or locality to begin with. */
  place?: string | number | undefined;
  /** The slug of the company that is asked for by name. */
  company?: string | undefined;
  /** The id of a former request to begin with. */
  from?: string | undefined;
}

export const wizardSearch = ({ step, editing, place, company, from }: Record<string, unknown>): WizardSearch => ({
  ...(typeof step === "string" && { step }),
  ...(editing === true && { editing }),
  ...(typeof from === "string" && isId(from) && { from }),
  ...(typeof company === "string" && /^[a-z\d-]{1,120}$/.test(company) && { company }),
  // A postal code stays the figure that its address has.
  ...(typeof place === "number" && { place }),
  ...(typeof place === "string" && { place: place.slice(0, 80) }),
});

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
