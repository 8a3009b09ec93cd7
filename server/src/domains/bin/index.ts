export { forgetBinnedOf, unsignBinned } from "./forget.ts";
export { putInBin } from "./put-in.ts";
export { binRouter } from "./router.ts";
