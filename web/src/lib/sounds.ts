import type { Cue } from "./cues";

/** All sounds are made here, from tones and noise; no file is loaded. */
const VOLUMES = { soft: 0.12, full: 0.4 };
/** A sound that starts later than this, in milliseconds, tells nothing. */
const LATEST_MS = 500;

let context: AudioContext | undefined;

/** A tone that swells and fades: Hertz, when it starts and how long it lasts, in seconds. */
function tone(out: AudioNode, pitch: number, start: number, length: number, shape: OscillatorType = "triangle"): void {
  const source = new OscillatorNode(out.context, { type: shape, frequency: pitch });
  const volume = new GainNode(out.context, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(1, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(volume).connect(out);
  source.start(start);
  source.stop(start + length);
}

/** A card on cloth: a short rush of noise, as high as `pitch`. */
function card(out: AudioNode, pitch: number, start: number): void {
  const { sampleRate } = out.context;
  const length = Math.round(sampleRate * 0.07);
  const buffer = new AudioBuffer({ length, sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < length; at++) samples[at] = (Math.random() * 2 - 1) * (1 - at / length) ** 4;
  const source = new AudioBufferSourceNode(out.context, { buffer });
  source.connect(new BiquadFilterNode(out.context, { type: "bandpass", frequency: pitch, Q: 0.8 })).connect(out);
  source.start(start);
}

const SOUNDS: Record<Cue, (out: AudioNode, now: number) => void> = {
  card: (out, now) => card(out, 1700, now),
  played: (out, now) => card(out, 1200, now),
  turn: (out, now) => [587, 880].forEach((pitch, step) => tone(out, pitch, now + step * 0.11, 0.24)),
  won: (out, now) => [523, 659, 784, 1047].forEach((pitch, step) => tone(out, pitch, now + step * 0.12, 0.4)),
  over: (out, now) => [440, 349].forEach((pitch, step) => tone(out, pitch, now + step * 0.16, 0.4)),
  late: (out, now) => [988, 988].forEach((pitch, step) => tone(out, pitch, now + step * 0.2, 0.09, "square")),
};

/** Plays a sound; only after a person has touched the page, because browsers refuse it before. */
export async function play(cue: Cue, volume: keyof typeof VOLUMES): Promise<void> {
  context ??= new AudioContext();
  // A phone stops it when the page is in the background; what comes too late is not heard.
  const asked = performance.now();
  if (context.state !== "running") await context.resume();
  if (performance.now() - asked > LATEST_MS) return;
  const out = new GainNode(context, { gain: VOLUMES[volume] });
  out.connect(context.destination);
  SOUNDS[cue](out, context.currentTime);
}
