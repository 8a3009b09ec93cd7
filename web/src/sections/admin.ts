import { startSection } from "./start.tsx";
import { treeOf } from "./tree.ts";

startSection("admin", () => treeOf(import.meta.glob("../routes/admin/**/*.tsx", { eager: true, import: "Route" })));
