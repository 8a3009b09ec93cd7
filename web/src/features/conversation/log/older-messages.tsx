import { Trans } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "#ui/button/button.tsx";

interface OlderMessagesProps {
  load: () => void;
  loading: boolean;
  failed: boolean;
}

/** At the top of what is here: fetches what came before as soon as one scrolls there, or on a press. */
export function OlderMessages({ load, loading, failed }: OlderMessagesProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What failed is not asked for again by itself.
    if (!place.current || loading || failed || !("IntersectionObserver" in globalThis)) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load());
    observer.observe(place.current);
    return () => observer.disconnect();
  });
  return (
    <div ref={place} className="grid justify-center">
      <Button variant="link" size="sm" onClick={load} loading={loading} loadingLabel={<Trans>Chargement…</Trans>}>
        {failed ? <Trans>Réessayer de charger les messages précédents</Trans> : <Trans>Messages précédents</Trans>}
      </Button>
    </div>
  );
}
