import { builtSteps, checkSteps } from "./check-steps.ts";
import { postgresPrograms } from "./package/postgres-programs.ts";
import { runJourneys } from "./playwright.ts";
import { program, runSteps, type Step } from "./step.ts";
import { type Tally, total } from "./tally.ts";
import { runProjects } from "./vitest.ts";

const build: Step = { name: "build", run: () => program(process.execPath, ["scripts/run.mjs", "build"]) };
const steps = [build, ...builtSteps.map((step) => ({ ...step, needs: build.name })), ...checkSteps];

/** Steps count like tests: one each. */
async function stepsAsTests(): Promise<Tally> {
  const faults = await runSteps(steps);
  return { passed: steps.length - faults.length, failed: faults.length, skipped: 0, faults };
}

const programs = await postgresPrograms();
if (programs !== undefined) process.env["PG_BIN"] = programs;

/** One after the other, each as wide as the machine: beside each other they took more of it, and waited for each other until they failed. */
const tallies = [
  await stepsAsTests(),
  await runProjects("scripts", "shared", "server", "web", "web-mocks", "web-rules"),
  await runJourneys(),
];
const { passed, failed, skipped, faults, secondTries } = total(tallies);
process.exitCode = failed > 0 ? 1 : 0;
for (const name of secondTries) console.log(`~ at the second try: ${name}`);
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
