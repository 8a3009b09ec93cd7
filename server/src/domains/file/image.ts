import type { Fault } from "@metiro/shared/errors/field-error";
import sharp from "sharp";
import { DomainError } from "../../errors/domain-error.ts";
import { type ImageSize, imageSizes } from "./sizes.ts";

const maxMegapixels = 50;
const maxPixels = maxMegapixels * 1_000_000;

// Only what cameras and browsers make. libvips reads many more formats, each a way in.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp", "VipsForeignLoadHeif"],
});

export interface Encoded {
  width: number;
  height: number;
  bytes: number;
  variants: Record<ImageSize, Buffer>;
}

/**
 * Decodes an image and writes it anew as WebP, upright, without any metadata (place, camera, name). What cannot be
 * decoded, or has more than 50 megapixels, is refused on `file`.
 */
export async function encodeImage(input: Buffer): Promise<Encoded> {
  try {
    const { width, height } = await sharp(input, { limitInputPixels: false }).metadata();
    if (width * height > maxPixels) throw refused({ rule: "tooManyPixels", maxMegapixels });
    const image = sharp(input, { limitInputPixels: maxPixels, failOn: "error" }).rotate();
    const variant = (width: number) =>
      image.clone().resize({ width, height: width, fit: "inside", withoutEnlargement: true }).webp({ quality: 80 });
    const large = await variant(imageSizes.large).toBuffer({ resolveWithObject: true });
    const medium = await variant(imageSizes.medium).toBuffer();
    const small = await variant(imageSizes.small).toBuffer();
    return {
      width: large.info.width,
      height: large.info.height,
      bytes: large.data.length + medium.length + small.length,
      variants: { large: large.data, medium, small },
    };
  } catch (cause) {
    throw cause instanceof DomainError ? cause : refused({ rule: "notAnImage" }, cause);
  }
}

const refused = (fault: Fault, cause?: unknown) =>
  new DomainError("VALIDATION_FAILED", { errors: { file: [fault] }, cause });
