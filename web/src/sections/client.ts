import { startSection } from "./start.tsx";
import { treeOf } from "./tree.ts";

startSection("client", () => treeOf(import.meta.glob("../routes/tenderer/**/*.tsx", { eager: true, import: "Route" })));
