import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import type { AppRouter } from "../../../app/router.ts";
import type { Pages } from "../../../plugins/pages/pages.ts";
import { testApp } from "../../../test/app/app.ts";
import { refreshSettings } from "../../application-config/index.ts";

const web: Pages<AppRouter> = {
  render: () => Promise.resolve(new Response()),
  messages: () => ({}),
  patternOf: () => undefined,
  publicPatterns: [],
  pictogram: () => "",
};
const { app, db, sql } = await testApp({ web: { pages: async () => web } });

interface Icon {
  src: string;
  sizes: string;
  type: string;
  purpose: string;
}
interface Shortcut {
  name: string;
  url: string;
  icons: Icon[];
}
interface Manifest extends Record<string, unknown> {
  icons: Icon[];
  shortcuts: Shortcut[];
}

const read = async (query = "") => {
  const answer = await app.inject({ url: `/manifest.webmanifest${query}` });
  return { ...answer, headers: answer.headers, manifest: JSON.parse(answer.payload) as Manifest };
};

test("a device is told all that it installs a site by", async () => {
  const { statusCode, headers, manifest } = await read();
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/manifest+json; charset=utf-8",
    "cache-control": "public, max-age=3600",
  });
  expect(manifest).toMatchObject({
    id: "/",
    name: "Metiro",
    short_name: "Metiro",
    lang: "fr",
    start_url: "/auth/login",
    scope: "/",
    display: "standalone",
    theme_color: "#f7f6f3",
    background_color: "#f7f6f3",
  });
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ["Tableau de bord", "/auth/login"],
    ["Messages", "/auth/login?returnUrl=messages"],
    ["Nouvelle demande", "/categories"],
  ]);
});

test("its icons lie there in the sizes that it states, plain and to be cut", async () => {
  const { manifest } = await read();
  const pictures = [...manifest.icons, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
  const stated = pictures.map(({ purpose, sizes }) => `${purpose} ${sizes}`);
  for (const needed of ["any 192x192", "any 512x512", "maskable 192x192", "maskable 512x512", "any any"])
    expect(stated).toContain(needed);
  for (const { src, sizes, type, purpose } of pictures) {
    const file = path.resolve(import.meta.dirname, `../../../../../web/public${src}`);
    const image = sharp(file);
    const { format, width, height } = await image.metadata();
    expect(type, src).toBe(format === "svg" ? "image/svg+xml" : `image/${format}`);
    if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
    // What a system cuts has a ground up to its edges.
    if (purpose === "maskable") expect((await image.stats()).isOpaque, src).toBe(true);
  }
  const apple = path.resolve(import.meta.dirname, "../../../../../web/public/assets/app/apple-touch-icon.png");
  expect(await sharp(apple).metadata()).toMatchObject({ width: 180, height: 180 });
  expect((await sharp(apple).stats()).isOpaque).toBe(true);
});

test("it speaks the language of its address, is named as the site is, and is the same app in both", async () => {
  const { manifest } = await read("?lang=en");
  expect(manifest).toMatchObject({ id: "/", lang: "en", start_url: "/auth/login" });
  expect(manifest.shortcuts[2]?.name).toBe("New request");
  await sql`insert into application_config (key, value, type, description, is_public)
    values ('site.name', '"Le Comptoir des métiers"', 'text', '', true) on conflict (key) do update set value = excluded.value`;
  refreshSettings(db);
  const named = await read();
  expect(named.manifest).toMatchObject({ name: "Le Comptoir des métiers", short_name: "Le Comptoir" });
});

test("who has it already is told so", async () => {
  const { headers } = await read();
  const again = await app.inject({
    url: "/manifest.webmanifest",
    headers: { "if-none-match": String(headers["etag"]) },
  });
  expect([again.statusCode, again.payload]).toEqual([304, ""]);
});
