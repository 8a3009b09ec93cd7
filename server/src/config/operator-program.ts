/**
 * What an operator types to run `metiro` with these words, where this process runs: whatever starts it says in `METIRO_PROGRAM` how it is called
 * there (`bin/metiro`, the image, compose.yaml); from the sources it is a script of npm. A line of a shell, to be printed and never to be run.
 */
export function metiroCommand(words: string): string {
  const program = process.env["METIRO_PROGRAM"]?.trim();
  return `${program ? program : "npm run metiro --"} ${words}`;
}
