export { announce } from "./announce.ts";
export { type Audience, type Followers, followers } from "./followers.ts";
export { spread } from "./spread.ts";
