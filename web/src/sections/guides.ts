import { startSection } from "./start.tsx";
import { treeOf } from "./tree.ts";

startSection("guides", () => treeOf(import.meta.glob("../routes/pages/**/*.tsx", { eager: true, import: "Route" })));
