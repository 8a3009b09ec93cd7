import type { RecipientState } from "./shapes.ts";

/** What has become of a request: how old it is in hours, and what each company did that received it. */
export interface Scenario {
  hoursAgo: [number, number];
  recipients: RecipientState[];
  canceled?: boolean;
  /** How many requests of the demo take this course. */
  times: number;
}

const waiting: Scenario[] = [
  { times: 3, hoursAgo: [0.3, 3], recipients: [] },
  { times: 10, hoursAgo: [3, 60], recipients: [] },
  { times: 10, hoursAgo: [50, 120], recipients: [] },
  { times: 6, hoursAgo: [110, 240], recipients: [] },
];

const processed: Scenario[] = [
  { times: 3, hoursAgo: [10, 40], recipients: ["unseen"] },
  { times: 4, hoursAgo: [14, 50], recipients: ["unseen", "unseen", "unseen"] },
  { times: 4, hoursAgo: [20, 70], recipients: ["seen", "unseen"] },
  { times: 3, hoursAgo: [30, 90], recipients: ["seen", "seen", "unseen"] },
  { times: 5, hoursAgo: [40, 120], recipients: ["interested", "unseen"] },
  { times: 5, hoursAgo: [80, 400], recipients: ["interested", "seen", "declined"] },
  { times: 5, hoursAgo: [70, 420], recipients: ["interested", "interested"] },
  { times: 4, hoursAgo: [90, 460], recipients: ["interested", "interested", "interested", "seen"] },
  { times: 3, hoursAgo: [150, 1000], recipients: ["declined", "declined"] },
  { times: 3, hoursAgo: [150, 700], recipients: ["declined", "interested", "interested", "declined", "seen"] },
  { times: 6, hoursAgo: [250, 1400], recipients: ["accepted", "rejected"] },
  { times: 5, hoursAgo: [200, 1400], recipients: ["accepted", "interested", "declined"] },
  { times: 3, hoursAgo: [200, 1400], recipients: ["accepted"] },
  { times: 4, hoursAgo: [300, 1400], recipients: ["accepted", "rejected", "rejected", "declined"] },
  { times: 3, hoursAgo: [200, 1200], recipients: ["rejected", "interested"] },
  { times: 2, hoursAgo: [300, 1300], recipients: ["interested"] },
];

const canceled: Scenario[] = [
  { times: 6, hoursAgo: [60, 1300], recipients: [], canceled: true },
  { times: 1, hoursAgo: [60, 200], recipients: ["unseen", "unseen"], canceled: true },
  { times: 1, hoursAgo: [200, 900], recipients: ["seen"], canceled: true },
  { times: 2, hoursAgo: [200, 1300], recipients: ["interested", "seen"], canceled: true },
  { times: 1, hoursAgo: [300, 1300], recipients: ["interested", "declined"], canceled: true },
  { times: 1, hoursAgo: [300, 1300], recipients: ["declined"], canceled: true },
];

/** The courses of all requests that no script tells in full. */
export const scenarios: Scenario[] = [...waiting, ...processed, ...canceled];
