/** The most that a file weighs that is sent: a photo, a plan, a proof. A proxy in front lets a little more through (deploy/Caddyfile). */
export const maxUploadMegabytes = 10;
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024;
