import { accepted, holds, none, row } from "./requirement.ts";

const keys = "server/src/config/keys.test.ts";
const config = "server/src/config/config.test.ts";
const dangers = ["scripts/checks/test/dangerous-code.test.ts", "%s may not hold: %s"] as const;
const app = "server/src/app/build-app.http.test.ts";
const web = "server/src/plugins/pages/web.http.test.ts";
const roles = "server/src/test/contracts/access/roles.contract.test.ts";
const inventory = [keys, "stands in docs/security/keys.md, label for label"] as const;
const tls = [config, "are refused %s"] as const;
const proxyEndsTls = "TLS of the site ends at the operator's proxy; docs/operations.md says what it has to do.";

/** V11 Cryptography, V12 Secure communication, V13 Configuration. */
export const cryptography = [
  row("11.1.1", 2, "How keys are made, changed and ended is written down", holds(inventory)),
  row("11.1.2", 2, "All keys are listed with their use", holds(inventory)),
  row("11.2.1", 2, "Cryptography comes from libraries of repute", holds(inventory)),
  row(
    "11.2.2",
    2,
    "Keys and parameters can be changed while it runs",
    holds([keys, "signs with the first secret and believes all"]),
  ),
  row("11.2.3", 2, "Everything has 128 bits", holds([config, "refuses a signing secret that is %s"])),
  row("11.3.1", 1, "No weak block modes", holds(dangers)),
  row("11.3.2", 1, "Approved ciphers only", holds(dangers)),
  row("11.3.3", 2, "What is encrypted cannot be changed", holds(dangers)),
  row("11.4.1", 1, "Approved hashes only", holds(dangers)),
  row(
    "11.4.2",
    2,
    "Passwords are stored by argon2id with today's parameters",
    holds(["server/src/passwords/passwords.test.ts", "a hash is argon2id with the cost of the product"]),
  ),
  row("11.4.3", 2, "Hashes of signatures have 256 bits", holds([keys, "believes no part of a signature"])),
  row(
    "11.4.4",
    2,
    "Keys from passwords are stretched",
    none("No key comes from a password; the secret is random and of 32 characters at least."),
  ),
  row("11.5.1", 2, "What is not to be guessed comes from strong chance", holds(dangers)),
  row(
    "11.6.1",
    2,
    "Approved key generation and signatures",
    holds([keys, "gives each use a key of its own, that does not change"]),
  ),
  row("12.1.1", 1, "TLS 1.2 and 1.3 only", accepted(proxyEndsTls)),
  row("12.1.2", 2, "Recommended cipher suites only", accepted(proxyEndsTls)),
  row("12.1.3", 2, "Client certificates are checked", none("There are none.")),
  row(
    "12.2.1",
    1,
    "Clients always speak TLS",
    holds([app, "a call over plain http is refused, so that whoever sends secrets so notices"]),
  ),
  row("12.2.2", 1, "The certificate is a publicly trusted one", accepted(proxyEndsTls)),
  row(
    "12.3.1",
    2,
    "Database, mail and files are reached over TLS",
    holds(tls, [config, "have a mail server change over to TLS before anything is said"]),
  ),
  row("12.3.2", 2, "Certificates of services are checked", holds(tls, [config, "production does not start with %o"])),
  row("12.3.3", 2, "HTTP between services is protected", holds(tls)),
  row(
    "12.3.4",
    2,
    "Own authorities are named, not waved through",
    holds(tls, [config, "tell which waivers are in force"]),
  ),
  row(
    "13.1.1",
    2,
    "Everything the server talks to is written down",
    accepted(
      "docs/operations.md, «Connections in production»: database, mail server, bucket, Turnstile; nothing else is ever called.",
    ),
  ),
  row("13.2.1", 2, "Services sign in to each other", holds([config, "names every missing setting in one message"])),
  row(
    "13.2.2",
    2,
    "With the fewest rights",
    holds([roles, "reads and writes every table, and only adds to those that grow"], [roles, "is refused: %s"]),
  ),
  row("13.2.3", 2, "Without passwords that come with a product", holds(tls)),
  row(
    "13.2.4",
    2,
    "The server talks to a fixed list of services",
    accepted("Only addresses of the settings are called; a firewall can hold the same list."),
  ),
  row("13.2.5", 2, "The web server loads from a fixed list", holds([web, "%s is not one"])),
  row(
    "13.3.1",
    2,
    "Secrets come from a safe place, none is in the sources",
    holds(
      [config, "count like those in the environment, without the line's end"],
      ["scripts/checks/test/dangerous-code.test.ts", "knows keys and tokens by their marks"],
    ),
  ),
  row(
    "13.3.2",
    2,
    "Secrets are read by who needs them",
    holds([config, "is made once and readable by its owner alone"]),
  ),
  row("13.4.1", 1, "No .git is served", holds([web, "%s is not one"])),
  row("13.4.2", 2, "Nothing is debugged in production", holds([config, "production does not start with %o"])),
  row("13.4.3", 2, "No lists of folders", holds([web, "shows no other file of its package"])),
  row(
    "13.4.4",
    2,
    "No TRACE",
    holds([app, "no other origin may read what is answered, and no method but the known ones is"]),
  ),
  row(
    "13.4.5",
    2,
    "Documents and health are public on purpose",
    accepted(
      "The document of the interface is for integrators, with what the source says anyway; health tells up or down, and no figure.",
    ),
  ),
] as const;
