export { templatesOf } from "./queries.ts";
export { answerTemplateRouter } from "./router.ts";
