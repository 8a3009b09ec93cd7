import { builtSteps, checkSteps } from "./check-steps.ts";
import { program, runSteps, type Step } from "./step.ts";
import { total } from "./tally.ts";
import { runProjects } from "./vitest.ts";

const build: Step = { name: "build of the pages", run: () => program(process.execPath, ["scripts/run.mjs", "build"]) };

/** Steps count like tests: one each. */
async function stepsAsTests(steps: readonly Step[]) {
  const faults = await runSteps(steps);
  return { passed: steps.length - faults.length, failed: faults.length, skipped: 0, faults, unsteady: [] };
}

const { passed, failed, skipped, faults, unsteady } = total([
  await stepsAsTests(checkSteps),
  await runProjects("scripts", "shared", "server", "web", "web-rules"),
  await stepsAsTests([build]),
  await stepsAsTests(builtSteps),
  await runProjects("e2e"),
]);
process.exitCode = failed > 0 ? 1 : 0;
for (const name of unsteady) console.log(`~ at the second try: ${name}`);
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
