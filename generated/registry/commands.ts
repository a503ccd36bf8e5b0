// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { ProgramInfo } from './program-shape.ts';

type Nothing = Readonly<Record<never, never>>;

/** What the action of each command is given. */
export interface Commands {
  readonly memory: {
    readonly mcp: { readonly args: Nothing; readonly options: Nothing };
    readonly serve: { readonly args: Nothing; readonly options: Nothing };
    readonly call: { readonly args: { readonly tool: string; readonly pairs: readonly string[] }; readonly options: { readonly json?: string | true } };
    readonly tools: { readonly args: Nothing; readonly options: { readonly toolset: string; readonly json: boolean } };
    readonly describe: { readonly args: { readonly tool: string }; readonly options: { readonly json: boolean } };
    readonly doctor: { readonly args: Nothing; readonly options: { readonly json: boolean } };
    readonly "mcp-config": { readonly args: Nothing; readonly options: { readonly client: "claude-code" | "codex" | "cursor" | "vscode"; readonly workspace?: string } };
    readonly conformance: { readonly args: Nothing; readonly options: { readonly stdio?: string; readonly http?: string; readonly token?: string; readonly product: string; readonly rule?: string; readonly json: boolean; readonly junit?: string } };
    readonly "schemas export": { readonly args: Nothing; readonly options: { readonly dialect: "plain" | "codex" | "openai" | "anthropic"; readonly out: string } };
    readonly contract: { readonly args: { readonly id?: string }; readonly options: { readonly json: boolean } };
  };
}

export const programs: { readonly [P in keyof Commands]: ProgramInfo } = {
  memory: {
    ...{"name":"noema","product":"memory","summary":"Durable reasoning memory for AI agents.","exits":{"0":"Done.","1":"The answer is no, or it failed.","2":"The command was wrong: nothing was done."},"options":[],"groups":{"schemas":"Schemas of all that contracts describe."}},
    commands: [
      {"path":["mcp"],"summary":"Serve the tools to one client over standard input and output.","arguments":[],"options":[],"examples":["noema mcp --workspace acme/app"],"exits":{"0":"Done.","1":"The answer is no, or it failed.","2":"The command was wrong: nothing was done."}},
      {"path":["serve"],"summary":"Serve the tools over HTTP: MCP at /mcp, plain JSON at /v1/tools/{name}, /openapi.json and /health.","arguments":[],"options":[],"examples":["noema serve --port 7420","NOEMA_TOKEN=… noema serve --host 0.0.0.0"],"exits":{"0":"Done.","1":"The answer is no, or it failed.","2":"The command was wrong: nothing was done."}},
      {"path":["call"],"summary":"Call one tool and print its answer.","arguments":[{"name":"tool","meaning":"Name of the tool."},{"name":"pairs","meaning":"Its arguments as key=value.","optional":true,"variadic":true}],"options":[{"name":"json","flag":"--json [object]","type":"string","meaning":"Arguments as a JSON object; without a value: print the whole JSON answer."}],"examples":["noema call notes_commit workspace=acme content=\"Use one writer\"","noema call show --json '{\"workspace\":\"acme\",\"doc_kind\":\"notes\"}'"],"exits":{"0":"Done.","1":"The tool answered with an error.","2":"The command was wrong: nothing was done."}},
      {"path":["tools"],"summary":"List the tools.","arguments":[],"options":[{"name":"toolset","flag":"--toolset <name>","type":"string","default":"full","meaning":"core, daily or full."},{"name":"json","flag":"--json","type":"boolean","meaning":"As JSON."}],"examples":[],"exits":{"0":"Done.","1":"The answer is no, or it failed.","2":"The command was wrong: nothing was done."}},
      {"path":["describe"],"summary":"Show what a tool takes, answers and promises.","arguments":[{"name":"tool","meaning":"Name of the tool."}],"options":[{"name":"json","flag":"--json","type":"boolean","meaning":"As JSON."}],"examples":["noema describe notes_commit"],"exits":{"0":"Done.","1":"There is no such tool.","2":"The command was wrong: nothing was done."}},
      {"path":["doctor"],"summary":"Check this installation and its store; say what is wrong and how to mend it.","arguments":[],"options":[{"name":"json","flag":"--json","type":"boolean","meaning":"As JSON."}],"examples":[],"exits":{"0":"Done.","1":"Something is wrong.","2":"The command was wrong: nothing was done."}},
      {"path":["mcp-config"],"summary":"Print the configuration that connects a client to this checkout.","arguments":[],"options":[{"name":"client","flag":"--client <name>","type":"choice","choices":["claude-code","codex","cursor","vscode"],"required":true,"meaning":"Client to connect."},{"name":"workspace","flag":"--workspace <id>","type":"string","meaning":"Default workspace to put in."}],"examples":["noema mcp-config --client codex --workspace acme/app"],"exits":{"0":"Done.","1":"The answer is no, or it failed.","2":"The command was wrong: nothing was done."}},
      {"path":["conformance"],"summary":"Run the conformance cases against any implementation, reached by --stdio or --http.","arguments":[],"options":[{"name":"stdio","flag":"--stdio <command>","type":"string","meaning":"Start this command and speak MCP over its standard input and output."},{"name":"http","flag":"--http <url>","type":"string","meaning":"Speak MCP over Streamable HTTP."},{"name":"token","flag":"--token <token>","type":"string","meaning":"Bearer token for --http."},{"name":"product","flag":"--product <name>","type":"string","default":"memory","meaning":"Cases of this product."},{"name":"rule","flag":"--rule <id>","type":"string","meaning":"Only this rule, or all that begin with it."},{"name":"json","flag":"--json","type":"boolean","meaning":"Report as JSON."},{"name":"junit","flag":"--junit <file>","type":"string","meaning":"Write a JUnit report too."}],"examples":["noema conformance --stdio \"noema mcp\"","noema conformance --http http://127.0.0.1:7420/mcp --rule merge/"],"exits":{"0":"It conforms.","1":"It does not, or it cannot be reached.","2":"The command was wrong: nothing was done."}},
      {"path":["schemas","export"],"summary":"Write schemas as files: Mind answers in a dialect; plain has tools, types, facts and EvidenceLog records too.","arguments":[],"options":[{"name":"dialect","flag":"--dialect <name>","type":"choice","choices":["plain","codex","openai","anthropic"],"default":"plain","meaning":"For whom; plain is JSON Schema, and all of it."},{"name":"out","flag":"--out <folder>","type":"string","required":true,"meaning":"Folder to write to."}],"examples":["noema schemas export --dialect codex --out schemas"],"exits":{"0":"Done.","1":"The answer is no, or it failed.","2":"The command was wrong: nothing was done."}},
      {"path":["contract"],"summary":"Show the contract of a tool, type, error, fact, record kind or rule; without an id, what there is.","arguments":[{"name":"id","meaning":"What it is called, such as merge or UNKNOWN_ID.","optional":true}],"options":[{"name":"json","flag":"--json","type":"boolean","meaning":"As JSON."}],"examples":["noema contract merge/repeating-copies-nothing","noema contract UNKNOWN_ID"],"exits":{"0":"Done.","1":"Nothing is called that.","2":"The command was wrong: nothing was done."}},
    ],
  },
};
