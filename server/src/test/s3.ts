import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "@20minutes/s3rver";
import { afterAll } from "vitest";
import type { S3Settings } from "../config/config.ts";

export interface TestS3 {
  settings: S3Settings;
  /** Nothing answers at the endpoint any more. */
  stop: () => Promise<void>;
  /** It answers again, with what it kept. */
  start: () => Promise<void>;
}

/** An S3-compatible server that checks signatures and keeps objects on disk. Call it once, at the top of a test file. */
export async function testS3(): Promise<TestS3> {
  const directory = mkdtempSync(path.join(tmpdir(), "metiro-s3-"));
  const bucket = "metiro";
  const serve = async (port: number) => {
    const server = new S3rver({
      address: "127.0.0.1",
      port,
      directory,
      silent: true,
      configureBuckets: [{ name: bucket }],
    });
    return { server, port: (await server.run()).port };
  };
  let running = await serve(0);
  const stop = async () => {
    const closed = running.server.close();
    running.server.httpServer.closeAllConnections();
    await closed;
  };
  afterAll(async () => {
    await stop();
    rmSync(directory, { recursive: true, force: true });
  });
  return {
    settings: {
      endpoint: `http://127.0.0.1:${running.port}`,
      region: "us-east-1",
      bucket,
      // The only ones it knows.
      accessKeyId: "S3RVER",
      secretAccessKey: "S3RVER",
      forcePathStyle: true,
    },
    stop,
    start: async () => {
      running = await serve(running.port);
    },
  };
}
