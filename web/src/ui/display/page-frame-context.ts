import { createContext, use } from "react";

/** Where layers over the page go when that page is drawn in a frame; undefined: the page itself. */
export const FrameContext = createContext<HTMLElement | undefined>(undefined);

/** The container of a layer, for `Portal`. */
export const useLayerRoot = (): HTMLElement | undefined => use(FrameContext);
