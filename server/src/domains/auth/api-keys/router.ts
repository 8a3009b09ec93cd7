import { endedDays, maxKeys } from "@metiro/shared/auth/api-key-limits";
import { addApiKeyInput, apiKeyAdded, apiKeyList, apiKeyListInput } from "@metiro/shared/auth/api-keys";
import { idObject } from "@metiro/shared/scalars";
import { allow, router } from "../../../trpc/init.ts";
import { add } from "./add.ts";
import { list } from "./list.ts";
import { revoke } from "./revoke.ts";

const tags = ["ApiKey"];

export const apiKeyRouter = router({
  list: allow("apiKey.list")
    .meta({
      openapi: {
        method: "GET",
        path: "/ApiKey/All",
        tags,
        summary: `The API keys of an account, with those that ended in the last ${endedDays} days`,
      },
    })
    .input(apiKeyListInput)
    .output(apiKeyList)
    .query(list),
  add: allow("apiKey.add")
    .meta({
      openapi: {
        method: "POST",
        path: "/ApiKey/Add",
        tags,
        summary: "Make an API key",
        description: `The key is in the answer this once. It opens the calls that it is made for, as long as its owner may make them too. Admins have no keys of their own: they make those of machines (\`User/AddMachine\`). An account has ${maxKeys} that work at most; one more is 409.`,
      },
    })
    .input(addApiKeyInput)
    .output(apiKeyAdded)
    .mutation(add),
  revoke: allow("apiKey.revoke")
    .meta({
      openapi: {
        method: "DELETE",
        path: "/ApiKey/{id}",
        tags,
        summary: "End an API key at once; an admin that of anybody",
      },
    })
    .input(idObject)
    .output(idObject)
    .mutation(revoke),
});
