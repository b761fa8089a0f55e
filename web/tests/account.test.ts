import { afterEach, expect, test, vi } from "vitest";
import { account } from "../src/lib/account.svelte";
import { api } from "../src/lib/api";

const ANN = { id: "1", name: "Ann", language: "en", guest: true, csrf: "token of a guest" };
const REGISTERED = { ...ANN, guest: false, csrf: "token of an account" };
const refusal = (code: string) => ({ error: { code, message: code } });

/** A server that answers from a list and notes each request with its token. */
function answering(...answers: [number, unknown][]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method, headers }: RequestInit) => {
    asked.push(`${method} ${path} ${new Headers(headers).get("X-CSRF-Token") ?? ""}`.trim());
    const [status, body] = answers.shift()!;
    return new Response(JSON.stringify(body), { status });
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test("who registered in another tab goes on in this one", async () => {
  const asked = answering([200, ANN], [403, refusal("csrf")], [200, REGISTERED], [201, {}]);
  await account.recall();
  await api.loadRecord("{}");
  expect(asked.slice(1)).toEqual([
    "POST /api/records token of a guest",
    "GET /api/me",
    "POST /api/records token of an account",
  ]);
  expect(account.me?.guest).toBe(false);
});

test("who logged out in another tab is nobody here either, and a guest when they play on", async () => {
  answering([200, REGISTERED], [401, refusal("no_session")], [200, ANN]);
  await account.recall();
  await expect(api.loadRecord("{}")).rejects.toThrow("no_session");
  expect(account.me).toBeNull();
  expect((await account.ensure("Ann")).guest).toBe(true);
});
