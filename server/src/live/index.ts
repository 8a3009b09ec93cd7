export { announce } from "./announce.ts";
export { type Audience, type Subscribers, subscribers } from "./subscribers.ts";
export { broadcast } from "./broadcast.ts";
