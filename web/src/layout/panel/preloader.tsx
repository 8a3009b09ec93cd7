import { useEffect, useState } from "react";
import { Spinner } from "#ui/button/spinner.tsx";

/** Milliseconds. */
const shownFor = 1000;

/** Covers the page while it settles, for those who have switched it on. */
export default function Preloader() {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), shownFor);
    return () => clearTimeout(timer);
  }, []);
  if (over) return null;
  return (
    <div aria-hidden="true" className="fixed inset-0 z-80 grid place-items-center bg-paper text-accent">
      <Spinner />
    </div>
  );
}
