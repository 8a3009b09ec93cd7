import { image, sizedImage } from "@metiro/shared/file/schema";
import * as common from "../../openapi/common-texts.ts";
import { type Documented, document, inside } from "../../openapi/texts.ts";

export const fileDocs: readonly Documented[] = [
  document(sizedImage, "SizedImage", {
    id: common.id,
    url: [
      "Address of the largest size, below this server's origin. That of a draft is signed, for its reader and size, and good for 10 to 15 minutes.",
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
      "Address below this server's origin, signed for its reader and size (960 pixels at most), and good for 10 to 15 minutes. It ends with the session, and with the right to see the image.",
      "/api/File/0199f0c0-0000-7000-8000-0000000f11e5?size=medium",
    ],
    width: ["Width in pixels.", 1600],
    height: ["Height in pixels.", 1200],
  }),
];
