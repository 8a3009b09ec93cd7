import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export const root = path.resolve(import.meta.dirname, "..");

export interface Outcome {
  ok: boolean;
  /** What there is to read when it failed. */
  output: string;
}

export interface Step {
  name: string;
  /** The step without which this one cannot be. */
  needs?: string;
  run: () => Promise<Outcome>;
}

export interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Lets the program write to the terminal itself. */
  visible?: boolean;
}

const running = new Set<ChildProcess>();
let ending = false;

/** Whatever ends this process ends what it started first: as Ctrl-C does, which is the signal that test runners tidy up at. */
async function end(): Promise<void> {
  if (ending) return;
  ending = true;
  const gone = [...running].map((child) => once(child, "close"));
  for (const child of running) child.kill("SIGINT");
  await Promise.all(gone);
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end());

/** Runs a program of this Node or of node_modules/.bin to its end. */
export function program(name: string, args: readonly string[], options: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    // Nothing new is begun any more: this promise stays open until the process ends.
    if (ending) return;
    const { cwd = root, env = process.env, visible = false } = options;
    const child = spawn(name, args, { cwd, env, stdio: visible ? "inherit" : ["ignore", "pipe", "pipe"] });
    running.add(child);
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += String(chunk)));
    child.once("error", (error) => resolve({ ok: false, output: error.message }));
    child.once("close", (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}

/** Runs the programs one after the other until one fails. */
export async function programs(...runs: (() => Promise<Outcome>)[]): Promise<Outcome> {
  for (const run of runs) {
    const outcome = await run();
    if (!outcome.ok) return outcome;
  }
  return { ok: true, output: "" };
}

/** The output of a program that has to succeed; throws it where it fails. */
export async function outputOf(outcome: Promise<Outcome>): Promise<string> {
  const { ok, output } = await outcome;
  if (!ok) throw new Error(output);
  return output;
}

/** An outcome from a list of faults, one line each. */
export const faults = (lines: readonly string[]): Outcome => ({ ok: lines.length === 0, output: lines.join("\n") });

/** Runs all steps, some at a time and each once what it needs is there, printing one line each; returns the names of those that failed. */
export async function runSteps(steps: readonly Step[], atATime = 2): Promise<string[]> {
  const waiting = [...steps];
  const ended = new Set<string>();
  const failed: string[] = [];
  let wake = Promise.withResolvers<void>();
  const isReady = ({ needs }: Step) =>
    needs === undefined || ended.has(needs) || steps.every(({ name }) => name !== needs);
  const work = async () => {
    while (waiting.length > 0) {
      const index = waiting.findIndex(isReady);
      const [step] = index < 0 ? [] : waiting.splice(index, 1);
      if (!step) {
        await wake.promise;
        continue;
      }
      if (!(await runStep(step, failed))) failed.push(step.name);
      ended.add(step.name);
      wake.resolve();
      wake = Promise.withResolvers();
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return failed;
}

async function runStep({ name, needs = "", run }: Step, failed: readonly string[]): Promise<boolean> {
  const began = performance.now();
  const act = failed.includes(needs) ? () => Promise.resolve(faults([`It needs: ${needs}.`])) : run;
  const { ok, output } = await act().catch((error: unknown): Outcome => ({ ok: false, output: String(error) }));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${ok ? "✓" : "✗"} ${name} ${seconds} s${ok ? "" : `\n${output.trimEnd()}\n`}`);
  return ok;
}
