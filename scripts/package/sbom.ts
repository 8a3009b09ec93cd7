import { productionPackages } from "./production-tree.ts";

/** `npm run sbom > metiro.cdx.json`: what production runs with, as CycloneDX for scanners of known holes. */
const components = productionPackages().map(({ name, version, integrity, license }) => ({
  type: "library",
  name,
  version,
  purl: `pkg:npm/${name.replace("@", "%40")}@${version}`,
  hashes: [{ alg: "SHA-512", content: Buffer.from(integrity.replace(/^sha512-/, ""), "base64").toString("hex") }],
  ...(license !== "" && { licenses: [license.includes(" ") ? { expression: license } : { license: { id: license } }] }),
}));
const component = { type: "application", name: "metiro", version: "0.1.0" };
process.stdout.write(
  `${JSON.stringify({ bomFormat: "CycloneDX", specVersion: "1.6", version: 1, metadata: { component }, components }, null, 2)}\n`,
);
