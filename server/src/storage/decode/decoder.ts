import type { FieldViolation } from "@metiro/shared/errors/field-error";
import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";
import { DomainError } from "../../errors/domain-error.ts";
import type { DecoderResult, DecoderWork } from "./decoder-process.ts";
import type { CheckedPdf } from "./check-pdf.ts";
import type { Encoded } from "./encode-image.ts";
import { type Uploader, uploadPlaces, type UploadPlace } from "./upload-places.ts";

/** Decodes images, and looks into PDFs, in a process of its own, one at a time. */
export interface Decoder {
  /**
   * A place for an upload, before its bytes are read: as many are in memory as there are places. Waits for one until `gone`; throws
   * `TOO_MANY_REQUESTS` when too many wait. It is given back by `leave`.
   */
  enter: (uploader: Uploader, gone: AbortSignal) => Promise<UploadPlace>;
  /**
   * Decodes when it is the place's turn; `gone` ends the work. A refused image is `VALIDATION_FAILED`, one that takes too much computing
   * `PAYLOAD_TOO_LARGE`; where it is the machine that is too busy, `UNAVAILABLE`.
   */
  decode: <Size extends string>(place: UploadPlace, image: Given<Size>, gone: AbortSignal) => Promise<Encoded<Size>>;
  /** Looks into a PDF likewise, and gives it written anew from what was seen; a refused one is `VALIDATION_FAILED`. */
  checkPdf: (place: UploadPlace, input: Buffer, gone: AbortSignal) => Promise<CheckedPdf>;
  close: () => void;
}

interface Given<Size extends string> {
  input: Buffer;
  boxes: Readonly<Record<Size, number>>;
}

/** What the process is given, what such work is when the process dies of it, and what it makes. */
interface Work<Made> {
  given: Pick<DecoderWork, "input" | "boxes">;
  broken: FieldViolation;
  made: (outcome: Done) => Made;
}
type Done = Exclude<DecoderResult["outcome"], "late" | { fault: FieldViolation }>;

function encodedIn(outcome: Done): Encoded {
  if (!("encoded" in outcome)) throw new Error("An image came back as something else");
  return outcome.encoded;
}
function pdfIn(outcome: Done): CheckedPdf {
  if (!("pdf" in outcome)) throw new Error("A PDF came back as something else");
  return outcome.pdf;
}

/** Nothing of the server's settings. One arena, and limits that do not grow with what was asked for: what is freed goes back at once. */
const environment = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "65536", MALLOC_TRIM_THRESHOLD_: "131072" };
/** Milliseconds after which a process that has nothing to do ends. */
const idleMs = 60_000;
const defaults: Limits = { maxCpuMs: 5_000, timeoutMs: 30_000 };
const program = path.join(import.meta.dirname, "decoder-process.ts");

/** Both in milliseconds. */
interface Limits {
  /** What an image may take of computing. */
  maxCpuMs: number;
  /** By the clock: after it the machine is too busy for images. */
  timeoutMs: number;
}

export function decoder(limits: Partial<Limits> = {}): Decoder {
  const { maxCpuMs, timeoutMs } = { ...defaults, ...limits };
  const places = uploadPlaces({ maxPerAccount: 4, maxPerNetwork: 8, maxTotal: 24 });
  let child: ChildProcess | undefined;
  let rest: NodeJS.Timeout | undefined;
  let last = 0;
  let isClosed = false;

  /** Begun when it is first needed, and anew when it has died. */
  function begun(): ChildProcess {
    clearTimeout(rest);
    if (child?.connected) return child;
    if (isClosed) throw unavailable();
    const own = fork(program, [], {
      serialization: "advanced",
      stdio: "ignore",
      execArgv: ["--max-old-space-size=128"],
      env: environment,
    });
    own.once("exit", () => void (child === own && (child = undefined)));
    own.on("error", () => own.kill("SIGKILL"));
    // Calls go before pictures, which come to their end all the same where ten others compute.
    if (own.pid !== undefined) lower(own.pid);
    own.unref();
    own.channel?.unref();
    return (child = own);
  }

  function end(): void {
    const own = child;
    child = undefined;
    own?.kill("SIGKILL");
  }

  /** One piece of work, in turn. Whatever becomes of the process, it ends. */
  async function inTurn<Made>(place: UploadPlace, work: Work<Made>, gone: AbortSignal): Promise<Made> {
    try {
      await place.turn(gone);
      if (gone.aborted) throw new DomainError("BAD_REQUEST");
      return await run(work, gone);
    } finally {
      // The bytes are no longer held.
      place.leave();
    }
  }

  function run<Made>({ given, broken, made }: Work<Made>, gone: AbortSignal): Promise<Made> {
    const own = begun();
    const id = ++last;
    const { promise, resolve, reject } = Promise.withResolvers<Made>();
    const stop = (error: DomainError) => () => {
      reject(error);
      end();
    };
    const hear = ({ id: of, outcome }: DecoderResult) => {
      if (of !== id) return;
      if (outcome === "late") stop(new DomainError("PAYLOAD_TOO_LARGE"))();
      else if ("fault" in outcome) reject(new DomainError("VALIDATION_FAILED", { errors: { file: [outcome.fault] } }));
      else resolve(made(outcome));
    };
    const died = () => reject(new DomainError("VALIDATION_FAILED", { errors: { file: [broken] } }));
    const leave = stop(new DomainError("BAD_REQUEST"));
    const late = setTimeout(stop(unavailable()), timeoutMs);
    own.on("message", hear);
    own.once("exit", died);
    gone.addEventListener("abort", leave, { once: true });
    own.send({ id, ...given, maxCpuMs } satisfies DecoderWork, (error) => void (error && died()));
    return promise.finally(() => {
      clearTimeout(late);
      own.off("message", hear);
      own.off("exit", died);
      gone.removeEventListener("abort", leave);
      rest = setTimeout(end, idleMs).unref();
    });
  }

  return {
    enter: places.enter,
    decode: <Size extends string>(place: UploadPlace, given: Given<Size>, gone: AbortSignal) =>
      inTurn<Encoded<Size>>(place, { given, broken: { rule: "notAnImage" }, made: encodedIn }, gone),
    checkPdf: (place, input, gone) =>
      inTurn(place, { given: { input }, broken: { rule: "notADocument" }, made: pdfIn }, gone),
    close() {
      isClosed = true;
      clearTimeout(rest);
      end();
    },
  };
}

const unavailable = () => new DomainError("UNAVAILABLE", { params: { retryAfterSeconds: 5 } });

/** Where that is not allowed it is as urgent as anything else. */
function lower(pid: number): void {
  try {
    setPriority(pid, 5);
  } catch {
    // A process that has ended already, or a system without priorities.
  }
}
