import { isLinkProtocol } from "@metiro/shared/blog/constants";

/** An address as it is meant: `metiro.ch` is a page, `a@b.ch` a mail. Nothing for one that leads nowhere. */
export function checkedLink(typed: string): string | undefined {
  const address = typed.trim();
  if (address === "" || /\s/.test(address)) return undefined;
  if (/^#[\w-]+$/.test(address) || /^\/(?![/\\])/.test(address)) return address;
  if (/^[^@:/]+@[^@:/]+\.[a-z]{2,}$/i.test(address)) return `mailto:${address}`;
  const whole =
    /^[a-z][a-z+.-]*:/i.test(address) && !/^[^/]+\.[a-z]{2,}:\d/i.test(address) ? address : `https://${address}`;
  const url = URL.parse(whole);
  if (!url || !isLinkProtocol(url.protocol)) return undefined;
  if (url.protocol.startsWith("http") && !/\.[a-z]{2,}$/i.test(url.hostname)) return undefined;
  return url.href;
}
