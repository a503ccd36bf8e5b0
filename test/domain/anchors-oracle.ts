/** The anchors room said again as simply as possible: where each name went is followed step by step, cards are searched one by one. */

export interface Item {
  readonly id: string;
  readonly title: string;
  readonly aliases?: readonly string[];
  readonly parent_id?: string;
  readonly depends_on?: readonly string[];
}

interface OracleAnchor {
  title: string;
  parent: string | null;
  needs: string[];
}

interface Thing {
  readonly name: string;
  readonly tags: readonly string[];
  readonly weight: number;
  readonly draft: boolean;
  gone: boolean;
}

const autoTitle = (id: string) => id.charAt(2).toUpperCase() + id.slice(3);
const once = <T>(items: readonly T[]) => [...new Set(items)];

export class Oracle {
  readonly places = new Map<string, OracleAnchor>();
  /** Old name → the name it was given up for. */
  readonly went = new Map<string, string>();
  readonly things: Thing[] = [];
  readonly jobs: { name: string; anchor: string }[] = [];

  /** Where a name leads, or nowhere. */
  resolve(name: string): string | undefined {
    if (this.places.has(name)) return name;
    const next = this.went.get(name);
    return next === undefined ? undefined : this.resolve(next);
  }
  meant = (name: string) => this.resolve(name) ?? name;

  aliases(id: string): string[] {
    return [...this.went.keys()].filter((name) => !this.places.has(name) && this.resolve(name) === id).sort();
  }

  private register(name: string): void {
    if (this.resolve(name) === undefined) this.places.set(name, { title: autoTitle(name), parent: null, needs: [] });
  }

  /** The codes that may be answered; none means that it was done. */
  bootstrap(items: readonly Item[]): string[] {
    const ids = items.map((item) => this.meant(item.id));
    const problems = new Set<string>();
    if (once(ids).length < ids.length) problems.add('INVALID_INPUT');
    const given = new Map<string, string>(ids.map((id) => [id, id]));
    for (const [i, { aliases = [] }] of items.entries())
      for (const alias of aliases) {
        const owner = given.get(alias) ?? this.resolve(alias) ?? ids[i];
        if (owner !== ids[i]) problems.add('INVALID_INPUT');
        given.set(alias, ids[i] as string);
      }
    const related = (name: string) => {
      const id = given.get(name) ?? this.resolve(name);
      if (id === undefined) problems.add('UNKNOWN_ID');
      return id as string;
    };
    const next = items.map(({ title, parent_id, depends_on }, i): [string, OracleAnchor] => {
      const before = this.places.get(ids[i] as string);
      const parent = parent_id === undefined ? (before?.parent ?? null) : parent_id === '' ? null : related(parent_id);
      return [ids[i] as string, { title, parent, needs: depends_on ? once(depends_on.map(related)) : (before?.needs ?? []) }];
    });
    if (problems.size) return [...problems];
    for (const [id, place] of next) this.places.set(id, place);
    for (const [i, { aliases = [] }] of items.entries())
      for (const alias of aliases)
        if (alias !== ids[i] && this.resolve(alias) === undefined) this.went.set(alias, ids[i] as string);
    return [];
  }

  rename(old: string, to: string): string[] {
    const from = this.resolve(old);
    if (from === undefined || from === to || (this.resolve(to) ?? from) !== from) return ['INVALID_INPUT'];
    const place = this.places.get(from) as OracleAnchor;
    this.places.delete(from);
    this.places.set(to, place);
    this.went.set(from, to);
    for (const other of this.places.values()) {
      if (other.parent === from) other.parent = to;
      other.needs = other.needs.map((name) => (name === from ? to : name));
    }
    this.note(to);
    return [];
  }

  merge(name: string, names: readonly string[]): string[] {
    const into = this.resolve(name);
    if (into === undefined || names.some((other) => this.resolve(other) === undefined)) return ['UNKNOWN_ID'];
    const going = once(names.map(this.meant)).filter((id) => id !== into);
    for (const id of going) {
      this.places.delete(id);
      this.went.set(id, into);
    }
    for (const [id, place] of this.places) {
      const itself = (other: string) => going.includes(other) && id === into;
      if (place.parent !== null && going.includes(place.parent)) place.parent = id === into ? null : into;
      place.needs = once(place.needs.filter((other) => !itself(other)).map((other) => (going.includes(other) ? into : other)));
    }
    if (going.length) this.note(into);
    return [];
  }

  private note(anchor: string): void {
    this.things.push({ name: '(update)', tags: [anchor], weight: 5, draft: false, gone: false });
  }

  card(name: string, tags: readonly string[], weight: number, draft: boolean): void {
    this.things.push({ name, tags, weight, draft, gone: false });
    if (!draft) for (const tag of tags) this.register(tag);
  }

  uncard(name: string): void {
    for (const thing of this.things) if (thing.name === name) thing.gone = true;
  }

  job(name: string, anchor: string): void {
    this.jobs.push({ name, anchor });
    this.register(anchor);
  }

  /** Cards about an anchor as they are shown. */
  about(id: string, drafts: boolean): string[] {
    return this.things
      .map((thing, age) => ({ ...thing, age }))
      .filter(({ gone, draft, tags }) => !gone && (drafts || !draft) && tags.some((tag) => this.meant(tag) === id))
      .sort((a, b) => Number(a.draft) - Number(b.draft) || a.weight - b.weight || b.age - a.age)
      .map(({ name }) => name);
  }
  jobsAbout = (id: string) => this.jobs.filter(({ anchor }) => this.meant(anchor) === id).map(({ name }) => name);

  private onCircle(id: string): boolean {
    let at = this.places.get(id)?.parent ?? null;
    if (at === id) return false;
    for (let steps = 0; at !== null && steps <= this.places.size; steps += 1) {
      if (at === id) return true;
      at = this.places.get(at)?.parent ?? null;
    }
    return false;
  }

  lint(): string[] {
    const found: string[] = [];
    for (const [id, { parent, needs }] of this.places) {
      if (parent === id) found.push(`error SELF_PARENT ${id}`);
      if (needs.includes(id)) found.push(`error SELF_DEPENDS_ON ${id}`);
      if (this.onCircle(id)) found.push(`error PARENT_CYCLE ${id}`);
      if (this.about(id, true).length + this.jobsAbout(id).length === 0) found.push(`warning ORPHAN_ANCHOR ${id}`);
    }
    return found.sort();
  }
}
