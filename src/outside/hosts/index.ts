import { randomUUID } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, readlink, realpath, rename, rm, rmdir, stat, symlink, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { HostDone, HostNote, HostPlan, Hosts } from '../../kernel/hosts.ts';
import { sortedJson } from '../../kernel/json.ts';
import { codeOf, isBelow, realOf, replaceFile } from '../files.ts';
import { fromHome } from '../places.ts';
import { withBlock } from './block.ts';
import { type Manifest, manifestJson, nothingMade, readManifest } from './manifest.ts';

const manifestName = 'manifest.json';
/** More than any file that people write for agents. */
const largestFile = 16 * 1024 * 1024;

const lookedAt = (file: string) =>
  lstat(file).catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw error;
  });

const isFolder = (folder: string) =>
  stat(folder).then(
    (found) => found.isDirectory(),
    () => false,
  );

/** One visit to one workspace. */
class Visit {
  readonly notes: HostNote[] = [];
  removed = 0;
  /** Set by `enter`: where the workspace and the generated folder really are. */
  private root = '';
  private generated = '';
  private before: Manifest = nothingMade;
  private files: string[] = [];
  private links: string[] = [];
  private folders: string[] = [];
  private block: Manifest['block'] = null;

  constructor(readonly plan: HostPlan) {}

  private note(kind: HostNote['kind'], where: string, detail = ''): void {
    this.notes.push({ kind, path: where, detail });
  }

  /** Whatever fails is said, and the rest goes on; false where it failed. */
  private async attempt(where: string, work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      this.note('failed', where, codeOf(error));
      return false;
    }
  }

  /** Where a path of the workspace really leads; undefined where that is outside of it. */
  private async placeOf(relative: string): Promise<string | undefined> {
    const place = await realOf(path.join(this.root, relative));
    return isBelow(this.root, place) ? place : undefined;
  }

  /** The place of an entry whose own name is not followed where it is a link. */
  private async entryOf(relative: string): Promise<string | undefined> {
    const folder = path.dirname(relative) === '.' ? this.root : await this.placeOf(path.dirname(relative));
    return folder && path.join(folder, path.basename(relative));
  }

  private get inGenerated(): string {
    return path.relative(this.root, this.generated);
  }

  /** False where nothing may be done here. */
  async enter(): Promise<boolean> {
    const { workspace_root, generated_rel_dir, host, ts, project_id } = this.plan;
    if (!(await isFolder(workspace_root))) {
      this.note('no_workspace', workspace_root);
      return false;
    }
    this.root = await realpath(workspace_root);
    const generated = await this.placeOf(generated_rel_dir);
    if (generated === undefined) {
      this.note('outside', generated_rel_dir);
      return false;
    }
    this.generated = generated;
    const found = await readManifest(path.join(generated, manifestName), host, ts);
    if (found.kind === 'put_aside') this.note('put_aside', found.path);
    if (found.kind !== 'read') return true;
    this.before = found.manifest;
    if (found.manifest.project_id === project_id) return true;
    this.note('other_project', generated_rel_dir, found.manifest.project_id);
    return false;
  }

  /** Which files may be written, and what each of them holds now. */
  private async writable(): Promise<{ path: string; text: string; isThere: boolean }[]> {
    const made = new Set(this.before.files);
    const found: { path: string; text: string; isThere: boolean }[] = [];
    for (const { path: relative, text } of this.plan.files)
      await this.attempt(relative, async () => {
        const place = path.join(this.generated, relative);
        if (!isBelow(this.generated, await realOf(path.dirname(place)).then((folder) => path.join(folder, path.basename(place)))))
          return this.note('outside', relative);
        const at = await lookedAt(place);
        const isFile = at?.isFile() === true && at.size <= largestFile;
        const isThere = isFile && (await readFile(place, 'utf8')) === text;
        if (at && !isThere && !(isFile && made.has(relative)))
          return this.note('foreign_file', path.join(this.inGenerated, relative));
        found.push({ path: relative, text, isThere });
      });
    return found;
  }

  async writeFiles(): Promise<void> {
    const wanted = await this.writable();
    const missing = wanted.filter(({ isThere }) => !isThere);
    const made = [...this.before.files, ...wanted.map((file) => file.path)];
    /** Said before it is done: a visit that is broken off leaves nothing behind that the next one would not know. */
    const isSaid = missing.length === 0 || (await this.attempt(this.inGenerated, () => this.remember(made)));
    for (const { path: relative, text, isThere } of isSaid ? wanted : [])
      if (isThere || (await this.attempt(path.join(this.inGenerated, relative), () => this.write(relative, text))))
        this.files.push(relative);
    await this.removeStale(new Set(wanted.map((file) => file.path)));
  }

  private async write(relative: string, text: string): Promise<void> {
    const place = path.join(this.generated, relative);
    await mkdir(path.dirname(place), { recursive: true });
    await replaceFile(place, text);
  }

  private async removeStale(kept: ReadonlySet<string>): Promise<void> {
    const folders = new Set<string>();
    for (const relative of this.before.files.filter((file) => !kept.has(file)))
      await this.attempt(relative, async () => {
        const place = path.join(this.generated, relative);
        /** A manifest that names something else than what is below it is no reason to remove that. */
        if (!isBelow(this.generated, path.join(await realOf(path.dirname(place)), path.basename(place)))) return;
        const at = await lookedAt(place);
        if (!at?.isFile()) return;
        await unlink(place);
        this.removed += 1;
        folders.add(path.dirname(relative));
      });
    for (const folder of folders) await this.prune(path.join(this.generated, folder), this.generated);
  }

  /** Removes folders that have become empty, up to but without `top`. */
  private async prune(folder: string, top: string): Promise<void> {
    for (let at = folder; isBelow(top, at); at = path.dirname(at))
      if (
        !(await rmdir(at).then(
          () => true,
          () => false,
        ))
      )
        return;
  }

  async writeLinks(): Promise<void> {
    for (const { from, at } of this.plan.links) await this.attempt(at, () => this.link(from, at));
    const kept = new Set(this.links);
    for (const at of this.before.links.filter((link) => !kept.has(link))) await this.attempt(at, () => this.unlink(at));
  }

  private leadsTo = async (link: string): Promise<string> => path.resolve(path.dirname(link), await readlink(link));

  private async link(from: string, at: string): Promise<void> {
    const target = path.join(this.generated, from);
    const place = await this.entryOf(at);
    if (place === undefined) return this.note('outside', at);
    const found = await lookedAt(place);
    if (found && !found.isSymbolicLink()) return this.note('exists_non_symlink', at);
    if (found) {
      const leads = await this.leadsTo(place);
      if (leads === target) return void this.links.push(at);
      if (!this.before.links.includes(at) || !isBelow(this.generated, leads)) return this.note('foreign_link', at);
    }
    if (!this.files.some((file) => file === from || file.startsWith(`${from}/`))) return;
    const made = await mkdir(path.dirname(place), { recursive: true });
    if (made !== undefined) this.folders.push(path.relative(this.root, made), path.relative(this.root, path.dirname(place)));
    const temporary = `${place}.${randomUUID()}`;
    await symlink(path.relative(path.dirname(place), target), temporary);
    await rename(temporary, place).catch(async (error: unknown) => {
      await rm(temporary, { force: true });
      throw error;
    });
    this.links.push(at);
  }

  private async unlink(at: string): Promise<void> {
    const place = await this.entryOf(at);
    if (place === undefined) return;
    const found = await lookedAt(place);
    if (!found?.isSymbolicLink() || !isBelow(this.generated, await this.leadsTo(place))) return;
    await unlink(place);
    this.removed += 1;
  }

  async writeBlock(): Promise<void> {
    const { block } = this.plan;
    this.block = this.before.block;
    if (block) await this.attempt(block.file, () => this.placeBlock(block));
  }

  private async placeBlock({ file, begin, end, text }: NonNullable<HostPlan['block']>): Promise<void> {
    const place = await this.placeOf(file);
    if (place === undefined) return this.note('outside', file);
    const at = await lookedAt(place);
    if (at && (!at.isFile() || at.size > largestFile)) return this.note('foreign_file', file);
    const before = at ? await readFile(place, 'latin1') : '';
    const words = text === null ? null : Buffer.from(text, 'utf8').toString('latin1');
    const known = this.before.block?.file === file ? this.before.block : { file, separator: '', made: at === undefined };
    const placed = withBlock(before, { begin, end }, words, known.separator);
    if (placed.kind === 'broken') return this.note('broken_block', file);
    if (text === null && placed.content === '' && known.made) {
      if (at) await unlink(place);
    } else if (placed.content !== before) await replaceFile(place, Buffer.from(placed.content, 'latin1'), at && at.mode & 0o777);
    if (text === null && placed.content !== before) this.removed += 1;
    this.block = text === null ? null : { ...known, separator: placed.separator };
  }

  private async remember(files: readonly string[]): Promise<void> {
    const { project_id } = this.plan;
    const folders = [...new Set([...this.before.folders, ...this.folders])];
    const links = [...new Set([...this.before.links, ...this.links])];
    const said = { project_id, files: [...new Set(files)], links, folders, block: this.block ?? this.before.block };
    await mkdir(this.generated, { recursive: true });
    await replaceFile(path.join(this.generated, manifestName), `${sortedJson(manifestJson(said, this.plan), 2)}\n`);
  }

  /** Writes down what stands there now; where that is nothing any more, the list goes too. */
  async leave(): Promise<void> {
    const { leaves, project_id } = this.plan;
    const folders = [...new Set([...this.before.folders, ...this.folders])];
    const now: Manifest = { project_id, files: this.files, links: this.links, folders, block: this.block };
    await this.attempt(manifestName, async () => {
      const file = path.join(this.generated, manifestName);
      if (leaves) return this.clear(file, folders);
      const before = await readManifest(file, this.plan.host, this.plan.ts);
      const text = `${sortedJson(manifestJson(now, this.plan), 2)}\n`;
      const isSaid = before.kind === 'read' && withoutTime(before.text) === withoutTime(text);
      if (isSaid) return;
      await mkdir(this.generated, { recursive: true });
      await replaceFile(file, text);
    });
  }

  private async clear(file: string, folders: readonly string[]): Promise<void> {
    await rm(file, { force: true });
    await this.prune(this.generated, this.root);
    for (const folder of folders.toSorted((a, b) => b.length - a.length)) {
      const place = await this.placeOf(folder);
      if (place !== undefined && (await readdir(place).catch(() => ['?'])).length === 0) await this.prune(place, this.root);
    }
  }

  done(): HostDone {
    return { files_n: this.files.length, links_n: this.links.length, removed_n: this.removed, notes: this.notes };
  }
}

const withoutTime = (text: string): string => text.replace(/^ {2}"ts": .*$/m, '');

export function createHosts({ cwd = process.cwd() }: { readonly cwd?: string } = {}): Hosts {
  return {
    async find(typed) {
      const place = path.resolve(cwd, fromHome(typed));
      return { path: place, isFolder: await isFolder(place) };
    },
    async write(plan) {
      const visit = new Visit(plan);
      try {
        if (!(await visit.enter())) return visit.done();
        await visit.writeFiles();
        await visit.writeLinks();
        await visit.writeBlock();
        await visit.leave();
        return visit.done();
      } catch (error) {
        const failed: HostNote = { kind: 'failed', path: plan.workspace_root, detail: codeOf(error) };
        return { ...visit.done(), notes: [...visit.notes, failed] };
      }
    },
  };
}
