import { createHash } from "node:crypto";
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { makeImage } from "./image.ts";
import { machineOf } from "./machine.ts";
import { serverFlags } from "./server-flags.ts";

const folder = mkdtempSync(path.join(tmpdir(), "metiro-image-test-"));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (...names: string[]) => path.join(folder, ...names);
for (const part of ["bin", "node_modules/sharp", "docs", "drizzle", "server/dist", "web/dist"])
  mkdirSync(inFolder("app", part), { recursive: true });
writeFileSync(inFolder("app/bin/node"), "node", { mode: 0o755 });
writeFileSync(inFolder("app/package.json"), "{}");
mkdirSync(inFolder("base/lib"), { recursive: true });
writeFileSync(inFolder("base/lib/libc.so.6"), "libc");

const imageAs = async (name: string) => {
  const archive = inFolder(name);
  const packed = { folder: inFolder("app"), archive, version: "1.2.3", base: inFolder("base") };
  await makeImage(packed, machineOf("arm64"));
  return archive;
};
const onLinux = it.skipIf(process.platform !== "linux");

onLinux("an image is an OCI layout whose parts are what their digests say", async () => {
  const layout = inFolder("layout");
  mkdirSync(layout);
  execFileSync("tar", ["xf", await imageAs("first.tar"), "-C", layout]);
  const blob = (digest: string) => path.join(layout, "blobs", digest.replace(":", "/"));
  const read = (digest: string) => JSON.parse(readFileSync(blob(digest), "utf8")) as unknown;
  const check = ({ digest, size }: { digest: string; size: number }) => {
    const content = readFileSync(blob(digest));
    expect([`sha256:${createHash("sha256").update(content).digest("hex")}`, content.length]).toEqual([digest, size]);
    return digest;
  };
  expect(JSON.parse(readFileSync(path.join(layout, "oci-layout"), "utf8"))).toEqual({ imageLayoutVersion: "1.0.0" });
  const { manifests } = JSON.parse(readFileSync(path.join(layout, "index.json"), "utf8")) as {
    manifests: { digest: string; size: number; platform: object; annotations: object }[];
  };
  const [only] = manifests;
  if (!only) throw new Error("The index is empty");
  expect(only.platform).toEqual({ architecture: "arm64", os: "linux" });
  type Part = { digest: string; size: number };
  const manifest = read(check(only)) as { config: Part; layers: Part[] };
  const config = read(check(manifest.config));
  expect(config).toMatchObject({ architecture: "arm64", config: { User: "65532:65532", WorkingDir: "/app" } });
  const { Env, Cmd } = (config as { config: Record<"Env" | "Cmd", string[]> }).config;
  expect(Cmd).toEqual([...serverFlags, "/app/server/dist/container.js"]);
  expect(Env).toContain("METIRO_PROGRAM=/app/bin/node /app/server/dist/metiro.js");

  // `docker load` needs this list beside the layout, unless containerd keeps its images.
  const listed = JSON.parse(readFileSync(path.join(layout, "manifest.json"), "utf8")) as object[];
  const placeOf = ({ digest }: Part) => path.relative(layout, blob(digest));
  expect(listed).toEqual([
    { Config: placeOf(manifest.config), RepoTags: ["metiro:1.2.3"], Layers: manifest.layers.map(placeOf) },
  ]);
  expect(only.annotations).toEqual({
    "org.opencontainers.image.ref.name": "metiro:1.2.3",
    "io.containerd.image.name": "docker.io/library/metiro:1.2.3",
  });

  const root = inFolder("root");
  mkdirSync(root);
  for (const layer of manifest.layers) execFileSync("tar", ["xpzf", blob(check(layer)), "-C", root]);
  expect(readFileSync(path.join(root, "lib/libc.so.6"), "utf8")).toBe("libc");
  expect(statSync(path.join(root, "app/bin/node")).mode & 0o777).toBe(0o755);
  for (const part of ["data", "tmp", "app/node_modules/sharp", "app/server/dist", "app/docs", "app/package.json"])
    expect(existsSync(path.join(root, part)), part).toBe(true);
});

onLinux("the same folder gives the same bytes", async () => {
  const [one, other] = [await imageAs("one.tar"), await imageAs("other.tar")];
  expect(readFileSync(one).equals(readFileSync(other))).toBe(true);
});

it("there is no other machine than these two", () => {
  expect(machineOf("amd64")).toEqual(machineOf("x64"));
  expect(() => machineOf("riscv64")).toThrow(/amd64 and arm64/);
});
