/** What stands against the rules until it is mended, as the check words it. Nothing may be added. */
export const known: readonly RegExp[] = [
  // The API document takes the sizes of images from their slice.
  /^server\/src\/openapi\/files\.ts imports server\/src\/domains\/file\//,
  // A refused call ends the session, a session carries drafts, drafts read refusals, the language is kept by a call.
  /^web\/src\/(api|drafts|i18n|session)\/.* stands below or beside it$/,
  // Text is folded for search in one place of i18n.
  /^web\/src\/ui\/.* imports web\/src\/i18n\/fold\.ts/,
  // The generator writes the tree of routes beside the rooms.
  /^web\/src\/sections\/router\.tsx imports web\/src\/routeTree\.gen\.ts/,
  // The tree of routes is made by a generator from the routes that it is registered with.
  /^web\/src\/routes\/__root\.tsx imports web\/src\/sections\/router\.tsx/,
  /^shared\/src: (company|job-request|errors|tenderer) and (job-request|sub-category|swiss|user) import each other$/,
  // Types that stand in the file that uses them first.
  /^These files import each other: (shared\/src\/sub-category\/questions|server\/src\/openapi|web\/src)\//,
];
