import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** More of something, drawn and read only when somebody opens it. */
export function Folded({ name, children }: { name: string; children: () => ComponentChildren }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="more-of" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      {open && children()}
    </details>
  );
}
