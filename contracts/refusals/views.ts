import { badInput, defineRefusals, Type } from '../kit/index.ts';

const Of = Type.Object;
const S = Type.String();
const N = Type.Integer();

export const viewsRefusals = defineRefusals({
  'template-is-for-another-kind': badInput(
    '{id} is a template for a {kind}.',
    'Choose one for a {wanted}.',
    '{field}',
    Of({ id: S, kind: S, wanted: S, field: S }),
  ),
  'steps-and-template-are-given': badInput('steps and template both say what the steps are.', 'Keep one of them.', 'template'),
  'neither-steps-nor-template-is-given': badInput(
    'Neither steps nor template says what the steps are.',
    'Give steps, or template=basic-task.',
    'template',
  ),
  'neither-plan-nor-plan-title-is-given': badInput(
    'Neither plan nor plan_title says where the task goes.',
    'Name a plan, or give plan_title.',
    'plan',
  ),
  'plan-and-plan-title-are-given': badInput(
    'plan and plan_title both say where the task goes.',
    'Keep one of them.',
    'plan_title',
  ),
  'plan-template-lacks-a-title': badInput(
    'plan_template is for a new plan, and plan_title is missing.',
    'Add plan_title, or leave it out.',
    'plan_template',
  ),
  'task-cannot-hold-a-task': badInput('{id} is a task; a task goes under a plan.', 'Name a plan.', 'plan', Of({ id: S })),
  'proof-holds-too-many-receipts': badInput(
    'proof holds {count} receipts; {most} are taken.',
    'Keep those that matter.',
    'proof',
    Of({ count: N, most: N }),
  ),
  'out-file-leads-outside': badInput(
    'out_file {out_file} leads out of what may be written.',
    'Name a file in the project, or in a folder that --export-dir allows; no links, nothing below .git.',
    'out_file',
    Of({ out_file: S }),
  ),
  'out-file-is-no-pack': badInput(
    'out_file {out_file} holds something else than an exported pack.',
    'Choose another name, or remove it.',
    'out_file',
    Of({ out_file: S }),
  ),
  'out-file-is-no-json': badInput(
    'out_file {out_file} is no .json file.',
    'Let it end in .json.',
    'out_file',
    Of({ out_file: S }),
  ),
  'field-is-not-for-this-kind': badInput(
    '{id} is a {kind}, which has no {field}.',
    'Leave {field} out.',
    '{field}',
    Of({ id: S, kind: S, field: S }),
  ),
});
