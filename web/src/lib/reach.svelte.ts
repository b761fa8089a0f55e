let lost = $state(false);

/** Whether the last request found no server. */
export const reach = {
  get lost(): boolean {
    return lost;
  },
  set lost(now: boolean) {
    lost = now;
  },
};
