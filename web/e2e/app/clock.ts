import { existsSync } from "node:fs";

/** Of the package libfaketime. */
const library = "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1";
const zone = "Europe/Zurich";

/** The moment of a text like `2028-02-29 14:47`, in Zurich. */
function momentOf(text: string): number {
  const asUtc = Date.parse(`${text.replace(" ", "T")}Z`);
  const there = new Date(asUtc).toLocaleString("sv-SE", { timeZone: zone });
  return 2 * asUtc - Date.parse(`${there.replace(" ", "T")}Z`);
}

/** Has this process, and those that it starts, begin at `E2E_CLOCK`; the browser keeps the machine's clock, its pages are told. */
export function setClock(): void {
  const { E2E_CLOCK: wanted, E2E_CLOCK_SHIFT: known } = process.env;
  if (!wanted) return;
  const shift = Number(known ?? momentOf(wanted) - Date.now());
  if (Number.isNaN(shift)) throw new Error(`E2E_CLOCK is a moment like "2028-02-29 14:47", not "${wanted}".`);
  // The whole run is under that clock already.
  if (known === undefined && Math.abs(shift) < 60_000) return;
  if (!existsSync(library)) throw new Error("Another clock needs the package libfaketime, and root.");
  process.env["E2E_CLOCK_SHIFT"] = String(shift);
  shiftDate(shift);
}

/** Moves the dates of a program or page, and nothing else of its time: timers and frames stay those of the machine. */
export function shiftDate(shift: number): void {
  const machine = Date;
  const now = () => machine.now() + shift;
  globalThis.Date = new Proxy(machine, {
    construct: (target, args, made) => Reflect.construct(target, args.length > 0 ? args : [now()], made) as object,
    apply: () => new machine(now()).toString(),
    get: (target, key) => (key === "now" ? now : (Reflect.get(target, key) as unknown)),
  });
}

/** Reaches the database too, which is given no environment: the loader's own list is another one for the program and what it starts. */
const script = `folder=$(mktemp -d); chmod 755 "$folder"; echo ${library} > "$folder/preload"; echo "$0" > "$folder/rc"
touch /etc/ld.so.preload /etc/faketimerc
mount --bind "$folder/preload" /etc/ld.so.preload; mount --bind "$folder/rc" /etc/faketimerc
exec "$@"`;

/** How a program is started so that it believes what this process does. */
export function underClock(program: string, args: string[]): [string, string[]] {
  const { E2E_CLOCK_SHIFT: shift } = process.env;
  if (shift === undefined) return [program, args];
  const seconds = Math.round(Number(shift) / 1000);
  return ["unshare", ["--mount", "sh", "-ec", script, `${seconds < 0 ? "" : "+"}${seconds}`, program, ...args]];
}
