import { image, sizedImage } from "@metiro/shared/file/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

export const fileDocs: readonly Documented[] = [
  document(sizedImage, "SizedImage", {
    id: common.id,
    url: [
      "Address of the largest size, below this server's origin. That of a draft is signed and good for an hour.",
      "/api/File/0199f0c0-0000-7000-8000-0000000f11e5?size=large",
    ],
    width: ["Width in pixels.", 1600],
    height: ["Height in pixels.", 1200],
    sizes: ["The stored sizes, smallest first, for `srcset`; an image that is small itself has fewer."],
  }),
  document(inside(sizedImage.shape.sizes), {
    url: [
      "Address of this size, below this server's origin.",
      "/api/File/0199f0c0-0000-7000-8000-0000000f11e5?size=small",
    ],
    width: ["Width in pixels.", 1600],
    height: ["Height in pixels.", 1200],
  }),
  document(image, "Photo", {
    id: common.id,
    url: [
      "Address below this server's origin, signed and good for an hour.",
      "/api/File/0199f0c0-0000-7000-8000-0000000f11e5",
    ],
    width: ["Width in pixels.", 1600],
    height: ["Height in pixels.", 1200],
  }),
];
