/** After the address of a request in the back office: opens the dialog that sends it to companies. */
export const sendHash = "transmettre";
