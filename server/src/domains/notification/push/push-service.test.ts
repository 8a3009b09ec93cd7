import { expect, test } from "vitest";
import { isPushService } from "./push-service.ts";

test.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
  "https://web.push.apple.com/QGI",
  "https://db5p.notify.windows.com/w/?token=a",
])("takes %s", (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/fcm/send/abc",
  "https://fcm.googleapis.com@169.254.169.254/latest",
  "https://fcm.googleapis.com.evil.example/x",
  "https://evilpush.apple.com.example/x",
  "https://notify.windows.com/x",
  "https://127.0.0.1/x",
  "https://localhost:5432/",
  "https://[::1]/",
  "file:///etc/passwd",
  "no address",
])("refuses %s", (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});

test("takes an origin that the operator has added, and nothing that only begins so", () => {
  expect(isPushService("https://push.example.ch/a", ["https://push.example.ch"])).toBe(true);
  expect(isPushService("https://push.example.ch.evil/a", ["https://push.example.ch"])).toBe(false);
});
