import { paper } from "@metiro/shared/colours";

/**
 * What a device is told that installs the site, and the colour of the dark theme, before that of the light one, which is for the rest:
 * the first that fits counts. The server writes it, and no page changes it: its code stays there.
 */
export const ForDevices = ({ lang }: { lang: string }) => (
  <>
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper.dark} />
    {/* Fetched without cookies: its address names the language. */}
    <link rel="manifest" href={`/manifest.webmanifest?lang=${lang}`} />
    <link rel="apple-touch-icon" href="/assets/app/apple-touch-icon.png" />
  </>
);
