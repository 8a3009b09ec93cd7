import { expect, test } from "vitest";
import { bursts, paceOf } from "./burst.ts";

/** A clock that moves when it is told to. */
function world() {
  let time = 0;
  const isBeyond = bursts({ burst: 200, perSecond: 20, now: () => time });
  return { isBeyond, pass: (seconds: number) => (time += seconds * 1_000) };
}

test("one who clicks through ten screens in ten seconds is never beyond, however much each reads", () => {
  const { isBeyond, pass } = world();
  for (let screen = 0; screen < 10; screen++) {
    expect(isBeyond("a", 20)).toBe(false);
    pass(1);
  }
});

test("ten behind one address who open a screen every five seconds are not either, for as long as their budget lasts", () => {
  const { isBeyond, pass } = world();
  for (let screen = 0; screen < 120; screen++) {
    expect(isBeyond("office", 10)).toBe(false);
    pass(0.5);
  }
});

test("what comes in a mass is beyond until it has come back; nobody else is", () => {
  const { isBeyond, pass } = world();
  const sent = Array.from({ length: 20 }, () => isBeyond("a", 13));
  expect(sent.filter(Boolean)).toHaveLength(5);
  expect(isBeyond("b", 13)).toBe(false);
  pass(3);
  expect(isBeyond("a", 13)).toBe(true);
  pass(60);
  expect(isBeyond("a", 200)).toBe(false);
});

test("ten times the budget is ten times the pace", () => {
  const spendsOnAt = (perMinute: number) => {
    let time = 0;
    const isBeyond = bursts({ ...paceOf(perMinute), now: () => time });
    return Array.from({ length: 60 }, () => {
      time += 1_000;
      return isBeyond("a", 100);
    }).filter(Boolean).length;
  };
  expect(spendsOnAt(1_200)).toBeGreaterThan(50);
  expect(spendsOnAt(12_000)).toBe(0);
});
