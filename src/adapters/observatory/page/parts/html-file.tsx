import { type ComponentChildren, render } from 'preact';

/** Of a file that stands alone: what makes it pleasant to read, in light and in dark. */
const style = `:root{color-scheme:light dark;font:16px/1.55 system-ui,sans-serif}body{max-width:52rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.05rem;margin:1.6rem 0 .3rem}.text{white-space:pre-wrap;overflow-wrap:anywhere}
.under{opacity:.72;font-size:.88rem}.branch{margin-left:2rem;border-left:3px solid #8a5cc0;padding-left:1rem}
blockquote{margin:.4rem 0;border-left:3px solid #5a66d6;padding-left:1rem}table{border-collapse:collapse}td,th{text-align:left;padding:.2rem .8rem}`;

/** What a browser refuses in such a file, whatever stands in it: scripts, and asking anybody for anything. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** One HTML file that works without a server and asks for nothing. What it shows was redacted before it came here. */
export function htmlFile(title: string, content: ComponentChildren): string {
  const box = document.createElement('div');
  render(content, box);
  const body = box.innerHTML;
  render(null, box);
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${style}</style></head><body>${body}</body></html>
`;
}
