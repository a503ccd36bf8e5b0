import type { ModelsCatalogHandlers } from '../../../generated/handlers/models.ts';
import type { ModelName, ModelSummary, ModelTag } from '../../../generated/types/index.ts';
import { refuse } from '../../kernel/fault.ts';
import { text } from '../../kernel/says.ts';
import { modelNames } from './names.ts';
import type { ModelsStore } from './store.ts';

const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const steps = (lines: readonly string[]) => lines.map((line, i) => `${i + 1}. ${line}`).join('\n');

const model = (name: ModelName) => text(`mental-model-${name}`);

const summary = (name: ModelName): ModelSummary => {
  const { title, description, tags } = model(name);
  return { name, title, description, tags: [...tags] as ModelTag[] };
};

function page(name: ModelName): string {
  const { when, process, traps, ...said } = model(name);
  const { title, description, principle, example } = said;
  const lists = { when: bullets(when), process: steps(process), traps: bullets(traps) };
  return text('mental-model-page', { title, description, principle, example, ...lists });
}

export const catalogHandlers: ModelsCatalogHandlers<ModelsStore> = {
  async mental_models_get_model({ modelId, tag }) {
    const { name, title, tags } = summary(modelId);
    if (tag !== undefined && !tags.includes(tag)) throw refuse('model-bears-no-such-tag', { model: name, tag, tags });
    return { name, title, tags, content: page(name) };
  },

  async mental_models_list_models({ tag }, { target: { domain } }) {
    const all = modelNames.map(summary);
    const ofDomain: readonly string[] = domain === null ? [] : text('mental-model-domains')[domain];
    const models = all.filter(({ name, tags }) =>
      tag === undefined ? domain === null || ofDomain.includes(name) : tags.includes(tag),
    );
    return { models, count: models.length, filter: tag ?? domain };
  },

  async mental_models_list_tags() {
    const tags = Object.entries(text('mental-model-tags')).map(([name, description]) => ({
      name: name as ModelTag,
      description,
    }));
    return { tags, count: tags.length };
  },
};
