import { Trans } from "@lingui/react/macro";
import { CloudOff, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { cn } from "../cn.ts";
import { Icon } from "../icon.tsx";

interface ErrorStateProps {
  /** What failed: « Les offres n’ont pas pu être chargées ». */
  title: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  onRetry: () => void;
  retrying?: boolean | undefined;
  /** A second way on. */
  action?: ReactNode;
  /** 1 where it stands for a whole page. */
  level?: 1 | 2 | undefined;
  className?: string | undefined;
}

/** Something could not be loaded. Read out when it appears. */
export function ErrorState({ title, children, onRetry, retrying, action, level = 2, className }: ErrorStateProps) {
  const Heading = level === 1 ? "h1" : "h2";
  return (
    <div role="alert" className={cn("flex flex-col items-center gap-2 px-6 py-16 text-center", className)}>
      <span className="mb-3 grid size-14 place-items-center rounded-full bg-danger-soft text-danger">
        <Icon of={CloudOff} size="lg" />
      </span>
      <Heading className="title-3">{title}</Heading>
      {children && <div className="max-w-112 text-ink-2">{children}</div>}
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Button icon={RotateCw} onClick={onRetry} loading={retrying}>
          <Trans>Réessayer</Trans>
        </Button>
        {action}
      </div>
    </div>
  );
}
