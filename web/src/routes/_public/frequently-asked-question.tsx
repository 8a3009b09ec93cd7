import { createFileRoute } from "@tanstack/react-router";
import { FaqPage } from "#features/text-pages/faq-page.tsx";
import { textHead } from "#features/text-pages/text-head.ts";

export const Route = createFileRoute("/_public/frequently-asked-question")({
  head: (args) => textHead(args, "/frequently-asked-question"),
  component: FaqPage,
});
