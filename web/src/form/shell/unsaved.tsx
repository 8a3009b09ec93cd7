import { useLingui } from "@lingui/react/macro";
import { useBlocker, useRouter } from "@tanstack/react-router";
import { createContext, type ReactNode, use, useEffect, useState } from "react";
import { useConfirm } from "#ui/overlay/confirm-context.ts";

const UnsavedContext = createContext<Set<symbol> | null>(null);

/** Stands around a page with forms: who leaves it while one of them is changed and not saved is asked first. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { session } = useRouter().options.context;
  const confirm = useConfirm();
  const [unsaved] = useState(() => new Set<symbol>());
  // Without a session nothing can be saved any more: the way out stands open.
  const holds = () => unsaved.size > 0 && session.current() !== undefined;
  useBlocker({
    enableBeforeUnload: holds,
    shouldBlockFn: async () => {
      if (!holds()) return false;
      const leaves = await confirm({
        title: t`Quitter sans enregistrer ?`,
        children: t`Vos modifications de cette page ne sont pas enregistrées.`,
        action: t`Quitter sans enregistrer`,
        keep: t`Rester sur la page`,
      });
      return !leaves;
    },
  });
  return <UnsavedContext value={unsaved}>{children}</UnsavedContext>;
}

/**
 * Says to the guard of the page whether something here is changed and not saved. What it returns takes that back at once,
 * for a form that leads away as soon as it is saved.
 */
export function useUnsaved(changed: boolean): () => void {
  const unsaved = use(UnsavedContext);
  const [key] = useState(() => Symbol("unsaved"));
  useEffect(() => {
    if (!changed) return;
    unsaved?.add(key);
    return () => void unsaved?.delete(key);
  }, [changed, key, unsaved]);
  return () => void unsaved?.delete(key);
}
