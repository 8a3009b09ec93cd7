import { startSection } from "./start.tsx";
import { treeOf } from "./tree.ts";

startSection("auth", () =>
  treeOf(import.meta.glob(["../routes/auth/**/*.tsx", "../routes/unsubscribe.tsx"], { eager: true, import: "Route" })),
);
