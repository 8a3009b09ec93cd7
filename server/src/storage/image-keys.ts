/** The boxes in which an image is kept; one that is smaller is never enlarged. */
export const imageSizes = { small: 320, medium: 960, large: 1920 } as const;
export type ImageSize = keyof typeof imageSizes;

export const sizeNames = Object.keys(imageSizes) as ImageSize[];
export const isImageSize = (size: string): size is ImageSize => Object.hasOwn(imageSizes, size);

/** Images are spread over so many folders, by the end of their ids, so that each can be listed. */
export const shardCount = 256;

/** The folder of an image in the storage, and the key of one of its sizes. */
export const folderOf = (id: string): string => `${id.slice(-2)}/${id}`;
export const keyOf = (id: string, size: ImageSize): string => `${folderOf(id)}/${size}.webp`;
