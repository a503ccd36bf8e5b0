import type { ThinkPlaybookOutput } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';

type Template = ThinkPlaybookOutput['template'];

const aliases: Readonly<Record<string, string>> = { skeptic_loop: 'skeptic' };

export const playbookNames: readonly string[] = Object.keys(text('all-playbooks'));

/** A playbook by name, however it is written; a name that nobody knows gets the general steps. */
export function findPlaybook(asked: string): { name: string; known: boolean; template: Template } {
  const plain = asked.trim().toLowerCase().replaceAll('-', '_');
  const name = Object.hasOwn(aliases, plain) ? (aliases[plain] as string) : plain;
  const playbooks: Readonly<Record<string, Template>> = text('all-playbooks');
  const found = Object.hasOwn(playbooks, name) ? playbooks[name] : undefined;
  return found ? { name, known: true, template: found } : { name: asked, known: false, template: playbooks.default as Template };
}
