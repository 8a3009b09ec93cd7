import { builtSteps, checkSteps } from "./check-steps.ts";
import { isBuilt } from "./checks/first-load.ts";
import { runSteps } from "./step.ts";

const steps = isBuilt() ? [...checkSteps, ...builtSteps] : checkSteps;
const failed = await runSteps(steps);
console.log(failed.length === 0 ? "All checks passed." : `${failed.length} of ${steps.length} checks failed.`);
process.exitCode = failed.length === 0 ? 0 : 1;
