import { Decrypter, Encrypter } from "age-encryption";
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from "modern-tar";
import { BackupFailed } from "./failed.ts";
import { type Manifest, partKey, readPart, sha256 } from "./manifest.ts";
import type { BackupPlace } from "./place.ts";

/** Small enough to be held in memory twice and sent again, large enough for few of them. */
const partBytes = 32 * 2 ** 20;

export function encrypterFor(recipients: readonly string[]): Encrypter {
  const encrypter = new Encrypter();
  for (const recipient of recipients) encrypter.addRecipient(recipient);
  return encrypter;
}

export function decrypterBy(identities: readonly string[]): Decrypter {
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return decrypter;
}

/** Something to go into an archive. */
export interface Entry {
  name: string;
  size: number;
  body: ReadableStream<Uint8Array> | Uint8Array;
}

interface Target {
  place: BackupPlace;
  name: string;
  recipients: readonly string[];
  signal: AbortSignal;
}

/** Writes a tar archive as `sealBytes` does. */
export async function seal(target: Target, entries: AsyncIterable<Entry>): Promise<Manifest["parts"]> {
  const { signal } = target;
  const { readable, controller } = createTarPacker();
  const packing = pack(controller, entries, signal).catch((error: unknown) => {
    controller.error(error);
    throw error;
  });
  const [written] = await Promise.allSettled([sealBytes(target, readable), packing]);
  // What broke off the packing is told by the writing too, in other words.
  await packing.catch((error: unknown) => {
    if (written.status === "fulfilled") throw error;
  });
  signal.throwIfAborted();
  if (written.status === "rejected") throw written.reason;
  return written.value;
}

/** Writes bytes, encrypted by age and cut into parts, and reads each part again: what cannot be read is no backup. */
export async function sealBytes(
  { place, name, recipients, signal }: Target,
  bytes: ReadableStream<Uint8Array>,
): Promise<Manifest["parts"]> {
  const parts = await write({ place, name, signal }, await encrypterFor(recipients).encrypt(bytes));
  for (const index of parts.keys()) {
    signal.throwIfAborted();
    await readPart(place, { name, parts }, index);
  }
  return parts;
}

async function pack(
  controller: ReturnType<typeof createTarPacker>["controller"],
  entries: AsyncIterable<Entry>,
  signal: AbortSignal,
): Promise<void> {
  for await (const { name, size, body } of entries) {
    signal.throwIfAborted();
    const into = controller.add({ name, size, type: "file", mode: 0o600 });
    if (body instanceof Uint8Array) {
      const writer = into.getWriter();
      await writer.write(body);
      await writer.close();
    } else await body.pipeTo(into, { signal });
  }
  controller.finalize();
}

async function write(
  { place, name, signal }: Omit<Target, "recipients">,
  sealed: ReadableStream<Uint8Array>,
): Promise<Manifest["parts"]> {
  const parts: Manifest["parts"] = [];
  let held: Uint8Array[] = [];
  let bytes = 0;
  const putPart = async () => {
    signal.throwIfAborted();
    const part = Buffer.concat(held);
    await place.put(partKey(name, parts.length), part);
    parts.push({ bytes: part.length, sha256: sha256(part) });
    [held, bytes] = [[], 0];
  };
  for await (const chunk of sealed) {
    held.push(chunk);
    bytes += chunk.length;
    if (bytes >= partBytes) await putPart();
  }
  if (bytes > 0) await putPart();
  return parts;
}

/** The entries of a sealed archive in their order; each has to be read or cancelled before the next. */
export async function* unsealedEntries(
  place: BackupPlace,
  manifest: Manifest,
  identities: readonly string[],
): AsyncGenerator<ParsedTarEntry> {
  const plain = await unsealedBytes(place, manifest, identities);
  yield* plain.pipeThrough(createTarDecoder({ strict: true }));
}

export async function unsealedBytes(
  place: BackupPlace,
  manifest: Manifest,
  identities: readonly string[],
): Promise<ReadableStream<Uint8Array>> {
  let index = 0;
  const parts = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (index < manifest.parts.length) controller.enqueue(await readPart(place, manifest, index++));
        else controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return decrypterBy(identities)
    .decrypt(parts)
    .catch((cause: unknown) => {
      if (cause instanceof BackupFailed) throw cause;
      throw new BackupFailed(
        `The identity does not open ${manifest.name}: it is for ${manifest.recipients.join(", ")}.`,
        {
          cause,
        },
      );
    });
}
