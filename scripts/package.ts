import { lstatSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { makeFolder } from "./package/folder.ts";
import { makeImage } from "./package/image.ts";
import { machineOf } from "./package/machine.ts";
import { root } from "./step.ts";

/** `npm run package`: what production runs from as one folder and, with `--image`, as an image; for this kind of machine or `--arch arm64`. */
const { values } = parseArgs({
  options: { arch: { type: "string" }, image: { type: "boolean" }, to: { type: "string" } },
});
const machine = machineOf(values.arch);
const to = path.resolve(values.to ?? path.join(root, "package"));
const { version } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as { version: string };
const folder = path.join(to, `metiro-${version}-linux-${machine.architecture}`);
mkdirSync(to, { recursive: true });
await makeFolder(folder, version, machine);
const weight = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((name) => lstatSync(path.join(folder, name)))
  .reduce((bytes, file) => bytes + (file.isFile() ? file.size : 0), 0);
console.log(`Folder: ${folder}, ${Math.round(weight / 1e6)} MB`);
if (values.image) {
  const archive = `${folder}.oci.tar`;
  await makeImage({ folder, archive, version }, machine);
  console.log(`Image:  ${archive}`);
}
