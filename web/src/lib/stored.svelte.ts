/** A small choice that this browser remembers; without storage it is forgotten when the page closes. */
export function stored<T extends string>(key: string, allowed: readonly T[] | null, usual: T) {
  const name = `upperhand.${key}`;
  let value = $state<T>(read());

  function read(): T {
    try {
      const found = localStorage.getItem(name) as T | null;
      return found !== null && (allowed?.includes(found) ?? true) ? found : usual;
    } catch {
      return usual;
    }
  }

  return {
    get value(): T {
      return value;
    },
    set value(next: T) {
      value = next;
      try {
        localStorage.setItem(name, next);
      } catch {
        // Private windows may refuse storage; then the choice lasts as long as the page.
      }
    },
    /** Takes over what another tab has chosen meanwhile. */
    reread(): void {
      value = read();
    },
  };
}
