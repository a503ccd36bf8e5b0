// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
import type { SettingInfo } from './program-shape.ts';

/** Every setting of a product after flags, environment and defaults. */
export interface SettingValues {
  readonly memory: {
    readonly home: string;
    readonly database?: string;
    readonly durability: "full" | "normal";
    readonly workspace?: string;
    readonly workspace_lock: boolean;
    readonly project_guard?: string;
    readonly toolset: "core" | "daily" | "full";
    readonly agent_id?: string;
    readonly proof_policy: "off" | "warn" | "require";
    readonly project_root?: string;
    readonly export_dir?: string;
    readonly transcript_dir?: string;
    readonly codex_home: string;
    readonly claude_home: string;
    readonly hook_prompts: boolean;
    readonly hook_everywhere: boolean;
    readonly listen_url?: string;
    readonly host: string;
    readonly port: number;
    readonly token?: string;
    readonly cors_origins?: string;
    readonly max_sessions: number;
    readonly autopilot: "auto" | "on" | "off";
    readonly serve_ledger: boolean;
    readonly session_idle: number;
    readonly log_level: "debug" | "info" | "warning" | "error";
  };
  readonly ledger: {
    readonly transport: "stdio" | "http";
    readonly storage: "memory" | "fs" | "db";
    readonly data_dir: string;
    readonly partition?: "monthly" | "weekly" | "daily" | "none";
    readonly database?: string;
    readonly durability: "full" | "normal";
    readonly project: string;
    readonly auto_create_session: boolean;
    readonly reasoning_session?: string;
    readonly critique_seconds: number;
    readonly mind_provider?: "codex_schema" | "openai_compatible" | "anthropic";
    readonly mind_base_url?: string;
    readonly mind_model?: string;
    readonly mind_key_env?: string;
    readonly notebook_exec: "on" | "off";
    readonly notebook_timeout: number;
    readonly notebook_memory: number;
    readonly disable_thought_logging: boolean;
    readonly listen_url?: string;
    readonly host: string;
    readonly port: number;
    readonly token?: string;
    readonly cors_origins?: string;
    readonly max_sessions: number;
    readonly observatory_enabled: boolean;
    readonly observatory_port: number;
    readonly observatory_cors?: string;
    readonly observatory_max_connections: number;
    readonly observatory_http_api: boolean;
    readonly toolset: "gateway" | "operations";
    readonly session_idle: number;
    readonly log_level: "debug" | "info" | "warning" | "error";
  };
  readonly autopilot: {
    readonly home: string;
    readonly cd?: string;
    readonly here: boolean;
    readonly quiet: boolean;
    readonly hands_raw: boolean;
    readonly mi_prompt: boolean;
    readonly memory_backend: string;
    readonly state_warnings?: string;
  };
}

export const settings: { readonly [P in keyof SettingValues]: readonly SettingInfo[] } = {
  memory: [
    {"name":"home","products":["memory"],"env":"NOEMA_HOME","type":"string","default":"~/.noema","meaning":"Folder of the embedded store.","on":["mcp","serve","call","doctor","hook","backup","export","import"]},
    {"name":"database","products":["memory"],"flag":"--database <url>","env":"NOEMA_DATABASE_URL","type":"string","meaning":"Where data lives: a SQLite file, or postgres://… for many processes and machines. Default: noema.db in the home folder.","on":["mcp","serve","call","doctor","hook","backup","export","import"]},
    {"name":"durability","products":["memory"],"flag":"--durability <level>","env":"NOEMA_DURABILITY","type":"choice","choices":["full","normal"],"default":"full","meaning":"full: an acknowledged write survives power loss. normal: it survives a crash of the process, and is faster.","on":["mcp","serve","call","doctor","hook"]},
    {"name":"workspace","products":["memory"],"flag":"--workspace <id>","env":"NOEMA_WORKSPACE","env_aliases":["BRANCHMIND_WORKSPACE"],"type":"string","meaning":"Workspace that is meant when a call names none. Default for mcp and call: the name of the git root, else of the folder, in which they are started; for hook, in which the conversation is.","on":["mcp","serve","call","hook","export","import"]},
    {"name":"workspace_lock","products":["memory"],"flag":"--workspace-lock","env":"NOEMA_WORKSPACE_LOCK","env_aliases":["BRANCHMIND_WORKSPACE_LOCK"],"type":"boolean","default":false,"meaning":"Refuse every workspace but the default one.","on":["mcp","serve"]},
    {"name":"project_guard","products":["memory"],"flag":"--project-guard <text>","env":"NOEMA_PROJECT_GUARD","env_aliases":["BRANCHMIND_PROJECT_GUARD"],"type":"string","meaning":"Bind each workspace to this project on first use, and refuse workspaces bound to another.","on":["mcp","serve"]},
    {"name":"toolset","products":["memory"],"flag":"--toolset <name>","env":"NOEMA_TOOLSET","env_aliases":["BRANCHMIND_TOOLSET"],"type":"choice","choices":["core","daily","full"],"default":"daily","meaning":"Which tools are listed; all can be called.","on":["mcp","serve"]},
    {"name":"agent_id","products":["memory"],"flag":"--agent-id <id>","env":"NOEMA_AGENT_ID","env_aliases":["BRANCHMIND_AGENT_ID"],"type":"string","meaning":"Who acts when a call does not say; auto makes one and keeps it.","on":["mcp","serve","call","hook"]},
    {"name":"proof_policy","products":["memory"],"flag":"--proof-policy <policy>","env":"NOEMA_PROOF_POLICY","type":"choice","choices":["off","warn","require"],"default":"warn","meaning":"What happens when a step that has tests is closed with neither note nor proof: nothing, a warning, or a refusal.","on":["mcp","serve","call"]},
    {"name":"project_root","products":["memory"],"flag":"--project-root <folder>","env":"NOEMA_PROJECT_ROOT","type":"string","meaning":"Folder of the project that transcripts are read for and exports written to. Default: the nearest folder with .git above the working directory, else the working directory. Without the setting, transcripts are read below it only if it has .git and is no home folder.","on":["mcp","serve","call","hook"]},
    {"name":"export_dir","products":["memory"],"flag":"--export-dir <folders>","env":"NOEMA_EXPORT_DIR","type":"string","meaning":"Folders that exports may be written to besides the project, by comma. Default: the project only.","on":["mcp","serve","call"]},
    {"name":"transcript_dir","products":["memory"],"flag":"--transcript-dir <folders>","env":"NOEMA_TRANSCRIPT_DIR","type":"string","meaning":"Folders that transcripts may be read from besides the sessions of Codex and Claude Code and the project, by comma. Default: none.","on":["mcp","serve","call","hook"]},
    {"name":"codex_home","products":["memory"],"env":"CODEX_HOME","type":"string","default":"~/.codex","meaning":"Home of Codex, whose folder sessions holds the transcripts.","on":["mcp","serve","call","hook"]},
    {"name":"claude_home","products":["memory"],"env":"CLAUDE_CONFIG_DIR","type":"string","default":"~/.claude","meaning":"Home of Claude Code, whose folder projects holds transcripts too.","on":["mcp","serve","call","hook"]},
    {"name":"hook_prompts","products":["memory"],"flag":"--prompts","env":"NOEMA_HOOK_PROMPTS","type":"boolean","default":false,"meaning":"Whether a prompt is answered with up to three hits that clearly match it.","on":["hook"]},
    {"name":"hook_everywhere","products":["memory"],"flag":"--everywhere","env":"NOEMA_HOOK_EVERYWHERE","type":"boolean","default":false,"meaning":"Whether a conversation in a folder that has no workspace yet is told that there is a memory.","on":["hook"]},
    {"name":"listen_url","products":["memory"],"env":"NOEMA_LISTEN_URL","type":"string","meaning":"Where news of other processes are listened for, when the database is a PostgreSQL behind a pooler that passes on no notices: its own address. Default: the database; where no notice comes, it is asked every second.","on":["serve"],"secret":true},
    {"name":"host","products":["memory"],"flag":"--host <address>","env":"NOEMA_HOST","type":"string","default":"127.0.0.1","meaning":"Address to listen on. Anything but loopback needs a token.","on":["serve"]},
    {"name":"port","products":["memory"],"flag":"--port <number>","env":"NOEMA_PORT","type":"integer","maximum":65535,"default":7420,"meaning":"Port to listen on; 0 takes a free one.","on":["serve"]},
    {"name":"token","products":["memory"],"env":"NOEMA_TOKEN","type":"string","meaning":"Bearer token that HTTP callers must send; 16 characters at least.","on":["serve"],"secret":true},
    {"name":"cors_origins","products":["memory"],"flag":"--cors <origins>","env":"NOEMA_CORS","type":"string","meaning":"Web origins that may call, by comma; * for all. Default: same origin and loopback.","on":["serve"]},
    {"name":"max_sessions","products":["memory"],"flag":"--max-sessions <number>","env":"NOEMA_MAX_SESSIONS","type":"integer","default":1000,"minimum":1,"maximum":1000000,"meaning":"MCP sessions over HTTP that are kept; one more ends the longest unused that has no stream open.","on":["serve"]},
    {"name":"autopilot","products":["memory"],"flag":"--autopilot <when>","env":"NOEMA_AUTOPILOT","type":"choice","choices":["auto","on","off"],"default":"auto","meaning":"Whether agents may look at what the autopilot knows (its runs and claims), over MCP beside the other tools, and below /mi of serve. auto: over MCP where its home folder (MI_HOME) holds projects, and with serve always.","on":["mcp","serve"]},
    {"name":"serve_ledger","products":["memory"],"flag":"--no-ledger","env":"NOEMA_SERVE_LEDGER","type":"boolean","default":true,"meaning":"Whether the ledger is served too, at /ledger/mcp, with the data that its own settings name; --no-ledger: it is not.","on":["serve"]},
    {"name":"session_idle","products":["memory"],"flag":"--session-idle <minutes>","env":"NOEMA_SESSION_IDLE","type":"integer","default":30,"minimum":1,"maximum":10080,"meaning":"Minutes after which an MCP session over HTTP that nobody used is ended.","on":["serve"]},
    {"name":"log_level","products":["memory"],"flag":"--log-level <level>","env":"NOEMA_LOG","type":"choice","choices":["debug","info","warning","error"],"default":"info","meaning":"What the server writes to standard error.","on":["mcp","serve"]},
  ],
  ledger: [
    {"name":"transport","products":["ledger"],"env":"THOUGHTBOX_TRANSPORT","type":"choice","choices":["stdio","http"],"default":"http","meaning":"How the ledger is served; --stdio and --http say the same.","on":["start"]},
    {"name":"storage","products":["ledger"],"flag":"--storage <kind>","env":"THOUGHTBOX_STORAGE","type":"choice","choices":["memory","fs","db"],"default":"fs","meaning":"Where sessions are kept: fs (files that people can read, in the data folder), db (a database; also where one is named) or memory (nothing on disk, gone when it ends).","on":["start","call","import"]},
    {"name":"data_dir","products":["ledger"],"flag":"--data-dir <folder>","env":"THOUGHTBOX_DATA_DIR","type":"string","default":"~/.thoughtbox","meaning":"Folder of sessions, of the database and of exports.","on":["start","call","import"]},
    {"name":"partition","products":["ledger"],"flag":"--partition <granularity>","env":"THOUGHTBOX_PARTITION","type":"choice","choices":["monthly","weekly","daily","none"],"meaning":"Which folders new sessions are put into: by month, week (ISO) or day of their start, or none. Default: what config.json in the data folder says, else monthly.","on":["start","call","import"]},
    {"name":"database","products":["ledger"],"flag":"--database <url>","env":"NOEMA_LEDGER_DATABASE_URL","type":"string","meaning":"Database of the ledger: a SQLite file, or postgres://…. Naming one means storage db. Default for db: ledger.db in the data folder.","on":["start","call","import"]},
    {"name":"durability","products":["ledger"],"flag":"--durability <level>","env":"NOEMA_DURABILITY","type":"choice","choices":["full","normal"],"default":"full","meaning":"full: an acknowledged thought survives power loss. normal: it survives a crash of the process, and is faster.","on":["start","call","import"]},
    {"name":"project","products":["ledger"],"flag":"--project <name>","env":"THOUGHTBOX_PROJECT","type":"string","default":"_default","meaning":"Whose sessions these are; sessions of projects never meet.","on":["start","call","import"]},
    {"name":"auto_create_session","products":["ledger"],"env":"THOUGHTBOX_AUTO_CREATE_SESSION","type":"boolean","default":true,"meaning":"Whether a thought without a session starts one.","on":["start","call","import"]},
    {"name":"reasoning_session","products":["ledger"],"flag":"--session <id>","env":"THOUGHTBOX_REASONING_SESSION","type":"string","meaning":"Session that each connection begins in, as if it had loaded it. Default: none.","on":["start"]},
    {"name":"critique_seconds","products":["ledger"],"flag":"--critique-seconds <number>","env":"NOEMA_CRITIQUE_SECONDS","type":"integer","default":30,"minimum":1,"maximum":600,"meaning":"How long a model is waited for that was asked for a critique; clients give up a call themselves, often after 60 s.","on":["start","call","import"]},
    {"name":"mind_provider","products":["ledger"],"flag":"--mind <provider>","env":"NOEMA_MIND_PROVIDER","type":"choice","choices":["codex_schema","openai_compatible","anthropic"],"meaning":"Who is asked for a critique where the client offers no sampling. Default: nobody.","on":["start","call","import"]},
    {"name":"mind_base_url","products":["ledger"],"flag":"--mind-base-url <url>","env":"NOEMA_MIND_BASE_URL","type":"string","meaning":"Where openai_compatible or anthropic is reached. Default: its own service.","on":["start","call","import"]},
    {"name":"mind_model","products":["ledger"],"flag":"--mind-model <name>","env":"NOEMA_MIND_MODEL","type":"string","meaning":"The model that is asked there; codex_schema chooses its own.","on":["start","call","import"]},
    {"name":"mind_key_env","products":["ledger"],"flag":"--mind-key-env <variable>","env":"NOEMA_MIND_KEY_ENV","type":"string","meaning":"The variable that holds the key for it; the key itself is never stored or logged. Default: OPENAI_API_KEY or ANTHROPIC_API_KEY.","on":["start","call","import"]},
    {"name":"notebook_exec","products":["ledger"],"env":"THOUGHTBOX_NOTEBOOK_EXEC","type":"choice","choices":["on","off"],"default":"on","meaning":"Whether code of notebooks is run and packages are installed; off: both are refused.","on":["start","call","import"]},
    {"name":"notebook_timeout","products":["ledger"],"env":"THOUGHTBOX_NOTEBOOK_TIMEOUT","type":"integer","default":30,"minimum":1,"maximum":3600,"meaning":"Seconds that a run of a cell may take.","on":["start","call","import"]},
    {"name":"notebook_memory","products":["ledger"],"env":"THOUGHTBOX_NOTEBOOK_MEMORY","type":"integer","default":512,"minimum":64,"maximum":65536,"meaning":"Memory that the code of a cell may use, in MiB.","on":["start","call","import"]},
    {"name":"disable_thought_logging","products":["ledger"],"env":"DISABLE_THOUGHT_LOGGING","type":"boolean","default":false,"meaning":"Whether to leave out the line that is logged for each thought; it names the thought and never what it says.","on":["start"]},
    {"name":"listen_url","products":["ledger"],"env":"NOEMA_LEDGER_LISTEN_URL","type":"string","meaning":"The same as NOEMA_LISTEN_URL, for the database of the ledger.","on":["start"],"secret":true},
    {"name":"host","products":["ledger"],"flag":"--host <address>","env":"HOST","type":"string","default":"127.0.0.1","meaning":"Address to listen on. Anything but loopback needs a token.","on":["start"]},
    {"name":"port","products":["ledger"],"flag":"--port <number>","env":"PORT","type":"integer","maximum":65535,"default":1731,"meaning":"Port to listen on; 0 takes a free one.","on":["start"]},
    {"name":"token","products":["ledger"],"env":"NOEMA_TOKEN","type":"string","meaning":"Bearer token that HTTP callers must send; 16 characters at least.","on":["start"],"secret":true},
    {"name":"cors_origins","products":["ledger"],"flag":"--cors <origins>","env":"NOEMA_CORS","type":"string","meaning":"Web origins that may call, by comma; * for all. Default: same origin and loopback.","on":["start"]},
    {"name":"max_sessions","products":["ledger"],"flag":"--max-sessions <number>","env":"NOEMA_MAX_SESSIONS","type":"integer","default":1000,"minimum":1,"maximum":1000000,"meaning":"MCP sessions over HTTP that are kept; one more ends the longest unused that has no stream open.","on":["start"]},
    {"name":"observatory_enabled","products":["ledger"],"flag":"--observatory","env":"THOUGHTBOX_OBSERVATORY_ENABLED","type":"boolean","default":false,"meaning":"Whether the live page of the ledger is served too, on a port of its own.","on":["start"]},
    {"name":"observatory_port","products":["ledger"],"flag":"--observatory-port <number>","env":"THOUGHTBOX_OBSERVATORY_PORT","type":"integer","maximum":65535,"default":1729,"meaning":"Port of the live page and its socket; 0 takes a free one. It listens on the same address as everything else.","on":["start"]},
    {"name":"observatory_cors","products":["ledger"],"env":"THOUGHTBOX_OBSERVATORY_CORS","type":"string","meaning":"Web origins that may read it and open sockets, by comma; * for all. Default: same origin and loopback.","on":["start"]},
    {"name":"observatory_max_connections","products":["ledger"],"env":"THOUGHTBOX_OBSERVATORY_MAX_CONNECTIONS","env_aliases":["THOUGHTBOX_OBSERVATORY_MAX_CONN"],"type":"integer","default":100,"minimum":1,"maximum":100000,"meaning":"How many sockets may be open at once; one more is closed with 1008.","on":["start"]},
    {"name":"observatory_http_api","products":["ledger"],"env":"THOUGHTBOX_OBSERVATORY_HTTP_API","type":"boolean","default":false,"meaning":"Whether /api/health, /api/sessions and /api/sessions/{id} are answered; the page and the socket are there without.","on":["start"]},
    {"name":"toolset","products":["ledger"],"flag":"--toolset <name>","env":"NOEMA_LEDGER_TOOLSET","type":"choice","choices":["gateway","operations"],"default":"gateway","meaning":"Whether the gateway alone is listed, or each operation as a tool of its own, too.","on":["start"]},
    {"name":"session_idle","products":["ledger"],"flag":"--session-idle <minutes>","env":"NOEMA_SESSION_IDLE","type":"integer","default":30,"minimum":1,"maximum":10080,"meaning":"Minutes after which an MCP session over HTTP that nobody used is ended.","on":["start"]},
    {"name":"log_level","products":["ledger"],"flag":"--log-level <level>","env":"NOEMA_LOG","type":"choice","choices":["debug","info","warning","error"],"default":"info","meaning":"What the server writes to standard error.","on":["start"]},
  ],
  autopilot: [
    {"name":"home","products":["autopilot"],"flag":"--home <folder>","env":"MI_HOME","type":"string","default":"~/.mind-incarnation","meaning":"Folder that holds everything that mi keeps.","on":"all"},
    {"name":"cd","products":["autopilot"],"flag":"-C, --cd <folder>","env":"MI_CD","type":"string","meaning":"Project to work in: its folder, or @last, @pinned or @<alias>. Left out: the working directory if it is a known project, else its git root, else @pinned, else @last, else the working directory. A variable that means no folder is not used.","on":"all"},
    {"name":"here","products":["autopilot"],"flag":"--here","type":"boolean","meaning":"The working directory is the project, also below a git root. Does not count where --cd is given.","on":"all"},
    {"name":"quiet","products":["autopilot"],"flag":"--quiet","type":"boolean","meaning":"Show nothing while it runs and no summary: the exit code says how it ended. Questions are still asked.","on":["run"]},
    {"name":"hands_raw","products":["autopilot"],"flag":"--hands-raw","type":"boolean","meaning":"Show what Hands prints as it comes, not what it means.","on":["run"]},
    {"name":"mi_prompt","products":["autopilot"],"flag":"--no-mi-prompt","type":"boolean","default":true,"meaning":"Do not show what Hands is sent; the log keeps it.","on":["run"]},
    {"name":"memory_backend","products":["autopilot"],"env":"MI_MEMORY_BACKEND","type":"string","default":"sqlite_fts","meaning":"Where earlier work is looked up for recall: sqlite_fts (also sqlite, fts, sqlitefts), an index in a file; or in_memory (also memory, mem), which leaves no file.","on":"all"},
    {"name":"state_warnings","products":["autopilot"],"env":"MI_STATE_WARNINGS_STDERR","type":"string","meaning":"Whether a state file that cannot be used, and was put aside, is told on standard error: 0, false, no, n or off says no, anything else yes. Default: yes, unless a run writes it down.","on":"all"},
  ],
};
