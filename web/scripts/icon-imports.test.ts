import { expect, test } from "vitest";
import { iconImports } from "./icon-imports.ts";

const { transform } = iconImports() as unknown as { transform: { handler: (code: string) => { code: string } } };
const named = (code: string) => transform.handler(code).code;

test("each icon is imported from its own file, under the name that the module gave it", () => {
  expect(named('import { Star, X as Close } from "lucide-react";\nimport { z } from "zod";')).toBe(
    'import Star from "lucide-react/icons/star"; import Close from "lucide-react/icons/x";\nimport { z } from "zod";',
  );
  expect(named('import {\n  AlertTriangle,\n} from "lucide-react"')).toMatch(
    /^import AlertTriangle from "lucide-react\/icons\/[\w-]+";$/,
  );
});

test("a name that no icon has is refused", () => {
  expect(() => named('import { Unicorn2 } from "lucide-react";')).toThrow("lucide-react has no icon Unicorn2.");
});
