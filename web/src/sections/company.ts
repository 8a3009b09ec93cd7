import { startSection } from "./start.tsx";
import { treeOf } from "./tree.ts";

startSection("company", () => treeOf(import.meta.glob("../routes/company/**/*.tsx", { eager: true, import: "Route" })));
