import { resolve4, resolve6, resolveMx, resolveTxt } from "node:dns/promises";
import { existsSync } from "node:fs";
import { readFile, statfs } from "node:fs/promises";
import { freemem } from "node:os";
import path from "node:path";
import { connect } from "node:tls";

/** A certificate as whoever connects sees it. */
interface Certificate {
  /** ISO 8601. */
  validTo: string;
  /** Why a browser would not take it; absent where it would. */
  refused?: string;
  /** The protocol that the server chose of those offered: `h2`, `http/1.1`, or empty. */
  protocol: string;
}

/** How much room a volume has. */
interface Volume {
  bytes: number;
  freeBytes: number;
  files: number;
  freeFiles: number;
}

/** Everything outside the process that a check asks, the database apart; a test plants its faults here. */
export interface World {
  now: () => Date;
  nodeVersion: string;
  /** Whether this runs in a container, whose engine decides what is reached from without. */
  isContainer: () => boolean;
  /** Whether the pages that the server serves are built. */
  hasPages: () => boolean;
  /** Bytes that a program may still take. */
  freeMemory: () => Promise<number>;
  /** How many files and connections one process may hold open; unknown where the system does not say. */
  openFiles: () => Promise<number | undefined>;
  volume: (folder: string) => Promise<Volume>;
  /** Records of a name, none where it has none; a text record is one string. */
  records: (name: string, kind: "address" | "MX" | "TXT") => Promise<string[]>;
  fetch: (url: string, headers?: Record<string, string>) => Promise<Response>;
  certificate: (host: string, port: number) => Promise<Certificate>;
}

const timeoutMs = 5_000;

export const realWorld: World = {
  now: () => new Date(),
  nodeVersion: process.versions.node,
  isContainer: () =>
    ["/.dockerenv", "/run/.containerenv", "/var/run/secrets/kubernetes.io"].some((file) => existsSync(file)),
  hasPages: () => existsSync(path.join(import.meta.dirname, "../../../web/dist")),
  freeMemory: async () => {
    const meminfo = await readFile("/proc/meminfo", "utf8").catch(() => "");
    const [, kilobytes] = /^MemAvailable:\s+(\d+) kB$/m.exec(meminfo) ?? [];
    const available = kilobytes === undefined ? freemem() : Number(kilobytes) * 1024;
    return Math.min(available, process.availableMemory());
  },
  openFiles: async () => {
    const limits = await readFile("/proc/self/limits", "utf8").catch(() => "");
    const [, soft] = /^Max open files\s+(\d+|unlimited)/m.exec(limits) ?? [];
    return soft === undefined ? undefined : soft === "unlimited" ? Infinity : Number(soft);
  },
  volume: async (folder) => {
    const { bsize, blocks, bavail, files, ffree } = await statfs(folder);
    return { bytes: bsize * blocks, freeBytes: bsize * bavail, files, freeFiles: ffree };
  },
  records: async (name, kind) => {
    if (kind === "MX") return none(resolveMx(name).then((found) => found.map(({ exchange }) => exchange)));
    if (kind === "TXT") return none(resolveTxt(name).then((found) => found.map((parts) => parts.join(""))));
    return (await Promise.all([none(resolve4(name)), none(resolve6(name))])).flat();
  },
  fetch: (url, headers = {}) => fetch(url, { headers, redirect: "manual", signal: AbortSignal.timeout(timeoutMs) }),
  certificate: (host, port) =>
    new Promise((resolve, reject) => {
      // What is wrong with it is told, not thrown.
      const socket = connect({
        host,
        port,
        servername: host,
        rejectUnauthorized: false,
        ALPNProtocols: ["h2", "http/1.1"],
        timeout: timeoutMs,
      });
      socket.once("secureConnect", () => {
        const { valid_to: validTo } = socket.getPeerCertificate();
        const refused: unknown = socket.authorizationError;
        resolve({
          validTo: new Date(validTo).toISOString(),
          ...(!socket.authorized && { refused: String(refused) }),
          protocol: socket.alpnProtocol || "",
        });
        socket.destroy();
      });
      socket.once("timeout", () => socket.destroy(new Error("no answer")));
      socket.once("error", reject);
    }),
};

/** A name without such records is an answer; a resolver that cannot be reached is none. */
async function none(asked: Promise<string[]>): Promise<string[]> {
  try {
    return await asked;
  } catch (error) {
    const code: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "code") : undefined;
    if (code === "ENOTFOUND" || code === "ENODATA") return [];
    throw error;
  }
}
