import { useLingui } from "@lingui/react/macro";
import { Component, type ComponentType, lazy, type ReactNode } from "react";
import { toast, toasts } from "../feedback/toast-store.ts";
import { asMissingPart, isMissingPart, reload, reloadUntouched } from "./missing-part.ts";

/**
 * A part that is fetched when it is first shown: a dialog above all. Where its code does not arrive nothing is shown in its place,
 * and what opened it is told to close (`onClose`, `onOpenChange`). A page on which nothing was typed is loaded anew, once;
 * otherwise it stays as it is, and a message offers that. Shown again the part is fetched again. What is shown meanwhile is for the
 * `Suspense` around it to say.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const fetched = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw asMissingPart(cause);
      }),
    ) as unknown as ComponentType<Props>;
  let Part = fetched();
  return function LazyPart(props: Props) {
    const { t } = useLingui();
    const missed = () => {
      Part = fetched();
      const words = t`Cette partie de la page n’a pas pu être chargée.`;
      const label = t`Recharger`;
      const renewed = t`Une nouvelle version du site a été chargée. Vous pouvez recommencer.`;
      void reloadUntouched(() => toast.successAfterReload(renewed)).then(
        (reloading) => !reloading && tellMissing(words, label),
      );
      close(props);
    };
    return (
      <MissingBoundary onMissing={missed}>
        <Part {...props} />
      </MissingBoundary>
    );
  };
}

/** Once for all the parts of a page that are missing. */
function tellMissing(text: string, label: string): void {
  if (toasts.current().some((item) => item.open && item.text === text)) return;
  toast.error(0, text, { action: { label, onPress: () => void reload() } });
}

function close(props: { onClose?: unknown; onOpenChange?: unknown }): void {
  if (typeof props.onClose === "function") props.onClose();
  if (typeof props.onOpenChange === "function") props.onOpenChange(false);
}

interface BoundaryProps {
  onMissing: () => void;
  children: ReactNode;
}

/** Keeps what is missing from taking the page with it; a fault of the part itself goes on to the page's own boundary. */
class MissingBoundary extends Component<BoundaryProps, { error?: unknown }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (isMissingPart(error)) this.props.onMissing();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (isMissingPart(error)) return null;
    throw error;
  }
}
