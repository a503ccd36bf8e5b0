import risk_judge from '../answers/risk_judge.ts';
import { definePrompt, Type, told, toldOf } from '../kit/index.ts';
import { block, last_message, standard } from './blocks.ts';
import { items, learning, onlyIf, props, words } from './checks.ts';
import { outsideWords } from './common.ts';

export default definePrompt({
  of: risk_judge,
  role: 'You judge, after the fact, how risky something was that Hands did, and whether the user has to decide before work goes on.',
  goal: [
    'Signals were found by patterns in commands and text; some of them are harmless. The autopilot cannot undo what happened: it can stop, ask, and learn.',
  ],
  blocks: {
    ...standard,
    risk_signals: block(
      'outside',
      'Signals of risk in the last batch, as "<kind>: <command or line>"',
      Type.Array(Type.String(), { description: 'Signals of risk.' }),
    ),
    last_message,
  },
  rules: {
    ...outsideWords,
    'the-gravest-signal-counts': toldOf(
      'category is the kind of the gravest signal. severity is how bad the harm can be: critical where something may be lost or published for good.',
    ),
    'what-the-user-wants-is-no-risk': toldOf(
      'What the task or the values plainly allow has severity low or medium, and should_ask_user is false.',
    ),
    'little-known-means-asking': toldOf(
      'Where too little is known to judge, severity is medium or higher and should_ask_user is true.',
    ),
    'critical-means-asking': told('Where severity is critical, should_ask_user is true.', {
      schema: onlyIf(props({ severity: { const: 'critical' } }), props({ should_ask_user: { const: true } })),
    }),
    'asking-names-a-way-out': told(
      'Where should_ask_user is true, mitigation says what would lessen the harm, the most useful first: the user is shown the first three.',
      {
        schema: onlyIf(
          props({ should_ask_user: { const: true } }),
          props({ mitigation: { minItems: 1, maxItems: 10, ...items(words) } }),
        ),
      },
    ),
    ...learning,
  },
});
