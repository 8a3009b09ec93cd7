import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { testApp } from "../../../test/app/app.ts";
import { withForgedSignature } from "../../../test/forged-signature.ts";

const { app, sql, signedIn } = await testApp({ env: { DATA_DIR: `${process.cwd()}/node_modules/.cache/file-test` } });
const client = await signedIn("Tenderer");
const other = await signedIn("Tenderer");

const photo = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: "#2338c2" } })
    .withExif({ IFD3: { GPSLatitude: "46/1 31/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();

function upload(bytes: Buffer, { authorization = client.authorization, field = "file" } = {}) {
  const body = new FormData();
  body.append(field, new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "salon.jpg");
  const request = new Request("http://test", { method: "POST", body });
  return request.arrayBuffer().then((payload) =>
    app.inject({
      method: "POST",
      url: "/api/File/Upload",
      headers: { "content-type": request.headers.get("content-type") ?? "", ...(authorization && { authorization }) },
      payload: Buffer.from(payload),
    }),
  );
}

describe("a body that cannot be read is the caller's fault", () => {
  const part =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  test.each([
    ["no boundary", "multipart/form-data", part],
    ["another boundary", "multipart/form-data; boundary=y", `${part}bytes\r\n--x--\r\n`],
    ["no part", "multipart/form-data; boundary=x", "{}"],
    ["nothing", "multipart/form-data; boundary=x", ""],
    ["half a header", "multipart/form-data; boundary=x", part.slice(0, 40)],
    ["half a part", "multipart/form-data; boundary=x", `${part}bytes`],
    ["a header that is none", "multipart/form-data; boundary=x", "--x\r\n\u0000\r\n\r\nbytes\r\n--x--\r\n"],
  ])("%s", async (_name, type, payload) => {
    const headers = { "content-type": type, authorization: client.authorization };
    const answer = await app.inject({ method: "POST", url: "/api/File/Upload", headers, payload });
    expect(answer.json()).toMatchObject({ status: 400 });
  });
});

describe("upload", () => {
  test("keeps the image upright, smaller and without its metadata", async () => {
    const answer = await upload(await photo(4000, 2000));
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json<{ data: { id: string; url: string; width: number; height: number } }>();
    expect(data).toMatchObject({ width: 1920, height: 960 });
    const served = await app.inject({ url: data.url });
    expect(served.headers).toMatchObject({ "content-type": "image/webp", "x-content-type-options": "nosniff" });
    const kept = await sharp(served.rawPayload).metadata();
    expect([kept.format, kept.width, kept.exif]).toEqual(["webp", 960, undefined]);
    const { authorization } = client;
    const whole = await app.inject({ url: `/api/File/${data.id}?size=large`, headers: { authorization } });
    const large = await sharp(whole.rawPayload).metadata();
    expect(large.width).toBe(1920);
  });

  test.each([
    ["text that calls itself an image", Buffer.from("<svg onload=alert(1)>"), 400],
    ["a cut-off image", Buffer.from("ffd8ffe000104a464946", "hex"), 400],
    ["nothing", Buffer.alloc(0), 400],
    ["more than 10 MB", Buffer.alloc(10 * 1024 * 1024 + 1), 413],
  ])("refuses %s", async (_, bytes, status) => {
    const answer = await upload(bytes);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      status,
      "application/problem+json; charset=utf-8",
    ]);
  });

  test("refuses an SVG, which libvips could read", async () => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10"/></svg>',
    );
    expect((await upload(svg)).statusCode).toBe(400);
  });

  test("refuses nobody, another field and another body", async () => {
    const bytes = await photo(10, 10);
    expect((await upload(bytes, { authorization: "" })).statusCode).toBe(401);
    expect((await upload(bytes, { field: "photo" })).json()).toMatchObject({
      status: 400,
      errors: { file: [expect.any(String)] },
    });
    const json = {
      method: "POST",
      url: "/api/File/Upload",
      headers: { authorization: client.authorization },
      payload: {},
    } as const;
    expect((await app.inject(json)).statusCode).toBe(415);
  });
});

describe("reading", () => {
  test("needs a right signature, or to be the owner", async () => {
    const { data } = (await upload(await photo(100, 100))).json<{ data: { id: string; url: string } }>();
    const plain = `/api/File/${data.id}`;
    const statusOf = async (url: string, authorization?: string) =>
      (await app.inject({ url, headers: authorization ? { authorization } : {} })).statusCode;
    expect(await statusOf(data.url)).toBe(200);
    expect(await statusOf(plain)).toBe(404);
    expect(await statusOf(withForgedSignature(data.url))).toBe(404);
    expect(await statusOf(data.url.replace(/expires=\d+/, "expires=9999999999"))).toBe(404);
    expect(await statusOf(data.url.replace("size=medium", "size=large"))).toBe(404);
    expect(await statusOf(data.url.replace(/reader=./, "reader=_"))).toBe(404);
    expect(await statusOf(plain, client.authorization)).toBe(200);
    expect(await statusOf(plain, other.authorization)).toBe(404);
    expect(await statusOf("/api/File/not-an-id", client.authorization)).toBe(404);
    expect(await statusOf(`${plain}?size=../large`, client.authorization)).toBe(404);
  });
});

test("an address ends with the session of its reader, and stays in no cache", async () => {
  const reader = await signedIn("Tenderer");
  const { data } = (await upload(await photo(100, 100), reader)).json<{ data: { url: string } }>();
  const seen = await app.inject(data.url);
  expect([seen.statusCode, seen.headers["cache-control"]]).toEqual([200, "private, no-store"]);
  const out = { method: "POST", url: "/api/Auth/sign-out", headers: { authorization: reader.authorization } } as const;
  expect((await app.inject(out)).statusCode).toBe(200);
  expect((await app.inject(data.url)).statusCode).toBe(404);
});

describe("a logo", () => {
  const update = (logoId: string | null | undefined, authorization: string) =>
    app.inject({
      method: "POST",
      url: "/api/Company/update",
      headers: { authorization },
      payload: { name: "Muster", ...(logoId !== undefined && { logoId }) },
    });
  const uploaded = async (authorization: string) =>
    (await upload(await photo(), { authorization })).json<{ data: { id: string } }>().data.id;

  test("is public as long as a company bears it, under an address that stays", async () => {
    const company = await signedIn("Company");
    const id = await uploaded(company.authorization);
    expect((await app.inject(`/api/File/${id}?size=large`)).statusCode).toBe(404);
    const answer = await update(id, company.authorization);
    const { logo } = answer.json<{ data: { logo: { url: string; sizes: { url: string; width: number }[] } } }>().data;
    expect(logo.sizes.map(({ width }) => width)).toEqual([320, 960, 1200]);
    expect((await update(undefined, company.authorization)).json()).toMatchObject({ data: { logo: { id } } });

    const served = await app.inject(logo.url);
    expect(served.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=86400",
      "content-disposition": `inline; filename="${id}.webp"`,
      "x-content-type-options": "nosniff",
    });
    const again = await app.inject({ url: logo.url, headers: { "if-none-match": String(served.headers.etag) } });
    expect([again.statusCode, again.payload]).toEqual([304, ""]);

    expect((await update(null, company.authorization)).json<{ data: object }>().data).not.toHaveProperty("logo");
    expect((await app.inject(logo.url)).statusCode).toBe(404);
  });

  test("is an image of one's own", async () => {
    const company = await signedIn("Company");
    const foreign = await uploaded(client.authorization);
    for (const id of [foreign, "0199f0c0-0000-7000-8000-00000000dead"])
      expect((await update(id, company.authorization)).json()).toMatchObject({
        status: 400,
        errors: { logoId: [expect.any(String)] },
      });
  });
});

test("the cover of a draft is for its author, that of a post for everybody", async () => {
  const admin = await signedIn("Admin");
  const cover = (await upload(await photo(), { authorization: admin.authorization })).json<{ data: { id: string } }>();
  const { id } = cover.data;
  await sql`insert into blogs (title, slug, summary, content, author_name, cover_image_id)
    values ('Titre', 'titre', '-', '-', '-', ${id})`;
  expect((await app.inject(`/api/File/${id}`)).statusCode).toBe(404);
  await sql`update blogs set published = true, published_at = now()`;
  expect((await app.inject(`/api/File/${id}`)).statusCode).toBe(200);
});
