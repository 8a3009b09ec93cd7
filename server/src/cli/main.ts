import { operate } from "./program.ts";

const { code, stdout, stderr } = await operate(process.argv.slice(2));
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = code;
