import { textsIn } from '../emit/refusals.ts';
import type { JsonSchema, Manifest, RefusalEntry } from '../manifest.ts';
import type { Policy } from './index.ts';
import { placeholdersOf } from './placeholders.ts';

const namesOf = (facts: JsonSchema) => Object.keys(facts.properties ?? {});

function unfilled(id: string, tree: unknown, facts: JsonSchema): string[] {
  const said = [...new Set(textsIn(tree).flatMap(placeholdersOf))];
  return said.filter((name) => !namesOf(facts).includes(name)).map((name) => `${id} says {${name}}, which is none of its facts`);
}

function ofCode(id: string, { code, says, facts, hints, suggest }: RefusalEntry, m: Manifest): string[] {
  const wanted = m.errors[code]?.facts;
  if (!wanted) return [`${id} has the code ${code}, which does not exist`];
  const known = [...Object.keys(says), ...namesOf(facts)];
  const used = new Set([...textsIn([says, hints, suggest]).flatMap(placeholdersOf), ...namesOf(wanted)]);
  return [
    ...Object.keys(says)
      .filter((fact) => !namesOf(wanted).includes(fact))
      .map((fact) => `${id} says ${fact}, which is no fact of ${code}`),
    ...(wanted.required ?? []).filter((fact) => !known.includes(fact)).map((fact) => `${id} leaves out ${fact} of ${code}`),
    ...namesOf(facts)
      .filter((fact) => !used.has(fact))
      .map((fact) => `${id} asks for {${fact}} and never says it`),
  ];
}

/** A refusal can be said in full from what it asks for, and somebody gives it. */
export const refusals: Policy = {
  id: 'refusals/said',
  check({ manifest: m }) {
    const given = new Set(m.tools.flatMap(({ refuses }) => refuses));
    const dead = Object.entries(m.refusals).filter(([id, { room }]) => room !== 'boundary' && !given.has(id));
    const strange = m.tools.flatMap(({ name, refuses, errors }) =>
      refuses.flatMap((id) => {
        const refusal = m.refusals[id];
        if (!refusal) return [`${name} declares refusal ${id}, which does not exist`];
        const declared = m.errors[refusal.code]?.boundary || errors.includes(refusal.code);
        return declared ? [] : [`${name} declares refusal ${id}, but not its code ${refusal.code}`];
      }),
    );
    const words = Object.entries(m.refusals).flatMap(([id, entry]) => [
      ...unfilled(id, [entry.says, entry.hints, entry.suggest], entry.facts),
      ...ofCode(id, entry, m),
    ]);
    return [...dead.map(([id]) => `refusal ${id} is declared by no tool`), ...strange, ...words];
  },
};

/** A proposed call names a tool and fields that exist; what is filled in when it is proposed is checked then. */
export const nextCalls: Policy = {
  id: 'next-calls/said',
  check({ manifest: m }) {
    const tools = new Map(m.tools.map((tool) => [tool.name, tool]));
    return Object.entries(m.next_calls).flatMap(([id, { tool: name, params, reason, facts }]) => {
      const words = unfilled(id, [name, params, reason], facts);
      const tool = tools.get(name);
      if (!tool) return /^\{\w+\}$/.test(name) ? words : [...words, `${id} proposes ${name}, which is no tool`];
      const fields = [...Object.keys(tool.input.properties ?? {}), ...Object.keys(tool.aliases)];
      const strange = Object.keys(params).filter((field) => !fields.includes(field));
      return [...words, ...strange.map((field) => `${id} proposes ${name} with ${field}, which is no field of it`)];
    });
  },
};

/** What two rooms would say under one id is two things. */
export const idsOnce: Policy = {
  id: 'refusals/ids',
  check({ loaded: { parts } }) {
    const repeated = (ofRooms: unknown) => {
      const ids = Object.values(ofRooms as Record<string, object>).flatMap((own) => Object.keys(own));
      return [...new Set(ids.filter((id, i) => ids.indexOf(id) !== i))].map((id) => `${id} is declared by two rooms`);
    };
    const kebab = /^[a-z0-9]+(-[a-z0-9]+)+$/;
    const named = [parts.refusalsOf, parts.nextCallsOf, parts.textsOf];
    const strange = named.flatMap((ofRooms) =>
      Object.values(ofRooms as Record<string, object>)
        .flatMap((own) => Object.keys(own))
        .filter((id) => !kebab.test(id))
        .map((id) => `${id} is no short sentence-like-this`),
    );
    return [...named.flatMap(repeated), ...strange];
  },
};
