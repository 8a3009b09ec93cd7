import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { decoder } from "./decoder.ts";

const boxes = { small: 40, large: 120 };
const own = decoder({ maxCpuMs: 60_000, timeoutMs: 60_000 });
afterAll(() => own.close());

const here = () => new AbortController().signal;
const anna = { account: "anna", network: "192.0.2.0" };
const through = async (input: Buffer, by = own, gone = here()) =>
  by.decode(await by.enter(anna, here()), { input, boxes }, gone);
const refusal = (input: Buffer) =>
  through(input).then(
    () => undefined,
    (error: { errors?: object; code: string }) => error.errors ?? error.code,
  );

const blue = { width: 200, height: 100, channels: 3, background: "#2338c2" } as const;
const png = await sharp({ create: blue }).png().toBuffer();
/** Takes seconds to decode wherever it runs: deflated, some kilobytes. */
const long = await sharp({ create: { ...blue, width: 7_000, height: 7_000 } })
  .png({ compressionLevel: 9 })
  .toBuffer();

test("an image comes in each size, upright and without metadata", async () => {
  const turned = await sharp(png).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { width, height, bytes, variants } = await through(turned);
  expect([width, height]).toEqual([60, 120]);
  const small = await sharp(variants.small).metadata();
  expect(small).toMatchObject({ format: "webp", width: 20, height: 40 });
  expect(small.exif).toBeUndefined();
  expect(bytes).toBe(variants.small.length + variants.large.length);
});

test("transparency and shades of grey stay", async () => {
  const clear = await sharp({ create: { ...blue, channels: 4, background: "#2338c280" } })
    .png()
    .toBuffer();
  expect(await sharp((await through(clear)).variants.large).metadata()).toMatchObject({ hasAlpha: true });
  const grey = await sharp(png).greyscale().png().toBuffer();
  expect((await through(grey)).width).toBe(120);
});

test("more than eight bits a colour are refused by what the image says of itself", async () => {
  const deep = await sharp({ create: blue }).toColourspace("rgb16").png().toBuffer();
  expect((await sharp(deep).metadata()).depth).toBe("ushort");
  expect(await refusal(deep)).toEqual({ file: [{ rule: "tooManyBits", maxBits: 8 }] });
});

test("one that has to be held whole may have half the pixels", async () => {
  const interlaced = await sharp({ create: { ...blue, width: 6_000, height: 5_000 } })
    .png({ progressive: true })
    .toBuffer();
  expect(await refusal(interlaced)).toEqual({ file: [{ rule: "tooManyPixels", maxMegapixels: 25 }] });
});

test("of four channels it may have a quarter less again: as much memory", async () => {
  const interlaced = await sharp({ create: { ...blue, channels: 4, width: 4_900, height: 4_000 } })
    .png({ progressive: true })
    .toBuffer();
  expect(await refusal(interlaced)).toEqual({ file: [{ rule: "tooManyPixels", maxMegapixels: 18 }] });
});

test("what takes too long is refused, and the next image is decoded by another process", async () => {
  const hasty = decoder({ maxCpuMs: 1 });
  await expect(through(long, hasty)).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  await expect(through(long, hasty)).rejects.toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
  hasty.close();
  expect((await through(png)).width).toBe(120);
});

test("on a machine that is too busy is put off, and not refused", async () => {
  const hasty = decoder({ timeoutMs: 1 });
  await expect(through(long, hasty)).rejects.toMatchObject({ code: "UNAVAILABLE" });
  hasty.close();
});

test("whose sender goes away is decoded no further, and the next one is", async () => {
  const going = new AbortController();
  const gone = through(long, own, going.signal);
  going.abort();
  await expect(gone).rejects.toMatchObject({ code: "BAD_REQUEST" });
  expect((await through(png)).width).toBe(120);
});

test("once closed it begins no other", async () => {
  const closed = decoder();
  closed.close();
  await expect(through(png, closed)).rejects.toMatchObject({ code: "UNAVAILABLE" });
});
