import { address, go, here } from '../kit/address.ts';
import { shown } from '../kit/text.ts';

/** One of several, or all of them; the address says which. */
export function Choose({ name, label, options }: { name: string; label: string; options: readonly string[] }) {
  return (
    <label class="choose">
      {label}
      <select
        value={address.value.query.get(name) ?? ''}
        onChange={(event) => go(here({ [name]: event.currentTarget.value }), 'replace')}
      >
        <option value="">all</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {shown(option.replaceAll('_', ' '))}
          </option>
        ))}
      </select>
    </label>
  );
}
