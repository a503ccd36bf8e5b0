import { refuse } from '../kernel/fault.ts';

const form = /^([A-Za-z0-9][A-Za-z0-9._-]*)@([0-9]{1,15})$/;

const versionForm = /^([A-Za-z0-9][A-Za-z0-9._-]*@[0-9]{1,15})#([0-9]{1,15})$/;

/** `<doc>@<seq>#<version>`: one version of a note, by the number of the edit that made it; the first by the note's own. */
export const versionRef = {
  of: (doc: string, seq: number, version: number) => `${doc}@${seq}#${version}`,
  /** The note, and the version of it. */
  read(id: string): { readonly note: string; readonly version: number } | undefined {
    const [, note, version] = versionForm.exec(id) ?? [];
    return note === undefined ? undefined : { note, version: Number(version) };
  },
};

/** `<doc>@<seq>`: one thing in a document, by its number. */
export const docRef = {
  form: '<doc>@<seq>',
  matches: (id: string) => form.test(id) && !id.startsWith('JOB-'),
  seq: (id: string) => Number(form.exec(id)?.[2]),
  /** The reference of what was found; the one that was asked for must be the same. */
  confirm(id: string, { doc, seq }: { readonly doc: string; readonly seq: number }): string {
    const ref = `${doc}@${seq}`;
    if (ref === id || form.exec(id)?.[1] === doc) return ref;
    throw refuse('entry-is-in-another-document', { seq, doc, asked: form.exec(id)?.[1] ?? '' });
  },
};
