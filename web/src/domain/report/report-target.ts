import type { ReportedKind } from "@metiro/shared/report/constants";

/** What is reported: see the call `report.add`. */
export interface ReportTarget {
  kind: ReportedKind;
  id: string;
}
