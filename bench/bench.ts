import { measureCalls } from "./calls.ts";
import { openDataSets } from "./data-sets.ts";
import { measureKeyReads } from "./key-read.ts";
import { describeMachine } from "./machine.ts";
import { measureOffice } from "./office.ts";
import { readOptions } from "./options.ts";
import { measurePages } from "./pages.ts";
import { measureWrites } from "./writes.ts";

const options = readOptions(process.argv.slice(2));
await using open = new AsyncDisposableStack();
const [small, large] = await openDataSets(options, open);
console.log(`\n${describeMachine()}`);
if (options.only.includes("calls")) await measureCalls(small, large, options.times);
if (options.only.includes("writes")) await measureWrites(small, options.seconds * 2);
if (options.only.includes("key-read")) await measureKeyReads(small, options.seconds);
if (options.only.includes("pages")) await measurePages(small, options.seconds);
if (options.only.includes("office")) await measureOffice(large, options.times);
console.log(`\nAt the end: ${describeMachine()}`);
