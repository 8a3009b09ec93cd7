import { createFileRoute } from "@tanstack/react-router";
import { PriceMethodPage } from "#features/text-pages/price-method-page.tsx";
import { textHead } from "#features/text-pages/text-head.ts";

export const Route = createFileRoute("/_public/how-we-calculate-prices")({
  head: (args) => textHead(args, "/how-we-calculate-prices"),
  component: PriceMethodPage,
});
