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
