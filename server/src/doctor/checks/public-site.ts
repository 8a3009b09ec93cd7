import { type Check, type Configured, fault, type Finding, NotLookedAt, warning, when } from "../check.ts";
import { metiroCommand } from "../../config/operator-program.ts";
import { guideCommand } from "../../config/operator-guides.ts";

const dayMs = 24 * 60 * 60_000;

const isHttps = ({ publicUrl }: { publicUrl: string }) => publicUrl.startsWith("https:");
const hostOf = ({ publicUrl }: { publicUrl: string }) => new URL(publicUrl);

/** The site as people reach it: through its name, its proxy and its certificate. */
export const publicChecks: readonly Check<Configured>[] = [
  {
    name: "public-name",
    holds: "The host of PUBLIC_URL has an address.",
    look: async ({ config, world }) => {
      const { hostname } = hostOf(config);
      const found = await world.records(hostname, "address");
      return when(found.length === 0, () =>
        fault(
          `${hostname} has no address`,
          "Add an A record, and an AAAA record if the machine has IPv6, where the domain is kept.",
        ),
      );
    },
  },
  {
    name: "public-certificate",
    holds: "Browsers take the certificate, for 14 more days at least.",
    look: async ({ config, world }) => {
      if (!isHttps(config)) return [];
      const { hostname, port } = hostOf(config);
      const { validTo, refused } = await world.certificate(hostname, Number(port || 443));
      if (refused !== undefined)
        return [
          fault(
            `Browsers refuse the certificate of ${hostname}: ${refused}`,
            "Have the proxy fetch a new one; Caddy does so by itself.",
          ),
        ];
      const left = Date.parse(validTo) - world.now().getTime();
      return when(left < 14 * dayMs, () =>
        fault(
          `The certificate ends on ${validTo.slice(0, 10)}`,
          "Look why it was not renewed: the proxy's log says so.",
        ),
      );
    },
  },
  {
    name: "public-answer",
    holds: "The site answers under PUBLIC_URL.",
    look: async ({ config, world }) => {
      const answer = await world.fetch(`${config.publicUrl}/healthz`);
      const told = answer.ok ? await answer.text() : "";
      return when(!told.includes('"ok"'), () =>
        fault(
          `${config.publicUrl}/healthz answers ${answer.status}`,
          "Start the server; have the proxy hand every path to it.",
        ),
      );
    },
  },
  {
    name: "public-ready",
    holds: "The process behind PUBLIC_URL takes calls.",
    look: async ({ config, world }) => {
      const answer = await world.fetch(`${config.publicUrl}/readyz`);
      return when(!answer.ok, () =>
        fault(
          `${config.publicUrl}/readyz answers ${answer.status}`,
          "Its database does not answer, or lacks migrations; the log says which.",
        ),
      );
    },
  },
  {
    name: "public-redirect",
    holds: "Who comes over http is led to https.",
    look: async ({ config, world }) => {
      if (!isHttps(config)) return [];
      const { hostname } = hostOf(config);
      // A closed port 80 leads nobody astray.
      const answer = await world.fetch(`http://${hostname}/`).catch(() => undefined);
      if (!answer) return [];
      const isLed = answer.status >= 300 && answer.status < 400 && answer.headers.get("location")?.startsWith("https:");
      return when(!isLed, () =>
        fault(`http://${hostname}/ answers ${answer.status} in the clear`, "Have the proxy redirect port 80 to https."),
      );
    },
  },
  {
    name: "public-transport-security",
    holds: "Browsers are told to come over https alone.",
    look: async ({ config, world }) => {
      if (!isHttps(config)) return [];
      const answer = await world.fetch(`${config.publicUrl}/`);
      return when(!answer.headers.has("strict-transport-security"), () =>
        fault(
          "The answer has no Strict-Transport-Security",
          "The server sends it: have the proxy leave answers as they are.",
        ),
      );
    },
  },
  {
    name: "public-headers",
    holds: "The proxy leaves the headers alone that protect pages.",
    look: async ({ config, world }) => {
      const { headers } = await world.fetch(`${config.publicUrl}/`);
      return ["content-security-policy", "x-content-type-options"].flatMap((name) =>
        when(!headers.has(name), () =>
          fault(`The answer has no ${name}`, "The server sends it: have the proxy leave answers as they are."),
        ),
      );
    },
  },
  {
    name: "public-protocol",
    holds: "The proxy speaks HTTP/2.",
    look: async ({ config, world }) => {
      if (!isHttps(config)) return [];
      const { hostname, port } = hostOf(config);
      const { protocol } = await world.certificate(hostname, Number(port || 443));
      return when(protocol !== "h2", () =>
        warning(
          "The proxy speaks HTTP/1.1: a panel asks for twenty files, and six travel at once",
          `Turn HTTP/2 on: ${guideCommand("operations#connections-in-production")}`,
        ),
      );
    },
  },
  {
    name: "proxy-overwrites",
    holds: "The proxy tells who calls itself, whatever the caller says.",
    look: async ({ config, world }): Promise<Finding[]> => {
      if (!isHttps(config) || config.trustedProxies === 0) return [];
      const answer = await world.fetch(`${config.publicUrl}/`, { "x-forwarded-proto": "http" });
      return when(answer.status === 308, () =>
        fault(
          "The proxy hands on X-Forwarded-Proto as the caller sent it: so it may hand on a forged address",
          `Have it set X-Forwarded-Proto and X-Forwarded-For itself, or lower TRUSTED_PROXIES: ${guideCommand("operations#connections-in-production")}`,
        ),
      );
    },
  },
];

const domainOf = ({ mailFrom }: { mailFrom: string }) => (/@([^@>\s]+)>?$/.exec(mailFrom)?.[1] ?? "").toLowerCase();

/** Its domain, and the ones above it down to the last that can be bought: where a policy may stand. */
const upwards = (domain: string): string[] => {
  const labels = domain.split(".");
  return labels.slice(0, -1).map((_, position) => labels.slice(position).join("."));
};

/** What receivers of mail look up before they believe a sender. */
export const mailNameChecks: readonly Check<Configured>[] = [
  {
    name: "mail-server-name",
    holds: "The mail server has an address.",
    look: async ({ config, world }) => {
      if (config.smtpUrl === undefined) return [];
      const { hostname } = new URL(config.smtpUrl);
      if (/^[\d.]+$|^\[|^localhost$/.test(hostname)) return [];
      const found = await world.records(hostname, "address");
      return when(found.length === 0, () => fault(`${hostname} has no address`, "Correct the host in SMTP_URL."));
    },
  },
  {
    name: "mail-spf",
    holds: "One SPF record says who sends mail of the domain, and ends with ~all or -all.",
    look: async ({ config, world }) => {
      const domain = domainOf(config);
      const found = (await world.records(domain, "TXT")).filter((text) => /^v=spf1(?: |$)/i.test(text));
      const remedy = `One TXT record of ${domain}: v=spf1 include:<your mail provider> -all`;
      if (found.length === 0) return [fault(`${domain} has no SPF record: mails end up as junk`, remedy)];
      if (found.length > 1) return [fault(`${domain} has ${found.length} SPF records: receivers take none`, remedy)];
      return when(!/(?:[~-]all|redirect=\S+)\s*$/i.test(found[0] ?? ""), () =>
        fault(`The SPF record of ${domain} lets anybody send in its name`, remedy),
      );
    },
  },
  {
    name: "mail-dkim",
    holds: "A key is published with which receivers check the signature of mails.",
    look: async ({ config, env, world }) => {
      const selector = env["DKIM_SELECTOR"];
      if (selector === undefined)
        throw new NotLookedAt(`name the selector of the signature: ${metiroCommand("doctor --dkim-selector <name>")}`);
      const name = `${selector}._domainkey.${domainOf(config)}`;
      const found = (await world.records(name, "TXT")).some((text) => /(?:^|;)\s*p=[\w+/]/i.test(text));
      return when(!found, () => fault(`${name} holds no key`, "Publish the record that your mail provider names."));
    },
  },
  {
    name: "mail-dmarc",
    holds: "A DMARC policy says what becomes of mails that somebody else sends in the name of the domain.",
    look: async ({ config, world }) => {
      const domain = domainOf(config);
      const texts = await Promise.all(upwards(domain).map((one) => world.records(`_dmarc.${one}`, "TXT")));
      const policy = texts.flat().find((text) => /^v=DMARC1/i.test(text));
      const remedy = `A TXT record of _dmarc.${domain}: v=DMARC1; p=quarantine; rua=mailto:<an address of yours>`;
      if (policy === undefined)
        return [fault(`${domain} has no DMARC policy: large providers refuse its mails`, remedy)];
      return when(/;\s*p\s*=\s*none/i.test(policy), () =>
        warning(`The DMARC policy of ${domain} only watches (p=none)`, remedy),
      );
    },
  },
  {
    name: "mail-return",
    holds: "The sender's domain takes mail: what bounces comes back, and receivers believe it.",
    look: async ({ config, world }) => {
      const domain = domainOf(config);
      const found = await world.records(domain, "MX");
      return when(found.length === 0, () =>
        fault(`${domain} has no MX record`, "Send from a domain that takes mail, or add one."),
      );
    },
  },
];
