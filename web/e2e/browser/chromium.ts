import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const require = createRequire(import.meta.url);

export interface Chromium {
  executablePath: string;
  env: Record<string, string>;
}

const installed = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * A Chromium that starts here: the one of CHROMIUM_PATH, the fetched one, an installed one, or one from the system's packages. The
 * fetched one is the same on every machine and has no windows to draw, which spares walks through all screens a third of their work.
 */
export async function findChromium(environment: NodeJS.ProcessEnv = process.env): Promise<Chromium> {
  const given = environment["CHROMIUM_PATH"];
  if (given) return { executablePath: given, env: {} };
  if (process.platform === "linux" && process.arch === "x64") return unpacked();
  const found = installed.find((file) => existsSync(file));
  if (found) return { executablePath: found, env: {} };
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) return fromPackages();
  throw new Error("No browser for the journeys: install Chromium, or set CHROMIUM_PATH to its program.");
}

/** The Chromium of @sparticuz/chromium, which brings its libraries and fonts along; unpacked once. */
async function unpacked(): Promise<Chromium> {
  const archives = path.join(path.dirname(require.resolve("@sparticuz/chromium")), "../bin");
  const { version } = require(path.join(archives, "../package.json")) as { version: string };
  const folder = path.resolve(import.meta.dirname, "../../node_modules/.cache", `chromium-${version}`);
  if (!existsSync(folder)) await unpack(archives, folder);
  return {
    executablePath: path.join(folder, "chromium"),
    env: { LD_LIBRARY_PATH: path.join(folder, "al2023/lib"), FONTCONFIG_PATH: path.join(folder, "fonts") },
  };
}

async function unpack(archives: string, folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`;
  await mkdir(draft, { recursive: true });
  const files = ["chromium.br", "al2023.tar.br", "fonts.tar.br"].map((name) => path.join(archives, name));
  // The package unpacks into the system's temporary folder and nowhere else; a process of its own is given another one.
  const code = `import { inflate } from "@sparticuz/chromium"; await Promise.all(${JSON.stringify(files)}.map(inflate));`;
  await run(process.execPath, ["--input-type=module", "-e", code], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: draft },
  });
  await writeFile(path.join(draft, "fonts/fonts.conf"), fontsIn(path.join(folder, "fonts")));
  // Another run may have been faster.
  await rename(draft, folder).catch(() => rm(draft, { recursive: true, force: true }));
}

const fontsIn = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>
`;

async function fromPackages(): Promise<Chromium> {
  await run("apt-get", ["update"]);
  await run("apt-get", ["install", "--yes", "--no-install-recommends", "chromium"]);
  return { executablePath: "/usr/bin/chromium", env: {} };
}
