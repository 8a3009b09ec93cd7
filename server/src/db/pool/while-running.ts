const turns = 8;

/**
 * Calls back after so many milliseconds in which this process ran; returns what takes it back. A plain timer is the first to be served
 * after a stall, before the answer that has long been there: this one is served in turns, and between two of them answers are read.
 */
export function whileRunning(milliseconds: number, act: () => void): () => void {
  let left = turns;
  const timer = setInterval(() => {
    left--;
    if (left > 0) return;
    clearInterval(timer);
    act();
  }, milliseconds / turns);
  return () => clearInterval(timer);
}
