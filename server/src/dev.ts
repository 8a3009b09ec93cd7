import { spawn } from "node:child_process";
import path from "node:path";

const server = path.join(import.meta.dirname, "dev-server.ts");

/** `pnpm dev`: starts the development server again whenever a source of the server changes. */
const child = spawn(process.execPath, ["--watch", "--watch-preserve-output", server], { stdio: "inherit" });
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => child.kill(signal));
child.once("exit", (code) => process.exit(code ?? 0));
