import { configure } from "@testing-library/react";

// Against hanging only, as `expect.poll` has it (vitest.workspace.ts): parts that are fetched when they are first wanted take their time.
configure({ asyncUtilTimeout: 20_000 });
