import { execFile, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { freePort } from "../../embedded/free-port.ts";
import { endProgram, programOf } from "./programs.ts";

const shipped = path.join(import.meta.dirname, "../../../../deploy/Caddyfile");

export const caddy = programOf("caddy");

interface Proxy extends AsyncDisposable {
  origin: string;
  /** The certificate of the authority that its own is of. */
  authority: Buffer;
}

/** Nothing of the machine is touched: no port below 1024, no store of certificates, no folder of its account. */
const options = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n";

/** The Caddy of this machine by the file that is shipped, for a name of this machine, before these ports of it. */
export async function startCaddy(ports: readonly number[]): Promise<Proxy> {
  const origin = `https://localhost:${await freePort()}`;
  const folder = mkdtempSync(path.join(tmpdir(), "metiro-caddy-"));
  const file = path.join(folder, "Caddyfile");
  const upstreams = ports.map((port) => `127.0.0.1:${port}`).join(" ");
  const config = readFileSync(shipped, "utf8")
    .replace(/^metiro\.example\.ch \{$/m, `${origin} {`)
    .replace(/^\treverse_proxy 127\.0\.0\.1:3000 \{$/m, `\treverse_proxy ${upstreams} {`);
  writeFileSync(file, `${options}${config}`);
  const env = { HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const by = (name: string) => ["--config", name, "--adapter", "caddyfile"];
  // The file as it is, with the name that it has: no certificate is fetched for this.
  await promisify(execFile)(String(caddy), ["validate", ...by(shipped)], { env });
  const child = spawn(String(caddy), ["run", ...by(file)], { stdio: ["ignore", "ignore", "pipe"], env });
  let said = "";
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  const certificate = path.join(folder, "caddy/pki/authorities/local/root.crt");
  while (!existsSync(certificate) || !said.includes("certificate obtained successfully")) {
    if (child.exitCode !== null) throw new Error(`Caddy has ended: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    origin,
    authority: readFileSync(certificate),
    async [Symbol.asyncDispose]() {
      await endProgram(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
