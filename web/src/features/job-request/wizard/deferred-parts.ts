/** What most first questions do without, as one file: the check, and the screens after the questions. */
export { faultsOn, firstOpen } from "./check.ts";
export { Ending } from "./send/ending.tsx";
export { faultText } from "./fault-text.ts";
export { OwnStepBody } from "./steps/own-step-body.tsx";
export { PhotosQuestionBody } from "./steps/photos-question-body.tsx";
export { PlaceQuestionBody } from "./steps/place-step.tsx";
