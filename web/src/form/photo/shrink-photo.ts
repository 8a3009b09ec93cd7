/** The longest side that a request shows; the server keeps no more. */
const longestSide = 2000;
/** A file that is this small is sent as it is, when its picture is small enough too. */
const smallEnough = 1_500_000;

/** Why a file cannot be made a photo of: told in words where it was chosen. */
export class PhotoUnreadable extends Error {
  readonly isHeic: boolean;
  constructor(isHeic: boolean, cause: unknown) {
    super("The browser cannot decode this file", { cause });
    this.isHeic = isHeic;
  }
}

const sentAsIs = new Set(["image/jpeg", "image/png", "image/webp", "image/avif"]);

/** Width and height within the longest side, in the same proportion. */
function fitted({ width, height }: { width: number; height: number }): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Makes a photo small enough for a slow line, on the device: WebP, or JPEG where the browser writes no WebP. */
export async function shrinkPhoto(file: File): Promise<File> {
  if (typeof createImageBitmap !== "function") return file;
  const bitmap = await createImageBitmap(file).catch((cause: unknown) => {
    throw new PhotoUnreadable(isHeic(file), cause);
  });
  try {
    const size = fitted(bitmap);
    if (size.width === bitmap.width && file.size <= smallEnough && sentAsIs.has(file.type)) return file;
    const canvas = Object.assign(document.createElement("canvas"), size);
    const context = canvas.getContext("2d");
    if (!context) throw new PhotoUnreadable(false, undefined);
    // What is transparent would turn black in a JPEG.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, size.width, size.height);
    context.drawImage(bitmap, 0, 0, size.width, size.height);
    const webp = await encoded(canvas, "image/webp");
    // A browser that writes no WebP answers with a PNG, which is far larger.
    const blob = webp?.type === "image/webp" ? webp : await encoded(canvas, "image/jpeg");
    if (!blob) throw new PhotoUnreadable(false, undefined);
    return new File([blob], file.name, { type: blob.type });
  } finally {
    bitmap.close();
  }
}

const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, 0.85);
  });

const isHeic = ({ type, name }: File) => /hei[cf]/i.test(type) || /\.hei[cf]$/i.test(name);
