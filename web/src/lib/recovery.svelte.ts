import { api } from "./api";

/** Codes that were made just now; they are shown until the person has kept them. */
let fresh = $state.raw<readonly string[]>([]);

export const recovery = {
  get codes(): readonly string[] {
    return fresh;
  },

  async make(password: string): Promise<void> {
    fresh = (await api.makeCodes(password)).codes;
  },

  done(): void {
    fresh = [];
  },
};
