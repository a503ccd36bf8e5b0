import loop_break from '../answers/loop_break.ts';
import { advised, definePrompt, told, toldOf } from '../kit/index.ts';
import { last_message, recent_evidence, repo_observation, standard, text } from './blocks.ts';
import { props, wordsWhere } from './checks.ts';
import { outsideWords } from './common.ts';

const acts = (action: string) => props({ action: { const: action } });

export default definePrompt({
  of: loop_break,
  role: 'You find a way out when the exchange with Hands repeats itself.',
  goal: [
    'The autopilot was about to send an instruction that it has sent before, to a message that it has seen before. Sending it again would bring the same.',
  ],
  blocks: {
    ...standard,
    repo_observation,
    recent_evidence,
    pattern: text('records', 'How it repeats: aaa is three times the same, abab is two in turn', 100),
    reason: text('records', 'Why the autopilot was about to send it', 2000),
    last_message,
    planned_next_input: text('records', 'The instruction that was about to be sent again'),
  },
  rules: {
    ...outsideWords,
    'a-rewrite-has-words': told(
      'Where action is rewrite_next_input, rewritten_next_input is the whole new instruction. Otherwise it is empty.',
      { schema: wordsWhere('rewritten_next_input', acts('rewrite_next_input')) },
    ),
    'a-rewrite-is-different': told(
      'A new instruction takes another way: it names what failed before and what to do instead. It is not the old one in other words.',
      { new: ['rewritten_next_input'], of: ['planned_next_input'] },
    ),
    'checks-say-what-for': told(
      'Where action is run_checks_then_continue, check_intent says what the checks should find out. Otherwise it is empty.',
      { schema: wordsWhere('check_intent', acts('run_checks_then_continue')) },
    ),
    'asking-has-a-question': told(
      'Where action is ask_user, ask_user_question is one question that the user can answer without reading the transcript. Otherwise it is empty.',
      { schema: wordsWhere('ask_user_question', acts('ask_user')) },
    ),
    'stopping-as-done-needs-evidence': toldOf(
      'stop_done is for a loop around work that the evidence shows to be finished; where it does not, stop_blocked is for one that nothing can end.',
    ),
    'asking-comes-last': advised('Prefer a rewrite or checks. Ask the user last, and only for what changes something.'),
  },
});
