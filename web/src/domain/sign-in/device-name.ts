const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\b(?:OPR|OPT|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:HeadlessChrome|Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMac OS X\b|\bMacintosh\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

const nameIn = (table: readonly [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1];

/**
 * A `User-Agent` header in words that people know (`Firefox · Windows`); what is no browser by the name it gives itself
 * (`curl/8.5`). Nothing when it says nothing.
 */
export function deviceName(userAgent: string | undefined): string | undefined {
  if (!userAgent?.trim()) return undefined;
  const parts = [nameIn(browsers, userAgent), nameIn(systems, userAgent)].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join(" · ") : userAgent.trim().split(/\s/, 1)[0];
}
