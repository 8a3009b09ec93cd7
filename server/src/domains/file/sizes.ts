import type { Image, SizedImage } from "@metiro/shared/file/schema";

/** The boxes in which an image is kept; one that is smaller is never enlarged. */
export const imageSizes = { small: 320, medium: 960, large: 1920 } as const;
export type ImageSize = keyof typeof imageSizes;

const sizeNames = Object.keys(imageSizes) as ImageSize[];
export const isImageSize = (size: string): size is ImageSize => Object.hasOwn(imageSizes, size);

/** Images are spread over so many folders, by the end of their ids, so that each can be listed. */
export const shardCount = 256;

/** The folder of an image in the storage, and the key of one of its sizes. */
export const folderOf = (id: string): string => `${id.slice(-2)}/${id}`;
export const keyOf = (id: string, size: ImageSize): string => `${folderOf(id)}/${size}.webp`;

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
