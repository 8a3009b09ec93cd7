import { paper } from "@metiro/shared/colours";
import { createHash } from "node:crypto";
import { type TextLanguage, textLanguageOf } from "@metiro/shared/languages";
import type { FastifyInstance } from "fastify";
import { i18nFor } from "../../i18n/catalogues.ts";
import { askedLanguage } from "../../i18n/lang.ts";
import { isHad } from "../../cache/send-document.ts";
import { settings } from "../application-config/index.ts";
import type { PublicSiteOptions } from "./options.ts";

const folder = "/assets/app";
const icon = (name: string, size: number, purpose: "any" | "maskable") => ({
  src: `${folder}/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** Where a sign-in leads: whoever is signed in already is led on to the panel of the role, the others sign in first. */
const start = "/auth/login";

/**
 * `/manifest.webmanifest?lang=en`: what a device is told that installs the site (https://www.w3.org/TR/appmanifest/). Browsers ask
 * for it without cookies, so its address names the language; `id` makes it the same app in both.
 */
export function appManifest(scope: FastifyInstance, { services }: Pick<PublicSiteOptions, "services">): void {
  scope.get("/manifest.webmanifest", async (request, reply) => {
    const lang = textLanguageOf(askedLanguage(request.query, request.offered) ?? "fr");
    const { "site.name": name } = await settings(services.db);
    const body = JSON.stringify(manifestOf(name, lang));
    const tag = `"${createHash("sha256").update(body).digest("base64url")}"`;
    void reply.header("cache-control", "public, max-age=3600").header("etag", tag);
    return isHad(request, tag)
      ? reply.code(304).send()
      : reply.type("application/manifest+json; charset=utf-8").send(body);
  });
}

function manifestOf(name: string, lang: TextLanguage) {
  const i18n = i18nFor(lang);
  const said = i18n.t({
    id: "appManifest.description",
    message: "Demandes, réponses et messages entre clients et entreprises d’ici.",
  });
  const shortcut = (words: string, url: string) => ({
    name: words,
    url,
    icons: [icon("icon", 192, "any")],
  });
  return {
    id: "/",
    name,
    short_name: name.length > 12 ? name.slice(0, 12).trim() : name,
    description: said,
    lang,
    dir: "ltr",
    start_url: start,
    scope: "/",
    display: "standalone",
    // The ground of the pages; documents say that of the dark theme themselves.
    theme_color: paper.light,
    background_color: paper.light,
    categories: ["business", "lifestyle"],
    icons: [
      { src: "/assets/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      icon("icon", 192, "any"),
      icon("icon", 512, "any"),
      icon("maskable", 192, "maskable"),
      icon("maskable", 512, "maskable"),
    ],
    shortcuts: [
      shortcut(i18n.t({ id: "appManifest.panel", message: "Tableau de bord" }), start),
      shortcut(i18n.t({ id: "appManifest.messages", message: "Messages" }), `${start}?returnUrl=messages`),
      shortcut(i18n.t({ id: "appManifest.newRequest", message: "Nouvelle demande" }), "/categories"),
    ],
  };
}
