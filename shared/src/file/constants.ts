/** The most bytes of a file that is sent: a photo, a plan, a proof. */
export const maxUploadBytes = 10 * 1024 * 1024;
