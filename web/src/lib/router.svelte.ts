// The addresses of the page, for the server too. A pattern's `:part` matches one piece of the path.
import ROUTES from "./routes.json";

export type RouteName = keyof typeof ROUTES;
export interface Route {
  name: RouteName | "missing";
  part: string;
}

export function matchRoute(path: string): Route {
  const pieces = path.split("/").filter(Boolean);
  for (const [name, pattern] of Object.entries(ROUTES)) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== pieces.length) continue;
    if (wanted.every((piece, place) => piece.startsWith(":") || piece === pieces[place])) {
      const caught = wanted.findIndex((piece) => piece.startsWith(":"));
      return { name: name as RouteName, part: decoded(pieces[caught] ?? "") };
    }
  }
  return { name: "missing", part: "" };
}

/** A typed address may be wrongly encoded; then it is used as it is. */
function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

/** Whether an address names a game; then its part must be one. */
export const namesGame = ({ name }: Route): boolean => name !== "missing" && ROUTES[name].includes(":game");

export const pathTo = (name: RouteName, part = ""): string =>
  ROUTES[name].replace(/:\w+/, encodeURIComponent(part));

/** Whether this page has led from one address to another; not after it was loaded. */
let moved = false;
let path = $state(typeof location === "undefined" ? "/" : location.pathname);

export const router = {
  get route(): Route {
    return matchRoute(path);
  },
  get moved(): boolean {
    return moved;
  },
  go(to: string): void {
    history.pushState(null, "", to);
    arrive();
    scrollTo(0, 0);
  },
};

function arrive(): void {
  moved = true;
  path = location.pathname;
}

/** Opens an address over the current page; false if that page does not show it. */
type OpenHere = (route: Route) => boolean;
const openers = new Set<OpenHere>();

/** A page shows some addresses over itself, until the returned function is called. */
export function openOver(open: OpenHere): () => void {
  openers.add(open);
  return () => openers.delete(open);
}

/** Opens an address of the page: over the current one if that shows it, and otherwise instead of it. */
export function follow(to: string): void {
  const route = matchRoute(new URL(to, location.origin).pathname);
  if (![...openers].some((open) => open(route))) router.go(to);
}

/** Follows links inside the page without loading it again; handles the browser's back and forward buttons. */
export function watchAddress(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    const plain = !event.defaultPrevented && event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.target || link.origin !== location.origin || link.hasAttribute("download")) return;
    if (link.pathname.startsWith("/api") || link.hash) return;
    event.preventDefault();
    follow(link.pathname + link.search);
  });
}
