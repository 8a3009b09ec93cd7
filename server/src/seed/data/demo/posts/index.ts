import type { PostText } from "../shapes.ts";
import { asbestos } from "./asbestos.ts";
import { bathroom } from "./bathroom.ts";
import { compareQuotes } from "./compare-quotes.ts";
import { electricalSafety } from "./electrical-safety.ts";
import { endOfLease } from "./end-of-lease.ts";
import { goodRequest } from "./good-request.ts";
import { heatPump } from "./heat-pump.ts";
import { hedges } from "./hedges.ts";
import { householdHelp } from "./household-help.ts";
import { movingCalendar } from "./moving-calendar.ts";
import { payment } from "./payment.ts";
import { tenantWorks } from "./tenant-works.ts";

/** Oldest first. */
export const posts: PostText[] = [
  goodRequest,
  endOfLease,
  asbestos,
  movingCalendar,
  tenantWorks,
  electricalSafety,
  payment,
  householdHelp,
  hedges,
  bathroom,
  heatPump,
  compareQuotes,
];
