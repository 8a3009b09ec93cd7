export { announce } from "./announce.ts";
export { type Audience, type Followers, followers } from "./subscribers.ts";
export { spread } from "./broadcast.ts";
