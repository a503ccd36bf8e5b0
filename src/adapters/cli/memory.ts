import { extended, type StoreContext } from './context.ts';
import { type Actions, programOf } from './program.ts';

/** Each command's code is loaded when it is used. */
const actions: Actions<'memory', StoreContext> = {
  mcp: async (cli, given) => (await import('./mcp.ts')).mcp(cli, given),
  serve: async (cli, given) => (await import('./serve.ts')).serve(cli, given),
  call: async (cli, given) => (await import('./call.ts')).callTool(cli, given),
  search: async (cli, given) => (await import('./search.ts')).search(cli, given),
  tools: async (cli, given) => (await import('./tools.ts')).tools(cli, given),
  describe: async (cli, given) => (await import('./describe.ts')).describe(cli, given),
  doctor: async (cli, given) => (await import('./doctor.ts')).doctor(cli, given),
  backup: async (cli, given) => (await import('./backup.ts')).backup(cli, given),
  init: async (cli, given) => (await import('./init.ts')).init(cli, given),
  install: async (cli, given) => (await import('./install.ts')).install(cli, given),
  uninstall: async (cli, given) => (await import('./install.ts')).uninstall(cli, given),
  plugin: async (cli, given) => (await import('./plugin.ts')).plugin(cli, given),
  hook: async (cli, given) => (await import('./hook.ts')).hook(cli, given),
  export: async (cli, given) => (await import('./transfer.ts')).exportTo(cli, given),
  import: async (cli, given) => (await import('./transfer.ts')).importFrom(cli, given),
  'mcp-config': async (cli, given) => (await import('./mcp-config.ts')).mcpConfig(cli, given),
  ledger: async (cli, { args }) => (await import('./ledger.ts')).ledger(extended(cli, cli.ledger), args.words),
  mi: async (cli, { args }) => (await import('./autopilot.ts')).autopilot(extended(cli, await cli.autopilot()), args.words),
  conformance: async (cli, given) => (await import('./conformance.ts')).conformance(cli, given),
  'schemas export': async (cli, given) => (await import('./schemas.ts')).schemas(cli, given),
  contract: async (cli, given) => (await import('./contract.ts')).contract(cli, given),
};

/** The command line of reasoning memory. */
export const memoryProgram = programOf('memory', actions);
