import { createFileRoute } from "@tanstack/react-router";
import { faq } from "#features/text-pages/faq.ts";
import { textHead } from "#features/text-pages/text-head.ts";
import { FaqPage } from "#features/text-pages/faq-page.tsx";
import { usePageText } from "#features/text-pages/use-page-text.ts";

export const Route = createFileRoute("/_public/frequently-asked-question")({
  // Apart from the routes, which every page loads: with the page, like its body.
  head: async (args) => textHead(args, (await import("#features/text-pages/faq.ts")).faq, "/frequently-asked-question"),
  component: Page,
});

function Page() {
  return <FaqPage {...usePageText(faq)} />;
}
