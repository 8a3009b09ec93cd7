/** What opens the palette; it does not offer itself. */
export const paletteKeys = "mod+k";
