/** One way of making an answer smaller. They are tried in the order given, each only as far as needed. */
export type Shrink =
  /** Leave a field out. */
  | { readonly drop: string }
  /** Cut strings to this many characters; `[]` walks a list: `entries[].content`. */
  | { readonly shorten: string; readonly to: number }
  /** Cut one string to whatever room is left; with `parts`, what is left out can be asked for. */
  | { readonly cut: string; readonly parts?: Parts }
  /** Take items off one end of a list, down to `least`, and keep its pagination true. */
  | {
      readonly list: string;
      readonly from: 'front' | 'back';
      readonly page?: Page;
      readonly least?: number;
      /** A boolean beside the list that is true while there is more than it shows. */
      readonly more?: string;
    };

/** A text that comes in parts: the field that tells where this one begins, and the one that tells where the next does. */
export interface Parts {
  readonly from: string;
  readonly next: string;
}

/** Where a list's pagination lives, and how a cursor is read off the last item that stays. */
export interface Page {
  readonly at: string;
  /** `ascending`: cursors mean "after this" instead of "before this". */
  readonly by: 'offset' | { readonly key: string; readonly ascending?: true };
}

export interface Budget {
  readonly knobs: readonly ('max_chars' | 'context_budget' | 'resume_max_chars' | 'handoff_max_chars')[];
  /** Fields that survive whenever they alone fit, most precious first. */
  readonly keep: readonly string[];
  readonly shrink: readonly Shrink[];
  /** A list of texts in the answer that names each field that was made smaller. */
  readonly names_cuts_in?: string;
}
