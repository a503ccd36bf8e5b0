import type { ThinkPlaybooksHandlers } from '../../../generated/handlers/think.ts';
import type { CardType } from '../../../generated/types/index.ts';
import { cardTemplates } from './card-templates.ts';
import { findPlaybook, playbookNames } from './playbook-texts.ts';
import type { ThinkStore } from './store.ts';

const supported_types = Object.keys(cardTemplates) as CardType[];

export const playbookHandlers: ThinkPlaybooksHandlers<ThinkStore> = {
  async think_template({ type }) {
    const { title, text, meta } = cardTemplates[type];
    return {
      type,
      supported_types,
      template: { id: 'CARD-<yours, or leave id out>', type, title, text, status: 'open', tags: [], meta },
      truncated: false,
    };
  },

  async think_playbook({ name: asked }, { warn }) {
    const { name, known, template } = findPlaybook(asked);
    if (!known) warn('PLAYBOOK_GENERIC', { name, known: playbookNames.join(', ') });
    return { name, template, truncated: false };
  },
};
