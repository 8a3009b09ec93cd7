import { afterAll, inject } from "vitest";
import { startApp } from "./app.ts";
import { openSite } from "./site.ts";

/** Every file of journeys has a site of its own, so that what one does is nothing to another, whatever their order. */
const app = await startApp(inject("filledDataDir"));
openSite({ origin: app.url, mailbox: app.mailboxUrl });
afterAll(app.stop);
