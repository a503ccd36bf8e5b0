/** What a host is to have, in paths below its workspace. */
export interface HostPlan {
  readonly host: string;
  /** Absolute. */
  readonly workspace_root: string;
  readonly project_id: string;
  readonly ts: string;
  readonly generated_rel_dir: string;
  /** Paths below the generated folder. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** `from` is below the generated folder, `at` below the workspace. */
  readonly links: readonly { readonly from: string; readonly at: string }[];
  readonly symlink_dirs: readonly { readonly src: string; readonly dst: string }[];
  /** A part of a file that people write too, between two lines that nobody else writes; no text: it goes. */
  readonly block: { readonly file: string; readonly begin: string; readonly end: string; readonly text: string | null } | null;
  /** Everything that was made goes, the list of it too. */
  readonly leaves: boolean;
}

/** What could not be done. */
export interface HostNote {
  readonly kind:
    | 'no_workspace'
    | 'outside'
    | 'foreign_file'
    | 'exists_non_symlink'
    | 'foreign_link'
    | 'other_project'
    | 'broken_block'
    /** Another process copies. */
    | 'busy'
    | 'failed'
    /** Mended: it costs nothing. */
    | 'put_aside';
  readonly path: string;
  readonly detail: string;
}

export interface HostDone {
  /** Files and links that stand there now, and those that were taken away. */
  readonly files_n: number;
  readonly links_n: number;
  readonly removed_n: number;
  readonly notes: readonly HostNote[];
}

/** Workspaces of other programs. What mi did not make there it never replaces and never removes. */
export interface Hosts {
  /** The folder that is meant by what was typed. */
  find(typed: string): Promise<{ readonly path: string; readonly isFolder: boolean }>;
  /** Brings a workspace to what a plan says. It never throws: what could not be done comes back as notes. */
  write(plan: HostPlan): Promise<HostDone>;
}
