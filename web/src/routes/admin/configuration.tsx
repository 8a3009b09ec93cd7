import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { Configuration } from "#features/configuration/configuration.tsx";
import { pageTitle } from "#layout/document/page-title.ts";

export const Route = createFileRoute("/admin/configuration")({
  // What the site shows was asked for by nobody in particular: an admin sees more.
  loader: ({ context: { api } }) => api.applicationConfig.list.fetch(undefined, { staleTime: 0 }),
  head: (args) => pageTitle(args, msg`Configuration`),
  component: Configuration,
});
