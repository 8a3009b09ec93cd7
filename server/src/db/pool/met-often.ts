import { LRUCache } from "lru-cache";

/** Each connection keeps what is prepared, some 20 kB a statement. */
const maxStatements = 200;
/** So often a text has to come before it is worth keeping. */
const minUses = 3;

/**
 * Tells of a statement's text whether it comes often enough to be prepared. An unprepared statement is read and planned anew each time,
 * and asks twice: first for the types of its values. Texts that are longer for each row they carry come once or twice and stay outside.
 */
export function frequentStatements(): (text: string) => boolean {
  const kept = new Set<string>();
  const met = new LRUCache<string, number>({ max: 1000 });
  return (text) => {
    if (kept.has(text)) return true;
    if (kept.size >= maxStatements) return false;
    const times = (met.get(text) ?? 0) + 1;
    met.set(text, times);
    if (times < minUses) return false;
    met.delete(text);
    kept.add(text);
    return true;
  };
}
