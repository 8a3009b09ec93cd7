/** Where readers of feeds find the posts. */
export const feedPath = "/blogs/rss.xml";
export const feedType = "application/rss+xml";

/** Tells them so, in the head of a page. */
export const feedLink = (title: string) => ({
  rel: "alternate",
  type: feedType,
  title: `Blog · ${title}`,
  href: feedPath,
});
