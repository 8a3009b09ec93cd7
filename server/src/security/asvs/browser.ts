import { accepted, holds, none, row } from "./requirement.ts";

const app = "server/src/app/build-app.http.test.ts";
const web = "server/src/plugins/pages/web.http.test.ts";
const malformed = "server/src/trpc/malformed.http.test.ts";
const robust = "server/src/domains/file/test/robust.http.test.ts";
const decoder = "server/src/storage/decode/decoder.test.ts";
const returnUrl = "web/src/session/destination.test.ts";
const policy = [app, "every answer carries the strict policy"] as const;
const headers = [web, "%s comes with every header of safety"] as const;
const forged = [app, "without a proxy in front nobody is believed about it, nor about any X-Forwarded-*"] as const;
const dangers = ["scripts/checks/test/dangerous-code.test.ts", "%s may not hold: %s"] as const;

/** V3 Web frontend, V4 API and web services, V5 Files. */
export const browser = [
  row("3.2.1", 1, "Calls and files opened as a page get no script and no rights", holds(policy)),
  row("3.2.2", 1, "Text is put into pages as text", holds(dangers)),
  row(
    "3.3.1",
    1,
    "Cookies are Secure",
    holds([web, "a chosen language is kept in a cookie that goes over https alone, as the site is on https"]),
  ),
  row(
    "3.3.2",
    2,
    "Cookies say for which sites they are",
    holds(
      [
        "server/src/domains/auth/test/lock-out.http.test.ts",
        "a right sign-in gives the device a cookie that no script reads, once",
      ],
      [web, "a chosen language is kept in a cookie that goes over https alone, as the site is on https"],
    ),
  ),
  row(
    "3.3.3",
    2,
    "Cookies bear the prefix __Host-",
    accepted("The name `lang` is the specification's; it holds a language and nothing else (decision 231)."),
  ),
  row(
    "3.3.4",
    2,
    "Cookies that scripts need not read are HttpOnly",
    holds([
      "server/src/domains/auth/test/lock-out.http.test.ts",
      "a right sign-in gives the device a cookie that no script reads, once",
    ]),
  ),
  row("3.4.1", 1, "HSTS for a year with subdomains", holds(headers)),
  row(
    "3.4.2",
    1,
    "No other origin may read answers",
    holds([app, "no other origin may read what is answered, and no method but the known ones is"]),
  ),
  row("3.4.3", 2, "A content security policy without foreign objects and bases", holds(policy, headers)),
  row("3.4.4", 2, "nosniff on every answer", holds(policy)),
  row("3.4.5", 2, "Addresses are not told to other sites", holds(headers)),
  row("3.4.6", 2, "No page is framed", holds(headers)),
  row("3.5.1", 1, "Forged requests of other sites do nothing", holds([malformed, "a body without a type too"])),
  row("3.5.2", 1, "No call is made by what needs no preflight", holds([malformed, "a body without a type too"])),
  row(
    "3.5.3",
    1,
    "Reading methods change nothing",
    holds([
      "server/src/test/contracts/access/safe-methods.contract.test.ts",
      "no GET writes but those that note who looked",
    ]),
  ),
  row(
    "3.5.4",
    2,
    "Applications have their own hosts",
    accepted("It is one application; analytics and widgets come from their own origins."),
  ),
  row("3.5.5", 2, "Messages of other windows are not believed", holds(dangers)),
  row("3.7.1", 2, "No outdated plug-ins", none("Pages are HTML, CSS and scripts.")),
  row(
    "3.7.2",
    2,
    "Nobody is led to another site",
    holds(
      [returnUrl, "never leaves the site, whatever is asked"],
      [web, "a path that looks like another host stays a path"],
    ),
  ),
  row(
    "4.1.1",
    1,
    "Answers say what they are",
    holds([
      "server/src/test/contracts/specification.contract.test.ts",
      "HEAD has the headers of GET and no body; on a POST it is 405",
    ]),
  ),
  row(
    "4.1.2",
    2,
    "Pages lead to https, calls are refused",
    holds(
      [app, "a page asked for over plain http is on https, and stays of this site"],
      [app, "a call over plain http is refused, so that whoever sends secrets so notices"],
    ),
  ),
  row("4.1.3", 2, "Nobody writes the headers of the proxy", holds(forged)),
  row(
    "4.2.1",
    2,
    "Messages begin and end in one way only",
    holds(["server/src/plugins/request/unreadable-request.http.test.ts", "%s is a problem like any other"]),
  ),
  row("4.3.1", 2, "GraphQL costs are bounded", none("There is no GraphQL.")),
  row("4.3.2", 2, "GraphQL tells no schema", none("There is no GraphQL.")),
  row(
    "4.4.1",
    1,
    "WebSockets over TLS",
    none("There are no WebSockets; news come as an event stream over the same https."),
  ),
  row("4.4.2", 2, "WebSockets look at the origin", none("There are no WebSockets.")),
  row("4.4.3", 2, "WebSocket sessions", none("There are no WebSockets.")),
  row("4.4.4", 2, "WebSocket tokens", none("There are no WebSockets.")),
  row(
    "5.1.1",
    2,
    "Types and sizes of files are written down",
    holds(["server/src/test/contracts/specification.contract.test.ts", "is in the document"]),
  ),
  row(
    "5.2.1",
    1,
    "A file costs no more than the server can bear",
    holds([decoder, "what takes too long is refused, and the next image is decoded by another process"]),
  ),
  row(
    "5.2.2",
    1,
    "Content decides what a file is",
    holds([robust, "%s is refused in words and leaves nothing behind"]),
  ),
  row(
    "5.2.3",
    2,
    "Compressed files are measured before they are opened",
    holds([decoder, "more than eight bits a colour are refused by what the image says of itself"]),
  ),
  row(
    "5.3.1",
    1,
    "Files are never run",
    holds([robust, "a name and a type that lie change nothing, and what hangs on the image is gone"]),
  ),
  row(
    "5.3.2",
    1,
    "Paths are made from ids",
    holds([robust, "a name and a type that lie change nothing, and what hangs on the image is gone"]),
  ),
  row(
    "5.4.1",
    2,
    "Names of downloads are the server's",
    holds([
      "server/src/exports/exports.http.test.ts",
      "opens in a spreadsheet: mark, semicolons, CRLF, accents, quotes, no formula",
    ]),
  ),
  row(
    "5.4.2",
    2,
    "Names of files break no header",
    holds([
      "server/src/exports/exports.http.test.ts",
      "opens in a spreadsheet: mark, semicolons, CRLF, accents, quotes, no formula",
    ]),
  ),
  row(
    "5.4.3",
    2,
    "Files are scanned for viruses",
    accepted("Every image is decoded and written anew; not a byte of what was sent is served (decision 015)."),
  ),
] as const;
