import type { FieldViolation } from "@metiro/shared/errors/field-error";
import { maxMegapixels } from "@metiro/shared/file/constants";
import sharp, { type Metadata } from "sharp";

/** Bits of a colour that screens show; more doubles the work. */
const maxBits = 8;
/** Red, green, blue and transparency, or the four inks of print. */
const maxChannels = 4;

// Only what cameras and browsers make. libvips reads many more formats, each a way in.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});
// One thread, and nothing kept between two images.
sharp.concurrency(1);
sharp.cache(false);

/** Names of sizes, each with the longest side it may have in pixels. */
export type Boxes = Readonly<Record<string, number>>;

/** An image in some sizes; width and height are those of the largest. */
export interface Encoded<Size extends string = string> {
  width: number;
  height: number;
  bytes: number;
  variants: Record<Size, Buffer>;
}

/** An image, or what is wrong with it. */
export type EncodeOutcome = { encoded: Encoded } | { fault: FieldViolation };

/**
 * Decodes an image once and writes it anew as WebP, upright, without any metadata (place, camera, name). What it says of
 * itself is looked at first: too many pixels, bits or channels are refused before any of them is decoded.
 */
export async function encodeImage(input: Uint8Array, boxes: Boxes): Promise<EncodeOutcome> {
  try {
    const fault = faultOf(await sharp(input, { limitInputPixels: false }).metadata());
    if (fault) return { fault };
    const limitInputPixels = maxMegapixels.inRows * 1_000_000;
    const largest = Math.max(...Object.values(boxes));
    const { data, info } = await sharp(input, { limitInputPixels, failOn: "error" })
      .rotate()
      .resize({ width: largest, height: largest, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const variant = (most: number) =>
      sharp(data, { raw: { width, height, channels } })
        .resize({ width: most, height: most, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer();
    const variants: Record<string, Buffer> = {};
    let bytes = 0;
    for (const [name, most] of Object.entries(boxes)) bytes += (variants[name] = await variant(most)).length;
    return { encoded: { width, height, bytes, variants } };
  } catch {
    return { fault: { rule: "notAnImage" } };
  }
}

function faultOf({
  width,
  height,
  channels,
  depth,
  bitsPerSample = 8,
  format,
  isProgressive,
}: Metadata): FieldViolation | undefined {
  const inRows = (format === "jpeg" || format === "png") && !isProgressive;
  const whole = channels > 3 ? maxMegapixels.wholeOfFour : maxMegapixels.whole;
  const most = inRows ? maxMegapixels.inRows : whole;
  if (width * height > most * 1_000_000) return { rule: "tooManyPixels", maxMegapixels: most };
  if (depth !== "uchar" || bitsPerSample > maxBits || channels > maxChannels) return { rule: "tooManyBits", maxBits };
  return undefined;
}
