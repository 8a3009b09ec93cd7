import { builtSteps, checkSteps } from "./check-steps.ts";
import { runJourneys } from "./playwright.ts";
import { program, runSteps, type Step } from "./step.ts";
import { type Tally, total } from "./tally.ts";
import { runProjects } from "./vitest.ts";

const buildStep: Step = { name: "build", run: () => program(process.execPath, ["scripts/run.mjs", "build"]) };

const built = Promise.withResolvers<void>();

/** Steps count like tests: one each. */
async function stepsAsTests(steps: readonly Step[]): Promise<Tally> {
  const faults = await runSteps(steps, 1);
  return { passed: steps.length - faults.length, failed: faults.length, skipped: 0, faults };
}

/** What needs the built pages. */
async function inTheBrowser(): Promise<Tally[]> {
  const build = await stepsAsTests([buildStep]);
  built.resolve();
  return [build, await stepsAsTests(builtSteps), await runJourneys()];
}

/** What needs the sources; a test that packs or builds meets a build that is done. */
async function onTheSources(): Promise<Tally[]> {
  const checks = await stepsAsTests(checkSteps);
  await built.promise;
  return [checks, await runProjects("scripts", "shared", "server", "web", "web-mocks", "web-rules")];
}

/** Beside each other, not in turn: who looks on in a browser waits for it a third of the time, and one compiler has one core alone. */
const tallies = await Promise.all([inTheBrowser(), onTheSources()]);
const { passed, failed, skipped, faults, secondTries } = total(tallies.flat());
process.exitCode = failed > 0 ? 1 : 0;
for (const name of secondTries) console.log(`~ at the second try: ${name}`);
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
