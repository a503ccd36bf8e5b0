import { credentials } from './credentials.ts';
import { forms } from './forms.ts';
import { given } from './given.ts';

export const examples = [...credentials, ...given, ...forms];

/** Short ones stand in words as well, and words in sentences: those are known only where they stand alone. */
const isTold = (secret: string) => secret.length >= 6 && /\d/.test(secret);
const secrets = [...new Set(examples.flatMap((example) => example.secrets).filter(isTold))];

/** Secrets that a text shows, as they are or as JSON writes them. */
export const seenIn = (text: string): string[] =>
  secrets.filter((secret) => text.includes(secret) || text.includes(JSON.stringify(secret).slice(1, -1)));

/** Every example in a part of its own, as long as fields are. */
export const chunks = (size: number) =>
  Array.from({ length: Math.ceil(examples.length / size) }, (_, i) => examples.slice(i * size, (i + 1) * size));
