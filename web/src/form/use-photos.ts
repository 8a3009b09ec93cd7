import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { maxPhotoBytes, type PhotoMeans } from "./photos.ts";
import { problemIn } from "./server-problem.ts";

export interface PhotoItem {
  key: string;
  name: string;
  url?: string | undefined;
  progress?: number | undefined;
  error?: string | undefined;
}

interface PhotosOptions {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  means: PhotoMeans;
}

/** What is wrong with the file itself says more than that something is. */
const wordsOf = (problem: ReturnType<typeof problemIn>) => problem?.errors?.["file"]?.[0] ?? problem?.detail;

/** Photos of this visit, on their way or refused; those that arrived are in `ids`. */
export function usePhotos({ ids, onChange, means }: PhotosOptions) {
  const { t } = useLingui();
  const [underWay, setUnderWay] = useState<readonly PhotoItem[]>([]);
  const [arrived, setArrived] = useState<Record<string, { url: string; name: string }>>({});
  const lastKey = useRef(0);
  // Several arrive side by side, each adding to what the others have added.
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
  }, [ids]);

  const change = (next: string[]) => {
    latest.current = next;
    onChange(next);
  };
  const patch = (key: string, next: Partial<PhotoItem>) =>
    setUnderWay((items) => items.map((item) => (item.key === key ? { ...item, ...next } : item)));
  const drop = (key: string) => setUnderWay((items) => items.filter((item) => item.key !== key));

  const send = async (file: File) => {
    lastKey.current += 1;
    const key = `new-${lastKey.current}`;
    const tooBig = file.size > maxPhotoBytes;
    const start = tooBig ? { error: t`Plus de 10 Mo` } : { progress: 0 };
    setUnderWay((items) => [...items, { key, name: file.name, ...start }]);
    if (tooBig) return;
    try {
      const { id, url } = await means.upload(file, (progress) => patch(key, { progress }));
      setArrived((known) => ({ ...known, [id]: { url, name: file.name } }));
      drop(key);
      if (!latest.current.includes(id)) change([...latest.current, id]);
    } catch (error) {
      patch(key, { progress: undefined, error: wordsOf(problemIn(error)) ?? t`L’envoi a échoué` });
    }
  };

  const stored = ids.map((id, index): PhotoItem => {
    const photo = arrived[id] ?? means.find(id);
    return { key: id, url: photo?.url, name: photo?.name ?? t`Photo ${index + 1}` };
  });

  return {
    items: [...stored, ...underWay],
    add: (files: File[]) => {
      for (const file of files) void send(file);
    },
    remove: (key: string) => (ids.includes(key) ? change(ids.filter((id) => id !== key)) : drop(key)),
    waiting: underWay.some((item) => item.progress !== undefined),
  };
}
