import { expect, test } from "vitest";
import { plainScripts, plainStyles, routerManifest } from "./router-manifest.ts";

const built = {
  "src/entry-public.ts": { file: "assets/plain-1.js", imports: ["_style.js"] },
  "_style.js": { file: "assets/style-1.js", css: ["assets/app-1.css"] },
  "src/sections/wizard.ts": { file: "assets/entry-1.js", imports: ["_react.js", "_style.js"] },
  "_react.js": { file: "assets/react-1.js" },
  "_card.js": { file: "assets/card-1.js", imports: ["_react.js", "_card.js"] },
  "src/routes/_public/index.tsx?tsr-split=component": { file: "assets/home-1.js", imports: ["_card.js"] },
  "src/routes/_public/route.tsx?tsr-split=component": { file: "assets/public-1.js" },
  "src/routes/request/$slug.tsx?tsr-split=component": { file: "assets/slug-1.js" },
  "src/routes/request/$slug.tsx?tsr-split=notFoundComponent": { file: "assets/slug-2.js" },
};

test("a page has the script and its styles, and names at once what it and the pages around it are made of", () => {
  expect(routerManifest(built, "wizard", ["__root__", "/request", "/request/$slug"]).routes).toEqual({
    __root__: {
      scripts: [{ attrs: { type: "module", src: "/assets/entry-1.js" } }],
      css: ["/assets/app-1.css"],
      preloads: ["/assets/entry-1.js", "/assets/react-1.js", "/assets/style-1.js", "/assets/slug-1.js"],
    },
  });
});

test("what every section starts with is run first, not only once all of the page's code is there", () => {
  const withApplication = { ...built, "_react.js": { file: "assets/application-1.js" } };
  expect(routerManifest(withApplication, "wizard").routes.__root__.scripts.map(({ attrs }) => attrs.src)).toEqual([
    "/assets/application-1.js",
    "/assets/entry-1.js",
  ]);
});

test("a plain page has its own script and nothing of the application", () => {
  expect(plainScripts(built).map(({ attrs }) => attrs.src)).toEqual([undefined, "/assets/plain-1.js"]);
  expect(routerManifest(built, undefined).routes).toEqual({
    __root__: { scripts: [], css: ["/assets/app-1.css"], preloads: ["/assets/plain-1.js", "/assets/style-1.js"] },
  });
});

test("the styles of a plain page are those of its script and of what that imports", () => {
  expect(plainStyles(built)).toEqual(["assets/app-1.css"]);
  expect(plainStyles({})).toEqual([]);
});

test("a build without the entry is no build", () => {
  expect(() => routerManifest({}, "wizard")).toThrow("src/sections/wizard.ts");
});
