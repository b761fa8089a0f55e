/** A part of a network: its name, its numbers, and in how many rows they are. */
export interface Part {
  name: string;
  rows: number;
  columns: number;
  numbers: Float32Array;
}

/** The parts of a file of weights, as numpy writes them: an archive of arrays of 16-bit or 32-bit numbers. */
export async function readWeights(file: ArrayBuffer): Promise<Part[]> {
  const parts: Part[] = [];
  for (const { name, bytes } of entries(file)) {
    const part = readArray(name.replace(/\.npy$/, ""), await inflated(bytes));
    if (part) parts.push(part);
  }
  return parts;
}

/** The compressed files of an archive, by the directory at its end. */
function* entries(file: ArrayBuffer): Generator<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  const view = new DataView(file);
  let end = file.byteLength - 22;
  while (view.getUint32(end, true) !== 0x06054b50) end -= 1;
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const [packed, length] = [view.getUint32(at + 20, true), view.getUint16(at + 28, true)];
    const name = new TextDecoder().decode(new Uint8Array(file, at + 46, length));
    const local = view.getUint32(at + 42, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    yield { name, bytes: new Uint8Array(file, start, packed) };
    at += 46 + length + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  return new Response(stream).arrayBuffer();
}

/** An array with its header; null for what is not made of such numbers. */
function readArray(name: string, file: ArrayBuffer): Part | null {
  const header = new DataView(file).getUint16(8, true);
  const text = new TextDecoder().decode(new Uint8Array(file, 10, header));
  const kind = /'descr': '<f([24])'/.exec(text)?.[1];
  const shape = /'shape': \(([\d, ]*)\)/.exec(text)?.[1]?.split(",").filter((each) => each.trim()).map(Number) ?? [];
  if (!kind || shape.length === 0) return null;
  const data = file.slice(10 + header);
  const numbers = kind === "4" ? new Float32Array(data) : Float32Array.from(new Uint16Array(data), fromHalf);
  return { name, rows: shape[0]!, columns: shape[1] ?? 1, numbers };
}

/** A 16-bit number; each is also a 32-bit one, so nothing is lost. */
function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  return exponent === 0 ? sign * fraction * 2 ** -24 : sign * (1024 + fraction) * 2 ** (exponent - 25);
}
