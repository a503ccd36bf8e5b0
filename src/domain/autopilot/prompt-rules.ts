export { type Blocks, promptFor } from '../../kernel/prompt.ts';
