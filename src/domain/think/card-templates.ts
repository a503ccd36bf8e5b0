import type { CardType } from '../../../generated/types/index.ts';
import { text } from '../../kernel/says.ts';

interface Skeleton {
  readonly title: string;
  readonly text: string;
  readonly meta: Record<string, unknown>;
}

/** One skeleton per type, in the order in which thinking usually needs them. */
export const cardTemplates = (): Record<CardType, Skeleton> => text('card-templates');

export const cardTypes = Object.keys(cardTemplates()) as CardType[];
