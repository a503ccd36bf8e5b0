import { defineTexts } from '../../kit/index.ts';
import { feynman } from './feynman.ts';
import { guide } from './guide.ts';
import { cut, limits, nameProblems, packageProblems, runWords, silent, sourceProblems, tsconfig, unreadable } from './words.ts';

export const notebooksTexts = defineTexts({
  'notebook-limits': limits,
  'notebook-untitled': 'Untitled notebook',
  'notebook-tsconfig': tsconfig,
  'notebook-template-blank': [{ type: 'package.json', content: '{\n  "type": "module",\n  "dependencies": {}\n}' }],
  'notebook-template-sequential-feynman': feynman,
  'cell-name-problems': nameProblems,
  'notebook-source-problems': sourceProblems,
  'package-problems': packageProblems,
  'cell-run-words': runWords,
  'cell-run-silent': silent,
  'cell-run-unreadable': unreadable,
  'cell-output-cut': cut,
  'ledger-guide-notebooks': guide,
});
