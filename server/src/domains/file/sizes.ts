/** The widths in which an image is kept; one that is smaller is never enlarged. */
export const imageSizes = { small: 320, medium: 960, large: 1920 } as const;
export type ImageSize = keyof typeof imageSizes;

export const isImageSize = (size: string): size is ImageSize => Object.hasOwn(imageSizes, size);

/** The key of an image in the storage. */
export const keyOf = (id: string, size: ImageSize): string => `${id}/${size}.webp`;
