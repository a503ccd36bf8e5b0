import type { Files, Manifest } from '../../manifest.ts';
import { coverage } from '../conformance.ts';
import { groupBy } from '../text.ts';
import { errorsPage, signalsPage, warningsPage } from './codes.ts';
import { commandsPage } from './commands.ts';
import { factsPage, typesPage } from './facts.ts';
import { link, page, prose } from './markdown.ts';
import { overviewPage } from './overview.ts';
import { inRoom, root } from './place.ts';
import { promptsPage } from './prompts.ts';
import { answersPage, evidencePage } from './records.ts';
import { refusalsPage } from './refusals.ts';
import { settingsPage } from './settings.ts';
import { toolSection, toolTable } from './tool.ts';

function groupPages(m: Manifest): Files {
  const proofs = coverage(m);
  const files: Files = new Map();
  for (const [address, tools] of groupBy(m.tools, (t) => `${t.room}/${t.group}`)) {
    const products = m.products.filter((p) => p.groups.includes(address)).map((p) => prose(p.title));
    files.set(
      `${root}/${address}.md`,
      page(
        address,
        `${link('Reference', '../README.md')}${products.length ? `, ${products.join(', ')}` : ''}`,
        toolTable(tools, inRoom),
        ...tools.map((tool) => toolSection(tool, m, proofs)),
      ),
    );
  }
  return files;
}

/** The contracts as pages for people: one per group of tools, and one per kind of thing that they share. */
export const emitReference = (m: Manifest): Files =>
  new Map([
    [`${root}/README.md`, overviewPage(m)],
    ...groupPages(m),
    [`${root}/errors.md`, errorsPage(m)],
    [`${root}/refusals.md`, refusalsPage(m)],
    [`${root}/warnings.md`, warningsPage(m)],
    [`${root}/signals.md`, signalsPage(m)],
    [`${root}/facts.md`, factsPage(m)],
    [`${root}/types.md`, typesPage(m)],
    [`${root}/commands.md`, commandsPage(m)],
    [`${root}/settings.md`, settingsPage(m)],
    [`${root}/evidence.md`, evidencePage(m)],
    [`${root}/answers.md`, answersPage(m)],
    [`${root}/prompts.md`, promptsPage(m)],
  ]);
