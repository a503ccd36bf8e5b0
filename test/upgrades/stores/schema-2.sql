create sequence edge_versions_id_seq as bigint;
create sequence node_versions_id_seq as bigint;
create sequence workspaces_id_seq as integer;
create table branches (
  ws integer not null,
  id bigint not null,
  name text collate "C" not null,
  base_id bigint,
  base_seq bigint,
  lineage text not null,
  created_at_ms bigint not null
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
  updated_at_ms bigint not null
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
  payload text
);
create table facts (
  ws integer not null,
  seq bigint not null,
  kind text not null,
  ts_ms bigint not null,
  agent_id text,
  payload text not null
);
create table kysely_migration (
  name character varying(255) not null,
  "timestamp" character varying(255) not null
);
create table kysely_migration_lock (
  id character varying(255) not null,
  is_locked integer default 0 not null
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
  tags text not null
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
create table tags (
  ws integer not null,
  name text collate "C" not null,
  branch_id bigint not null,
  doc text collate "C" not null,
  seq bigint not null,
  created_at_ms bigint not null
);
create table workspaces (
  id integer default nextval('workspaces_id_seq'::regclass) not null,
  name text collate "C" not null,
  created_at_ms bigint not null,
  seq bigint not null,
  checkout_id bigint,
  focus text,
  project_guard text
);
alter sequence edge_versions_id_seq owned by edge_versions.id;
alter sequence node_versions_id_seq owned by node_versions.id;
alter sequence workspaces_id_seq owned by workspaces.id;
insert into "branches" ("ws","id","name","base_id","base_seq","lineage","created_at_ms") values
(1,1,'main',null,null,'[]',1767225600003),
(1,10,'what-if/short-ttl',7,9,'[[7,9],[1,6]]',1767225600035),
(1,21,'idea',1,20,'[[1,20]]',1767225600071),
(1,7,'what-if/cache',1,6,'[[1,6]]',1767225600023),
(2,1,'main',null,null,'[]',1767225600059);
insert into "conflicts" ("ws","conflict_id","from_branch_id","into_branch_id","doc","kind","key","status","base_seq","theirs_seq","ours_seq","created_seq","created_at_ms","resolved_at_ms") values
(1,'CONFLICT-58c40418f766ef4d8fabddd981b6baee',21,1,'graph','node','api','resolved',16,22,24,28,1767225600087,1767225600091),
(1,'CONFLICT-d5eb6eb37eac8399aaef74229471c848',21,1,'graph','node','db','open',17,23,25,29,1767225600087,null);
insert into "documents" ("ws","branch_id","doc","kind","first_seq","created_at_ms","updated_at_ms") values
(1,1,'adr','notes',4,1767225600011,1767225600011),
(1,1,'graph','graph',16,1767225600063,1767225600095),
(1,1,'notes','notes',2,1767225600007,1767225600055),
(1,1,'trace','trace',6,1767225600019,1767225600019),
(1,21,'graph','graph',22,1767225600075,1767225600083),
(1,7,'notes','notes',9,1767225600031,1767225600031),
(2,1,'notes','notes',2,1767225600059,1767225600059);
insert into "edge_versions" ("id","ws","seq","branch_id","doc","key","deleted","standing","superseded_seq","replaces_seq","merged_from_branch_id","merged_from_seq","meta","ts_ms","from_id","rel","to_id") values
(1,1,19,1,'graph','api|uses|db',0,'live',null,null,null,null,'{"weight":2}',1767225600063,'api','uses','db');
insert into "entries" ("ws","seq","branch_id","doc","kind","ts_ms","agent_id","title","format","meta","content","origin_seq","source_event_id","event_id","event_type","task_id","path","payload") values
(1,12,1,'notes','note',1767225600043,null,null,null,'{"_merge":{"from":"what-if/cache","from_seq":9,"from_ts_ms":1767225600031}}','Cache per user – “2 GB” more, naïvely. 雪 🙂',9,'merge:what-if/cache:9',null,null,null,null,null),
(1,15,1,'notes','note',1767225600055,null,null,null,null,'After the reset',null,null,null,null,null,null,null),
(1,2,1,'notes','note',1767225600007,null,'Measured',null,'{"by":"ann","n":[1,2]}','p99 is 900 ms, measured twice.',null,null,null,null,null,null,null),
(1,3,1,'notes','note',1767225600011,null,'Set a target','commit',null,'Target: 300 ms',null,null,null,null,null,null,null),
(1,4,1,'adr','note',1767225600011,null,'Set a target','commit',null,'Target: 300 ms',null,null,null,null,null,null,null),
(1,6,1,'trace','note',1767225600019,null,'Bisect','trace_step','{"mode":"debug"}','Halved the search space',null,null,null,null,null,null,null),
(1,9,7,'notes','note',1767225600031,'bob',null,null,null,'Cache per user – “2 GB” more, naïvely. 雪 🙂',null,null,null,null,null,null,null),
(2,2,1,'notes','note',1767225600059,null,null,null,null,'Somebody else',null,null,null,null,null,null,null);
insert into "facts" ("ws","seq","kind","ts_ms","agent_id","payload") values
(1,1,'workspace_created',1767225600003,null,'{"workspace":"acme/app","branch":"main"}'),
(1,10,'branch_created',1767225600035,null,'{"name":"what-if/ttl","base_branch":"what-if/cache","base_seq":9}'),
(1,11,'branch_renamed',1767225600039,null,'{"branch_id":10,"previous":"what-if/ttl","current":"what-if/short-ttl"}'),
(1,12,'note_added',1767225600043,null,'{"branch":"main","branch_id":1,"doc":"notes","origin_seq":9,"source_event_id":"merge:what-if/cache:9"}'),
(1,13,'branch_checked_out',1767225600047,null,'{"previous":"what-if/cache","current":"main"}'),
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
(1,4,'note_added',1767225600011,null,'{"branch":"main","branch_id":1,"doc":"adr"}'),
(1,5,'tag_set',1767225600015,null,'{"name":"target-set","branch":"main","branch_id":1,"doc":"notes","seq":3}'),
(1,6,'note_added',1767225600019,null,'{"branch":"main","branch_id":1,"doc":"trace"}'),
(1,7,'branch_created',1767225600023,null,'{"name":"what-if/cache","base_branch":"main","base_seq":6}'),
(1,8,'branch_checked_out',1767225600027,null,'{"previous":"main","current":"what-if/cache"}'),
(1,9,'note_added',1767225600031,'bob','{"branch":"what-if/cache","branch_id":7,"doc":"notes","agent_id":"bob"}'),
(2,1,'workspace_created',1767225600059,null,'{"workspace":"acme/other","branch":"main"}'),
(2,2,'note_added',1767225600059,null,'{"branch":"main","branch_id":1,"doc":"notes"}');
insert into "kysely_migration" ("name","timestamp") values
('001-foundation','2026-11-17T03:10:26.538Z'),
('002-graph','2026-11-17T03:10:26.637Z');
insert into "kysely_migration_lock" ("id","is_locked") values
('migration_lock',0);
insert into "node_tags" ("ws","seq","tag","branch_id","doc","standing") values
(1,16,'edge',1,'graph','past'),
(1,16,'hot',1,'graph','past'),
(1,33,'pinned',1,'graph','live'),
(1,34,'lane:agent:bob',1,'graph','live'),
(1,35,'v:draft',1,'graph','live');
insert into "node_versions" ("id","ws","seq","branch_id","doc","key","deleted","standing","superseded_seq","replaces_seq","merged_from_branch_id","merged_from_seq","meta","ts_ms","type","title","text","status","tags") values
(1,1,16,1,'graph','api',0,'past',24,null,null,null,'{"owner":"ann"}',1767225600063,'component','API','Answers requests',null,'["edge","hot"]'),
(10,1,27,1,'graph','cache',0,'live',null,null,21,26,null,1767225600087,'component','Cache',null,null,'[]'),
(11,1,31,1,'graph','d1',0,'live',null,null,null,null,null,1767225600095,'decision','One writer',null,null,'[]'),
(12,1,32,1,'graph','n1',0,'live',null,null,null,null,null,1767225600095,'note','Loose thought',null,null,'[]'),
(13,1,33,1,'graph','n2',0,'live',null,null,null,null,null,1767225600095,'note','Kept thought',null,null,'["pinned"]'),
(14,1,34,1,'graph','h1',0,'live',null,null,null,null,null,1767225600095,'hypothesis','Private guess',null,null,'["lane:agent:bob"]'),
(15,1,35,1,'graph','q1',0,'live',null,null,null,null,null,1767225600095,'question','Which cache?',null,'open','["v:draft"]'),
(2,1,17,1,'graph','db',0,'past',25,null,null,null,null,1767225600063,'component','Database',null,'open','[]'),
(3,1,18,1,'graph','old',0,'past',20,null,null,null,null,1767225600063,'component','Old',null,null,'[]'),
(4,1,20,1,'graph','old',1,'gone',null,18,null,null,null,1767225600067,'component','Old',null,null,'[]'),
(5,1,22,21,'graph','api',0,'live',null,16,null,null,null,1767225600075,'component','api, theirs',null,null,'[]'),
(6,1,23,21,'graph','db',0,'live',null,17,null,null,null,1767225600075,'component','db, theirs',null,null,'[]'),
(7,1,24,1,'graph','api',0,'live',null,16,null,null,null,1767225600079,'component','api, ours',null,null,'[]'),
(8,1,25,1,'graph','db',0,'live',null,17,null,null,null,1767225600079,'component','db, ours',null,null,'[]'),
(9,1,26,21,'graph','cache',0,'live',null,null,null,null,null,1767225600083,'component','Cache',null,null,'[]');
insert into "resets" ("ws","seq","branch_id","doc","ref","old_seq","new_seq","ts_ms") values
(1,14,1,'notes','target-set',12,3,1767225600051);
insert into "tags" ("ws","name","branch_id","doc","seq","created_at_ms") values
(1,'target-set',1,'notes',3,1767225600015);
insert into "workspaces" ("id","name","created_at_ms","seq","checkout_id","focus","project_guard") values
(1,'acme/app',1767225600002,35,1,null,null),
(2,'acme/other',1767225600058,2,1,null,null);
select setval('edge_versions_id_seq', 1);
select setval('node_versions_id_seq', 15);
select setval('workspaces_id_seq', 2);
alter table branches add constraint branches_name UNIQUE (ws, name);
alter table branches add constraint branches_pk PRIMARY KEY (ws, id);
alter table conflicts add constraint conflicts_pk PRIMARY KEY (ws, conflict_id);
alter table documents add constraint documents_pk PRIMARY KEY (ws, branch_id, doc);
alter table edge_versions add constraint edge_versions_pkey PRIMARY KEY (id);
alter table entities add constraint entities_pk PRIMARY KEY (ws, id);
alter table entries add constraint entries_pk PRIMARY KEY (ws, seq);
alter table facts add constraint facts_pk PRIMARY KEY (ws, seq);
alter table kysely_migration_lock add constraint kysely_migration_lock_pkey PRIMARY KEY (id);
alter table kysely_migration add constraint kysely_migration_pkey PRIMARY KEY (name);
alter table node_tags add constraint node_tags_pk PRIMARY KEY (ws, seq, tag);
alter table node_versions add constraint node_versions_pkey PRIMARY KEY (id);
alter table resets add constraint resets_pk PRIMARY KEY (ws, branch_id, doc, seq);
alter table tags add constraint tags_pk PRIMARY KEY (ws, name);
alter table workspaces add constraint workspaces_name_key UNIQUE (name);
alter table workspaces add constraint workspaces_pkey PRIMARY KEY (id);
CREATE INDEX branches_base ON public.branches USING btree (ws, base_id);
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
CREATE INDEX entries_origin ON public.entries USING btree (ws, origin_seq) WHERE (origin_seq IS NOT NULL);
CREATE INDEX entries_page ON public.entries USING btree (ws, branch_id, doc, seq);
CREATE INDEX node_tags_page ON public.node_tags USING btree (ws, branch_id, doc, tag, standing, seq);
CREATE INDEX node_versions_key ON public.node_versions USING btree (ws, branch_id, doc, key, seq);
CREATE INDEX node_versions_merged ON public.node_versions USING btree (ws, branch_id, doc, merged_from_branch_id, key) WHERE (merged_from_branch_id IS NOT NULL);
CREATE INDEX node_versions_page ON public.node_versions USING btree (ws, branch_id, doc, standing, seq);
CREATE INDEX node_versions_replaces ON public.node_versions USING btree (ws, branch_id, doc, replaces_seq, seq) WHERE (replaces_seq IS NOT NULL);
CREATE UNIQUE INDEX node_versions_seq ON public.node_versions USING btree (ws, seq);
CREATE INDEX node_versions_status ON public.node_versions USING btree (ws, branch_id, doc, status, standing, seq) WHERE (status IS NOT NULL);
do $$ begin create extension if not exists pg_trgm; CREATE INDEX node_versions_text ON public.node_versions USING gin (title gin_trgm_ops, text gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported then null; end $$;
CREATE INDEX node_versions_type ON public.node_versions USING btree (ws, branch_id, doc, type, standing, seq);
