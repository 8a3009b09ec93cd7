import type { Image, SizedImage } from "@metiro/shared/file/schema";
import { imageSizes, type ImageSize, sizeNames } from "../../storage/image-keys.ts";

/** What each size of an image measures, smallest first; `large` is the image itself. Sizes that are the same stand once. */
function measuresOf({ width, height }: Pick<Image, "width" | "height">) {
  const measures = sizeNames.map((size) => {
    const scale = Math.min(1, imageSizes[size] / Math.max(width, height));
    return { size, width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
  });
  return measures.filter(
    (one, rank) => one.width !== measures[rank - 1]?.width || one.height !== measures[rank - 1]?.height,
  );
}

/** An image with an address for each of its sizes. */
export const sizedImage = (
  image: Omit<Image, "url">,
  address: (id: string, size: ImageSize) => string,
): SizedImage => ({
  ...image,
  url: address(image.id, "large"),
  sizes: measuresOf(image).map(({ size, ...measure }) => ({ url: address(image.id, size), ...measure })),
});
