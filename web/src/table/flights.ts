import type { TransitionConfig } from "svelte/transition";
import { motion } from "../lib/motion";
import type { Place } from "./places";

/** No card is longer on its way, in milliseconds, and nothing waits for it. */
const FLIGHT_MS = 250;
/** Of a deal: one card, and until the last one sets off. */
const DEAL_MS = 150;
const EASE = "cubic-bezier(0.2, 0.8, 0.25, 1)";
/** Cards of others seem to come from a seat as small as they are there, in pixels. */
const BACK_PX = 22;
/** That many cards are seen on their way to a seat whose cards are not on the table. */
const TOKENS = 4;

/** The middle of something on the screen, and its width. */
interface Spot {
  x: number;
  y: number;
  width: number;
}

const spotOf = (element: Element): Spot => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2, width };
};

/** Keyframes from elsewhere to where an element is. */
function between(from: Spot, to: Spot): string {
  return `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / (to.width || 1)})`;
}

let held = new Map<string, Spot>();

/** Notes where the cards of the hand are, before some of them are played. */
export function noteHand(): void {
  const cards = document.querySelectorAll<HTMLElement>(".hand [data-card]");
  held = new Map([...cards].map((card) => [card.dataset.card!, spotOf(card)]));
}

/** Where the cards of a seat come from and go to. */
function seatSpot(within: Element, place: Place): Spot {
  const seat = within.closest(".board")?.querySelector(`.seat.${place}`) ?? within;
  return { ...spotOf(seat), width: BACK_PX };
}

/** A copy that flies to where an element is; the table may clip what leaves it, and this may come from outside. */
function launch(element: Element, from: Spot, timing: KeyframeAnimationOptions): void {
  const to = spotOf(element);
  const copy = element.cloneNode(true) as HTMLElement;
  const { left, top } = element.getBoundingClientRect();
  copy.classList.add("flying");
  copy.style.setProperty("--card-w", `${to.width}px`);
  copy.style.left = `${left}px`;
  copy.style.top = `${top}px`;
  document.body.append(copy);
  const done = () => copy.remove();
  copy.animate([{ transform: between(from, to) }, {}], { easing: EASE, ...timing }).finished.then(done, done);
}

/** Cards come to the table from the hand, or from the seat that plays them; `still` if they have been there before. */
export function arrive(spot: HTMLElement, { place, still }: { place: Place; still: boolean }): TransitionConfig {
  const duration = still ? 0 : motion(FLIGHT_MS);
  const cards = spot.querySelectorAll<HTMLElement>("[data-played]");
  if (duration) {
    for (const card of cards) launch(card.firstElementChild!, held.get(card.dataset.played!) ?? seatSpot(spot, place), { duration });
  }
  return { duration, css: (t) => `opacity: ${cards.length ? Number(t === 1) : t}` };
}

/** Cards go to the seat that has won them; null if they just go. */
export function gather(spot: HTMLElement, { to }: { to: Place | null }): TransitionConfig {
  const duration = to === null ? 0 : motion(FLIGHT_MS);
  if (!duration) return { duration: 0 };
  const [from, goal] = [spotOf(spot), seatSpot(spot, to!)];
  const [x, y] = [goal.x - from.x, goal.y - from.y];
  return { duration, css: (t, u) => `transform: translate(${x * u}px, ${y * u}px) scale(${1 - 0.75 * u}); opacity: ${Math.min(1, 2 * t)}` };
}

/** Cards come from the middle of the table into the hand and to the seats, all within the time of one flight. */
export function deal(table: Element): void {
  const middle = table.querySelector(".board .middle");
  if (!middle || !motion(FLIGHT_MS)) return;
  const from = { ...spotOf(middle), width: BACK_PX };
  const setOff = (order: number, of: number): KeyframeAnimationOptions => ({
    duration: DEAL_MS,
    delay: ((FLIGHT_MS - DEAL_MS) * order) / Math.max(1, of - 1),
    fill: "backwards",
    easing: EASE,
  });
  const comeIn = (cards: NodeListOf<Element>) =>
    cards.forEach((card, order) => {
      card.animate([{ transform: between(from, spotOf(card)), opacity: 0 }, {}], setOff(order, cards.length));
    });
  comeIn(table.querySelectorAll(".hand .slot"));
  for (const place of table.querySelectorAll(".board .place:not(.bottom)")) {
    const backs = place.querySelectorAll(".back");
    if (backs[0]?.checkVisibility()) comeIn(backs);
    else for (let order = 0; order < TOKENS; order++) token(place, from, setOff(order, TOKENS));
  }
}

/** A card from behind that is seen only on its way. */
function token(place: Element, from: Spot, timing: KeyframeAnimationOptions): void {
  const card = document.createElement("i");
  card.className = "back flying";
  const to = { ...spotOf(place), width: BACK_PX };
  card.style.left = `${to.x - BACK_PX / 2}px`;
  card.style.top = `${to.y - BACK_PX / 2}px`;
  document.body.append(card);
  const done = () => card.remove();
  card.animate([{ transform: between(from, to) }, { opacity: 0.6 }], timing).finished.then(done, done);
}
