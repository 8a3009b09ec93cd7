import { createFileRoute } from "@tanstack/react-router";
import { conditions } from "#features/text-pages/conditions.ts";
import { textHead } from "#features/text-pages/text-head.ts";
import { TextPage } from "#features/text-pages/text-page.tsx";
import { usePageText } from "#features/text-pages/use-page-text.ts";

export const Route = createFileRoute("/_public/conditions-and-responsibilities")({
  // Apart from the routes, which every page loads: with the page, like its body.
  head: async (args) =>
    textHead(args, (await import("#features/text-pages/conditions.ts")).conditions, "/conditions-and-responsibilities"),
  component: Page,
});

function Page() {
  return <TextPage {...usePageText(conditions)} />;
}
