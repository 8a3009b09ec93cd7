import { useEffect } from "react";
import { useUnread } from "#domain/conversation/use-unread.ts";

/** How much is unread, before the title of the window, whichever page it is of: « (3) Mes demandes · Metiro ». */
export function UnreadTitle() {
  const { total } = useUnread();
  useEffect(() => {
    if (total === 0) return;
    const write = () => {
      const title = withCount(total, document.title);
      if (document.title !== title) document.title = title;
    };
    write();
    // The next page writes its own.
    const watch = new MutationObserver(write);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      document.title = withCount(0, document.title);
    };
  }, [total]);
  return null;
}

const withCount = (count: number, title: string): string => {
  const bare = title.replace(/^\(\d+\) /, "");
  return count > 0 ? `(${count}) ${bare}` : bare;
};
