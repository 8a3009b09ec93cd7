export { mailExport } from "../notification/office/csv.ts";
export { mailRouter } from "../notification/mail-router.ts";
