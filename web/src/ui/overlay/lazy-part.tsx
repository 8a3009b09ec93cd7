import { useLingui } from "@lingui/react/macro";
import { Component, type ComponentType, lazy, type ReactNode } from "react";
import { toast, toasts } from "../feedback/toast-store.ts";

/** The code of a part did not arrive: the connection is gone, or a newer version has taken its place. */
class MissingPart extends Error {}

/**
 * A part that is fetched when it is first shown: a dialog above all. Where its code does not arrive the page stays as it is:
 * nothing is shown in the part's place, what opened it is told to close (`onClose`, `onOpenChange`), and a message offers
 * to load the page anew. Shown again it is fetched again. What is shown meanwhile is for the `Suspense` around it to say.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const fetched = () =>
    lazy(() =>
      load().catch((cause: unknown) => {
        throw new MissingPart("A part of the page did not arrive", { cause });
      }),
    ) as unknown as ComponentType<Props>;
  let Part = fetched();
  return function LazyPart(props: Props) {
    const { t } = useLingui();
    const missed = () => {
      Part = fetched();
      tellMissing(t`Cette partie de la page n’a pas pu être chargée.`, t`Recharger`);
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
  toast.error(0, text, { action: { label, onPress: () => window.location.reload() } });
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
    if (error instanceof MissingPart) this.props.onMissing();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof MissingPart) return null;
    throw error;
  }
}
