import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { cn } from "../cn.ts";
import { FrameContext } from "./page-frame-context.ts";

interface PageFrameProps {
  title: string;
  /** Width and height of the window that is drawn, in pixels. What is too wide for its place is drawn smaller. */
  width: number;
  height: number;
  /** Makes it as high as what is drawn in it, so that the page around it is all that scrolls; `height` until that is known. */
  whole?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A window of its own size within the page: what stands in it lays itself out as in a browser of that width. */
export function PageFrame({ title, width, whole = false, className, children, ...window }: PageFrameProps) {
  const outer = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<HTMLElement>();
  const [available, setAvailable] = useState(width);
  useEffect(() => {
    if (!outer.current) return;
    const observer = new ResizeObserver(([entry]) => entry && setAvailable(entry.contentRect.width));
    observer.observe(outer.current);
    return () => observer.disconnect();
  }, []);
  const [dressed, setDressed] = useState(false);
  useEffect(() => (page ? dressLike(document, page.ownerDocument, () => setDressed(true)) : undefined), [page]);
  const [drawn, setDrawn] = useState<number>();
  useEffect(() => {
    if (!page || !whole) return;
    const observer = new ResizeObserver(() => setDrawn(Math.ceil(page.getBoundingClientRect().height)));
    observer.observe(page);
    return () => observer.disconnect();
  }, [page, whole]);
  const height = drawn || window.height;
  const scale = Math.min(1, available / width);
  return (
    <div
      ref={outer}
      className={cn("mx-auto w-full min-w-0 overflow-hidden", className)}
      style={{ maxWidth: width, height: height * scale }}
    >
      {/* Sandboxed without scripts, WebKit would call no handler of what is drawn in it. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        title={title}
        srcDoc="<!doctype html><html><head></head><body></body></html>"
        onLoad={(event) => setPage(event.currentTarget.contentDocument?.body)}
        style={{ width, height, transform: `scale(${scale})`, transformOrigin: "0 0" }}
        className={cn("max-w-none border-0", !dressed && "invisible")}
      />
      {page && createPortal(<FrameContext value={page}>{children}</FrameContext>, page)}
    </div>
  );
}

/** Gives a document the styles, theme and language of another one, and keeps them the same. It tells once they have come. */
function dressLike(from: Document, to: Document, onDressed: () => void): () => void {
  const dress = () => {
    for (const { name, value } of from.documentElement.attributes)
      if (name !== "style") to.documentElement.setAttribute(name, value);
    // As an attribute the policy of the page would refuse it.
    to.documentElement.style.cssText = from.documentElement.style.cssText;
    to.body.className = from.body.className;
    const styles = [...from.querySelectorAll("link[rel=stylesheet], style")];
    if (to.head.childElementCount !== styles.length)
      to.head.replaceChildren(...styles.map((style) => to.importNode(style, true)));
    void Promise.all([...to.head.querySelectorAll("link")].map(hasCome)).then(onDressed);
  };
  dress();
  const observer = new MutationObserver(dress);
  observer.observe(from.head, { childList: true });
  observer.observe(from.documentElement, { attributes: true });
  return () => observer.disconnect();
}

/** A style sheet that fails is no reason to show nothing. */
function hasCome(link: HTMLLinkElement): Promise<unknown> {
  if (link.sheet) return Promise.resolve();
  return new Promise((resolve) => {
    link.addEventListener("load", resolve, { once: true });
    link.addEventListener("error", resolve, { once: true });
  });
}
