import { useLingui } from "@lingui/react/macro";
import { useBlocker, useRouter } from "@tanstack/react-router";
import { createContext, type ReactNode, type RefObject, use, useEffect, useRef, useState } from "react";
import { useConfirm } from "#ui/overlay/confirm-context.ts";

/** Saves by itself what is typed; rejects when it could not. */
type Save = () => Promise<void>;

const UnsavedContext = createContext<Map<symbol, RefObject<Save | undefined>> | null>(null);

/** How long who leaves waits for what saves itself before the question comes, in milliseconds. */
const maxSaveMs = 4000;

/**
 * Stands around a page with forms: who leaves it while one of them is changed and not saved is asked first. What saves itself is saved
 * at once instead, and asked about only where that fails.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { session } = useRouter().options.context;
  const confirm = useConfirm();
  const [unsaved] = useState(() => new Map<symbol, RefObject<Save | undefined>>());
  // Without a session nothing can be saved any more: the way out stands open.
  const holds = () => unsaved.size > 0 && session.current() !== undefined;
  const isDeciding = useRef(false);
  const stays = async () => {
    if (await savedNow([...unsaved.values()].map(({ current }) => current))) return false;
    const leaves = await confirm({
      title: t`Quitter sans enregistrer ?`,
      children: t`Vos modifications de cette page ne sont pas enregistrées.`,
      action: t`Quitter sans enregistrer`,
      keep: t`Rester sur la page`,
    });
    return !leaves;
  };
  useBlocker({
    enableBeforeUnload: holds,
    shouldBlockFn: async () => {
      if (!holds()) return false;
      // The first press decides; another one meanwhile would be a second entry of the history.
      if (isDeciding.current) return true;
      isDeciding.current = true;
      try {
        return await stays();
      } finally {
        isDeciding.current = false;
      }
    },
  });
  return <UnsavedContext value={unsaved}>{children}</UnsavedContext>;
}

/** Whether all of it saves itself, and is saved before long. */
async function savedNow(saves: readonly (Save | undefined)[]): Promise<boolean> {
  const all = saves.flatMap((save) => save ?? []);
  if (all.length < saves.length || !navigator.onLine) return false;
  const saved = Promise.all(all.map((save) => save())).then(
    () => true,
    () => false,
  );
  return Promise.race([saved, new Promise<false>((resolve) => setTimeout(() => resolve(false), maxSaveMs))]);
}

/**
 * Says to the guard of the page whether something here is changed and not saved, and how it is saved by itself, if it is. What it
 * returns takes that back at once, for a form that leads away as soon as it is saved.
 */
export function useUnsaved(changed: boolean, save?: Save): () => void {
  const unsaved = use(UnsavedContext);
  const [key] = useState(() => Symbol("unsaved"));
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!changed) return;
    unsaved?.set(key, latest);
    return () => void unsaved?.delete(key);
  }, [changed, key, unsaved]);
  return () => void unsaved?.delete(key);
}
