import manifest from '../../package.json';

export const { version } = manifest as { readonly version: string };
