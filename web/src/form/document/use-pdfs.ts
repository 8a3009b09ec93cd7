import { useLingui } from "@lingui/react/macro";
import { maxUploadBytes, maxUploadMegabytes } from "@metiro/shared/file/constants";
import { useEffect, useRef, useState } from "react";
import { problemIn } from "#api/failure/failure.ts";
import { useHoldForm } from "../shell/form-waits.ts";
import { faultWords } from "../fault/fault-words.ts";
import { useStoppable } from "../use-stoppable.ts";
import { isPdf, type PdfFile, type PdfStore } from "./pdf-store.ts";

export interface PdfItem extends PdfFile {
  key: string;
  /** 0 to 1 while it is on its way. */
  progress?: number | undefined;
  /** Sends it again, where the line was what failed. */
  retry?: (() => void) | undefined;
}

interface PdfsOptions {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  /** Where one is all there may be, the next one replaces it. */
  maxFiles: number;
  store: PdfStore;
}

/** PDFs in the order in which they arrived, then those on their way or refused. */
export function usePdfs({ ids, onChange, maxFiles, store }: PdfsOptions) {
  const { t, i18n } = useLingui();
  const [underWay, setUnderWay] = useState<readonly PdfItem[]>([]);
  const [arrived, setArrived] = useState<Readonly<Record<string, PdfFile>>>({});
  const lastKey = useRef(0);
  const sending = useStoppable();
  const latest = useRef(ids);
  useEffect(() => {
    latest.current = ids;
  }, [ids]);
  useHoldForm(underWay.some(({ progress }) => progress !== undefined));

  const change = (next: string[]) => {
    latest.current = next;
    onChange(next);
  };
  const patch = (key: string, next: Partial<PdfItem>) =>
    setUnderWay((items) => items.map((item) => (item.key === key ? { ...item, ...next } : item)));
  const drop = (key: string) => setUnderWay((items) => items.filter((item) => item.key !== key));
  const refuse = (key: string, error: string, retry?: () => void) => patch(key, { progress: undefined, error, retry });

  const send = async (key: string, file: File): Promise<void> => {
    patch(key, { progress: 0, error: undefined, retry: undefined });
    if (file.size > maxUploadBytes) return refuse(key, t`Plus de ${maxUploadMegabytes} Mo`);
    const signal = sending.begin(key);
    try {
      if (!(await isPdf(file))) return refuse(key, faultWords({ rule: "notAPdf" }, i18n));
      const { id, ...sent } = await store.upload(file, (progress) => patch(key, { progress }), signal);
      // It was taken away meanwhile.
      if (signal.aborted) return undefined;
      setArrived((known) => ({ ...known, [id]: sent }));
      drop(key);
      return change(maxFiles === 1 ? [id] : [...latest.current, id]);
    } catch (error) {
      const problem = problemIn(error);
      const refused = problem?.errors?.["file"]?.[0];
      if (refused !== undefined) return refuse(key, refused);
      return refuse(key, problem?.detail ?? t`L’envoi a été interrompu.`, () => void send(key, file));
    }
  };

  const stored = ids.map((id): PdfItem => {
    const known = store.find(id) ?? arrived[id];
    return { ...known, name: known?.name ?? "PDF", key: id };
  });
  return {
    items: [...stored, ...underWay],
    add: (files: readonly File[]) => {
      const begun = files.map((file) => ({ key: `new-${++lastKey.current}`, file }));
      const fresh = begun.map(({ key, file }) => ({ key, name: file.name, bytes: file.size, progress: 0 }));
      // Where there may be one, what was refused before or is on its way makes way.
      if (maxFiles === 1) sending.stopAll();
      setUnderWay((items) => [...(maxFiles === 1 ? [] : items), ...fresh]);
      for (const { key, file } of begun) void send(key, file);
    },
    remove: (key: string) => {
      if (ids.includes(key)) return change(ids.filter((id) => id !== key));
      sending.stop(key);
      return drop(key);
    },
  };
}
