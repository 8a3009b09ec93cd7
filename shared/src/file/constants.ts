/** The most bytes of a file that is sent: a photo, a plan, a proof. */
export const maxUploadBytes = 10 * 1024 * 1024;

/** Photos that a request takes beside those that answer its questions. */
export const maxPhotos = 10;
