import { createFileRoute } from "@tanstack/react-router";
import { businessesHead } from "#features/text-pages/businesses-head.ts";
import { BusinessesPage } from "#features/text-pages/businesses-page.tsx";

export const Route = createFileRoute("/_public/how-it-works-for-businesses")({
  head: (args) => businessesHead(args),
  component: BusinessesPage,
});
