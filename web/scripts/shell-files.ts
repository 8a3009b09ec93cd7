import { plainScripts, routerManifest, type ViteManifest } from "../src/site/router-manifest.ts";
import { allSections, entryOf, type Section } from "../src/site/section.ts";

/** The pages that one comes in by; the back office works at a desk, and what it needs beside them stays in the browser's own cache. */
const doors: readonly (readonly [Section, readonly string[]])[] = [
  ["auth", ["/auth", "/auth/login"]],
  ["client", ["/tenderer", "/tenderer/"]],
  ["company", ["/company", "/company/"]],
];

const sourceOf = ({ attrs: { src } }: { attrs: { src?: string } }) => src ?? [];

/** Paths of what the first screens of panels are made of, and the page that says that there is no line: scripts, styles, faces. */
export function shellFiles(manifest: ViteManifest): string[] {
  const parts = [
    routerManifest(manifest, undefined).routes.__root__,
    ...doors.map(([section, routes]) => routerManifest(manifest, section, routes).routes.__root__),
  ];
  const css = parts.flatMap((part) => part.css.flatMap((file) => (typeof file === "string" ? file : [])));
  const scripts = parts.flatMap((part) => [...part.scripts.flatMap(sourceOf), ...part.preloads]);
  // Of the faces those of French and English; the styles name others, which hardly anybody fetches.
  const faces = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const latin = faces.filter((file) => /-latin-(?!wght|ext).*\.woff2$/.test(file)).map((file) => `/${file}`);
  return [...new Set([...css, ...scripts, ...plainScripts(manifest).flatMap(sourceOf), ...latin])].toSorted();
}

/** The scripts that documents begin with. */
export const entriesOf = (manifest: ViteManifest): string[] =>
  [...allSections.map(entryOf), "src/entry-public.ts"].flatMap((key) =>
    manifest[key] ? `/${manifest[key].file}` : [],
  );
