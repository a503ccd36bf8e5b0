import { isDeepStrictEqual } from 'node:util';
import { type Args, apply, checkpoints, type Entity, type Image, type Op, type Step } from './tasks-oracle-parts.ts';

export interface Outcome {
  readonly code: string | null;
  readonly warnings: readonly string[];
}

interface Event {
  readonly task_id: string;
  readonly type: string;
  readonly path: string | null;
}

class Refusal extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}
const refuse = (code = 'INVALID_INPUT'): never => {
  throw new Refusal(code);
};

const undoable = ['tasks_patch', 'tasks_task_define', 'tasks_progress', 'tasks_block'];
const confirmed = (step: Step, checkpoint: string) => step.image[`${checkpoint}_confirmed`] === true;
const evidenceOf = (step: Step) => step.image.evidence as string[];
const below = (step: Step, path: string) => step.path.startsWith(`${path}.`);
const kept = (items: string[], besides: string[] = []) =>
  items.map((item) => item.trim()).filter((item) => item !== '' && !besides.includes(item));
const flagsIn = (given: unknown): Record<string, boolean> =>
  given === 'gate' || given === 'all'
    ? Object.fromEntries(checkpoints.slice(0, given === 'all' ? 5 : 2).map((name) => [name, true]))
    : (given as Record<string, boolean>);

/** The task tools over plain objects, one rule after another as the specification says them. */
export class Oracle {
  now = 0;
  entities: Entity[] = [];
  events: Event[] = [];
  focus: string | null = null;
  /** Every id that was ever given out, by its prefix. */
  last: Record<string, number> = { PLAN: 0, TASK: 0, STEP: 0, NODE: 0 };
  /** Texts of notes, by task. */
  notes: Record<string, string[]> = {};
  /** Steps that a note was made to. */
  readonly #noted = new Set<string>();
  #warnings: string[] = [];

  call(tool: string, args: Args): Outcome {
    const { entities, events, focus, last, notes } = this;
    const before = structuredClone({ entities, events, focus, last, notes });
    this.#warnings = [];
    try {
      this.#act(tool, args);
      return { code: null, warnings: this.#warnings };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      Object.assign(this, before);
      return { code: error.code, warnings: [] };
    }
  }

  entity(id: unknown): Entity | undefined {
    return this.entities.find((entity) => entity.id === id);
  }

  #act(tool: string, args: Args): undefined {
    switch (tool) {
      case 'tasks_create':
        return this.#create(args);
      case 'tasks_batch':
        return this.#batch(args);
      case 'tasks_focus_set':
        this.focus = (this.entity(args.task) ?? refuse('UNKNOWN_ID')).id;
        return;
      case 'tasks_edit':
      case 'tasks_complete':
      case 'tasks_undo':
      case 'tasks_redo':
      case 'tasks_delete':
      case 'tasks_evidence_capture':
      case 'tasks_patch':
        return this.#onEntity(tool, args, this.#located(args));
      case 'tasks_decompose':
      case 'tasks_close_task':
      case 'tasks_task_add':
      case 'tasks_task_define':
      case 'tasks_task_delete':
        return this.#onTask(tool, args, this.#located(args, 'task'));
      default: {
        const task = this.#located(args, 'task');
        return this.#onStep(tool, args, task, this.#step(task, args) ?? refuse());
      }
    }
  }

  /** Who is meant, and whether it stands where the caller believes. */
  #located(args: Args, kind?: string): Entity {
    const id = args.task ?? this.focus ?? refuse();
    if (kind === 'task' && String(args.task).startsWith('PLAN')) refuse();
    const entity = this.entity(id) ?? refuse('UNKNOWN_ID');
    if (kind && entity.kind !== kind) refuse();
    const expected = args.expected_revision ?? args.expected_version;
    if (expected !== undefined && expected !== entity.revision) refuse('REVISION_MISMATCH');
    return entity;
  }

  #step(task: Entity, { step_id, path }: Args): Step | undefined {
    if (step_id === undefined && path === undefined) return undefined;
    return task.steps.find((step) => step.step_id === step_id || step.path === path) ?? refuse('UNKNOWN_ID');
  }

  #node(task: Entity, { path, task_node_id }: Args) {
    const nodes = task.steps.flatMap((step) => step.nodes);
    return nodes.find((node) => node.path === path || node.node_id === task_node_id) ?? refuse('UNKNOWN_ID');
  }

  #id(kind: string, width: number): string {
    this.last[kind] = (this.last[kind] ?? 0) + 1;
    return `${kind}-${String(this.last[kind]).padStart(width, '0')}`;
  }

  /** Something happened: one event, and one more revision unless it belongs to the one before. */
  #tell(entity: Entity, type: string, path: string | null, revisions = 1): undefined {
    entity.revision += revisions;
    entity.updated_at_ms = this.now;
    this.events.push({ task_id: entity.id, type, path });
  }

  #record(entity: Entity, subject: { path?: string; image: Image }, id: string, intent: string, change: Image): undefined {
    for (const op of entity.ops) if (op.undone) op.undoable = false;
    const before = subject.image;
    subject.image = { ...before, ...change };
    const after = structuredClone(subject.image);
    entity.ops.push({ intent, id, path: subject.path ?? null, before, after, undoable: true, undone: false });
  }

  #create({ parent, title, steps }: Args): undefined {
    if (parent !== undefined && !this.entity(parent)) refuse('UNKNOWN_ID');
    if (parent === undefined && steps !== undefined) refuse();
    const kind = parent === undefined ? 'plan' : 'task';
    const id = this.#id(kind.toUpperCase(), 3);
    const blank = { description: null, context: null, priority: null, domain: null, tags: [], depends_on: [] };
    const entity: Entity = {
      id,
      kind,
      parent: (parent as string | undefined) ?? null,
      status: 'TODO',
      revision: 0,
      updated_at_ms: this.now,
      completed_at_ms: null,
      image: { title, ...blank, contract: null, contract_data: null, contract_versions: 0 },
      next_step: 0,
      steps: [],
      ops: [],
    };
    this.entities.push(entity);
    this.notes[id] = [];
    this.#tell(entity, `${kind}_created`, null, 0);
    if (!steps) return;
    const planned = steps as Args[];
    this.#addSteps(entity, null, planned);
    for (const [i, { tests, blockers }] of planned.entries()) {
      if (tests === undefined && blockers === undefined) continue;
      const step = entity.steps[i] as Step;
      if (tests) step.image.tests = kept(tests as string[]);
      if (blockers) step.image.blockers = kept(blockers as string[], ['none']);
      this.#tell(entity, 'step_defined', step.path);
    }
  }

  #addSteps(task: Entity, parent: Step | null, drafts: Args[]): undefined {
    for (const { title, success_criteria } of drafts) {
      if (kept(success_criteria as string[]).length === 0) refuse();
      const place = parent ?? task;
      const path = `${parent ? `${parent.path}.` : ''}s:${place.next_step}`;
      place.next_step += 1;
      const flags = Object.fromEntries(checkpoints.map((name) => [`${name}_confirmed`, false]));
      const modes = Object.fromEntries(checkpoints.slice(1).map((name) => [`proof_${name}_mode`, 'off']));
      const lists = { success_criteria: kept(success_criteria as string[]), tests: [], blockers: [], evidence: [] };
      const open = { completed: false, completed_at_ms: null, blocked: false, block_reason: null };
      const image = { title, ...lists, ...flags, ...modes, ...open };
      task.steps.push({ step_id: this.#id('STEP', 8), path, image, next_step: 0, next_node: 0, nodes: [] });
    }
    this.#tell(task, 'steps_added', parent?.path ?? null);
  }

  #onEntity(tool: string, args: Args, entity: Entity): undefined {
    const { kind } = entity;
    switch (tool) {
      case 'tasks_edit': {
        const fields = ['title', 'description', 'tags', 'priority', 'depends_on', 'contract'];
        const change = Object.fromEntries(fields.flatMap((field) => (args[field] === undefined ? [] : [[field, args[field]]])));
        if (Object.keys(change).length === 0 || (kind === 'task' && 'contract' in change)) refuse();
        this.#depend(entity, change);
        Object.assign(entity.image, this.#versioned(entity, change));
        return this.#tell(entity, `${kind}_edited`, null);
      }
      case 'tasks_complete':
        return this.#complete(entity, (args.status as string | undefined) ?? 'DONE');
      case 'tasks_undo':
      case 'tasks_redo':
        return this.#reapply(entity, tool === 'tasks_undo');
      case 'tasks_delete': {
        const step = this.#step(entity, args);
        return step ? this.#deleteStep(entity, step) : this.#deleteEntity(entity);
      }
      case 'tasks_evidence_capture':
        return this.#capture(entity, this.#step(entity, args), args);
      default:
        return this.#patch(entity, args);
    }
  }

  #versioned({ image }: Entity, change: Image): Image {
    return 'contract' in change ? { ...change, contract_versions: Number(image.contract_versions) + 1 } : change;
  }

  #depend(entity: Entity, change: Image): undefined {
    const ids = (change.depends_on ?? []) as string[];
    if (ids.includes(entity.id)) refuse();
    if (!ids.every((id) => this.entity(id))) refuse('UNKNOWN_ID');
  }

  #complete(entity: Entity, status: string): undefined {
    if (status === entity.status) {
      if (status === 'DONE') this.#warnings.push('ALREADY_DONE');
      return;
    }
    if (entity.kind === 'task' && status === 'DONE') {
      if (entity.steps.some((step) => !step.image.completed)) refuse();
      if (entity.steps.some((step) => this.#missing(step).length)) refuse('CHECKPOINTS_NOT_CONFIRMED');
    }
    this.#setStatus(entity, status);
  }

  #setStatus(entity: Entity, status: string): undefined {
    entity.status = status;
    entity.completed_at_ms = status === 'DONE' ? this.now : null;
    this.#tell(entity, entity.kind === 'plan' ? 'plan_updated' : 'task_completed', null);
  }

  #subject(entity: Entity, id: string): { image: Image } | undefined {
    const nodes = entity.steps.flatMap((step) => step.nodes);
    if (id === entity.id) return entity;
    return entity.steps.find((step) => step.step_id === id) ?? nodes.find((node) => node.node_id === id);
  }

  #reapply(entity: Entity, undo: boolean): undefined {
    const found = (op: Op) => op.undoable && op.undone !== undo;
    const op = (undo ? entity.ops.findLast(found) : entity.ops.find(found)) ?? refuse();
    const subject = this.#subject(entity, op.id) ?? refuse('CONFLICT');
    if (!isDeepStrictEqual(subject.image, undo ? op.after : op.before)) refuse('CONFLICT');
    subject.image = structuredClone(undo ? op.before : op.after);
    op.undone = undo;
    this.#tell(entity, undo ? 'undo_applied' : 'redo_applied', op.path);
  }

  #deleteStep(task: Entity, step: Step): undefined {
    const gone = task.steps.filter((other) => other === step || below(other, step.path));
    task.steps = task.steps.filter((other) => !gone.includes(other));
    const ids = gone.flatMap((each) => [each.step_id, ...each.nodes.map((node) => node.node_id)]);
    for (const op of task.ops) if (ids.includes(op.id)) op.undoable = false;
    this.#tell(task, 'step_deleted', step.path);
  }

  #deleteEntity(entity: Entity): undefined {
    const gone = [...this.entities.filter((other) => other.parent === entity.id), entity];
    this.entities = this.entities.filter((other) => !gone.includes(other));
    for (const each of gone) this.#tell(each, 'task_deleted', null);
    if (gone.some((each) => each.id === this.focus)) this.focus = null;
  }

  #capture(entity: Entity, step: Step | undefined, args: Args): undefined {
    const checks = args.checks as string[];
    const real = checks.some((check) => !check.includes('<fill'));
    const linked = (args.checkpoint ?? []) as string[];
    const half = linked.length > 0 && checks.length === 1;
    if (!real || half) this.#warnings.push('PROOF_WEAK');
    if (step && real)
      step.image.evidence = checkpoints.filter((name) => evidenceOf(step).includes(name) || linked.includes(name));
    this.#tell(entity, 'evidence_captured', step?.path ?? null);
  }

  #patch(entity: Entity, args: Args): undefined {
    const { kind = 'task_detail', ops } = args as { kind?: string; ops: Args[] };
    if (kind !== 'task_detail' && entity.kind === 'plan') refuse();
    if (kind === 'task_detail') {
      const change = apply(entity.kind, entity.image, ops) ?? refuse();
      this.#depend(entity, change);
      this.#record(entity, entity, entity.id, 'task_detail_patch', this.#versioned(entity, change));
      return this.#tell(entity, 'task_patched', null);
    }
    if (kind === 'task') {
      const node = this.#node(entity, args);
      this.#record(entity, node, node.node_id, 'task_node_patch', apply('node', node.image, ops) ?? refuse());
      return this.#tell(entity, 'task_node_defined', node.path);
    }
    const step = this.#step(entity, args) ?? refuse();
    const change = apply('step', step.image, ops) ?? refuse();
    this.#record(entity, step, step.step_id, 'step_patch', this.#unconfirmed(change));
    this.#tell(entity, 'step_defined', step.path);
  }

  #unconfirmed(change: Image): Image {
    return {
      ...change,
      ...('success_criteria' in change ? { criteria_confirmed: false } : {}),
      ...('tests' in change ? { tests_confirmed: false } : {}),
    };
  }

  #onTask(tool: string, args: Args, task: Entity): undefined {
    const at = (path: unknown) => task.steps.find((step) => step.path === path) ?? refuse('UNKNOWN_ID');
    switch (tool) {
      case 'tasks_decompose':
        return this.#addSteps(task, args.parent === undefined ? null : at(args.parent), args.steps as Args[]);
      case 'tasks_close_task':
        return this.#closeTask(task, args.apply === true);
      case 'tasks_task_add': {
        const step = at(args.parent_step);
        const path = `${step.path}.t:${step.next_node++}`;
        const image = { title: args.title, status: 'TODO', blocked: false, risks: [] };
        step.nodes.push({ node_id: this.#id('NODE', 8), path, image });
        return this.#tell(task, 'task_node_added', path);
      }
      case 'tasks_task_define': {
        const node = this.#node(task, args);
        const { title, status } = args;
        if (title === undefined && status === undefined) refuse();
        const change = { ...(title === undefined ? {} : { title }), ...(status === undefined ? {} : { status }) };
        this.#record(task, node, node.node_id, 'task_node_define', change);
        return this.#tell(task, 'task_node_defined', node.path);
      }
      default: {
        const node = this.#node(task, args);
        for (const step of task.steps) step.nodes = step.nodes.filter((other) => other !== node);
        for (const op of task.ops) if (op.id === node.node_id) op.undoable = false;
        return this.#tell(task, 'task_node_deleted', node.path);
      }
    }
  }

  #closeTask(task: Entity, applies: boolean): undefined {
    if (task.status === 'DONE') this.#warnings.push('ALREADY_DONE');
    if (!applies || task.status === 'DONE') return;
    if (task.steps.some((step) => this.#missing(step).length)) refuse('CHECKPOINTS_NOT_CONFIRMED');
    if (task.steps.some((step) => !step.image.completed)) refuse();
    this.#setStatus(task, 'DONE');
  }

  /** Required and not confirmed: criteria and tests always, the others by evidence, by proof mode, or by mention. */
  #missing(step: Step, mentioned: readonly string[] = []): string[] {
    return checkpoints.filter(
      (name, i) =>
        (i < 2 ||
          evidenceOf(step).includes(name) ||
          step.image[`proof_${name}_mode`] === 'require' ||
          mentioned.includes(name)) &&
        !confirmed(step, name),
    );
  }

  #close(task: Entity, step: Step, { mentioned, force }: { mentioned?: string[]; force?: boolean } = {}): undefined {
    if (step.image.completed) refuse();
    const unproven = (mode: string) =>
      checkpoints.some((name) => step.image[`proof_${name}_mode`] === mode && !evidenceOf(step).includes(name));
    if (!force && this.#missing(step, mentioned).length) refuse('CHECKPOINTS_NOT_CONFIRMED');
    if (!force && unproven('require')) refuse('PROOF_REQUIRED');
    const tests = step.image.tests as string[];
    if (tests.length && evidenceOf(step).length === 0 && !this.#noted.has(step.step_id)) this.#warnings.push('PROOF_MISSING');
    if (task.steps.some((other) => below(other, step.path) && !other.image.completed)) this.#warnings.push('STEP_CHILDREN_OPEN');
    if (step.image.blocked) this.#warnings.push('STEP_BLOCKED');
    if (!force && unproven('warn')) this.#warnings.push('PROOF_WEAK');
  }

  #onStep(tool: string, args: Args, task: Entity, step: Step): undefined {
    const { image, path, step_id } = step;
    const done = { completed: true, completed_at_ms: this.now };
    switch (tool) {
      case 'tasks_define': {
        const { title, success_criteria, tests, blockers } = args as Record<string, string[] | undefined>;
        const change = this.#unconfirmed({
          ...(title === undefined ? {} : { title }),
          ...(success_criteria === undefined ? {} : { success_criteria: kept(success_criteria) }),
          ...(tests === undefined ? {} : { tests: kept(tests) }),
          ...(blockers === undefined ? {} : { blockers: kept(blockers, ['none']) }),
        });
        if (Object.keys(change).length === 0 || (change.success_criteria as string[] | undefined)?.length === 0) refuse();
        Object.assign(image, change);
        return this.#tell(task, 'step_defined', path);
      }
      case 'tasks_note':
        this.notes[task.id]?.push(args.note as string);
        this.#noted.add(step_id);
        return this.#tell(task, 'step_noted', path);
      case 'tasks_verify':
        for (const [name, value] of Object.entries(flagsIn(args.checkpoints))) image[`${name}_confirmed`] = value;
        return this.#tell(task, 'step_verified', path);
      case 'tasks_done':
        this.#close(task, step);
        Object.assign(image, done);
        return this.#tell(task, 'step_done', path);
      case 'tasks_close_step': {
        const flags = flagsIn(args.checkpoints);
        if (flags.criteria === undefined && flags.tests === undefined) refuse();
        for (const [name, value] of Object.entries(flags)) image[`${name}_confirmed`] = value;
        this.#close(task, step, { mentioned: Object.keys(flags) });
        Object.assign(image, done);
        this.#tell(task, 'step_verified', path);
        return this.#tell(task, 'step_done', path, 0);
      }
      case 'tasks_progress':
        if (args.completed === false) {
          if (!image.completed) refuse();
          this.#record(task, step, step_id, 'step_progress', { completed: false, completed_at_ms: null });
          return this.#tell(task, 'step_reopened', path);
        }
        this.#close(task, step, { force: args.force === true });
        this.#record(task, step, step_id, 'step_progress', done);
        return this.#tell(task, 'step_done', path);
      default: {
        const blocked = args.blocked !== false;
        this.#record(task, step, step_id, 'step_block_set', { blocked, block_reason: blocked ? (args.reason ?? null) : null });
        return this.#tell(task, blocked ? 'step_blocked' : 'step_unblocked', path);
      }
    }
  }

  #batch({ operations, atomic }: Args): undefined {
    const planned = operations as { tool: string; args: Args }[];
    if (atomic && !planned.every(({ tool }) => undoable.includes(tool))) refuse();
    for (const [index, { tool, args }] of planned.entries()) {
      const { code } = this.call(tool, args);
      this.#warnings = [];
      if (code === null) continue;
      if (atomic || index === 0) refuse('BATCH_FAILED');
      this.#warnings = ['BATCH_STOPPED'];
      return;
    }
  }
}
