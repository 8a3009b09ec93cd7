/** Where an error was thrown, without its message, which may hold values and stands in the first lines of a stack. */
export const framesOf = ({ stack = "" }: Error): string =>
  stack
    .split("\n")
    .filter((line) => line.startsWith("    at "))
    .join("\n");
