import type { DocumentKind } from "@metiro/shared/document/constants";

/** The boxes in which an image is kept; one that is smaller is never enlarged. */
export const imageSizes = { small: 320, medium: 960, large: 1920 } as const;
export type ImageSize = keyof typeof imageSizes;

export const sizeNames = Object.keys(imageSizes) as ImageSize[];
export const isImageSize = (size: string): size is ImageSize => Object.hasOwn(imageSizes, size);

/** Images are spread over so many folders, by the end of their ids, so that each can be listed. */
export const shardCount = 256;

/** The folder of an image in the storage, and the key of one of its sizes. */
export const folderOf = (id: string): string => `${id.slice(-2)}/${id}`;
/** The key of a document, which lies among the images: in what is removed and swept by its id. */
export const documentKeyOf = (id: string, kind: DocumentKind): string =>
  `${folderOf(id)}/document.${kind === "pdf" ? "pdf" : "webp"}`;
export const imageKeyOf = (id: string, size: ImageSize): string => `${folderOf(id)}/${size}.webp`;
