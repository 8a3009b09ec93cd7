import { swissZone } from "@metiro/shared/calendar-day";
import { mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { randomUUID } from "node:crypto";
import { type Check, type Configured, fault, warning, when } from "../check.ts";

const megabyte = 1024 ** 2;
const gigabyte = 1024 ** 3;
const inGigabytes = (bytes: number) => `${(bytes / gigabyte).toFixed(1)} GB`;
const oldestNode = [24, 7] as const;

export const machineChecks: readonly Check<Configured>[] = [
  {
    name: "node-version",
    holds: "Node is as new as the program needs.",
    everywhere: true,
    look: ({ world }) => {
      const [major = 0, minor = 0] = world.nodeVersion.split(".").map(Number);
      const isEnough = major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1]);
      return when(!isEnough, () =>
        fault(
          `Node is ${world.nodeVersion}`,
          `Start with Node ${oldestNode.join(".")} or later: bin/node of the packed folder; from the sources npm start fetches it.`,
        ),
      );
    },
  },
  {
    name: "native-parts",
    holds: "The parts for pictures and passwords run on this machine.",
    everywhere: true,
    look: async () => {
      const found = await Promise.allSettled([import("sharp"), import("@node-rs/argon2"), import("@napi-rs/canvas")]);
      return ["sharp", "@node-rs/argon2", "@napi-rs/canvas"].flatMap((name, position) =>
        when(found[position]?.status === "rejected", () =>
          fault(
            `${name} cannot be loaded on ${process.platform} ${process.arch}`,
            "Install the packages on this machine, not another.",
          ),
        ),
      );
    },
  },
  {
    name: "time-zones",
    holds: "The machine knows Swiss time.",
    everywhere: true,
    look: () => {
      const july = new Intl.DateTimeFormat("en", { timeZone: swissZone, hour: "numeric", hourCycle: "h23" });
      return when(july.format(new Date("2026-07-01T10:00:00Z")) !== "12", () =>
        fault("Node knows no summer time of Europe/Zurich", "Use a Node with full ICU data."),
      );
    },
  },
  {
    name: "built",
    holds: "Pages and server are built.",
    everywhere: true,
    look: ({ world }) =>
      when(!world.hasPages(), () =>
        fault("The pages are not there", "Put the packed folder there anew; from the sources: npm run build"),
      ),
  },
  {
    name: "disk",
    holds: "The disk of the data folder has room: 2 GB and a tenth of it.",
    everywhere: true,
    look: async ({ config, world }) => {
      await mkdir(config.dataDir, { recursive: true });
      const { bytes, freeBytes } = await world.volume(config.dataDir);
      const remedy = "Make room, or move DATA_DIR to a larger disk.";
      if (freeBytes < Math.min(2 * gigabyte, bytes / 10)) return [fault(`${inGigabytes(freeBytes)} are free`, remedy)];
      return when(freeBytes < bytes / 10, () =>
        warning(`${inGigabytes(freeBytes)} of ${inGigabytes(bytes)} are free`, remedy),
      );
    },
  },
  {
    name: "disk-entries",
    holds: "The disk of the data folder takes more files.",
    everywhere: true,
    look: async ({ config, world }) => {
      const { files, freeFiles } = await world.volume(config.dataDir);
      // Some file systems count none.
      return when(files > 0 && freeFiles < files / 20, () =>
        fault(
          `${freeFiles} of ${files} entries are free: no more files can be made`,
          "Remove small files that nobody needs.",
        ),
      );
    },
  },
  {
    name: "data-folder",
    holds: "The data folder can be written to.",
    everywhere: true,
    look: async ({ config }) => {
      const file = path.join(config.dataDir, `.doctor-${randomUUID()}`);
      try {
        await writeFile(file, "written");
        const read = await readFile(file, "utf8");
        await rm(file);
        return when(read !== "written", () =>
          fault(`${config.dataDir} gives back what was not written`, "Check the disk."),
        );
      } catch (error) {
        return [
          fault(`${config.dataDir}: ${codeOf(error)}`, "Give the folder to the account that the server runs under."),
        ];
      }
    },
  },
  {
    name: "data-folder-closed",
    holds: "Nobody but the server's account changes the data folder.",
    look: async ({ config }) => {
      const { mode } = await stat(config.dataDir);
      return when((mode & 0o002) !== 0, () =>
        fault(`Everybody on the machine may write into ${config.dataDir}`, `chmod o-w ${config.dataDir}`),
      );
    },
  },
  {
    name: "memory",
    holds: "300 MB are free for a process.",
    everywhere: true,
    look: async ({ world }) => {
      const free = await world.freeMemory();
      return when(free < 300 * megabyte, () =>
        warning(
          `${Math.round(free / megabyte)} MB are free`,
          "Give the machine more memory, or start fewer processes.",
        ),
      );
    },
  },
  {
    name: "open-files",
    holds: "A process may hold 4096 files and connections open.",
    look: async ({ world }) => {
      const limit = await world.openFiles();
      return when(limit !== undefined && limit < 4096, () =>
        warning(
          `A process may hold ${limit} open: live streams count`,
          "LimitNOFILE=65536 in the unit, or ulimit -n 65536.",
        ),
      );
    },
  },
];

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "it cannot be written to";
