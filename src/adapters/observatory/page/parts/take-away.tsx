import { useState } from 'preact/hooks';
import { address, isNow } from '../kit/address.ts';
import { asCurl, ask, fetched, type Question } from '../kit/ask.ts';
import { questionsAsked } from '../kit/asked.ts';
import { copied, download } from '../kit/copy.ts';
import { kept } from '../kit/kept.ts';

/** As many reads as the server puts into one file. */
const mostKept = 200;

/** A file that can be downloaded, made when it is asked for. */
export interface Export {
  readonly label: string;
  readonly name: string;
  readonly type: string;
  make(): Promise<string>;
}

/** What is shown as a file for somebody who has no server: the page, with the answers to what it asked. */
const asFile = (): Export => ({
  label: 'HTML',
  name: `${document.title}.html`,
  type: 'text/html',
  make: async () => {
    const questions = questionsAsked(isNow(address.value));
    const response = await fetched('/observatory/export', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: document.title, place: globalThis.location.hash, questions: questions.slice(0, mostKept) }),
    });
    if (!response.ok) throw new Error(`The server answered ${response.status}`);
    return response.text();
  },
});

interface TakeAwayProps {
  /** What is shown, as Markdown. */
  readonly markdown: () => string;
  /** The call that reproduces it. */
  readonly question?: Question<unknown> | null;
  /** Beside one HTML file of the same, unless there is a better one among them. */
  readonly exports?: readonly Export[];
}

/** Everything that is shown can be taken away: as a link, as Markdown, as the call that gives it again, as a file. */
export function TakeAway({ markdown, question, exports = [] }: TakeAwayProps) {
  const [said, setSaid] = useState('');
  const [text, setText] = useState<string | null>(null);
  const say = (what: string) => {
    setSaid(what);
    setTimeout(() => setSaid(''), 2500);
  };
  const copy = async (what: string, of: string) => {
    const done = await copied(of);
    setText(done ? null : of);
    say(done ? `${what} copied` : 'Copy it from here');
  };
  const save = async ({ label, name, type, make }: Export) => {
    try {
      download(name, await make(), type);
      say(`${label} saved`);
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <details class="menu">
      <summary>Share</summary>
      <div class="menu-items">
        {!kept && (
          <button type="button" onClick={() => copy('Link', globalThis.location.href)}>
            Copy link
          </button>
        )}
        <button type="button" onClick={() => copy('Markdown', markdown())}>
          Copy as Markdown
        </button>
        {question && !kept && (
          <button type="button" onClick={() => copy('Call', asCurl(question))}>
            Copy the call
          </button>
        )}
        {!kept &&
          [...(exports.some(({ type }) => type === 'text/html') ? [] : [asFile()]), ...exports].map((file) => (
            <button type="button" key={file.label} onClick={() => save(file)}>
              Download {file.label}
            </button>
          ))}
        {text !== null && <textarea readOnly value={text} aria-label="What to copy" />}
        <span role="status">{said}</span>
      </div>
    </details>
  );
}

/** A file of what a question answers. */
export const jsonOf = (label: string, name: string, question: Question<unknown>): Export => ({
  label,
  name: `${name}.json`,
  type: 'application/json',
  make: async () => JSON.stringify(await ask(question), null, 2),
});
