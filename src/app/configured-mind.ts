import type { Mind, MindFailure } from '../kernel/mind.ts';
import type { MindWorld } from '../outside/mind/index.ts';
import { readConfig } from '../store/home/read/config.ts';

type Given = Pick<MindWorld, 'root' | 'project' | 'transcripts' | 'env'>;

const unusable = (path: string, fault: string): MindFailure => ({
  state: 'error',
  kind: 'missing',
  error: `${path} cannot be used. ${fault}`,
  transcript: '',
});

/** The Mind that config.json names. The file is read, and what asks is loaded, when it is asked first. */
export function configuredMind(config: string, given: Given): Mind {
  let opened: Promise<Mind | MindFailure> | undefined;
  const open = async () => {
    const found = await readConfig(config);
    if (found.kind === 'unusable') return unusable(config, found.faults.map(({ message, fix }) => `${message} ${fix}`).join(' '));
    const { openMind } = await import('../outside/mind/index.ts');
    return openMind(found.config.mind, given);
  };
  const mind = () => {
    opened ??= open();
    return opened;
  };
  return {
    ask: async (question) => {
      const asked = await mind();
      return 'ask' in asked ? asked.ask(question) : asked;
    },
    write: async (request) => {
      const asked = await mind();
      return 'write' in asked ? asked.write(request) : asked;
    },
  };
}
