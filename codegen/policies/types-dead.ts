import type { Policy } from './index.ts';

/** What the manifest does not reach was not hoisted into its types. */
export const deadTypes: Policy = {
  id: 'types/dead',
  check({ manifest, loaded }) {
    const names = new Set(Object.values(loaded.types).flatMap((type) => (type as { $id?: string } | undefined)?.$id ?? []));
    return [...names].filter((name) => !(name in manifest.types)).map((name) => `type ${name} is reached by nothing; remove it`);
  },
};
