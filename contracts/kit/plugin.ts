/** What hosts load so that memory arrives by itself: who it is, which hooks it has, and when an agent should use it. */
export interface PluginSpec {
  /** As hosts know the server and the skill. */
  readonly name: string;
  readonly title: string;
  /** At most 100 characters. */
  readonly description: string;
  /** Who the MCP registry knows the server by; `mcpName` in package.json must be the same. */
  readonly mcp_name: string;
  readonly author: string;
  readonly keywords: readonly string[];
  /** Moments at which hosts ask, as they call them, and after how many seconds they need not wait any more. */
  readonly hooks: readonly { readonly event: string; readonly timeout: number }[];
  readonly skill: { readonly description: string; readonly lines: readonly string[] };
}

export const definePlugin = (plugin: PluginSpec): PluginSpec => plugin;
