import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { OfflinePage } from "#features/offline/offline-page.tsx";
import { pageHead } from "#layout/public/page-head.ts";

/** The worker of the browser shows it in the place of a page that it cannot fetch (`web/worker/pages.ts`). */
export const Route = createFileRoute("/_public/offline")({
  staticData: { unlisted: true },
  head: (args) => pageHead(args, { title: msg`Hors connexion`, description: "", hidden: true }),
  component: OfflinePage,
});
