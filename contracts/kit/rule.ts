/** A promise with a name. Its id on the wire is `<tool>/<name>`. */
export interface Rule {
  readonly level: 'must' | 'should';
  readonly text: string;
  /** Why no case can prove it from outside; a rule without a case needs one. */
  readonly untested?: string;
}

export const must = (text: string, more: { untested?: string } = {}): Rule => ({ level: 'must', text, ...more });
export const should = (text: string, more: { untested?: string } = {}): Rule => ({ level: 'should', text, ...more });
