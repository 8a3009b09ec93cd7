/** The most that a file weighs that is sent: a photo, a plan, a proof. A proxy in front lets a little more through (deploy/Caddyfile). */
export const maxUploadMegabytes = 10;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;
/** Megapixels of an image that is decoded in rows, and of one that is held whole for it: so much memory, whatever its channels. */
export const maxMegapixels = { inRows: 50, whole: 25, wholeOfFour: 18 };
