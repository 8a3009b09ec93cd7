import { startSection } from "./start.tsx";
import { treeOf } from "./tree.ts";

startSection("wizard", () => treeOf(import.meta.glob("../routes/request/**/*.tsx", { eager: true, import: "Route" })));
