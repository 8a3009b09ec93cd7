/** French keeps its double punctuation and « n° » on the line of their word; nobody types the no-break space that does it. */
export const withFrenchSpaces = (text: string): string => text.replaceAll(/(?<=«|[Nn]°) | (?=[:;?!%»])/g, "\u00a0");
