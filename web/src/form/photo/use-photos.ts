import { useLingui } from "@lingui/react/macro";
import { maxUploadBytes, maxUploadMegabytes } from "@metiro/shared/file/constants";
import { useEffect, useRef, useState } from "react";
import type { PhotoStore } from "./photos.ts";
import { problemIn } from "#api/failure/failure.ts";
import { useStoppable } from "../use-stoppable.ts";
import { PhotoUnreadable, shrinkPhoto } from "./shrink-photo.ts";

export interface PhotoItem {
  key: string;
  name: string;
  url?: string | undefined;
  progress?: number | undefined;
  error?: string | undefined;
  /** Sends it again; absent where the file itself is what is wrong. */
  onRetry?: (() => void) | undefined;
}

interface PhotosOptions {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  store: PhotoStore;
}

/** What is wrong with the file itself says more than that something is. */
const wordsOf = (problem: ReturnType<typeof problemIn>) => problem?.errors?.["file"]?.[0] ?? problem?.detail;

/** Photos in the order in which they were chosen: those in `ids` have arrived, others are on their way or refused. */
export function usePhotos({ ids, onChange, store }: PhotosOptions) {
  const { t } = useLingui();
  const [underWay, setUnderWay] = useState<readonly PhotoItem[]>([]);
  const [arrived, setArrived] = useState<Record<string, { url: string; name: string }>>({});
  const lastKey = useRef(0);
  const sending = useStoppable();
  // Several arrive side by side: each takes the place in which it was chosen, whatever its speed.
  const order = useRef<readonly string[]>(ids);
  const [ranks, setRanks] = useState<readonly string[]>(ids);
  const reorder = (next: readonly string[]) => {
    order.current = next;
    setRanks(next);
  };
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
    const known = new Set(order.current);
    const fresh = ids.filter((id) => !known.has(id));
    if (fresh.length > 0) order.current = [...order.current, ...fresh];
  }, [ids]);

  const change = (next: string[]) => {
    latest.current = next;
    onChange(next);
  };
  const patch = (key: string, next: Partial<PhotoItem>) =>
    setUnderWay((items) => items.map((item) => (item.key === key ? { ...item, ...next } : item)));
  const drop = (key: string) => setUnderWay((items) => items.filter((item) => item.key !== key));

  const wordsFor = (error: unknown) => {
    if (error instanceof PhotoUnreadable)
      return error.isHeic
        ? t`Ce navigateur ne lit pas le format HEIC. Choisissez la photo en JPEG.`
        : t`Ce fichier n’est pas une photo lisible.`;
    return wordsOf(problemIn(error)) ?? t`L’envoi a échoué`;
  };

  const send = async (key: string, file: File) => {
    const again = () => {
      patch(key, { progress: 0, error: undefined, onRetry: undefined });
      void send(key, file);
    };
    const signal = sending.begin(key);
    try {
      const small = await shrinkPhoto(file);
      if (small.size > maxUploadBytes)
        return patch(key, { progress: undefined, error: t`Plus de ${maxUploadMegabytes} Mo` });
      const { id, url } = await store.upload(small, (progress) => patch(key, { progress }), signal);
      // It was taken away meanwhile.
      if (signal.aborted) return undefined;
      setArrived((known) => ({ ...known, [id]: { url, name: file.name } }));
      reorder(order.current.map((one) => (one === key ? id : one)));
      drop(key);
      if (!latest.current.includes(id)) change(inOrder([...latest.current, id]));
    } catch (error) {
      const onRetry = error instanceof PhotoUnreadable || problemIn(error)?.errors?.["file"] ? undefined : again;
      patch(key, { progress: undefined, error: wordsFor(error), onRetry });
    }
    return undefined;
  };

  const inOrder = (some: readonly string[]) =>
    [...some].sort((a, b) => order.current.indexOf(a) - order.current.indexOf(b));

  const stored = ids.map((id, index): PhotoItem => {
    const photo = arrived[id] ?? store.find(id);
    return { key: id, url: photo?.url, name: photo?.name ?? t`Photo ${index + 1}` };
  });
  const rank = (key: string) => {
    const at = ranks.indexOf(key);
    return at < 0 ? ranks.length : at;
  };

  return {
    items: [...stored, ...underWay].sort((a, b) => rank(a.key) - rank(b.key)),
    add: (files: File[]) => {
      const begun = files.map((file) => ({ key: `new-${++lastKey.current}`, file }));
      reorder([...order.current, ...begun.map(({ key }) => key)]);
      setUnderWay((items) => [...items, ...begun.map(({ key, file }) => ({ key, name: file.name, progress: 0 }))]);
      for (const { key, file } of begun) void send(key, file);
    },
    remove: (key: string) => {
      if (ids.includes(key)) return change(ids.filter((id) => id !== key));
      sending.stop(key);
      return drop(key);
    },
    /** One place towards the front (-1) or the end (1), among those that have arrived. */
    move: (key: string, by: -1 | 1) => {
      const from = ids.indexOf(key);
      const other = ids[from + by];
      if (from < 0 || other === undefined) return;
      const swapped = ids.map((id) => (id === key ? other : id === other ? key : id));
      reorder(order.current.map((one) => (one === key ? other : one === other ? key : one)));
      change(swapped);
    },
    waiting: underWay.some((item) => item.progress !== undefined),
    failed: underWay.some((item) => item.error !== undefined),
  };
}
