import * as fc from "fast-check";
import { expect, test } from "vitest";
import { keysOf } from "../config/keys.ts";
import { fileSigner } from "./file-addresses.ts";

const { fileAddress: key } = keysOf("s".repeat(48));
const reader = {
  userId: "01890000-0000-7000-8000-000000000001",
  sessionId: "01890000-0000-7000-8000-00000000abcd",
};
const id = "01890000-0000-7000-8000-0000000000ff";

const queryOf = (url: string) => Object.fromEntries(new URL(url, "https://metiro.example").searchParams);

test("an address lives for ten to fifteen minutes whenever it is made, for its reader, its file and its size", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_700_000_000, max: 4_000_000_000 }), (made) => {
      let now = made;
      const signer = fileSigner(key, () => now * 1000);
      const query = queryOf(signer.addressesFor(reader).of(id, "small"));
      const read = () => signer.readerOf(id, "small", query);
      expect(read()).toEqual(reader);
      expect(signer.readerOf(id, "large", query)).toBeUndefined();
      expect(signer.readerOf(reader.userId, "small", query)).toBeUndefined();
      now = made + 10 * 60;
      expect(read()).toEqual(reader);
      now = made + 15 * 60 + 1;
      expect(read()).toBeUndefined();
    }),
  );
});

test("an address is the same for some minutes, and nobody has a signed one", () => {
  const at = (seconds: number) =>
    fileSigner(key, () => seconds * 1000)
      .addressesFor(reader)
      .of(id);
  expect(at(1_800_000_299)).toBe(at(1_800_000_000));
  expect(at(1_800_000_300)).not.toBe(at(1_800_000_000));
  expect(fileSigner(key).addressesFor(null).of(id)).toBe(`/api/File/${id}?size=medium`);
});
