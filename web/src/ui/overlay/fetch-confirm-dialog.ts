/** What asks; fetched when it is first needed, or a moment before. */
export const fetchConfirmDialog = () => import("./confirm-dialog.tsx");
