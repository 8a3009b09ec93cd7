import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { callActivity } from "#api/activity.ts";
import { messagesOf } from "#api/failure/failure.ts";
import { fetchFile, FileRefused } from "#api/fetch-file.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { decimalSign, formatDecimal } from "#ui/number/decimal.ts";
import { saveFile } from "#ui/save-file.ts";

export interface ExportSource {
  /** The route of the export, below /api: `/JobRequest/Export`. */
  path: `/${string}`;
  /** The filters of the list as they stand now, as its call takes them; pages are ignored. Absent: what the path names is fetched as it is. */
  input?: object | undefined;
}

/** Takes a list along as a CSV file. */
export function useExport({ path, input }: ExportSource) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const [bytes, setBytes] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const begin = async () => {
    const stop = (running.current = new AbortController());
    const end = callActivity.begin();
    setBytes(0);
    try {
      const token = router.options.context.session.current()?.token;
      const { name, content } = await fetchFile({ path, input, token, signal: stop.signal, onProgress: setBytes });
      saveFile(name, content);
      toast.success(t`Le fichier ${name} est prêt.`);
    } catch (error) {
      if (stop.signal.aborted) return;
      if (!(error instanceof FileRefused))
        toast.error(0, t`Le fichier n’est pas arrivé en entier. Réessayez dans un instant.`);
      else if (error.status === 401) await router.invalidate();
      else
        for (const words of error.problem ? messagesOf(error.problem) : [t`Une erreur s'est produite !`])
          toast.error(error.status, words);
    } finally {
      end();
      running.current = null;
      setBytes(null);
    }
  };

  return {
    /** How much has come, « 1,2 »; none while nothing is on its way. */
    megabytes: bytes === null ? undefined : formatDecimal(bytes / 1_000_000, decimalSign(i18n.locale), 1),
    begin: () => void begin(),
    stop: () => running.current?.abort(),
  };
}
