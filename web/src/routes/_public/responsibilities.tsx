import { createFileRoute } from "@tanstack/react-router";
import { ResponsibilitiesPage } from "#features/text-pages/responsibilities-page.tsx";
import { textHead } from "#features/text-pages/text-head.ts";

export const Route = createFileRoute("/_public/responsibilities")({
  head: (args) => textHead(args, "/responsibilities"),
  component: ResponsibilitiesPage,
});
