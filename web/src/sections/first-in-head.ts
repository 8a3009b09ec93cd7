import { type FirstBatch, fetchFirstScript } from "#page/fetch-first.ts";
import { firstPaint } from "#page/marks.ts";
import { applicationOf, type ViteManifest } from "#site/router-manifest.ts";

/**
 * What the document of a panel has ahead of its styles, which a script waits for that stands behind them: its first data is asked for
 * at once, and what is most of its code comes beside the styles instead of after them.
 */
export function firstInHead(html: string, batch: FirstBatch, nonce: string, assets: ViteManifest | undefined): string {
  const code = assets && applicationOf(assets);
  const ahead = [
    `<script nonce="${nonce}">${firstPaint};${fetchFirstScript(batch)};document.currentScript.remove()</script>`,
    code === undefined ? "" : `<link rel="modulepreload" href="${code}" fetchpriority="high" nonce="${nonce}"/>`,
  ].join("");
  const at = html.search(/<link rel="stylesheet"|<\/head>/);
  return html.slice(0, at) + ahead + html.slice(at);
}
