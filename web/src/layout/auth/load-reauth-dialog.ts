/** Apart, so that what every page starts with does not carry the names of all the files that the dialog is made of. */
export const loadReauthDialog = () => import("./reauth-dialog.tsx");
