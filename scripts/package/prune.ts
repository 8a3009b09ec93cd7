import { program } from "../step.ts";

/** After the build nothing is needed but what the server runs with: the packages for developing and trying out go. */
const { ok, output } = await program("pnpm", ["install", "--prod", "--frozen-lockfile", "--prefer-offline"], {
  env: { ...process.env, CI: "1" },
});
console.log(ok ? "Only the packages of production are left." : output);
process.exitCode = ok ? 0 : 1;
