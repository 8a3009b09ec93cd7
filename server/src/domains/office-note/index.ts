export { officeNoteDocs } from "./docs.ts";
export { notesIn } from "./notes.ts";
