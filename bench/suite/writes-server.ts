import { runApp } from "../measure/running-app.ts";

/** A server in a process of its own, for `writes.ts`: tells its address, and ends with a signal. */
const [size = "", url = ""] = process.argv.slice(2);
const open = new AsyncDisposableStack();
const { origin } = await runApp({ size: Number(size), url }, open);
process.once("SIGTERM", () => void open.disposeAsync().then(() => process.exit(0)));
process.send?.(origin);
