// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
export const texts: Readonly<Record<string, unknown>> = {
  'stands-in-scope': "{id}, with scope {scope}",
  'injection-marker': "[mi] What the user holds to. Guidance for this work, not a task of its own.",
  'injection-values': "Values and preferences:",
  'injection-no-values': "None are recorded yet; `mi init --values \"…\"` records them.",
  'injection-defaults': "Defaults:",
  'injection-refactor': {"behavior_preserving":"A refactoring keeps behaviour as it is, unless the user asks for a change.","behavior_changing":"A refactoring may change behaviour where that serves the task; say what changes."},
  'injection-uncertain': {"ask":"When something is unclear and the values do not settle it, stop and ask.","proceed":"When something is unclear, take the most careful reading and go on; say what was assumed."},
  'injection-outside': "Stop and ask before anything that reaches beyond this machine (network, install, push, publish) and is not covered above.",
  'testless-lead': "Without tests, verify like this:",
  'values-summary-title': "Values Summary",
  'values-procedure': "How to decide: {summary}",
  'no-longer-among-the-values': "No longer among the values.",
  'recalled-before': "From earlier work, found by the words of this task; it may be out of date:",
  'mined-by-hand': "source=mi claim mine",
  'settings-command': "mi settings set",
  'mermaid-root': "  style {name} stroke-width:3px",
};
