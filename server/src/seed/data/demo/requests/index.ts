import type { RequestText } from "../shapes.ts";
import { business } from "./business.ts";
import { cleaning } from "./cleaning.ts";
import { computing } from "./computing.ts";
import { electricity } from "./electricity.ts";
import { eventRequests } from "./events.ts";
import { garden } from "./garden.ts";
import { homeHelp } from "./home-help.ts";
import { joinery } from "./joinery.ts";
import { moving } from "./moving.ts";
import { painting } from "./painting.ts";
import { plumbing } from "./plumbing.ts";
import { renovation } from "./renovation.ts";

export const demoRequestTexts: RequestText[] = [
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
  ...eventRequests,
];
