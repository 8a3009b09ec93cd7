import { Trans, useLingui } from "@lingui/react/macro";
import * as Radix from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, X } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { cn } from "../../cn.ts";
import { Icon } from "../../icon.tsx";
import { IconButton } from "../../button/icon-button.tsx";
import { extended, lifetime, type ToastItem, toast, withAction } from "../../feedback/toast-store.ts";

/** At the end of the body: a dialog that is open hides what stood there before it, and a message must not be. */
export default function ToastList({ items }: { items: readonly ToastItem[] }) {
  const { t } = useLingui();
  return createPortal(
    <Radix.Provider duration={Number.POSITIVE_INFINITY} label={t`Notification`} swipeDirection="right">
      {items.map((item) => (
        <Toast key={item.id} item={item} />
      ))}
      {/* Each new one is put after the others, whatever the order above: reversed, the newest stands on top. */}
      <Radix.Viewport
        label={`${t`Notifications`} ({hotkey})`}
        className="fixed top-4 right-4 z-70 flex w-[min(24rem,calc(100vw-2rem))] flex-col-reverse gap-3 outline-none print:hidden"
      />
    </Radix.Provider>,
    document.body,
  );
}

function Toast({ item }: { item: ToastItem }) {
  const { t } = useLingui();
  const [held, setHeld] = useState(false);
  const [left, setLeft] = useState(item.action ? withAction : lifetime);
  const close = () => toast.close(item.id);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => toast.close(item.id), left);
    return () => clearTimeout(timer);
  }, [held, left, item.id]);
  const hold = () => {
    setHeld(true);
    setLeft(extended);
  };
  const release = () => setHeld(false);
  const isError = item.tone === "error";
  return (
    <Radix.Root
      open={item.open}
      onOpenChange={(open) => !open && close()}
      type={isError && !item.silent ? "foreground" : "background"}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
      className={cn(
        "relative animate-toast-in overflow-hidden rounded-lg border border-line bg-surface text-sm shadow-float",
        "data-[state=closed]:animate-toast-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
        isError ? "text-danger" : "text-success",
      )}
    >
      <div className="flex gap-3 py-3.5 pr-2 pb-4 pl-4">
        <Icon of={isError ? CircleAlert : CircleCheck} className="mt-px" />
        <Words item={item} />
        <Radix.Close asChild>
          <IconButton icon={X} label={t`Fermer`} size="sm" className="-mt-1.5 self-start text-ink max-md:-mt-2.5" />
        </Radix.Close>
      </div>
      <span
        key={String(held)}
        aria-hidden="true"
        className={cn("absolute bottom-0 left-0 h-[3px] w-full bg-current", !held && "animate-drain")}
        style={{ animationDuration: `${left}ms` }}
      />
    </Radix.Root>
  );
}

/**
 * Errors interrupt (`role="alert"`) and so are kept out of the announcement that Radix makes of the rest; one whose words the page
 * has is in neither.
 */
function Words({ item }: { item: ToastItem }) {
  const words = (
    <>
      <Radix.Title className="font-semibold text-ink">
        {item.offline ? <Trans>Hors connexion</Trans> : item.title}
      </Radix.Title>
      <Radix.Description className="text-ink-2">{item.text}</Radix.Description>
    </>
  );
  const action = item.action && (
    // The first press closes it: a second one, while it leaves, would do the same again.
    <Radix.Action asChild altText={item.action.label} onClick={() => item.open && item.action?.onPress()}>
      <button
        type="button"
        className="mt-1 -mb-2 min-h-11 font-semibold text-accent-ink underline decoration-1 underline-offset-[0.2em] hover:decoration-2 md:min-h-9"
      >
        {item.action.label}
      </button>
    </Radix.Action>
  );
  return item.tone === "error" ? (
    <div data-radix-toast-announce-exclude="" className="min-w-0 flex-1">
      <div {...(!item.silent && { role: "alert" })}>{words}</div>
      {action}
    </div>
  ) : (
    <div className="min-w-0 flex-1">
      {words}
      {action}
    </div>
  );
}
