// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { CommandInfo, SettingInfo } from './shape.ts';

export const settings: readonly SettingInfo[] = [
  {"name":"home","env":"NOEMA_HOME","type":"string","default":"~/.noema","meaning":"Folder of the embedded store.","on":["mcp","serve","call","doctor"]},
  {"name":"database","flag":"--database <url>","env":"NOEMA_DATABASE_URL","type":"string","meaning":"Where data lives: a SQLite file, or postgres://… for many processes and machines. Default: noema.db in the home folder.","on":["mcp","serve","call","doctor"]},
  {"name":"durability","flag":"--durability <level>","env":"NOEMA_DURABILITY","type":"choice","choices":["full","normal"],"default":"full","meaning":"full: an acknowledged write survives power loss. normal: it survives a crash of the process, and is faster.","on":["mcp","serve","call","doctor"]},
  {"name":"workspace","flag":"--workspace <id>","env":"BRANCHMIND_WORKSPACE","type":"string","meaning":"Workspace that is meant when a call names none.","on":["mcp","serve","call"]},
  {"name":"workspace_lock","flag":"--workspace-lock","env":"BRANCHMIND_WORKSPACE_LOCK","type":"boolean","default":false,"meaning":"Refuse every workspace but the default one.","on":["mcp","serve"]},
  {"name":"project_guard","flag":"--project-guard <text>","env":"BRANCHMIND_PROJECT_GUARD","type":"string","meaning":"Bind each workspace to this project on first use, and refuse workspaces bound to another.","on":["mcp","serve"]},
  {"name":"toolset","flag":"--toolset <name>","env":"BRANCHMIND_TOOLSET","type":"choice","choices":["core","daily","full"],"default":"daily","meaning":"Which tools are listed; all can be called.","on":["mcp","serve"]},
  {"name":"agent_id","flag":"--agent-id <id>","env":"BRANCHMIND_AGENT_ID","type":"string","meaning":"Who acts when a call does not say; auto makes one and keeps it.","on":["mcp","serve","call"]},
  {"name":"project_root","flag":"--project-root <folder>","env":"NOEMA_PROJECT_ROOT","type":"string","meaning":"Folder of the project that transcripts are read for and exports written to. Default: the nearest folder with .git above the working directory, else the working directory.","on":["mcp","serve","call"]},
  {"name":"export_dir","flag":"--export-dir <folders>","env":"NOEMA_EXPORT_DIR","type":"string","meaning":"Folders that exports may be written to besides the project, by comma. Default: the project only.","on":["mcp","serve","call"]},
  {"name":"codex_home","env":"CODEX_HOME","type":"string","default":"~/.codex","meaning":"Home of Codex, whose folder sessions holds the transcripts.","on":["mcp","serve","call"]},
  {"name":"host","flag":"--host <address>","env":"NOEMA_HOST","type":"string","default":"127.0.0.1","meaning":"Address to listen on. Anything but loopback needs a token.","on":["serve"]},
  {"name":"port","flag":"--port <number>","env":"NOEMA_PORT","type":"integer","default":7420,"meaning":"Port to listen on; 0 takes a free one.","on":["serve"]},
  {"name":"token","env":"NOEMA_TOKEN","type":"string","meaning":"Bearer token that HTTP callers must send.","on":["serve"],"secret":true},
  {"name":"cors_origins","flag":"--cors <origins>","env":"NOEMA_CORS","type":"string","meaning":"Web origins that may call, by comma; * for all. Default: same origin and loopback.","on":["serve"]},
  {"name":"log_level","flag":"--log-level <level>","env":"NOEMA_LOG","type":"choice","choices":["debug","info","warning","error"],"default":"info","meaning":"What the server writes to standard error.","on":["mcp","serve"]},
];

export const commands: readonly CommandInfo[] = [
  {"name":"mcp","usage":"mcp [options]","summary":"Serve the tools to one client over standard input and output.","examples":["noema mcp --workspace acme/app"]},
  {"name":"serve","usage":"serve [options]","summary":"Serve the tools over HTTP: MCP at /mcp, plain JSON at /v1/tools/{name}, /openapi.json and /health.","examples":["noema serve --port 7420","NOEMA_TOKEN=… noema serve --host 0.0.0.0"]},
  {"name":"call","usage":"call <tool> [key=value…]","summary":"Call one tool and print its answer.","options":[{"flag":"--json [object]","meaning":"Arguments as a JSON object; without a value: print the whole JSON answer."}],"examples":["noema call notes_commit workspace=acme content=\"Use one writer\"","noema call show --json '{\"workspace\":\"acme\",\"doc_kind\":\"notes\"}'"]},
  {"name":"tools","usage":"tools [options]","summary":"List the tools.","options":[{"flag":"--toolset <name>","meaning":"core, daily or full.","default":"full"},{"flag":"--json","meaning":"As JSON."}]},
  {"name":"describe","usage":"describe <tool>","summary":"Show what a tool takes, answers and promises.","options":[{"flag":"--json","meaning":"As JSON."}],"examples":["noema describe notes_commit"]},
  {"name":"doctor","usage":"doctor [options]","summary":"Check this installation and its store; say what is wrong and how to mend it.","options":[{"flag":"--json","meaning":"As JSON."}]},
  {"name":"mcp-config","usage":"mcp-config --client <name>","summary":"Print the configuration that connects a client to this checkout.","options":[{"flag":"--client <name>","meaning":"claude-code, codex, cursor or vscode."},{"flag":"--workspace <id>","meaning":"Default workspace to put in."}],"examples":["noema mcp-config --client codex --workspace acme/app"]},
  {"name":"conformance","usage":"conformance (--stdio <command> | --http <url>) [options]","summary":"Run the conformance cases against any implementation.","options":[{"flag":"--stdio <command>","meaning":"Start this command and speak MCP over its standard input and output."},{"flag":"--http <url>","meaning":"Speak MCP over Streamable HTTP."},{"flag":"--token <token>","meaning":"Bearer token for --http."},{"flag":"--product <name>","meaning":"Cases of this product.","default":"memory"},{"flag":"--rule <id>","meaning":"Only this rule, or all that begin with it."},{"flag":"--json","meaning":"Report as JSON."},{"flag":"--junit <file>","meaning":"Write a JUnit report too."}],"examples":["noema conformance --stdio \"noema mcp\"","noema conformance --http http://127.0.0.1:7420/mcp --rule merge/"]},
  {"name":"schemas","usage":"schemas export --dialect <name> --out <folder>","summary":"Write the schemas of Mind answers and EvidenceLog records.","options":[{"flag":"--dialect <name>","meaning":"codex, openai, anthropic or plain.","default":"plain"},{"flag":"--out <folder>","meaning":"Where to."}]},
  {"name":"contract","usage":"contract [id]","summary":"Show the contract of a tool, type, error, fact, record kind or rule; without an id, what there is.","options":[{"flag":"--json","meaning":"As JSON."}],"examples":["noema contract merge/repeating-copies-nothing","noema contract UNKNOWN_ID"]},
];
