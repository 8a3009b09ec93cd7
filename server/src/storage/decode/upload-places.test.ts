import { expect, test } from "vitest";
import { uploadPlaces } from "./upload-places.ts";

const here = () => new AbortController().signal;

test("one at a time, of one account after the other", async () => {
  const { enter } = uploadPlaces({ ofOne: 5, ofAll: 10 });
  const order: string[] = [];
  const work = async (account: string, name: string) => {
    const place = enter(account);
    await place.turn(here());
    order.push(name);
    await new Promise((resolve) => void setImmediate(resolve));
    place.leave();
  };
  await Promise.all([work("a", "a1"), work("a", "a2"), work("a", "a3"), work("b", "b1"), work("c", "c1")]);
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3"]);
});

test("so many of one account and of all, until one leaves", async () => {
  const { enter } = uploadPlaces({ ofOne: 2, ofAll: 3 });
  const first = enter("a");
  enter("a");
  expect(() => enter("a")).toThrow(expect.objectContaining({ code: "TOO_MANY_REQUESTS" }));
  enter("b");
  expect(() => enter("c")).toThrow(expect.objectContaining({ code: "UNAVAILABLE" }));
  first.leave();
  first.leave();
  enter("c");
  expect(() => enter("d")).toThrow(expect.objectContaining({ code: "UNAVAILABLE" }));
});

test("whoever goes away while it waits is left out, and the others go on", async () => {
  const { enter } = uploadPlaces({ ofOne: 5, ofAll: 5 });
  const [first, second, third] = [enter("a"), enter("b"), enter("c")];
  await first.turn(here());
  const going = new AbortController();
  const gone = second.turn(going.signal);
  const last = third.turn(here());
  going.abort();
  await expect(gone).rejects.toMatchObject({ code: "BAD_REQUEST" });
  second.leave();
  first.leave();
  await last;
});
