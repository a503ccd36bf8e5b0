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
create table documents (
  ws integer not null,
  branch_id bigint not null,
  doc text collate "C" not null,
  kind text not null,
  first_seq bigint not null,
  created_at_ms bigint not null,
  updated_at_ms bigint not null
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
alter sequence workspaces_id_seq owned by workspaces.id;
insert into "branches" ("ws","id","name","base_id","base_seq","lineage","created_at_ms") values
(1,1,'main',null,null,'[]',1767225600003),
(1,10,'what-if/short-ttl',7,9,'[[7,9],[1,6]]',1767225600035),
(1,7,'what-if/cache',1,6,'[[1,6]]',1767225600023),
(2,1,'main',null,null,'[]',1767225600059);
insert into "documents" ("ws","branch_id","doc","kind","first_seq","created_at_ms","updated_at_ms") values
(1,1,'adr','notes',4,1767225600011,1767225600011),
(1,1,'notes','notes',2,1767225600007,1767225600055),
(1,1,'trace','trace',6,1767225600019,1767225600019),
(1,7,'notes','notes',9,1767225600031,1767225600031),
(2,1,'notes','notes',2,1767225600059,1767225600059);
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
(1,2,'note_added',1767225600007,null,'{"branch":"main","branch_id":1,"doc":"notes"}'),
(1,3,'note_added',1767225600011,null,'{"branch":"main","branch_id":1,"doc":"notes"}'),
(1,4,'note_added',1767225600011,null,'{"branch":"main","branch_id":1,"doc":"adr"}'),
(1,5,'tag_set',1767225600015,null,'{"name":"target-set","branch":"main","branch_id":1,"doc":"notes","seq":3}'),
(1,6,'note_added',1767225600019,null,'{"branch":"main","branch_id":1,"doc":"trace"}'),
(1,7,'branch_created',1767225600023,null,'{"name":"what-if/cache","base_branch":"main","base_seq":6}'),
(1,8,'branch_checked_out',1767225600027,null,'{"previous":"main","current":"what-if/cache"}'),
(1,9,'note_added',1767225600031,'bob','{"branch":"what-if/cache","branch_id":7,"doc":"notes","agent_id":"bob"}'),
(2,1,'workspace_created',1767225600059,null,'{"workspace":"acme/other","branch":"main"}'),
(2,2,'note_added',1767225600059,null,'{"branch":"main","branch_id":1,"doc":"notes"}');
insert into "kysely_migration" ("name","timestamp") values
('001-foundation','2026-11-17T03:10:15.948Z');
insert into "kysely_migration_lock" ("id","is_locked") values
('migration_lock',0);
insert into "resets" ("ws","seq","branch_id","doc","ref","old_seq","new_seq","ts_ms") values
(1,14,1,'notes','target-set',12,3,1767225600051);
insert into "tags" ("ws","name","branch_id","doc","seq","created_at_ms") values
(1,'target-set',1,'notes',3,1767225600015);
insert into "workspaces" ("id","name","created_at_ms","seq","checkout_id","focus","project_guard") values
(1,'acme/app',1767225600002,15,1,null,null),
(2,'acme/other',1767225600058,2,1,null,null);
select setval('workspaces_id_seq', 2);
alter table branches add constraint branches_name UNIQUE (ws, name);
alter table branches add constraint branches_pk PRIMARY KEY (ws, id);
alter table documents add constraint documents_pk PRIMARY KEY (ws, branch_id, doc);
alter table entities add constraint entities_pk PRIMARY KEY (ws, id);
alter table entries add constraint entries_pk PRIMARY KEY (ws, seq);
alter table facts add constraint facts_pk PRIMARY KEY (ws, seq);
alter table kysely_migration_lock add constraint kysely_migration_lock_pkey PRIMARY KEY (id);
alter table kysely_migration add constraint kysely_migration_pkey PRIMARY KEY (name);
alter table resets add constraint resets_pk PRIMARY KEY (ws, branch_id, doc, seq);
alter table tags add constraint tags_pk PRIMARY KEY (ws, name);
alter table workspaces add constraint workspaces_name_key UNIQUE (name);
alter table workspaces add constraint workspaces_pkey PRIMARY KEY (id);
CREATE INDEX branches_base ON public.branches USING btree (ws, base_id);
CREATE INDEX entities_branch ON public.entities USING btree (ws, branch_id);
CREATE INDEX entries_origin ON public.entries USING btree (ws, origin_seq) WHERE (origin_seq IS NOT NULL);
CREATE INDEX entries_page ON public.entries USING btree (ws, branch_id, doc, seq);
