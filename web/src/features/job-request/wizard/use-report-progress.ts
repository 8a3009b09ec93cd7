import { formProgressPath } from "@metiro/shared/form-progress/constants";
import type { SubcategoryWithForm } from "@metiro/shared/sub-category/schema";
import { useCallback, useEffect, useRef } from "react";

/**
 * Says, whenever the page is left or put aside, which screens were come to and which led on: where people give up, without their
 * answers and without who it was. It may fail without a word. Returns how to say that a screen led on that no other one follows.
 */
export function useReportProgress(
  { id: subcategoryId, questionsRevision: revision }: Pick<SubcategoryWithForm, "id" | "questionsRevision">,
  /** Undefined while it is not known where somebody is. */
  at: { screen: string; index: number } | undefined,
): (screen: string) => void {
  const last = useRef<typeof at>(undefined);
  const shown = useRef(new Map<string, boolean>());
  const passed = useRef(new Map<string, boolean>());
  const screen = at?.screen;
  const index = at?.index ?? 0;

  useEffect(() => {
    if (screen === undefined) return;
    const before = last.current;
    last.current = { screen, index };
    if (!shown.current.has(screen)) shown.current.set(screen, false);
    if (before && index > before.index && !passed.current.has(before.screen)) passed.current.set(before.screen, false);
  }, [screen, index]);

  useEffect(() => {
    const tell = () => {
      const fresh = [shown, passed].map(({ current }) => {
        const names = [...current].filter(([, told]) => !told).map(([name]) => name);
        for (const name of names) current.set(name, true);
        return names;
      });
      const [newlyShown = [], newlyPassed = []] = fresh;
      if (newlyShown.length + newlyPassed.length === 0) return;
      const body = JSON.stringify({ subcategoryId, revision, shown: newlyShown, passed: newlyPassed });
      void fetch(formProgressPath, { method: "POST", body, keepalive: true, credentials: "omit" }).catch(
        () => undefined,
      );
    };
    const hidden = () => document.visibilityState === "hidden" && tell();
    window.addEventListener("pagehide", tell);
    document.addEventListener("visibilitychange", hidden);
    return () => {
      window.removeEventListener("pagehide", tell);
      document.removeEventListener("visibilitychange", hidden);
      tell();
    };
  }, [subcategoryId, revision]);

  return useCallback((from) => void (passed.current.has(from) || passed.current.set(from, false)), []);
}
