import type { CellSummary } from '../../../../../../generated/types/index.ts';
import { link, moment } from '../../kit/address.ts';
import { useAnswer } from '../../kit/answer.ts';
import { brief, plural, shown } from '../../kit/text.ts';
import type { PageProps, Served } from '../../kit/view.ts';
import { wholeText } from '../../kit/whole.ts';
import { ListPage } from '../../parts/list-page.tsx';
import { Age, Badge, Empty, Loaded, LongText } from '../../parts/said.tsx';
import { TakeAway } from '../../parts/take-away.tsx';
import { notebookExport, notebookGetCell, notebookList, notebookListCells } from './tools.ts';

/** The notebooks of the ledger. */
export const NotebooksPage = ({ served }: PageProps) => (
  <ListPage
    title="Notebooks"
    question={notebookList(served, { limit: 100 })}
    topics={['ledger/notebooks']}
    itemsOf={({ notebooks }) => notebooks}
    madeOf={({ createdAt }) => createdAt}
    keyOf={({ id }) => id}
    hrefOf={({ id }) => link(['ledger', 'notebook', id])}
    nameOf={({ title }) => title}
    empty={<Empty title="No notebooks yet">An agent makes one with the operation notebook_create of the ledger.</Empty>}
  >
    {({ title, language, cellCount, updatedAt }) => (
      <>
        <strong>{brief(title, 120)}</strong>
        <span class="under">
          {plural(cellCount, 'cell')} · {language} · <Age ms={updatedAt} />
        </span>
      </>
    )}
  </ListPage>
);

function CodeOf({ served, notebookId, cell }: { served: Served; notebookId: string; cell: CellSummary }) {
  const answer = useAnswer(notebookGetCell(served, { notebookId, cellId: cell.id }), ['ledger/notebooks']);
  return (
    <Loaded of={answer}>
      {({ cell: whole }) => {
        const { source, text, output, error } = whole as Partial<Record<'source' | 'text' | 'output' | 'error', string>>;
        return (
          <>
            {text !== undefined && <LongText text={text} />}
            {source !== undefined && <LongText text={source} code />}
            {output && (
              <div class="output">
                <h3>Output</h3>
                <LongText text={output} code />
              </div>
            )}
            {error && (
              <div class="output failed">
                <h3>Error</h3>
                <LongText text={error} code />
              </div>
            )}
          </>
        );
      }}
    </Loaded>
  );
}

const Cell = ({ served, notebookId, cell }: { served: Served; notebookId: string; cell: CellSummary }) => (
  <li class={`cell cell-${cell.type}`}>
    {cell.type === 'title' ? (
      <h2>{shown(cell.text ?? '')}</h2>
    ) : (
      <>
        {(cell.filename || cell.status) && (
          <p class="under">
            {cell.filename && <code>{shown(cell.filename)}</code>}{' '}
            {cell.status && <Badge tone={cell.hasError ? 'stuck' : 'calm'}>{cell.status}</Badge>}
          </p>
        )}
        <CodeOf served={served} notebookId={notebookId} cell={cell} />
      </>
    )}
  </li>
);

/** A notebook with its cells and what they gave, to read. */
export function NotebookPage({ served, params }: PageProps) {
  const notebookId = params.id as string;
  const question = notebookListCells(served, { notebookId, limit: 500 });
  const answer = useAnswer(question, ['ledger/notebooks']);
  return (
    <div class="page">
      <Loaded of={answer}>
        {({ notebook, cells }) => (
          <>
            <div class="page-head">
              <h1>{shown(notebook.title)}</h1>
              <Badge>{notebook.language}</Badge>
              <TakeAway
                markdown={() =>
                  [`# ${notebook.title}`, ...cells.map(({ text, filename }) => text ?? `\`${filename}\``)].join('\n\n')
                }
                question={question}
                exports={[
                  {
                    label: 'src.md',
                    name: `${notebook.title}.src.md`,
                    type: 'text/markdown',
                    make: () => wholeText((offset) => notebookExport(served, { notebookId, offset })),
                  },
                ]}
              />
            </div>
            {moment.value !== null && <p class="under">A notebook keeps no past: this is how it stands now.</p>}
            <ol class="notebook">
              {cells.map((cell) => (
                <Cell key={cell.id} served={served} notebookId={notebookId} cell={cell} />
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </div>
  );
}
