import { builtSteps, checkSteps } from "./check-steps.ts";
import { runJourneys } from "./playwright.ts";
import { program, runSteps, type Step } from "./step.ts";
import { total } from "./tally.ts";
import { runProjects } from "./vitest.ts";

const build: Step = { name: "build", run: () => program(process.execPath, ["scripts/run.mjs", "build"]) };

/** Steps count like tests: one each. What takes longest begins, so that neither core waits for the other at the end. */
async function stepsAsTests() {
  const [types, client, lint, ...others] = checkSteps;
  const afterBuild = builtSteps.map((step) => ({ ...step, needs: build.name }));
  const steps = [types, client, lint, build, ...others, ...afterBuild].filter((step) => step !== undefined);
  const faults = await runSteps(steps);
  return { passed: steps.length - faults.length, failed: faults.length, skipped: 0, faults };
}

const { passed, failed, skipped, faults } = total([
  await stepsAsTests(),
  await runProjects("scripts", "shared", "server", "web", "web-app", "web-rules"),
  await runJourneys(),
]);
process.exitCode = failed > 0 ? 1 : 0;
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
