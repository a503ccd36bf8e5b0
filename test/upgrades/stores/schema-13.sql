create sequence edge_versions_id_seq as bigint;
create sequence node_versions_id_seq as bigint;
create sequence search_docs_id_seq as bigint;
create sequence workspaces_id_seq as integer;
create table agent_places (
  ws integer not null,
  agent text collate "C" not null,
  focus text collate "C",
  checkout_id bigint,
  returns_to bigint,
  nameless_since_ms bigint
);
create table anchor_aliases (
  ws integer not null,
  alias text collate "C" not null,
  anchor text collate "C" not null
);
create table anchor_links (
  ws integer not null,
  anchor text collate "C" not null,
  branch_id bigint not null,
  doc text collate "C" not null,
  card text collate "C" not null,
  seq bigint not null,
  ts_ms bigint not null,
  draft integer not null,
  rank integer not null,
  task_id text collate "C"
);
create table anchors (
  ws integer not null,
  id text collate "C" not null,
  title text not null,
  kind text collate "C" not null,
  status text collate "C" not null,
  description text,
  refs text not null,
  parent_id text collate "C",
  depends_on text not null,
  created_at_ms bigint not null,
  updated_at_ms bigint not null
);
create table branches (
  ws integer not null,
  id bigint not null,
  name text collate "C" not null,
  base_id bigint,
  base_seq bigint,
  lineage text not null,
  created_at_ms bigint not null
);
create table cards (
  ws integer not null,
  card_id text collate "C" not null,
  branch_id bigint not null,
  graph_doc text collate "C" not null,
  trace_doc text collate "C" not null,
  seq bigint not null,
  digest text not null
);
create table cipher_steps (
  ws integer not null,
  session text collate "C" not null,
  step integer not null,
  seq bigint not null
);
create table conflicts (
  ws integer not null,
  conflict_id text collate "C" not null,
  from_branch_id bigint not null,
  into_branch_id bigint not null,
  doc text collate "C" not null,
  kind text not null,
  key text collate "C" not null,
  status text not null,
  base_seq bigint,
  theirs_seq bigint not null,
  ours_seq bigint not null,
  created_seq bigint not null,
  created_at_ms bigint not null,
  resolved_at_ms bigint
);
create table counters (
  ws integer not null,
  name text not null,
  value bigint not null
);
create table documents (
  ws integer not null,
  branch_id bigint not null,
  doc text collate "C" not null,
  kind text not null,
  first_seq bigint not null,
  created_at_ms bigint not null,
  updated_at_ms bigint not null
);
create table edge_versions (
  id bigint default nextval('edge_versions_id_seq'::regclass) not null,
  ws integer not null,
  seq bigint not null,
  branch_id bigint not null,
  doc text collate "C" not null,
  key text collate "C" not null,
  deleted integer not null,
  standing text not null,
  superseded_seq bigint,
  replaces_seq bigint,
  merged_from_branch_id bigint,
  merged_from_seq bigint,
  meta text,
  ts_ms bigint not null,
  from_id text collate "C" not null,
  rel text collate "C" not null,
  to_id text collate "C" not null
);
create table entities (
  ws integer not null,
  id text collate "C" not null,
  kind text not null,
  title text not null,
  description text,
  status text not null,
  revision bigint not null,
  branch_id bigint not null,
  notes_doc text not null,
  graph_doc text not null,
  trace_doc text not null,
  created_at_ms bigint not null,
  updated_at_ms bigint not null,
  num bigint default 0 not null,
  parent text collate "C",
  context text,
  priority text,
  domain text collate "C",
  tags text default '[]'::text not null,
  depends_on text default '[]'::text not null,
  contract text,
  contract_data text,
  contract_versions integer default 0 not null,
  checklist text default '[]'::text not null,
  checklist_current integer default 0 not null,
  checklist_doc text,
  completed_at_ms bigint,
  steps_total integer default 0 not null,
  steps_done integer default 0 not null,
  next_step integer default 0 not null
);
create table entity_counts (
  ws integer not null,
  kind text not null,
  status text not null,
  n integer not null
);
create table entity_tags (
  ws integer not null,
  tag text collate "C" not null,
  kind text not null,
  num bigint not null
);
create table entries (
  ws integer not null,
  seq bigint not null,
  branch_id bigint not null,
  doc text collate "C" not null,
  kind text not null,
  ts_ms bigint not null,
  agent_id text,
  title text,
  format text,
  meta text,
  content text,
  origin_seq bigint,
  source_event_id text,
  event_id text,
  event_type text,
  task_id text,
  path text,
  payload text,
  edits integer default 0 not null
);
create table entry_edits (
  ws integer not null,
  seq bigint not null,
  entry_seq bigint not null,
  branch_id bigint not null,
  doc text collate "C" not null,
  replaces_seq bigint not null,
  origin_seq bigint,
  ts_ms bigint not null,
  agent_id text,
  title text,
  format text,
  meta text,
  content text not null
);
create table evidence (
  ws integer not null,
  seq bigint not null,
  entity text collate "C" not null,
  step_id text collate "C",
  checkpoints text not null,
  items text not null,
  checks text not null,
  attachments text not null,
  ts_ms bigint not null
);
create table facts (
  ws integer not null,
  seq bigint not null,
  kind text not null,
  ts_ms bigint not null,
  agent_id text,
  payload text not null
);
create table forgotten (
  ws integer not null,
  ref text collate "C" not null,
  seq bigint not null,
  kind text collate "C" not null,
  agent_id text,
  reason text not null,
  ts_ms bigint not null
);
create table job_events (
  ws integer not null,
  seq bigint not null,
  job bigint not null,
  ts_ms bigint not null,
  kind text not null,
  message text not null,
  percent integer,
  refs text not null,
  meta text
);
create table job_prompts (
  ws integer not null,
  job bigint not null,
  prompt text not null,
  meta text
);
create table jobs (
  ws integer not null,
  id bigint not null,
  title text not null,
  kind text not null,
  urgency integer not null,
  status text collate "C" not null,
  revision bigint not null,
  task_id text collate "C",
  anchor text collate "C",
  runner text collate "C",
  summary text,
  claim_expires_at_ms bigint,
  created_at_ms bigint not null,
  updated_at_ms bigint not null,
  completed_at_ms bigint,
  last_seq bigint not null,
  question_seq bigint default 0 not null,
  manager_seq bigint default 0 not null,
  error_seq bigint default 0 not null,
  checkpoint_seq bigint default 0 not null,
  proof_gate_seq bigint default 0 not null,
  proof_seq bigint default 0 not null
);
create table kysely_migration (
  name character varying(255) not null,
  "timestamp" character varying(255) not null
);
create table ledger_states (
  ws integer not null,
  connection text collate "C" not null,
  stage integer not null,
  session text collate "C",
  domain text,
  root text,
  navigation text not null,
  told text not null,
  moved_at_ms bigint not null
);
create table node_tags (
  ws integer not null,
  seq bigint not null,
  tag text collate "C" not null,
  branch_id bigint not null,
  doc text collate "C" not null,
  standing text not null
);
create table node_versions (
  id bigint default nextval('node_versions_id_seq'::regclass) not null,
  ws integer not null,
  seq bigint not null,
  branch_id bigint not null,
  doc text collate "C" not null,
  key text collate "C" not null,
  deleted integer not null,
  standing text not null,
  superseded_seq bigint,
  replaces_seq bigint,
  merged_from_branch_id bigint,
  merged_from_seq bigint,
  meta text,
  ts_ms bigint not null,
  type text collate "C" not null,
  title text,
  text text,
  status text collate "C",
  tags text not null,
  visibility text collate "C"
);
create table notebook_cells (
  ws integer not null,
  notebook text collate "C" not null,
  id text collate "C" not null,
  "position" integer not null,
  type text not null,
  content text not null,
  filename text,
  language text,
  status text not null,
  output text,
  error text,
  cut_bytes integer not null,
  executed_at_ms bigint,
  run_id text,
  runner text,
  run_until_ms bigint
);
create table notebooks (
  ws integer not null,
  id text collate "C" not null,
  title text not null,
  language text not null,
  tsconfig text,
  cell_count integer not null,
  created_at_ms bigint not null,
  updated_at_ms bigint not null
);
create table operations (
  ws integer not null,
  seq bigint not null,
  entity text collate "C" not null,
  path text,
  intent text not null,
  subject_kind text not null,
  subject_id text collate "C" not null,
  payload text not null,
  before text not null,
  after text not null,
  undoable integer not null,
  undone integer not null,
  ts_ms bigint not null
);
create table resets (
  ws integer not null,
  seq bigint not null,
  branch_id bigint not null,
  doc text collate "C" not null,
  ref text not null,
  old_seq bigint,
  new_seq bigint not null,
  ts_ms bigint not null
);
create table runners (
  ws integer not null,
  runner_id text collate "C" not null,
  status text collate "C" not null,
  active_job bigint,
  lease_expires_at_ms bigint not null,
  meta text,
  created_at_ms bigint not null,
  updated_at_ms bigint not null
);
create table search_backlog (
  source text collate "C" not null,
  after text,
  done bigint not null,
  total bigint not null
);
create table search_docs (
  id bigint default nextval('search_docs_id_seq'::regclass) not null,
  ws integer not null,
  source text collate "C" not null,
  key text collate "C" not null,
  kind text collate "C" not null,
  type text collate "C",
  branch_id bigint,
  task text collate "C",
  agent_id text collate "C",
  tags text not null,
  ts_ms bigint not null,
  state text collate "C" not null,
  favour integer not null,
  mark text collate "C" not null,
  words text not null,
  weights text not null,
  length integer not null
);
create table session_branches (
  ws integer not null,
  session text collate "C" not null,
  id text collate "C" not null,
  origin integer not null,
  opened_seq bigint not null,
  highest integer not null,
  tail integer not null
);
create table session_tags (
  ws integer not null,
  tag text collate "C" not null,
  session text collate "C" not null
);
create table sessions (
  ws integer not null,
  id text collate "C" not null,
  title text collate "C" not null,
  description text,
  tags text not null,
  thought_count integer not null,
  branch_count integer not null,
  highest integer not null,
  tail integer,
  concluded_seq bigint,
  created_at_ms bigint not null,
  updated_at_ms bigint not null,
  accessed_at_ms bigint not null
);
create table steps (
  ws integer not null,
  id text collate "C" not null,
  task text collate "C" not null,
  parent_id text collate "C",
  path text collate "C" not null,
  path_key text collate "C" not null,
  title text not null,
  success_criteria text not null,
  tests text not null,
  blockers text not null,
  criteria_confirmed integer not null,
  tests_confirmed integer not null,
  security_confirmed integer not null,
  perf_confirmed integer not null,
  docs_confirmed integer not null,
  proof_tests_mode text not null,
  proof_security_mode text not null,
  proof_perf_mode text not null,
  proof_docs_mode text not null,
  evidence text not null,
  completed integer not null,
  completed_at_ms bigint,
  blocked integer not null,
  block_reason text,
  next_step integer not null,
  next_node integer not null,
  created_at_ms bigint not null,
  updated_at_ms bigint not null,
  touched_by text collate "C"
);
create table tags (
  ws integer not null,
  name text collate "C" not null,
  branch_id bigint not null,
  doc text collate "C" not null,
  seq bigint not null,
  created_at_ms bigint not null
);
create table task_nodes (
  ws integer not null,
  id text collate "C" not null,
  task text collate "C" not null,
  step_id text collate "C" not null,
  path text collate "C" not null,
  title text not null,
  description text,
  context text,
  status text not null,
  status_manual integer not null,
  priority text,
  blocked integer not null,
  blockers text not null,
  dependencies text not null,
  next_steps text not null,
  problems text not null,
  risks text not null,
  success_criteria text not null,
  created_at_ms bigint not null,
  updated_at_ms bigint not null
);
create table thoughts (
  ws integer not null,
  session text collate "C" not null,
  branch text collate "C" not null,
  number integer not null,
  seq bigint not null,
  total integer not null,
  text text not null,
  next_needed integer not null,
  is_revision integer not null,
  revises integer,
  revises_node text collate "C",
  prev text collate "C",
  needs_more integer not null,
  cipher text,
  critique text,
  ts_ms bigint not null
);
create table workspaces (
  id integer default nextval('workspaces_id_seq'::regclass) not null,
  name text collate "C" not null,
  created_at_ms bigint not null,
  seq bigint not null,
  checkout_id bigint,
  focus text,
  project_guard text,
  returns_to bigint
);
alter sequence edge_versions_id_seq owned by edge_versions.id;
alter sequence node_versions_id_seq owned by node_versions.id;
alter sequence search_docs_id_seq owned by search_docs.id;
alter sequence workspaces_id_seq owned by workspaces.id;
insert into "agent_places" ("ws","agent","focus","checkout_id","returns_to","nameless_since_ms") values
(1,'ann','PLAN-001',36,1,null),
(1,'bob','TASK-001',39,7,null);
insert into "anchor_aliases" ("ws","alias","anchor") values
(1,'a:store','a:db');
insert into "anchor_links" ("ws","anchor","branch_id","doc","card","seq","ts_ms","draft","rank","task_id") values
(1,'a:db',1,'anchors-graph','CARD-1',88,1767225600231,0,13,null),
(1,'a:db',1,'anchors-graph','CARD-2',90,1767225600235,1,14,null),
(1,'a:db',39,'TASK-001-graph','E1',79,1767225600211,0,9,'TASK-001');
insert into "anchors" ("ws","id","title","kind","status","description","refs","parent_id","depends_on","created_at_ms","updated_at_ms") values
(1,'a:core','Core','component','active',null,'[]',null,'["a:db"]',1767225600227,1767225600227),
(1,'a:db','Store','data','active',null,'["src/store"]','a:zone','[]',1767225600211,1767225600231),
(1,'a:zone','Zone','boundary','active',null,'[]',null,'[]',1767225600227,1767225600227);
insert into "branches" ("ws","id","name","base_id","base_seq","lineage","created_at_ms") values
(1,1,'main',null,null,'[]',1767225600003),
(1,10,'what-if/short-ttl',7,9,'[[7,9],[1,6]]',1767225600035),
(1,21,'idea',1,20,'[[1,20]]',1767225600071),
(1,36,'plan/PLAN-001',null,null,'[]',1767225600099),
(1,39,'task/TASK-001',null,null,'[]',1767225600111),
(1,7,'what-if/cache',1,6,'[[1,6]]',1767225600023),
(2,1,'main',null,null,'[]',1767225600059);
insert into "cards" ("ws","card_id","branch_id","graph_doc","trace_doc","seq","digest") values
(1,'CARD-1',1,'anchors-graph','anchors-trace',87,'a9506cafb191a0385449fc1082f7dcd7'),
(1,'CARD-2',1,'anchors-graph','anchors-trace',89,'b0a7b796b4203f31de8a0e617f5b85dc'),
(1,'D1',39,'TASK-001-graph','TASK-001-trace',80,'6d5d37198cc735f31a771fb93db89688'),
(1,'E1',39,'TASK-001-graph','TASK-001-trace',78,'352d645c4ce1ad40abf0ce7156bbb70f'),
(1,'H1',39,'TASK-001-graph','TASK-001-trace',76,'a906afe2a1fc0759abec4df2a20936b6');
insert into "cipher_steps" ("ws","session","step","seq") values
(1,'93175447-57b5-435f-b874-b8025e268cc3',1,101),
(1,'93175447-57b5-435f-b874-b8025e268cc3',2,102),
(1,'93175447-57b5-435f-b874-b8025e268cc3',3,104);
insert into "conflicts" ("ws","conflict_id","from_branch_id","into_branch_id","doc","kind","key","status","base_seq","theirs_seq","ours_seq","created_seq","created_at_ms","resolved_at_ms") values
(1,'CONFLICT-58c40418f766ef4d8fabddd981b6baee',21,1,'graph','node','api','resolved',16,22,24,28,1767225600087,1767225600091),
(1,'CONFLICT-d5eb6eb37eac8399aaef74229471c848',21,1,'graph','node','db','open',17,23,25,29,1767225600087,null);
insert into "counters" ("ws","name","value") values
(1,'CARD',2),
(1,'NODE',1),
(1,'PLAN',1),
(1,'STEP',4),
(1,'TASK',1);
insert into "documents" ("ws","branch_id","doc","kind","first_seq","created_at_ms","updated_at_ms") values
(1,1,'adr','notes',4,1767225600011,1767225600011),
(1,1,'anchors-graph','graph',88,1767225600231,1767225600235),
(1,1,'anchors-trace','trace',87,1767225600231,1767225600235),
(1,1,'graph','graph',16,1767225600063,1767225600095),
(1,1,'kept','notes',96,1767225600251,1767225600259),
(1,1,'notes','notes',2,1767225600007,1767225600055),
(1,1,'trace','trace',6,1767225600019,1767225600019),
(1,21,'graph','graph',22,1767225600075,1767225600083),
(1,36,'PLAN-001-graph','graph',36,1767225600099,1767225600099),
(1,36,'PLAN-001-trace','trace',36,1767225600099,1767225600107),
(1,36,'notes','notes',36,1767225600099,1767225600099),
(1,39,'TASK-001-graph','graph',39,1767225600111,1767225600223),
(1,39,'TASK-001-trace','trace',39,1767225600111,1767225600215),
(1,39,'notes','notes',39,1767225600111,1767225600131),
(1,7,'notes','notes',9,1767225600031,1767225600031),
(2,1,'notes','notes',2,1767225600059,1767225600059);
insert into "edge_versions" ("id","ws","seq","branch_id","doc","key","deleted","standing","superseded_seq","replaces_seq","merged_from_branch_id","merged_from_seq","meta","ts_ms","from_id","rel","to_id") values
(1,1,19,1,'graph','api|uses|db',0,'live',null,null,null,null,'{"weight":2}',1767225600063,'api','uses','db'),
(2,1,46,39,'TASK-001-graph','task:TASK-001|contains|step:STEP-00000001',0,'live',null,null,null,null,null,1767225600119,'task:TASK-001','contains','step:STEP-00000001'),
(3,1,47,39,'TASK-001-graph','task:TASK-001|contains|step:STEP-00000002',0,'live',null,null,null,null,null,1767225600119,'task:TASK-001','contains','step:STEP-00000002'),
(4,1,48,39,'TASK-001-graph','task:TASK-001|contains|step:STEP-00000003',0,'live',null,null,null,null,null,1767225600119,'task:TASK-001','contains','step:STEP-00000003'),
(5,1,51,39,'TASK-001-graph','step:STEP-00000002|contains|step:STEP-00000004',0,'live',null,null,null,null,null,1767225600123,'step:STEP-00000002','contains','step:STEP-00000004'),
(6,1,82,39,'TASK-001-graph','D1|because|E1',0,'live',null,null,null,null,'{"message":"Same cause"}',1767225600219,'D1','because','E1');
insert into "entities" ("ws","id","kind","title","description","status","revision","branch_id","notes_doc","graph_doc","trace_doc","created_at_ms","updated_at_ms","num","parent","context","priority","domain","tags","depends_on","contract","contract_data","contract_versions","checklist","checklist_current","checklist_doc","completed_at_ms","steps_total","steps_done","next_step") values
(1,'PLAN-001','plan','Launch','Open to everybody','TODO',2,36,'notes','PLAN-001-graph','PLAN-001-trace',1767225600099,1767225600107,1,null,null,null,null,'[]','[]','We agree on 300 ms','{"by":"May"}',1,'["Think","Act"]',1,'The plan in words',null,0,0,0),
(1,'TASK-001','task','Halve the cold start',null,'TODO',11,39,'notes','TASK-001-graph','TASK-001-trace',1767225600111,1767225600155,1,'PLAN-001',null,'HIGH','speed','["perf"]','[]',null,null,0,'[]',0,null,null,4,1,3);
insert into "entity_counts" ("ws","kind","status","n") values
(1,'plan','TODO',1),
(1,'task','TODO',1);
insert into "entity_tags" ("ws","tag","kind","num") values
(1,'perf','task',1);
insert into "entries" ("ws","seq","branch_id","doc","kind","ts_ms","agent_id","title","format","meta","content","origin_seq","source_event_id","event_id","event_type","task_id","path","payload","edits") values
(1,12,1,'notes','note',1767225600043,null,null,null,'{"_merge":{"from":"what-if/cache","from_seq":9,"from_ts_ms":1767225600031}}','Cache per user – “2 GB” more, naïvely. 雪 🙂',9,'merge:what-if/cache:9',null,null,null,null,null,0),
(1,15,1,'notes','note',1767225600055,null,null,null,null,'After the reset',null,null,null,null,null,null,null,0),
(1,2,1,'notes','note',1767225600007,null,'Measured',null,'{"by":"ann","n":[1,2]}','p99 is 900 ms, measured twice.',null,null,null,null,null,null,null,0),
(1,3,1,'notes','note',1767225600011,null,'Set a target','commit',null,'Target: 300 ms',null,null,null,null,null,null,null,0),
(1,36,36,'PLAN-001-trace','event',1767225600099,null,null,null,null,null,null,null,'evt_0000000000000036','plan_created','PLAN-001',null,'{"kind":"plan","title":"Launch"}',0),
(1,37,36,'PLAN-001-trace','event',1767225600103,null,null,null,null,null,null,null,'evt_0000000000000037','plan_updated','PLAN-001',null,'{"task":"PLAN-001","steps":2,"current":1,"doc":true}',0),
(1,38,36,'PLAN-001-trace','event',1767225600107,null,null,null,null,null,null,null,'evt_0000000000000038','contract_updated','PLAN-001',null,'{"task":"PLAN-001","cleared":false,"versions":1}',0),
(1,39,39,'TASK-001-trace','event',1767225600111,null,null,null,null,null,null,null,'evt_0000000000000039','task_created','TASK-001',null,'{"kind":"task","title":"Halve the cold start","parent":"PLAN-001"}',0),
(1,4,1,'adr','note',1767225600011,null,'Set a target','commit',null,'Target: 300 ms',null,null,null,null,null,null,null,0),
(1,41,39,'TASK-001-trace','event',1767225600115,null,null,null,null,null,null,null,'evt_0000000000000041','task_edited','TASK-001',null,'{"kind":"task","patch":{"priority":"HIGH","domain":"speed","tags":["perf"]}}',0),
(1,42,39,'TASK-001-trace','event',1767225600119,null,null,null,null,null,null,null,'evt_0000000000000042','steps_added','TASK-001',null,'{"task":"TASK-001","parent_path":null,"steps":[{"step_id":"STEP-00000001","path":"s:0","title":"Profile"},{"step_id":"STEP-00000002","path":"s:1","title":"Compile less"},{"step_id":"STEP-00000003","path":"s:2","title":"Measure again"}]}',0),
(1,49,39,'TASK-001-trace','event',1767225600123,null,null,null,null,null,null,null,'evt_0000000000000049','steps_added','TASK-001','s:1','{"task":"TASK-001","parent_path":"s:1","steps":[{"step_id":"STEP-00000004","path":"s:1.s:0","title":"Choose"}]}',0),
(1,52,39,'TASK-001-trace','event',1767225600127,null,null,null,null,null,null,null,'evt_0000000000000052','step_defined','TASK-001','s:0','{"task":"TASK-001","step_id":"STEP-00000001","path":"s:0","fields":["tests","blockers"]}',0),
(1,53,39,'TASK-001-trace','event',1767225600131,null,null,null,null,null,null,null,'evt_0000000000000053','step_noted','TASK-001','s:0','{"task":"TASK-001","step_id":"STEP-00000001","path":"s:0","note_seq":54}',0),
(1,54,39,'notes','note',1767225600131,null,null,null,'{"source":"tasks_note","task_id":"TASK-001","step_id":"STEP-00000001","path":"s:0","note_seq":54,"event_id":"evt_0000000000000053"}','Most of it is schema compilation',null,null,null,null,null,null,null,0),
(1,55,39,'TASK-001-trace','event',1767225600135,null,null,null,null,null,null,null,'evt_0000000000000055','evidence_captured','TASK-001','s:0','{"entity_kind":"step","entity_id":"STEP-00000001","artifacts":1,"checks":2,"attachments":0,"checkpoints":["tests"]}',0),
(1,56,39,'TASK-001-trace','event',1767225600139,null,null,null,null,null,null,null,'evt_0000000000000056','task_node_added','TASK-001','s:1.t:0','{"task":"TASK-001","step_id":"STEP-00000002","node_id":"NODE-00000001","path":"s:1.t:0","title":"Draw"}',0),
(1,57,39,'TASK-001-trace','event',1767225600143,null,null,null,null,null,null,null,'evt_0000000000000057','step_verified','TASK-001','s:0','{"task":"TASK-001","step_id":"STEP-00000001","path":"s:0","criteria_confirmed":true,"tests_confirmed":true}',0),
(1,58,39,'TASK-001-trace','event',1767225600143,null,null,null,null,null,null,null,'evt_0000000000000058','step_done','TASK-001','s:0','{"task":"TASK-001","step_id":"STEP-00000001","path":"s:0"}',0),
(1,6,1,'trace','note',1767225600019,null,'Bisect','trace_step','{"mode":"debug"}','Halved the search space',null,null,null,null,null,null,null,0),
(1,60,39,'TASK-001-trace','event',1767225600147,null,null,null,null,null,null,null,'evt_0000000000000060','step_blocked','TASK-001','s:1','{"task":"TASK-001","step_id":"STEP-00000002","path":"s:1","reason":"waits for keys"}',0),
(1,61,39,'TASK-001-trace','event',1767225600151,null,null,null,null,null,null,null,'evt_0000000000000061','step_blocked','TASK-001','s:2','{"task":"TASK-001","step_id":"STEP-00000003","path":"s:2","reason":"a mistake"}',0),
(1,62,39,'TASK-001-trace','event',1767225600155,null,null,null,null,null,null,null,'evt_0000000000000062','undo_applied','TASK-001','s:2','{"intent":"step_block_set","op_seq":61,"undo":true,"task":"TASK-001","path":"s:2"}',0),
(1,76,39,'TASK-001-trace','note',1767225600207,null,'The cache is cold','think_card','{"source":"think_card","card_id":"H1","type":"hypothesis","status":"open","tags":["lane:shared","v:canon"]}','First hits are slow.',null,null,null,null,null,null,null,0),
(1,78,39,'TASK-001-trace','note',1767225600211,null,'Hit rate 12%','think_card','{"source":"think_card","card_id":"E1","type":"evidence","status":"open","tags":["a:store","lane:shared","v:canon"],"meta":{"supports":["H1"]}}','Hit rate 12%',null,null,null,null,null,null,null,0),
(1,80,39,'TASK-001-trace','note',1767225600215,null,'Warm it','think_card','{"source":"think_card","card_id":"D1","type":"decision","status":"accepted","tags":["lane:shared","v:canon"]}','Warm it',null,null,null,null,null,null,null,0),
(1,87,1,'anchors-trace','note',1767225600231,null,'a:store is now a:db','think_card','{"source":"think_card","card_id":"CARD-1","type":"update","status":"open","tags":["a:db","lane:shared","v:canon"],"meta":{"anchor":"a:db","renamed_from":"a:store"}}','a:store is now a:db',null,null,null,null,null,null,null,0),
(1,89,1,'anchors-trace','note',1767225600235,null,null,'think_card','{"source":"think_card","card_id":"CARD-2","type":"note","status":"open","tags":["a:db","lane:shared","v:draft"],"meta":{"anchor":"a:db"}}','One writer at a time.',null,null,null,null,null,null,null,0),
(1,9,7,'notes','note',1767225600031,'bob',null,null,null,'Cache per user – “2 GB” more, naïvely. 雪 🙂',null,null,null,null,null,null,null,0),
(1,96,1,'kept','note',1767225600251,null,null,null,null,'Keep 100 rows',null,null,null,null,null,null,null,1),
(2,2,1,'notes','note',1767225600059,null,null,null,null,'Somebody else',null,null,null,null,null,null,null,0);
insert into "entry_edits" ("ws","seq","entry_seq","branch_id","doc","replaces_seq","origin_seq","ts_ms","agent_id","title","format","meta","content") values
(1,97,96,1,'kept',96,null,1767225600255,'ann',null,null,null,'Keep 500 rows');
insert into "evidence" ("ws","seq","entity","step_id","checkpoints","items","checks","attachments","ts_ms") values
(1,55,'TASK-001','STEP-00000001','["tests"]','[{"kind":"cmd_output","command":"npm run bench","stdout":"ok","exit_code":0}]','["CMD: npm run bench","LINK: https://ci.example/1"]','[]',1767225600135);
insert into "facts" ("ws","seq","kind","ts_ms","agent_id","payload") values
(1,1,'workspace_created',1767225600003,null,'{"workspace":"acme/app","branch":"main"}'),
(1,10,'branch_created',1767225600035,null,'{"name":"what-if/ttl","base_branch":"what-if/cache","base_seq":9}'),
(1,100,'session_started',1767225600267,null,'{"sessionId":"93175447-57b5-435f-b874-b8025e268cc3","title":"Slow pages","description":"Since May","tags":["urgent","project:shop"]}'),
(1,101,'thought_recorded',1767225600272,null,'{"sessionId":"93175447-57b5-435f-b874-b8025e268cc3","nodeId":"93175447-57b5-435f-b874-b8025e268cc3:1","branchId":null,"thoughtNumber":1,"totalThoughts":5,"nextThoughtNeeded":true,"isRevision":false,"revisesThought":null,"branchFromThought":null,"needsMoreThoughts":false,"prev":null,"revisesNode":null,"branchOrigin":null,"opens":false}'),
(1,102,'thought_recorded',1767225600276,null,'{"sessionId":"93175447-57b5-435f-b874-b8025e268cc3","nodeId":"93175447-57b5-435f-b874-b8025e268cc3:2","branchId":null,"thoughtNumber":2,"totalThoughts":5,"nextThoughtNeeded":true,"isRevision":false,"revisesThought":null,"branchFromThought":null,"needsMoreThoughts":false,"prev":"93175447-57b5-435f-b874-b8025e268cc3:1","revisesNode":null,"branchOrigin":null,"opens":false}'),
(1,103,'thought_recorded',1767225600280,null,'{"sessionId":"93175447-57b5-435f-b874-b8025e268cc3","nodeId":"93175447-57b5-435f-b874-b8025e268cc3:network:2","branchId":"network","thoughtNumber":2,"totalThoughts":5,"nextThoughtNeeded":true,"isRevision":false,"revisesThought":null,"branchFromThought":1,"needsMoreThoughts":false,"prev":"93175447-57b5-435f-b874-b8025e268cc3:1","revisesNode":null,"branchOrigin":"93175447-57b5-435f-b874-b8025e268cc3:1","opens":true}'),
(1,104,'thought_recorded',1767225600284,null,'{"sessionId":"93175447-57b5-435f-b874-b8025e268cc3","nodeId":"93175447-57b5-435f-b874-b8025e268cc3:3","branchId":null,"thoughtNumber":3,"totalThoughts":5,"nextThoughtNeeded":true,"isRevision":true,"revisesThought":2,"branchFromThought":null,"needsMoreThoughts":false,"prev":"93175447-57b5-435f-b874-b8025e268cc3:2","revisesNode":"93175447-57b5-435f-b874-b8025e268cc3:2","branchOrigin":null,"opens":false}'),
(1,105,'notebook_created',1767225600287,null,'{"notebookId":"ae61adf9-43b5-45e7-8150-d17d720c8590","title":"Cold caches","language":"javascript","origin":"blank"}'),
(1,106,'cell_added',1767225600291,null,'{"notebookId":"ae61adf9-43b5-45e7-8150-d17d720c8590","cellId":"cfbee43f-a873-4482-93cd-6119bba826cd","type":"markdown","filename":null,"language":null,"position":2}'),
(1,107,'cell_added',1767225600295,null,'{"notebookId":"ae61adf9-43b5-45e7-8150-d17d720c8590","cellId":"072437b1-b9fc-44c7-8178-beafe51963aa","type":"code","filename":"cost.js","language":"javascript","position":3}'),
(1,11,'branch_renamed',1767225600039,null,'{"branch_id":10,"previous":"what-if/ttl","current":"what-if/short-ttl"}'),
(1,12,'note_added',1767225600043,null,'{"branch":"main","branch_id":1,"doc":"notes","origin_seq":9,"source_event_id":"merge:what-if/cache:9"}'),
(1,13,'branch_checked_out',1767225600043,null,'{"previous":"what-if/cache","current":"main"}'),
(1,14,'head_reset',1767225600051,null,'{"branch":"main","branch_id":1,"doc":"notes","ref":"target-set","old_seq":12,"new_seq":3}'),
(1,15,'note_added',1767225600055,null,'{"branch":"main","branch_id":1,"doc":"notes"}'),
(1,16,'graph_node_written',1767225600063,null,'{"branch":"main","branch_id":1,"doc":"graph","id":"api","type":"component","replaces":null}'),
(1,17,'graph_node_written',1767225600063,null,'{"branch":"main","branch_id":1,"doc":"graph","id":"db","type":"component","replaces":null}'),
(1,18,'graph_node_written',1767225600063,null,'{"branch":"main","branch_id":1,"doc":"graph","id":"old","type":"component","replaces":null}'),
(1,19,'graph_edge_written',1767225600063,null,'{"branch":"main","branch_id":1,"doc":"graph","from":"api","rel":"uses","to":"db","replaces":null}'),
(1,2,'note_added',1767225600007,null,'{"branch":"main","branch_id":1,"doc":"notes"}'),
(1,20,'graph_node_removed',1767225600067,null,'{"branch":"main","branch_id":1,"doc":"graph","id":"old","replaces":18}'),
(1,21,'branch_created',1767225600071,null,'{"name":"idea","base_branch":"main","base_seq":20}'),
(1,22,'graph_node_written',1767225600075,null,'{"branch":"idea","branch_id":21,"doc":"graph","id":"api","type":"component","replaces":16}'),
(1,23,'graph_node_written',1767225600075,null,'{"branch":"idea","branch_id":21,"doc":"graph","id":"db","type":"component","replaces":17}'),
(1,24,'graph_node_written',1767225600079,null,'{"branch":"main","branch_id":1,"doc":"graph","id":"api","type":"component","replaces":16}'),
(1,25,'graph_node_written',1767225600079,null,'{"branch":"main","branch_id":1,"doc":"graph","id":"db","type":"component","replaces":17}'),
(1,26,'graph_node_written',1767225600083,null,'{"branch":"idea","branch_id":21,"doc":"graph","id":"cache","type":"component","replaces":null}'),
(1,27,'graph_node_written',1767225600087,null,'{"branch":"main","branch_id":1,"doc":"graph","merged_from":{"branch_id":21,"seq":26},"id":"cache","type":"component","replaces":null}'),
(1,28,'graph_conflict_found',1767225600087,null,'{"conflict_id":"CONFLICT-58c40418f766ef4d8fabddd981b6baee","from_branch_id":21,"into_branch_id":1,"doc":"graph","kind":"node","key":"api","base_seq":16,"theirs_seq":22,"ours_seq":24}'),
(1,29,'graph_conflict_found',1767225600087,null,'{"conflict_id":"CONFLICT-d5eb6eb37eac8399aaef74229471c848","from_branch_id":21,"into_branch_id":1,"doc":"graph","kind":"node","key":"db","base_seq":17,"theirs_seq":23,"ours_seq":25}'),
(1,3,'note_added',1767225600011,null,'{"branch":"main","branch_id":1,"doc":"notes"}'),
(1,30,'graph_conflict_resolved',1767225600091,null,'{"conflict_id":"CONFLICT-58c40418f766ef4d8fabddd981b6baee","resolution":"use_into"}'),
(1,31,'graph_node_written',1767225600095,null,'{"branch":"main","branch_id":1,"doc":"graph","id":"d1","type":"decision","replaces":null}'),
(1,32,'graph_node_written',1767225600095,null,'{"branch":"main","branch_id":1,"doc":"graph","id":"n1","type":"note","replaces":null}'),
(1,33,'graph_node_written',1767225600095,null,'{"branch":"main","branch_id":1,"doc":"graph","id":"n2","type":"note","replaces":null}'),
(1,34,'graph_node_written',1767225600095,null,'{"branch":"main","branch_id":1,"doc":"graph","id":"h1","type":"hypothesis","replaces":null}'),
(1,35,'graph_node_written',1767225600095,null,'{"branch":"main","branch_id":1,"doc":"graph","id":"q1","type":"question","replaces":null}'),
(1,36,'plan_created',1767225600099,null,'{"id":"PLAN-001"}'),
(1,37,'plan_updated',1767225600103,null,'{"task":"PLAN-001","revision":1,"checklist":{"steps":["Think","Act"],"current":1,"doc":"The plan in words"}}'),
(1,38,'contract_updated',1767225600107,null,'{"task":"PLAN-001","revision":2,"versions":1}'),
(1,39,'task_created',1767225600111,null,'{"id":"TASK-001","parent":"PLAN-001"}'),
(1,4,'note_added',1767225600011,null,'{"branch":"main","branch_id":1,"doc":"adr"}'),
(1,41,'task_edited',1767225600115,null,'{"task":"TASK-001","revision":1,"change":{"priority":"HIGH","domain":"speed","tags":["perf"]}}'),
(1,42,'steps_added',1767225600119,null,'{"task":"TASK-001","revision":2,"parent":null}'),
(1,49,'steps_added',1767225600123,null,'{"task":"TASK-001","revision":3,"parent":{"step_id":"STEP-00000002","path":"s:1"}}'),
(1,5,'tag_set',1767225600015,null,'{"name":"target-set","branch":"main","branch_id":1,"doc":"notes","seq":3}'),
(1,52,'step_defined',1767225600127,null,'{"task":"TASK-001","revision":4,"step_id":"STEP-00000001","path":"s:0","fields":["tests","blockers"]}'),
(1,53,'step_noted',1767225600131,null,'{"task":"TASK-001","revision":5,"step_id":"STEP-00000001","path":"s:0"}'),
(1,55,'evidence_captured',1767225600135,null,'{"task":"TASK-001","revision":6,"step":{"step_id":"STEP-00000001","path":"s:0"},"checkpoints":["tests"],"evidence":["tests"]}'),
(1,56,'task_node_added',1767225600139,null,'{"task":"TASK-001","revision":7,"step_id":"STEP-00000002","node_id":"NODE-00000001","path":"s:1.t:0"}'),
(1,57,'step_verified',1767225600143,null,'{"task":"TASK-001","revision":8,"step_id":"STEP-00000001","path":"s:0","change":{"criteria_confirmed":true,"tests_confirmed":true}}'),
(1,58,'step_done',1767225600143,null,'{"task":"TASK-001","revision":8,"step_id":"STEP-00000001","path":"s:0","completed_at_ms":1767225600144}'),
(1,6,'note_added',1767225600019,null,'{"branch":"main","branch_id":1,"doc":"trace"}'),
(1,60,'step_blocked',1767225600147,null,'{"task":"TASK-001","revision":9,"step_id":"STEP-00000002","path":"s:1","reason":"waits for keys"}'),
(1,61,'step_blocked',1767225600151,null,'{"task":"TASK-001","revision":10,"step_id":"STEP-00000003","path":"s:2","reason":"a mistake"}'),
(1,62,'undo_applied',1767225600155,null,'{"task":"TASK-001","revision":11,"path":"s:2","op_seq":61,"intent":"step_block_set","subject":{"kind":"step","id":"STEP-00000003"}}'),
(1,63,'focus_changed',1767225600159,null,'{"previous":null,"current":"TASK-001"}'),
(1,64,'branch_checked_out',1767225600159,null,'{"previous":"main","current":"task/TASK-001"}'),
(1,65,'job_created',1767225600163,null,'{"job_id":"JOB-001","title":"Port the parser","kind":"codex_cli","priority":"HIGH","task":"TASK-001","anchor":null}'),
(1,66,'job_created',1767225600167,null,'{"job_id":"JOB-002","title":"Write the docs","kind":"codex_cli","priority":"MEDIUM","task":null,"anchor":null}'),
(1,67,'job_created',1767225600171,null,'{"job_id":"JOB-003","title":"Later","kind":"codex_cli","priority":"MEDIUM","task":null,"anchor":null}'),
(1,68,'job_claimed',1767225600175,null,'{"job_id":"JOB-001","runner_id":"ann","claim_revision":1,"claim_expires_at_ms":1767225780176}'),
(1,69,'job_reported',1767225600179,null,'{"job_id":"JOB-001","percent":50,"claim_expires_at_ms":1767225780180,"kind":"progress"}'),
(1,7,'branch_created',1767225600023,null,'{"name":"what-if/cache","base_branch":"main","base_seq":6}'),
(1,70,'job_completed',1767225600183,null,'{"job_id":"JOB-001","status":"DONE","revision":2,"summary":"Ported; all green."}'),
(1,71,'job_claimed',1767225600187,null,'{"job_id":"JOB-002","runner_id":"ann","claim_revision":1,"claim_expires_at_ms":1767225780188}'),
(1,72,'job_reported',1767225600191,null,'{"job_id":"JOB-002","percent":null,"claim_expires_at_ms":1767225780192,"kind":"question"}'),
(1,73,'job_messaged',1767225600195,null,'{"job_id":"JOB-002","with_proof":false}'),
(1,74,'runner_beat',1767225600199,null,'{"runner_id":"ann","status":"live","active_job_id":"JOB-002","lease_expires_at_ms":1767225620200}'),
(1,75,'branch_checked_out',1767225600203,null,'{"previous":"task/TASK-001","current":"main"}'),
(1,76,'card_written',1767225600207,null,'{"branch":"task/TASK-001","branch_id":39,"trace_doc":"TASK-001-trace","graph_doc":"TASK-001-graph","node":{"replaces":null},"digest":"a906afe2a1fc0759abec4df2a20936b6"}'),
(1,78,'card_written',1767225600211,null,'{"branch":"task/TASK-001","branch_id":39,"trace_doc":"TASK-001-trace","graph_doc":"TASK-001-graph","node":{"replaces":null},"digest":"352d645c4ce1ad40abf0ce7156bbb70f"}'),
(1,8,'branch_checked_out',1767225600027,null,'{"previous":"main","current":"what-if/cache"}'),
(1,80,'card_written',1767225600215,null,'{"branch":"task/TASK-001","branch_id":39,"trace_doc":"TASK-001-trace","graph_doc":"TASK-001-graph","node":{"replaces":null},"digest":"6d5d37198cc735f31a771fb93db89688"}'),
(1,82,'graph_edge_written',1767225600219,null,'{"branch":"task/TASK-001","branch_id":39,"doc":"TASK-001-graph","from":"D1","rel":"because","to":"E1","replaces":null}'),
(1,83,'graph_node_written',1767225600223,null,'{"branch":"task/TASK-001","branch_id":39,"doc":"TASK-001-graph","id":"D1","type":"decision","replaces":81}'),
(1,84,'anchor_saved',1767225600227,null,'{"id":"a:core","title":"Core","kind":"component","status":"active","description":null,"refs":[],"parent_id":null,"depends_on":["a:store"],"aliases":[]}'),
(1,85,'anchor_saved',1767225600227,null,'{"id":"a:store","title":"Store","kind":"data","status":"active","description":null,"refs":["src/store"],"parent_id":"a:zone","depends_on":[],"aliases":[]}'),
(1,86,'anchor_saved',1767225600227,null,'{"id":"a:zone","title":"Zone","kind":"boundary","status":"active","description":null,"refs":[],"parent_id":null,"depends_on":[],"aliases":[]}'),
(1,87,'anchor_renamed',1767225600231,null,'{"from":"a:store","to":"a:db","branch":"main","branch_id":1}'),
(1,89,'card_written',1767225600235,null,'{"branch":"main","branch_id":1,"trace_doc":"anchors-trace","graph_doc":"anchors-graph","node":{"replaces":null},"digest":"b0a7b796b4203f31de8a0e617f5b85dc"}'),
(1,9,'note_added',1767225600031,'bob','{"branch":"what-if/cache","branch_id":7,"doc":"notes","agent_id":"bob"}'),
(1,91,'focus_changed',1767225600239,null,'{"previous":"TASK-001","current":null}'),
(1,92,'focus_changed',1767225600243,'ann','{"previous":null,"current":"PLAN-001"}'),
(1,93,'branch_checked_out',1767225600243,'ann','{"previous":"main","current":"plan/PLAN-001"}'),
(1,94,'focus_changed',1767225600247,'bob','{"previous":null,"current":"TASK-001"}'),
(1,95,'branch_checked_out',1767225600247,'bob','{"previous":"what-if/cache","current":"task/TASK-001"}'),
(1,96,'note_added',1767225600251,null,'{"branch":"main","branch_id":1,"doc":"kept"}'),
(1,97,'note_edited',1767225600255,'ann','{"branch":"main","branch_id":1,"doc":"kept","entry_seq":96,"replaces":96,"agent_id":"ann"}'),
(1,98,'note_added',1767225600259,null,'{}'),
(1,99,'content_forgotten',1767225600264,null,'{"ref":"kept@98","what":"note","entry_seq":98,"reason":"a secret"}'),
(2,1,'workspace_created',1767225600059,null,'{"workspace":"acme/other","branch":"main"}'),
(2,2,'note_added',1767225600059,null,'{"branch":"main","branch_id":1,"doc":"notes"}');
insert into "forgotten" ("ws","ref","seq","kind","agent_id","reason","ts_ms") values
(1,'kept@98',99,'note',null,'a secret',1767225600264);
insert into "job_events" ("ws","seq","job","ts_ms","kind","message","percent","refs","meta") values
(1,65,1,1767225600163,'created','Port the parser',null,'[]',null),
(1,66,2,1767225600167,'created','Write the docs',null,'[]',null),
(1,67,3,1767225600171,'created','Later',null,'[]',null),
(1,68,1,1767225600175,'claimed','claimed by ann',null,'[]',null),
(1,69,1,1767225600179,'progress','half way',50,'["notes@3"]',null),
(1,70,1,1767225600183,'completed','Ported; all green.',null,'["CMD: npm test"]',null),
(1,71,2,1767225600187,'claimed','claimed by ann',null,'[]',null),
(1,72,2,1767225600191,'question','Which style?',null,'[]',null),
(1,73,2,1767225600195,'manager','The plain one.',null,'["JOB-002"]',null);
insert into "job_prompts" ("ws","job","prompt","meta") values
(1,1,'Port it.',null),
(1,2,'Write them.','{"for":"users"}'),
(1,3,'Wait.',null);
insert into "jobs" ("ws","id","title","kind","urgency","status","revision","task_id","anchor","runner","summary","claim_expires_at_ms","created_at_ms","updated_at_ms","completed_at_ms","last_seq","question_seq","manager_seq","error_seq","checkpoint_seq","proof_gate_seq","proof_seq") values
(1,1,'Port the parser','codex_cli',0,'DONE',2,'TASK-001',null,'ann','Ported; all green.',null,1767225600163,1767225600183,1767225600183,70,0,0,0,0,0,0),
(1,2,'Write the docs','codex_cli',1,'RUNNING',1,null,null,'ann',null,1767225780192,1767225600167,1767225600195,null,73,72,73,0,0,0,0),
(1,3,'Later','codex_cli',1,'QUEUED',0,null,null,null,null,null,1767225600171,1767225600171,null,67,0,0,0,0,0,0);
insert into "kysely_migration" ("name","timestamp") values
('001-foundation','2026-11-17T14:03:46.669Z'),
('002-graph','2026-11-17T14:03:46.797Z'),
('003-tasks','2026-11-17T14:03:46.922Z'),
('004-jobs','2026-11-17T14:03:46.981Z'),
('005-cards','2026-11-17T14:03:47.022Z'),
('006-views','2026-11-17T14:03:47.029Z'),
('007-plan-titles','2026-11-17T14:03:47.032Z'),
('008-search','2026-11-17T14:03:47.084Z'),
('009-agent-places','2026-11-17T14:03:47.101Z'),
('010-keeping','2026-11-17T14:03:47.121Z'),
('011-index-in-batches','2026-11-17T14:03:47.122Z'),
('012-ledger','2026-11-17T14:03:47.266Z'),
('013-notebooks','2026-11-17T14:03:47.306Z');
insert into "node_tags" ("ws","seq","tag","branch_id","doc","standing") values
(1,16,'edge',1,'graph','past'),
(1,16,'hot',1,'graph','past'),
(1,33,'pinned',1,'graph','live'),
(1,34,'lane:agent:bob',1,'graph','live'),
(1,35,'v:draft',1,'graph','live'),
(1,77,'lane:shared',39,'TASK-001-graph','live'),
(1,77,'v:canon',39,'TASK-001-graph','live'),
(1,79,'a:store',39,'TASK-001-graph','live'),
(1,79,'lane:shared',39,'TASK-001-graph','live'),
(1,79,'v:canon',39,'TASK-001-graph','live'),
(1,81,'lane:shared',39,'TASK-001-graph','past'),
(1,81,'v:canon',39,'TASK-001-graph','past'),
(1,83,'lane:shared',39,'TASK-001-graph','live'),
(1,83,'pinned',39,'TASK-001-graph','live'),
(1,83,'v:canon',39,'TASK-001-graph','live'),
(1,88,'a:db',1,'anchors-graph','live'),
(1,88,'lane:shared',1,'anchors-graph','live'),
(1,88,'v:canon',1,'anchors-graph','live'),
(1,90,'a:db',1,'anchors-graph','live'),
(1,90,'lane:shared',1,'anchors-graph','live'),
(1,90,'v:draft',1,'anchors-graph','live');
insert into "node_versions" ("id","ws","seq","branch_id","doc","key","deleted","standing","superseded_seq","replaces_seq","merged_from_branch_id","merged_from_seq","meta","ts_ms","type","title","text","status","tags","visibility") values
(1,1,16,1,'graph','api',0,'past',24,null,null,null,'{"owner":"ann"}',1767225600063,'component','API','Answers requests',null,'["edge","hot"]',null),
(10,1,27,1,'graph','cache',0,'live',null,null,21,26,null,1767225600087,'component','Cache',null,null,'[]',null),
(11,1,31,1,'graph','d1',0,'live',null,null,null,null,null,1767225600095,'decision','One writer',null,null,'[]','canon'),
(12,1,32,1,'graph','n1',0,'live',null,null,null,null,null,1767225600095,'note','Loose thought',null,null,'[]','draft'),
(13,1,33,1,'graph','n2',0,'live',null,null,null,null,null,1767225600095,'note','Kept thought',null,null,'["pinned"]','canon'),
(14,1,34,1,'graph','h1',0,'live',null,null,null,null,null,1767225600095,'hypothesis','Private guess',null,null,'["lane:agent:bob"]','draft'),
(15,1,35,1,'graph','q1',0,'live',null,null,null,null,null,1767225600095,'question','Which cache?',null,'open','["v:draft"]','draft'),
(16,1,40,39,'TASK-001-graph','task:TASK-001',0,'live',null,null,null,null,'{"source":"tasks","task_id":"TASK-001"}',1767225600111,'task','Halve the cold start',null,'open','[]',null),
(17,1,43,39,'TASK-001-graph','step:STEP-00000001',0,'past',59,null,null,null,'{"source":"tasks","task_id":"TASK-001","step_id":"STEP-00000001","path":"s:0"}',1767225600119,'step','Profile',null,'open','[]',null),
(18,1,44,39,'TASK-001-graph','step:STEP-00000002',0,'live',null,null,null,null,'{"source":"tasks","task_id":"TASK-001","step_id":"STEP-00000002","path":"s:1"}',1767225600119,'step','Compile less',null,'open','[]',null),
(19,1,45,39,'TASK-001-graph','step:STEP-00000003',0,'live',null,null,null,null,'{"source":"tasks","task_id":"TASK-001","step_id":"STEP-00000003","path":"s:2"}',1767225600119,'step','Measure again',null,'open','[]',null),
(2,1,17,1,'graph','db',0,'past',25,null,null,null,null,1767225600063,'component','Database',null,'open','[]',null),
(20,1,50,39,'TASK-001-graph','step:STEP-00000004',0,'live',null,null,null,null,'{"source":"tasks","task_id":"TASK-001","step_id":"STEP-00000004","path":"s:1.s:0"}',1767225600123,'step','Choose',null,'open','[]',null),
(21,1,59,39,'TASK-001-graph','step:STEP-00000001',0,'live',null,43,null,null,'{"source":"tasks","task_id":"TASK-001","step_id":"STEP-00000001","path":"s:0"}',1767225600143,'step','Profile',null,'done','[]',null),
(22,1,77,39,'TASK-001-graph','H1',0,'live',null,null,null,null,null,1767225600207,'hypothesis','The cache is cold','First hits are slow.','open','["lane:shared","v:canon"]','canon'),
(23,1,79,39,'TASK-001-graph','E1',0,'live',null,null,null,null,'{"supports":["H1"]}',1767225600211,'evidence','Hit rate 12%',null,'open','["a:store","lane:shared","v:canon"]','canon'),
(24,1,81,39,'TASK-001-graph','D1',0,'past',83,null,null,null,null,1767225600215,'decision','Warm it',null,'accepted','["lane:shared","v:canon"]','canon'),
(25,1,83,39,'TASK-001-graph','D1',0,'live',null,81,null,null,null,1767225600223,'decision','Warm it',null,'accepted','["lane:shared","pinned","v:canon"]','canon'),
(26,1,88,1,'anchors-graph','CARD-1',0,'live',null,null,null,null,'{"anchor":"a:db","renamed_from":"a:store"}',1767225600231,'update','a:store is now a:db',null,'open','["a:db","lane:shared","v:canon"]','canon'),
(27,1,90,1,'anchors-graph','CARD-2',0,'live',null,null,null,null,'{"anchor":"a:db"}',1767225600235,'note',null,'One writer at a time.','open','["a:db","lane:shared","v:draft"]','draft'),
(3,1,18,1,'graph','old',0,'past',20,null,null,null,null,1767225600063,'component','Old',null,null,'[]',null),
(4,1,20,1,'graph','old',1,'gone',null,18,null,null,null,1767225600067,'component','Old',null,null,'[]',null),
(5,1,22,21,'graph','api',0,'live',null,16,null,null,null,1767225600075,'component','api, theirs',null,null,'[]',null),
(6,1,23,21,'graph','db',0,'live',null,17,null,null,null,1767225600075,'component','db, theirs',null,null,'[]',null),
(7,1,24,1,'graph','api',0,'live',null,16,null,null,null,1767225600079,'component','api, ours',null,null,'[]',null),
(8,1,25,1,'graph','db',0,'live',null,17,null,null,null,1767225600079,'component','db, ours',null,null,'[]',null),
(9,1,26,21,'graph','cache',0,'live',null,null,null,null,null,1767225600083,'component','Cache',null,null,'[]',null);
insert into "notebook_cells" ("ws","notebook","id","position","type","content","filename","language","status","output","error","cut_bytes","executed_at_ms","run_id","runner","run_until_ms") values
(1,'ae61adf9-43b5-45e7-8150-d17d720c8590','072437b1-b9fc-44c7-8178-beafe51963aa',3,'code','console.log(40 + 2);','cost.js','javascript','idle',null,null,0,null,null,null,null),
(1,'ae61adf9-43b5-45e7-8150-d17d720c8590','70ea52f2-49b5-4d19-bcaa-e3d831628351',0,'title','Cold caches',null,null,'idle',null,null,0,null,null,null,null),
(1,'ae61adf9-43b5-45e7-8150-d17d720c8590','b79c8632-f339-4cff-b94b-14a90ef58b49',1,'package.json','{
  "type": "module",
  "dependencies": {}
}','package.json',null,'idle',null,null,0,null,null,null,null),
(1,'ae61adf9-43b5-45e7-8150-d17d720c8590','cfbee43f-a873-4482-93cd-6119bba826cd',2,'markdown','What a miss costs.',null,null,'idle',null,null,0,null,null,null,null);
insert into "notebooks" ("ws","id","title","language","tsconfig","cell_count","created_at_ms","updated_at_ms") values
(1,'ae61adf9-43b5-45e7-8150-d17d720c8590','Cold caches','javascript',null,4,1767225600287,1767225600295);
insert into "operations" ("ws","seq","entity","path","intent","subject_kind","subject_id","payload","before","after","undoable","undone","ts_ms") values
(1,60,'TASK-001','s:1','step_block_set','step','STEP-00000002','{"task":"TASK-001","step_id":"STEP-00000002","path":"s:1","reason":"waits for keys"}','{"title":"Compile less","success_criteria":["Validators are code"],"tests":[],"blockers":[],"criteria_confirmed":false,"tests_confirmed":false,"security_confirmed":false,"perf_confirmed":false,"docs_confirmed":false,"proof_tests_mode":"off","proof_security_mode":"off","proof_perf_mode":"off","proof_docs_mode":"off","evidence":[],"completed":false,"completed_at_ms":null,"blocked":false,"block_reason":null}','{"title":"Compile less","success_criteria":["Validators are code"],"tests":[],"blockers":[],"criteria_confirmed":false,"tests_confirmed":false,"security_confirmed":false,"perf_confirmed":false,"docs_confirmed":false,"proof_tests_mode":"off","proof_security_mode":"off","proof_perf_mode":"off","proof_docs_mode":"off","evidence":[],"completed":false,"completed_at_ms":null,"blocked":true,"block_reason":"waits for keys"}',1,0,1767225600147),
(1,61,'TASK-001','s:2','step_block_set','step','STEP-00000003','{"task":"TASK-001","step_id":"STEP-00000003","path":"s:2","reason":"a mistake"}','{"title":"Measure again","success_criteria":["Half"],"tests":[],"blockers":[],"criteria_confirmed":false,"tests_confirmed":false,"security_confirmed":false,"perf_confirmed":false,"docs_confirmed":false,"proof_tests_mode":"off","proof_security_mode":"off","proof_perf_mode":"off","proof_docs_mode":"off","evidence":[],"completed":false,"completed_at_ms":null,"blocked":false,"block_reason":null}','{"title":"Measure again","success_criteria":["Half"],"tests":[],"blockers":[],"criteria_confirmed":false,"tests_confirmed":false,"security_confirmed":false,"perf_confirmed":false,"docs_confirmed":false,"proof_tests_mode":"off","proof_security_mode":"off","proof_perf_mode":"off","proof_docs_mode":"off","evidence":[],"completed":false,"completed_at_ms":null,"blocked":true,"block_reason":"a mistake"}',1,1,1767225600151);
insert into "resets" ("ws","seq","branch_id","doc","ref","old_seq","new_seq","ts_ms") values
(1,14,1,'notes','target-set',12,3,1767225600051);
insert into "runners" ("ws","runner_id","status","active_job","lease_expires_at_ms","meta","created_at_ms","updated_at_ms") values
(1,'ann','live',2,1767225620200,null,1767225600199,1767225600199);
insert into "search_docs" ("id","ws","source","key","kind","type","branch_id","task","agent_id","tags","ts_ms","state","favour","mark","words","weights","length") values
(1,1,'entry','2','note',null,1,null,null,'[]',1767225600007,'live',0,'entry 2','measur p99 900 ms twice','measur:4',6),
(10,1,'node','17','node','component',1,null,null,'[]',1767225600063,'superseded',0,'node db','databas compon','databas:5 compon:2',3),
(11,1,'node','18','node','component',1,null,null,'[]',1767225600063,'superseded',0,'node old','old compon','old:5 compon:2',3),
(12,1,'node','20','node','component',1,null,null,'[]',1767225600067,'deleted',0,'node old','old compon','old:5 compon:2',3),
(13,1,'node','22','node','component',21,null,null,'[]',1767225600075,'live',0,'node api','api their compon','api:5 their:3 compon:2',4),
(14,1,'node','23','node','component',21,null,null,'[]',1767225600075,'live',0,'node db','databas their compon','databas:5 their:3 compon:2',4),
(15,1,'node','24','node','component',1,null,null,'[]',1767225600079,'live',0,'node api','api our compon','api:5 our:3 compon:2',4),
(16,1,'node','25','node','component',1,null,null,'[]',1767225600079,'live',0,'node db','databas our compon','databas:5 our:3 compon:2',4),
(17,1,'node','26','node','component',21,null,null,'[]',1767225600083,'live',0,'node cache','cach compon','cach:5 compon:2',3),
(18,1,'node','27','node','component',1,null,null,'[]',1767225600087,'live',0,'node cache','cach compon','cach:5 compon:2',3),
(19,1,'node','31','card','decision',1,null,null,'[]',1767225600095,'live',6,'node d1','writer d1 decis','writer:3 d1:2 decis:2',3),
(2,1,'entry','3','note','commit',1,null,null,'[]',1767225600011,'live',0,'entry 3','set target 300 ms','set:3 target:4',5),
(20,1,'node','32','card','note',1,null,null,'[]',1767225600095,'live',0,'node n1','loos thought n1 note','loos:3 thought:3 n1:2 note:2',4),
(21,1,'node','33','card','note',1,null,null,'["pinned"]',1767225600095,'live',3,'node n2','kept thought n2 note pin','kept:3 thought:3 n2:2 note:2 pin:2',5),
(22,1,'node','34','card','hypothesis',1,null,null,'["lane:agent:bob"]',1767225600095,'live',0,'node h1','privat guess h1 hypothesi lane agent bob laneagentbob','privat:3 guess:3 h1:2 hypothesi:2 lane:2 agent:2 bob:2 laneagentbob:2',7),
(23,1,'node','35','card','question',1,null,null,'["v:draft"]',1767225600095,'live',0,'node q1','cach q1 question draft vdraft','cach:3 q1:2 question:2 draft:2 vdraft:2',4),
(24,1,'entity','PLAN-001','plan',null,null,'PLAN-001',null,'[]',1767225600107,'live',0,'entity PLAN-001','launch plan 1 plan1 open everybodi agre 300 ms think act word','launch:3 plan:3 1:2 plan1:2',12),
(27,1,'entity','TASK-001','task',null,null,'TASK-001',null,'["perf"]',1767225600115,'live',0,'entity TASK-001','halv cold start task 1 task1 speed perform','halv:3 cold:3 start:3 task:2 1:2 task1:2 speed:2 perform:2',7),
(29,1,'step','STEP-00000001','step',null,null,'TASK-001',null,'[]',1767225600143,'done',0,'step STEP-00000001','profil step 1 step1 task task1 kept npm run bench kei','profil:4 step:2 1:4 step1:2 task:2 task1:2',11),
(3,1,'entry','4','note','commit',1,null,null,'[]',1767225600011,'live',0,'entry 4','set target 300 ms','set:3 target:4',5),
(30,1,'step','STEP-00000002','step',null,null,'TASK-001',null,'[]',1767225600147,'live',0,'step STEP-00000002','compil less step 2 step2 task 1 task1 block valid code wait kei','compil:3 less:3 step:2 2:2 step2:2 task:2 1:2 task1:2 block:2',11),
(31,1,'step','STEP-00000003','step',null,null,'TASK-001',null,'[]',1767225600155,'live',0,'step STEP-00000003','measur step 3 step3 task 1 task1 half','measur:3 step:2 3:2 step3:2 task:2 1:2 task1:2',6),
(32,1,'step','STEP-00000004','step',null,null,'TASK-001',null,'[]',1767225600123,'live',0,'step STEP-00000004','choos step 4 step4 task 1 task1 chosen','choos:3 step:2 4:2 step4:2 task:2 1:2 task1:2',6),
(34,1,'entry','54','note',null,39,'TASK-001',null,'[]',1767225600131,'live',0,'entry 54','schema compil','',2),
(35,1,'evidence','55','step','evidence',null,'TASK-001',null,'[]',1767225600135,'live',0,'evidence 55','step 1 step1 task task1 cmd npm run bench link http ci exampl httpsciexample1 ok','step:2 1:5 step1:2 task:2 task1:2 npm:2 run:2 bench:2',17),
(36,1,'task_node','NODE-00000001','step',null,null,'TASK-001',null,'[]',1767225600139,'live',0,'task_node NODE-00000001','draw node 1 node1 task task1 late','draw:3 node:2 1:4 node1:2 task:2 task1:2',6),
(39,1,'entry','60','trace','step_blocked',39,'TASK-001',null,'[]',1767225600147,'live',0,'entry 60','wait kei','',2),
(4,1,'entry','6','trace','trace_step',1,null,null,'[]',1767225600019,'live',0,'entry 6','bisect halv search space','bisect:3',4),
(41,1,'entry','61','trace','step_blocked',39,'TASK-001',null,'[]',1767225600151,'live',0,'entry 61','mistak','',1),
(43,1,'job','1','job','codex_cli',null,'TASK-001',null,'[]',1767225600183,'done',0,'job 1','port parser job 1 job1 green','port:5 parser:3 job:2 1:2 job1:2',7),
(44,1,'job','2','job','codex_cli',null,null,null,'[]',1767225600187,'live',0,'job 2','write document job 2 job2','write:4 document:3 job:2 2:2 job2:2',5),
(45,1,'job','3','job','codex_cli',null,null,null,'[]',1767225600171,'live',0,'job 3','later job 3 job3 wait','later:3 job:2 3:2 job3:2',4),
(47,1,'job_event','69','job','progress',null,null,null,'[]',1767225600179,'live',0,'job_event 69','job 1 job1 half wai','job:2 1:2 job1:2',4),
(49,1,'job_event','70','job','completed',null,null,null,'[]',1767225600183,'live',0,'job_event 70','job 1 job1 port green','job:2 1:2 job1:2',4),
(5,1,'entry','9','note',null,7,null,'bob','[]',1767225600031,'live',0,'entry 9','cach user 2 gb naiv 雪','',6),
(51,1,'job_event','72','job','question',null,null,null,'[]',1767225600191,'live',0,'job_event 72','job 2 job2 style','job:2 2:2 job2:2',3),
(52,1,'job_event','73','job','manager',null,null,null,'[]',1767225600195,'live',0,'job_event 73','job 2 job2 plain','job:2 2:2 job2:2',3),
(53,1,'node','77','card','hypothesis',39,null,null,'["lane:shared","v:canon"]',1767225600207,'live',2,'node H1','cach cold h1 hypothesi lane share laneshar canon vcanon first hit slow','cach:3 cold:3 h1:2 hypothesi:2 lane:2 share:2 laneshar:2 canon:2 vcanon:2',10),
(55,1,'node','79','card','evidence',39,null,null,'["a:store","lane:shared","v:canon"]',1767225600211,'live',2,'node E1','hit rate 12 e1 evid store astor lane share laneshar canon vcanon','hit:3 rate:3 12:3 e1:2 evid:2 store:2 astor:2 lane:2 share:2 laneshar:2 canon:2 vcanon:2',9),
(56,1,'node','81','card','decision',39,null,null,'["lane:shared","v:canon"]',1767225600215,'superseded',6,'node D1','warm d1 decis lane share laneshar canon vcanon','warm:3 d1:2 decis:2 lane:2 share:2 laneshar:2 canon:2 vcanon:2',6),
(57,1,'node','83','card','decision',39,null,null,'["lane:shared","pinned","v:canon"]',1767225600223,'live',7,'node D1','warm d1 decis lane share laneshar pin canon vcanon','warm:3 d1:2 decis:2 lane:2 share:2 laneshar:2 pin:2 canon:2 vcanon:2',7),
(58,1,'anchor','a:core','anchor','component',null,null,null,'[]',1767225600227,'live',0,'anchor a:core','core acor','core:5 acor:2',2),
(6,1,'entry','12','note',null,1,null,null,'[]',1767225600043,'superseded',0,'entry 9','cach user 2 gb naiv 雪','',6),
(60,1,'anchor','a:zone','anchor','boundary',null,null,null,'[]',1767225600227,'live',0,'anchor a:zone','zone azon','zone:5 azon:2',2),
(61,1,'anchor','a:db','anchor','data',null,null,null,'[]',1767225600231,'live',0,'anchor a:db','store databas adb astor src srcstore','store:6 databas:2 adb:2 astor:2',5),
(62,1,'node','88','card','update',1,null,null,'["a:db","lane:shared","v:canon"]',1767225600231,'live',2,'node CARD-1','store astor databas adb card 1 card1 updat lane share laneshar canon vcanon','store:3 astor:3 databas:5 adb:5 card:2 1:2 card1:2 updat:2 lane:2 share:2 laneshar:2 canon:2 vcanon:2',9),
(63,1,'node','90','card','note',1,null,null,'["a:db","lane:shared","v:draft"]',1767225600235,'live',0,'node CARD-2','card 2 card2 note databas adb lane share laneshar draft vdraft writer time','card:2 2:2 card2:2 note:2 databas:2 adb:2 lane:2 share:2 laneshar:2 draft:2 vdraft:2',9),
(64,1,'entry','96','note',null,1,null,null,'[]',1767225600251,'superseded',0,'entry 96','keep 100 row','',3),
(65,1,'edit','97','note',null,1,null,'ann','[]',1767225600255,'live',0,'entry 96','keep 500 row','',3),
(67,1,'session','93175447-57b5-435f-b874-b8025e268cc3','session',null,null,null,null,'[]',1767225600267,'live',0,'session 93175447-57b5-435f-b874-b8025e268cc3','slow page urgent project shop projectshop sinc','slow:3 page:3 urgent:2 project:2 shop:2 projectshop:2',6),
(68,1,'thought','101','thought',null,null,null,null,'[]',1767225600272,'live',0,'thought 101','s1 o page slow','',4),
(69,1,'thought','102','thought',null,null,null,null,'[]',1767225600276,'live',0,'thought 102','s2 h s1 databas 70','',5),
(7,1,'entry','15','note',null,1,null,null,'[]',1767225600055,'live',0,'entry 15','reset','',1),
(70,1,'thought','103','thought',null,null,null,null,'[]',1767225600280,'live',0,'thought 103','packet arriv time','',3),
(71,1,'thought','104','thought',null,null,null,null,'[]',1767225600284,'live',0,'thought 104','s3 r s2 quer','',4),
(8,2,'entry','2','note',null,1,null,null,'[]',1767225600059,'live',0,'entry 2','somebodi els','',2),
(9,1,'node','16','node','component',1,null,null,'["edge","hot"]',1767225600063,'superseded',0,'node api','api compon edg hot answer request','api:5 compon:2 edg:2 hot:2',7);
insert into "session_branches" ("ws","session","id","origin","opened_seq","highest","tail") values
(1,'93175447-57b5-435f-b874-b8025e268cc3','network',1,103,2,2);
insert into "session_tags" ("ws","tag","session") values
(1,'project:shop','93175447-57b5-435f-b874-b8025e268cc3'),
(1,'urgent','93175447-57b5-435f-b874-b8025e268cc3');
insert into "sessions" ("ws","id","title","description","tags","thought_count","branch_count","highest","tail","concluded_seq","created_at_ms","updated_at_ms","accessed_at_ms") values
(1,'93175447-57b5-435f-b874-b8025e268cc3','Slow pages','Since May','["urgent","project:shop"]',4,1,3,3,null,1767225600267,1767225600284,1767225600284);
insert into "steps" ("ws","id","task","parent_id","path","path_key","title","success_criteria","tests","blockers","criteria_confirmed","tests_confirmed","security_confirmed","perf_confirmed","docs_confirmed","proof_tests_mode","proof_security_mode","proof_perf_mode","proof_docs_mode","evidence","completed","completed_at_ms","blocked","block_reason","next_step","next_node","created_at_ms","updated_at_ms","touched_by") values
(1,'STEP-00000001','TASK-001',null,'s:0','00000000','Profile','["A profile is kept"]','["npm run bench"]','["keys"]',1,1,0,0,0,'off','off','off','off','["tests"]',1,1767225600144,0,null,0,0,1767225600119,1767225600143,null),
(1,'STEP-00000002','TASK-001',null,'s:1','00000001','Compile less','["Validators are code"]','[]','[]',0,0,0,0,0,'off','off','off','off','[]',0,null,1,'waits for keys',1,1,1767225600119,1767225600147,null),
(1,'STEP-00000003','TASK-001',null,'s:2','00000002','Measure again','["Half"]','[]','[]',0,0,0,0,0,'off','off','off','off','[]',0,null,0,null,0,0,1767225600119,1767225600155,null),
(1,'STEP-00000004','TASK-001','STEP-00000002','s:1.s:0','00000001.00000000','Choose','["Chosen"]','[]','[]',0,0,0,0,0,'off','off','off','off','[]',0,null,0,null,0,0,1767225600123,1767225600123,null);
insert into "tags" ("ws","name","branch_id","doc","seq","created_at_ms") values
(1,'target-set',1,'notes',3,1767225600015);
insert into "task_nodes" ("ws","id","task","step_id","path","title","description","context","status","status_manual","priority","blocked","blockers","dependencies","next_steps","problems","risks","success_criteria","created_at_ms","updated_at_ms") values
(1,'NODE-00000001','TASK-001','STEP-00000002','s:1.t:0','Draw',null,null,'ACTIVE',0,null,0,'[]','[]','[]','[]','["late"]','[]',1767225600139,1767225600139);
insert into "thoughts" ("ws","session","branch","number","seq","total","text","next_needed","is_revision","revises","revises_node","prev","needs_more","cipher","critique","ts_ms") values
(1,'93175447-57b5-435f-b874-b8025e268cc3','',1,101,5,'S1|O|Pages are slow',1,0,null,null,null,0,'{"nodes":[{"step":1,"type":"observation"}],"edges":[],"stopped":[]}',null,1767225600272),
(1,'93175447-57b5-435f-b874-b8025e268cc3','',2,102,5,'S2|H|S1|The database (70%)',1,0,null,null,'93175447-57b5-435f-b874-b8025e268cc3:1',0,'{"nodes":[{"step":2,"type":"hypothesis","confidence":70}],"edges":[{"from":2,"to":1,"rel":"follows"}],"stopped":[]}',null,1767225600276),
(1,'93175447-57b5-435f-b874-b8025e268cc3','',3,104,5,'S3|R|^S2|One query',1,1,2,'93175447-57b5-435f-b874-b8025e268cc3:2','93175447-57b5-435f-b874-b8025e268cc3:2',0,'{"nodes":[{"step":3,"type":"revision"}],"edges":[{"from":3,"to":2,"rel":"revises"}],"stopped":[]}',null,1767225600284),
(1,'93175447-57b5-435f-b874-b8025e268cc3','network',2,103,5,'Packets arrive in time',1,0,null,null,'93175447-57b5-435f-b874-b8025e268cc3:1',0,null,null,1767225600280);
insert into "workspaces" ("id","name","created_at_ms","seq","checkout_id","focus","project_guard","returns_to") values
(1,'acme/app',1767225600002,107,39,'TASK-001',null,7),
(2,'acme/other',1767225600058,2,1,null,null,null);
select setval('edge_versions_id_seq', 6);
select setval('node_versions_id_seq', 27);
select setval('search_docs_id_seq', 71);
select setval('workspaces_id_seq', 2);
alter table agent_places add constraint agent_places_pk PRIMARY KEY (ws, agent);
alter table anchor_aliases add constraint anchor_aliases_pk PRIMARY KEY (ws, alias);
alter table anchor_links add constraint anchor_links_pk PRIMARY KEY (ws, anchor, branch_id, doc, card);
alter table anchors add constraint anchors_pk PRIMARY KEY (ws, id);
alter table branches add constraint branches_name UNIQUE (ws, name);
alter table branches add constraint branches_pk PRIMARY KEY (ws, id);
alter table cards add constraint cards_pk PRIMARY KEY (ws, card_id, branch_id, graph_doc);
alter table cipher_steps add constraint cipher_steps_pk PRIMARY KEY (ws, session, step);
alter table conflicts add constraint conflicts_pk PRIMARY KEY (ws, conflict_id);
alter table counters add constraint counters_pk PRIMARY KEY (ws, name);
alter table documents add constraint documents_pk PRIMARY KEY (ws, branch_id, doc);
alter table edge_versions add constraint edge_versions_pkey PRIMARY KEY (id);
alter table entities add constraint entities_pk PRIMARY KEY (ws, id);
alter table entity_counts add constraint entity_counts_pk PRIMARY KEY (ws, kind, status);
alter table entity_tags add constraint entity_tags_pk PRIMARY KEY (ws, tag, kind, num);
alter table entries add constraint entries_pk PRIMARY KEY (ws, seq);
alter table entry_edits add constraint entry_edits_pk PRIMARY KEY (ws, seq);
alter table evidence add constraint evidence_pk PRIMARY KEY (ws, seq);
alter table facts add constraint facts_pk PRIMARY KEY (ws, seq);
alter table forgotten add constraint forgotten_pk PRIMARY KEY (ws, ref);
alter table job_events add constraint job_events_pk PRIMARY KEY (ws, seq);
alter table job_prompts add constraint job_prompts_pk PRIMARY KEY (ws, job);
alter table jobs add constraint jobs_pk PRIMARY KEY (ws, id);
alter table kysely_migration add constraint kysely_migration_pkey PRIMARY KEY (name);
alter table ledger_states add constraint ledger_states_pk PRIMARY KEY (ws, connection);
alter table node_tags add constraint node_tags_pk PRIMARY KEY (ws, seq, tag);
alter table node_versions add constraint node_versions_pkey PRIMARY KEY (id);
alter table notebook_cells add constraint notebook_cells_pk PRIMARY KEY (ws, notebook, id);
alter table notebooks add constraint notebooks_pk PRIMARY KEY (ws, id);
alter table operations add constraint operations_pk PRIMARY KEY (ws, seq);
alter table resets add constraint resets_pk PRIMARY KEY (ws, branch_id, doc, seq);
alter table runners add constraint runners_pk PRIMARY KEY (ws, runner_id);
alter table search_backlog add constraint search_backlog_pkey PRIMARY KEY (source);
alter table search_docs add constraint search_docs_key UNIQUE (ws, source, key);
alter table search_docs add constraint search_docs_pkey PRIMARY KEY (id);
alter table session_branches add constraint session_branches_pk PRIMARY KEY (ws, session, id);
alter table session_tags add constraint session_tags_pk PRIMARY KEY (ws, tag, session);
alter table sessions add constraint sessions_pk PRIMARY KEY (ws, id);
alter table steps add constraint steps_pk PRIMARY KEY (ws, id);
alter table tags add constraint tags_pk PRIMARY KEY (ws, name);
alter table task_nodes add constraint task_nodes_pk PRIMARY KEY (ws, id);
alter table thoughts add constraint thoughts_pk PRIMARY KEY (ws, session, branch, number);
alter table workspaces add constraint workspaces_name_key UNIQUE (name);
alter table workspaces add constraint workspaces_pkey PRIMARY KEY (id);
CREATE INDEX agent_places_focus ON public.agent_places USING btree (ws, focus);
CREATE INDEX agent_places_nameless ON public.agent_places USING btree (ws, nameless_since_ms) WHERE (nameless_since_ms IS NOT NULL);
CREATE INDEX anchor_aliases_anchor ON public.anchor_aliases USING btree (ws, anchor, alias);
CREATE INDEX anchor_links_card ON public.anchor_links USING btree (ws, branch_id, doc, card);
CREATE INDEX anchor_links_everywhere ON public.anchor_links USING btree (ws, doc, card, seq);
CREATE INDEX anchor_links_shown ON public.anchor_links USING btree (ws, anchor, draft, rank, seq);
CREATE INDEX anchor_links_task ON public.anchor_links USING btree (ws, anchor, task_id, seq);
CREATE INDEX branches_base ON public.branches USING btree (ws, base_id);
CREATE INDEX branches_newest_on_base ON public.branches USING btree (ws, base_id, id);
CREATE INDEX conflicts_key ON public.conflicts USING btree (ws, from_branch_id, into_branch_id, doc, kind, key);
CREATE INDEX conflicts_page ON public.conflicts USING btree (ws, into_branch_id, doc, status, created_seq);
CREATE INDEX edge_versions_from ON public.edge_versions USING btree (ws, branch_id, doc, from_id, to_id, rel, seq);
CREATE INDEX edge_versions_key ON public.edge_versions USING btree (ws, branch_id, doc, key, seq);
CREATE INDEX edge_versions_merged ON public.edge_versions USING btree (ws, branch_id, doc, merged_from_branch_id, key) WHERE (merged_from_branch_id IS NOT NULL);
CREATE INDEX edge_versions_page ON public.edge_versions USING btree (ws, branch_id, doc, standing, seq);
CREATE INDEX edge_versions_replaces ON public.edge_versions USING btree (ws, branch_id, doc, replaces_seq, seq) WHERE (replaces_seq IS NOT NULL);
CREATE UNIQUE INDEX edge_versions_seq ON public.edge_versions USING btree (ws, seq);
CREATE INDEX edge_versions_to ON public.edge_versions USING btree (ws, branch_id, doc, to_id, seq);
CREATE INDEX entities_branch ON public.entities USING btree (ws, branch_id);
CREATE INDEX entities_domain ON public.entities USING btree (ws, domain, status, num);
CREATE INDEX entities_listed ON public.entities USING btree (ws, kind, status, num);
CREATE INDEX entities_parent ON public.entities USING btree (ws, parent, status, num);
CREATE INDEX entities_titled ON public.entities USING btree (ws, title, num) WHERE (kind = 'plan'::text);
CREATE UNIQUE INDEX entries_event ON public.entries USING btree (ws, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX entries_origin ON public.entries USING btree (ws, origin_seq) WHERE (origin_seq IS NOT NULL);
CREATE INDEX entries_page ON public.entries USING btree (ws, branch_id, doc, seq);
CREATE INDEX entries_task ON public.entries USING btree (ws, task_id, seq) WHERE (event_id IS NOT NULL);
CREATE INDEX entry_edits_entry ON public.entry_edits USING btree (ws, entry_seq, seq);
CREATE INDEX entry_edits_page ON public.entry_edits USING btree (ws, branch_id, doc, seq);
CREATE INDEX evidence_entity ON public.evidence USING btree (ws, entity, step_id, seq);
CREATE INDEX job_events_page ON public.job_events USING btree (ws, job, seq);
CREATE INDEX jobs_anchor ON public.jobs USING btree (ws, anchor, id);
CREATE INDEX jobs_queue ON public.jobs USING btree (ws, status, urgency, id);
CREATE INDEX jobs_status ON public.jobs USING btree (ws, status, id);
CREATE INDEX jobs_task ON public.jobs USING btree (ws, task_id, id);
CREATE INDEX ledger_states_moved ON public.ledger_states USING btree (ws, moved_at_ms);
CREATE INDEX ledger_states_session ON public.ledger_states USING btree (ws, session);
CREATE INDEX node_tags_page ON public.node_tags USING btree (ws, branch_id, doc, tag, standing, seq);
CREATE INDEX node_versions_key ON public.node_versions USING btree (ws, branch_id, doc, key, seq);
CREATE INDEX node_versions_kind ON public.node_versions USING btree (ws, branch_id, doc, type, status, standing, seq) WHERE (visibility IS NOT NULL);
CREATE INDEX node_versions_merged ON public.node_versions USING btree (ws, branch_id, doc, merged_from_branch_id, key) WHERE (merged_from_branch_id IS NOT NULL);
CREATE INDEX node_versions_page ON public.node_versions USING btree (ws, branch_id, doc, standing, seq);
CREATE INDEX node_versions_replaces ON public.node_versions USING btree (ws, branch_id, doc, replaces_seq, seq) WHERE (replaces_seq IS NOT NULL);
CREATE UNIQUE INDEX node_versions_seq ON public.node_versions USING btree (ws, seq);
CREATE INDEX node_versions_shown ON public.node_versions USING btree (ws, branch_id, doc, visibility, standing, seq) WHERE (visibility IS NOT NULL);
CREATE INDEX node_versions_shown_status ON public.node_versions USING btree (ws, branch_id, doc, visibility, status, standing, seq) WHERE (visibility IS NOT NULL);
CREATE INDEX node_versions_status ON public.node_versions USING btree (ws, branch_id, doc, status, standing, seq) WHERE (status IS NOT NULL);
do $$ begin create extension if not exists pg_trgm; CREATE INDEX node_versions_text ON public.node_versions USING gin (title gin_trgm_ops, text gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported then null; end $$;
CREATE INDEX node_versions_type ON public.node_versions USING btree (ws, branch_id, doc, type, standing, seq);
CREATE INDEX notebook_cells_position ON public.notebook_cells USING btree (ws, notebook, "position");
CREATE INDEX notebooks_updated ON public.notebooks USING btree (ws, updated_at_ms, id);
CREATE INDEX operations_entity ON public.operations USING btree (ws, entity, seq);
CREATE INDEX operations_stack ON public.operations USING btree (ws, entity, undoable, undone, seq);
CREATE INDEX operations_subject ON public.operations USING btree (ws, subject_id);
CREATE INDEX runners_lease ON public.runners USING btree (ws, lease_expires_at_ms);
CREATE INDEX search_docs_newest ON public.search_docs USING btree (ws, ts_ms, id);
CREATE INDEX search_docs_words ON public.search_docs USING gin (array_to_tsvector(string_to_array((((ws)::text || '_'::text) || replace(words, ' '::text, ((' '::text || (ws)::text) || '_'::text))), ' '::text)));
CREATE INDEX session_branches_opened ON public.session_branches USING btree (ws, session, opened_seq);
CREATE INDEX session_tags_session ON public.session_tags USING btree (ws, session);
CREATE INDEX sessions_created ON public.sessions USING btree (ws, created_at_ms, id);
CREATE INDEX sessions_title ON public.sessions USING btree (ws, title, id);
CREATE INDEX sessions_updated ON public.sessions USING btree (ws, updated_at_ms, id);
CREATE INDEX steps_open ON public.steps USING btree (ws, task, completed, path_key);
CREATE UNIQUE INDEX steps_path ON public.steps USING btree (ws, task, path_key);
CREATE UNIQUE INDEX task_nodes_path ON public.task_nodes USING btree (ws, task, path);
CREATE INDEX task_nodes_step ON public.task_nodes USING btree (ws, step_id);
CREATE INDEX thoughts_recorded ON public.thoughts USING btree (ws, session, seq);
CREATE INDEX thoughts_seq ON public.thoughts USING btree (ws, seq);
