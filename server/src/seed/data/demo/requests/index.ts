import type { RequestText } from "../shapes.ts";
import { business } from "./business.ts";
import { cleaning } from "./cleaning.ts";
import { computing } from "./computing.ts";
import { electricity } from "./electricity.ts";
import { events } from "./events.ts";
import { garden } from "./garden.ts";
import { homeHelp } from "./home-help.ts";
import { joinery } from "./joinery.ts";
import { moving } from "./moving.ts";
import { painting } from "./painting.ts";
import { plumbing } from "./plumbing.ts";
import { renovation } from "./renovation.ts";

export const requests: RequestText[] = [
  ...renovation,
  ...painting,
  ...plumbing,
  ...electricity,
  ...joinery,
  ...cleaning,
  ...moving,
  ...garden,
  ...homeHelp,
  ...computing,
  ...business,
  ...events,
];
