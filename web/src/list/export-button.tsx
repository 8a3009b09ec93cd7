import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { Download, X } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { callActivity } from "#api/activity.ts";
import { fetchFile, FileRefused } from "#api/fetch-file.ts";
import { saveFile } from "#ui/save-file.ts";
import { Button } from "#ui/button/button.tsx";
import type { ButtonSize } from "#ui/button/button-class.ts";
import { toast } from "#ui/feedback/toast-store.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { messagesOf } from "#api/failure/failure.ts";

interface ExportButtonProps {
  /** The route of the export, below /api: `/JobRequest/Export`. */
  path: `/${string}`;
  /** The filters of the list as they stand now, as its call takes them; pages are ignored. Absent: what the path names is fetched as it is. */
  input?: object | undefined;
  size?: ButtonSize | undefined;
  disabledReason?: string | undefined;
  /** « Exporter » where nothing else is said. */
  children?: ReactNode;
}

/** Takes a list along as a CSV file. A second press stops it. */
export function ExportButton({ path, input, size, disabledReason, children }: ExportButtonProps) {
  const { t } = useLingui();
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

  return (
    <>
      {bytes === null ? (
        <Button
          variant="secondary"
          size={size}
          icon={Download}
          disabledReason={disabledReason}
          onClick={() => void begin()}
        >
          {children ?? <Trans>Exporter</Trans>}
        </Button>
      ) : (
        <Button variant="secondary" size={size} icon={X} onClick={() => running.current?.abort()}>
          <Trans>Arrêter l’export</Trans> <span className="num">({megabytes(bytes)} Mo)</span>
        </Button>
      )}
      <VisuallyHidden>
        <output>{bytes !== null && <Trans>Export en cours…</Trans>}</output>
      </VisuallyHidden>
    </>
  );
}

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1).replace(".", ",");
