import { useEffect, useEffectEvent, useState } from "react";

/** By the server's clock it is certainly over then. */
const grace = 700;

/** Whole seconds until a moment; calls `onOver` once when it has come. */
export function useSecondsUntil(until: number, onOver?: () => void): number {
  const leftNow = () => Math.max(0, Math.ceil((until - Date.now()) / 1000));
  const [left, setLeft] = useState(leftNow);
  const over = useEffectEvent(() => onOver?.());
  const tick = useEffectEvent(() => {
    const now = leftNow();
    setLeft(now);
    return now;
  });
  useEffect(() => {
    const timer = setInterval(() => {
      if (tick() > 0 || Date.now() < until + grace) return;
      clearInterval(timer);
      over();
    }, 250);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}
