import type { I18n, MessageDescriptor } from "@lingui/core";
import { rootRouteId } from "@tanstack/react-router";
import type { Site } from "#site/site.ts";

interface HeadArgs {
  match: { context: { i18n: I18n } };
  matches: readonly { routeId: string; loaderData?: unknown }[];
}

/**
 * A route's `head`: its name, then the site's, as the title of the page.
 * `head: (args) => pageTitle(args, msg`Se connecter`)`; a name from data is passed as text.
 */
export function pageTitle({ match, matches }: HeadArgs, name: MessageDescriptor | string) {
  const text = typeof name === "string" ? name : match.context.i18n._(name);
  // What is missing has no name: the site's own title says so.
  if (text === "") return { meta: [] };
  const root = matches.find(({ routeId }) => routeId === rootRouteId);
  const site = (root?.loaderData as { site: Site } | undefined)?.site.name;
  return { meta: [{ title: site ? `${text} · ${site}` : text }] };
}
