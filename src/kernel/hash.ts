const prime = 0x100000001b3n;
const mask = 0xffffffffffffffffn;

/** FNV-1a over UTF-8, 64 bits. */
function fnv1a(bytes: Uint8Array, offset: bigint): bigint {
  let hash = offset;
  for (const byte of bytes) hash = ((hash ^ BigInt(byte)) * prime) & mask;
  return hash;
}

/** 32 hexadecimal digits that depend on the parts alone, and on where each one ends. */
export function stableHash(parts: readonly (string | number | null)[]): string {
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return [0xcbf29ce484222325n, 0x84222325cbf29ce4n].map((offset) => fnv1a(bytes, offset).toString(16).padStart(16, '0')).join('');
}

/**
 * Sixteen hexadecimal digits that tell bytes from what somebody made of them since, not made to hold against anybody who deceives on
 * purpose (FNV-1a, twice). Loading what Node has for better ones takes longer than a short command does.
 */
export function checksum(bytes: Uint8Array): string {
  let [one, two] = [0x811c9dc5, 0x9747b28c];
  for (let i = 0; i < bytes.length; i += 1) {
    const byte = bytes[i] as number;
    one = Math.imul(one ^ byte, 0x01000193);
    two = Math.imul(two ^ byte ^ (i & 0xff), 0x01000193);
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}
