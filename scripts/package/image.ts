import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { outputOf, program } from "../step.ts";
import { makeBase, user } from "./base.ts";
import type { Machine } from "./machine.ts";
import { serverFlags } from "./server-flags.ts";

interface Blob {
  mediaType: string;
  digest: string;
  size: number;
}

/** Where the folder lies in an image, and where it keeps files. */
const [home, files] = ["app", "data"];

/** The line that starts the operator's program in a container of it. */
const operator = `/${home}/bin/node /${home}/server/dist/metiro.js`;

/** What of the folder changes seldom, each in a layer of its own. */
const seldomNew = ["bin", "node_modules"];

interface Packed {
  /** What `makeFolder` made. */
  folder: string;
  /** The archive to be written, for `podman load`, `docker load` and `skopeo copy oci-archive:…`. */
  archive: string;
  version: string;
  /** A folder with the C libraries, for whoever has one; those of Debian unless told. */
  base?: string;
}

/**
 * An image of a folder by the OCI image layout 1.1, in layers from what changes least to what changes most: the base, Node, the native
 * packages, Metiro. The same folder gives the same bytes.
 */
export async function makeImage({ folder, archive, version, base }: Packed, machine: Machine): Promise<void> {
  const aside = mkdtempSync(path.join(tmpdir(), "metiro-image-"));
  const blobs = path.join(aside, "layout/blobs/sha256");
  mkdirSync(blobs, { recursive: true });
  const add = (mediaType: string, content: Buffer | string): Blob => {
    const digest = sha256(content);
    writeFileSync(path.join(blobs, digest), content);
    return { mediaType, digest: `sha256:${digest}`, size: Buffer.byteLength(content) };
  };
  const addJson = (mediaType: string, value: object) => add(mediaType, JSON.stringify(value));
  try {
    const below = base ?? path.join(aside, "base");
    if (base === undefined) await makeBase(below, machine);
    const data = path.join(aside, "data");
    mkdirSync(path.join(data, files), { recursive: true });
    mkdirSync(path.join(data, "tmp"), { mode: 0o1777 });
    const sources = [
      { from: below, names: readdirSync(below) },
      { from: data, names: [files, "tmp"], owner: user },
      ...seldomNew.map((name) => ({ from: folder, names: [name], under: home })),
      {
        from: folder,
        names: readdirSync(folder)
          .toSorted()
          .filter((name) => !seldomNew.includes(name)),
        under: home,
      },
    ];
    const layers = [];
    for (const [at, source] of sources.entries()) {
      const plain = await layerOf(path.join(aside, `layer-${at}.tar`), source);
      const blob = add("application/vnd.oci.image.layer.v1.tar+gzip", gzipSync(plain, { level: 9 }));
      layers.push({ blob, diffId: `sha256:${sha256(plain)}` });
    }
    const { architecture } = machine;
    const config = addJson("application/vnd.oci.image.config.v1+json", {
      architecture,
      os: "linux",
      config: {
        User: `${user}:${user}`,
        Env: [
          "NODE_ENV=production",
          `DATA_DIR=/${files}`,
          `HOME=/${files}`,
          "PORT=3000",
          `PATH=/${home}/bin`,
          // There is no shell for `bin/metiro`.
          `METIRO_PROGRAM=${operator}`,
        ],
        Entrypoint: [`/${home}/bin/node`],
        Cmd: [...serverFlags, `/${home}/server/dist/container.js`],
        WorkingDir: `/${home}`,
        Volumes: { [`/${files}`]: {} },
        ExposedPorts: { "3000/tcp": {} },
        StopSignal: "SIGTERM",
        Labels: { "org.opencontainers.image.title": "Metiro", "org.opencontainers.image.version": version },
      },
      rootfs: { type: "layers", diff_ids: layers.map(({ diffId }) => diffId) },
      history: layers.map(() => ({ created_by: "npm run package" })),
    });
    const manifest = addJson("application/vnd.oci.image.manifest.v1+json", {
      schemaVersion: 2,
      mediaType: "application/vnd.oci.image.manifest.v1+json",
      config,
      layers: layers.map(({ blob }) => blob),
    });
    const layout = path.join(aside, "layout");
    writeFileSync(path.join(layout, "oci-layout"), JSON.stringify({ imageLayoutVersion: "1.0.0" }));
    const name = `metiro:${version}`;
    const annotations = {
      "org.opencontainers.image.ref.name": name,
      // What Docker calls it where containerd keeps its images.
      "io.containerd.image.name": `docker.io/library/${name}`,
    };
    const index = { ...manifest, platform: { architecture, os: "linux" }, annotations };
    writeFileSync(path.join(layout, "index.json"), JSON.stringify({ schemaVersion: 2, manifests: [index] }));
    // Where Docker keeps images itself it reads no index, but the list of its own archives, which may name blobs of a layout.
    const [Config, ...Layers] = [config, ...layers.map(({ blob }) => blob)].map(
      ({ digest }) => `blobs/${digest.replace(":", "/")}`,
    );
    writeFileSync(path.join(layout, "manifest.json"), JSON.stringify([{ Config, RepoTags: [name], Layers }]));
    const made = path.join(aside, "image.tar");
    await tar(made, layout, readdirSync(layout), 0);
    renameSync(made, archive);
  } finally {
    rmSync(aside, { recursive: true });
  }
}

interface Source {
  from: string;
  names: readonly string[];
  /** Folder of the image below which they lie. */
  under?: string;
  owner?: number;
}

async function layerOf(file: string, { from, names, under, owner = 0 }: Source): Promise<Buffer> {
  await tar(file, from, names, owner, under);
  const content = readFileSync(file);
  rmSync(file);
  return content;
}

/** An archive that tells nothing of when, by whom and in which order its files were written. */
const tar = (file: string, folder: string, names: readonly string[], owner: number, under?: string) =>
  outputOf(
    program("tar", [
      "--create",
      "--format=posix",
      "--sort=name",
      "--mtime=@0",
      "--numeric-owner",
      "--pax-option=exthdr.name=%d/PaxHeaders/%f,delete=atime,delete=ctime",
      `--owner=${owner}`,
      `--group=${owner}`,
      "--file",
      file,
      "--directory",
      folder,
      // Targets of links stay as they are.
      ...(under === undefined ? [] : ["--transform", `s,^,${under}/,S`]),
      ...names,
    ]),
  );

const sha256 = (content: Buffer | string) => createHash("sha256").update(content).digest("hex");
