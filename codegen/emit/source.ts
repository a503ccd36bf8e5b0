import { Project, type SourceFile } from 'ts-morph';

/** A TypeScript file to add to. */
export const emptySource = (name: string): SourceFile =>
  new Project({ useInMemoryFileSystem: true, manipulationSettings: { useTrailingCommas: true } }).createSourceFile(name);
