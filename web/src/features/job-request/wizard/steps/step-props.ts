import type { Draft } from "../draft/draft.ts";

/** What each of the request's own steps gets. */
export interface StepProps {
  draft: Draft;
  change: (patch: Partial<Draft>) => void;
  /** Messages by field name. */
  errors: Record<string, string>;
}
