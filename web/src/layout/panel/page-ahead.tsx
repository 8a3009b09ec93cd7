/** Where the page stands that the server has drawn. */
export const aheadPlace = "page-ahead";

/** A route that the server draws with its data only where it is asked for the page ahead; a browser sends no hash. */
export const drawnAhead = ({ location }: { location: { hash: string } }): boolean => location.hash === aheadPlace;

const nothing = { __html: "" };

/** One that React made itself, in the place of that of the document. */
const fill = (place: HTMLElement | null) => void (place?.hasChildNodes() === false && window.firstCalls?.show?.(place));

/**
 * The page as the server has drawn it from its first data, until its script is there: to be read, and no more. What nobody could answer
 * to yet takes no press and no text, and is read to nobody: that stays « Chargement… ». The script of the head puts it there (page/fetch-first.ts), before React knows of it.
 */
export const PageAhead = () => (
  <div
    id={aheadPlace}
    inert
    aria-hidden="true"
    className="peer"
    suppressHydrationWarning
    dangerouslySetInnerHTML={nothing}
    ref={fill}
  />
);
