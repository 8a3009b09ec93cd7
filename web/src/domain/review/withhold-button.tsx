import { Trans, useLingui } from "@lingui/react/macro";
import { Suspense, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { lazyPart } from "#ui/lazy/lazy-part.tsx";

const WithholdDialog = lazyPart(() => import("./withhold-dialog.tsx"));

interface WithholdButtonProps {
  /** Of the review. */
  id: string;
  /** Whom it is about, or of whom it is: for who cannot see where the button stands. */
  of: string;
  className?: string | undefined;
}

/** Takes the words of a review off, for a reason of the law that is asked for. */
export function WithholdButton({ id, of, className }: WithholdButtonProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        className={className}
        aria-label={t`Retirer le texte : ${of}`}
        onClick={() => setOpen(true)}
      >
        <Trans>
          Retirer<span className="max-md:hidden"> le texte</span>
        </Trans>
      </Button>
      {open && (
        <Suspense>
          <WithholdDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
