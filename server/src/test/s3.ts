import { createHash, createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterAll } from "vitest";
import type { S3Settings } from "../config/config.ts";

export interface TestS3 {
  settings: S3Settings;
  /** Of every object that it keeps. */
  keys: () => string[];
  /** Nothing answers at the endpoint any more. */
  stop: () => Promise<void>;
  /** It answers again, with what it kept. */
  start: () => Promise<void>;
}

const region = "us-east-1";
const bucket = "metiro";
const accessKeyId = "TESTS3";
const secretAccessKey = "of the tests alone";

/**
 * An S3-compatible server in memory, as far as the storage uses one: signatures (Signature Version 4), one bucket, put, get,
 * list (version 2, pages of at most 1,000 keys and folders) and delete. Call it once, at the top of a test file.
 */
export async function testS3(): Promise<TestS3> {
  const objects = new Map<string, Buffer>();
  let server: Server;
  const listen = async (port: number) => {
    server = createServer((request, reply) => {
      void buffer(request).then((body) => {
        const { status = 200, content = "" } = answerTo(objects, request, body);
        const type = typeof content === "string" ? "application/xml" : "application/octet-stream";
        reply.writeHead(status, { "content-type": type }).end(content);
      });
    });
    await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
    const address = server.address();
    if (typeof address !== "object" || !address) throw new Error("No address");
    return address.port;
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const port = await listen(0);
  afterAll(stop);
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region,
      bucket,
      accessKeyId,
      secretAccessKey,
      forcePathStyle: true,
    },
    keys: () => [...objects.keys()],
    stop,
    start: async () => void (await listen(port)),
  };
}

interface Answer {
  status?: number;
  content?: string | Buffer;
}

const fault = (status: number, code: string): Answer => ({ status, content: `<Error><Code>${code}</Code></Error>` });

function answerTo(objects: Map<string, Buffer>, request: IncomingMessage, body: Buffer): Answer {
  const { pathname, searchParams } = new URL(request.url ?? "", "http://s3.invalid");
  if (request.headers.authorization !== authorizationOf(request, pathname, searchParams, body))
    return fault(403, "SignatureDoesNotMatch");
  const [, name, ...rest] = pathname.split("/");
  if (name !== bucket) return fault(404, "NoSuchBucket");
  const key = decodeURIComponent(rest.join("/"));
  if (key !== "" && request.method === "PUT") return { content: objects.set(key, body) && "" };
  if (key !== "" && request.method === "GET") {
    const content = objects.get(key);
    return content ? { content } : fault(404, "NoSuchKey");
  }
  if (request.method === "GET" && searchParams.get("list-type") === "2")
    return { content: list(objects, searchParams) };
  if (request.method === "POST" && searchParams.has("delete")) {
    for (const [, gone = ""] of body.toString().matchAll(/<Key>(.*?)<\/Key>/g)) objects.delete(gone);
    return { content: "<DeleteResult></DeleteResult>" };
  }
  return fault(501, "NotImplemented");
}

/** https://docs.aws.amazon.com/AmazonS3/latest/API/API_ListObjectsV2.html; the token is the last entry of the page before. */
function list(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const prefix = query.get("prefix") ?? "";
  const delimiter = query.get("delimiter") ?? "";
  const entries = [...objects.keys()].flatMap((key) => {
    if (!key.startsWith(prefix)) return [];
    const end = delimiter === "" ? -1 : key.indexOf(delimiter, prefix.length);
    return [end === -1 ? key : key.slice(0, end + 1)];
  });
  const after = query.get("continuation-token") ?? "";
  const rest = [...new Set(entries)].toSorted().filter((entry) => entry > after);
  const page = rest.slice(0, Math.min(1_000, Number(query.get("max-keys") ?? 1_000)));
  const isFolder = (entry: string) => delimiter !== "" && entry.endsWith(delimiter);
  return [
    `<ListBucketResult><Name>${bucket}</Name><KeyCount>${page.length}</KeyCount>`,
    ...page.map((entry) =>
      isFolder(entry)
        ? `<CommonPrefixes><Prefix>${entry}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${entry}</Key><Size>${objects.get(entry)?.length ?? 0}</Size></Contents>`,
    ),
    `<IsTruncated>${rest.length > page.length}</IsTruncated>`,
    rest.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "",
    "</ListBucketResult>",
  ].join("");
}

const sha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) => createHmac("sha256", key).update(data).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** What the header has to be: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html */
function authorizationOf(request: IncomingMessage, path: string, query: URLSearchParams, body: Buffer): string {
  const [, signedHeaders = ""] = /SignedHeaders=([\w;-]+)/.exec(request.headers.authorization ?? "") ?? [];
  const time = String(request.headers["x-amz-date"]);
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`;
  const canonical = [
    request.method,
    path,
    [...query]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .toSorted()
      .join("&"),
    ...signedHeaders.split(";").map((name) => `${name}:${String(request.headers[name]).trim()}`),
    "",
    signedHeaders,
    sha256(body),
  ].join("\n");
  const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secretAccessKey}`);
  const signature = hmac(key, ["AWS4-HMAC-SHA256", time, scope, sha256(canonical)].join("\n")).toString("hex");
  return `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`;
}
