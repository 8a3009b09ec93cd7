import { operate } from "./program.ts";

const given = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
  process.once(signal, () => given.abort(new Error(`Given up by ${signal}`)));

const { code, stdout, stderr } = await operate(process.argv.slice(2), undefined, {
  say: (line) => void process.stderr.write(`${line}\n`),
  signal: given.signal,
});
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
