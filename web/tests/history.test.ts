import { describe, expect, it } from "vitest";
import { filterQuery, readFilter } from "../src/lib/history";

const GAMES = ["big_two", "rikken"];

describe("the filter of past games", () => {
  it("comes back from the address as it was", () => {
    const filter = { game: "rikken", person: "Wu & Bo", result: "won", kind: "solo8", role: "declarer", since: "2026-01-31", until: "2026-02-01" };
    expect(readFilter(filterQuery(filter), GAMES)).toEqual(filter);
    expect(readFilter(filterQuery({ level: "ai4:knowledge=club,x=1" }), GAMES)).toEqual({ level: "ai4:knowledge=club,x=1" });
  });

  it("is no part of the address if it asks for nothing", () => {
    expect(filterQuery({})).toBe("");
    expect(readFilter("", GAMES)).toEqual({});
  });

  it("leaves out what the server would refuse", () => {
    const search = `?game=chess&result=drawn&role=king&since=2026-13-45&until=today&kind=${"x".repeat(33)}&person=${"x".repeat(25)}&level=&other=1`;
    expect(readFilter(search, GAMES)).toEqual({});
  });
});
