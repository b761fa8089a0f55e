/** The whole seconds left of a time that the server told in milliseconds, on this browser's clock; null without one. */
export function countdown(told: () => number | null): { readonly left: number | null } {
  let left = $state<number | null>(null);
  $effect(() => {
    const time = told();
    if (time === null) {
      left = null;
      return;
    }
    const until = performance.now() + time;
    const tick = () => (left = Math.max(0, Math.ceil((until - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  });
  return {
    get left() {
      return left;
    },
  };
}
