/** What opens a production process to whoever reads its output or reaches its debugger; one line each. */
export function debuggingIn(env: Readonly<Record<string, string | undefined>>): string[] {
  const problems = ["DEBUG", "NODE_DEBUG", "NODE_DEBUG_NATIVE"]
    .filter((name) => env[name] !== undefined)
    .map((name) => `${name} is set: libraries would print what passes through them`);
  if (/--inspect/.test(env["NODE_OPTIONS"] ?? "") || process.execArgv.some((flag) => flag.startsWith("--inspect")))
    problems.push("A debugger is asked for (--inspect): whoever reaches its port commands the server");
  if (env["NODE_TLS_REJECT_UNAUTHORIZED"] === "0")
    problems.push(
      "NODE_TLS_REJECT_UNAUTHORIZED is 0: certificates would not be checked; name your own in NODE_EXTRA_CA_CERTS",
    );
  return problems;
}
