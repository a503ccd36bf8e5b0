// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
export const texts: Readonly<Record<string, unknown>> = {
  'note-template-initiative': "# Initiative\n\nGoal: {goal}\n\n## Scope\n<what belongs to it, what does not>\n\n## Constraints\n<what must not break>\n\n## Done when\n<how anyone can tell>\n\n## Risks\n<what could go wrong, and the first sign of it>\n\n## Plan\n1. <first step>\n\n## Evidence\n<commands and links, as they come>\n\n## Open questions\n<what is not known yet>\n\n## Next\n<one action>",
  'note-template-decision': "# Decision\n\nGoal: {goal}\n\n## Decided\n<one sentence>\n\n## Because\n<the reasons that carry it>\n\n## Instead of\n<what was considered and why not>\n\n## Would change if\n<what would make it wrong>",
  'note-template-goal': "<what this is for>",
};
