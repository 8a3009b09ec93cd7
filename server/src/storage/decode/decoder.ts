import { type ChildProcess, fork } from "node:child_process";
import { setPriority } from "node:os";
import path from "node:path";
import { DomainError } from "../../errors/domain-error.ts";
import type { DecoderResult, DecoderWork } from "./decoder-process.ts";
import type { Encoded } from "./encode-image.ts";
import { uploadPlaces, type UploadPlace } from "./upload-places.ts";

/** Decodes images in a process of its own, one at a time. */
export interface Decoder {
  /**
   * A place for an upload of an account, before its bytes are read: as many are in memory as there are places. Throws
   * `TOO_MANY_REQUESTS` or `UNAVAILABLE` when there is none. It is given back by `leave`.
   */
  enter: (account: string) => UploadPlace;
  /**
   * Decodes when it is the place's turn; `gone` ends the work. A refused image is `VALIDATION_FAILED`, one that takes too much computing
   * `PAYLOAD_TOO_LARGE`; where it is the machine that is too busy, `UNAVAILABLE`.
   */
  decode: <Size extends string>(place: UploadPlace, image: Given<Size>, gone: AbortSignal) => Promise<Encoded<Size>>;
  close: () => void;
}

interface Given<Size extends string> {
  input: Buffer;
  boxes: Readonly<Record<Size, number>>;
}

/** Nothing of the server's settings. One arena, and limits that do not grow with what was asked for: what is freed goes back at once. */
const environment = { MALLOC_ARENA_MAX: "1", MALLOC_MMAP_THRESHOLD_: "65536", MALLOC_TRIM_THRESHOLD_: "131072" };
/** Milliseconds after which a process that has nothing to do ends. */
const idle = 60_000;
const defaults: Limits = { mostCpu: 5_000, longest: 30_000 };
const program = path.join(import.meta.dirname, "decoder-process.ts");

/** Both in milliseconds. */
interface Limits {
  /** What an image may take of computing. */
  mostCpu: number;
  /** By the clock: after it the machine is too busy for images. */
  longest: number;
}

export function decoder(limits: Partial<Limits> = {}): Decoder {
  const { mostCpu, longest } = { ...defaults, ...limits };
  const places = uploadPlaces({ ofOne: 12, ofAll: 24 });
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
    // Calls go before pictures.
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

  /** The work of one image. Whatever becomes of the process, it ends. */
  function run<Size extends string>(image: Given<Size>, gone: AbortSignal): Promise<Encoded<Size>> {
    const own = begun();
    const id = ++last;
    const { promise, resolve, reject } = Promise.withResolvers<Encoded<Size>>();
    const stop = (error: DomainError) => () => {
      reject(error);
      end();
    };
    const hear = ({ id: of, outcome }: DecoderResult) => {
      if (of !== id) return;
      if (outcome === "late") stop(new DomainError("PAYLOAD_TOO_LARGE"))();
      else if ("encoded" in outcome) resolve(outcome.encoded);
      else reject(new DomainError("VALIDATION_FAILED", { errors: { file: [outcome.fault] } }));
    };
    const died = () => reject(new DomainError("VALIDATION_FAILED", { errors: { file: [{ rule: "notAnImage" }] } }));
    const leave = stop(new DomainError("BAD_REQUEST"));
    const late = setTimeout(stop(unavailable()), longest);
    own.on("message", hear);
    own.once("exit", died);
    gone.addEventListener("abort", leave, { once: true });
    own.send({ id, ...image, mostCpu } satisfies DecoderWork, (error) => void (error && died()));
    return promise.finally(() => {
      clearTimeout(late);
      own.off("message", hear);
      own.off("exit", died);
      gone.removeEventListener("abort", leave);
      rest = setTimeout(end, idle).unref();
    });
  }

  return {
    enter: places.enter,
    async decode(place, image, gone) {
      try {
        await place.turn(gone);
        if (gone.aborted) throw new DomainError("BAD_REQUEST");
        return await run(image, gone);
      } finally {
        // The bytes are no longer held.
        place.leave();
      }
    },
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
    setPriority(pid, 10);
  } catch {
    // A process that has ended already, or a system without priorities.
  }
}
