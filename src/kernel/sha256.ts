const words = (hex: string): Uint32Array => Uint32Array.from(hex.match(/.{8}/g) ?? [], (word) => Number.parseInt(word, 16));

/** The constants of FIPS 180-4: fractions of the cube roots of the first 64 primes, and of the square roots of the first 8. */
const steps = words(
  '428a2f9871374491b5c0fbcfe9b5dba53956c25b59f111f1923f82a4ab1c5ed5d807aa9812835b01243185be550c7dc372be5d7480deb1fe9bdc06a7c19bf174' +
    'e49b69c1efbe47860fc19dc6240ca1cc2de92c6f4a7484aa5cb0a9dc76f988da983e5152a831c66db00327c8bf597fc7c6e00bf3d5a7914706ca635114292967' +
    '27b70a852e1b21384d2c6dfc53380d13650a7354766a0abb81c2c92e92722c85a2bfe8a1a81a664bc24b8b70c76c51a3d192e819d6990624f40e3585106aa070' +
    '19a4c1161e376c082748774c34b0bcb5391c0cb34ed8aa4a5b9cca4f682e6ff3748f82ee78a5636f84c878148cc7020890befffaa4506cebbef9a3f7c67178f2',
);
const start = words('6a09e667bb67ae853c6ef372a54ff53a510e527f9b05688c1f83d9ab5be0cd19');

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The text in blocks of 64 bytes, its length at the end. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text);
  const block = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  bytes.forEach((byte, i) => {
    block.setUint8(i, byte);
  });
  block.setUint8(bytes.length, 0x80);
  block.setBigUint64(block.byteLength - 8, BigInt(bytes.length) * 8n);
  return block;
}

function mix(state: Uint32Array, w: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; i += 1) {
    const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + one + ((e & f) ^ (~e & g)) + (steps[i] as number) + (w[i] as number)) | 0;
    const zero = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (zero + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    state[i] = ((state[i] as number) + word) | 0;
  });
}

/**
 * SHA-256 of a short text, as 64 hexadecimal digits. Loading what Node has for it takes longer than a command of the autopilot
 * otherwise needs, and every one of them has to know the id of its project.
 */
export function sha256(text: string): string {
  const blocks = padded(text);
  const state = Uint32Array.from(start);
  const w = new Uint32Array(64);
  for (let at = 0; at < blocks.byteLength; at += 64) {
    for (let i = 0; i < 16; i += 1) w[i] = blocks.getUint32(at + i * 4);
    for (let i = 16; i < 64; i += 1) {
      const [x, y] = [w[i - 15] as number, w[i - 2] as number];
      const zero = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
      const one = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
      w[i] = ((w[i - 16] as number) + zero + (w[i - 7] as number) + one) | 0;
    }
    mix(state, w);
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
}
