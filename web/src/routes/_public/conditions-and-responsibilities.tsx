import { createFileRoute } from "@tanstack/react-router";
import { ConditionsPage } from "#features/text-pages/conditions-page.tsx";
import { textHead } from "#features/text-pages/text-head.ts";

export const Route = createFileRoute("/_public/conditions-and-responsibilities")({
  head: (args) => textHead(args, "/conditions-and-responsibilities"),
  component: ConditionsPage,
});
