import { useEffect, useState } from "react";

/** Below the bars that stick to the top: a section counts as read once its head has come up to there. */
const readLine = 180;

/** Of the sections of a long page, by their ids, the one that is read: the first until the page is moved. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const all = ids.join(" ");
  useEffect(() => {
    const look = () => {
      const present = all.split(" ").flatMap((id) => document.getElementById(id) ?? []);
      const { scrollY, innerHeight } = window;
      const atEnd = scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
      const read = present.filter((part) => part.getBoundingClientRect().top <= readLine);
      setCurrent((atEnd ? present.at(-1) : (read.at(-1) ?? present[0]))?.id);
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [all]);
  return current;
}
