import type { ThinkPlaybooksHandlers } from '../../../generated/handlers/think.ts';
import { text } from '../../kernel/says.ts';
import { cardTemplates, cardTypes } from './card-templates.ts';
import { findPlaybook, playbookNames } from './playbook-texts.ts';
import type { ThinkStore } from './store.ts';

export const playbookHandlers: ThinkPlaybooksHandlers<ThinkStore> = {
  async think_template({ type }) {
    const { title, text: body, meta } = cardTemplates()[type];
    return {
      type,
      supported_types: [...cardTypes],
      template: { id: text('id-of-your-card'), type, title, text: body, status: 'open', tags: [], meta },
      truncated: false,
    };
  },

  async think_playbook({ name: asked }, { warn }) {
    const { name, known, template } = findPlaybook(asked);
    if (!known) warn('PLAYBOOK_GENERIC', { name, known: playbookNames.join(', ') });
    return { name, template, truncated: false };
  },
};
