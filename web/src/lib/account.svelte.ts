import { language } from "../i18n/index.svelte";
import { api, ApiError, useToken, watchIdentity } from "./api";
import type { Me } from "./wire";

let me = $state.raw<Me | null>(null);
/** A guest who is being created; further requests wait for the same one. */
let arriving: Promise<Me> | null = null;

function become(next: Me | null): Me | null {
  me = next;
  useToken(next?.csrf ?? "");
  return next;
}

watchIdentity(become);

export const account = {
  get me(): Me | null {
    return me;
  },

  /** Who this browser was before, if the server still knows it. */
  async recall(): Promise<void> {
    try {
      become(await api.me());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  },

  /** Always somebody: if nobody is known yet, a guest with that name. */
  async ensure(name: string): Promise<Me> {
    if (me) return me;
    arriving ??= api.beGuest(name, language.value).finally(() => (arriving = null));
    return become(await arriving)!;
  },

  /** Another name at the table, for guests and accounts. */
  async rename(name: string): Promise<void> {
    await this.ensure(name);
    if (me?.name !== name) become(await api.changeMe({ name }));
  },

  /** Whether others who allow it too may write to this person. */
  async allowChat(chat: boolean): Promise<void> {
    become(await api.changeMe({ chat }));
  },

  /** Whether computers may learn from the games of this person. */
  async letTeach(teaches: boolean): Promise<void> {
    become(await api.changeMe({ teaches }));
  },

  async register(name: string, password: string): Promise<void> {
    become(await api.register(name, password));
  },

  async logIn(name: string, password: string): Promise<void> {
    become(await api.logIn(name, password));
  },

  /** Sets a new password by a recovery code. */
  async recover(name: string, code: string, password: string): Promise<void> {
    become(await api.recover(name, code, password));
  },

  /** The same by a link that was sent by mail. */
  async reset(token: string, password: string): Promise<void> {
    become(await api.reset(token, password));
  },

  async changePassword(password: string, next: string): Promise<void> {
    become(await api.changePassword(password, next));
  },

  /** Deletes the account for good. */
  async remove(password: string): Promise<void> {
    await api.deleteMe(password);
    become(null);
  },

  async logOut(): Promise<void> {
    await api.logOut();
    become(null);
  },
};
