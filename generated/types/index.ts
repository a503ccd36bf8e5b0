// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Who acts: focus and checkout are kept for each agent. */
        AgentId: string;
        AlreadyDoneWarningFacts: {
            id: string;
        };
        /** @description A named part of the project, as registered in the map. */
        Anchor: {
            /** @description Every other name of the anchor, old ones included. */
            aliases: components["schemas"]["AnchorId"][];
            /** @description When it was registered. */
            created_at_ms: components["schemas"]["TimestampMs"];
            /** @description Anchors that it needs. */
            depends_on: components["schemas"]["AnchorId"][];
            /** @description What the part is for; null when nobody said it. */
            description: string | null;
            id: components["schemas"]["AnchorId"];
            kind: components["schemas"]["AnchorKind"];
            /** @description Anchor it is part of; null at the top. */
            parent_id: components["schemas"]["AnchorId"] | null;
            /** @description Where it lives: file paths, links or ids. */
            refs: string[];
            status: components["schemas"]["AnchorStatus"];
            /** @description What people call the part. */
            title: string;
            /** @description When it was changed last. */
            updated_at_ms: components["schemas"]["TimestampMs"];
        };
        AnchorAliasResolvedWarningFacts: {
            alias: string;
            anchor: string;
        };
        /** @description A card, with the branch and graph document it was read from. */
        AnchorCard: {
            /** @description Branch that the card is on. */
            branch: components["schemas"]["BranchName"];
            /** @description Graph document that holds the card. */
            graph_doc: components["schemas"]["DocName"];
            id: components["schemas"]["GraphNodeId"];
            /** @description Number of its newest version. */
            last_seq: components["schemas"]["Seq"];
            /** @description When its newest version was written. */
            last_ts_ms: components["schemas"]["TimestampMs"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description State of the card, such as open or closed; absent when it has none. */
            status?: components["schemas"]["GraphStatus"];
            /** @description Tags, in lower case and in order. */
            tags: components["schemas"]["GraphTag"][];
            /** @description What the card says; absent when it has no text. */
            text?: components["schemas"]["GraphText"];
            /** @description What the card is called; absent when it has no title. */
            title?: components["schemas"]["GraphTitle"];
            type: components["schemas"]["CardType"];
        };
        /** @description A part of the project that has a name: a:core. */
        AnchorId: string;
        /** @description Something wrong in the map of anchors. */
        AnchorIssue: {
            /** @description Anchor that is at fault. */
            anchor: components["schemas"]["AnchorId"];
            /**
             * @description What is wrong, as a code.
             * @enum {string}
             */
            code: "ALIAS_DANGLING" | "SELF_PARENT" | "UNKNOWN_PARENT" | "SELF_DEPENDS_ON" | "UNKNOWN_DEPENDS_ON" | "PARENT_CYCLE" | "ALIAS_COLLIDES_WITH_ANCHOR_ID" | "RELATION_USES_ALIAS" | "ORPHAN_ANCHOR";
            /** @description What to do about it. */
            hint: string;
            /** @description What is wrong, in a sentence. */
            message: string;
            /**
             * @description error: the map contradicts itself; warning: it is only untidy.
             * @enum {string}
             */
            severity: "error" | "warning";
        };
        /**
         * @description What the part is: boundary, component, contract, data, test-surface or ops.
         * @enum {string}
         */
        AnchorKind: "boundary" | "component" | "contract" | "data" | "test-surface" | "ops";
        /** @description An anchor: a:core. */
        AnchorName: string;
        AnchorRenamedFact: {
            agent_id?: components["schemas"]["AgentId"];
            branch: components["schemas"]["BranchName"];
            branch_id: number;
            from: components["schemas"]["AnchorId"];
            to: components["schemas"]["AnchorId"];
        };
        AnchorRenamedRow: {
            anchor: components["schemas"]["Anchor"];
            note: components["schemas"]["RegistryNote"];
        };
        AnchorSavedFact: {
            aliases: components["schemas"]["AnchorId"][];
            /** @description Anchors that it needs. */
            depends_on: components["schemas"]["AnchorId"][];
            /** @description What the part is for; null when nobody said it. */
            description: string | null;
            id: components["schemas"]["AnchorId"];
            kind: components["schemas"]["AnchorKind"];
            /** @description Anchor it is part of; null at the top. */
            parent_id: components["schemas"]["AnchorId"] | null;
            /** @description Where it lives: file paths, links or ids. */
            refs: string[];
            status: components["schemas"]["AnchorStatus"];
            /** @description What people call the part. */
            title: string;
        };
        AnchorSavedRow: components["schemas"]["Anchor"];
        AnchorsBootstrapInput: {
            /** @description Parts of the project to register; one that exists is changed. */
            anchors: {
                /** @description Added to those it has. */
                aliases?: string[];
                /** @description Anchors that it needs; the list replaces the one before. */
                depends_on?: string[];
                /** @description What the part is for, in a sentence or two. */
                description?: string;
                /** @description Id for the part, such as a:core. */
                id: components["schemas"]["AnchorName"];
                kind: components["schemas"]["AnchorKind"];
                /** @description Anchor it is part of; "" for none. */
                parent_id?: string;
                /** @description Where it lives: file paths, links or ids. */
                refs?: string[];
                status?: components["schemas"]["AnchorStatus"];
                /** @description What people call the part. */
                title: string;
            }[];
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        AnchorsBootstrapOutput: {
            /** @description What became of each, in the order given. */
            anchors: {
                /** @description True when it was new. */
                created: boolean;
                id: components["schemas"]["AnchorId"];
            }[];
            /** @description Number of anchors given. */
            count: number;
            /** @description Number of new ones. */
            created: number;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
            /** @description How many were there already. */
            updated: number;
        };
        AnchorsExportInput: {
            /**
             * @description mermaid (the default) or text.
             * @default mermaid
             * @enum {string}
             */
            format: "mermaid" | "text";
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        AnchorsExportOutput: {
            /** @description Number of anchors in the text. */
            anchors_count: number;
            /**
             * @description Format of the text.
             * @enum {string}
             */
            format: "mermaid" | "text";
            /** @description The map, as a Mermaid flowchart or as plain lines. */
            text: string;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        AnchorsLintInput: {
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        AnchorsLintOutput: {
            /** @description How many there are in all. */
            count: number;
            /** @description True when there are more issues than limit. */
            has_more: boolean;
            /** @description What is wrong, errors first. */
            issues: components["schemas"]["AnchorIssue"][];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        AnchorsListInput: {
            /** @description next_after of the page before. */
            after?: components["schemas"]["AnchorName"];
            /** @description Only this kind. */
            kind?: components["schemas"]["AnchorKind"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Only this status. */
            status?: components["schemas"]["AnchorStatus"];
            /** @description Part of an id or title, in any case. */
            text?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        AnchorsListOutput: {
            /** @description The anchors of this page, by id. */
            anchors: components["schemas"]["Anchor"][];
            /** @description How many match in all. */
            count: number;
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description Pass it as after for the next page. Null with has_more: nothing fitted; ask for this page again. */
            next_after: components["schemas"]["AnchorId"] | null;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        AnchorsMergedFact: {
            agent_id?: components["schemas"]["AgentId"];
            branch: components["schemas"]["BranchName"];
            branch_id: number;
            from: components["schemas"]["AnchorId"][];
            into: components["schemas"]["AnchorId"];
        };
        AnchorsMergedRow: {
            anchor: components["schemas"]["Anchor"];
            note: components["schemas"]["RegistryNote"];
        };
        AnchorsMergeInput: {
            /** @description Anchors to merge into it; their names lead to it afterwards. */
            from: components["schemas"]["AnchorName"][];
            /** @description Anchor that stays. */
            into: components["schemas"]["AnchorName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        AnchorsMergeOutput: {
            /** @description The anchor after the merge. */
            anchor: components["schemas"]["Anchor"];
            /** @description Anchors that were named. */
            from: components["schemas"]["AnchorId"][];
            /** @description Anchor that stayed. */
            into: components["schemas"]["AnchorId"];
            /** @description Anchors that were merged by this call. */
            merged: components["schemas"]["AnchorId"][];
            /** @description Card that records the change; null when nothing changed. */
            note: components["schemas"]["RegistryNote"] | null;
            /** @description Names that meant into already. */
            skipped: components["schemas"]["AnchorId"][];
        };
        AnchorSnapshotInput: {
            anchor: components["schemas"]["AnchorName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts: boolean;
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many at most (10); 0 leaves them out.
             * @default 10
             */
            tasks_limit: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        AnchorSnapshotOutput: {
            anchor: components["schemas"]["Anchor"];
            /** @description Cards about it: pinned first, then by type, newest first. */
            cards: components["schemas"]["AnchorCard"][];
            /** @description How many cards were found for this answer, before a budget cut them. */
            count: number;
            stats: components["schemas"]["AnchorStats"];
            /** @description Plans and tasks that work on it, latest first. */
            tasks: components["schemas"]["AnchorTask"][];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        AnchorsRenameInput: {
            /** @description Anchor to rename; the old name keeps working. */
            from: components["schemas"]["AnchorName"];
            /** @description New id, which must be free. */
            to: components["schemas"]["AnchorName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        AnchorsRenameOutput: {
            /** @description The anchor after the change. */
            anchor: components["schemas"]["Anchor"];
            /** @description Old id. */
            from: components["schemas"]["AnchorId"];
            note: components["schemas"]["RegistryNote"];
            /** @description New id. */
            to: components["schemas"]["AnchorId"];
        };
        /** @description How much is known about an anchor. */
        AnchorStats: {
            /** @description Links to cards, counted up to 200. */
            links_count: number;
            /** @description True when there are more links than were counted. */
            links_has_more: boolean;
        };
        /**
         * @description active, or deprecated: no longer to be built on.
         * @enum {string}
         */
        AnchorStatus: "active" | "deprecated";
        /** @description A plan or task that works on an anchor. */
        AnchorTask: {
            /** @description When the plan or task last worked on it. */
            last_ts_ms: components["schemas"]["TimestampMs"];
            /** @description Its status; null when it was deleted. */
            status: string | null;
            task: components["schemas"]["EntityId"];
            /** @description Its title; null when it was deleted. */
            title: string | null;
        };
        AnchorUnregisteredWarningFacts: {
            anchor: string;
        };
        /** @description What became of a learned patch, retractions included. */
        AppliedLearning: {
            /** @description Drafts that repeat an active claim; their local_id means that claim. */
            linked_existing: {
                claim_id: components["schemas"]["ClaimId"];
                /** @description The name that the draft had within the answer. */
                local_id: string;
                scope: components["schemas"]["MindScope"];
            }[];
            /** @description Retractions that were not made. */
            retract_skipped: {
                /** @description The claim or value that was at fault. */
                detail: string;
                /** @description Why it was not made. */
                reason: string;
            }[];
            /** @description Claims that were retracted. */
            retracted: {
                claim_id: components["schemas"]["ClaimId"];
                scope: components["schemas"]["MindScope"];
            }[];
            /** @description Drafts that were not written. */
            skipped: {
                /** @description The draft or value that was at fault. */
                detail: string;
                /**
                 * @description Whether the draft was a claim or an edge.
                 * @enum {string}
                 */
                kind: "claim" | "edge";
                /** @description Why it was not written, as a code or short text. */
                reason: string;
            }[];
            /** @description Claims that were written. */
            written: {
                claim_id: components["schemas"]["ClaimId"];
                /** @description The name that the draft had within the answer. */
                local_id: string;
                scope: components["schemas"]["MindScope"];
            }[];
            /** @description Edges that were written. */
            written_edges: {
                edge_id: components["schemas"]["ThoughtEdgeId"];
                edge_type: components["schemas"]["ThoughtEdgeType"];
                from_id: components["schemas"]["ThoughtRef"];
                scope: components["schemas"]["MindScope"];
                to_id: components["schemas"]["ThoughtRef"];
            }[];
        };
        /** @description What became of a patch; all lists are empty when nothing was applied. */
        AppliedPatch: {
            /** @description Drafts that repeat an active claim; their local_id means that claim. */
            linked_existing: {
                claim_id: components["schemas"]["ClaimId"];
                /** @description The name that the draft had within the answer. */
                local_id: string;
                scope: components["schemas"]["MindScope"];
            }[];
            /** @description Drafts that were not written. */
            skipped: {
                /** @description The draft or value that was at fault. */
                detail: string;
                /**
                 * @description Whether the draft was a claim or an edge.
                 * @enum {string}
                 */
                kind: "claim" | "edge";
                /** @description Why it was not written, as a code or short text. */
                reason: string;
            }[];
            /** @description Claims that were written. */
            written: {
                claim_id: components["schemas"]["ClaimId"];
                /** @description The name that the draft had within the answer. */
                local_id: string;
                scope: components["schemas"]["MindScope"];
            }[];
            /** @description Edges that were written. */
            written_edges: {
                edge_id: components["schemas"]["ThoughtEdgeId"];
                edge_type: components["schemas"]["ThoughtEdgeType"];
                from_id: components["schemas"]["ThoughtRef"];
                scope: components["schemas"]["MindScope"];
                to_id: components["schemas"]["ThoughtRef"];
            }[];
        };
        /** @description A transcript and what became of it. */
        ArchivedTranscript: {
            /** @description Where its content is, or would be. */
            archived_path: string;
            /** @description What went wrong; empty where nothing did. */
            error: string;
            /** @description Its size in the archive; null where it is not there. */
            gzip_bytes: number | null;
            /** @description Its size. */
            original_bytes: number;
            /** @description The transcript. */
            path: string;
            /** @description Checksum of its content; empty where it was not archived. */
            sha256: string;
            /**
             * @description planned: would be archived; taken: the archive holds another file of this name; changed: somebody writes to it; taken, changed and failed ones stay as they are.
             * @enum {string}
             */
            state: "planned" | "archived" | "taken" | "changed" | "failed";
        };
        /** @description One piece of evidence. */
        Artifact: {
            /** @description The command that was run. */
            command?: string;
            /** @description Any other text that shows it. */
            content?: string;
            /** @description The diff, as text. */
            diff?: string;
            /** @description Exit code of the command; 0 means success. */
            exit_code?: number;
            /** @description Address outside the project where the evidence is kept. */
            external_uri?: string;
            /**
             * @description What it is: output of a command, a diff, or an address.
             * @enum {string}
             */
            kind: "cmd_output" | "diff" | "url";
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description What the command wrote to standard error. */
            stderr?: string;
            /** @description What the command wrote to standard output. */
            stdout?: string;
            /** @description Address of the evidence. */
            url?: string;
        };
        /**
         * @description What to do when unsure and the values do not say: ask the user, or go on with care.
         * @enum {string}
         */
        AskWhenUncertain: "ask" | "proceed";
        AsOfIncompleteWarningFacts: {
            left_out: number;
        };
        AsOfRefusedFacts: {
            because: string;
            tool: string;
        };
        AsOfTooLargeFacts: {
            facts: number;
            most: number;
            workspace: string;
        };
        AutoAnswerFact: {
            auto_answer: components["schemas"]["HandsReply"];
            batch_id: components["schemas"]["BatchId"];
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        AutoAnswerRecord: {
            auto_answer: components["schemas"]["HandsReply"];
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "auto_answer";
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            run_id: string;
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        AutoAnswerRow: components["schemas"]["EvidenceReceipt"];
        AutoAnswerToHandsAnswer: components["schemas"]["HandsReply"];
        AutoAnswerToHandsPrompt: {
            /** @description Checks that will be sent along with an answer */
            check_plan: components["schemas"]["MinimalChecks"];
            /** @description The program that is Hands here */
            hands_provider: string;
            /** @description What Hands said last */
            last_message: string;
            /** @description What is kept about this project */
            project_overlay: components["schemas"]["OverlayView"];
            /** @description Recent records of the log, the oldest first; the answer in a user_input record is the user's own */
            recent_evidence: components["schemas"]["LogView"];
            /** @description What the repository shows */
            repo_observation: components["schemas"]["RepoObservation"];
            /** @description Settings of the autopilot; they hold no values */
            runtime_config: components["schemas"]["RuntimeKnobs"];
            /** @description The task that the user gave */
            task: string;
            /** @description The user's values, preferences and goals, and what else is known: claims, nodes, edges */
            thought_db_context: components["schemas"]["ThoughtDbView"];
        };
        /** @description How the autopilot is set up: config.json with everything that it leaves out. */
        AutopilotConfig: {
            /**
             * @description The agent that works.
             * @default {}
             */
            hands: {
                /**
                 * @description How another command line is run.
                 * @default {}
                 */
                cli: {
                    /**
                     * @description Added to its environment.
                     * @default {}
                     */
                    env: {
                        [key: string]: string;
                    };
                    /**
                     * @description The command and its arguments. {project_root} is filled in, and {prompt} where it is an argument.
                     * @default []
                     */
                    exec: string[];
                    /**
                     * @description How it is given the prompt.
                     * @default stdin
                     * @enum {string}
                     */
                    prompt_mode: "stdin" | "arg";
                    /**
                     * @description The same for going on with the conversation {thread_id}; empty where it knows none.
                     * @default []
                     */
                    resume: string[];
                    /**
                     * @description Finds the id of a conversation, as its first group, where no JSON names one.
                     * @default
                     */
                    thread_id_regex: string;
                };
                /**
                 * @description Whether a run goes on with the last conversation.
                 * @default false
                 */
                continue_across_runs: boolean;
                /**
                 * @description Codex, or another command line.
                 * @default codex
                 * @enum {string}
                 */
                provider: "codex" | "cli";
            };
            /**
             * @description The model that decides.
             * @default {}
             */
            mind: {
                /**
                 * @description The Messages API of Anthropic.
                 * @default {}
                 */
                anthropic: {
                    /**
                     * @description Version of the API.
                     * @default 2023-06-01
                     */
                    anthropic_version: string;
                    /**
                     * @description The API key itself, where the variable is not set. Better left empty: this file is read by more than one.
                     * @default
                     */
                    api_key: string;
                    /**
                     * @description Environment variable that holds the API key.
                     * @default ANTHROPIC_API_KEY
                     */
                    api_key_env: string;
                    /**
                     * @description Address of the server.
                     * @default https://api.anthropic.com
                     */
                    base_url: string;
                    /**
                     * @description How often a request is sent again after a broken connection, a rate limit or a failing server.
                     * @default 2
                     */
                    max_retries: number;
                    /**
                     * @description Longest answer, in tokens.
                     * @default 2048
                     */
                    max_tokens: number;
                    /**
                     * @description Name of the model. There is none that is usual.
                     * @default
                     */
                    model: string;
                    /**
                     * @description How it is told what an answer looks like: in words, as a tool, or as a schema of the output.
                     * @default tool
                     * @enum {string}
                     */
                    structure: "prompt" | "tool" | "output_schema";
                    /**
                     * @description How long one request may take. Most seconds; 0 sets no limit.
                     * @default 60
                     */
                    timeout_s: number;
                };
                /**
                 * @description Codex, asked read-only.
                 * @default {}
                 */
                codex_schema: {
                    /**
                     * @description The program.
                     * @default codex
                     */
                    command: string;
                    /**
                     * @description How long one answer may take. Most seconds; 0 sets no limit.
                     * @default 600
                     */
                    timeout_s: number;
                };
                /**
                 * @description Any server that takes chat completions as OpenAI does.
                 * @default {}
                 */
                openai_compatible: {
                    /**
                     * @description The API key itself, where the variable is not set. Better left empty: this file is read by more than one.
                     * @default
                     */
                    api_key: string;
                    /**
                     * @description Environment variable that holds the API key.
                     * @default OPENAI_API_KEY
                     */
                    api_key_env: string;
                    /**
                     * @description Address of the server.
                     * @default https://api.openai.com/v1
                     */
                    base_url: string;
                    /**
                     * @description How often a request is sent again after a broken connection, a rate limit or a failing server.
                     * @default 2
                     */
                    max_retries: number;
                    /**
                     * @description Name of the model. There is none that is usual.
                     * @default
                     */
                    model: string;
                    /**
                     * @description How it is told what an answer looks like: in words, or as response_format.
                     * @default prompt
                     * @enum {string}
                     */
                    structure: "prompt" | "json_schema";
                    /**
                     * @description How long one request may take. Most seconds; 0 sets no limit.
                     * @default 60
                     */
                    timeout_s: number;
                };
                /**
                 * @description How it is asked.
                 * @default codex_schema
                 * @enum {string}
                 */
                provider: "codex_schema" | "openai_compatible" | "anthropic";
            };
            /**
             * @description What a run does by itself. The Mind is shown it.
             * @default {}
             */
            runtime: {
                /**
                 * @description What one run may use; options of mi run count before it.
                 * @default {}
                 */
                budgets: {
                    /**
                     * @description Most batches; null: 8.
                     * @default null
                     */
                    max_batches: number | null;
                    /**
                     * @description Most calls of the Mind, those that repeat a question included; null: any.
                     * @default null
                     */
                    max_mind_calls: number | null;
                    /**
                     * @description Most minutes; null: any.
                     * @default null
                     */
                    max_minutes: number | null;
                };
                /**
                 * @description What is remembered of earlier work.
                 * @default {}
                 */
                cross_project_recall: {
                    /**
                     * @description Whether anything is.
                     * @default true
                     */
                    enabled: boolean;
                    /**
                     * @description Whether only other projects are searched.
                     * @default false
                     */
                    exclude_current_project: boolean;
                    /**
                     * @description What is searched.
                     * @default [
                     *       "snapshot",
                     *       "workflow",
                     *       "claim",
                     *       "node"
                     *     ]
                     */
                    include_kinds: components["schemas"]["MemoryKind"][];
                    /**
                     * @description Most characters of them together.
                     * @default 1800
                     */
                    max_chars: number;
                    /**
                     * @description Whether this project comes first.
                     * @default true
                     */
                    prefer_current_project: boolean;
                    /**
                     * @description Most items.
                     * @default 3
                     */
                    top_k: number;
                    /**
                     * @description When.
                     * @default {}
                     */
                    triggers: {
                        /**
                         * @description Before the user is asked.
                         * @default true
                         */
                        before_ask_user: boolean;
                        /**
                         * @description When something looks risky.
                         * @default true
                         */
                        risk_signal: boolean;
                        /**
                         * @description When a run begins.
                         * @default true
                         */
                        run_start: boolean;
                    };
                };
                /**
                 * @description For the Mind to read.
                 * @default {}
                 */
                external_actions: {
                    /**
                     * @description What is thought of installing something.
                     * @default values_judged
                     */
                    install_policy: string;
                    /**
                     * @description What is thought of using the network.
                     * @default values_judged
                     */
                    network_policy: string;
                };
                /**
                 * @description When a running batch is stopped.
                 * @default {}
                 */
                interrupt: {
                    /**
                     * @description When the later ones come, in milliseconds.
                     * @default [
                     *       2000,
                     *       5000
                     *     ]
                     */
                    escalation_ms: number[];
                    /**
                     * @description What stops it: nothing, high risks, or anything outside.
                     * @default off
                     * @enum {string}
                     */
                    mode: "off" | "on_high_risk" | "on_any_external";
                    /**
                     * @description Signals that it gets, in order.
                     * @default [
                     *       "SIGINT",
                     *       "SIGTERM",
                     *       "SIGKILL"
                     *     ]
                     */
                    signal_sequence: ("SIGINT" | "SIGTERM" | "SIGKILL" | "SIGHUP" | "SIGQUIT")[];
                };
                /**
                 * @description How preferences are learned from what happened.
                 * @default {}
                 */
                preference_mining: {
                    /**
                     * @description Whether once is enough where much is gained.
                     * @default true
                     */
                    allow_single_if_high_benefit: boolean;
                    /**
                     * @description Whether they are looked for.
                     * @default true
                     */
                    auto_mine: boolean;
                    /**
                     * @description Most of them in a run.
                     * @default 3
                     */
                    max_suggestions: number;
                    /**
                     * @description How sure it must be. From 0 to 1.
                     * @default 0.75
                     */
                    min_confidence: number;
                    /**
                     * @description In how many runs one must have been seen.
                     * @default 2
                     */
                    min_occurrences: number;
                };
                /**
                 * @description Which project is meant where none is named.
                 * @default {}
                 */
                project_selection: {
                    /**
                     * @description Whether @last means the project of the last command.
                     * @default true
                     */
                    auto_update_last: boolean;
                };
                /**
                 * @description What becomes of what is found out.
                 * @default {}
                 */
                thought_db: {
                    /**
                     * @description Whether decisions, actions and summaries become nodes.
                     * @default true
                     */
                    auto_materialize_nodes: boolean;
                    /**
                     * @description Whether claims are mined at checkpoints.
                     * @default true
                     */
                    auto_mine: boolean;
                    /**
                     * @description Whether claims are mined, nodes made and decisions explained.
                     * @default true
                     */
                    enabled: boolean;
                    /**
                     * @description Most claims of a checkpoint.
                     * @default 6
                     */
                    max_claims_per_checkpoint: number;
                    /**
                     * @description How sure a claim must be. From 0 to 1.
                     * @default 0.9
                     */
                    min_confidence: number;
                    /**
                     * @description Explaining decisions.
                     * @default {}
                     */
                    why_trace: {
                        /**
                         * @description Whether the last one is explained at the end of each run.
                         * @default false
                         */
                        auto_on_run_end: boolean;
                        /**
                         * @description How sure an explanation must be to be kept. From 0 to 1.
                         * @default 0.7
                         */
                        min_write_confidence: number;
                        /**
                         * @description Most claims that are looked at.
                         * @default 12
                         */
                        top_k: number;
                        /**
                         * @description Whether it is kept as edges.
                         * @default true
                         */
                        write_edges: boolean;
                    };
                };
                /**
                 * @description For the Mind to read: everything is always kept.
                 * @default {}
                 */
                transparency: {
                    /**
                     * @description The EvidenceLog is kept.
                     * @default true
                     */
                    store_evidence_log: boolean;
                    /**
                     * @description Transcripts are kept.
                     * @default true
                     */
                    store_raw_transcript: boolean;
                    /**
                     * @description Transcripts can be looked at.
                     * @default true
                     */
                    ui_expandable_transcript: boolean;
                };
                /**
                 * @description For the Mind to read.
                 * @default {}
                 */
                verification: {
                    /**
                     * @description What is done about a project without tests.
                     * @default ask_once_per_project_then_remember
                     */
                    no_tests_policy: string;
                };
                /**
                 * @description What follows from a risk.
                 * @default {}
                 */
                violation_response: {
                    /**
                     * @description Whether the user is asked at all.
                     * @default true
                     */
                    ask_user_on_high_risk: boolean;
                    /**
                     * @description Whether the user is asked only if the judgement says so.
                     * @default true
                     */
                    ask_user_respect_should_ask_user: boolean;
                    /**
                     * @description What sort of risk it must be; empty: any.
                     * @default []
                     */
                    ask_user_risk_categories: components["schemas"]["RiskCategory"][];
                    /**
                     * @description How bad it must be.
                     * @default [
                     *       "high",
                     *       "critical"
                     *     ]
                     */
                    ask_user_risk_severities: components["schemas"]["RiskSeverity"][];
                    /**
                     * @description Whether a suggestion becomes a claim at once.
                     * @default true
                     */
                    auto_learn: boolean;
                    /**
                     * @description Putting in order what was learned.
                     * @default {}
                     */
                    learn_update: {
                        /**
                         * @description Whether what was learned is put in order at the end of a run.
                         * @default true
                         */
                        enabled: boolean;
                        /**
                         * @description Most claims that are written.
                         * @default 6
                         */
                        max_claims: number;
                        /**
                         * @description Most claims that are taken back.
                         * @default 6
                         */
                        max_retracts: number;
                        /**
                         * @description Learned claims from which on it is done.
                         * @default 3
                         */
                        min_active_learned_claims: number;
                        /**
                         * @description How sure a change must be. From 0 to 1.
                         * @default 0.9
                         */
                        min_confidence: number;
                        /**
                         * @description Suggestions of a run from which on it is done.
                         * @default 2
                         */
                        min_new_suggestions_per_run: number;
                    };
                };
                /**
                 * @description How work that is done again and again becomes a workflow.
                 * @default {}
                 */
                workflows: {
                    /**
                     * @description Whether once is enough where much is gained.
                     * @default true
                     */
                    allow_single_if_high_benefit: boolean;
                    /**
                     * @description Whether one that is found may be triggered at once.
                     * @default true
                     */
                    auto_enable: boolean;
                    /**
                     * @description Whether they are looked for.
                     * @default true
                     */
                    auto_mine: boolean;
                    /**
                     * @description Whether hosts are told of changes.
                     * @default true
                     */
                    auto_sync_on_change: boolean;
                    /**
                     * @description In how many runs it must have been seen.
                     * @default 2
                     */
                    min_occurrences: number;
                };
            };
            /**
             * @description Version of this shape.
             * @default v1
             * @constant
             */
            version: "v1";
        };
        /** @description How the graph of a branch differs from the branch it was made from. */
        BaseDiff: {
            /** @description The differences, newest first. */
            changes: components["schemas"]["GraphChange"][];
            /** @description Graph document. */
            doc: components["schemas"]["DocName"];
            /** @description Base branch. */
            from: components["schemas"]["BranchName"];
            pagination: components["schemas"]["Pagination"];
            /** @description Numbers of the page that was read. */
            summary: {
                /** @description Edges that differ. */
                edges_changed: number;
                /** @description Nodes that differ. */
                nodes_changed: number;
                /** @description Differences that are removals. */
                removed: number;
            };
            /** @description Branch that was compared with it. */
            to: components["schemas"]["BranchName"];
        };
        BaseIgnoredWarningFacts: {
            branch: string;
            from: string;
        };
        /** @description The latest batch: what Hands was sent, what came of it, and what was decided. */
        BatchBundle: {
            /** @description What was answered for the user. */
            auto_answer: {
                [key: string]: unknown;
            } | null;
            /** @description The batch. */
            batch_id: string;
            /** @description Which checks were planned. */
            check_plan: {
                [key: string]: unknown;
            } | null;
            /** @description What was decided; the last decision counts. */
            decide_next: {
                [key: string]: unknown;
            } | null;
            /** @description What was found out. */
            evidence_item: {
                [key: string]: unknown;
            } | null;
            /** @description What Hands said last; empty where it cannot be found. */
            hands_last_message: string;
            /** @description What Hands said; empty where nothing was kept. */
            hands_transcript: string;
            /** @description Suggestions that were applied. */
            learn_applied: {
                [key: string]: unknown;
            }[];
            /** @description Preferences that were suggested. */
            learn_suggested: {
                [key: string]: unknown;
            }[];
            /** @description How what was learned was put in order. */
            learn_update: {
                [key: string]: unknown;
            } | null;
            /** @description How the circle was left. */
            loop_break: {
                [key: string]: unknown;
            } | null;
            /** @description That it went in circles. */
            loop_guard: {
                [key: string]: unknown;
            } | null;
            /** @description What Hands was sent. */
            mi_input: string;
            /** @description What the Mind was asked, in order. */
            mind_transcripts: {
                /** @description When it was asked. */
                batch_id: string;
                /** @description The record that names it. */
                kind: string;
                /** @description The transcript. */
                mind_transcript_ref: string;
                /** @description Which of two decisions it is. */
                phase?: string;
            }[];
            /** @description How a risk was judged. */
            risk_event: {
                [key: string]: unknown;
            } | null;
            /** @description The run that it belongs to. */
            run_id: string;
            /** @description The last state file that could not be used, whenever that was. */
            state_corrupt_recent: {
                [key: string]: unknown;
            } | null;
            /** @description The conversation of Hands. */
            thread_id: string;
            /** @description What the user was asked, and answered. */
            user_inputs: {
                [key: string]: unknown;
            }[];
            /** @description The last explanation. */
            why_trace: {
                [key: string]: unknown;
            } | null;
            /** @description All explanations. */
            why_traces: {
                [key: string]: unknown;
            }[];
        };
        BatchFailedFacts: {
            fix: string;
            index: number;
            problem: string;
            tool: string;
        };
        /** @description The batch, and after a dot what was done in it: b0, b2.checkpoint, cli.claim_retract. */
        BatchId: string;
        BatchStoppedWarningFacts: {
            index: number;
            problem: string;
            remaining: number;
            tool: string;
        };
        /** @description What one run of Hands printed, read by a machine. */
        BatchSummary: {
            /** @description Commands that Hands ran, in order. */
            commands: {
                /** @description What was run. */
                command: string;
                /** @description How it ended; null is not known. */
                exit_code: number | null;
                /** @description What it printed, shortened. */
                output: string;
            }[];
            /** @description Why it ended: exited, interrupted, stopped, timed_out and the like. */
            ended: string;
            /** @description How Hands ended; 0 is well, null is not known. */
            exit_code: number | null;
            /** @description What Hands said last, shortened. */
            last_agent_message: string;
            /** @description The conversation of Hands; unknown when there is none. */
            thread_id: string;
            transcript_observation: components["schemas"]["TranscriptObservation"];
        };
        /**
         * @description How much is gained.
         * @enum {string}
         */
        Benefit: "low" | "medium" | "high";
        BindRootInput: {
            /** @description Address of the folder, as list_roots names it. */
            rootUri: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        BindRootOutput: {
            /** @description The domain that lists of mental models keep to; null: none. */
            activeDomain: components["schemas"]["Domain"] | null;
            /** @description The folder that is the project; null: none was bound. */
            boundRoot: string | null;
            /** @description Name of this connection; get_state resume=… goes on with it later. Null: nobody stays connected. */
            connection: string | null;
            /** @description The stage that this connection has reached. */
            currentStage: number;
            navigationContext: components["schemas"]["NavigationContext"];
            /** @description The session that thoughts are added to; null: the next thought starts one. */
            sessionId: components["schemas"]["SessionId"] | null;
            stageName: components["schemas"]["StageName"];
        };
        /** @description Something that is in the way: a blocked step, or an open card tagged blocker. */
        Blocker: {
            /**
             * @description Whether it is a step or a card.
             * @enum {string}
             */
            kind: "step" | "card";
            /** @description The path of a step, or a card. */
            ref: string;
            /** @description What is in the way. */
            text: string;
        };
        /** @description A workspace of another program that workflows are copied to. */
        BoundHost: {
            /** @description How workflows are written for it: the name of an adapter, or files. */
            adapter: string;
            /** @description Whether a sync writes there. */
            enabled: boolean;
            /** @description Its workspace is there now. */
            exists: boolean;
            /** @description Folder below the workspace that holds what is generated. */
            generated_rel_dir: string;
            /** @description Name of the host, such as openclaw. */
            host: string;
            /** @description How the host learns of what was generated. */
            register: {
                /** @description What is linked into the workspace. */
                symlink_dirs: {
                    /** @description Folder below the workspace that gets the links. */
                    dst: string;
                    /** @description Folder below the generated one whose entries are linked. */
                    src: string;
                }[];
            };
            /** @description Folder of the host, as it was typed. */
            workspace_root: string;
        };
        /** @description A line of work with its own view of all documents. */
        Branch: {
            /** @description Branch it was made from; null for a first branch. */
            base_branch: components["schemas"]["BranchName"] | null;
            /** @description Number up to which it sees its base; null for a first branch. */
            base_seq: components["schemas"]["Seq"] | null;
            /** @description When it was made. */
            created_at_ms: components["schemas"]["TimestampMs"];
            /** @description Name of the branch. */
            name: components["schemas"]["BranchName"];
        };
        BranchCheckedOutFact: {
            current: components["schemas"]["BranchName"];
            previous: components["schemas"]["BranchName"] | null;
        };
        BranchCreatedFact: {
            base_branch: components["schemas"]["BranchName"];
            base_seq: components["schemas"]["Seq"];
            name: components["schemas"]["BranchName"];
        };
        BranchCreatedRow: components["schemas"]["Branch"];
        BranchCreateInput: {
            /** @description Branch to start from; left out: the checkout. */
            from?: components["schemas"]["BranchName"];
            /** @description Name for the new branch. */
            name: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        BranchCreateOutput: {
            branch: components["schemas"]["Branch"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        BranchDeletedFact: {
            branch_id: number;
            name: components["schemas"]["BranchName"];
        };
        BranchDeleteInput: {
            /** @description Branch to delete. */
            name: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        BranchDeleteOutput: {
            /**
             * @description The branch is gone.
             * @constant
             */
            deleted: true;
            /** @description Branch that was deleted. */
            name: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        BranchDepthExceededFacts: {
            depth: number;
            from: string;
        };
        /** @description A branch of a session. */
        BranchId: string;
        BranchListInput: {
            /** @description next_after of the page before. */
            after?: components["schemas"]["BranchName"];
            /**
             * @description How many at most (200).
             * @default 200
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        BranchListOutput: {
            /** @description Branches of this page, by name. */
            branches: components["schemas"]["Branch"][];
            /** @description Branch that is checked out; null when none is. */
            checkout: components["schemas"]["BranchName"] | null;
            /** @description Pass it as after for the next page; null when there is none. */
            next_after: components["schemas"]["BranchName"] | null;
            /** @description True when limit or max_chars left branches out. */
            truncated: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        /** @description A branch: letters, digits, and . _ / - after the first character. */
        BranchName: string;
        BranchRenamedFact: {
            branch_id: number;
            current: components["schemas"]["BranchName"];
            previous: components["schemas"]["BranchName"];
        };
        BranchRenameInput: {
            /** @description New name, which must be free. */
            new: components["schemas"]["BranchName"];
            /** @description Branch to rename. */
            old: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        BranchRenameOutput: {
            /** @description New name. */
            current: components["schemas"]["BranchName"];
            /** @description Old name. */
            previous: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        /** @description A branch as it was found. */
        BranchTarget: {
            base_branch: components["schemas"]["BranchName"] | null;
            base_seq: components["schemas"]["Seq"] | null;
            branch: components["schemas"]["BranchName"];
            /** @description Its number in the workspace. */
            branch_id: number;
            /** @description The ranges that make up what is seen on it, newest first. */
            view: components["schemas"]["Segment"][];
        };
        BudgetExceededFacts: {
            bytes: number;
            most: number;
        };
        BudgetMinClampedWarningFacts: {
            asked: number;
            max_chars: number;
        };
        BudgetMinimalWarningFacts: {
            max_chars: number;
        };
        /** @description How the answer compares with its budget. */
        BudgetReport: {
            /** @description The budget that was applied, in UTF-8 bytes of JSON. */
            max_chars: number;
            /** @description True when the answer was shortened to fit. */
            truncated: boolean;
            /** @description Size of the answer, in UTF-8 bytes of JSON. */
            used_chars: number;
        };
        BudgetTruncatedWarningFacts: {
            max_chars: number;
        };
        CancelledFacts: Record<string, unknown>;
        /** @description How often a workflow or a preference was seen, before it is kept. */
        Candidates: {
            /** @description What was seen, by signature. */
            by_signature: {
                [key: string]: {
                    benefit: components["schemas"]["Benefit"];
                    confidence: components["schemas"]["Confidence"];
                    /** @description In how many runs it was seen. */
                    count: number;
                    /** @description RFC 3339; empty when it has not happened. */
                    last_ts: string;
                    /** @description Why it is worth keeping. */
                    reason?: string;
                    /** @description RFC 3339; empty when it has not happened. */
                    solidified_ts?: string;
                    /** @description The workflow that it became. */
                    workflow_id?: components["schemas"]["WorkflowId"];
                    /** @description What it was called. */
                    workflow_name?: string;
                };
            } | {
                [key: string]: {
                    /** @description Claims that it became. */
                    applied_claim_ids?: components["schemas"]["ClaimId"][];
                    benefit: components["schemas"]["Benefit"];
                    confidence: components["schemas"]["Confidence"];
                    /** @description In how many runs it was seen. */
                    count: number;
                    /** @description RFC 3339; empty when it has not happened. */
                    last_ts: string;
                    /** @description What shows it. */
                    rationale?: string;
                    scope: components["schemas"]["MindScope"];
                    /** @description RFC 3339; empty when it has not happened. */
                    solidified_ts?: string;
                    /** @description It was suggested. */
                    suggestion_emitted?: boolean;
                    /** @description RFC 3339; empty when it has not happened. */
                    suggestion_ts?: string;
                    /** @description The preference. */
                    text: string;
                };
            };
            /**
             * @description Version of this shape.
             * @constant
             */
            version: "v1";
        };
        CandidatesSavedFact: {
            candidates: components["schemas"]["Candidates"];
            /**
             * @description What was seen.
             * @enum {string}
             */
            of: "workflow" | "preference";
        };
        /** @description Where, why and what next: what stays when nothing else fits. */
        Capsule: {
            /** @description What to do next. */
            next: {
                /** @description Another thing to do; null when there is none, absent when cut. */
                backup?: {
                    /** @description Call to make; absent when there is none or it was cut. */
                    call?: components["schemas"]["Suggestion"];
                    /** @description Call that shows the tool first, when the toolset hides it; absent otherwise. */
                    first?: components["schemas"]["Suggestion"];
                    /** @description What sort of action it is. */
                    kind: string;
                    /** @description What to do, in a few words. */
                    title: string;
                } | null;
                /** @description The first thing to do; null when there is nothing. */
                primary: {
                    /** @description Call to make; absent when there is none or it was cut. */
                    call?: components["schemas"]["Suggestion"];
                    /** @description Call that shows the tool first, when the toolset hides it; absent otherwise. */
                    first?: components["schemas"]["Suggestion"];
                    /** @description What sort of action it is. */
                    kind: string;
                    /** @description What to do, in a few words. */
                    title: string;
                } | null;
            };
            /**
             * @description Which tool made the capsule.
             * @enum {string}
             */
            type: "watch_capsule" | "think_pack_capsule" | "context_pack_capsule";
            /** @description Version of this shape. */
            version: number;
            /** @description Which workspace, branch and documents it is about. */
            where: {
                branch: components["schemas"]["BranchName"];
                /** @description Documents that were read; absent when cut to fit. */
                docs?: {
                    /** @description Graph document. */
                    graph: components["schemas"]["DocName"];
                    /** @description Notes document; absent when it was not read. */
                    notes?: components["schemas"]["DocName"];
                    /** @description Trace document. */
                    trace: components["schemas"]["DocName"];
                };
                /** @description shared: published cards only; all: drafts too; absent when cut to fit. */
                lane?: string;
                /** @description Step it keeps to; null when none. Absent when cut to fit. */
                step?: components["schemas"]["StepFocus"] | null;
                workspace: components["schemas"]["WorkspaceId"];
            };
            /** @description What calls for attention. */
            why: {
                /** @description The most urgent signals. */
                signals: {
                    /** @description What was found, as a code. */
                    code: string;
                    /** @description What was found, in a sentence; absent when cut to fit. */
                    message?: string;
                    /**
                     * @description How urgent: critical, high, warning or info.
                     * @enum {string}
                     */
                    severity: "critical" | "high" | "warning" | "info";
                }[];
            };
        };
        /** @description A card as it is in the graph. */
        Card: {
            id: components["schemas"]["GraphNodeId"];
            /** @description Number of its newest version. */
            last_seq: components["schemas"]["Seq"];
            /** @description When its newest version was written. */
            last_ts_ms: components["schemas"]["TimestampMs"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description State of the card, such as open or closed; absent when it has none. */
            status?: components["schemas"]["GraphStatus"];
            /** @description Tags, in lower case and in order. */
            tags: components["schemas"]["GraphTag"][];
            /** @description What the card says; absent when it has no text. */
            text?: components["schemas"]["GraphText"];
            /** @description What the card is called; absent when it has no title. */
            title?: components["schemas"]["GraphTitle"];
            type: components["schemas"]["CardType"];
        };
        /** @description What committing one card did. */
        CardCommitted: {
            /** @description Branch that was meant. */
            branch: components["schemas"]["BranchName"];
            /** @description Id of the card. */
            card_id: components["schemas"]["GraphNodeId"];
            graph_applied: components["schemas"]["CardsApplied"];
            /** @description Graph document that was meant. */
            graph_doc: components["schemas"]["DocName"];
            /** @description Reference of the graph version, <doc>@<seq>; null when nothing was written. */
            graph_ref: string | null;
            /** @description False when the same card was there already. */
            inserted: boolean;
            /** @description Number of the graph version; null when nothing was written. */
            last_seq: components["schemas"]["Seq"] | null;
            /** @description Trace document that was meant. */
            trace_doc: components["schemas"]["DocName"];
            /** @description Reference of the trace entry, <doc>@<seq>; open takes it. */
            trace_ref: string;
            /** @description Number of the trace entry. */
            trace_seq: components["schemas"]["Seq"];
        };
        /** @description An object {type, title, text, status, tags, meta, id}; JSON, `key: value` lines or plain text also do. */
        CardInput: {
            [key: string]: unknown;
        } | string;
        /** @description A page of cards. */
        CardPage: {
            /** @description The cards, most relevant first. */
            cards: components["schemas"]["PlacedCard"][];
            pagination: components["schemas"]["Pagination"];
            stats: components["schemas"]["CardStats"];
        };
        /** @description Something wrong with a card or one of its edges. */
        CardProblem: {
            /**
             * @description What is wrong, as a code.
             * @enum {string}
             */
            code: "EDGE_ENDPOINT_MISSING" | "EDGE_TO_ITSELF" | "EDGES_CONTRADICT" | "CARD_SAYS_NOTHING" | "CARD_STATUS_MISSING" | "CARD_VISIBILITY_UNCLEAR" | "CARD_MERGED_INTO_NOTHING";
            /** @description The id of the card, or from|rel|to of the edge. */
            key: string;
            /**
             * @description Whether it is about a card or an edge.
             * @enum {string}
             */
            kind: "card" | "edge";
            /** @description What is wrong, in a sentence. */
            message: string;
        };
        /** @description What a write did to the graph. */
        CardsApplied: {
            /** @description Edges that were created or changed. */
            edges_upserted: number;
            /** @description Nodes that were created or changed. */
            nodes_upserted: number;
        };
        /** @description Cards about blockers, decisions and evidence. */
        CardSignals: {
            /** @description Open cards tagged blocker. */
            blockers: components["schemas"]["Card"][];
            /** @description Decisions, newest first. */
            decisions: components["schemas"]["Card"][];
            /** @description Evidence, newest first. */
            evidence: components["schemas"]["Card"][];
            /** @description Number of cards found, up to their limits. */
            stats: {
                /** @description Number of blockers. */
                blockers: number;
                /** @description Number of decisions. */
                decisions: number;
                /** @description Number of evidence cards. */
                evidence: number;
            };
        };
        /** @description How many cards were looked at. */
        CardStats: {
            /** @description Number of cards of each type. */
            by_type: {
                [key: string]: number;
            };
            /** @description Number of cards. */
            cards: number;
        };
        /** @description A card to be filled in: `<…>` marks what is still to be said. */
        CardTemplate: {
            /** @description Id to use for the card. */
            id: string;
            /** @description Further fields to fill in. */
            meta: {
                [key: string]: unknown;
            };
            /** @description Status to start with. */
            status: string;
            /** @description Tags to start with. */
            tags: string[];
            /** @description Text to fill in. */
            text: string;
            /** @description Title to fill in. */
            title: string;
            type: components["schemas"]["CardType"];
        };
        /**
         * @description What a card is.
         * @enum {string}
         */
        CardType: "frame" | "hypothesis" | "question" | "test" | "evidence" | "decision" | "note" | "update";
        CardWrittenFact: {
            agent_id?: components["schemas"]["AgentId"];
            branch: components["schemas"]["BranchName"];
            branch_id: number;
            card: {
                id: components["schemas"]["GraphNodeId"];
                /** @description Anything more, as an object. */
                meta?: {
                    [key: string]: unknown;
                };
                /** @description State of the card, such as open, closed or accepted. */
                status: components["schemas"]["GraphStatus"];
                /** @description Tags, in lower case and in order. */
                tags: components["schemas"]["GraphTag"][];
                /** @description What the card says; absent when it has no text. */
                text?: components["schemas"]["GraphText"];
                /** @description What the card is called; absent when it has no title. */
                title?: components["schemas"]["GraphTitle"];
                type: components["schemas"]["CardType"];
            };
            digest: string;
            edges: {
                /** @enum {string} */
                rel: "supports" | "blocks";
                replaces: components["schemas"]["Seq"] | null;
                to: components["schemas"]["GraphNodeId"];
            }[];
            graph_doc: components["schemas"]["DocName"];
            node?: {
                replaces: components["schemas"]["Seq"] | null;
            };
            trace_doc: components["schemas"]["DocName"];
        };
        CardWrittenRow: {
            edges_upserted: number;
            last_seq: components["schemas"]["Seq"] | null;
            nodes_upserted: number;
            trace_seq: components["schemas"]["Seq"];
        };
        /** @description A cell of a notebook; type says which fields it has. */
        Cell: components["schemas"]["TitleCell"] | components["schemas"]["MarkdownCell"] | components["schemas"]["PackageJsonCell"] | components["schemas"]["CodeCell"];
        CellAddedFact: {
            cellId: components["schemas"]["CellId"];
            content: string;
            filename: string | null;
            language: components["schemas"]["CellLanguage"] | null;
            notebookId: components["schemas"]["NotebookId"];
            position: number;
            /**
             * @description What kind of cell it is.
             * @enum {string}
             */
            type: "title" | "markdown" | "package.json" | "code";
        };
        /** @description The file that code is run as, and that other cells import: ./name. */
        CellFilename: string;
        /** @description A cell of a notebook, by its UUID. */
        CellId: string;
        /**
         * @description What code is written in.
         * @enum {string}
         */
        CellLanguage: "javascript" | "typescript";
        CellNotFoundFacts: {
            cell: string;
            notebook: string;
        };
        CellRunDroppedFact: {
            cellId: components["schemas"]["CellId"];
            notebookId: components["schemas"]["NotebookId"];
            runId: string;
            /** @enum {string} */
            status: "idle" | "completed" | "failed";
        };
        CellRunEndedFact: {
            cellId: components["schemas"]["CellId"];
            content?: string;
            cutBytes: number;
            durationMs: number;
            /** @enum {string} */
            endedBy: "exit" | "signal" | "time" | "output" | "processes" | "cancelled" | "stopped" | "unreadable";
            error: string | null;
            exitCode: number;
            notebookId: components["schemas"]["NotebookId"];
            output: string | null;
            runId: string;
            /** @enum {string} */
            status: "completed" | "failed";
        };
        CellRunStartedFact: {
            cellId: components["schemas"]["CellId"];
            notebookId: components["schemas"]["NotebookId"];
            runId: string;
            runner: string;
            until_ms: components["schemas"]["TimestampMs"];
        };
        /**
         * @description idle: not run since it was written; running; completed: it ended well; failed.
         * @enum {string}
         */
        CellStatus: "idle" | "running" | "completed" | "failed";
        /** @description A cell by what can be seen at a glance. */
        CellSummary: {
            /** @description The file; left out for words. */
            filename?: string;
            /** @description Whether the last run failed; left out for words. */
            hasError?: boolean;
            /** @description Whether the last run wrote something; left out for words. */
            hasOutput?: boolean;
            id: components["schemas"]["CellId"];
            /** @description What it is written in; left out for words and package.json. */
            language?: components["schemas"]["CellLanguage"];
            /** @description What came of running it; left out for words. */
            status?: components["schemas"]["CellStatus"];
            /** @description The words; left out for code. */
            text?: string;
            /**
             * @description What kind of cell it is.
             * @enum {string}
             */
            type: "title" | "markdown" | "package.json" | "code";
        };
        CellUpdatedFact: {
            cellId: components["schemas"]["CellId"];
            content: string;
            notebookId: components["schemas"]["NotebookId"];
            title?: components["schemas"]["NotebookTitle"];
        };
        /** @description Points to work through, in order. */
        Checklist: {
            /** @description How many points are done; also the index of the current one. */
            current: number;
            /** @description Text that explains the checklist; null when there is none. */
            doc: string | null;
            /** @description Points of the checklist, in order. */
            steps: string[];
        };
        CheckoutInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Branch to work on from now on. */
            ref: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        /** @description Where the caller stood, and where it stands now. */
        CheckoutMove: {
            /** @description Branch that is checked out now. */
            current: components["schemas"]["BranchName"];
            /** @description Branch that was checked out before; null when none was. */
            previous: components["schemas"]["BranchName"] | null;
        };
        CheckoutOutput: {
            /** @description Branch that is checked out now. */
            current: components["schemas"]["BranchName"];
            /** @description Branch that was checked out before; null when none was. */
            previous: components["schemas"]["BranchName"] | null;
            workspace: components["schemas"]["WorkspaceId"];
        };
        CheckPlanFact: {
            batch_id: components["schemas"]["BatchId"];
            checks: components["schemas"]["MinimalChecks"];
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        CheckPlanRecord: {
            batch_id: components["schemas"]["BatchId"];
            checks: components["schemas"]["MinimalChecks"];
            event_id: string;
            /** @constant */
            kind: "check_plan";
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            run_id: string;
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        CheckPlanRow: components["schemas"]["EvidenceReceipt"];
        /**
         * @description A check that a step needs before it closes.
         * @enum {string}
         */
        Checkpoint: "criteria" | "tests" | "security" | "perf" | "docs";
        CheckpointDecideAnswer: components["schemas"]["CheckpointVerdict"];
        CheckpointDecidePrompt: {
            /** @description The batch that just ended */
            batch_id: string;
            /** @description The program that is Hands here */
            hands_provider: string;
            /** @description Why this is asked now */
            note: string;
            /** @description The next instruction for Hands; empty at the end of a run */
            planned_next_input: string;
            /** @description What is kept about this project */
            project_overlay: components["schemas"]["OverlayView"];
            /** @description Settings of the autopilot; they hold no values */
            runtime_config: components["schemas"]["RuntimeKnobs"];
            /** @description Records of this segment of work, the oldest first; the answer in a user_input record is the user's own */
            segment_records: components["schemas"]["LogView"];
            /** @description How the run stands: not_done, done, blocked or max_batches */
            status_hint: string;
            /** @description The task that the user gave */
            task: string;
            /** @description The user's values, preferences and goals, and what else is known: claims, nodes, edges */
            thought_db_context: components["schemas"]["ThoughtDbView"];
        };
        CheckpointFact: {
            batch_id: components["schemas"]["BatchId"];
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            note: string;
            output: components["schemas"]["CheckpointVerdict"] | components["schemas"]["Nothing"];
            planned_next_input: string;
            segment_id: components["schemas"]["SegmentId"];
            state: components["schemas"]["MindState"];
            status_hint: components["schemas"]["StatusHint"];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        /**
         * @description Why a segment ends here; none when it does not.
         * @enum {string}
         */
        CheckpointKind: "none" | "phase_change" | "subtask_complete" | "risk_boundary" | "user_interaction" | "timebox" | "max_batches" | "done" | "blocked" | "other";
        CheckpointRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "checkpoint";
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            note: string;
            output: components["schemas"]["CheckpointVerdict"] | components["schemas"]["Nothing"];
            planned_next_input: string;
            run_id: string;
            segment_id: components["schemas"]["SegmentId"];
            seq: number;
            state: components["schemas"]["MindState"];
            status_hint: components["schemas"]["StatusHint"];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        CheckpointRow: components["schemas"]["EvidenceReceipt"];
        CheckpointsNotConfirmedFacts: {
            missing: string;
            path: string;
            step_id: string;
            task: string;
        };
        /** @description Whether a segment of work ends here, and what to learn from it. */
        CheckpointVerdict: {
            checkpoint_kind: components["schemas"]["CheckpointKind"];
            confidence: components["schemas"]["Confidence"];
            /** @description Why. */
            notes: string;
            /** @description A segment of work ends here. */
            should_checkpoint: boolean;
            /** @description The segment may show a preference worth keeping. */
            should_mine_preferences: boolean;
            /** @description The segment may hold a workflow worth keeping. */
            should_mine_workflow: boolean;
        };
        /** @description How one step relates to another. */
        CipherEdge: {
            /** @description The step that says it. */
            from: number;
            /**
             * @description How they relate.
             * @enum {string}
             */
            rel: "supports" | "contradicts" | "derived_from" | "leads_to" | "revises" | "rejects" | "asks_about" | "follows" | "cites";
            /** @description The step that it is said of. */
            to: number;
        };
        /** @description What a thought in cipher notation says, as steps and relations. */
        CipherGraph: {
            /** @description What they say of each other and of earlier steps. */
            edges: components["schemas"]["CipherEdge"][];
            /** @description Steps, in the order in which they stand. */
            nodes: components["schemas"]["CipherNode"][];
            /** @description Lines that begin as a step and do not go on as one; they are kept as text. */
            stopped: {
                /** @description Where it stopped being a step, from 1. */
                column: number;
                /** @description Line of the thought, from 1. */
                line: number;
            }[];
        };
        CipherInput: {
            /**
             * @description Send the notation again.
             * @default false
             */
            includeGuide: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        /** @description A step of reasoning in cipher notation. */
        CipherNode: {
            /** @description How sure, in percent; left out: not said. */
            confidence?: number;
            /** @description Number of a step: 12 for S12. */
            step: number;
            /**
             * @description What kind of step it is, by its marker.
             * @enum {string}
             */
            type: "hypothesis" | "evidence" | "conclusion" | "question" | "revision" | "plan" | "observation" | "assumption" | "rejected";
        };
        CipherOutput: {
            /** @description Name of this connection; get_state resume=… goes on with it later. Null: nobody stays connected. */
            connection: string | null;
            /** @description The notation, as Markdown; null: this connection was sent it before. */
            content: string | null;
            /** @description The stage that this connection has reached. */
            currentStage: number;
            /** @description Where it can be read again. */
            resource: string;
            stageName: components["schemas"]["StageName"];
        };
        CipherStepMissingWarningFacts: {
            steps: string;
        };
        ClaimApplySuggestedInput: {
            /**
             * @description Say what would be learned, and write nothing.
             * @default false
             */
            dry_run: boolean;
            /** @description Why, in your words; kept with the claims. */
            extra_rationale?: string;
            /**
             * @description Apply it again, although it was applied before.
             * @default false
             */
            force: boolean;
            /** @description The suggestion, as its learn_suggested record names it. */
            id: components["schemas"]["LearnSuggestionId"];
            project: components["schemas"]["ProjectId"];
        };
        ClaimApplySuggestedOutput: {
            /** @description It was applied before, and nothing was written now. */
            already_applied: boolean;
            /** @description Claims that say it: written now, or there before. */
            applied_claim_ids: components["schemas"]["ClaimId"][];
            /** @description Nothing was written. */
            dry_run: boolean;
            /** @description The learn_applied record; empty where nothing was written. */
            event_id: components["schemas"]["MaybeEventId"];
            /** @description What was suggested. */
            suggested: components["schemas"]["LearnSuggestion"][];
            suggestion_id: components["schemas"]["LearnSuggestionId"];
            /** @description Those that were written now. */
            written_claim_ids: components["schemas"]["ClaimId"][];
        };
        ClaimAssertedFact: {
            claim: components["schemas"]["ClaimRecord"];
        };
        /** @description A claim as the model proposes it. */
        ClaimDraft: {
            claim_type: components["schemas"]["ClaimType"];
            confidence: components["schemas"]["Confidence"];
            /** @description A name for this claim within the answer, for its edges. */
            local_id: string;
            /** @description Anything worth keeping about it. */
            notes: string;
            scope: components["schemas"]["MindScope"];
            /** @description Evidence records that back it; only ids from the allowed list count. */
            source_event_ids: string[];
            /** @description Labels to find it by. */
            tags: string[];
            /** @description One statement that can be read by itself. */
            text: string;
            /** @description RFC 3339, inclusive; null when it always held. */
            valid_from: string | null;
            /** @description RFC 3339, exclusive; null when it still holds. */
            valid_to: string | null;
            visibility: components["schemas"]["ClaimVisibility"];
        };
        /** @description A claim of the Thought DB. */
        ClaimId: string;
        ClaimListInput: {
            /** @description Only what comes after this claim: the last one of the list before. */
            after?: components["schemas"]["ClaimId"];
            /**
             * @description Also what no longer holds, and duplicates.
             * @default false
             */
            all: boolean;
            /** @description Only claims that hold at this moment; left out: now. */
            as_of?: string;
            /** @description Only claims with this text in them, whatever the case. */
            contains?: string;
            /**
             * @description How many at most; 0: as many as fit in one answer.
             * @default 0
             */
            limit: number;
            project: components["schemas"]["ProjectId"];
            /**
             * @description Whose claims; effective: those of the project, then the global ones.
             * @default project
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
            /**
             * @description Only what stands so; left out: active.
             * @default []
             */
            status: components["schemas"]["ThoughtStatus"][];
            /**
             * @description Only what has all of these labels.
             * @default []
             */
            tag: string[];
            /**
             * @description Only these types.
             * @default []
             */
            type: components["schemas"]["ClaimType"][];
        };
        ClaimListOutput: {
            /** @description The claims, the newest first; those of the project before global ones. */
            claims: components["schemas"]["ClaimView"][];
            /** @description There is more behind the last one: send its id as after. */
            has_more: boolean;
            /** @description There was no room for all of them. */
            truncated: boolean;
        };
        ClaimMineInput: {
            /**
             * @description How many at most; -1: as configured.
             * @default -1
             */
            max_claims: number;
            /**
             * @description How sure the Mind must be; -1: as configured.
             * @default -1
             */
            min_confidence: number;
            project: components["schemas"]["ProjectId"];
        };
        ClaimMineOutput: {
            applied: components["schemas"]["AppliedPatch"];
            /** @description The record of the log that says who did it. */
            event_id: components["schemas"]["EvidenceEventId"];
            /** @description How many records were shown to the Mind. */
            records: number;
            /** @description What it was drawn from: the open segment, or the end of the log. */
            source: "segment" | "log";
            state: components["schemas"]["MindState"];
            /** @description Why the Mind gave no answer; empty where it did. */
            trouble: string;
            /** @description There was no room for all of it. */
            truncated: boolean;
        };
        ClaimMiningFact: {
            applied: components["schemas"]["AppliedPatch"];
            batch_id: components["schemas"]["BatchId"];
            config: {
                max_claims_per_checkpoint: number;
                min_confidence: components["schemas"]["Confidence"];
            };
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            /** @description What the Mind was told about the run. */
            notes?: string;
            output: components["schemas"]["ClaimPatch"] | components["schemas"]["Nothing"];
            /** @description Empty when mined from the end of the log. */
            segment_id: components["schemas"]["SegmentId"] | "";
            state?: components["schemas"]["MindState"];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        ClaimMiningRecord: {
            applied: components["schemas"]["AppliedPatch"];
            batch_id: components["schemas"]["BatchId"];
            config: {
                max_claims_per_checkpoint: number;
                min_confidence: components["schemas"]["Confidence"];
            };
            event_id: string;
            /** @constant */
            kind: "claim_mining";
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            /** @description What the Mind was told about the run. */
            notes?: string;
            output: components["schemas"]["ClaimPatch"] | components["schemas"]["Nothing"];
            run_id: string;
            /** @description Empty when mined from the end of the log. */
            segment_id: components["schemas"]["SegmentId"] | "";
            seq: number;
            state?: components["schemas"]["MindState"];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        ClaimMiningRow: components["schemas"]["EvidenceReceipt"];
        /** @description Claims and edges to add. */
        ClaimPatch: {
            /** @description Claims to add. */
            claims: components["schemas"]["ClaimDraft"][];
            /** @description Edges to add. */
            edges: components["schemas"]["EdgeDraft"][];
            /** @description What was left out, and why. */
            notes: string;
        };
        /** @description A statement that reasoning can rest on. */
        ClaimRecord: {
            /** @description When it was written down. */
            asserted_ts: components["schemas"]["Timestamp"];
            claim_id: components["schemas"]["ClaimId"];
            claim_type: components["schemas"]["ClaimType"];
            confidence: components["schemas"]["Confidence"];
            /**
             * @description A claim.
             * @constant
             */
            kind: "claim";
            /** @description Anything worth keeping about it. */
            notes: string;
            /** @description The project; empty for what is global. */
            project_id: string;
            scope: components["schemas"]["MindScope"];
            /** @description Evidence that it rests on. */
            source_refs: components["schemas"]["EvidenceEventRef"][];
            /**
             * @description As written; whether it was retracted or superseded follows from later records.
             * @constant
             */
            status: "active";
            /** @description Labels to find it by. */
            tags: string[];
            /** @description One statement that can be read by itself. */
            text: string;
            /** @description From when it holds, inclusive; null: always. */
            valid_from: components["schemas"]["Timestamp"] | null;
            /** @description Until when it holds, exclusive; null: still. */
            valid_to: components["schemas"]["Timestamp"] | null;
            /**
             * @description Version of this shape.
             * @constant
             */
            version: "v1";
            visibility: components["schemas"]["ClaimVisibility"];
        };
        ClaimRetractedFact: {
            retraction: components["schemas"]["ClaimRetraction"];
            scope: components["schemas"]["MindScope"];
        };
        ClaimRetractFact: {
            batch_id: components["schemas"]["BatchId"];
            claim_id: components["schemas"]["ClaimId"];
            rationale: string;
            scope: components["schemas"]["MindScope"];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        ClaimRetractInput: {
            id: components["schemas"]["ClaimId"];
            project: components["schemas"]["ProjectId"];
            /**
             * @description Why it no longer holds.
             * @default user retract
             */
            rationale: string;
            /**
             * @description Whose claim it is.
             * @default project
             * @enum {string}
             */
            scope: "project" | "global";
        };
        /** @description A claim is taken back; its record stays. */
        ClaimRetraction: {
            claim_id: components["schemas"]["ClaimId"];
            /**
             * @description A claim is taken back.
             * @constant
             */
            kind: "claim_retract";
            /** @description Why it no longer holds. */
            rationale: string;
            /** @description Evidence that it rests on. */
            source_refs: components["schemas"]["EvidenceEventRef"][];
            /** @description When it was taken back. */
            ts: components["schemas"]["Timestamp"];
            /**
             * @description Version of this shape.
             * @constant
             */
            version: "v1";
        };
        ClaimRetractOutput: {
            claim_id: components["schemas"]["ClaimId"];
            /** @description The record of the log that says who did it. */
            event_id: components["schemas"]["EvidenceEventId"];
        };
        ClaimRetractRecord: {
            batch_id: components["schemas"]["BatchId"];
            claim_id: components["schemas"]["ClaimId"];
            event_id: string;
            /** @constant */
            kind: "claim_retract";
            rationale: string;
            run_id: string;
            scope: components["schemas"]["MindScope"];
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        ClaimRetractRow: components["schemas"]["EvidenceReceipt"];
        ClaimSameAsFact: {
            batch_id: components["schemas"]["BatchId"];
            canonical_id: components["schemas"]["ClaimId"];
            dup_id: components["schemas"]["ClaimId"];
            notes: string;
            scope: components["schemas"]["MindScope"];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        ClaimSameAsInput: {
            /** @description The claim that stays. */
            canonical: components["schemas"]["ClaimId"];
            /** @description The duplicate. */
            dup: components["schemas"]["ClaimId"];
            /**
             * @description Why they are the same.
             * @default
             */
            notes: string;
            project: components["schemas"]["ProjectId"];
            /**
             * @description Whose claims they are.
             * @default project
             * @enum {string}
             */
            scope: "project" | "global";
        };
        ClaimSameAsOutput: {
            /** @description The claim that stands for both. */
            canonical_id: components["schemas"]["ClaimId"];
            /** @description The duplicate, no longer listed. */
            dup_id: components["schemas"]["ClaimId"];
            edge_id: components["schemas"]["ThoughtEdgeId"];
            /** @description The record of the log that says who did it. */
            event_id: components["schemas"]["EvidenceEventId"];
        };
        ClaimSameAsRecord: {
            batch_id: components["schemas"]["BatchId"];
            canonical_id: components["schemas"]["ClaimId"];
            dup_id: components["schemas"]["ClaimId"];
            event_id: string;
            /** @constant */
            kind: "claim_same_as";
            notes: string;
            run_id: string;
            scope: components["schemas"]["MindScope"];
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        ClaimSameAsRow: components["schemas"]["EvidenceReceipt"];
        ClaimsGraphInput: {
            /**
             * @description How many steps the graph reaches (1); 0 is taken as 1.
             * @default 1
             */
            depth: number;
            /**
             * @description Which way edges are followed (both): from their beginning, or to it.
             * @default both
             * @enum {string}
             */
            direction: "out" | "in" | "both";
            /**
             * @description Follow only these types.
             * @default []
             */
            edge_type: components["schemas"]["ThoughtEdgeType"][];
            /** @description A claim (cl_…) or a node (nd_…). */
            id: string;
            /**
             * @description Show duplicates as they are, not as what they stand for.
             * @default false
             */
            include_aliases: boolean;
            /**
             * @description Show what no longer holds too.
             * @default false
             */
            include_inactive: boolean;
            /**
             * @description Also as a Mermaid flowchart.
             * @default false
             */
            mermaid: boolean;
            project: components["schemas"]["ProjectId"];
            /**
             * @description Where to look; effective: in the project first, then among global ones.
             * @default effective
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
        };
        ClaimsGraphOutput: {
            graph: components["schemas"]["ThoughtGraph"];
            /** @description The graph as a Mermaid flowchart. */
            mermaid?: string;
            /** @description There was no room for all of it. */
            truncated: boolean;
        };
        ClaimShowInput: {
            /**
             * @description How many steps the graph reaches (1); 0 is taken as 1.
             * @default 1
             */
            depth: number;
            /**
             * @description Which way edges are followed (both): from their beginning, or to it.
             * @default both
             * @enum {string}
             */
            direction: "out" | "in" | "both";
            /**
             * @description Follow only these types.
             * @default []
             */
            edge_type: components["schemas"]["ThoughtEdgeType"][];
            /**
             * @description Add what hangs together with it.
             * @default false
             */
            graph: boolean;
            id: components["schemas"]["ClaimId"];
            /**
             * @description Show duplicates as they are, not as what they stand for.
             * @default false
             */
            include_aliases: boolean;
            /**
             * @description Show what no longer holds too.
             * @default false
             */
            include_inactive: boolean;
            /**
             * @description Show the graph as a Mermaid flowchart.
             * @default false
             */
            mermaid: boolean;
            project: components["schemas"]["ProjectId"];
            /**
             * @description Where to look; effective: in the project first, then among global ones.
             * @default effective
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
        };
        ClaimShowOutput: {
            claim: components["schemas"]["ClaimView"];
            /** @description Edges that begin or end at it, the newest first. */
            edges: components["schemas"]["EdgeView"][];
            graph?: components["schemas"]["ThoughtGraph"];
            /** @description The graph as a Mermaid flowchart. */
            mermaid?: string;
            scope: components["schemas"]["MindScope"];
            /** @description There was no room for all of it. */
            truncated: boolean;
        };
        ClaimsSearchInput: {
            /**
             * @description Only claims, or only nodes.
             * @default []
             */
            kind: ("claim" | "node")[];
            /**
             * @description How many at most (10).
             * @default 10
             */
            limit: number;
            project: components["schemas"]["ProjectId"];
            /** @description What it is about, in your words; all of them need not stand there. */
            query: string;
            /**
             * @description Where to look; effective: in the project and among what holds everywhere.
             * @default effective
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
        };
        ClaimsSearchOutput: {
            /** @description What was found, the best first. */
            hits: components["schemas"]["ThoughtHit"][];
            /** @description There was no room for all of it. */
            truncated: boolean;
        };
        ClaimsShowInput: {
            /** @description A claim (cl_…) or a node (nd_…). */
            id: string;
            project: components["schemas"]["ProjectId"];
            /**
             * @description Where to look; effective: in the project first, then among global ones.
             * @default effective
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
        };
        ClaimsShowOutput: {
            claim?: components["schemas"]["ClaimView"];
            /** @description Edges that begin or end at it, the newest first. */
            edges: components["schemas"]["EdgeView"][];
            node?: components["schemas"]["NodeView"];
            scope: components["schemas"]["MindScope"];
            /** @description There was no room for all of it. */
            truncated: boolean;
        };
        ClaimSupersedeFact: {
            batch_id: components["schemas"]["BatchId"];
            claim_type: components["schemas"]["ClaimType"];
            new_text: string;
            old_claim_id: components["schemas"]["ClaimId"];
            scope: components["schemas"]["MindScope"];
            /** @description Labels to find it by. */
            tags: string[];
            thread_id: components["schemas"]["HandsThreadId"];
            valid_from: components["schemas"]["Timestamp"] | null;
            valid_to: components["schemas"]["Timestamp"] | null;
            visibility: components["schemas"]["ClaimVisibility"];
        };
        ClaimSupersedeInput: {
            /** @description Another type; left out: that of the old claim. */
            claim_type?: components["schemas"]["ClaimType"];
            /** @description The claim that no longer says it right. */
            id: components["schemas"]["ClaimId"];
            project: components["schemas"]["ProjectId"];
            /**
             * @description Where the claim is; effective: in the project first, then among global ones.
             * @default effective
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
            /**
             * @description Labels of the new claim; those of the old one are not taken over.
             * @default []
             */
            tag: string[];
            /** @description What holds now, as one statement that can be read by itself. */
            text: string;
            /** @description From when it holds, inclusive; left out: always. */
            valid_from?: string;
            /** @description Until when it holds, exclusive; left out: still. */
            valid_to?: string;
            /** @description Another label; left out: that of the old claim. */
            visibility?: components["schemas"]["ClaimVisibility"];
        };
        ClaimSupersedeOutput: {
            /** @description The new claim. */
            claim_id: components["schemas"]["ClaimId"];
            /** @description The edge from the old one to the new one. */
            edge_id: components["schemas"]["ThoughtEdgeId"];
            /** @description The record of the log that says who did it. */
            event_id: components["schemas"]["EvidenceEventId"];
            scope: components["schemas"]["MindScope"];
            /** @description The old claim. */
            superseded_id: components["schemas"]["ClaimId"];
        };
        ClaimSupersedeRecord: {
            batch_id: components["schemas"]["BatchId"];
            claim_type: components["schemas"]["ClaimType"];
            event_id: string;
            /** @constant */
            kind: "claim_supersede";
            new_text: string;
            old_claim_id: components["schemas"]["ClaimId"];
            run_id: string;
            scope: components["schemas"]["MindScope"];
            seq: number;
            /** @description Labels to find it by. */
            tags: string[];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
            valid_from: components["schemas"]["Timestamp"] | null;
            valid_to: components["schemas"]["Timestamp"] | null;
            visibility: components["schemas"]["ClaimVisibility"];
        };
        ClaimSupersedeRow: components["schemas"]["EvidenceReceipt"];
        /**
         * @description What kind of statement a claim is.
         * @enum {string}
         */
        ClaimType: "fact" | "preference" | "assumption" | "goal";
        ClaimUndoInput: {
            /**
             * @description Say what would be undone, and write nothing.
             * @default false
             */
            dry_run: boolean;
            /** @description The record of what was learned: learn_update or claim_mining. */
            id: components["schemas"]["EvidenceEventId"];
            project: components["schemas"]["ProjectId"];
            /**
             * @description Why it no longer holds.
             * @default user retract
             */
            rationale: string;
        };
        ClaimUndoOutput: {
            /** @description It was undone before, and nothing was written now. */
            already_undone: boolean;
            /** @description Nothing was written. */
            dry_run: boolean;
            /** @description The learn_undone record; empty where nothing was written. */
            event_id: components["schemas"]["MaybeEventId"];
            /** @description Claims that had been replaced or retracted, and are not said again. */
            left: {
                claim_id: components["schemas"]["ClaimId"];
                /**
                 * @description An active claim says the same, or what took its place was itself replaced later.
                 * @enum {string}
                 */
                reason: "said_by_another" | "replaced_since";
            }[];
            /** @description Claims that say again what had been replaced or retracted. */
            restored: {
                /** @description The new claim; empty in a dry run. */
                claim_id: components["schemas"]["ClaimId"] | "";
                scope: components["schemas"]["MindScope"];
                /** @description The claim that said it before. */
                was: components["schemas"]["ClaimId"];
            }[];
            /** @description Claims that no longer hold. */
            retracted: {
                claim_id: components["schemas"]["ClaimId"];
                scope: components["schemas"]["MindScope"];
            }[];
            /** @description The record of what was learned. */
            undone_event_id: components["schemas"]["EvidenceEventId"];
        };
        /** @description A claim, and whether it holds. */
        ClaimView: {
            /** @description When it was written down. */
            asserted_ts: components["schemas"]["Timestamp"];
            /** @description The claim that it stands for: itself, unless it was declared the same as another. */
            canonical_id: components["schemas"]["ClaimId"];
            claim_id: components["schemas"]["ClaimId"];
            claim_type: components["schemas"]["ClaimType"];
            confidence: components["schemas"]["Confidence"];
            /** @description What is kept about it besides. */
            notes: string;
            /** @description The project; empty for what is global. */
            project_id: string;
            scope: components["schemas"]["MindScope"];
            /** @description Evidence records that it rests on. */
            source_event_ids: string[];
            status: components["schemas"]["ThoughtStatus"];
            /** @description Its labels. */
            tags: string[];
            /** @description What it says. */
            text: string;
            /** @description From when it holds, inclusive; null: always. */
            valid_from: components["schemas"]["Timestamp"] | null;
            /** @description Until when it holds, exclusive; null: still. */
            valid_to: components["schemas"]["Timestamp"] | null;
            visibility: components["schemas"]["ClaimVisibility"];
        };
        /** @description Claims, shortened. */
        ClaimViews: {
            [key: string]: unknown;
        }[];
        /**
         * @description A label; it hides nothing from the Mind.
         * @enum {string}
         */
        ClaimVisibility: "private" | "project" | "global";
        /** @description Code that can be run. */
        CodeCell: {
            /** @description How many bytes the last run wrote that are not kept. */
            cutBytes: number;
            /** @description What went wrong in the last run; null: nothing. */
            error: string | null;
            /** @description When the last run ended; null: never. */
            executedAt: components["schemas"]["Timestamp"] | null;
            filename: components["schemas"]["CellFilename"];
            id: components["schemas"]["CellId"];
            language: components["schemas"]["CellLanguage"];
            /** @description What the last run wrote to standard output; where it went well and wrote nothing there, to standard error. Null: nothing. */
            output: string | null;
            /** @description The code. */
            source: string;
            status: components["schemas"]["CellStatus"];
            /**
             * @description It is code.
             * @constant
             */
            type: "code";
        };
        CommitInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description The text to commit. */
            artifact: string;
            /** @description Where to (notes). */
            docs?: components["schemas"]["DocName"] | components["schemas"]["DocName"][];
            /** @description What this commit says, in a line. */
            message: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            workspace: components["schemas"]["WorkspaceId"];
        };
        CommitOutput: {
            /** @description Branch that was written on. */
            branch: components["schemas"]["BranchName"];
            /** @description One record for each document. */
            commits: components["schemas"]["CommitRecord"][];
            /** @description Documents that were written to. */
            docs: components["schemas"]["DocName"][];
        };
        /** @description One note, seen as a commit. */
        CommitRecord: {
            /** @description The text that was committed. */
            artifact: string;
            /** @description Branch that the note was written on. */
            branch: components["schemas"]["BranchName"];
            /** @description Document that the note was written to. */
            doc: components["schemas"]["DocName"];
            /** @description What the text is written in, such as markdown; null when not said. */
            format: string | null;
            /** @description The line that describes the commit; null when it has none. */
            message: string | null;
            /** @description Anything more that the author gave; null when nothing. */
            meta: {
                [key: string]: unknown;
            } | null;
            /** @description Number of the entry. */
            seq: components["schemas"]["Seq"];
            ts: components["schemas"]["Timestamp"];
            ts_ms: components["schemas"]["TimestampMs"];
        };
        /** @description A file of the Thought DB, before and after. */
        CompactedFile: {
            /** @description Its size without what no longer counts. */
            bytes_after: number;
            /** @description Its size as it was. */
            bytes_before: number;
            /** @description Its lines without what no longer counts. */
            lines_after: number;
            /** @description Its lines as it was. */
            lines_before: number;
            /** @description Lines that are no records; they are in the archive alone. */
            malformed: number;
            /**
             * @description Which file of the Thought DB.
             * @enum {string}
             */
            name: "claims" | "edges" | "nodes";
            /** @description The file. */
            path: string;
        };
        /** @description The user's values in a form that decisions can use. */
        CompiledValues: {
            /** @description How to decide by the values. */
            decision_procedure: {
                /** @description The same as a flowchart TD. */
                mermaid: string;
                /** @description How to decide by these values. */
                summary: string;
            };
            /** @description The values in 5 to 12 short sentences. */
            values_summary: string[];
            /**
             * @description Version of this shape.
             * @enum {string}
             */
            version: "v1";
        };
        CompileValuesAnswer: components["schemas"]["CompiledValues"];
        CompileValuesPrompt: {
            /** @description What the user wrote about values */
            values_text: string;
        };
        /** @description How sure: 0 is a guess, 1 is certain. */
        Confidence: number;
        ConfigApplyTemplateInput: {
            /** @description Name of a template, such as mind.anthropic or hands.cli.generic. */
            name: string;
        };
        ConfigApplyTemplateOutput: {
            /** @description The file as it was, below backups/. */
            backup: string;
            /** @description Name of a template, such as mind.anthropic or hands.cli.generic. */
            name: string;
            /** @description Where config.json is, or would be. */
            path: string;
        };
        ConfigBackedUpFact: {
            /** @description Whether a rollback brings it back. */
            last: boolean;
            /** @description Name of the copy. */
            name: string;
            /** @description The file, letter by letter. */
            text: string;
        };
        ConfigExamplesInput: Record<string, unknown>;
        ConfigExamplesOutput: {
            /** @description What each template would set, by its name. */
            examples: {
                [key: string]: unknown;
            };
        };
        /** @description Something about the configuration that is wrong or odd. */
        ConfigFault: {
            /** @description What to do. */
            fix: string;
            /** @description What is wrong. */
            message: string;
        };
        ConfigInitInput: {
            /**
             * @description Write it anew; the one that is there is kept, and can be rolled back to.
             * @default false
             */
            force: boolean;
        };
        ConfigInitOutput: {
            /** @description What was there before, below backups/; null where nothing was replaced. */
            backup: string | null;
            /** @description Where config.json is, or would be. */
            path: string;
            /** @description False where one was there already. */
            written: boolean;
        };
        ConfigPathInput: Record<string, unknown>;
        ConfigPathOutput: {
            /** @description Whether it is there. */
            exists: boolean;
            /** @description Where config.json is, or would be. */
            path: string;
        };
        ConfigRestoredFact: {
            /** @description The file, letter by letter. */
            text: string;
        };
        ConfigRollbackInput: Record<string, unknown>;
        ConfigRollbackOutput: {
            /** @description Where config.json is, or would be. */
            path: string;
            /** @description What stood there until now, below backups/; null where nothing did. */
            replaced: string | null;
            /** @description The backup that stands there now. */
            restored: string;
        };
        ConfigSavedFact: {
            /** @description All that the file says; what it leaves out is as usual. */
            config: {
                [key: string]: unknown;
            };
        };
        ConfigShowInput: Record<string, unknown>;
        ConfigShowOutput: {
            /** @description All that holds. */
            config: components["schemas"]["AutopilotConfig"];
            /** @description Whether it is there. */
            exists: boolean;
            /** @description Where config.json is, or would be. */
            path: string;
        };
        ConfigTemplateInput: {
            /** @description Name of a template, such as mind.anthropic or hands.cli.generic. */
            name: string;
        };
        ConfigTemplateOutput: {
            /** @description Name of a template, such as mind.anthropic or hands.cli.generic. */
            name: string;
            /** @description What it would set. */
            template: {
                [key: string]: unknown;
            };
        };
        ConfigValidateInput: Record<string, unknown>;
        ConfigValidateOutput: {
            /** @description What would keep a run from working. */
            errors: components["schemas"]["ConfigFault"][];
            /** @description Nothing would keep a run from working. */
            ok: boolean;
            /** @description Where config.json is, or would be. */
            path: string;
            /** @description What looks odd. */
            warnings: components["schemas"]["ConfigFault"][];
        };
        /** @description "gate" (criteria and tests), "all", or each checkpoint with true, false or {confirmed}. */
        Confirmations: ("gate" | "all") | {
            /** @description Whether the success criteria are met. */
            criteria?: boolean | {
                /** @description True to confirm, false to take it back. */
                confirmed: boolean;
            };
            /** @description Whether the documentation was brought up to date. */
            docs?: boolean | {
                /** @description True to confirm, false to take it back. */
                confirmed: boolean;
            };
            /** @description Whether performance was looked at. */
            perf?: boolean | {
                /** @description True to confirm, false to take it back. */
                confirmed: boolean;
            };
            /** @description Whether security was looked at. */
            security?: boolean | {
                /** @description True to confirm, false to take it back. */
                confirmed: boolean;
            };
            /** @description Whether the tests pass. */
            tests?: boolean | {
                /** @description True to confirm, false to take it back. */
                confirmed: boolean;
            };
        };
        /** @description A conflict: both branches changed the same item since they parted. */
        Conflict: {
            /** @description State both branches had in common; null when it did not exist. */
            base: (components["schemas"]["GraphNode"] | components["schemas"]["GraphEdge"]) | null;
            conflict_id: components["schemas"]["ConflictId"];
            /** @description When it was found. */
            created_at_ms: components["schemas"]["TimestampMs"];
            /** @description Graph document. */
            doc: components["schemas"]["DocName"];
            /** @description Branch that was merged. */
            from: components["schemas"]["BranchName"];
            /** @description Branch that was merged into. */
            into: components["schemas"]["BranchName"];
            /** @description The id of a node, or from|rel|to of an edge. */
            key: string;
            /**
             * @description Whether the conflict is about a node or an edge.
             * @enum {string}
             */
            kind: "node" | "edge";
            /** @description State on the branch that is merged into; null when it does not exist. */
            ours: (components["schemas"]["GraphNode"] | components["schemas"]["GraphEdge"]) | null;
            /** @description When it was resolved; absent while it is not. */
            resolved_at_ms?: components["schemas"]["TimestampMs"];
            status: components["schemas"]["ConflictStatus"];
            /** @description State on the branch that is merged; null when it does not exist. */
            theirs: (components["schemas"]["GraphNode"] | components["schemas"]["GraphEdge"]) | null;
        };
        ConflictFacts: {
            fix: string;
            id?: string;
            kind?: string;
            problem: string;
        };
        /** @description A conflict without its states. */
        ConflictHead: {
            conflict_id: components["schemas"]["ConflictId"];
            /** @description When it was found. */
            created_at_ms: components["schemas"]["TimestampMs"];
            /** @description Number of the conflict in the workspace. */
            created_seq: components["schemas"]["Seq"];
            /** @description The id of a node, or from|rel|to of an edge. */
            key: string;
            /**
             * @description Whether the conflict is about a node or an edge.
             * @enum {string}
             */
            kind: "node" | "edge";
            status: components["schemas"]["ConflictStatus"];
        };
        /** @description A conflict of a graph merge: CONFLICT-…. */
        ConflictId: string;
        /**
         * @description superseded: a later merge found this key in another state.
         * @enum {string}
         */
        ConflictStatus: "open" | "resolved" | "superseded";
        ContentForgottenFact: {
            agent_id?: components["schemas"]["AgentId"];
            entry_seq?: components["schemas"]["Seq"];
            nodes?: {
                docs: components["schemas"]["DocName"][];
                ids: components["schemas"]["GraphNodeId"][];
            };
            reason: string;
            ref: string;
            /** @enum {string} */
            what: "note" | "event" | "card" | "node";
        };
        ContentForgottenRow: {
            removed: {
                edges: number;
                entries: number;
                nodes: number;
                versions: number;
            };
            same_text: string[];
            ts_ms: number;
        };
        ContextEmptyForTargetWarningFacts: {
            checkout: string;
            target: string;
        };
        ContextGiveInput: {
            agent_id?: components["schemas"]["AgentId"];
            conversation: components["schemas"]["Conversation"];
            event: components["schemas"]["HookEvent"];
            host: components["schemas"]["HookHost"];
            /** @description What the user sent; of UserPromptSubmit. */
            prompt?: string;
            /**
             * @description True when the host says that the conversation goes on because of a reminder.
             * @default false
             */
            reminded: boolean;
            /** @description Why a session starts: startup, resume, clear or compact. */
            source?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        ContextGiveOutput: {
            /** @description Size of the text in UTF-8. */
            bytes: number;
            /** @description Reference of what was written down about it; null when nothing was given. */
            record: string | null;
            /** @description What it tells of, by reference, in the order of its lines. */
            refs: string[];
            /** @description The text to put in; null when there is nothing to say. */
            text: string | null;
        };
        /** @description Whether the context of a plan or task is in order. */
        ContextHealth: {
            /** @description What is not in order. */
            issues: components["schemas"]["LintIssue"][];
            /** @description Counts that were looked at, by name. */
            stats: {
                [key: string]: number;
            };
            /**
             * @description warn when any issue is more than information, else ok.
             * @enum {string}
             */
            status: "ok" | "warn";
        };
        ContextInjectedFact: {
            agent_id?: components["schemas"]["AgentId"];
            branch: components["schemas"]["BranchName"];
            branch_id: number;
            bytes: number;
            conversation: components["schemas"]["Conversation"];
            doc: components["schemas"]["DocName"];
            event: components["schemas"]["HookEvent"];
            host: components["schemas"]["HookHost"];
            refs: string[];
            /** @description Why a session starts: startup, resume, clear or compact. */
            source?: string;
        };
        ContextInjectedRow: {
            ref: string;
        };
        ContextKeepInput: {
            agent_id?: components["schemas"]["AgentId"];
            conversation: components["schemas"]["Conversation"];
            /**
             * @description The moment in the conversation, as hosts call it.
             * @enum {string}
             */
            event: "PreCompact" | "SessionEnd";
            host: components["schemas"]["HookHost"];
            /** @description The last things said in the conversation, oldest first; of PreCompact. */
            said?: {
                /**
                 * @description Who said it; tool: what was called.
                 * @enum {string}
                 */
                role: "user" | "assistant" | "tool";
                /** @description What was said. */
                text: string;
            }[];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ContextKeepOutput: {
            /** @description Reference of the note that was written; null when there was nothing to keep. */
            note: string | null;
            /** @description Jobs that were given back. */
            released: string[];
        };
        ContextPackExportInput: {
            agent_id?: components["schemas"]["AgentId"];
            /**
             * @description Drafts too.
             * @default false
             */
            all_lanes: boolean;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            blockers_limit: number;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            decisions_limit: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            evidence_limit: number;
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts: boolean;
            /**
             * @description How many at most (30); 0 leaves them out.
             * @default 30
             */
            limit_cards: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Notes document; left out: that of target, focus or the default. */
            notes_doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (20); 0 leaves them out.
             * @default 20
             */
            notes_limit: number;
            /** @description Where to: a .json file in the project, or in a folder that the server allows (--export-dir). */
            out_file: string;
            /**
             * @description Accepted; a pack never writes.
             * @default false
             */
            read_only: boolean;
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Plan or task whose branch and graph are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Trace document; left out: that of target, focus or the default. */
            trace_doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (50); 0 leaves them out.
             * @default 50
             */
            trace_limit: number;
            /**
             * @description smart: pins and what is open; explore: also settled; audit: also drafts.
             * @enum {string}
             */
            view?: "smart" | "explore" | "audit";
            workspace: components["schemas"]["WorkspaceId"];
        };
        ContextPackExportOutput: {
            /** @description Size of the file. */
            bytes: number;
            /** @description Path of the file that was written. */
            out_file: string;
            /** @description True when the pack was shortened to fit max_chars. */
            truncated: boolean;
        };
        ContextPackInput: {
            agent_id?: components["schemas"]["AgentId"];
            /**
             * @description Drafts too.
             * @default false
             */
            all_lanes: boolean;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            blockers_limit: number;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            decisions_limit: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            evidence_limit: number;
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts: boolean;
            /**
             * @description How many at most (30); 0 leaves them out.
             * @default 30
             */
            limit_cards: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Notes document; left out: that of target, focus or the default. */
            notes_doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (20); 0 leaves them out.
             * @default 20
             */
            notes_limit: number;
            /**
             * @description Accepted; a pack never writes.
             * @default false
             */
            read_only: boolean;
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Plan or task whose branch and graph are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Trace document; left out: that of target, focus or the default. */
            trace_doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (50); 0 leaves them out.
             * @default 50
             */
            trace_limit: number;
            /**
             * @description smart: pins and what is open; explore: also settled; audit: also drafts.
             * @enum {string}
             */
            view?: "smart" | "explore" | "audit";
            workspace: components["schemas"]["WorkspaceId"];
        };
        ContextPackOutput: {
            /** @description Branch that was read. */
            branch: components["schemas"]["BranchName"];
            /** @description The checkout, when the target has no context and the checkout has some. */
            bridge?: {
                /** @description Branch that is checked out. */
                checkout: components["schemas"]["BranchName"];
                /** @description Its documents. */
                docs: {
                    /** @description Graph document. */
                    graph: components["schemas"]["DocName"];
                    /** @description Notes document. */
                    notes: components["schemas"]["DocName"];
                    /** @description Trace document. */
                    trace: components["schemas"]["DocName"];
                };
                /** @description What is found there. */
                has: {
                    /** @description True when it has cards. */
                    cards: boolean;
                    /** @description True when it has notes. */
                    notes: boolean;
                    /** @description True when it has trace entries. */
                    trace: boolean;
                };
            };
            capsule: components["schemas"]["Capsule"];
            /** @description Most relevant cards: pinned first, then open, then newest. */
            cards: components["schemas"]["Card"][];
            /** @description Documents that were read. */
            docs: {
                /** @description Graph document. */
                graph: components["schemas"]["DocName"];
                /** @description Notes document. */
                notes: components["schemas"]["DocName"];
                /** @description Trace document. */
                trace: components["schemas"]["DocName"];
            };
            /** @description Signals and actions; null when there was nothing to look at. */
            engine: components["schemas"]["EngineBlock"] | null;
            lane_summary?: components["schemas"]["LaneSummary"];
            /** @description Newest notes. */
            notes: components["schemas"]["EntrySlice"];
            /** @description What the call named. */
            requested: {
                /** @description Branch that the call named; null when none. */
                ref: components["schemas"]["BranchName"] | null;
                /** @description Plan or task that the call named; null when none. */
                target: components["schemas"]["EntityId"] | null;
            };
            signals: components["schemas"]["CardSignals"];
            stats: components["schemas"]["CardStats"];
            /** @description Step it keeps to; null when no step was asked for. */
            step_focus: components["schemas"]["StepFocus"] | null;
            /** @description Newest trace entries. */
            trace: components["schemas"]["EntrySlice"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        ContractUpdatedFact: {
            contract: string | null;
            contract_data: {
                [key: string]: unknown;
            } | null;
            revision: components["schemas"]["Revision"];
            task: components["schemas"]["EntityId"];
            versions: number;
        };
        ContractUpdatedRow: components["schemas"]["TaskEvent"];
        /** @description A conversation, by the id that its host gave it. */
        Conversation: string;
        /** @description What another model said about a thought. */
        Critique: {
            /** @description The model that said it, as it named itself. */
            model: string;
            /** @description What was said about the thought. */
            text: string;
            /** @description When it was said. */
            timestamp: components["schemas"]["Timestamp"];
        };
        CritiqueNotMadeWarningFacts: {
            because: string;
        };
        CrossProjectRecallFact: {
            batch_id: components["schemas"]["BatchId"];
            /** @description The items as the prompts show them. */
            context_text: string;
            exclude_current_project: boolean;
            /** @description Sorted. */
            include_kinds: components["schemas"]["MemoryKind"][];
            items: components["schemas"]["RecalledItem"][];
            prefer_current_project: boolean;
            query: string;
            /** @description What was really searched. */
            query_compact: string;
            /** @description What was looked for, as it was worded. */
            query_raw: string;
            /** @enum {string} */
            reason: "run_start" | "risk_signal" | "before_ask_user";
            thread_id: components["schemas"]["HandsThreadId"];
            tokens_used: string[];
            top_k: number;
        };
        CrossProjectRecallRecord: {
            batch_id: components["schemas"]["BatchId"];
            /** @description The items as the prompts show them. */
            context_text: string;
            event_id: string;
            exclude_current_project: boolean;
            /** @description Sorted. */
            include_kinds: components["schemas"]["MemoryKind"][];
            items: components["schemas"]["RecalledItem"][];
            /** @constant */
            kind: "cross_project_recall";
            prefer_current_project: boolean;
            query: string;
            /** @description What was really searched. */
            query_compact: string;
            /** @description What was looked for, as it was worded. */
            query_raw: string;
            /** @enum {string} */
            reason: "run_start" | "risk_signal" | "before_ask_user";
            run_id: string;
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            tokens_used: string[];
            top_k: number;
            ts: string;
        };
        CrossProjectRecallRow: components["schemas"]["EvidenceReceipt"];
        DecideNextAnswer: components["schemas"]["NextMove"];
        DecideNextFact: {
            /** @description The question for the user; empty unless next_action is ask_user. */
            ask_user_question: string;
            batch_id: components["schemas"]["BatchId"];
            confidence: components["schemas"]["Confidence"];
            decision: components["schemas"]["NextMove"];
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            /**
             * @description Send the next instruction, ask the user, or stop.
             * @enum {string}
             */
            next_action: "send_to_hands" | "ask_user" | "stop";
            /** @description The next instruction for Hands; empty unless next_action is send_to_hands. */
            next_hands_input: string;
            /** @description Why. */
            notes: string;
            /** @enum {string} */
            phase: "initial" | "after_user";
            status: components["schemas"]["RunStatus"];
            thought_db: components["schemas"]["ThoughtDbUse"];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        DecideNextPrompt: {
            /** @description The reply to Hands that was considered; {} when there was none */
            auto_answer: {
                [key: string]: unknown;
            };
            /** @description Checks that were planned for this batch */
            check_plan: components["schemas"]["MinimalChecks"];
            /** @description The program that is Hands here */
            hands_provider: string;
            /** @description What Hands said last */
            last_message: string;
            /** @description What is kept about this project */
            project_overlay: components["schemas"]["OverlayView"];
            /** @description Recent records of the log, the oldest first; the answer in a user_input record is the user's own */
            recent_evidence: components["schemas"]["LogView"];
            /** @description What the repository shows */
            repo_observation: components["schemas"]["RepoObservation"];
            /** @description Settings of the autopilot; they hold no values */
            runtime_config: components["schemas"]["RuntimeKnobs"];
            /** @description The task that the user gave */
            task: string;
            /** @description The user's values, preferences and goals, and what else is known: claims, nodes, edges */
            thought_db_context: components["schemas"]["ThoughtDbView"];
            /** @description The active workflow; {} when there is none */
            workflow: {
                [key: string]: unknown;
            };
            /** @description How far the workflow has got */
            workflow_run: {
                [key: string]: unknown;
            };
        };
        DecideNextRecord: {
            /** @description The question for the user; empty unless next_action is ask_user. */
            ask_user_question: string;
            batch_id: components["schemas"]["BatchId"];
            confidence: components["schemas"]["Confidence"];
            decision: components["schemas"]["NextMove"];
            event_id: string;
            /** @constant */
            kind: "decide_next";
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            /**
             * @description Send the next instruction, ask the user, or stop.
             * @enum {string}
             */
            next_action: "send_to_hands" | "ask_user" | "stop";
            /** @description The next instruction for Hands; empty unless next_action is send_to_hands. */
            next_hands_input: string;
            /** @description Why. */
            notes: string;
            /** @enum {string} */
            phase: "initial" | "after_user";
            run_id: string;
            seq: number;
            status: components["schemas"]["RunStatus"];
            thought_db: components["schemas"]["ThoughtDbUse"];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        DecideNextRow: components["schemas"]["EvidenceReceipt"];
        /** @description Names that are meant when a call leaves them out. */
        Defaults: {
            /** @description Branch that a new workspace has checked out. */
            branch: components["schemas"]["BranchName"];
            /** @description The document of each kind that is meant by default. */
            docs: {
                /** @description Document for the graph. */
                graph: components["schemas"]["DocName"];
                /** @description Document for notes. */
                notes: components["schemas"]["DocName"];
                /** @description Document for the trace. */
                trace: components["schemas"]["DocName"];
            };
        };
        DefaultsClaimSyncFact: {
            batch_id: components["schemas"]["BatchId"];
            sync: {
                applied: {
                    superseded: {
                        from: components["schemas"]["ClaimId"];
                        to: components["schemas"]["ClaimId"];
                    }[];
                    written_claim_ids: components["schemas"]["ClaimId"][];
                } | components["schemas"]["Nothing"];
                changed: boolean;
                desired: components["schemas"]["OperationalDefaults"];
                error?: string;
                event_id: components["schemas"]["MaybeEventId"];
                /** @enum {string} */
                mode: "seed_missing" | "sync";
                ok: boolean;
            };
            thread_id: components["schemas"]["HandsThreadId"];
        };
        DefaultsClaimSyncRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "defaults_claim_sync";
            run_id: string;
            seq: number;
            sync: {
                applied: {
                    superseded: {
                        from: components["schemas"]["ClaimId"];
                        to: components["schemas"]["ClaimId"];
                    }[];
                    written_claim_ids: components["schemas"]["ClaimId"][];
                } | components["schemas"]["Nothing"];
                changed: boolean;
                desired: components["schemas"]["OperationalDefaults"];
                error?: string;
                event_id: components["schemas"]["MaybeEventId"];
                /** @enum {string} */
                mode: "seed_missing" | "sync";
                ok: boolean;
            };
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        DefaultsClaimSyncRow: components["schemas"]["EvidenceReceipt"];
        /** @description What was shortened to fit the budget. */
        Degradation: {
            /** @description Fields that were shortened; a list means everything in it. */
            truncated_fields: string[];
        };
        DiagnosticsInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description Plan or task to look at; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, for a task. */
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        DiagnosticsOutput: {
            /** @description Branch that is checked out; null when none is. */
            checkout: components["schemas"]["BranchName"] | null;
            context_health: components["schemas"]["ContextHealth"];
            /** @description Plan or task in focus; null when none is. */
            focus: components["schemas"]["EntityId"] | null;
            golden_path: components["schemas"]["GoldenPath"];
            /** @description Plan or task that was looked at; null when none. */
            target: {
                /** @description Id of the plan or task. */
                id: components["schemas"]["EntityId"];
                /**
                 * @description Whether it is a plan or a task.
                 * @enum {string}
                 */
                kind: "plan" | "task";
                reasoning_ref: components["schemas"]["ReasoningRef"];
            } | null;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated?: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        DiffInput: {
            /** @description next_cursor of the page before. */
            cursor?: number;
            /**
             * @description A document (notes).
             * @default notes
             */
            doc: string;
            /** @description Branch to compare with, such as main. */
            from: components["schemas"]["BranchName"];
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Branch whose additional entries are shown. */
            to: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        DiffOutput: {
            /** @description Document that was compared. */
            doc: components["schemas"]["DocName"];
            /** @description Entries that can be seen on to and not on from. */
            entries: components["schemas"]["Entry"][];
            /** @description Branch that was compared with. */
            from: components["schemas"]["BranchName"];
            pagination: components["schemas"]["Pagination"];
            /** @description Branch whose additional entries are shown. */
            to: components["schemas"]["BranchName"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description How much the two branches differ. */
        DiffSummary: {
            /** @description Single fields of edges that differ. */
            edge_fields_changed: number;
            /** @description Edges that differ. */
            edges_changed: number;
            /** @description Single fields of nodes that differ. */
            node_fields_changed: number;
            /** @description Nodes that differ. */
            nodes_changed: number;
        };
        /** @description A document: letters, digits, and . _ - after the first character. */
        DocName: string;
        DocsListInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Branch to list; left out: the checkout. */
            ref?: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        DocsListOutput: {
            /** @description Branch that was read. */
            branch: components["schemas"]["BranchName"];
            /** @description Number of documents. */
            count: number;
            /** @description Documents that can be seen on the branch. */
            docs: {
                /** @description Branch that holds it: this one or a base. */
                branch: components["schemas"]["BranchName"];
                /** @description When its first entry was written. */
                created_at_ms: components["schemas"]["TimestampMs"];
                /** @description Name of the document. */
                doc: components["schemas"]["DocName"];
                /** @description True when it was written on a base branch, not on this one. */
                inherited: boolean;
                /**
                 * @description What the document holds.
                 * @enum {string}
                 */
                kind: "notes" | "trace" | "graph";
                /** @description When its newest entry was written. */
                updated_at_ms: components["schemas"]["TimestampMs"];
            }[];
            /** @description The branch as it was named, or the checkout. */
            ref: string;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description A document on a branch, and the plan or task it was found through. */
        DocumentTarget: {
            base_branch: components["schemas"]["BranchName"] | null;
            base_seq: components["schemas"]["Seq"] | null;
            branch: components["schemas"]["BranchName"];
            /** @description Its number in the workspace. */
            branch_id: number;
            doc: components["schemas"]["DocName"];
            entity: components["schemas"]["EntityTarget"] | null;
            /** @description The ranges that make up what is seen on it, newest first. */
            view: components["schemas"]["Segment"][];
        };
        /**
         * @description A field of work; it decides which mental models are listed first.
         * @enum {string}
         */
        Domain: "debugging" | "planning" | "architecture" | "decision-making" | "risk-management" | "development" | "research";
        EdgeAssertedFact: {
            edge: components["schemas"]["EdgeRecord"];
        };
        EdgeCreateFact: {
            batch_id: components["schemas"]["BatchId"];
            edge_type: components["schemas"]["ThoughtEdgeType"];
            from_id: components["schemas"]["ThoughtRef"];
            notes: string;
            scope: components["schemas"]["MindScope"];
            thread_id: components["schemas"]["HandsThreadId"];
            to_id: components["schemas"]["ThoughtRef"];
            visibility: components["schemas"]["ClaimVisibility"];
        };
        EdgeCreateInput: {
            /** @description Where it begins. */
            from: components["schemas"]["ThoughtRef"];
            /**
             * @description Why the two belong together.
             * @default
             */
            notes: string;
            project: components["schemas"]["ProjectId"];
            /**
             * @description Whose store keeps it.
             * @default project
             * @enum {string}
             */
            scope: "project" | "global";
            /** @description Where it leads. */
            to: components["schemas"]["ThoughtRef"];
            /** @description How they relate. */
            type: components["schemas"]["ThoughtEdgeType"];
            /** @description A label; left out: that of the scope. */
            visibility?: components["schemas"]["ClaimVisibility"];
        };
        EdgeCreateOutput: {
            edge_id: components["schemas"]["ThoughtEdgeId"];
            /** @description The record that says who made it. */
            event_id: components["schemas"]["EvidenceEventId"];
        };
        EdgeCreateRecord: {
            batch_id: components["schemas"]["BatchId"];
            edge_type: components["schemas"]["ThoughtEdgeType"];
            event_id: string;
            from_id: components["schemas"]["ThoughtRef"];
            /** @constant */
            kind: "edge_create";
            notes: string;
            run_id: string;
            scope: components["schemas"]["MindScope"];
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            to_id: components["schemas"]["ThoughtRef"];
            ts: string;
            visibility: components["schemas"]["ClaimVisibility"];
        };
        EdgeCreateRow: components["schemas"]["EvidenceReceipt"];
        /** @description An edge between two claims as the model proposes it. */
        EdgeDraft: {
            confidence: components["schemas"]["Confidence"];
            edge_type: components["schemas"]["ThoughtEdgeType"];
            /** @description A local_id of this answer, or the id of a stored claim. */
            from_claim_id: string;
            /** @description Why the two belong together. */
            notes: string;
            /** @description Evidence records that back it; only ids from the allowed list count. */
            source_event_ids: string[];
            /** @description A local_id of this answer, or the id of a stored claim. */
            to_claim_id: string;
        };
        /** @description An edge by its two ends and its relation. */
        EdgeKey: {
            /** @description Node that the edge starts from. */
            from: components["schemas"]["GraphNodeId"];
            rel: components["schemas"]["GraphRel"];
            /** @description Node that the edge leads to. */
            to: components["schemas"]["GraphNodeId"];
        };
        EdgeListInput: {
            /** @description Only what comes after this edge: the last one of the list before. */
            after?: components["schemas"]["ThoughtEdgeId"];
            /** @description Only edges that begin here. */
            from?: components["schemas"]["ThoughtRef"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit: number;
            project: components["schemas"]["ProjectId"];
            /**
             * @description Whose edges; effective: those of the project and the global ones.
             * @default project
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
            /** @description Only edges that lead here. */
            to?: components["schemas"]["ThoughtRef"];
            /** @description Only this type. */
            type?: components["schemas"]["ThoughtEdgeType"];
        };
        EdgeListOutput: {
            /** @description The edges, the newest first. */
            edges: components["schemas"]["EdgeView"][];
            /** @description There is more behind the last one: send its id as after. */
            has_more: boolean;
            /** @description There was no room for all of them. */
            truncated: boolean;
        };
        /** @description How two claims, nodes or evidence records relate. */
        EdgeRecord: {
            /** @description When it was written down. */
            asserted_ts: components["schemas"]["Timestamp"];
            edge_id: components["schemas"]["ThoughtEdgeId"];
            edge_type: components["schemas"]["ThoughtEdgeType"];
            from_id: components["schemas"]["ThoughtRef"];
            /**
             * @description An edge.
             * @constant
             */
            kind: "edge";
            /** @description Anything worth keeping about it. */
            notes: string;
            /** @description The project; empty for what is global. */
            project_id: string;
            scope: components["schemas"]["MindScope"];
            /** @description Evidence that it rests on. */
            source_refs: components["schemas"]["EvidenceEventRef"][];
            to_id: components["schemas"]["ThoughtRef"];
            /**
             * @description Version of this shape.
             * @constant
             */
            version: "v1";
            visibility: components["schemas"]["ClaimVisibility"];
        };
        EdgeShowInput: {
            id: components["schemas"]["ThoughtEdgeId"];
            project: components["schemas"]["ProjectId"];
            /**
             * @description Where to look; effective: in the project first, then among global ones.
             * @default effective
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
        };
        EdgeShowOutput: {
            edge: components["schemas"]["EdgeView"];
            scope: components["schemas"]["MindScope"];
        };
        /** @description How two records relate. */
        EdgeView: {
            /** @description When the two were related. */
            asserted_ts: components["schemas"]["Timestamp"];
            edge_id: components["schemas"]["ThoughtEdgeId"];
            edge_type: components["schemas"]["ThoughtEdgeType"];
            /** @description Where it begins: a claim, a node or an evidence record. */
            from_id: string;
            /** @description Why the two belong together. */
            notes: string;
            /** @description The project; empty for what is global. */
            project_id: string;
            scope: components["schemas"]["MindScope"];
            /** @description Evidence records that it rests on. */
            source_event_ids: string[];
            /** @description Where it leads: a claim, a node or an evidence record. */
            to_id: string;
            visibility: components["schemas"]["ClaimVisibility"];
        };
        /** @description Which version of a note is shown. */
        Edited: {
            /** @description Who edited it; absent when not said. */
            agent_id?: components["schemas"]["AgentId"];
            /** @description Branch that it was edited on. */
            branch: components["schemas"]["BranchName"];
            /** @description Number of the edit. */
            seq: components["schemas"]["Seq"];
            /** @description When it was edited. */
            ts: components["schemas"]["Timestamp"];
            /** @description How many versions there are up to this one. */
            version: number;
        };
        EditWorkflowAnswer: components["schemas"]["WorkflowEdit"];
        EditWorkflowPrompt: {
            /** @description The workflow as it is */
            current_workflow: components["schemas"]["WorkflowIr"];
            /** @description What is kept about this project */
            project_overlay: components["schemas"]["OverlayView"];
            /** @description What the user wants changed */
            request: string;
            /** @description Settings of the autopilot; they hold no values */
            runtime_config: components["schemas"]["RuntimeKnobs"];
            /** @description The user's values, preferences and goals, and what else is known: claims, nodes, edges */
            thought_db_context: components["schemas"]["ThoughtDbView"];
        };
        /** @description What to do about a signal. */
        EngineAction: {
            /** @description Calls to make as they are, in order. */
            calls: components["schemas"]["Suggestion"][];
            /** @description What sort of action it is. */
            kind: string;
            /**
             * @description How much it matters: high, medium or low.
             * @enum {string}
             */
            priority: "high" | "medium" | "low";
            /** @description Cards that it is about. */
            refs: {
                /** @description Id of the card. */
                id: string;
                /**
                 * @description Kind of the reference.
                 * @enum {string}
                 */
                kind: "card";
            }[];
            /** @description What to do, in a few words. */
            title: string;
            /** @description Why it helps. */
            why: string;
        };
        /** @description What calls for attention in the cards, edges and trace returned, and what to do about it. */
        EngineBlock: {
            /** @description Actions offered, most useful first. */
            actions: components["schemas"]["EngineAction"][];
            /** @description Number of actions found, also those left out by the limit. */
            actions_total: number;
            /**
             * @description step_aware when only one step was looked at; absent otherwise.
             * @enum {string}
             */
            mode?: "step_aware";
            /** @description Signals found, most urgent first. */
            signals: components["schemas"]["EngineSignal"][];
            /** @description Number of signals found, also those left out by the limit. */
            signals_total: number;
            /** @description Tag of that step; absent when no step was asked for. */
            step_tag?: string;
            /** @description True when a limit left signals or actions out. */
            truncated: boolean;
            /** @description Version of the rules that found them. */
            version: string;
        };
        /** @description Something in the cards that calls for attention. */
        EngineSignal: {
            /** @description What was found, as a code. */
            code: string;
            /** @description What was found, in a sentence. */
            message: string;
            /** @description Cards that it is about. */
            refs: {
                /** @description Id of the card. */
                id: string;
                /**
                 * @description Kind of the reference.
                 * @enum {string}
                 */
                kind: "card";
            }[];
            /**
             * @description How urgent: critical, high, warning or info.
             * @enum {string}
             */
            severity: "critical" | "high" | "warning" | "info";
        };
        /** @description A plan or task in a list. */
        EntityBrief: {
            /** @description Area of work; absent when none was set, and for plans. */
            domain?: string;
            id: components["schemas"]["EntityId"];
            /**
             * @description Whether it is a plan or a task.
             * @enum {string}
             */
            kind: "plan" | "task";
            /** @description The number in its id; cursors count by it. */
            number: number;
            /** @description Plan of a task; absent for plans. */
            parent?: components["schemas"]["PlanId"];
            /** @description current/total of the checklist; absent for tasks. */
            plan_progress?: string;
            /** @description How urgent; absent when not set. */
            priority?: components["schemas"]["Priority"];
            /** @description The id with its workspace: <workspace>:<id>. */
            qualified_id: string;
            revision: components["schemas"]["Revision"];
            status: components["schemas"]["TaskStatus"];
            /** @description Steps of a task; absent for plans. */
            steps?: components["schemas"]["StepCounts"];
            /** @description Labels; absent when it has none. */
            tags?: string[];
            /** @description What it is called. */
            title: string;
            /** @description When it was changed last. */
            updated_at_ms: components["schemas"]["TimestampMs"];
        };
        /** @description A plan or task: PLAN-001, TASK-001. */
        EntityId: string;
        /** @description A plan or task; what only the other kind has is empty. */
        EntityTarget: {
            checklist: components["schemas"]["Checklist"];
            completed_at_ms: components["schemas"]["TimestampMs"] | null;
            context: string | null;
            contract: string | null;
            contract_data: {
                [key: string]: unknown;
            } | null;
            contract_versions: number;
            created_at_ms: components["schemas"]["TimestampMs"];
            depends_on: string[];
            description: string | null;
            domain: string | null;
            id: components["schemas"]["EntityId"];
            /** @enum {string} */
            kind: "plan" | "task";
            /** @description The place that the next step at the top gets; places are never given out twice. */
            next_step: number;
            parent: string | null;
            priority: components["schemas"]["Priority"] | null;
            reasoning_ref: components["schemas"]["ReasoningRef"];
            revision: components["schemas"]["Revision"];
            status: components["schemas"]["TaskStatus"];
            steps: components["schemas"]["StepCounts"];
            tags: string[];
            title: string;
            updated_at_ms: components["schemas"]["TimestampMs"];
        };
        /** @description An entry of a document: a note or an event, told apart by kind. */
        Entry: components["schemas"]["NoteEntry"] | components["schemas"]["EventEntry"];
        /** @description A page of a document inside a larger answer. */
        EntrySlice: {
            /** @description The entries, oldest first. */
            entries: components["schemas"]["Entry"][];
            pagination: components["schemas"]["Pagination"];
            /** @description How numbered thoughts relate; null when there are none, absent for notes. */
            sequential?: components["schemas"]["SequentialGraph"] | null;
        };
        /** @description What every call answers. */
        Envelope: {
            /** @description Where the call took place, such as its workspace. */
            context: {
                [key: string]: unknown;
            };
            /** @description What went wrong; null when the call succeeded. */
            error: components["schemas"]["ErrorBody"] | null;
            /** @description Name of the tool that was called. */
            intent: string;
            /** @description Output of the tool; null when the call failed. */
            result: {
                [key: string]: unknown;
            } | null;
            /** @description True when the call did what was asked; else see error. */
            success: boolean;
            /** @description Calls that are likely to help next. */
            suggestions: components["schemas"]["Suggestion"][];
            /** @description When the answer was made. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description Things to know although the call succeeded. */
            warnings: components["schemas"]["Warning"][];
        };
        /** @description Why a call failed. */
        ErrorBody: {
            /** @description What is wrong, as a code. */
            code: string;
            /** @description Fields to correct; absent when no field is at fault. */
            hints?: components["schemas"]["Hint"][];
            /** @description What is wrong, in a sentence. */
            message: string;
            /** @description What to do about it; absent when there is nothing to do. */
            recovery?: string;
            /** @description Which of the refusals with this code it is; the same words always have the same id. */
            refusal?: string;
        };
        /** @description An event of a task, mirrored into its trace. */
        EventEntry: {
            /** @description Branch that it was written on. */
            branch: components["schemas"]["BranchName"];
            /** @description Document that it was written to. */
            doc: components["schemas"]["DocName"];
            /** @description Id of the task event. */
            event_id: string;
            /** @description What happened, as a code. */
            event_type: string;
            /**
             * @description Tells an event from a note.
             * @constant
             */
            kind: "event";
            /** @description Path of the step or task node; null when it concerns the whole task. */
            path: string | null;
            /** @description Details of what happened. */
            payload?: {
                [key: string]: unknown;
            };
            /** @description Number of the entry, unique in the workspace. */
            seq: components["schemas"]["Seq"];
            /** @description Plan or task that it happened to; null when to none. */
            task_id: string | null;
            /** @description When it was written. */
            ts: components["schemas"]["Timestamp"];
            ts_ms: components["schemas"]["TimestampMs"];
        };
        /** @description A task event: evt_0000000000000012. */
        EventId: string;
        EvidenceCapturedFact: {
            attachments: string[];
            checkpoints: components["schemas"]["Checkpoint"][];
            checks: string[];
            evidence?: components["schemas"]["Checkpoint"][];
            items: components["schemas"]["Artifact"][];
            revision: components["schemas"]["Revision"];
            step: components["schemas"]["StepRef"] | null;
            task: components["schemas"]["EntityId"];
        };
        EvidenceCapturedRow: components["schemas"]["TaskEvent"];
        /** @description One record of an EvidenceLog: ev_<run_id>_<seq>. */
        EvidenceEventId: string;
        /** @description Reference to one record of an EvidenceLog. */
        EvidenceEventRef: {
            event_id: components["schemas"]["EvidenceEventId"];
            /**
             * @description The reference is to one record.
             * @constant
             */
            kind: "evidence_event";
        };
        EvidenceFact: {
            /** @description What was done. */
            actions: {
                /** @description The command, the file, or what was done. */
                detail: string;
                /**
                 * @description What sort of action it was.
                 * @enum {string}
                 */
                kind: "command" | "edit" | "other";
            }[];
            batch_id: components["schemas"]["BatchId"];
            /** @description What is now known to be true. */
            facts: string[];
            hands_transcript_ref: components["schemas"]["TranscriptRef"];
            mi_input: string;
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            repo_observation: components["schemas"]["RepoObservation"];
            /** @description What the actions brought about. */
            results: string[];
            /** @description Signs of an action outside the project or hard to take back. */
            risk_signals: string[];
            thread_id: components["schemas"]["HandsThreadId"];
            transcript_observation: components["schemas"]["TranscriptObservation"];
            /** @description What the transcript leaves open; anything here calls for checks. */
            unknowns: string[];
        };
        /** @description What a batch showed, drawn from its transcript. */
        EvidenceItem: {
            /** @description What was done. */
            actions: {
                /** @description The command, the file, or what was done. */
                detail: string;
                /**
                 * @description What sort of action it was.
                 * @enum {string}
                 */
                kind: "command" | "edit" | "other";
            }[];
            /** @description What is now known to be true. */
            facts: string[];
            /** @description What the actions brought about. */
            results: string[];
            /** @description Signs of an action outside the project or hard to take back. */
            risk_signals: string[];
            /** @description What the transcript leaves open; anything here calls for checks. */
            unknowns: string[];
        };
        /** @description How a record of an EvidenceLog is found again. */
        EvidenceReceipt: {
            event_id: components["schemas"]["EvidenceEventId"];
            /** @description The run, or the command, that wrote it. */
            run_id: string;
            /** @description Its number within that run. */
            seq: number;
            /** @description When it was written. */
            ts: components["schemas"]["Timestamp"];
        };
        EvidenceRecord: {
            /** @description What was done. */
            actions: {
                /** @description The command, the file, or what was done. */
                detail: string;
                /**
                 * @description What sort of action it was.
                 * @enum {string}
                 */
                kind: "command" | "edit" | "other";
            }[];
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @description What is now known to be true. */
            facts: string[];
            hands_transcript_ref: components["schemas"]["TranscriptRef"];
            /** @constant */
            kind: "evidence";
            mi_input: string;
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            repo_observation: components["schemas"]["RepoObservation"];
            /** @description What the actions brought about. */
            results: string[];
            /** @description Signs of an action outside the project or hard to take back. */
            risk_signals: string[];
            run_id: string;
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            transcript_observation: components["schemas"]["TranscriptObservation"];
            ts: string;
            /** @description What the transcript leaves open; anything here calls for checks. */
            unknowns: string[];
        };
        EvidenceRow: components["schemas"]["EvidenceReceipt"];
        /** @description What came of a run. */
        Execution: {
            /** @description How many bytes of both are left out. */
            cutBytes: number;
            /** @description How long it took. */
            durationMs: number;
            /**
             * @description How it ended: exit (by itself), signal (it crashed), time, output, processes (too long, too much, too many), cancelled (by the caller), stopped (with the server), unreadable (it was never run).
             * @enum {string}
             */
            endedBy: "exit" | "signal" | "time" | "output" | "processes" | "cancelled" | "stopped" | "unreadable";
            /** @description Its exit code; -1: it did not end by itself. */
            exitCode: number;
            /** @description What it wrote to standard error, likewise. */
            stderr: string;
            /** @description What it wrote to standard output; what is too long is left out in the middle. */
            stdout: string;
            /** @description Whether it ended by itself with exit code 0. */
            success: boolean;
        };
        ExpectedTargetMismatchFacts: {
            actual: string;
            expected: string;
        };
        ExportInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many at most (20); 0 leaves them out.
             * @default 20
             */
            notes_limit: number;
            /** @description Plan or task to export. */
            target: components["schemas"]["TargetRef"];
            /**
             * @description How many at most (50); 0 leaves them out.
             * @default 50
             */
            trace_limit: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        ExportOutput: {
            /** @description Newest notes. */
            notes: components["schemas"]["EntrySlice"];
            reasoning_ref: components["schemas"]["ReasoningRef"];
            /** @description The plan or task. */
            target: {
                /** @description What is to be achieved; null when nobody said it. */
                description: string | null;
                /** @description Id of the plan or task. */
                id: components["schemas"]["EntityId"];
                /**
                 * @description Whether it is a plan or a task.
                 * @enum {string}
                 */
                kind: "plan" | "task";
                /** @description The id with its workspace: <workspace>:<id>. */
                qualified_id: string;
                /** @description Grows with every change of the plan or task. */
                revision: number;
                /** @description TODO, ACTIVE or DONE. */
                status: string;
                /** @description What it is called. */
                title: string;
            };
            /** @description Newest trace entries. */
            trace: components["schemas"]["EntrySlice"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description Something that a session teaches. */
        ExtractedLearning: {
            /** @description What it says: Markdown, or JSON of a signal. */
            content: string;
            /** @description Where it comes from. */
            metadata: {
                /** @description What is assumed about it until somebody judges it. */
                behaviorCharacteristics?: {
                    /** @description How widely it applies. */
                    applicability: number;
                    /** @description How hard it is to follow. */
                    complexity: number;
                    /** @description How well it is proven. */
                    maturity: number;
                    /** @description How specific; 10 is very specific. */
                    specificity: number;
                };
                /** @description When it was extracted. */
                extractedAt: components["schemas"]["Timestamp"];
                /** @description The session that it comes from. */
                sourceSession: components["schemas"]["SessionId"];
                /** @description The thoughts that it comes from. */
                sourceThoughts: number[];
            };
            /** @description A file that it could be kept in. */
            targetPath: string;
            /**
             * @description What it is: worth repeating, worth avoiding, or a sign.
             * @enum {string}
             */
            type: "pattern" | "anti-pattern" | "signal";
        };
        ExtractEvidenceAnswer: components["schemas"]["EvidenceItem"];
        ExtractEvidencePrompt: {
            /** @description The instruction that Hands got */
            batch_input: string;
            /** @description What Hands printed in this batch, read by a machine */
            batch_summary: components["schemas"]["BatchSummary"];
            /** @description The program that is Hands here */
            hands_provider: string;
            /** @description What Hands was told about values before its instruction */
            light_injection: string;
            /** @description What the repository shows */
            repo_observation: components["schemas"]["RepoObservation"];
            /** @description The task that the user gave */
            task: string;
        };
        /** @description The first step by path that is not done, and what its gate asks for. */
        FirstOpen: {
            /** @description True when it was marked as blocked. */
            blocked: boolean;
            /** @description True when its criteria were confirmed. */
            criteria_confirmed: boolean;
            /** @description True when its documentation checkpoint was confirmed. */
            docs_confirmed: boolean;
            path: components["schemas"]["StepPath"];
            /** @description True when its performance checkpoint was confirmed. */
            perf_confirmed: boolean;
            /** @description Proof that documentation needs before it closes. */
            proof_docs_mode: components["schemas"]["ProofMode"];
            /** @description True when proof of documentation is linked. */
            proof_docs_present: boolean;
            /** @description Proof that performance needs before it closes. */
            proof_perf_mode: components["schemas"]["ProofMode"];
            /** @description True when proof of performance is linked. */
            proof_perf_present: boolean;
            /** @description Proof that security needs before it closes. */
            proof_security_mode: components["schemas"]["ProofMode"];
            /** @description True when proof of security is linked. */
            proof_security_present: boolean;
            /** @description Proof that tests need before it closes. */
            proof_tests_mode: components["schemas"]["ProofMode"];
            /** @description True when proof of tests is linked. */
            proof_tests_present: boolean;
            /** @description True when it cannot close without the documentation checkpoint. */
            require_docs: boolean;
            /** @description True when it cannot close without the performance checkpoint. */
            require_perf: boolean;
            /** @description True when it cannot close without the security checkpoint. */
            require_security: boolean;
            /** @description True when its security checkpoint was confirmed. */
            security_confirmed: boolean;
            step_id: components["schemas"]["StepId"];
            /** @description True when its tests were confirmed. */
            tests_confirmed: boolean;
            /** @description Title of the step. */
            title: string;
        };
        /** @description First thoughts: cards as frame, hypothesis, test, evidence, decision; the rest as think_pipeline takes it. */
        FirstThoughts: {
            decision?: components["schemas"]["CardInput"];
            evidence?: components["schemas"]["CardInput"];
            frame?: components["schemas"]["CardInput"];
            hypothesis?: components["schemas"]["CardInput"];
            /**
             * @description Keep the decision as a note too.
             * @default false
             */
            note_decision: boolean;
            /** @description What that note is written in. */
            note_format?: string;
            /**
             * @description Title of that note.
             * @default Decision
             */
            note_title: string;
            /** @description Status of each card, by stage; a stage left out is open. */
            status?: {
                decision?: components["schemas"]["GraphStatus"];
                evidence?: components["schemas"]["GraphStatus"];
                frame?: components["schemas"]["GraphStatus"];
                hypothesis?: components["schemas"]["GraphStatus"];
                test?: components["schemas"]["GraphStatus"];
            };
            test?: components["schemas"]["CardInput"];
        };
        FocusChangedFact: {
            current: components["schemas"]["EntityId"] | null;
            previous: components["schemas"]["EntityId"] | null;
        };
        ForgetInput: {
            agent_id?: components["schemas"]["AgentId"];
            /**
             * @description true, once you are sure: nothing brings it back.
             * @default false
             */
            confirm: boolean;
            /** @description Why, in a line. It stays: do not repeat what is to be forgotten. */
            reason: string;
            /** @description What to forget, by its reference: notes@12, CARD-3, or the id of a graph node. */
            ref: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        ForgetOutput: {
            /**
             * @description Whether the file of the store was rewritten, so that no free page holds it; not_clean when others were reading all the time; left_to_the_engine on PostgreSQL.
             * @enum {string}
             */
            free_pages: "clean" | "not_clean" | "left_to_the_engine";
            /** @description Where it may still be, beyond the reach of this store. */
            remains: string[];
            /** @description What was removed; all 0 when it was forgotten before. */
            removed: {
                /** @description Versions of edges that began or ended there. */
                edges: number;
                /** @description Notes, trace entries and events, copies that merges made included. */
                entries: number;
                /** @description Versions of graph nodes, on all branches. */
                nodes: number;
                /** @description Later versions of notes. */
                versions: number;
            };
            /** @description References of other notes that say exactly the same, and still do: up to 20. */
            same_text: string[];
            /** @description What is left of it. */
            tombstone: components["schemas"]["Tombstone"];
        };
        /** @description A conflict as a merge found it. */
        FoundConflict: {
            /** @description State both branches had in common; null when it did not exist. */
            base: (components["schemas"]["GraphNode"] | components["schemas"]["GraphEdge"]) | null;
            conflict_id: components["schemas"]["ConflictId"];
            /** @description The id of a node, or from|rel|to of an edge. */
            key: string;
            /**
             * @description Whether the conflict is about a node or an edge.
             * @enum {string}
             */
            kind: "node" | "edge";
            /** @description State on the branch that is merged into; null when it does not exist. */
            ours: (components["schemas"]["GraphNode"] | components["schemas"]["GraphEdge"]) | null;
            /**
             * @description open: stored and to be resolved; preview: found by a dry run, not stored.
             * @enum {string}
             */
            status: "open" | "preview";
            /** @description State on the branch that is merged; null when it does not exist. */
            theirs: (components["schemas"]["GraphNode"] | components["schemas"]["GraphEdge"]) | null;
        };
        FreePagesNotCleanWarningFacts: {
            detail: string;
        };
        /** @description Open cards that call for work, by kind. */
        Frontier: {
            /** @description Hypotheses that are not settled. */
            hypotheses: components["schemas"]["Card"][];
            /** @description Questions without an answer. */
            questions: components["schemas"]["Card"][];
            /** @description Subgoals that are open. */
            subgoals: components["schemas"]["Card"][];
            /** @description Tests that were not run yet. */
            tests: components["schemas"]["Card"][];
        };
        /** @description A step whose gate is ready: what shows success, and what tests it. */
        GatedStep: {
            /** @description What is in the way; [] or left out for nothing. */
            blockers?: string[];
            /** @description What shows that the step is done; at least one line. */
            success_criteria: string[];
            /** @description How it is tested, such as a command; at least one line. */
            tests: string[];
            /** @description What is to be done, in a line. */
            title: string;
        };
        GcThoughtdbInput: {
            /**
             * @description Do it; without it, only say what would be done.
             * @default false
             */
            apply: boolean;
            /**
             * @description The global store, not that of the project.
             * @default false
             */
            global: boolean;
            project: components["schemas"]["ProjectId"];
        };
        GcThoughtdbOutput: {
            /** @description Where everything is as it was; null where nothing was changed. */
            archive_dir: string | null;
            /** @description Nothing was changed. */
            dry_run: boolean;
            /** @description Each file before and after. */
            files: components["schemas"]["CompactedFile"][];
            scope: components["schemas"]["MindScope"];
            /** @description The folder. */
            thoughtdb_dir: string;
        };
        GcTranscriptsInput: {
            /**
             * @description Do it; without it, only say what would be done.
             * @default false
             */
            apply: boolean;
            /**
             * @description How many of the newest of Hands stay as they are (50).
             * @default 50
             */
            keep_hands: number;
            /**
             * @description How many of the newest of the Mind stay as they are (200).
             * @default 200
             */
            keep_mind: number;
            project: components["schemas"]["ProjectId"];
        };
        GcTranscriptsOutput: {
            /** @description Nothing was changed. */
            dry_run: boolean;
            /** @description Transcripts of Hands. */
            hands: {
                /** @description How many stay as they are. */
                keep: number;
                /** @description How many are older than that. */
                planned: number;
                /** @description Those that are older, by name. */
                results: components["schemas"]["ArchivedTranscript"][];
            };
            /** @description A run that has not ended began then: what is younger stays. Empty where there is none. */
            kept_since: string;
            /** @description Transcripts of the Mind. */
            mind: {
                /** @description How many stay as they are. */
                keep: number;
                /** @description How many are older than that. */
                planned: number;
                /** @description Those that are older, by name. */
                results: components["schemas"]["ArchivedTranscript"][];
            };
            /** @description There was no room for all of them. */
            truncated: boolean;
        };
        GetStateInput: {
            /** @description What an earlier answer said as connection: go on where that one was. */
            resume?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        GetStateOutput: {
            /** @description The domain that lists of mental models keep to; null: none. */
            activeDomain: components["schemas"]["Domain"] | null;
            /** @description The folder that is the project; null: none was bound. */
            boundRoot: string | null;
            /** @description Name of this connection; get_state resume=… goes on with it later. Null: nobody stays connected. */
            connection: string | null;
            /** @description The stage that this connection has reached. */
            currentStage: number;
            navigationContext: components["schemas"]["NavigationContext"];
            /** @description The session that thoughts are added to; null: the next thought starts one. */
            sessionId: components["schemas"]["SessionId"] | null;
            stageName: components["schemas"]["StageName"];
        };
        /** @description Tools to call first, in order. */
        GoldenPath: {
            /** @description What it is good for at this point. */
            purpose: string;
            /** @description Name of the tool. */
            tool: string;
        }[];
        /** @description What a write did to the graph. */
        GraphApplied: {
            /** @description Edges that were removed. */
            edges_deleted: number;
            /** @description Edges that were created or changed. */
            edges_upserted: number;
            /** @description Nodes that were removed. */
            nodes_deleted: number;
            /** @description Nodes that were created or changed. */
            nodes_upserted: number;
        };
        GraphApplyInput: {
            /** @description Branch; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            /** @description Document; left out: that of target, focus or the default. */
            doc?: components["schemas"]["DocName"];
            /** @description Changes, made in order; all or none. */
            ops: components["schemas"]["GraphOp"][];
            /** @description Plan or task whose branch and document are meant. */
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        GraphApplyOutput: {
            applied: components["schemas"]["GraphApplied"];
            /** @description Branch that was written on. */
            branch: components["schemas"]["BranchName"];
            /** @description Graph document that was written to. */
            doc: components["schemas"]["DocName"];
            /** @description Number of the last version written. */
            last_seq: components["schemas"]["Seq"];
            /** @description When it was written. */
            last_ts_ms: components["schemas"]["TimestampMs"];
        };
        /** @description A difference between two branches, told apart by kind. */
        GraphChange: {
            /** @description Node that differs. */
            id: components["schemas"]["GraphNodeId"];
            /**
             * @description The difference is about a node.
             * @constant
             */
            kind: "node";
            /** @description The node as it is on the branch called to. */
            to: components["schemas"]["GraphNode"];
        } | {
            /** @description Edge that differs. */
            key: components["schemas"]["EdgeKey"];
            /**
             * @description The difference is about an edge.
             * @constant
             */
            kind: "edge";
            /** @description The edge as it is on the branch called to. */
            to: components["schemas"]["GraphEdge"];
        };
        GraphConflictFoundFact: {
            base_seq: components["schemas"]["Seq"] | null;
            conflict_id: components["schemas"]["ConflictId"];
            doc: components["schemas"]["DocName"];
            from_branch_id: number;
            into_branch_id: number;
            key: string;
            /** @enum {string} */
            kind: "node" | "edge";
            ours_seq: components["schemas"]["Seq"];
            theirs_seq: components["schemas"]["Seq"];
        };
        GraphConflictResolvedFact: {
            conflict_id: components["schemas"]["ConflictId"];
            /** @enum {string} */
            resolution: "use_from" | "use_into";
        };
        GraphConflictResolveInput: {
            conflict_id: components["schemas"]["ConflictId"];
            /**
             * @description Whose state counts.
             * @enum {string}
             */
            resolution: "use_from" | "use_into";
            workspace: components["schemas"]["WorkspaceId"];
        };
        GraphConflictResolveOutput: {
            /** @description True when the state of from was written to into. */
            applied: boolean;
            conflict_id: components["schemas"]["ConflictId"];
            /**
             * @description The conflict is resolved.
             * @constant
             */
            status: "resolved";
        };
        GraphConflictShowInput: {
            conflict_id: components["schemas"]["ConflictId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        GraphConflictShowOutput: {
            conflict: components["schemas"]["Conflict"];
        };
        GraphConflictsInput: {
            /** @description next_cursor of the page before. */
            cursor?: number;
            /**
             * @description A document (graph).
             * @default graph
             */
            doc: string;
            /** @description Branch that was merged into. */
            into: components["schemas"]["BranchName"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description Which ones (open).
             * @default open
             * @enum {string}
             */
            status: "open" | "resolved" | "superseded" | "all";
            workspace: components["schemas"]["WorkspaceId"];
        };
        GraphConflictsOutput: {
            /** @description Conflicts of this page, newest first. */
            conflicts: components["schemas"]["ConflictHead"][];
            /** @description Graph document. */
            doc: components["schemas"]["DocName"];
            /** @description Branch that was merged into. */
            into: components["schemas"]["BranchName"];
            pagination: components["schemas"]["Pagination"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        GraphConflictSupersededFact: {
            conflict_id: components["schemas"]["ConflictId"];
        };
        GraphDiffInput: {
            /** @description next_cursor of the page before. */
            cursor?: number;
            /**
             * @description A document (graph).
             * @default graph
             */
            doc: string;
            /** @description Branch to compare with, such as main. */
            from: components["schemas"]["BranchName"];
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Branch whose differences are shown. */
            to: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        GraphDiffOutput: {
            /** @description Items of to that differ from those of from. */
            changes: components["schemas"]["GraphChange"][];
            /** @description Graph document. */
            doc: components["schemas"]["DocName"];
            /** @description Branch that was compared with. */
            from: components["schemas"]["BranchName"];
            pagination: components["schemas"]["Pagination"];
            /** @description Branch whose differences are shown. */
            to: components["schemas"]["BranchName"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        GraphDiffUnavailableWarningFacts: {
            branch: string;
        };
        /** @description An edge of the graph in one version. */
        GraphEdge: {
            /** @description True for a tombstone: the item was removed. */
            deleted: boolean;
            /** @description Node that the edge starts from. */
            from: components["schemas"]["GraphNodeId"];
            /** @description Number of this version. */
            last_seq: components["schemas"]["Seq"];
            /** @description When this version was written. */
            last_ts_ms: components["schemas"]["TimestampMs"];
            /** @description Where it was merged from; absent when it was written here. */
            merged_from?: components["schemas"]["MergedFrom"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            rel: components["schemas"]["GraphRel"];
            /** @description Node that the edge leads to. */
            to: components["schemas"]["GraphNodeId"];
        };
        GraphEdgeRemovedFact: {
            branch: components["schemas"]["BranchName"];
            branch_id: number;
            doc: components["schemas"]["DocName"];
            from: components["schemas"]["GraphNodeId"];
            merged_from?: {
                branch_id: number;
                seq: components["schemas"]["Seq"];
            };
            rel: components["schemas"]["GraphRel"];
            replaces: components["schemas"]["Seq"];
            to: components["schemas"]["GraphNodeId"];
        };
        GraphEdgeRemovedRow: components["schemas"]["GraphStamp"];
        GraphEdgeWrittenFact: {
            branch: components["schemas"]["BranchName"];
            branch_id: number;
            doc: components["schemas"]["DocName"];
            from: components["schemas"]["GraphNodeId"];
            merged_from?: {
                branch_id: number;
                seq: components["schemas"]["Seq"];
            };
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            rel: components["schemas"]["GraphRel"];
            replaces: components["schemas"]["Seq"] | null;
            to: components["schemas"]["GraphNodeId"];
        };
        GraphEdgeWrittenRow: components["schemas"]["GraphStamp"];
        /** @description An edge whose end does not exist. */
        GraphError: {
            /**
             * @description What is wrong, as a code.
             * @constant
             */
            code: "EDGE_ENDPOINT_MISSING";
            /** @description The id of a node, or from|rel|to of an edge. */
            key: string;
            /**
             * @description It is about an edge.
             * @constant
             */
            kind: "edge";
            /** @description What is wrong, in a sentence. */
            message: string;
        };
        GraphMergeInput: {
            /** @description next_cursor of the page before. */
            cursor?: number;
            /**
             * @description A document (graph).
             * @default graph
             */
            doc: string;
            /**
             * @description Say what would happen, write nothing.
             * @default false
             */
            dry_run: boolean;
            /** @description Branch to merge. */
            from: components["schemas"]["BranchName"];
            /** @description Branch to merge into; left out only with merge_to_base. */
            into?: components["schemas"]["BranchName"];
            /**
             * @description How many at most (200).
             * @default 200
             */
            limit: number;
            /**
             * @description Into the branch that from was made from.
             * @default false
             */
            merge_to_base: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        GraphMergeOutput: {
            /** @description Conflicts that are to be resolved, known ones included. */
            conflict_ids: components["schemas"]["ConflictId"][];
            /** @description The conflicts themselves. */
            conflicts: components["schemas"]["FoundConflict"][];
            /** @description Conflicts that were not known before. */
            conflicts_created: number;
            diff_summary: components["schemas"]["DiffSummary"];
            /** @description Graph document. */
            doc: components["schemas"]["DocName"];
            /** @description Branch that was merged. */
            from: components["schemas"]["BranchName"];
            /** @description Branch that was merged into. */
            into: components["schemas"]["BranchName"];
            /** @description Changes that were written, or would be. */
            merged: number;
            pagination: components["schemas"]["Pagination"];
            /** @description Changes that into has already. */
            skipped: number;
        };
        /** @description A node of the graph in one version. */
        GraphNode: {
            /** @description True for a tombstone: the item was removed. */
            deleted: boolean;
            /** @description Id of the node. */
            id: components["schemas"]["GraphNodeId"];
            /** @description Number of this version. */
            last_seq: components["schemas"]["Seq"];
            /** @description When this version was written. */
            last_ts_ms: components["schemas"]["TimestampMs"];
            /** @description Where it was merged from; absent when it was written here. */
            merged_from?: components["schemas"]["MergedFrom"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description State of the node; free, compared exactly. Absent for none. */
            status?: components["schemas"]["GraphStatus"];
            /** @description Tags in lower case; [] for none. */
            tags: components["schemas"]["GraphTag"][];
            /** @description What the node says; absent for none. */
            text?: components["schemas"]["GraphText"];
            /** @description What the node is called; absent for none. */
            title?: components["schemas"]["GraphTitle"];
            type: components["schemas"]["GraphType"];
        };
        /** @description A node: up to 256 characters, no | and no control characters. */
        GraphNodeId: string;
        GraphNodeRemovedFact: {
            branch: components["schemas"]["BranchName"];
            branch_id: number;
            doc: components["schemas"]["DocName"];
            id: components["schemas"]["GraphNodeId"];
            merged_from?: {
                branch_id: number;
                seq: components["schemas"]["Seq"];
            };
            replaces: components["schemas"]["Seq"];
        };
        GraphNodeRemovedRow: components["schemas"]["GraphStamp"];
        GraphNodeWrittenFact: {
            branch: components["schemas"]["BranchName"];
            branch_id: number;
            doc: components["schemas"]["DocName"];
            id: components["schemas"]["GraphNodeId"];
            merged_from?: {
                branch_id: number;
                seq: components["schemas"]["Seq"];
            };
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            replaces: components["schemas"]["Seq"] | null;
            /** @description State of the node; free, compared exactly. Absent for none. */
            status?: components["schemas"]["GraphStatus"];
            /** @description Tags of the node; [] for none. */
            tags?: components["schemas"]["GraphTag"][];
            /** @description What the node says; absent for none. */
            text?: components["schemas"]["GraphText"];
            /** @description What the node is called; absent for none. */
            title?: components["schemas"]["GraphTitle"];
            type: components["schemas"]["GraphType"];
        };
        GraphNodeWrittenRow: components["schemas"]["GraphStamp"];
        /** @description One change to the graph; what an upsert leaves out is empty afterwards. */
        GraphOp: {
            /** @description Node to create or replace. */
            id: components["schemas"]["GraphNodeId"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /**
             * @description Create or replace a node.
             * @constant
             */
            op: "node_upsert";
            /** @description State of the node; free, compared exactly. Absent for none. */
            status?: components["schemas"]["GraphStatus"];
            /** @description Tags of the node; [] for none. */
            tags?: components["schemas"]["GraphTag"][];
            /** @description What the node says; absent for none. */
            text?: components["schemas"]["GraphText"];
            /** @description What the node is called; absent for none. */
            title?: components["schemas"]["GraphTitle"];
            type: components["schemas"]["GraphType"];
        } | {
            /** @description Node to remove. */
            id: components["schemas"]["GraphNodeId"];
            /**
             * @description Remove a node.
             * @constant
             */
            op: "node_delete";
        } | {
            /** @description Node that the edge starts from. */
            from: components["schemas"]["GraphNodeId"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /**
             * @description Create or replace an edge.
             * @constant
             */
            op: "edge_upsert";
            rel: components["schemas"]["GraphRel"];
            /** @description Node that the edge leads to. */
            to: components["schemas"]["GraphNodeId"];
        } | {
            /** @description Node that the edge starts from. */
            from: components["schemas"]["GraphNodeId"];
            /**
             * @description Remove an edge.
             * @constant
             */
            op: "edge_delete";
            rel: components["schemas"]["GraphRel"];
            /** @description Node that the edge leads to. */
            to: components["schemas"]["GraphNodeId"];
        };
        GraphQueryInput: {
            /** @description Branch; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            /** @description next_cursor of the page before. */
            cursor?: number;
            /** @description Document; left out: that of target, focus or the default. */
            doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (200); 0 leaves them out.
             * @default 200
             */
            edges_limit: number;
            /** @description Any of these nodes. */
            ids?: components["schemas"]["GraphNodeId"][];
            /**
             * @description Show tombstones too.
             * @default false
             */
            include_deleted: boolean;
            /**
             * @description Also return the edges between the nodes (true).
             * @default true
             */
            include_edges: boolean;
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Only nodes with exactly this status. */
            status?: components["schemas"]["GraphStatus"];
            /** @description All of these tags. */
            tags_all?: components["schemas"]["GraphTag"][];
            /** @description At least one of these tags. */
            tags_any?: components["schemas"]["GraphTag"][];
            /** @description Plan or task whose branch and document are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Part of the title or text, in any case. */
            text?: string;
            /** @description Any of these types. */
            types?: components["schemas"]["GraphType"][];
            workspace: components["schemas"]["WorkspaceId"];
        };
        GraphQueryOutput: {
            /** @description Branch that was read. */
            branch: components["schemas"]["BranchName"];
            /** @description Graph document that was read. */
            doc: components["schemas"]["DocName"];
            /** @description Edges between these nodes. */
            edges: components["schemas"]["GraphEdge"][];
            /** @description Nodes that match, newest first. */
            nodes: components["schemas"]["GraphNode"][];
            pagination: components["schemas"]["Pagination"];
            /** @description True when edges_limit, max_chars or the ceiling left something out. */
            truncated: boolean;
        };
        /** @description How an edge relates: free, no | and no control characters. */
        GraphRel: string;
        /** @description Which version a write made. */
        GraphStamp: {
            /** @description Number of the last version written. */
            last_seq: components["schemas"]["Seq"];
            /** @description When it was written. */
            last_ts_ms: components["schemas"]["TimestampMs"];
        };
        /** @description Free; compared exactly. */
        GraphStatus: string;
        /** @description A tag; kept trimmed and in lower case. */
        GraphTag: string;
        /** @description What the node says; may be long. */
        GraphText: string;
        /** @description What the node is called, in a line. */
        GraphTitle: string;
        /** @description What kind of node it is: free, no control characters. */
        GraphType: string;
        GraphValidateInput: {
            /** @description Branch; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            /** @description Document; left out: that of target, focus or the default. */
            doc?: components["schemas"]["DocName"];
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many at most (50).
             * @default 50
             */
            max_errors: number;
            /** @description Plan or task whose branch and document are meant. */
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        GraphValidateOutput: {
            /** @description Branch that was read. */
            branch: components["schemas"]["BranchName"];
            /** @description Graph document that was read. */
            doc: components["schemas"]["DocName"];
            /** @description Errors that were found, up to max_errors. */
            errors: components["schemas"]["GraphError"][];
            /** @description True when no errors were found. */
            ok: boolean;
            /** @description How much was checked. */
            stats: {
                /** @description Edges that were checked. */
                edges: number;
                /** @description Nodes that were checked. */
                nodes: number;
            };
            /** @description True when max_errors or max_chars left something out. */
            truncated?: boolean;
        };
        /** @description A report for whoever continues the work. */
        Handoff: {
            /** @description What was done, latest first. */
            done: string[];
            /** @description What remains, in order. */
            remaining: string[];
            /** @description What may go wrong. */
            risks: string[];
            /** @description Numbers in all, also of what was left out. */
            totals: {
                /** @description Items done. */
                done: number;
                /** @description Items that remain. */
                remaining: number;
                /** @description Risks. */
                risks: number;
            };
        };
        HandsInputFact: {
            batch_id: components["schemas"]["BatchId"];
            input: string;
            /** @description Values and defaults that went before the input. */
            light_injection: string;
            /** @description Of injection, newline, input, newline. */
            prompt_sha256: string;
            thread_id: components["schemas"]["HandsThreadId"];
            transcript_path: components["schemas"]["TranscriptRef"];
        };
        HandsInputRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            input: string;
            /** @constant */
            kind: "hands_input";
            /** @description Values and defaults that went before the input. */
            light_injection: string;
            /** @description Of injection, newline, input, newline. */
            prompt_sha256: string;
            run_id: string;
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            transcript_path: components["schemas"]["TranscriptRef"];
            ts: string;
        };
        HandsInputRow: components["schemas"]["EvidenceReceipt"];
        /**
         * @description Program that does the work.
         * @enum {string}
         */
        HandsProvider: "codex" | "cli";
        /** @description Whether and how to answer a question of Hands. */
        HandsReply: {
            /** @description The question for the user; empty when there is none. */
            ask_user_question: string;
            confidence: components["schemas"]["Confidence"];
            /** @description The reply to send to Hands; empty when there is none. */
            hands_answer_input: string;
            /** @description Only the user can answer. */
            needs_user_input: boolean;
            /** @description Why. */
            notes: string;
            /** @description The question of Hands can be answered from what is known. */
            should_answer: boolean;
            /** @description Questions of Hands that the reply leaves open. */
            unanswered_questions: string[];
        };
        HandsResumeFailedFact: {
            batch_id: components["schemas"]["BatchId"];
            exit_code: number;
            notes: string;
            provider: components["schemas"]["HandsProvider"];
            thread_id: components["schemas"]["HandsThreadId"];
            transcript_path: components["schemas"]["TranscriptRef"];
        };
        HandsResumeFailedRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            exit_code: number;
            /** @constant */
            kind: "hands_resume_failed";
            notes: string;
            provider: components["schemas"]["HandsProvider"];
            run_id: string;
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            transcript_path: components["schemas"]["TranscriptRef"];
            ts: string;
        };
        HandsResumeFailedRow: components["schemas"]["EvidenceReceipt"];
        /** @description The conversation of Hands; empty when there is none yet, or none at all. */
        HandsThreadId: string;
        HandsWaitFact: {
            /** @description How many waits in a row this is. */
            attempt: number;
            batch_id: components["schemas"]["BatchId"];
            /** @description What Hands said about it. */
            error: string;
            thread_id: components["schemas"]["HandsThreadId"];
            /** @description Where that stands, word for word. */
            transcript_path: string;
            /**
             * @description What was the matter.
             * @enum {string}
             */
            trouble: "network" | "rate_limited" | "unavailable";
            /** @description How long until the same input is sent again. */
            wait_ms: number;
        };
        HandsWaitRecord: {
            /** @description How many waits in a row this is. */
            attempt: number;
            batch_id: components["schemas"]["BatchId"];
            /** @description What Hands said about it. */
            error: string;
            event_id: string;
            /** @constant */
            kind: "hands_wait";
            run_id: string;
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            /** @description Where that stands, word for word. */
            transcript_path: string;
            /**
             * @description What was the matter.
             * @enum {string}
             */
            trouble: "network" | "rate_limited" | "unavailable";
            ts: string;
            /** @description How long until the same input is sent again. */
            wait_ms: number;
        };
        HandsWaitRow: components["schemas"]["EvidenceReceipt"];
        HeadResetFact: {
            branch: components["schemas"]["BranchName"];
            branch_id: number;
            doc: components["schemas"]["DocName"];
            new_seq: components["schemas"]["Seq"];
            old_seq: components["schemas"]["Seq"] | null;
            ref: string;
        };
        HeadResetRow: components["schemas"]["RefMove"];
        HelpInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description A tool, listed or not: its fields, also those that no list shows. */
            tool?: string;
            workspace?: components["schemas"]["WorkspaceId"];
        };
        HelpOutput: {
            /** @description How to work with this server, or with one tool, as plain text. */
            text: string;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated?: boolean;
        };
        /** @description What is wrong with one field of the input. */
        Hint: {
            /** @description What the field should hold. */
            expected: string;
            /** @description Name or path of the field. */
            field: string;
            /**
             * @description What sort of problem it is.
             * @enum {string}
             */
            kind: "missing_required" | "unknown_field" | "type" | "choose_one" | "length" | "range" | "pattern" | "conflict" | "other";
        };
        /**
         * @description The moment in a conversation, as hosts call it.
         * @enum {string}
         */
        HookEvent: "SessionStart" | "UserPromptSubmit" | "Stop";
        /** @description The program that runs the conversation: claude-code, codex. */
        HookHost: string;
        /** @description A workspace of another program that workflows are copied to. */
        HostBinding: {
            /** @description Whether a sync writes there. */
            enabled: boolean;
            /** @description Folder below the workspace that holds what is generated. */
            generated_rel_dir: string;
            /** @description Name of the host, such as openclaw. */
            host: string;
            /** @description How the host learns of what was generated. */
            register: {
                /** @description What is linked into the workspace. */
                symlink_dirs: {
                    /** @description Folder below the workspace that gets the links. */
                    dst: string;
                    /** @description Folder below the generated one whose entries are linked. */
                    src: string;
                }[];
            };
            /** @description Folder of the host, as it was typed. */
            workspace_root: string;
        };
        HostBindInput: {
            /** @description Folder below the workspace for what is generated; left out: the one of the host. */
            generated_rel_dir?: string;
            host: components["schemas"]["HostName"];
            project: components["schemas"]["ProjectId"];
            /**
             * @description Generated folder whose entries are linked, and the folder of the workspace that gets the links: skills:skills. Left out: those of the host.
             * @default []
             */
            symlink_dir: string[];
            /** @description Folder that the host works in. */
            workspace_root: string;
        };
        HostBindOutput: {
            binding: components["schemas"]["HostBinding"];
            /** @description It was bound before. */
            replaced: boolean;
            sync: components["schemas"]["HostSync"];
        };
        HostListInput: {
            project: components["schemas"]["ProjectId"];
        };
        HostListOutput: {
            /** @description What is bound. */
            hosts: components["schemas"]["BoundHost"][];
            /** @description Hosts that mi knows how to write for. */
            known: components["schemas"]["HostName"][];
        };
        /** @description Name of a host, such as openclaw. */
        HostName: string;
        HostRefusedFacts: {
            host: string;
        };
        /** @description What copying workflows to the bound hosts did. */
        HostSync: {
            /** @description Everything was written everywhere. */
            ok: boolean;
            /** @description One for each enabled binding; after a change of a global workflow, of every project. */
            results: components["schemas"]["HostSyncResult"][];
        };
        HostSyncFact: {
            batch_id: components["schemas"]["BatchId"];
            /**
             * @description What called for the sync.
             * @enum {string}
             */
            source: "workflow_solidified" | "cli.workflow" | "cli.host";
            sync: components["schemas"]["HostSync"];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        HostSyncIncompleteWarningFacts: {
            host: string;
            notes: string;
        };
        HostSyncInput: {
            project: components["schemas"]["ProjectId"];
        };
        HostSyncOutput: components["schemas"]["HostSync"];
        HostSyncRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "host_sync";
            run_id: string;
            seq: number;
            /**
             * @description What called for the sync.
             * @enum {string}
             */
            source: "workflow_solidified" | "cli.workflow" | "cli.host";
            sync: components["schemas"]["HostSync"];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        /** @description What copying workflows to a host did. */
        HostSyncResult: {
            /** @description Files that stand there after the sync. */
            files_n: number;
            /** @description Name of the host. */
            host: string;
            /** @description Links that exist after the sync. */
            links_n: number;
            /** @description What could not be done, and why. */
            notes: string[];
            /** @description True when all was written. */
            ok: boolean;
            /** @description Project whose workflows it reads, where that is another one. */
            project_id?: string;
            /** @description Stale files and links removed. */
            removed_n: number;
            /** @description Folder that the host reads. */
            workspace_root: string;
        };
        HostSyncRow: components["schemas"]["EvidenceReceipt"];
        HostUnbindInput: {
            host: components["schemas"]["HostName"];
            project: components["schemas"]["ProjectId"];
        };
        HostUnbindOutput: {
            sync: components["schemas"]["HostSync"];
            was: components["schemas"]["HostBinding"];
        };
        /** @description Ids; no others count. */
        IdList: string[];
        InitInput: {
            workspace: components["schemas"]["WorkspaceId"];
        };
        InitOutput: {
            /** @description Branch that is checked out. */
            checkout: components["schemas"]["BranchName"];
            defaults: components["schemas"]["Defaults"];
            /** @description Version of the tables. */
            schema_version: number;
            /** @description Folder that holds the database, or a database address without its password. */
            storage_dir: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        InternalFacts: {
            detail: string;
            reference: string;
            tool: string;
        };
        InvalidInputFacts: {
            fix: string;
            problem: string;
        };
        InvalidNameFacts: {
            because: string;
            example: string;
            kind: string;
            name: string;
        };
        InvalidOperationFacts: {
            because: string;
            fix: string;
            operation: string;
        };
        InvalidPayloadFacts: {
            fix: string;
            operation: string;
            problem: string;
        };
        IoErrorFacts: {
            detail: string;
            doing: string;
            path: string;
        };
        /** @description A piece of work for a runner. */
        Job: {
            /** @description Part of the project that it is about; null when none was named. */
            anchor: string | null;
            /** @description When the lease runs out; null while nobody holds it. */
            claim_expires_at_ms: components["schemas"]["TimestampMs"] | null;
            /** @description When it ended; null while it has not. */
            completed_at_ms: components["schemas"]["TimestampMs"] | null;
            /** @description When it was created. */
            created_at_ms: components["schemas"]["TimestampMs"];
            job_id: components["schemas"]["JobId"];
            /** @description What sort of runner it is for. */
            kind: string;
            priority: components["schemas"]["JobPriority"];
            /** @description Grows when the job changes hands or ends; while it runs it is the claim_revision. */
            revision: number;
            /** @description Who holds it; null while nobody does. */
            runner: string | null;
            status: components["schemas"]["JobStatus"];
            /** @description What came of it; null while it has not ended. */
            summary: string | null;
            /** @description Plan or task it is for; null when none. */
            task: components["schemas"]["EntityId"] | null;
            /** @description What the job is, in a line. */
            title: string;
            /** @description When it was changed last. */
            updated_at_ms: components["schemas"]["TimestampMs"];
        };
        JobCanceledFact: {
            job_id: components["schemas"]["JobId"];
            /** @description What to say, in a line or two. */
            message: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description What it rests on: ids, links, "CMD: …", "LINK: …". */
            refs: string[];
            revision: number;
        };
        JobCanceledRow: components["schemas"]["JobChange"];
        /** @description What every change of a job answers. */
        JobChange: {
            /** @description The event that records the change. */
            event: components["schemas"]["JobEvent"];
            /** @description The job after the change. */
            job: components["schemas"]["Job"];
        };
        JobClaimedFact: {
            claim_expires_at_ms: components["schemas"]["TimestampMs"];
            /** @description What the claim answered: it names one claim of the job. */
            claim_revision: number;
            job_id: components["schemas"]["JobId"];
            /** @description Who works: the name of a runner. */
            runner_id: string;
        };
        JobClaimedRow: components["schemas"]["JobChange"];
        JobCompletedFact: {
            job_id: components["schemas"]["JobId"];
            /** @description What came of it, in a few lines. */
            message: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description What it rests on: ids, links, "CMD: …", "LINK: …". */
            refs: string[];
            revision: number;
            /** @enum {string} */
            status: "DONE" | "FAILED" | "CANCELED";
            summary: string | null;
        };
        JobCompletedRow: components["schemas"]["JobChange"];
        JobCreatedFact: {
            anchor: string | null;
            job_id: components["schemas"]["JobId"];
            kind: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            priority: components["schemas"]["JobPriority"];
            prompt: string;
            task: components["schemas"]["EntityId"] | null;
            title: string;
        };
        JobCreatedRow: components["schemas"]["JobChange"];
        /** @description One entry in the log of a job. */
        JobEvent: {
            job_id: components["schemas"]["JobId"];
            /** @description What it is: created, claimed, progress, question, error, … */
            kind: string;
            /** @description What was said. */
            message: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description How far the job is, 0 to 100; null when not said. */
            percent: number | null;
            /** @description JOB-001@<seq>, as open takes it. */
            ref: string;
            /** @description Ids, links, "CMD: …" or "LINK: …" that back it. */
            refs: string[];
            seq: components["schemas"]["Seq"];
            /** @description When it happened. */
            ts_ms: components["schemas"]["TimestampMs"];
        };
        JobHeartbeatRenewedFact: {
            claim_expires_at_ms: components["schemas"]["TimestampMs"];
            event_seq: components["schemas"]["Seq"];
            job_id: components["schemas"]["JobId"];
            /** @description What to say, in a line or two. */
            message: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            percent: number | null;
            /** @description What it rests on: ids, links, "CMD: …", "LINK: …". */
            refs: string[];
        };
        JobHeartbeatRenewedRow: components["schemas"]["JobChange"];
        /** @description A job: JOB-001. */
        JobId: string;
        JobMessagedFact: {
            job_id: components["schemas"]["JobId"];
            /** @description What to say, in a line or two. */
            message: string;
            /** @description What it rests on: ids, links, "CMD: …", "LINK: …". */
            refs: string[];
            with_proof: boolean;
        };
        JobMessagedRow: components["schemas"]["JobChange"];
        /**
         * @description How urgent; HIGH is taken first.
         * @enum {string}
         */
        JobPriority: "LOW" | "MEDIUM" | "HIGH";
        JobReclaimedFact: {
            claim_expires_at_ms: components["schemas"]["TimestampMs"];
            /** @description What the claim answered: it names one claim of the job. */
            claim_revision: number;
            job_id: components["schemas"]["JobId"];
            previous_runner_id: string | null;
            /** @enum {string} */
            reason: "ttl_expired" | "manual" | "conflict_resolved";
            /** @description Who works: the name of a runner. */
            runner_id: string;
        };
        JobReclaimedRow: components["schemas"]["JobChange"];
        JobReportedFact: {
            claim_expires_at_ms: components["schemas"]["TimestampMs"];
            job_id: components["schemas"]["JobId"];
            kind: string;
            /** @description What to say, in a line or two. */
            message: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            percent: number | null;
            /** @description What it rests on: ids, links, "CMD: …", "LINK: …". */
            refs: string[];
        };
        JobReportedRow: components["schemas"]["JobChange"];
        JobRequeuedFact: {
            job_id: components["schemas"]["JobId"];
            /** @description What to say, in a line or two. */
            message: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description What it rests on: ids, links, "CMD: …", "LINK: …". */
            refs: string[];
            revision: number;
        };
        JobRequeuedRow: components["schemas"]["JobChange"];
        /**
         * @description QUEUED waits for a runner, RUNNING is held under a lease; the others are ended.
         * @enum {string}
         */
        JobStatus: "QUEUED" | "RUNNING" | "DONE" | "FAILED" | "CANCELED";
        /** @description Something that happened, as the journal holds it. */
        JournalFact: {
            /** @description Who did it, where that is known. */
            agent_id?: string;
            /** @description The branch of that entry. */
            branch?: components["schemas"]["BranchName"];
            /** @description What happened, such as note_added or step_done. */
            kind: string;
            /** @description What is true since, without long texts: those stand where ref leads. */
            payload: {
                [key: string]: unknown;
            };
            /** @description The entry that was written with it, such as notes@14; open reads it. */
            ref?: string;
            /** @description Its number in the workspace; numbers rise in the order of commits. */
            seq: components["schemas"]["Seq"];
            /** @description The beginning of that entry, or of the evidence that was captured. */
            text?: string;
            /** @description The title of that entry. */
            title?: string;
            /** @description When it was committed. */
            ts: components["schemas"]["Timestamp"];
        };
        JournalInput: {
            /** @description Only what has a higher number, the oldest first: what is new for a watcher. */
            after?: number;
            /** @description Only what was committed up to this day or time (UTC). */
            at?: string;
            /** @description next_cursor of the page before. */
            cursor?: number;
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        JournalOutput: {
            /** @description What happened, the newest first; with after the oldest first. */
            facts: components["schemas"]["JournalFact"][];
            /** @description The oldest fact of the workspace. */
            first: components["schemas"]["Moment"] | null;
            /** @description The newest fact of the workspace. */
            last: components["schemas"]["Moment"] | null;
            pagination: components["schemas"]["Pagination"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        KnowledgeCreateNoteInput: {
            content: components["schemas"]["KnowledgeText"];
            /** @description Its topic; left out: made from the title. */
            id?: components["schemas"]["KnowledgeId"];
            title: components["schemas"]["KnowledgeTitle"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        KnowledgeCreateNoteOutput: {
            note: components["schemas"]["NoteSummary"];
        };
        KnowledgeCreatePatternInput: {
            content: components["schemas"]["KnowledgeText"];
            /** @description The agent that makes it; left out: the one that calls, if it is known. */
            createdBy?: string;
            /**
             * @description Sessions that it was learned from.
             * @default []
             */
            derivedFromSessions: components["schemas"]["SessionId"][];
            description: components["schemas"]["PatternDescription"];
            /** @description Its id; left out: made from the title. */
            id?: components["schemas"]["KnowledgeId"];
            /**
             * @description What it is filed under.
             * @default []
             */
            tags: components["schemas"]["SessionTag"][];
            title: components["schemas"]["KnowledgeTitle"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        KnowledgeCreatePatternOutput: {
            pattern: components["schemas"]["PatternSummary"];
        };
        KnowledgeDeleteNoteInput: {
            /**
             * @description True: it is meant.
             * @default false
             */
            confirm: boolean;
            /** @description The note, as list_notes names it. */
            id: components["schemas"]["KnowledgeId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        KnowledgeDeleteNoteOutput: {
            /** @description True: it is gone. */
            deleted: boolean;
            id: components["schemas"]["KnowledgeId"];
        };
        KnowledgeDeletePatternInput: {
            /**
             * @description True: it is meant.
             * @default false
             */
            confirm: boolean;
            /** @description The pattern, as list_patterns names it. */
            id: components["schemas"]["KnowledgeId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        KnowledgeDeletePatternOutput: {
            /** @description True: it is gone. */
            deleted: boolean;
            id: components["schemas"]["KnowledgeId"];
        };
        KnowledgeGetNoteInput: {
            /** @description The note, as list_notes names it. */
            id: components["schemas"]["KnowledgeId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        KnowledgeGetNoteOutput: {
            note: components["schemas"]["ScratchpadNote"];
        };
        KnowledgeGetPatternInput: {
            /** @description The pattern, as list_patterns names it. */
            id: components["schemas"]["KnowledgeId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        KnowledgeGetPatternOutput: {
            pattern: components["schemas"]["KnowledgePattern"];
        };
        /** @description A pattern or scratchpad note, by a short name that can stand in an address. */
        KnowledgeId: string;
        KnowledgeListNotesInput: {
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many to leave out first.
             * @default 0
             */
            offset: number;
            /** @description Words that must stand in it. */
            search?: string;
            /**
             * @description By what they are ordered.
             * @default updatedAt
             * @enum {string}
             */
            sortBy: "createdAt" | "updatedAt" | "title";
            /**
             * @description In which direction.
             * @default desc
             * @enum {string}
             */
            sortOrder: "asc" | "desc";
            workspace: components["schemas"]["WorkspaceId"];
        };
        KnowledgeListNotesOutput: {
            /** @description How many match in all. */
            count: number;
            /** @description True when there are more after this page. */
            hasMore: boolean;
            /** @description The notes of this page, without their content. */
            notes: components["schemas"]["NoteSummary"][];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        KnowledgeListPatternsInput: {
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many to leave out first.
             * @default 0
             */
            offset: number;
            /** @description Words that must stand in it. */
            search?: string;
            /**
             * @description By what they are ordered.
             * @default updatedAt
             * @enum {string}
             */
            sortBy: "createdAt" | "updatedAt" | "title";
            /**
             * @description In which direction.
             * @default desc
             * @enum {string}
             */
            sortOrder: "asc" | "desc";
            /** @description Only patterns that bear all of these. */
            tags?: components["schemas"]["SessionTag"][];
            workspace: components["schemas"]["WorkspaceId"];
        };
        KnowledgeListPatternsOutput: {
            /** @description How many match in all. */
            count: number;
            /** @description True when there are more after this page. */
            hasMore: boolean;
            /** @description The patterns of this page, without their content. */
            patterns: components["schemas"]["PatternSummary"][];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description A way of reasoning that worked, kept to be used again. */
        KnowledgePattern: {
            content: components["schemas"]["KnowledgeText"];
            /** @description When it was made. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The agent that made it; null: nobody said. */
            createdBy: string | null;
            /** @description Sessions that it was learned from. */
            derivedFromSessions: components["schemas"]["SessionId"][];
            description: components["schemas"]["PatternDescription"];
            id: components["schemas"]["KnowledgeId"];
            /** @description What it is filed under. */
            tags: components["schemas"]["SessionTag"][];
            title: components["schemas"]["KnowledgeTitle"];
            /** @description When it was changed last. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description What it says, as Markdown. */
        KnowledgeText: string;
        /** @description What a pattern or note is called. */
        KnowledgeTitle: string;
        KnowledgeUpdateNoteInput: {
            /** @description Text to add at its end; what others add stays. */
            append?: components["schemas"]["KnowledgeText"];
            content?: components["schemas"]["KnowledgeText"];
            /** @description Its updatedAt as you know it; where somebody has changed it since, the call is refused. */
            expectedUpdatedAt?: components["schemas"]["Timestamp"];
            /** @description The note, as list_notes names it. */
            id: components["schemas"]["KnowledgeId"];
            title?: components["schemas"]["KnowledgeTitle"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        KnowledgeUpdateNoteOutput: {
            note: components["schemas"]["NoteSummary"];
        };
        KnowledgeUpdatePatternInput: {
            content?: components["schemas"]["KnowledgeText"];
            /** @description Sessions that it was learned from. */
            derivedFromSessions?: components["schemas"]["SessionId"][];
            description?: components["schemas"]["PatternDescription"];
            /** @description Its updatedAt as you know it; where somebody has changed it since, the call is refused. */
            expectedUpdatedAt?: components["schemas"]["Timestamp"];
            /** @description The pattern, as list_patterns names it. */
            id: components["schemas"]["KnowledgeId"];
            /** @description What it is filed under. */
            tags?: components["schemas"]["SessionTag"][];
            title?: components["schemas"]["KnowledgeTitle"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        KnowledgeUpdatePatternOutput: {
            pattern: components["schemas"]["PatternSummary"];
        };
        /** @description What whoever goes on must know, each thing with its reference. */
        Known: {
            /** @description What is in the way: blocked steps with their reasons, and open cards tagged blocker. */
            blockers: components["schemas"]["Said"][];
            /** @description Latest decisions, those about anchors included; newest first. */
            decisions: components["schemas"]["Said"][];
            /** @description Latest notes; newest first. */
            notes: components["schemas"]["Said"][];
            /** @description Open questions; newest first. */
            questions: components["schemas"]["Said"][];
            /** @description Branches made from this one that hold notes which were not merged back; newest first. */
            what_ifs: components["schemas"]["Said"][];
        };
        /** @description A project that something is kept about. */
        KnownProject: {
            /** @description When something was last written about it; empty where nothing was. */
            last_ts: string;
            project_id: components["schemas"]["ProjectId"];
            /** @description Where it was last seen; empty where that is not known. */
            root_path: string;
            /** @description The last run has not ended, as far as its log says. */
            running: boolean;
        };
        /** @description Who wrote what, where drafts are shown too. */
        LaneSummary: {
            /** @description One entry for each lane. */
            lanes: {
                /** @description Number of cards. */
                cards: number;
                /** @description Number of drafts among them. */
                drafts: number;
                /** @description agent:<agent_id> for what one agent wrote for itself, else shared. */
                lane: string;
                /** @description Number of open cards. */
                open: number;
                /** @description Number of pinned cards. */
                pinned: number;
                /** @description Ids of the most relevant cards. */
                top: components["schemas"]["GraphNodeId"][];
            }[];
        };
        LearnAppliedFact: {
            applied_claim_ids: components["schemas"]["ClaimId"][];
            batch_id: components["schemas"]["BatchId"];
            suggestion_id: components["schemas"]["LearnSuggestionId"];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        LearnAppliedRecord: {
            applied_claim_ids: components["schemas"]["ClaimId"][];
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "learn_applied";
            run_id: string;
            seq: number;
            suggestion_id: components["schemas"]["LearnSuggestionId"];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        LearnAppliedRow: components["schemas"]["EvidenceReceipt"];
        /** @description Changes that a learning step proposes. */
        LearnPatch: {
            min_confidence: components["schemas"]["Confidence"];
            /** @description Why. */
            notes: string;
            patch: components["schemas"]["ClaimPatch"];
            /** @description Claims to retract. */
            retract: components["schemas"]["RetractDraft"][];
            /** @description The patch is better than what is stored. */
            should_apply: boolean;
        };
        LearnSuggestedFact: {
            applied_claim_ids: components["schemas"]["ClaimId"][];
            auto_learn: boolean;
            batch_id: components["schemas"]["BatchId"];
            id: components["schemas"]["LearnSuggestionId"];
            learn_suggested: components["schemas"]["LearnSuggestion"][];
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            /** @enum {string} */
            source: "risk_judge" | "decide_next" | "decide_next.after_user" | "mine_preferences";
            source_event_ids: components["schemas"]["EvidenceEventId"][];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        LearnSuggestedRecord: {
            applied_claim_ids: components["schemas"]["ClaimId"][];
            auto_learn: boolean;
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            id: components["schemas"]["LearnSuggestionId"];
            /** @constant */
            kind: "learn_suggested";
            learn_suggested: components["schemas"]["LearnSuggestion"][];
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            run_id: string;
            seq: number;
            /** @enum {string} */
            source: "risk_judge" | "decide_next" | "decide_next.after_user" | "mine_preferences";
            source_event_ids: components["schemas"]["EvidenceEventId"][];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        LearnSuggestedRow: components["schemas"]["EvidenceReceipt"];
        /** @description A preference worth learning. */
        LearnSuggestion: {
            /** @description What in the evidence calls for it. */
            rationale: string;
            scope: components["schemas"]["MindScope"];
            severity: components["schemas"]["RiskSeverity"];
            /** @description The preference, as one rule that can be followed. */
            text: string;
        };
        /** @description One record of suggested preferences, to be applied by this name. */
        LearnSuggestionId: string;
        LearnUndoneFact: {
            batch_id: components["schemas"]["BatchId"];
            rationale: string;
            restored: {
                claim_id: components["schemas"]["ClaimId"];
                scope: components["schemas"]["MindScope"];
                /** @description The claim that says the same, and does not hold. */
                was: components["schemas"]["ClaimId"];
            }[];
            retracted: {
                claim_id: components["schemas"]["ClaimId"];
                scope: components["schemas"]["MindScope"];
            }[];
            thread_id: components["schemas"]["HandsThreadId"];
            /** @description The record of what was learned. */
            undone_event_id: components["schemas"]["EvidenceEventId"];
        };
        LearnUndoneRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "learn_undone";
            rationale: string;
            restored: {
                claim_id: components["schemas"]["ClaimId"];
                scope: components["schemas"]["MindScope"];
                /** @description The claim that says the same, and does not hold. */
                was: components["schemas"]["ClaimId"];
            }[];
            retracted: {
                claim_id: components["schemas"]["ClaimId"];
                scope: components["schemas"]["MindScope"];
            }[];
            run_id: string;
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
            /** @description The record of what was learned. */
            undone_event_id: components["schemas"]["EvidenceEventId"];
        };
        LearnUndoneRow: components["schemas"]["EvidenceReceipt"];
        LearnUpdateAnswer: components["schemas"]["LearnPatch"];
        LearnUpdateFact: {
            allowed_event_ids: components["schemas"]["EvidenceEventId"][];
            allowed_retract_claim_ids_count: number;
            allowed_retract_claim_ids_sample: components["schemas"]["ClaimId"][];
            applied: components["schemas"]["AppliedLearning"];
            batch_id: components["schemas"]["BatchId"];
            input_summary: {
                active_learned_claims_global: number;
                active_learned_claims_project: number;
                learn_suggested_events: number;
            };
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            output: components["schemas"]["LearnPatch"] | components["schemas"]["Nothing"];
            state: components["schemas"]["MindState"];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        LearnUpdatePrompt: {
            /** @description Evidence records that may be cited, by id; no others */
            allowed_event_ids: components["schemas"]["IdList"];
            /** @description Claims that may be retracted, by id; no others */
            allowed_retract_claim_ids: components["schemas"]["IdList"];
            /** @description Claims that were learned and hold now */
            existing_learned_claims: components["schemas"]["ClaimViews"];
            /** @description The program that is Hands here */
            hands_provider: string;
            /** @description What is kept about this project */
            project_overlay: components["schemas"]["OverlayView"];
            /** @description What this run suggested to learn */
            recent_learn_suggested: components["schemas"]["LogView"];
            /** @description Where in the run this is */
            run_notes: string;
            /** @description Settings of the autopilot; they hold no values */
            runtime_config: components["schemas"]["RuntimeKnobs"];
            /** @description The task that the user gave */
            task: string;
            /** @description How sure a change has to be, and how many there may be */
            thresholds: {
                /** @description No more claims are kept. */
                max_claims: number;
                /** @description No more are retracted. */
                max_retracts: number;
                /** @description What is less sure is dropped. */
                min_confidence: number;
            };
        };
        LearnUpdateRecord: {
            allowed_event_ids: components["schemas"]["EvidenceEventId"][];
            allowed_retract_claim_ids_count: number;
            allowed_retract_claim_ids_sample: components["schemas"]["ClaimId"][];
            applied: components["schemas"]["AppliedLearning"];
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            input_summary: {
                active_learned_claims_global: number;
                active_learned_claims_project: number;
                learn_suggested_events: number;
            };
            /** @constant */
            kind: "learn_update";
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            output: components["schemas"]["LearnPatch"] | components["schemas"]["Nothing"];
            run_id: string;
            seq: number;
            state: components["schemas"]["MindState"];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        LearnUpdateRow: components["schemas"]["EvidenceReceipt"];
        LedgerMovedFact: {
            connection: string;
            domain: components["schemas"]["Domain"] | null;
            /** @description The connection whose place it took over. */
            from?: string;
            navigation: components["schemas"]["NavigationContext"];
            root: string | null;
            session: components["schemas"]["SessionId"] | null;
            stage: number;
            told: string[];
        };
        /** @description What a connection has reached. */
        LedgerTarget: {
            /** @description The handle of the connection; null: nobody stays connected. */
            connection: string | null;
            /** @description The active domain. */
            domain: components["schemas"]["Domain"] | null;
            navigation: components["schemas"]["NavigationContext"];
            /** @description The stage that this call leads to; null: none. */
            reaches: number | null;
            /** @description The folder that is bound. */
            root: string | null;
            /** @description The session that thoughts are added to. */
            session: components["schemas"]["SessionId"] | null;
            /** @description The stage that was reached. */
            stage: number;
            /** @description Guides that this connection was sent. */
            told: string[];
        };
        /** @description Something that is not in order, and what to do about it. */
        LintIssue: {
            /** @description What is wrong, as a code. */
            code: string;
            /** @description What is wrong, in a sentence. */
            message: string;
            /** @description What to do about it. */
            recovery: string;
            /**
             * @description error: must be corrected; warning: should be; info: worth knowing.
             * @enum {string}
             */
            severity: "error" | "warning" | "info";
        };
        ListRootsInput: {
            workspace: components["schemas"]["WorkspaceId"];
        };
        ListRootsOutput: {
            /** @description The one that is bound; null: none. */
            boundRoot: string | null;
            /** @description How many there are. */
            count: number;
            /** @description The folders. */
            roots: {
                /** @description What it is called: by the client, else its last part. */
                name: string;
                /** @description Address of the folder. */
                uri: string;
            }[];
            /** @description Whether the client names roots at all. */
            supported: boolean;
        };
        ListSessionsInput: {
            /** @description Only sessions of this aspect. */
            aspect?: string;
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many to leave out first.
             * @default 0
             */
            offset: number;
            /** @description Only sessions of this project. */
            project?: string;
            /** @description Words that must stand in the title, description or tags. */
            search?: string;
            /**
             * @description By what they are ordered.
             * @default updatedAt
             * @enum {string}
             */
            sortBy: "createdAt" | "updatedAt" | "title";
            /**
             * @description In which direction.
             * @default desc
             * @enum {string}
             */
            sortOrder: "asc" | "desc";
            /** @description Only sessions that bear all of these. */
            tags?: components["schemas"]["SessionTag"][];
            /** @description Only sessions of this task. */
            task?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        ListSessionsOutput: {
            /** @description How many match in all. */
            count: number;
            /** @description True when there are more after this page. */
            hasMore: boolean;
            /** @description The sessions of this page. */
            sessions: components["schemas"]["Session"][];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        LoadContextInput: {
            /** @description The session, as list_sessions names it. */
            sessionId: components["schemas"]["SessionId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        LoadContextOutput: {
            /** @description Name of this connection; get_state resume=… goes on with it later. Null: nobody stays connected. */
            connection: string | null;
            /** @description The stage that this connection has reached. */
            currentStage: number;
            /** @description The thought that ended it, if it was ended; null: it is open. */
            lastConclusion: string | null;
            /** @description The number that the next thought of the main chain takes. */
            nextThoughtNumber: number;
            /** @description Its last five thoughts, in the order in which they were recorded. */
            recentThoughts: components["schemas"]["ThoughtData"][];
            session: components["schemas"]["Session"];
            stageName: components["schemas"]["StageName"];
        };
        LogEndsUnfinishedWarningFacts: {
            bytes: number;
            path: string;
        };
        /** @description A record of an EvidenceLog. */
        LoggedRecord: {
            /** @description Where it stands in the log; send it as before for what is older. */
            byte: number;
            /** @description Its id; empty in logs of older versions. */
            event_id: string;
            /** @description Why it is not what its contract says; null where it is. */
            fault: string | null;
            /** @description What kind of record it is. */
            kind: string;
            /** @description All of it. */
            record: {
                [key: string]: unknown;
            };
        };
        LogInput: {
            /** @description next_cursor of the page before. */
            cursor?: number;
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description A branch, a tag, an entry number or <doc>@<seq> (the checkout). */
            ref?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        /** @description A record of the log of a project, with its number. */
        LogItem: {
            /** @description Its id; empty in logs of older versions. */
            event_id: string;
            /** @description Why it is not what its contract says; null where it is. */
            fault: string | null;
            /** @description What kind of record it is. */
            kind: string;
            /** @description All of it. */
            record: {
                [key: string]: unknown;
            };
            /** @description The run, or the command, that wrote it. */
            run_id: string;
            /** @description Its number: later records of the log have higher ones. */
            seq: number;
            /** @description When it was written; empty where it does not say. */
            ts: string;
        };
        LogLinesPassedOverWarningFacts: {
            first: number;
            lines: number;
            path: string;
        };
        LogOutput: {
            /** @description Branch that was read. */
            branch: components["schemas"]["BranchName"];
            /** @description Commits, newest first. */
            commits: components["schemas"]["CommitRecord"][];
            /** @description Document that was read. */
            doc: components["schemas"]["DocName"];
            /** @description Number of its newest commit; null when there is none. */
            head_seq: components["schemas"]["Seq"] | null;
            pagination: components["schemas"]["Pagination"];
            /** @description The reference that was read, as it was named. */
            ref: string;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        LogPiecePutAsideWarningFacts: {
            bytes: number;
            kept: string;
            path: string;
        };
        /** @description Records, the oldest first. */
        LogView: {
            [key: string]: unknown;
        }[];
        LoopBreakAnswer: components["schemas"]["LoopExit"];
        LoopBreakFact: {
            batch_id: components["schemas"]["BatchId"];
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            output: components["schemas"]["LoopExit"] | components["schemas"]["Nothing"];
            pattern: components["schemas"]["LoopPattern"];
            reason: string;
            state: components["schemas"]["MindState"];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        LoopBreakPrompt: {
            /** @description The program that is Hands here */
            hands_provider: string;
            /** @description What Hands said last */
            last_message: string;
            /** @description How it repeats: aaa is three times the same, abab is two in turn */
            pattern: string;
            /** @description The instruction that was about to be sent again */
            planned_next_input: string;
            /** @description What is kept about this project */
            project_overlay: components["schemas"]["OverlayView"];
            /** @description Why the autopilot was about to send it */
            reason: string;
            /** @description Recent records of the log, the oldest first; the answer in a user_input record is the user's own */
            recent_evidence: components["schemas"]["LogView"];
            /** @description What the repository shows */
            repo_observation: components["schemas"]["RepoObservation"];
            /** @description Settings of the autopilot; they hold no values */
            runtime_config: components["schemas"]["RuntimeKnobs"];
            /** @description The task that the user gave */
            task: string;
            /** @description The user's values, preferences and goals, and what else is known: claims, nodes, edges */
            thought_db_context: components["schemas"]["ThoughtDbView"];
        };
        LoopBreakRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "loop_break";
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            output: components["schemas"]["LoopExit"] | components["schemas"]["Nothing"];
            pattern: components["schemas"]["LoopPattern"];
            reason: string;
            run_id: string;
            seq: number;
            state: components["schemas"]["MindState"];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        LoopBreakRow: components["schemas"]["EvidenceReceipt"];
        /** @description How to leave a loop of repeated instructions. */
        LoopExit: {
            /**
             * @description What to do instead of repeating.
             * @enum {string}
             */
            action: "rewrite_next_input" | "run_checks_then_continue" | "stop_done" | "stop_blocked" | "ask_user";
            /** @description The question for the user; empty unless action is ask_user. */
            ask_user_question: string;
            /** @description What checks should find out; empty unless action is run_checks_then_continue. */
            check_intent: string;
            confidence: components["schemas"]["Confidence"];
            /** @description Why. */
            notes: string;
            /** @description A different instruction for Hands; empty unless action is rewrite_next_input. */
            rewritten_next_input: string;
        };
        LoopGuardFact: {
            batch_id: components["schemas"]["BatchId"];
            hands_last_message: string;
            next_input: string;
            pattern: components["schemas"]["LoopPattern"];
            reason: string;
            thread_id: components["schemas"]["HandsThreadId"];
        };
        LoopGuardRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            hands_last_message: string;
            /** @constant */
            kind: "loop_guard";
            next_input: string;
            pattern: components["schemas"]["LoopPattern"];
            reason: string;
            run_id: string;
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        LoopGuardRow: components["schemas"]["EvidenceReceipt"];
        /**
         * @description How a run repeats itself: the same instruction three times, two in turn, or batches that change nothing.
         * @enum {string}
         */
        LoopPattern: "aaa" | "abab" | "idle";
        MacroAnchorNoteInput: {
            /** @description Added to those it has. */
            aliases?: string[];
            /** @description Part of the project, such as a:core; registered when it is new. */
            anchor: components["schemas"]["AnchorName"];
            /**
             * @description What the card is (note).
             * @default note
             * @enum {string}
             */
            card_type: "frame" | "hypothesis" | "question" | "test" | "evidence" | "decision" | "note" | "update";
            /** @description What is to be kept about it. */
            content: string;
            /** @description Anchors that it needs; the list replaces the one before. */
            depends_on?: string[];
            /** @description What the part is for, in a sentence or two. */
            description?: string;
            /** @description What the part is; needed when it is new. */
            kind?: components["schemas"]["AnchorKind"];
            /** @description Anchor it is part of; "" for none. */
            parent_id?: string;
            /**
             * @description Pin the card.
             * @default false
             */
            pin: boolean;
            /** @description Where it lives: file paths, links or ids. */
            refs?: string[];
            status?: components["schemas"]["AnchorStatus"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Plan or task to write the card to; left out with step: the anchor registry. */
            target?: components["schemas"]["TargetRef"];
            /** @description What people call the part; needed when it is new. */
            title?: string;
            /**
             * @description canon: everybody who opens the anchor sees it; draft: only who asks for drafts.
             * @default canon
             * @enum {string}
             */
            visibility: "draft" | "canon";
            workspace: components["schemas"]["WorkspaceId"];
        };
        MacroAnchorNoteOutput: {
            anchor: components["schemas"]["Anchor"];
            /** @description True when this call registered the anchor. */
            created: boolean;
            note: components["schemas"]["CardCommitted"];
            /** @description Where the card was written. */
            scope: {
                /** @description Branch that was meant. */
                branch: components["schemas"]["BranchName"];
                /** @description Graph document that was meant. */
                graph_doc: components["schemas"]["DocName"];
                /** @description Step the card belongs to; null when none. */
                step: components["schemas"]["StepFocus"] | null;
                /** @description Plan or task that was meant; null when none. */
                target: components["schemas"]["EntityId"] | null;
                /** @description Trace document that was meant. */
                trace_doc: components["schemas"]["DocName"];
            };
        };
        MacroBranchNoteInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description The text of the note; give this or template. */
            content?: string;
            /**
             * @description A document (notes).
             * @default notes
             */
            doc: string;
            /** @description What the text is written in: text, markdown, … */
            format?: string;
            /** @description Branch that a new one starts from; without name: branch to check out. */
            from?: components["schemas"]["BranchName"];
            /** @description The template's goal line. */
            goal?: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description Branch to check out, made when it is new; left out: from, else the checkout. */
            name?: components["schemas"]["BranchName"];
            /**
             * @description A skeleton instead of content.
             * @enum {string}
             */
            template?: "initiative" | "decision";
            /** @description Title of the note, in a line. */
            title?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        MacroBranchNoteOutput: {
            /** @description Branch that the note was written on. */
            branch: {
                /** @description Branch it was made from; null for a first branch. */
                base_branch: components["schemas"]["BranchName"] | null;
                /** @description Number up to which it sees its base; null for a first branch. */
                base_seq: components["schemas"]["Seq"] | null;
                /** @description True when this call made the branch. */
                created: boolean;
                /** @description Name of the branch. */
                name: components["schemas"]["BranchName"];
            };
            /** @description What is checked out. */
            checkout: {
                /** @description Branch that is checked out now. */
                current: components["schemas"]["BranchName"];
                /** @description Branch that was checked out before; null when none was. */
                previous: components["schemas"]["BranchName"] | null;
            };
            /** @description The note as it was stored. */
            note: components["schemas"]["NoteEntry"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        /** @description Words between code. */
        MarkdownCell: {
            id: components["schemas"]["CellId"];
            /** @description The text, as Markdown. */
            text: string;
            /**
             * @description It is words.
             * @constant
             */
            type: "markdown";
        };
        /** @description An evidence record; empty when there is none. */
        MaybeEventId: string;
        /** @description What is written about the plan or task. */
        Memory: {
            /** @description Its cards. */
            cards: components["schemas"]["CardPage"];
            /** @description Notes of the plan or task. */
            notes: components["schemas"]["EntrySlice"];
            /** @description Its trace, without events and cards: they stand in timeline and cards. */
            trace: components["schemas"]["EntrySlice"];
        };
        MemoryIndexRebuildInput: {
            project: components["schemas"]["ProjectId"];
            /**
             * @description Take in the snapshots that are in the logs now.
             * @default true
             */
            snapshots: boolean;
        };
        MemoryIndexRebuildOutput: {
            /** @description With the snapshots of the logs. */
            included_snapshots: boolean;
            /** @description Nodes in it. */
            indexed_nodes: number;
            /** @description Snapshots in it. */
            indexed_snapshots: number;
            memory: components["schemas"]["MemoryStatus"];
            /** @description It was made anew. */
            rebuilt: boolean;
            /** @description There was no room for all groups. */
            truncated: boolean;
        };
        MemoryIndexStatusInput: {
            project: components["schemas"]["ProjectId"];
        };
        MemoryIndexStatusOutput: {
            memory: components["schemas"]["MemoryStatus"];
            /** @description There was no room for all groups. */
            truncated: boolean;
        };
        /**
         * @description What kind of memory was recalled.
         * @enum {string}
         */
        MemoryKind: "snapshot" | "workflow" | "claim" | "node";
        /** @description What can be recalled, and from where. */
        MemoryStatus: {
            /**
             * @description Where items are looked up.
             * @enum {string}
             */
            backend: "sqlite_fts" | "in_memory";
            /** @description The file of the index; empty where there is none. */
            db_path: string;
            /** @description The file was there. */
            exists: boolean;
            /**
             * @description How words are looked up.
             * @enum {string}
             */
            fts_version: "fts5" | "none";
            /** @description The same by kind, scope and project. */
            groups: {
                /** @description How many there are. */
                count: number;
                kind: components["schemas"]["MemoryKind"];
                /** @description Empty for what is global. */
                project_id: string;
                scope: components["schemas"]["MindScope"];
            }[];
            /** @description What can be recalled. */
            total_items: number;
        };
        MentalModelsGetModelInput: {
            /** @description Name of the model, such as five-whys. */
            modelId: components["schemas"]["ModelName"];
            /** @description A tag that the model must bear; a check, nothing more. */
            tag?: components["schemas"]["ModelTag"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        MentalModelsGetModelOutput: {
            /** @description How to use it, as Markdown: when, process, principle, example, traps. */
            content: string;
            name: components["schemas"]["ModelName"];
            /** @description What it is for. */
            tags: components["schemas"]["ModelTag"][];
            /** @description What it is called. */
            title: string;
        };
        MentalModelsListModelsInput: {
            /** @description Only models that bear this tag, of all domains. */
            tag?: components["schemas"]["ModelTag"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        MentalModelsListModelsOutput: {
            /** @description How many they are. */
            count: number;
            /** @description The tag or domain that was applied; null: none. */
            filter: string | null;
            /** @description The models, in the order of the catalog. */
            models: components["schemas"]["ModelSummary"][];
        };
        MentalModelsListTagsInput: {
            workspace: components["schemas"]["WorkspaceId"];
        };
        MentalModelsListTagsOutput: {
            /** @description How many they are. */
            count: number;
            /** @description The tags. */
            tags: components["schemas"]["TagDefinition"][];
        };
        /** @description Where a merged version came from. It is not compared by diffs and merges. */
        MergedFrom: {
            /** @description Branch it was merged from; null when that branch was deleted. */
            branch: components["schemas"]["BranchName"] | null;
            /** @description Number of the version on that branch. */
            seq: components["schemas"]["Seq"];
        };
        MergeInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description next_cursor of the page before. */
            cursor?: number;
            /**
             * @description A document (notes).
             * @default notes
             */
            doc: string;
            /**
             * @description Count only, write nothing.
             * @default false
             */
            dry_run: boolean;
            /** @description Branch to merge. */
            from: components["schemas"]["BranchName"];
            /** @description Branch to merge into; left out only with merge_to_base. */
            into?: components["schemas"]["BranchName"];
            /**
             * @description How many at most (200).
             * @default 200
             */
            limit: number;
            /**
             * @description Into the branch that from was made from; when from is checked out, with its graph, and back to that branch.
             * @default false
             */
            merge_to_base: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        MergeNotSupportedFacts: {
            because: string;
            from: string;
            into: string;
        };
        MergeOutput: {
            /** @description Said when the merge returned to the base. */
            checkout?: components["schemas"]["CheckoutMove"];
            /** @description Document that was merged. */
            doc: components["schemas"]["DocName"];
            /** @description Notes that both branches edited, as into names them: they stay as into has them. Absent when there are none. */
            edit_conflicts?: string[];
            /** @description Notes of into that got the version of from; absent when from edited none. */
            edited?: number;
            /** @description Branch that was merged. */
            from: components["schemas"]["BranchName"];
            /** @description What became of the graph; only where from was checked out and merged to its base. */
            graph?: {
                /** @description Conflicts that are to be resolved. */
                conflict_ids: components["schemas"]["ConflictId"][];
                /** @description Graph document that was merged. */
                doc: components["schemas"]["DocName"];
                /** @description Changes that were written. */
                merged: number;
                /** @description Changes that into has already. */
                skipped: number;
            }[];
            /** @description Branch that was merged into. */
            into: components["schemas"]["BranchName"];
            /** @description Notes that were copied, or would be. */
            merged: number;
            pagination: components["schemas"]["Pagination"];
            /** @description Entries that into has already, or that are no notes. */
            skipped: number;
        };
        MethodNotAllowedFacts: {
            allowed: string;
            method: string;
            path: string;
        };
        MiDefaultsSetFact: {
            payload: {
                defaults: components["schemas"]["OperationalDefaults"];
                /** @description What called for it. */
                notes: string;
            };
            /** @constant */
            thread_id: "";
        };
        MiDefaultsSetRecord: {
            event_id: string;
            /** @constant */
            kind: "mi_defaults_set";
            payload: {
                defaults: components["schemas"]["OperationalDefaults"];
                /** @description What called for it. */
                notes: string;
            };
            run_id: string;
            seq: number;
            /** @constant */
            thread_id: "";
            ts: string;
        };
        MiDefaultsSetRow: components["schemas"]["EvidenceReceipt"];
        MindCircuitFact: {
            batch_id: components["schemas"]["BatchId"];
            error: string;
            failures_consecutive: number;
            failures_total: number;
            schema_filename: string;
            /** @constant */
            state: "open";
            tag: string;
            thread_id: components["schemas"]["HandsThreadId"];
            threshold: number;
        };
        MindCircuitRecord: {
            batch_id: components["schemas"]["BatchId"];
            error: string;
            event_id: string;
            failures_consecutive: number;
            failures_total: number;
            /** @constant */
            kind: "mind_circuit";
            run_id: string;
            schema_filename: string;
            seq: number;
            /** @constant */
            state: "open";
            tag: string;
            thread_id: components["schemas"]["HandsThreadId"];
            threshold: number;
            ts: string;
        };
        MindCircuitRow: components["schemas"]["EvidenceReceipt"];
        MindErrorFact: {
            batch_id: components["schemas"]["BatchId"];
            error: string;
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            schema_filename: string;
            tag: string;
            thread_id: components["schemas"]["HandsThreadId"];
        };
        MindErrorRecord: {
            batch_id: components["schemas"]["BatchId"];
            error: string;
            event_id: string;
            /** @constant */
            kind: "mind_error";
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            run_id: string;
            schema_filename: string;
            seq: number;
            tag: string;
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        MindErrorRow: components["schemas"]["EvidenceReceipt"];
        MindFailedFacts: {
            detail: string;
            outcome: string;
            question: string;
        };
        /**
         * @description Holds in this project, or everywhere.
         * @enum {string}
         */
        MindScope: "project" | "global";
        /**
         * @description How a call to the Mind ended: answered, failed, or not made because the circuit is open.
         * @enum {string}
         */
        MindState: "ok" | "error" | "skipped";
        MindWaitFact: {
            /** @description How many waits in a row this is. */
            attempt: number;
            batch_id: components["schemas"]["BatchId"];
            /** @description What the provider said. */
            error: string;
            /** @description The question that has to wait. */
            tag: string;
            thread_id: components["schemas"]["HandsThreadId"];
            /**
             * @description What was the matter.
             * @enum {string}
             */
            trouble: "network" | "rate_limited" | "unavailable" | "timeout";
            /** @description How long until it is asked again. */
            wait_ms: number;
        };
        MindWaitRecord: {
            /** @description How many waits in a row this is. */
            attempt: number;
            batch_id: components["schemas"]["BatchId"];
            /** @description What the provider said. */
            error: string;
            event_id: string;
            /** @constant */
            kind: "mind_wait";
            run_id: string;
            seq: number;
            /** @description The question that has to wait. */
            tag: string;
            thread_id: components["schemas"]["HandsThreadId"];
            /**
             * @description What was the matter.
             * @enum {string}
             */
            trouble: "network" | "rate_limited" | "unavailable" | "timeout";
            ts: string;
            /** @description How long until it is asked again. */
            wait_ms: number;
        };
        MindWaitRow: components["schemas"]["EvidenceReceipt"];
        MineClaimsAnswer: components["schemas"]["ClaimPatch"];
        MineClaimsPrompt: {
            /** @description Evidence records that may be cited, by id; no others */
            allowed_event_ids: components["schemas"]["IdList"];
            /** @description The program that is Hands here */
            hands_provider: string;
            /** @description What is kept about this project */
            project_overlay: components["schemas"]["OverlayView"];
            /** @description Where in the run this is */
            run_notes: string;
            /** @description Settings of the autopilot; they hold no values */
            runtime_config: components["schemas"]["RuntimeKnobs"];
            /** @description Records of this segment of work, the oldest first; the answer in a user_input record is the user's own */
            segment_evidence: components["schemas"]["LogView"];
            /** @description The task that the user gave */
            task: string;
            /** @description The user's values, preferences and goals, and what else is known: claims, nodes, edges */
            thought_db_context: components["schemas"]["ThoughtDbView"];
            /** @description How sure a claim has to be, and how many there may be */
            thresholds: {
                /** @description No more are kept. */
                max_claims: number;
                /** @description Claims below it are dropped. */
                min_confidence: number;
            };
        };
        /** @description Preferences found in a segment. */
        MinedPreferences: {
            /** @description What was left out, and why. */
            notes: string;
            /** @description The preferences found; [] for none. */
            suggestions: components["schemas"]["PreferenceDraft"][];
        };
        MinePreferencesAnswer: components["schemas"]["MinedPreferences"];
        MinePreferencesPrompt: {
            /** @description The program that is Hands here */
            hands_provider: string;
            /** @description What is kept about this project */
            project_overlay: components["schemas"]["OverlayView"];
            /** @description Where in the run this is */
            run_notes: string;
            /** @description Settings of the autopilot; they hold no values */
            runtime_config: components["schemas"]["RuntimeKnobs"];
            /** @description Records of this segment of work, the oldest first; the answer in a user_input record is the user's own */
            segment_evidence: components["schemas"]["LogView"];
            /** @description The task that the user gave */
            task: string;
            /** @description The user's values, preferences and goals, and what else is known: claims, nodes, edges */
            thought_db_context: components["schemas"]["ThoughtDbView"];
        };
        /** @description Which checks to run, if any. */
        MinimalChecks: {
            /** @description What the checks should show. */
            check_goals: string[];
            /** @description Commands that are likely to show it. */
            commands_hints: string[];
            /** @description The instruction that makes Hands run the checks; empty when none should run. */
            hands_check_input: string;
            /** @description The project has no tests and nobody has yet said how to verify without them. */
            needs_testless_strategy: boolean;
            /** @description Why. */
            notes: string;
            /** @description Hands should run checks before anything else. */
            should_run_checks: boolean;
            /** @description What to ask the user about that; empty when nothing is to be asked. */
            testless_strategy_question: string;
        };
        MiProjectsInput: {
            /**
             * @description How many.
             * @default 50
             */
            limit: number;
        };
        MiProjectsOutput: {
            /** @description The projects, the last used first. */
            projects: components["schemas"]["KnownProject"][];
            /** @description There was no room for all of them. */
            truncated: boolean;
        };
        MiRecordsInput: {
            /** @description Only records with a higher number, the oldest first: what is new for a watcher. */
            after?: number;
            /** @description Only records with a lower number. */
            before?: number;
            /**
             * @description Only records of these kinds.
             * @default []
             */
            kind: string[];
            /**
             * @description How many.
             * @default 50
             */
            limit: number;
            project: components["schemas"]["ProjectId"];
            /** @description Only records of this run. */
            run?: string;
        };
        MiRecordsOutput: {
            /** @description There is more: send the number of the last one as before, or as after. */
            has_more: boolean;
            /** @description Number of the newest record of the log, whatever was asked for; 0: none. */
            last: number;
            /** @description The records, the newest first; with after the oldest first. */
            records: components["schemas"]["LogItem"][];
            /** @description There was no room for all of them. */
            truncated: boolean;
        };
        MiRunInput: {
            /** @description A task of a memory workspace that the run works on: what it does becomes its evidence. */
            bind?: components["schemas"]["TaskId"];
            /** @description The step of that task that it works on; left out: the whole task. */
            bind_step?: components["schemas"]["StepPath"];
            /** @description The workspace of that task; left out: that of the project. */
            bind_workspace?: components["schemas"]["WorkspaceId"];
            /**
             * @description Go on with the last conversation of Hands.
             * @default false
             */
            continue_hands: boolean;
            /**
             * @description Only say what the run would begin with: nothing is started, asked or written.
             * @default false
             */
            dry_run: boolean;
            /** @description Most batches; left out: as configured, else 8. */
            max_batches?: number;
            /** @description Most calls of the Mind, those that repeat a question included; left out: as configured, else any. */
            max_mind_calls?: number;
            /** @description Most minutes; left out: as configured, else any. */
            max_minutes?: number;
            project: components["schemas"]["ProjectId"];
            /**
             * @description Forget the last conversation of Hands first.
             * @default false
             */
            reset_hands: boolean;
            /** @description What is to be done; left out: what the task that it is bound to is about. */
            task?: string;
            /**
             * @description Explain the last decision at the end.
             * @default false
             */
            why: boolean;
        };
        MiRunOutput: components["schemas"]["RunSummary"];
        MiRunsInput: {
            /** @description Only runs that began before this place. */
            before?: number;
            /**
             * @description How many.
             * @default 20
             */
            limit: number;
            project: components["schemas"]["ProjectId"];
        };
        MiRunsOutput: {
            /** @description The runs, the newest first. */
            runs: components["schemas"]["RunHead"][];
            /** @description There was no room for all of them. */
            truncated: boolean;
        };
        MiShowInput: {
            /**
             * @description Look for a record in the global log only.
             * @default false
             */
            global: boolean;
            /**
             * @description How many rows of a transcript.
             * @default 200
             */
            lines: number;
            project: components["schemas"]["ProjectId"];
            /** @description An id, the path of a transcript, or last, project, hands or mind. */
            ref: string;
        };
        MiShowOutput: {
            batch?: components["schemas"]["BatchBundle"];
            /** @description The claim, and whether it holds. */
            claim?: {
                [key: string]: unknown;
            };
            /** @description The edge. */
            edge?: {
                [key: string]: unknown;
            };
            /** @description The record, as it stands in its log. */
            event?: {
                [key: string]: unknown;
            };
            /** @description The log that the batch stands in. */
            evidence_log?: string;
            /** @description Why the record is not what its contract says; left out where it is. */
            fault?: string;
            /** @description The node, and whether it holds. */
            node?: {
                [key: string]: unknown;
            };
            /** @description Where the project is, where its files are, and its state between runs. */
            project?: {
                [key: string]: unknown;
            };
            /** @description Folder of what is kept about that project. */
            project_dir?: string;
            /** @description Folder of the project that the batch worked in; left out where it is not known. */
            project_root?: string;
            /** @description The newest records of the run, in order. */
            records?: {
                [key: string]: unknown;
            }[];
            /** @description Rows of the transcript, in order. */
            rows?: {
                [key: string]: unknown;
            }[];
            run?: components["schemas"]["RunHead"];
            /** @description Where it was found; null for what belongs to neither. */
            scope: components["schemas"]["MindScope"] | null;
            transcript?: components["schemas"]["TranscriptEnd"];
            /** @description There was no room for all of it. */
            truncated: boolean;
            /**
             * @description What it is.
             * @enum {string}
             */
            what: "event" | "claim" | "node" | "edge" | "workflow" | "run" | "transcript" | "batch" | "project";
            workflow?: components["schemas"]["WorkflowIr"];
        };
        MiStatusInput: {
            project: components["schemas"]["ProjectId"];
        };
        MiStatusOutput: {
            /** @description What is wrong with the configuration. */
            config_validate: {
                /** @description What would. */
                errors: components["schemas"]["ConfigFault"][];
                /** @description Nothing would keep a run from working. */
                ok: boolean;
                /** @description What looks odd. */
                warnings: components["schemas"]["ConfigFault"][];
            };
            /** @description Folder that the command was started in. */
            cwd: string;
            /** @description What was said by --cd, else by MI_CD; null when neither counts. */
            effective_cd: string | null;
            /** @description Whether --here was given. */
            here: boolean;
            /** @description What happened last. */
            last: {
                /** @description The latest batch; null before the first. */
                bundle: components["schemas"]["BatchBundle"] | null;
                /** @description What Hands said last. */
                hands_last_message: string;
            };
            /** @description Commands to go on with, the most needed first. */
            next_steps: string[];
            /** @description What waits for the user. */
            pending: {
                /** @description The last copy of workflows to hosts went well, or there was none. */
                host_sync_ok: boolean;
                /** @description That copy. */
                host_sync_recent: {
                    [key: string]: unknown;
                } | null;
                /** @description Suggestions that nobody has applied, the newest first. */
                learn_suggested: {
                    [key: string]: unknown;
                }[];
            };
            /** @description What is kept about the project. */
            project: {
                /** @description The log. */
                evidence_log: string;
                /** @description Where workflows are copied to. */
                host_bindings: components["schemas"]["HostBinding"][];
                /** @description Something is kept about it. */
                known: boolean;
                /** @description Folder that keeps it. */
                project_dir: string;
                project_id: components["schemas"]["ProjectId"];
                /** @description Runs are held up by mi stop. */
                stopped: boolean;
            };
            /** @description Folder of the project that is meant. */
            project_root: string;
            /** @description As configured. */
            providers: {
                /** @description Which agent works; empty where config.json cannot be used. */
                hands: string;
                /** @description Which model decides; empty where config.json cannot be used. */
                mind: string;
            };
            /** @description How it was found. */
            reason: string;
            /** @description State that cannot be used, and what it costs. */
            troubles: string[];
            /** @description Whether the user has said what they want. */
            values: {
                /** @description Some of them. */
                values_base_claims_sample: string[];
                /** @description There are claims that decisions rest on. */
                values_base_present: boolean;
                /** @description They are summed up. */
                values_summary_present: boolean;
            };
        };
        MiStopInput: {
            /**
             * @description Runs that begin later end at once too, until it is lifted.
             * @default false
             */
            hold: boolean;
            /**
             * @description Runs may begin again.
             * @default false
             */
            lift: boolean;
            project: components["schemas"]["ProjectId"];
        };
        MiStopOutput: {
            /** @description The file that says so; to make one by hand does the same as hold. */
            file: string;
            /** @description No run can begin. */
            held: boolean;
            /** @description Runs were held up, and may begin again. */
            lifted: boolean;
        };
        MiTailInput: {
            /** @description Only records that stand before this place. */
            before?: number;
            /**
             * @description Only records of these kinds.
             * @default []
             */
            kind: string[];
            /** @description How many; left out: 20 records, or 200 rows. */
            lines?: number;
            /**
             * @description Of the log: that of the project, or the global one, which holds values and settings.
             * @default project
             * @enum {string}
             */
            log: "project" | "global";
            project: components["schemas"]["ProjectId"];
            /**
             * @description The log, or a transcript.
             * @default evidence
             * @enum {string}
             */
            what: "evidence" | "hands" | "mind";
        };
        MiTailOutput: {
            /** @description The records, in the order in which they were written. */
            records: components["schemas"]["LoggedRecord"][];
            /** @description Rows of the transcript, in order. */
            rows: {
                [key: string]: unknown;
            }[];
            /** @description Which transcript rows are of; null for records. */
            transcript: components["schemas"]["TranscriptEnd"] | null;
            /** @description There was no room for all of them. */
            truncated: boolean;
        };
        /**
         * @description A mental model by name, such as five-whys.
         * @enum {string}
         */
        ModelName: "rubber-duck" | "five-whys" | "pre-mortem" | "steelmanning" | "fermi-estimation" | "trade-off-matrix" | "decomposition" | "inversion" | "abstraction-laddering" | "constraint-relaxation" | "assumption-surfacing" | "adversarial-thinking" | "time-horizon-shifting" | "impact-effort-grid" | "opportunity-cost";
        /** @description A mental model as a list shows it. */
        ModelSummary: {
            /** @description What one does with it, in a sentence. */
            description: string;
            name: components["schemas"]["ModelName"];
            /** @description What it is for. */
            tags: components["schemas"]["ModelTag"][];
            /** @description What it is called. */
            title: string;
        };
        /**
         * @description What mental models are for, such as planning.
         * @enum {string}
         */
        ModelTag: "debugging" | "planning" | "decision-making" | "risk-management" | "problem-solving" | "analysis";
        /** @description A place in the journal. */
        Moment: {
            /** @description Number of a fact. */
            seq: components["schemas"]["Seq"];
            /** @description When it was committed. */
            ts: components["schemas"]["Timestamp"];
        };
        /** @description A name and the project that it means. */
        NamedProject: {
            /** @description Whether the folder is there; a name of one that is gone cannot be used. */
            exists: boolean;
            /** @description What is typed: @last, @pinned or @<alias>. */
            name: string;
            /** @description The project. */
            project_id: components["schemas"]["ProjectId"];
            /** @description Folder that it means. */
            root_path: string;
        };
        /** @description What is in the way, what was decided and what was seen, each in a line. */
        NamedSignals: {
            /** @description Blocked steps and open cards tagged blocker. */
            blockers: components["schemas"]["Blocker"][];
            /** @description Decisions, newest first; open takes the reference. */
            decisions: components["schemas"]["Said"][];
            /** @description Evidence, newest first; open takes the reference. */
            evidence: components["schemas"]["Said"][];
            /** @description Numbers found, up to their limits. */
            stats: {
                /** @description Blockers. */
                blockers: number;
                /** @description Decisions. */
                decisions: number;
                /** @description Evidence cards. */
                evidence: number;
            };
        };
        NavigateInput: {
            /** @description Aspect to go to. */
            aspect?: string;
            /** @description Domain to work in. */
            domain?: components["schemas"]["Domain"];
            /** @description Project to go to; its task and aspect are left unless they are named too. */
            project?: string;
            /** @description Task to go to, of the project. */
            task?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        NavigateOutput: {
            /** @description The domain that lists of mental models keep to; null: none. */
            activeDomain: components["schemas"]["Domain"] | null;
            /** @description The folder that is the project; null: none was bound. */
            boundRoot: string | null;
            /** @description Name of this connection; get_state resume=… goes on with it later. Null: nobody stays connected. */
            connection: string | null;
            /** @description The stage that this connection has reached. */
            currentStage: number;
            navigationContext: components["schemas"]["NavigationContext"];
            /** @description The session that thoughts are added to; null: the next thought starts one. */
            sessionId: components["schemas"]["SessionId"] | null;
            /** @description The latest sessions there. */
            sessions: components["schemas"]["Session"][];
            stageName: components["schemas"]["StageName"];
        };
        /** @description Where one is among projects, tasks and aspects; what is left out was not said. */
        NavigationContext: {
            /** @description In which respect, such as debugging. */
            aspect?: string;
            /** @description What one works on. */
            project?: string;
            /** @description Which part of it. */
            task?: string;
        };
        /** @description A cell that was not there before. */
        NewCell: {
            /** @description What it says. */
            content: string;
            /** @description Its file; null: it is words. */
            filename: string | null;
            id: components["schemas"]["CellId"];
            /** @description What it is written in; null: it is no code. */
            language: components["schemas"]["CellLanguage"] | null;
            /**
             * @description What kind of cell it is.
             * @enum {string}
             */
            type: "title" | "markdown" | "package.json" | "code";
        };
        /** @description What to do after a batch. */
        NextMove: {
            /** @description The question for the user; empty unless next_action is ask_user. */
            ask_user_question: string;
            confidence: components["schemas"]["Confidence"];
            /** @description Preferences worth learning from this batch. */
            learn_suggested: components["schemas"]["LearnSuggestion"][];
            /**
             * @description Send the next instruction, ask the user, or stop.
             * @enum {string}
             */
            next_action: "send_to_hands" | "ask_user" | "stop";
            /** @description The next instruction for Hands; empty unless next_action is send_to_hands. */
            next_hands_input: string;
            /** @description Why. */
            notes: string;
            status: components["schemas"]["RunStatus"];
            /** @description What to change in the settings of the project. */
            update_project_overlay: {
                /** @description Strategy to keep for the project; null to leave it as it is. */
                set_testless_strategy: components["schemas"]["TestlessStrategy"] | null;
            };
        };
        NodeAssertedFact: {
            node: components["schemas"]["NodeRecord"];
        };
        NodeCreateFact: {
            batch_id: components["schemas"]["BatchId"];
            cite_event_ids: components["schemas"]["EvidenceEventId"][];
            confidence: components["schemas"]["Confidence"];
            node_type: components["schemas"]["ThoughtNodeType"];
            notes: string;
            scope: components["schemas"]["MindScope"];
            /** @description Labels to find it by. */
            tags: string[];
            text: string;
            thread_id: components["schemas"]["HandsThreadId"];
            title: string;
            visibility: components["schemas"]["ClaimVisibility"];
        };
        NodeCreateInput: {
            /**
             * @description Evidence records that it rests on.
             * @default []
             */
            cite: components["schemas"]["EvidenceEventId"][];
            /**
             * @description How sure it is (1).
             * @default 1
             */
            confidence: number;
            /**
             * @description Anything worth keeping about it.
             * @default
             */
            notes: string;
            project: components["schemas"]["ProjectId"];
            /**
             * @description Whose store keeps it.
             * @default project
             * @enum {string}
             */
            scope: "project" | "global";
            /**
             * @description Labels to find it by.
             * @default []
             */
            tag: string[];
            /** @description All of it. */
            text: string;
            /**
             * @description In a line; left out: the first line of the text. 140 characters are kept.
             * @default
             */
            title: string;
            /** @description What it is. */
            type: components["schemas"]["ThoughtNodeType"];
            /** @description A label; left out: that of the scope. */
            visibility?: components["schemas"]["ClaimVisibility"];
        };
        NodeCreateOutput: {
            /** @description The record of the log that says who did it. */
            event_id: components["schemas"]["EvidenceEventId"];
            node_id: components["schemas"]["ThoughtNodeId"];
        };
        NodeCreateRecord: {
            batch_id: components["schemas"]["BatchId"];
            cite_event_ids: components["schemas"]["EvidenceEventId"][];
            confidence: components["schemas"]["Confidence"];
            event_id: string;
            /** @constant */
            kind: "node_create";
            node_type: components["schemas"]["ThoughtNodeType"];
            notes: string;
            run_id: string;
            scope: components["schemas"]["MindScope"];
            seq: number;
            /** @description Labels to find it by. */
            tags: string[];
            text: string;
            thread_id: components["schemas"]["HandsThreadId"];
            title: string;
            ts: string;
            visibility: components["schemas"]["ClaimVisibility"];
        };
        NodeCreateRow: components["schemas"]["EvidenceReceipt"];
        /** @description A thought in its session: session:number, or session:branch:number. */
        NodeId: string;
        NodeListInput: {
            /** @description Only what comes after this node: the last one of the list before. */
            after?: components["schemas"]["ThoughtNodeId"];
            /**
             * @description Also what no longer holds, and duplicates.
             * @default false
             */
            all: boolean;
            /** @description Only nodes with this text in title or text, whatever the case. */
            contains?: string;
            /**
             * @description How many at most; 0: as many as fit in one answer.
             * @default 0
             */
            limit: number;
            project: components["schemas"]["ProjectId"];
            /**
             * @description Whose nodes; effective: those of the project, then the global ones.
             * @default project
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
            /**
             * @description Only what stands so; left out: active.
             * @default []
             */
            status: components["schemas"]["ThoughtStatus"][];
            /**
             * @description Only what has all of these labels.
             * @default []
             */
            tag: string[];
            /**
             * @description Only these types.
             * @default []
             */
            type: components["schemas"]["ThoughtNodeType"][];
        };
        NodeListOutput: {
            /** @description There is more behind the last one: send its id as after. */
            has_more: boolean;
            /** @description The nodes, the newest first; those of the project before global ones. */
            nodes: components["schemas"]["NodeView"][];
            /** @description There was no room for all of them. */
            truncated: boolean;
        };
        NodeMaterializedFact: {
            batch_id: components["schemas"]["BatchId"];
            checkpoint_kind: components["schemas"]["CheckpointKind"];
            decide_next_event_id: components["schemas"]["MaybeEventId"];
            /** @description Empty when ok. */
            error: string;
            note: string;
            ok: boolean;
            segment_id: components["schemas"]["SegmentId"];
            snapshot_event_id: components["schemas"]["MaybeEventId"];
            source_event_ids: components["schemas"]["EvidenceEventId"][];
            status_hint: components["schemas"]["StatusHint"];
            thread_id: components["schemas"]["HandsThreadId"];
            written_edges: {
                edge_id: components["schemas"]["ThoughtEdgeId"];
                edge_type: components["schemas"]["ThoughtEdgeType"];
                from_id: components["schemas"]["ThoughtRef"];
                to_id: components["schemas"]["ThoughtRef"];
            }[];
            written_nodes: {
                node_id: components["schemas"]["ThoughtNodeId"];
                node_type: components["schemas"]["ThoughtNodeType"];
            }[];
        };
        NodeMaterializedRecord: {
            batch_id: components["schemas"]["BatchId"];
            checkpoint_kind: components["schemas"]["CheckpointKind"];
            decide_next_event_id: components["schemas"]["MaybeEventId"];
            /** @description Empty when ok. */
            error: string;
            event_id: string;
            /** @constant */
            kind: "node_materialized";
            note: string;
            ok: boolean;
            run_id: string;
            segment_id: components["schemas"]["SegmentId"];
            seq: number;
            snapshot_event_id: components["schemas"]["MaybeEventId"];
            source_event_ids: components["schemas"]["EvidenceEventId"][];
            status_hint: components["schemas"]["StatusHint"];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
            written_edges: {
                edge_id: components["schemas"]["ThoughtEdgeId"];
                edge_type: components["schemas"]["ThoughtEdgeType"];
                from_id: components["schemas"]["ThoughtRef"];
                to_id: components["schemas"]["ThoughtRef"];
            }[];
            written_nodes: {
                node_id: components["schemas"]["ThoughtNodeId"];
                node_type: components["schemas"]["ThoughtNodeType"];
            }[];
        };
        NodeMaterializedRow: components["schemas"]["EvidenceReceipt"];
        /** @description A decision, an action or a summary. */
        NodeRecord: {
            /** @description When it was written down. */
            asserted_ts: components["schemas"]["Timestamp"];
            confidence: components["schemas"]["Confidence"];
            /**
             * @description A node.
             * @constant
             */
            kind: "node";
            node_id: components["schemas"]["ThoughtNodeId"];
            node_type: components["schemas"]["ThoughtNodeType"];
            /** @description Anything worth keeping about it. */
            notes: string;
            /** @description The project; empty for what is global. */
            project_id: string;
            scope: components["schemas"]["MindScope"];
            /** @description Evidence that it rests on. */
            source_refs: components["schemas"]["EvidenceEventRef"][];
            /** @description Labels to find it by. */
            tags: string[];
            /** @description All of it. */
            text: string;
            /** @description In a line. */
            title: string;
            /**
             * @description Version of this shape.
             * @constant
             */
            version: "v1";
            visibility: components["schemas"]["ClaimVisibility"];
        };
        NodeRetractedFact: {
            retraction: components["schemas"]["NodeRetraction"];
            scope: components["schemas"]["MindScope"];
        };
        NodeRetractFact: {
            batch_id: components["schemas"]["BatchId"];
            node_id: components["schemas"]["ThoughtNodeId"];
            rationale: string;
            scope: components["schemas"]["MindScope"];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        NodeRetractInput: {
            id: components["schemas"]["ThoughtNodeId"];
            project: components["schemas"]["ProjectId"];
            /**
             * @description Why it no longer holds.
             * @default user retract
             */
            rationale: string;
            /**
             * @description Whose node it is.
             * @default project
             * @enum {string}
             */
            scope: "project" | "global";
        };
        /** @description A node is taken back; its record stays. */
        NodeRetraction: {
            /**
             * @description A node is taken back.
             * @constant
             */
            kind: "node_retract";
            node_id: components["schemas"]["ThoughtNodeId"];
            /** @description Why it no longer holds. */
            rationale: string;
            /** @description Evidence that it rests on. */
            source_refs: components["schemas"]["EvidenceEventRef"][];
            /** @description When it was taken back. */
            ts: components["schemas"]["Timestamp"];
            /**
             * @description Version of this shape.
             * @constant
             */
            version: "v1";
        };
        NodeRetractOutput: {
            /** @description The record of the log that says who did it. */
            event_id: components["schemas"]["EvidenceEventId"];
            node_id: components["schemas"]["ThoughtNodeId"];
        };
        NodeRetractRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "node_retract";
            node_id: components["schemas"]["ThoughtNodeId"];
            rationale: string;
            run_id: string;
            scope: components["schemas"]["MindScope"];
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        NodeRetractRow: components["schemas"]["EvidenceReceipt"];
        NodeShowInput: {
            /**
             * @description How many steps the graph reaches (1); 0 is taken as 1.
             * @default 1
             */
            depth: number;
            /**
             * @description Which way edges are followed (both): from their beginning, or to it.
             * @default both
             * @enum {string}
             */
            direction: "out" | "in" | "both";
            /**
             * @description Follow only these types.
             * @default []
             */
            edge_type: components["schemas"]["ThoughtEdgeType"][];
            /**
             * @description Add what hangs together with it.
             * @default false
             */
            graph: boolean;
            id: components["schemas"]["ThoughtNodeId"];
            /**
             * @description Show duplicates as they are, not as what they stand for.
             * @default false
             */
            include_aliases: boolean;
            /**
             * @description Show what no longer holds too.
             * @default false
             */
            include_inactive: boolean;
            /**
             * @description Show the graph as a Mermaid flowchart.
             * @default false
             */
            mermaid: boolean;
            project: components["schemas"]["ProjectId"];
            /**
             * @description Where to look; effective: in the project first, then among global ones.
             * @default effective
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
        };
        NodeShowOutput: {
            /** @description Edges that begin or end at it, the newest first. */
            edges: components["schemas"]["EdgeView"][];
            graph?: components["schemas"]["ThoughtGraph"];
            /** @description The graph as a Mermaid flowchart. */
            mermaid?: string;
            node: components["schemas"]["NodeView"];
            scope: components["schemas"]["MindScope"];
            /** @description There was no room for all of it. */
            truncated: boolean;
        };
        /** @description A decision, an action or a summary, and whether it holds. */
        NodeView: {
            /** @description When it was written down. */
            asserted_ts: components["schemas"]["Timestamp"];
            /** @description The node that it stands for: itself, unless it was declared the same as another. */
            canonical_id: components["schemas"]["ThoughtNodeId"];
            confidence: components["schemas"]["Confidence"];
            node_id: components["schemas"]["ThoughtNodeId"];
            node_type: components["schemas"]["ThoughtNodeType"];
            /** @description What is kept about it besides. */
            notes: string;
            /** @description The project; empty for what is global. */
            project_id: string;
            scope: components["schemas"]["MindScope"];
            /** @description Evidence records that it rests on. */
            source_event_ids: string[];
            status: components["schemas"]["ThoughtStatus"];
            /** @description Its labels. */
            tags: string[];
            /** @description What it says. */
            text: string;
            /** @description In a line. */
            title: string;
            visibility: components["schemas"]["ClaimVisibility"];
        };
        NoteAddedFact: {
            agent_id?: components["schemas"]["AgentId"];
            branch: components["schemas"]["BranchName"];
            branch_id: number;
            /** @description The text of the note. */
            content: string;
            doc: components["schemas"]["DocName"];
            /** @description What the text is written in: text, markdown, … */
            format?: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            origin_seq?: components["schemas"]["Seq"];
            source_event_id?: string;
            /** @description Title of the note, in a line. */
            title?: string;
        };
        NoteAddedRow: components["schemas"]["NoteEntry"];
        NotebookAddCellInput: {
            /** @description The cell that it follows; left out: the last. */
            afterCellId?: components["schemas"]["CellId"];
            /** @description What the cell says. */
            content: string;
            /** @description File of code, imported as ./name; .ts or .js says the language. */
            filename?: components["schemas"]["CellFilename"];
            /** @description The notebook, as list names it. */
            notebookId: components["schemas"]["NotebookId"];
            /** @description How many cells stand before it. */
            position?: number;
            /**
             * @description What kind of cell it is.
             * @enum {string}
             */
            type: "title" | "markdown" | "code";
            workspace: components["schemas"]["WorkspaceId"];
        };
        NotebookAddCellOutput: {
            /** @description The new cell. */
            cell: {
                /** @description The file; left out for words. */
                filename?: string;
                id: components["schemas"]["CellId"];
                /** @description What it is written in; left out for words. */
                language?: components["schemas"]["CellLanguage"];
                /**
                 * @description What kind of cell it is.
                 * @enum {string}
                 */
                type: "title" | "markdown" | "package.json" | "code";
            };
            /** @description How many cells stand before it. */
            position: number;
            /**
             * @description It was added.
             * @constant
             */
            success: true;
        };
        NotebookCreatedFact: {
            cells: components["schemas"]["NewCell"][];
            language: components["schemas"]["CellLanguage"];
            notebookId: components["schemas"]["NotebookId"];
            /** @enum {string} */
            origin: "blank" | "sequential-feynman" | "loaded";
            title: components["schemas"]["NotebookTitle"];
            tsconfig: string | null;
        };
        NotebookCreatedRow: components["schemas"]["NotebookSummary"];
        NotebookCreateInput: {
            /**
             * @description What its code is written in (typescript).
             * @default typescript
             * @enum {string}
             */
            language: "javascript" | "typescript";
            /** @description What it is called. */
            name: components["schemas"]["NotebookTitle"];
            /**
             * @description What it begins with (blank).
             * @default blank
             * @enum {string}
             */
            template: "blank" | "sequential-feynman";
            workspace: components["schemas"]["WorkspaceId"];
        };
        NotebookCreateOutput: {
            /** @description The notebook; notebook list_cells shows its cells. */
            notebook: components["schemas"]["NotebookSummary"];
            /**
             * @description It was made.
             * @constant
             */
            success: true;
        };
        NotebookExportInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The notebook, as list names it. */
            notebookId: components["schemas"]["NotebookId"];
            /**
             * @description At which character of the text to begin: nextOffset of the part before.
             * @default 0
             */
            offset: number;
            /** @description Write it to this .src.md file, too: in the folder that the server was started in or in its data folder. */
            path?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        NotebookExportOutput: {
            /** @description The notebook as text, from offset on. */
            content: string;
            /** @description Characters of the whole text. */
            length: number;
            /** @description offset of the next part; null: content ends with the text. */
            nextOffset: number | null;
            notebookId: components["schemas"]["NotebookId"];
            /** @description At which character of the text content begins. */
            offset: number;
            /** @description The file that was written; null: none. */
            path: string | null;
            /**
             * @description It was exported.
             * @constant
             */
            success: true;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        NotebookGetCellInput: {
            /** @description The cell, as list_cells names it. */
            cellId: components["schemas"]["CellId"];
            /** @description The notebook, as list names it. */
            notebookId: components["schemas"]["NotebookId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        NotebookGetCellOutput: {
            cell: components["schemas"]["Cell"];
        };
        /** @description A notebook, by its UUID. */
        NotebookId: string;
        NotebookInstallDepsInput: {
            /** @description The notebook, as list names it. */
            notebookId: components["schemas"]["NotebookId"];
            /** @description Packages to add, such as zod or zod@^4.0.0; left out: none. */
            packages?: string[];
            workspace: components["schemas"]["WorkspaceId"];
        };
        NotebookInstallDepsOutput: {
            /** @description What package.json names now, with ranges. */
            dependencies: {
                [key: string]: string;
            };
            /** @description What went wrong; null: nothing. */
            error: string | null;
            execution: components["schemas"]["Execution"];
            /** @description What was written, to standard output or else to standard error. */
            output: string;
            /** @description Whether it went well. */
            success: boolean;
        };
        NotebookListCellsInput: {
            /**
             * @description How many at most (100).
             * @default 100
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The notebook, as list names it. */
            notebookId: components["schemas"]["NotebookId"];
            /**
             * @description How many to leave out first.
             * @default 0
             */
            offset: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        NotebookListCellsOutput: {
            /** @description The cells of this page, in their order. */
            cells: components["schemas"]["CellSummary"][];
            /** @description True when there are more after this page. */
            hasMore: boolean;
            notebook: components["schemas"]["NotebookSummary"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        NotebookListInput: {
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many to leave out first.
             * @default 0
             */
            offset: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        NotebookListOutput: {
            /** @description How many there are in all. */
            count: number;
            /** @description True when there are more after this page. */
            hasMore: boolean;
            /** @description The notebooks of this page. */
            notebooks: components["schemas"]["NotebookSummary"][];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        NotebookLoadInput: {
            /** @description The text of a notebook, as export gives it. */
            content?: string;
            /** @description A .src.md file, in the folder that the server was started in or in its data folder. */
            path?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        NotebookLoadOutput: {
            /** @description The new notebook. */
            notebook: components["schemas"]["NotebookSummary"];
            /**
             * @description It was loaded.
             * @constant
             */
            success: true;
        };
        NotebookNotFoundFacts: {
            notebook: string;
        };
        NotebookRunCellInput: {
            /** @description The cell, as list_cells names it: code, or package.json to install its packages. */
            cellId: components["schemas"]["CellId"];
            /** @description The notebook, as list names it. */
            notebookId: components["schemas"]["NotebookId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        NotebookRunCellOutput: {
            /** @description What went wrong; null: nothing. */
            error: string | null;
            execution: components["schemas"]["Execution"];
            /** @description What was written, to standard output or else to standard error. */
            output: string;
            /** @description Whether it went well. */
            success: boolean;
        };
        /** @description A notebook without its cells. */
        NotebookSummary: {
            /** @description How many cells it has. */
            cellCount: number;
            /** @description When it was made. */
            createdAt: components["schemas"]["TimestampMs"];
            id: components["schemas"]["NotebookId"];
            language: components["schemas"]["CellLanguage"];
            title: components["schemas"]["NotebookTitle"];
            /** @description When it was changed or run last. */
            updatedAt: components["schemas"]["TimestampMs"];
        };
        /** @description What a notebook is called: the text of its first title. */
        NotebookTitle: string;
        NotebookUpdateCellInput: {
            /** @description The cell, as list_cells names it. */
            cellId: components["schemas"]["CellId"];
            /** @description What the cell says. */
            content: string;
            /** @description The notebook, as list names it. */
            notebookId: components["schemas"]["NotebookId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        NotebookUpdateCellOutput: {
            /** @description The cell as it is now. */
            cell: components["schemas"]["Cell"];
            /**
             * @description It was changed.
             * @constant
             */
            success: true;
        };
        NoteEditedFact: {
            agent_id?: components["schemas"]["AgentId"];
            branch: components["schemas"]["BranchName"];
            branch_id: number;
            /** @description The text of the note. */
            content: string;
            doc: components["schemas"]["DocName"];
            entry_seq: components["schemas"]["Seq"];
            /** @description What the text is written in: text, markdown, … */
            format?: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            origin_seq?: components["schemas"]["Seq"];
            replaces: components["schemas"]["Seq"];
            /** @description Title of the note, in a line. */
            title?: string;
        };
        NoteEditedRow: {
            seq: components["schemas"]["Seq"];
        };
        /** @description A note or trace step. */
        NoteEntry: {
            /** @description Who wrote it; absent when not said. */
            agent_id?: components["schemas"]["AgentId"];
            /** @description Branch that it was written on. */
            branch: components["schemas"]["BranchName"];
            /** @description The text of the note. */
            content: string;
            /** @description Document that it was written to. */
            doc: components["schemas"]["DocName"];
            /** @description Which version this is; absent on a note that was never edited. */
            edited?: components["schemas"]["Edited"];
            /** @description What the text is written in: text, markdown, … */
            format?: string;
            /**
             * @description Tells a note from an event.
             * @constant
             */
            kind: "note";
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description Number of the entry, unique in the workspace. */
            seq: components["schemas"]["Seq"];
            /** @description merge:<branch>:<seq> on a copy that a merge made; absent on other notes. */
            source_event_id?: string;
            /** @description Title of the note, in a line. */
            title?: string;
            /** @description When it was written. */
            ts: components["schemas"]["Timestamp"];
            ts_ms: components["schemas"]["TimestampMs"];
        };
        NoteIgnoredWarningFacts: {
            because: string;
        };
        NotesCommitInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Branch; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            /** @description The text of the note. */
            content: string;
            /** @description Document; left out: that of target, focus or the default. */
            doc?: components["schemas"]["DocName"];
            /** @description What the text is written in: text, markdown, … */
            format?: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description Plan or task whose branch and document are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Title of the note, in a line. */
            title?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        NotesCommitOutput: {
            /** @description The note as it was stored. */
            entry: components["schemas"]["NoteEntry"];
        };
        NotesEditInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Branch to edit it on; left out: the checkout if it shows the note, else the note’s own. */
            branch?: components["schemas"]["BranchName"];
            /** @description The new text; left out: as it was. */
            content?: string;
            /** @description What the text is written in: text, markdown, … */
            format?: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description The note, as answers name it: notes@12. */
            ref: string;
            /** @description Title of the note, in a line. */
            title?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        NotesEditOutput: {
            /** @description The note as it stands now. */
            entry: components["schemas"]["NoteEntry"];
        };
        /** @description A scratchpad note without its content. */
        NoteSummary: {
            /** @description When it was made. */
            createdAt: components["schemas"]["Timestamp"];
            id: components["schemas"]["KnowledgeId"];
            title: components["schemas"]["KnowledgeTitle"];
            /** @description When it was changed last. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        /** @description The empty object: there was nothing to record. */
        Nothing: Record<string, unknown>;
        NotInitializedFacts: {
            workspace: string;
        };
        /** @description A branch as a watcher sees it. */
        ObservatoryBranch: {
            /** @description The thought of the main chain at which it begins. */
            fromThoughtNumber: components["schemas"]["ThoughtNumber"];
            id: components["schemas"]["BranchId"];
            /** @description What it is called; null: its id is all it has. */
            name: string | null;
            /** @description Its thoughts on this page. */
            thoughts: components["schemas"]["ObservatoryThought"][];
        };
        /** @description Something that happened in a ledger, as watchers are told. */
        ObservatoryEvent: {
            /** @description What it is about; which fields there are follows from event. */
            data: {
                /** @description The branch that was begun. */
                branchId?: components["schemas"]["BranchId"];
                /** @description How many thoughts a session had when it ended. */
                finalThoughtCount?: number;
                /** @description Where it begins. */
                fromThoughtNumber?: components["schemas"]["ThoughtNumber"];
                /** @description The same, where another thought is named beside it. */
                newNodeId?: components["schemas"]["NodeId"];
                /** @description The thought. */
                nodeId?: components["schemas"]["NodeId"];
                /** @description The thought that was revised. */
                originalThoughtNumber?: components["schemas"]["ThoughtNumber"];
                /** @description The same, as a node. */
                originNodeId?: components["schemas"]["NodeId"] | null;
                /** @description The thought before it; null: it is the first. */
                parentId?: components["schemas"]["NodeId"] | null;
                /** @description The same, as a node. */
                revisedNodeId?: components["schemas"]["NodeId"] | null;
                session?: components["schemas"]["ObservatorySession"];
                sessionId: components["schemas"]["SessionId"];
                thought?: components["schemas"]["ObservatoryThought"];
                /** @description Title of a session that was started. */
                title?: components["schemas"]["SessionTitle"] | null;
            };
            event: components["schemas"]["ObservatoryEventName"];
            /** @description Its number in the project; numbers rise in the order of commits. */
            seq: components["schemas"]["Seq"];
            /** @description When it was committed. */
            ts: components["schemas"]["Timestamp"];
        };
        /**
         * @description What happened in a ledger.
         * @enum {string}
         */
        ObservatoryEventName: "session:started" | "session:ended" | "session:deleted" | "thought:added" | "thought:revised" | "thought:branched" | "thought:critiqued";
        ObservatoryEventsInput: {
            /** @description Only what has a higher number. */
            after: components["schemas"]["Seq"];
            /** @description Only these; left out: all. */
            events?: components["schemas"]["ObservatoryEventName"][];
            /**
             * @description How many at most (100).
             * @default 100
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Only what concerns this session. */
            sessionId?: components["schemas"]["SessionId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ObservatoryEventsOutput: {
            /** @description What happened, the oldest first. */
            events: components["schemas"]["ObservatoryEvent"][];
            /** @description True when there is more after that number. */
            hasMore: boolean;
            /** @description Up to this number everything was looked at: pass it as after to go on. */
            seq: number;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description A session as a watcher sees it. */
        ObservatorySession: {
            /** @description How many branches it has. */
            branchCount: number;
            /** @description When it ended; null: it goes on. */
            completedAt: components["schemas"]["Timestamp"] | null;
            /** @description When it was started. */
            createdAt: components["schemas"]["Timestamp"];
            id: components["schemas"]["SessionId"];
            /**
             * @description Whether it goes on. abandoned is never said here: nobody tells us.
             * @enum {string}
             */
            status: "active" | "completed" | "abandoned";
            /** @description What it is filed under. */
            tags: components["schemas"]["SessionTag"][];
            /** @description How many thoughts it has, those of branches included. */
            thoughtCount: number;
            /** @description What it is called. */
            title: components["schemas"]["SessionTitle"] | null;
            /** @description When it was written to last. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        ObservatorySessionInput: {
            /** @description next_cursor of the page before. */
            cursor?: components["schemas"]["Seq"];
            /**
             * @description How many at most (100).
             * @default 100
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The session. */
            sessionId: components["schemas"]["SessionId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ObservatorySessionOutput: {
            /** @description Branches that have thoughts on this page, by their names. */
            branches: {
                [key: string]: components["schemas"]["ObservatoryBranch"];
            };
            /** @description True when there are older thoughts. */
            hasMore: boolean;
            /** @description Pass it as cursor for older thoughts; null when there are none. */
            next_cursor: components["schemas"]["Seq"] | null;
            /** @description The number of the newest fact that this answer knows. */
            seq: number;
            session: components["schemas"]["ObservatorySession"];
            /** @description Thoughts of the main chain on this page, oldest first. */
            thoughts: components["schemas"]["ObservatoryThought"][];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        ObservatorySessionsInput: {
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many to leave out first.
             * @default 0
             */
            offset: number;
            /** @description Words that must stand in the title, description or tags. */
            search?: string;
            /**
             * @description Only sessions of this status.
             * @enum {string}
             */
            status?: "active" | "completed" | "abandoned";
            /** @description Only sessions that bear all of these. */
            tags?: components["schemas"]["SessionTag"][];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ObservatorySessionsOutput: {
            /** @description How many there are in all. */
            count: number;
            /** @description True when more follow this page. */
            hasMore: boolean;
            /** @description The number of the newest fact that this answer knows. */
            seq: number;
            /** @description The sessions of this page. */
            sessions: components["schemas"]["ObservatorySession"][];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description A thought as a watcher sees it. */
        ObservatoryThought: {
            /** @description The thought of the main chain at which its branch begins. */
            branchFromThought?: components["schemas"]["ThoughtNumber"];
            /** @description Its branch; left out: the main chain. */
            branchId?: components["schemas"]["BranchId"];
            cipher?: components["schemas"]["CipherGraph"];
            critique?: components["schemas"]["Critique"];
            id: components["schemas"]["NodeId"];
            /** @description True: it revises an earlier thought. */
            isRevision?: boolean;
            /** @description True: more thoughts were needed than expected. */
            needsMoreThoughts?: boolean;
            /** @description Whether another one was to follow. */
            nextThoughtNeeded: boolean;
            /** @description The thought that it revises. */
            revisesThought?: components["schemas"]["ThoughtNumber"];
            /** @description What was thought. */
            thought: string;
            thoughtNumber: components["schemas"]["ThoughtNumber"];
            /** @description When it was recorded. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description How many thoughts were expected then. */
            totalThoughts: components["schemas"]["ThoughtNumber"];
        };
        /** @description What was opened, told apart by kind. */
        Opened: components["schemas"]["OpenedEntry"] | components["schemas"]["OpenedCard"] | components["schemas"]["OpenedTask"] | components["schemas"]["OpenedStep"] | components["schemas"]["OpenedBranch"] | components["schemas"]["OpenedJob"] | components["schemas"]["OpenedJobEvent"] | components["schemas"]["OpenedRunner"] | components["schemas"]["OpenedAnchor"] | components["schemas"]["Tombstone"];
        /** @description A part of the project and what is known about it. */
        OpenedAnchor: {
            /** @description The anchor; when registered is false all but its id is derived from cards. */
            anchor: {
                /** @description Every other name of the anchor, old ones included. */
                aliases: components["schemas"]["AnchorId"][];
                /** @description When it was registered. */
                created_at_ms: components["schemas"]["TimestampMs"];
                /** @description Anchors that it needs. */
                depends_on: components["schemas"]["AnchorId"][];
                /** @description What the part is for; null when nobody said it. */
                description: string | null;
                id: components["schemas"]["AnchorId"];
                kind: components["schemas"]["AnchorKind"];
                /** @description Anchor it is part of; null at the top. */
                parent_id: components["schemas"]["AnchorId"] | null;
                /** @description Where it lives: file paths, links or ids. */
                refs: string[];
                /** @description True when the anchor is in the map; false when only cards name it. */
                registered: boolean;
                status: components["schemas"]["AnchorStatus"];
                /** @description What people call the part. */
                title: string;
                /** @description When it was changed last. */
                updated_at_ms: components["schemas"]["TimestampMs"];
            };
            /** @description Cards about it: pinned first, then by type, newest first. */
            cards: components["schemas"]["AnchorCard"][];
            /** @description Number of cards found, before a budget cut them. */
            count: number;
            /** @description Drafts about it that are not shown, counted up to 200. */
            drafts: number;
            /** @description Id of the anchor. */
            id: components["schemas"]["AnchorId"];
            /**
             * @description What was opened: an anchor.
             * @constant
             */
            kind: "anchor";
            stats: components["schemas"]["AnchorStats"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description A branch and what was noted on it. */
        OpenedBranch: {
            /** @description Branch it was made from; null for a first branch. */
            base_branch: components["schemas"]["BranchName"] | null;
            /** @description Number up to which it sees its base; null for a first branch. */
            base_seq: components["schemas"]["Seq"] | null;
            /** @description When it was made. */
            created_at_ms: components["schemas"]["TimestampMs"];
            /** @description True when there are older ones; show lists them all. */
            has_more_notes: boolean;
            /** @description Name of the branch. */
            id: components["schemas"]["BranchName"];
            /**
             * @description What was opened: a branch.
             * @constant
             */
            kind: "branch";
            /** @description The newest notes that were written on it, oldest first. */
            notes: components["schemas"]["Entry"][];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description A card in its newest version, with what it supports and blocks. */
        OpenedCard: {
            /** @description What the card says. */
            card: {
                /** @description Id of the card. */
                id: components["schemas"]["GraphNodeId"];
                /** @description Anything more, as an object. */
                meta?: {
                    [key: string]: unknown;
                };
                /** @description State of the card, such as open; null when it has none. */
                status: components["schemas"]["GraphStatus"] | null;
                /** @description Tags in lower case; [] for none. */
                tags: components["schemas"]["GraphTag"][];
                text?: components["schemas"]["GraphText"];
                title?: components["schemas"]["GraphTitle"];
                type: components["schemas"]["GraphType"];
            };
            /** @description Cards that this one supports and blocks. */
            edges: {
                /** @description Ids of cards that it blocks. */
                blocks: components["schemas"]["GraphNodeId"][];
                /** @description Ids of cards that it supports. */
                supports: components["schemas"]["GraphNodeId"][];
            };
            /** @description Which version it is, and where it was written. */
            head: {
                /** @description Branch it was written on. */
                branch: components["schemas"]["BranchName"];
                /** @description Graph document it was written to. */
                doc: components["schemas"]["DocName"];
                /** @description Number of the version. */
                seq: components["schemas"]["Seq"];
                /** @description When it was written. */
                ts: components["schemas"]["Timestamp"];
                ts_ms: components["schemas"]["TimestampMs"];
            };
            /** @description Id of the card. */
            id: components["schemas"]["GraphNodeId"];
            /**
             * @description What was opened: a card.
             * @constant
             */
            kind: "card";
            /** @description True when not all edges are shown, or max_chars left something out. */
            truncated: boolean;
        };
        /** @description An entry of a document. */
        OpenedEntry: {
            /** @description The entry; of a note that was edited, the newest version seen here. */
            entry: components["schemas"]["Entry"];
            /**
             * @description What was opened: an entry.
             * @constant
             */
            kind: "doc_entry";
            /** @description Reference of the entry, <doc>@<seq>. */
            ref: string;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
            /** @description All versions of a note that was edited, on all branches, oldest first; absent when there is but one. */
            versions?: {
                /** @description Who wrote it; absent when not said. */
                agent_id?: components["schemas"]["AgentId"];
                /** @description Branch that it was written on. */
                branch: components["schemas"]["BranchName"];
                /** @description Opens this version: <doc>@<seq>#<number of the version>. */
                ref: string;
                /** @description True for the version in entry. */
                shown: boolean;
                /** @description When it was written. */
                ts: components["schemas"]["Timestamp"];
            }[];
        };
        /** @description A job with its newest events. */
        OpenedJob: {
            /** @description Newest events of the job, newest first. */
            events: components["schemas"]["JobEvent"][];
            /** @description True when older events were left out. */
            has_more_events: boolean;
            /** @description Id of the job. */
            id: components["schemas"]["JobId"];
            /** @description The job. */
            job: {
                /** @description Part of the project that it is about; null when none was named. */
                anchor_id: string | null;
                /** @description When the lease runs out; null while nobody holds it. */
                claim_expires_at_ms: components["schemas"]["TimestampMs"] | null;
                /** @description When it ended; null while it has not. */
                completed_at_ms: components["schemas"]["TimestampMs"] | null;
                /** @description When it was created. */
                created_at_ms: components["schemas"]["TimestampMs"];
                /** @description Id of the job. */
                id: components["schemas"]["JobId"];
                /** @description What sort of runner it is for. */
                kind: string;
                priority: components["schemas"]["JobPriority"];
                /** @description Grows when the job changes hands or ends; while it runs it is the claim_revision. */
                revision: number;
                /** @description Who holds it; null while nobody does. */
                runner: string | null;
                status: components["schemas"]["JobStatus"];
                /** @description What came of it; null while it has not ended. */
                summary: string | null;
                /** @description Plan or task it is for; null when none. */
                task_id: components["schemas"]["EntityId"] | null;
                /** @description What the job is, in a line. */
                title: string;
                /** @description When it was changed last. */
                updated_at_ms: components["schemas"]["TimestampMs"];
            };
            /**
             * @description What was opened: a job.
             * @constant
             */
            kind: "job";
            /** @description What the runner was told; only with include_drafts. */
            prompt?: string;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description One event of a job and what preceded it. */
        OpenedJobEvent: {
            /** @description What happened right before it, newest first. */
            context: {
                /** @description Newest events of the job, newest first. */
                events: components["schemas"]["JobEvent"][];
                /** @description True when older events were left out. */
                has_more_events: boolean;
            };
            /** @description The event. */
            event: components["schemas"]["JobEvent"];
            /** @description The job. */
            job: {
                /** @description Part of the project that it is about; null when none was named. */
                anchor_id: string | null;
                /** @description When the lease runs out; null while nobody holds it. */
                claim_expires_at_ms: components["schemas"]["TimestampMs"] | null;
                /** @description When it ended; null while it has not. */
                completed_at_ms: components["schemas"]["TimestampMs"] | null;
                /** @description When it was created. */
                created_at_ms: components["schemas"]["TimestampMs"];
                /** @description Id of the job. */
                id: components["schemas"]["JobId"];
                /** @description What sort of runner it is for. */
                kind: string;
                priority: components["schemas"]["JobPriority"];
                /** @description Grows when the job changes hands or ends; while it runs it is the claim_revision. */
                revision: number;
                /** @description Who holds it; null while nobody does. */
                runner: string | null;
                status: components["schemas"]["JobStatus"];
                /** @description What came of it; null while it has not ended. */
                summary: string | null;
                /** @description Plan or task it is for; null when none. */
                task_id: components["schemas"]["EntityId"] | null;
                /** @description What the job is, in a line. */
                title: string;
                /** @description When it was changed last. */
                updated_at_ms: components["schemas"]["TimestampMs"];
            };
            /**
             * @description What was opened: an event of a job.
             * @constant
             */
            kind: "job_event";
            /** @description Reference of the event, JOB-001@<seq>. */
            ref: string;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description A runner and its lease. */
        OpenedRunner: {
            /** @description Name of the runner. */
            id: string;
            /**
             * @description What was opened: a runner.
             * @constant
             */
            kind: "runner";
            lease: components["schemas"]["RunnerLease"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /**
             * @description offline when its lease has run out, else what it reported last.
             * @enum {string}
             */
            status: "offline" | "idle" | "live";
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description A step of a task. */
        OpenedStep: {
            /** @description Id of the step. */
            id: components["schemas"]["StepId"];
            /**
             * @description What was opened: a step.
             * @constant
             */
            kind: "step";
            /** @description The step. */
            step: components["schemas"]["Step"];
            /** @description Task it belongs to. */
            task: components["schemas"]["TaskId"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description A plan or task as a place to go on from. */
        OpenedTask: {
            capsule: components["schemas"]["ResumeCapsule"];
            degradation: components["schemas"]["Degradation"];
            /** @description Id of the plan or task. */
            id: components["schemas"]["EntityId"];
            /**
             * @description What was opened: a plan or a task.
             * @enum {string}
             */
            kind: "plan" | "task";
            reasoning_ref: components["schemas"]["ReasoningRef"];
            /** @description First open step of the task; null for a plan or when none is open. */
            step_focus: components["schemas"]["Step"] | null;
            /** @description The plan or task. */
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        OpenInput: {
            /** @description The reference: CARD-… or another card id, <doc>@<seq>, TASK-001, PLAN-001, STEP-…, s:0, what-if/x, JOB-001, JOB-001@<seq>, runner:<id>, a:core. */
            id: string;
            /**
             * @description Show drafts and long parts too.
             * @default false
             */
            include_drafts: boolean;
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        OpenOutput: components["schemas"]["Opened"];
        /** @description Something that was done and can be undone. */
        Operation: {
            /** @description Changed fields as they were afterwards. */
            after: {
                [key: string]: unknown;
            };
            /** @description Changed fields as they were. */
            before: {
                [key: string]: unknown;
            };
            /** @description What was done, as a code. */
            intent: string;
            /** @description Path of the step or task node; null when it concerns the whole task. */
            path: string | null;
            /** @description Details of what was done. */
            payload: {
                [key: string]: unknown;
            };
            /** @description Number of the operation. */
            seq: components["schemas"]["Seq"];
            /** @description Plan or task that was changed. */
            task: components["schemas"]["EntityId"];
            /** @description When it was done. */
            ts: components["schemas"]["Timestamp"];
            ts_ms: components["schemas"]["TimestampMs"];
            /** @description True when tasks_undo can invert it. */
            undoable: boolean;
            /** @description True when it was undone and not redone. */
            undone: boolean;
        };
        /** @description How to act when the values do not say. */
        OperationalDefaults: {
            /** @description Ask the user when unsure, rather than stop. */
            ask_when_uncertain: boolean;
            refactor_intent: components["schemas"]["RefactorIntent"];
        };
        OriginRefusedFacts: {
            origin: string;
        };
        OverlaySavedFact: {
            overlay: components["schemas"]["ProjectOverlay"];
        };
        /** @description What is kept about the project beside its claims. */
        OverlayView: {
            [key: string]: unknown;
        };
        /** @description The packages that code may import. */
        PackageJsonCell: {
            /** @description How many bytes the last run wrote that are not kept. */
            cutBytes: number;
            /** @description What went wrong in the last run; null: nothing. */
            error: string | null;
            /** @description When the last run ended; null: never. */
            executedAt: components["schemas"]["Timestamp"] | null;
            /**
             * @description The file that it is.
             * @constant
             */
            filename: "package.json";
            id: components["schemas"]["CellId"];
            /** @description What the last run wrote to standard output; where it went well and wrote nothing there, to standard error. Null: nothing. */
            output: string | null;
            /** @description What stands in package.json. */
            source: string;
            status: components["schemas"]["CellStatus"];
            /**
             * @description It names packages.
             * @constant
             */
            type: "package.json";
        };
        /** @description Which page this is, and how to get the next. */
        Pagination: {
            /** @description Items on this page. */
            count: number;
            /** @description Cursor of this page; null for the first. */
            cursor: components["schemas"]["Seq"] | null;
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description Most items that a page holds. */
            limit: number;
            /** @description Pass it as cursor for the next page; null when there is none. */
            next_cursor: components["schemas"]["Seq"] | null;
        };
        /** @description One change of a field. */
        PatchOp: {
            /** @description Name of the field. */
            field: string;
            /**
             * @description set a value, unset it, append to a list or remove from it.
             * @enum {string}
             */
            op: "set" | "unset" | "append" | "remove";
            /** @description For set: the new value. For append and remove: an item, or a list of items. */
            value?: unknown;
        };
        PatternCreatedFact: {
            content: components["schemas"]["KnowledgeText"];
            createdBy: string | null;
            /** @description Sessions that it was learned from. */
            derivedFromSessions: components["schemas"]["SessionId"][];
            description: components["schemas"]["PatternDescription"];
            id: components["schemas"]["KnowledgeId"];
            /** @description What it is filed under. */
            tags: components["schemas"]["SessionTag"][];
            title: components["schemas"]["KnowledgeTitle"];
        };
        PatternCreatedRow: components["schemas"]["KnowledgePattern"];
        PatternDeletedFact: {
            id: components["schemas"]["KnowledgeId"];
        };
        /** @description What a pattern is for, in a sentence or two. */
        PatternDescription: string;
        /** @description A pattern without its content. */
        PatternSummary: {
            /** @description When it was made. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description The agent that made it; null: nobody said. */
            createdBy: string | null;
            /** @description Sessions that it was learned from. */
            derivedFromSessions: components["schemas"]["SessionId"][];
            description: components["schemas"]["PatternDescription"];
            id: components["schemas"]["KnowledgeId"];
            /** @description What it is filed under. */
            tags: components["schemas"]["SessionTag"][];
            title: components["schemas"]["KnowledgeTitle"];
            /** @description When it was changed last. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        PatternUpdatedFact: {
            content: components["schemas"]["KnowledgeText"];
            /** @description Sessions that it was learned from. */
            derivedFromSessions: components["schemas"]["SessionId"][];
            description: components["schemas"]["PatternDescription"];
            id: components["schemas"]["KnowledgeId"];
            /** @description What it is filed under. */
            tags: components["schemas"]["SessionTag"][];
            title: components["schemas"]["KnowledgeTitle"];
        };
        PatternUpdatedRow: components["schemas"]["KnowledgePattern"];
        /**
         * @description Stage of a line of thought; they follow in this order.
         * @enum {string}
         */
        PipelineStage: "frame" | "hypothesis" | "test" | "evidence" | "decision";
        /** @description A card with its place in the order: pinned, then open questions, then the rest; each newest first. */
        PlacedCard: {
            id: components["schemas"]["GraphNodeId"];
            /** @description Number of its newest version. */
            last_seq: components["schemas"]["Seq"];
            /** @description When its newest version was written. */
            last_ts_ms: components["schemas"]["TimestampMs"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description Position in that order; cursors count by it. */
            place: number;
            /** @description State of the card, such as open or closed; absent when it has none. */
            status?: components["schemas"]["GraphStatus"];
            /** @description Tags, in lower case and in order. */
            tags: components["schemas"]["GraphTag"][];
            /** @description What the card says; absent when it has no text. */
            text?: components["schemas"]["GraphText"];
            /** @description What the card is called; absent when it has no title. */
            title?: components["schemas"]["GraphTitle"];
            type: components["schemas"]["CardType"];
        };
        /** @description A plan: what several tasks are for. */
        Plan: {
            /** @description Points to work through, and how far it is. */
            checklist: components["schemas"]["Checklist"];
            /** @description When it was completed; null while it is not. */
            completed_at_ms: components["schemas"]["TimestampMs"] | null;
            /** @description What to know about it; null when nobody said it. */
            context: string | null;
            /** @description What was agreed, as text; null when nothing was. */
            contract: string | null;
            /** @description What was agreed, as data; null when nothing was. */
            contract_data: {
                [key: string]: unknown;
            } | null;
            /** @description How often the contract was set. */
            contract_versions_count: number;
            /** @description When it was created. */
            created_at_ms: components["schemas"]["TimestampMs"];
            /** @description Plans and tasks that must be done first. */
            depends_on: components["schemas"]["EntityId"][];
            /** @description What is to be achieved; null when nobody said it. */
            description: string | null;
            id: components["schemas"]["EntityId"];
            /**
             * @description It is a plan.
             * @constant
             */
            kind: "plan";
            /** @description current/total of the checklist. */
            plan_progress: string;
            /** @description How urgent; null when not set. */
            priority: components["schemas"]["Priority"] | null;
            /** @description The id with its workspace: <workspace>:<id>. */
            qualified_id: string;
            revision: components["schemas"]["Revision"];
            status: components["schemas"]["TaskStatus"];
            /** @description Labels. */
            tags: string[];
            /** @description What it is called. */
            title: string;
            /** @description When it was changed last. */
            updated_at_ms: components["schemas"]["TimestampMs"];
        };
        PlanCreatedFact: {
            /** @description Text of up to 200 000 characters; "" clears it. */
            contract?: string;
            contract_data?: {
                [key: string]: unknown;
            };
            /** @description Text of up to 20 000 characters; "" clears it. */
            description?: string;
            id: components["schemas"]["PlanId"];
            /** @description A short name; blanks around it are dropped. */
            title: string;
        };
        PlanCreatedRow: components["schemas"]["TaskEvent"];
        PlanEditedFact: {
            change: {
                completed_at_ms?: components["schemas"]["TimestampMs"] | null;
                context?: string | null;
                contract?: string | null;
                contract_data?: {
                    [key: string]: unknown;
                } | null;
                contract_versions?: number;
                /** @description Plans and tasks that must be done first; the list replaces the one before. */
                depends_on?: components["schemas"]["EntityId"][];
                description?: string | null;
                domain?: string | null;
                priority?: components["schemas"]["Priority"] | null;
                status?: components["schemas"]["TaskStatus"];
                /** @description Labels; the list replaces the one before. */
                tags?: string[];
                /** @description A short name; blanks around it are dropped. */
                title?: string;
            };
            revision: components["schemas"]["Revision"];
            task: components["schemas"]["EntityId"];
        };
        PlanEditedRow: components["schemas"]["TaskEvent"];
        /** @description A plan: PLAN-001. */
        PlanId: string;
        PlanMinChecksAnswer: components["schemas"]["MinimalChecks"];
        PlanMinChecksPrompt: {
            /** @description The program that is Hands here */
            hands_provider: string;
            /** @description What is kept about this project */
            project_overlay: components["schemas"]["OverlayView"];
            /** @description Recent records of the log, the oldest first; the answer in a user_input record is the user's own */
            recent_evidence: components["schemas"]["LogView"];
            /** @description What the repository shows */
            repo_observation: components["schemas"]["RepoObservation"];
            /** @description Settings of the autopilot; they hold no values */
            runtime_config: components["schemas"]["RuntimeKnobs"];
            /** @description The task that the user gave */
            task: string;
            /** @description The user's values, preferences and goals, and what else is known: claims, nodes, edges */
            thought_db_context: components["schemas"]["ThoughtDbView"];
        };
        PlanUpdatedFact: {
            checklist?: {
                current?: number;
                doc?: string | null;
                steps?: string[];
            };
            revision: components["schemas"]["Revision"];
            status?: components["schemas"]["TaskStatus"];
            task: components["schemas"]["EntityId"];
        };
        PlanUpdatedRow: components["schemas"]["TaskEvent"];
        PlaybookGenericWarningFacts: {
            known: string;
            name: string;
        };
        /** @description A preference or goal as the model proposes it. */
        PreferenceDraft: {
            benefit: components["schemas"]["Benefit"];
            confidence: components["schemas"]["Confidence"];
            /** @description What in the evidence shows it. */
            rationale: string;
            scope: components["schemas"]["MindScope"];
            /** @description The preference or goal, as one rule that can be followed. */
            text: string;
        };
        PreferenceMiningFact: {
            batch_id: components["schemas"]["BatchId"];
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            /** @description What the Mind was told about the run. */
            notes: string;
            output: components["schemas"]["MinedPreferences"] | components["schemas"]["Nothing"];
            state: components["schemas"]["MindState"];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        PreferenceMiningRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "preference_mining";
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            /** @description What the Mind was told about the run. */
            notes: string;
            output: components["schemas"]["MinedPreferences"] | components["schemas"]["Nothing"];
            run_id: string;
            seq: number;
            state: components["schemas"]["MindState"];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        PreferenceMiningRow: components["schemas"]["EvidenceReceipt"];
        PreferenceSolidifiedFact: {
            applied_claim_ids: components["schemas"]["ClaimId"][];
            batch_id: components["schemas"]["BatchId"];
            benefit: components["schemas"]["Benefit"];
            confidence: components["schemas"]["Confidence"];
            /** @description Runs in which it was seen. */
            count: number;
            scope: components["schemas"]["MindScope"];
            /** @description Of scope and normalized text. */
            signature: string;
            text: string;
            thread_id: components["schemas"]["HandsThreadId"];
            /** @description How many it took. */
            threshold: number;
        };
        PreferenceSolidifiedRecord: {
            applied_claim_ids: components["schemas"]["ClaimId"][];
            batch_id: components["schemas"]["BatchId"];
            benefit: components["schemas"]["Benefit"];
            confidence: components["schemas"]["Confidence"];
            /** @description Runs in which it was seen. */
            count: number;
            event_id: string;
            /** @constant */
            kind: "preference_solidified";
            run_id: string;
            scope: components["schemas"]["MindScope"];
            seq: number;
            /** @description Of scope and normalized text. */
            signature: string;
            text: string;
            thread_id: components["schemas"]["HandsThreadId"];
            /** @description How many it took. */
            threshold: number;
            ts: string;
        };
        PreferenceSolidifiedRow: components["schemas"]["EvidenceReceipt"];
        /**
         * @description LOW, MEDIUM or HIGH.
         * @enum {string}
         */
        Priority: "LOW" | "MEDIUM" | "HIGH";
        /** @description Name that is typed as @<name> instead of a folder. */
        ProjectAlias: string;
        ProjectAliasAddInput: {
            /** @description The name, without @. */
            name: components["schemas"]["ProjectAlias"];
            project: components["schemas"]["ProjectId"];
        };
        ProjectAliasAddOutput: {
            /** @description What the name now means. */
            entry: components["schemas"]["SelectionEntry"];
            /** @description What is typed. */
            name: string;
        };
        ProjectAliasListInput: {
            project: components["schemas"]["ProjectId"];
        };
        ProjectAliasListOutput: {
            /** @description @last, @pinned and aliases, in this order. */
            names: components["schemas"]["NamedProject"][];
            /** @description There was no room for all names. */
            truncated: boolean;
        };
        ProjectAliasRmInput: {
            /** @description The name, without @. */
            name: components["schemas"]["ProjectAlias"];
            project: components["schemas"]["ProjectId"];
        };
        ProjectAliasRmOutput: {
            /** @description What was typed. */
            name: string;
            /** @description What it meant. */
            was: components["schemas"]["SelectionEntry"];
        };
        /**
         * @description high: the session says its folder; medium: a text in it does; low: nothing does.
         * @enum {string}
         */
        ProjectConfidence: "high" | "medium" | "low";
        ProjectGuardBoundFact: {
            guard: string;
        };
        ProjectGuardMismatchFacts: {
            configured: string;
            stored: string;
            workspace: string;
        };
        /** @description First 16 hex digits of the hash of the project identity. */
        ProjectId: string;
        /** @description What makes a folder the same project after it was moved or cloned. */
        ProjectIdentity: {
            /** @description Address of the remote origin, without credentials. */
            git_origin?: string;
            /** @description The same as host and path. */
            git_origin_norm?: string;
            /** @description The folder inside the repository; empty at its root. */
            git_relpath?: string;
            /** @description The first commit of the history. */
            git_root_commit?: string;
            /** @description Root of the working copy. */
            git_toplevel?: string;
            /** @description What the project id is the hash of. Never holds credentials. */
            key: string;
            /**
             * @description Known by its repository, or by its path alone.
             * @enum {string}
             */
            kind: "git" | "path";
            /** @description The key without the folder inside the repository. */
            repo_key?: string;
            /** @description Where the project was last seen. */
            root_path?: string;
        };
        /** @description What the autopilot keeps about a project between runs. */
        ProjectOverlay: {
            /** @description What this project changes in global workflows, by workflow id. */
            global_workflow_overrides: {
                [key: string]: components["schemas"]["WorkflowOverride"];
            };
            /** @description The conversation of Hands that a later run may go on with. */
            hands_state: {
                /** @description Program whose conversation it is; empty for none. */
                provider: string;
                thread_id: components["schemas"]["HandsThreadId"];
                /** @description RFC 3339; empty when it has not happened. */
                updated_ts: string;
            };
            /** @description Where workflows are copied to. */
            host_bindings: components["schemas"]["HostBinding"][];
            identity: components["schemas"]["ProjectIdentity"];
            /** @description What the project id is the hash of. */
            identity_key: string;
            project_id: components["schemas"]["ProjectId"];
            /** @description Where the project was last seen. */
            root_path: string;
            /** @description Languages and tools in use, as the last run saw them. */
            stack_hints: string[];
            /** @description Points at the claim that says how to check a project without tests. */
            testless_verification_strategy: {
                /** @description The user has said how to check without tests. */
                chosen_once: boolean;
                /** @description The claim that says it; empty for none. */
                claim_id: components["schemas"]["ClaimId"] | "";
                /** @description Why it was chosen. */
                rationale: string;
            };
            workflow_run: components["schemas"]["WorkflowCursor"];
        };
        ProjectPinInput: {
            project: components["schemas"]["ProjectId"];
        };
        ProjectPinOutput: {
            /** @description What the name now means. */
            entry: components["schemas"]["SelectionEntry"];
            /**
             * @description What is typed.
             * @constant
             */
            name: "@pinned";
        };
        /** @description Projects that can be named from anywhere. */
        ProjectSelection: {
            /** @description What further @names mean. */
            aliases: {
                [key: string]: components["schemas"]["SelectionEntry"];
            };
            /** @description What @last means. */
            last: components["schemas"]["SelectionEntry"] | null;
            /** @description What @pinned means. */
            pinned: components["schemas"]["SelectionEntry"] | null;
            /**
             * @description Version of this shape.
             * @constant
             */
            version: "v1";
        };
        ProjectShowInput: {
            project: components["schemas"]["ProjectId"];
        };
        ProjectShowOutput: {
            /** @description Where its files are; they need not be there yet. */
            files: {
                /** @description What happened, a record a line. */
                evidence_log: string;
                /** @description What Hands said. */
                hands_transcripts: string;
                /** @description What Mind was asked and answered. */
                mind_transcripts: string;
                /** @description State between runs. */
                overlay: string;
                /** @description Folder that holds all of it. */
                project_dir: string;
                /** @description Claims, nodes and edges. */
                thought_db: string;
                /** @description Workflows of the project. */
                workflows: string;
            };
            /** @description What the id is made from. */
            identity: components["schemas"]["ProjectIdentity"];
            /** @description Whether something is kept about it already. */
            known: boolean;
            /** @description The state between runs, as it is stored; null when there is none. */
            overlay: {
                [key: string]: unknown;
            } | null;
            /** @description Id of the project. */
            project_id: components["schemas"]["ProjectId"];
            /** @description Folder of the project. */
            root_path: string;
        };
        ProjectStatusInput: {
            project: components["schemas"]["ProjectId"];
        };
        ProjectStatusOutput: {
            /** @description @last, @pinned and aliases, in this order. */
            names: components["schemas"]["NamedProject"][];
            /** @description The project, and why it is the one. */
            resolved: components["schemas"]["ResolvedProject"];
            /** @description There was no room for all names. */
            truncated: boolean;
        };
        /** @description A project in which something was found. */
        ProjectSummary: {
            confidence: components["schemas"]["ProjectConfidence"];
            /** @description Files with a hit. */
            files: number;
            /** @description Messages found. */
            hits: number;
            /** @description The folder of the project. */
            id: string;
            /** @description Name of the folder. */
            name: string;
        };
        /** @description A project of the autopilot. */
        ProjectTarget: {
            identity: components["schemas"]["ProjectIdentity"];
            /** @description Something was written about it before. */
            known: boolean;
            project_id: components["schemas"]["ProjectId"];
            /** @description Its folder; empty where nobody knows it any more. */
            root_path: string;
        };
        ProjectUnpinInput: {
            project: components["schemas"]["ProjectId"];
        };
        ProjectUnpinOutput: {
            /** @description What @pinned meant; null when it meant nothing. */
            was: components["schemas"]["SelectionEntry"] | null;
        };
        ProjectUseInput: {
            project: components["schemas"]["ProjectId"];
        };
        ProjectUseOutput: {
            /** @description What the name now means. */
            entry: components["schemas"]["SelectionEntry"];
            /**
             * @description What is typed.
             * @constant
             */
            name: "@last";
        };
        ProofMissingFacts: {
            path: string;
            step_id?: string;
            task: string;
        };
        ProofMissingWarningFacts: {
            path: string;
        };
        /**
         * @description What proof a checkpoint needs: none (off), advised (warn) or required.
         * @enum {string}
         */
        ProofMode: "off" | "warn" | "require";
        ProofRequiredFacts: {
            missing: string;
            path: string;
            step_id: string;
            task: string;
        };
        ProofWeakWarningFacts: {
            missing: string;
            path: string;
        };
        /** @description Now, why, verify, next, blockers: one screen. */
        Radar: {
            /** @description What is in the way; [] for nothing. */
            blockers: string[];
            /** @description What to do next, in order. */
            next: string[];
            /** @description What is being worked on, in a line. */
            now: string;
            /** @description What is still to be confirmed or proved before the open steps can close. */
            verify: string[];
            /** @description What it is for; null when nobody said it. */
            why: string | null;
        };
        /** @description Branch and documents that hold the reasoning of a plan or task. */
        ReasoningRef: {
            /** @description Branch that holds the reasoning. */
            branch: components["schemas"]["BranchName"];
            /** @description Document for the graph. */
            graph_doc: components["schemas"]["DocName"];
            /** @description Document for notes. */
            notes_doc: components["schemas"]["DocName"];
            /** @description Document for the trace. */
            trace_doc: components["schemas"]["DocName"];
        };
        ReasoningRefDerivedWarningFacts: {
            id: string;
        };
        /** @description Something recalled from memory. */
        RecalledItem: {
            /** @description Id of the item; unique across kinds. */
            item_id: string;
            kind: components["schemas"]["MemoryKind"];
            /** @description Empty for what is global. */
            project_id: string;
            scope: components["schemas"]["MindScope"];
            /** @description Start of its text. */
            snippet: string;
            /** @description Records that it was drawn from. */
            source_refs: (components["schemas"]["EvidenceEventRef"] | components["schemas"]["SegmentRecordsRef"])[];
            /** @description Labels of the item. */
            tags: string[];
            /** @description Title of the item, in a line. */
            title: string;
            /** @description When the item was written. */
            ts: components["schemas"]["Timestamp"];
        };
        RecordsBreakContractsWarningFacts: {
            fault: string;
            first: string;
            records: number;
        };
        RedoAppliedFact: {
            image: {
                [key: string]: unknown;
            };
            intent: string;
            op_seq: number;
            path: string | null;
            revision: components["schemas"]["Revision"];
            subject: {
                id: string;
                /** @enum {string} */
                kind: "entity" | "step" | "node";
            };
            task: components["schemas"]["EntityId"];
        };
        RedoAppliedRow: components["schemas"]["TaskEvent"];
        /**
         * @description Whether a refactoring may change behaviour.
         * @enum {string}
         */
        RefactorIntent: "behavior_preserving" | "behavior_changing";
        ReflogInput: {
            /** @description next_cursor of the page before. */
            cursor?: number;
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Branch to read; left out: the checkout. */
            ref?: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ReflogOutput: {
            /** @description Branch that was read. */
            branch: components["schemas"]["BranchName"];
            /** @description Document whose pointer moved. */
            doc: components["schemas"]["DocName"];
            /** @description Moves of the pointer, newest first. */
            moves: components["schemas"]["RefMove"][];
            pagination: components["schemas"]["Pagination"];
            /** @description Branch that was read. */
            ref: string;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description One movement of a branch's notes pointer. */
        RefMove: {
            /** @description Branch whose pointer moved. */
            branch: components["schemas"]["BranchName"];
            /** @description Document of the pointer. */
            doc: components["schemas"]["DocName"];
            /** @description Title of the note that moved it, or reset:<ref>. */
            message: string;
            /** @description Entry it points to now. */
            new_seq: components["schemas"]["Seq"];
            /** @description Entry it pointed to before; null when there was none. */
            old_seq: components["schemas"]["Seq"] | null;
            /** @description Name of the branch. */
            ref: string;
            /** @description Number of the move itself. */
            seq: components["schemas"]["Seq"];
            ts: components["schemas"]["Timestamp"];
            ts_ms: components["schemas"]["TimestampMs"];
        };
        /** @description A card that was written because the map changed. */
        RegistryNote: {
            /** @description Branch that the card was written to. */
            branch: components["schemas"]["BranchName"];
            /** @description Id of the card that was written. */
            card_id: string;
            /** @description Reference of its trace entry, <doc>@<seq>; open takes it. */
            trace_ref: string;
        };
        RegistryUnreachableFacts: {
            detail: string;
        };
        /** @description What the repository shows without asking a model. */
        RepoObservation: {
            /** @description Output of git diff --cached --stat, shortened. */
            git_diff_cached_stat: string;
            /** @description Output of git diff --stat, shortened. */
            git_diff_stat: string;
            /** @description The branch that is checked out. */
            git_head: string;
            /** @description True when it is a git repository. */
            git_is_repo: boolean;
            /** @description Root of the repository; empty when there is none. */
            git_root: string;
            /** @description Output of git status --porcelain, shortened. */
            git_status_porcelain: string;
            /** @description True when tests were found. */
            has_tests: boolean;
            /** @description Absolute path of the project. */
            project_root: string;
            /** @description Signs of languages and tools in use. */
            stack_hints: string[];
            /** @description Signs of tests, such as folders and scripts. */
            test_hints: string[];
        };
        ResetInput: {
            /** @description An entry number, <doc>@<seq>, a tag or a branch. */
            ref: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        ResetOutput: {
            /** @description Branch whose pointer was moved. */
            branch: components["schemas"]["BranchName"];
            /** @description Document of the pointer. */
            doc: components["schemas"]["DocName"];
            /** @description Entry it points to now. */
            new_seq: components["schemas"]["Seq"];
            /** @description Entry it pointed to before; null when there was none. */
            old_seq: components["schemas"]["Seq"] | null;
            /** @description The reference as it was named. */
            ref: string;
        };
        /** @description Which project a command works in, and why. */
        ResolvedProject: {
            /** @description Folder that the command was started in. */
            cwd: string;
            /** @description What was said by --cd, else by MI_CD: a folder or an @name; null when neither counts. */
            effective_cd: string | null;
            /** @description Whether --here was given. */
            here: boolean;
            /** @description What the id is made from. */
            identity: components["schemas"]["ProjectIdentity"];
            /** @description Whether something is kept about it already. */
            known: boolean;
            /** @description Id of the project, which names its folder below the home folder. */
            project_id: components["schemas"]["ProjectId"];
            /** @description Folder of the project that is meant. */
            project_root: string;
            /** @description How it was found: arg or arg:@name (--cd), here, env:MI_CD or env:MI_CD:@name, known:cwd, known:git_toplevel, git_toplevel, pinned, last, or cwd. */
            reason: string;
        };
        /** @description The one thing to do next. */
        ResumeAction: {
            /** @description Path or id of what it is about; null when nothing. */
            about: string | null;
            /** @description Calls to make as they are; the first lists the tool when the toolset hides it. */
            calls: components["schemas"]["Suggestion"][];
            /**
             * @description What sort of action it is; done when nothing is left.
             * @enum {string}
             */
            kind: "decompose" | "gate" | "proof" | "close" | "unblock" | "finish" | "start" | "continue" | "done";
            /** @description Checkpoints still to be confirmed before the step can close. */
            missing: components["schemas"]["Checkpoint"][];
            /** @description Checkpoints that still need proof before the step can close. */
            missing_proof: components["schemas"]["Checkpoint"][];
            /** @description What to do, in a line. */
            title: string;
            /** @description Tool to call; null when there is nothing to do. */
            tool: string | null;
            /** @description Why it is next. */
            why: string;
        };
        /** @description Summary for whoever continues: where, why and what next. It is the last to be cut. */
        ResumeCapsule: {
            action: components["schemas"]["ResumeAction"];
            /** @description Numbers of what there is. */
            counts: {
                /** @description Blockers found, up to their limit. */
                blockers: number;
                /** @description Cards on this page. */
                cards: number;
                /** @description Decisions found, up to their limit. */
                decisions: number;
                /** @description Evidence cards found, up to their limit. */
                evidence: number;
                /** @description Notes on this page. */
                notes: number;
                /** @description Steps of the task; null for a plan. */
                steps: components["schemas"]["StepCounts"] | null;
                /** @description Tasks of the plan; null for a task. */
                tasks: components["schemas"]["StepCounts"] | null;
                /** @description Trace entries on this page. */
                trace: number;
            };
            handoff: components["schemas"]["Handoff"];
            known: components["schemas"]["Known"];
            /** @description What happened last; null when nothing did. */
            last_activity: {
                /** @description Reference of the entry, <doc>@<seq>; open takes it. */
                ref: string;
                /** @description When it happened. */
                ts: components["schemas"]["Timestamp"];
                ts_ms: components["schemas"]["TimestampMs"];
                /** @description Event type and path, or format of the note. */
                what: string;
            } | null;
            /** @description State of the plan or task. */
            state: {
                /** @description True when every open step is blocked. */
                blocked: boolean;
                revision: components["schemas"]["Revision"];
                status: components["schemas"]["TaskStatus"];
                /** @description Title of the plan or task. */
                title: string;
            };
            /**
             * @description Tells this capsule from those of other tools.
             * @constant
             */
            type: "resume_capsule";
            /**
             * @description Version of this shape.
             * @constant
             */
            version: 1;
            /** @description Which workspace, plan or task, branch and documents it is about. */
            where: {
                /** @description Branch that holds its reasoning. */
                branch: components["schemas"]["BranchName"];
                /** @description Name of the document of each kind. */
                docs: {
                    /** @description Graph document. */
                    graph: components["schemas"]["DocName"];
                    /** @description Notes document. */
                    notes: components["schemas"]["DocName"];
                    /** @description Trace document. */
                    trace: components["schemas"]["DocName"];
                };
                /** @description Plan or task in focus; null when none is. */
                focus: components["schemas"]["EntityId"] | null;
                /** @description Step at hand; null when none is open. */
                step: components["schemas"]["StepAtHand"] | null;
                /** @description Plan or task it is about. */
                target: components["schemas"]["EntityId"];
                workspace: components["schemas"]["WorkspaceId"];
            };
            /** @description What it is for, and what calls for attention. */
            why: {
                /** @description Goal of the plan or task; null when nobody said it. */
                goal: string | null;
                /** @description The most urgent signals. */
                signals: {
                    /** @description What was found, as a code. */
                    code: string;
                    /** @description What was found, in a sentence. */
                    message: string;
                    /** @description How urgent: critical, high, warning or info. */
                    severity: string;
                }[];
            };
        };
        /** @description Everything that is needed to go on with a plan or task. */
        ResumeSuper: {
            capsule: components["schemas"]["ResumeCapsule"];
            /** @description Said when the move of the focus checked out the branch of the plan or task. */
            checkout?: components["schemas"]["CheckoutMove"];
            degradation: components["schemas"]["Degradation"];
            /** @description Signals and actions; null when both limits are 0. */
            engine: components["schemas"]["EngineBlock"] | null;
            /** @description Plan or task in focus; null when none is. */
            focus: components["schemas"]["EntityId"] | null;
            /** @description Focus before the call moved it; null when there was none. */
            focus_previous?: components["schemas"]["EntityId"] | null;
            /** @description True when this call moved the focus; absent otherwise. */
            focus_restored?: boolean;
            /** @description Difference from the base branch; null when there is no base. Absent unless asked for. */
            graph_diff?: components["schemas"]["BaseDiff"] | null;
            memory: components["schemas"]["Memory"];
            radar: components["schemas"]["Radar"];
            reasoning_ref: components["schemas"]["ReasoningRef"];
            /** @description What the call named; null when the focus was meant. */
            requested: components["schemas"]["EntityId"] | null;
            signals: components["schemas"]["NamedSignals"];
            /** @description Steps of the task; null for a plan. */
            steps: components["schemas"]["StepsSummary"] | null;
            /** @description The plan or task. */
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            /** @description Tasks of the plan; null for a task. */
            tasks: components["schemas"]["TasksSummary"] | null;
            timeline: components["schemas"]["Timeline"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
            view: components["schemas"]["ResumeView"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        /**
         * @description How much to show: smart, explore (more), audit (all, drafts too), focus_only (least).
         * @enum {string}
         */
        ResumeView: "smart" | "explore" | "audit" | "focus_only";
        /** @description A claim that the model proposes to retract. */
        RetractDraft: {
            /** @description A claim from the list of those that may be retracted. */
            claim_id: string;
            confidence: components["schemas"]["Confidence"];
            /** @description Why it no longer holds. */
            rationale: string;
            scope: components["schemas"]["MindScope"];
            /** @description Evidence records that back it; only ids from the allowed list count. */
            source_event_ids: string[];
        };
        /** @description Grows with every change of a plan or task. */
        Revision: number;
        RevisionMismatchFacts: {
            actual: number;
            expected: number;
            id: string;
        };
        /**
         * @description What sort of harm is possible.
         * @enum {string}
         */
        RiskCategory: "network" | "install" | "push" | "publish" | "delete" | "privilege" | "privacy" | "cost" | "other";
        RiskEventFact: {
            batch_id: components["schemas"]["BatchId"];
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            risk: components["schemas"]["RiskJudgement"];
            /** @description Each as <category>: <command or text>. */
            risk_signals: string[];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        RiskEventRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "risk_event";
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            risk: components["schemas"]["RiskJudgement"];
            /** @description Each as <category>: <command or text>. */
            risk_signals: string[];
            run_id: string;
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        RiskEventRow: components["schemas"]["EvidenceReceipt"];
        RiskJudgeAnswer: components["schemas"]["RiskJudgement"];
        /** @description How risky an action was, and what to do about it. */
        RiskJudgement: {
            category: components["schemas"]["RiskCategory"];
            /** @description Preferences that would prevent it next time. */
            learn_suggested: components["schemas"]["LearnSuggestion"][];
            /** @description What would lessen the harm. */
            mitigation: string[];
            severity: components["schemas"]["RiskSeverity"];
            /** @description The user should decide whether to go on. */
            should_ask_user: boolean;
        };
        RiskJudgePrompt: {
            /** @description The program that is Hands here */
            hands_provider: string;
            /** @description What Hands said last */
            last_message: string;
            /** @description What is kept about this project */
            project_overlay: components["schemas"]["OverlayView"];
            /** @description Signals of risk in the last batch, as "<kind>: <command or line>" */
            risk_signals: string[];
            /** @description Settings of the autopilot; they hold no values */
            runtime_config: components["schemas"]["RuntimeKnobs"];
            /** @description The task that the user gave */
            task: string;
            /** @description The user's values, preferences and goals, and what else is known: claims, nodes, edges */
            thought_db_context: components["schemas"]["ThoughtDbView"];
        };
        /**
         * @description How bad the harm would be.
         * @enum {string}
         */
        RiskSeverity: "low" | "medium" | "high" | "critical";
        RunEndFact: {
            batch_id: components["schemas"]["BatchId"];
            /** @description The same in words. */
            notes: string;
            /**
             * @description What ended it.
             * @enum {string}
             */
            reason: "decided" | "max_batches" | "max_minutes" | "max_mind_calls" | "stopped" | "user_said_no" | "user_gave_no_answer" | "nothing_to_send" | "asked_again" | "no_decision" | "loop" | "hands_failed" | "failed";
            status: components["schemas"]["RunStatus"];
            thread_id: components["schemas"]["HandsThreadId"];
            /** @description What the run has used. */
            used: {
                /** @description Batches of Hands. */
                batches: number;
                /** @description Calls of the Mind: its questions, and whatever of them was asked again. */
                mind_calls: number;
                /** @description Time from start to end. */
                minutes: number;
            };
        };
        RunEndRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "run_end";
            /** @description The same in words. */
            notes: string;
            /**
             * @description What ended it.
             * @enum {string}
             */
            reason: "decided" | "max_batches" | "max_minutes" | "max_mind_calls" | "stopped" | "user_said_no" | "user_gave_no_answer" | "nothing_to_send" | "asked_again" | "no_decision" | "loop" | "hands_failed" | "failed";
            run_id: string;
            seq: number;
            status: components["schemas"]["RunStatus"];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
            /** @description What the run has used. */
            used: {
                /** @description Batches of Hands. */
                batches: number;
                /** @description Calls of the Mind: its questions, and whatever of them was asked again. */
                mind_calls: number;
                /** @description Time from start to end. */
                minutes: number;
            };
        };
        RunEndRow: components["schemas"]["EvidenceReceipt"];
        /** @description A run in a few words. */
        RunHead: {
            /** @description Send it as before for older runs. */
            before: number;
            /** @description The task of a memory workspace that it worked on; empty for none. */
            bound_to: string;
            /** @description When its last record was written. */
            last_ts: string;
            /** @description What ended it; empty where no record says. */
            reason: string;
            /** @description How many records it has written. */
            records: number;
            /** @description The run; its records bear it. */
            run_id: string;
            /** @description When its first record was written. */
            started_ts: string;
            /** @description How it ended: done, not_done or blocked; open: it goes on, or was killed. */
            status: string;
            /** @description What it was asked to do; empty where no record says. */
            task: string;
        };
        RunnerBeatFact: {
            active_job_id: components["schemas"]["JobId"] | null;
            lease_expires_at_ms: components["schemas"]["TimestampMs"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description Who works: the name of a runner. */
            runner_id: string;
            /** @enum {string} */
            status: "idle" | "live";
        };
        /** @description A runner that reported itself, and until when that counts. */
        RunnerLease: {
            /** @description Job the runner works on; null when none. */
            active_job_id: components["schemas"]["JobId"] | null;
            /** @description When the runner reported itself first. */
            created_at_ms: components["schemas"]["TimestampMs"];
            /** @description Milliseconds until the lease runs out; 0 when it has. */
            expires_in_ms: number;
            /** @description True while the lease has not run out. */
            lease_active: boolean;
            /** @description When the lease runs out. */
            lease_expires_at_ms: components["schemas"]["TimestampMs"];
            /** @description Name of the runner. */
            runner_id: string;
            /**
             * @description What the runner reported last; without an active lease it counts as offline.
             * @enum {string}
             */
            status: "idle" | "live";
            /** @description When it reported itself last. */
            updated_at_ms: components["schemas"]["TimestampMs"];
        };
        /** @description What a run would begin with. */
        RunPlan: {
            /** @description What the run may use. */
            limits: {
                /** @description Most batches. */
                max_batches: number;
                /** @description Most calls of the Mind; null: any. */
                max_mind_calls: number | null;
                /** @description Most minutes; null: any. */
                max_minutes: number | null;
            };
            /** @description What Hands would be sent first, word for word. */
            prompt: string;
            provider: components["schemas"]["HandsProvider"];
            /** @description The conversation of Hands that it would go on with; empty where it would begin one. */
            resumes: string;
            /** @description The workflow that the task would start; empty for none. */
            workflow_id: string;
        };
        RunStartFact: {
            batch_id: components["schemas"]["BatchId"];
            /** @description The task of a memory workspace that it works on, as workspace#TASK-001. */
            bound_to?: string;
            /** @description What the run may use. */
            limits: {
                /** @description Most batches. */
                max_batches: number;
                /** @description Most calls of the Mind; null: any. */
                max_mind_calls: number | null;
                /** @description Most minutes; null: any. */
                max_minutes: number | null;
            };
            provider: components["schemas"]["HandsProvider"];
            /** @description The conversation of Hands that it goes on with; empty when it begins one. */
            resumes: string;
            /** @description What the run was asked to do. */
            task: string;
            thread_id: components["schemas"]["HandsThreadId"];
        };
        RunStartRecord: {
            batch_id: components["schemas"]["BatchId"];
            /** @description The task of a memory workspace that it works on, as workspace#TASK-001. */
            bound_to?: string;
            event_id: string;
            /** @constant */
            kind: "run_start";
            /** @description What the run may use. */
            limits: {
                /** @description Most batches. */
                max_batches: number;
                /** @description Most calls of the Mind; null: any. */
                max_mind_calls: number | null;
                /** @description Most minutes; null: any. */
                max_minutes: number | null;
            };
            provider: components["schemas"]["HandsProvider"];
            /** @description The conversation of Hands that it goes on with; empty when it begins one. */
            resumes: string;
            run_id: string;
            seq: number;
            /** @description What the run was asked to do. */
            task: string;
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        RunStartRow: components["schemas"]["EvidenceReceipt"];
        /**
         * @description State of the run.
         * @enum {string}
         */
        RunStatus: "done" | "not_done" | "blocked";
        /** @description How a run ended. */
        RunSummary: {
            /** @description Batches of Hands. */
            batches: number;
            /** @description The task of a memory workspace that it worked on, as acme/app#TASK-001; empty for none. */
            bound_to: string;
            /** @description The log. */
            evidence_log: string;
            /** @description Calls of the Mind: its questions, and whatever of them was asked again. */
            mind_calls: number;
            /** @description From start to end. */
            minutes: number;
            /** @description The same in words. */
            notes: string;
            /** @description The task is done; of a dry run: it was planned. */
            ok: boolean;
            /** @description What would be done, where dry_run asked for it. */
            plan: components["schemas"]["RunPlan"] | null;
            /** @description Folder that keeps everything about the project. */
            project_dir: string;
            /** @description What ended it. */
            reason: string;
            /** @description The run; its records bear it. Empty for a dry run. */
            run_id: string;
            status: components["schemas"]["RunStatus"];
            thread_id: components["schemas"]["HandsThreadId"];
            /** @description What Hands and Mind said, word for word. */
            transcripts_dir: string;
            /** @description Records that the task has not got; the next run that is bound to it brings them. */
            unreported: number;
        };
        /** @description config.runtime: knobs, budgets and switches. It holds no values. */
        RuntimeKnobs: {
            [key: string]: unknown;
        };
        /** @description Something that was said, in a line, and where to read it whole. */
        Said: {
            /** @description Reference that open takes, path of a step, or name of a branch. */
            ref: string;
            /** @description Its beginning, on one line. */
            text: string;
        };
        SamplingNotSupportedWarningFacts: Record<string, unknown>;
        ScratchpadCreatedFact: {
            content: components["schemas"]["KnowledgeText"];
            id: components["schemas"]["KnowledgeId"];
            title: components["schemas"]["KnowledgeTitle"];
        };
        ScratchpadCreatedRow: components["schemas"]["ScratchpadNote"];
        ScratchpadDeletedFact: {
            id: components["schemas"]["KnowledgeId"];
        };
        /** @description A working note that several agents write to, until it is no longer needed. */
        ScratchpadNote: {
            content: components["schemas"]["KnowledgeText"];
            /** @description When it was made. */
            createdAt: components["schemas"]["Timestamp"];
            id: components["schemas"]["KnowledgeId"];
            title: components["schemas"]["KnowledgeTitle"];
            /** @description When it was changed last. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        ScratchpadUpdatedFact: {
            content: components["schemas"]["KnowledgeText"];
            id: components["schemas"]["KnowledgeId"];
            title: components["schemas"]["KnowledgeTitle"];
        };
        ScratchpadUpdatedRow: components["schemas"]["ScratchpadNote"];
        SearchInput: {
            /** @description Only what this agent wrote. */
            agent?: components["schemas"]["AgentId"];
            /** @description Only what was written on this branch. */
            branch?: components["schemas"]["BranchName"];
            /** @description next_cursor of the page before. */
            cursor?: number;
            /**
             * @description Only this kind.
             * @enum {string}
             */
            kind?: "note" | "trace" | "card" | "node" | "task" | "plan" | "step" | "anchor" | "job";
            /**
             * @description How many at most (10).
             * @default 10
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Words, best those that stand there; "a phrase" must stand as it is; begin* finds beginnings. */
            query?: string;
            /** @description Only what was written on or after this day or time (UTC). */
            since?: string;
            /** @description Only what bears this tag. */
            tag?: string;
            /** @description Only this plan or task, its steps and its branch; of a plan, its tasks too. */
            target?: components["schemas"]["EntityId"];
            /** @description Only this type, such as decision or question. */
            type?: string;
            /** @description Only what was written up to this day or time (UTC). */
            until?: string;
            /** @description The project; * for all of them. */
            workspace: string;
        };
        SearchOutput: {
            /** @description What was found, best first; without a query newest first. Empty: nothing is known about it. */
            hits: {
                /**
                 * @description What it is.
                 * @enum {string}
                 */
                kind: "note" | "trace" | "card" | "node" | "task" | "plan" | "step" | "anchor" | "job";
                /** @description Opens it: pass it to open as id. */
                ref: string;
                /** @description Text around what was found, or its beginning. */
                snippet: string;
                /**
                 * @description done: closed, and still counts; superseded, deleted, resolved: settled, and comes last.
                 * @enum {string}
                 */
                state: "live" | "done" | "superseded" | "deleted" | "resolved";
                /** @description Its title; absent when it has none. */
                title?: string;
                /** @description When it was last written. */
                ts: components["schemas"]["Timestamp"];
                /** @description Type of a card, format of a note, and the like; absent when it has none. */
                type?: string;
                /** @description Branch it stands on, or plan or task and path of the step. */
                where: string;
                /** @description Where it stands; only when all workspaces were searched. */
                workspace?: components["schemas"]["WorkspaceId"];
            }[];
            /** @description Which hits these are; the next page counts from the answer as it is then. */
            pagination: components["schemas"]["Pagination"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description A range of one branch: what was written with after < seq <= upto. */
        Segment: {
            /** @description The range begins after this number. */
            after: number;
            /** @description The branch on which it was written. */
            branch_id: number;
            /** @description The last number of the range. */
            upto: number;
        };
        /** @description The part of a run between two checkpoints. */
        SegmentId: string;
        /** @description Reference to the records of one segment. */
        SegmentRecordsRef: {
            /** @description Batches of the segment. */
            batch_ids: components["schemas"]["BatchId"][];
            /** @description Records of the segment. */
            event_ids: components["schemas"]["EvidenceEventId"][];
            /**
             * @description The reference is to a segment.
             * @constant
             */
            kind: "segment_records";
            segment_id: components["schemas"]["SegmentId"];
        };
        SegmentSavedFact: {
            /** @description Null: there is none. */
            segment: components["schemas"]["SegmentState"] | null;
        };
        /** @description The records since the last checkpoint. */
        SegmentState: {
            /** @description When it was opened. */
            created_ts: components["schemas"]["Timestamp"];
            /** @description Records still join it. */
            open: boolean;
            /** @description Why it was opened: run_start, or checkpoint: and the kind. */
            reason: string;
            /** @description Its records, made small. */
            records: {
                [key: string]: unknown;
            }[];
            segment_id: components["schemas"]["SegmentId"];
            /** @description Start of the task. */
            task_hint: string;
            thread_id: components["schemas"]["HandsThreadId"];
            /** @description When a record last joined it. */
            updated_ts: components["schemas"]["Timestamp"];
            /**
             * @description Version of this shape.
             * @constant
             */
            version: "v1";
        };
        /** @description A project that can be named instead of typed. */
        SelectionEntry: {
            identity: components["schemas"]["ProjectIdentity"];
            project_id: components["schemas"]["ProjectId"];
            /** @description Folder of the project. */
            root_path: string;
            /** @description When it was selected. */
            ts: components["schemas"]["Timestamp"];
        };
        SelectionSavedFact: {
            selection: components["schemas"]["ProjectSelection"];
        };
        /** @description A place in the one sequence of a workspace. */
        Seq: number;
        /** @description How numbered thoughts branch and revise each other; read off the entries returned. */
        SequentialGraph: {
            /** @description How the thoughts follow each other. */
            edges: {
                /** @description Name of the branch of thought; absent on the main line. */
                branchId?: string;
                /** @description Number of the earlier thought. */
                from: number;
                /** @description What the edge means: branch or revision. */
                rel: string;
                /** @description Number of the later thought. */
                to: number;
            }[];
            /** @description Thoughts that are referred to but not among the entries returned. */
            missing: {
                /** @description Missing thoughts that others branch from. */
                branchFromThought: number[];
                /** @description Missing thoughts that others revise. */
                revisesThought: number[];
            };
            /** @description One node for each numbered thought. */
            nodes: {
                /** @description Thought it branches from; null when it continues the line. */
                branchFromThought: number | null;
                /** @description Name of its branch of thought; null on the main line. */
                branchId: string | null;
                /** @description True when it revises an earlier thought. */
                isRevision: boolean;
                /** @description Thought that it revises; null when none. */
                revisesThought: number | null;
                /** @description Number of the trace entry. */
                seq: components["schemas"]["Seq"];
                /** @description Number of the thought, from 1. */
                thoughtNumber: number;
                ts_ms: components["schemas"]["TimestampMs"];
            }[];
        };
        /** @description A chain of thoughts with its branches. */
        Session: {
            /** @description How many branches it has. */
            branchCount: number;
            /** @description When it was started. */
            createdAt: components["schemas"]["Timestamp"];
            /** @description What it is about; left out: nobody said. */
            description?: string;
            id: components["schemas"]["SessionId"];
            /** @description When somebody last wrote to it or went on with it. */
            lastAccessedAt: components["schemas"]["Timestamp"];
            /** @description The folder among sessions/ that it stands in, such as 2025-12; left out where it stands in none. */
            partitionPath?: string;
            /** @description What it is filed under. */
            tags: components["schemas"]["SessionTag"][];
            /** @description How many thoughts it has, those of branches included. */
            thoughtCount: number;
            title: components["schemas"]["SessionTitle"];
            /** @description When it was written to last. */
            updatedAt: components["schemas"]["Timestamp"];
        };
        SessionAnalyzeInput: {
            /** @description The session, as list_sessions names it. */
            sessionId: components["schemas"]["SessionId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        SessionAnalyzeOutput: {
            /** @description The same as metadata.branchCount. */
            branchCount: number;
            /** @description What its cipher says. */
            cipher: {
                /** @description Hypotheses that something contradicts or rejects. */
                contradicted: number;
                /** @description Steps that are hypotheses. */
                hypotheses: number;
                /** @description Steps in cipher notation. */
                steps: number;
                /** @description Hypotheses that some evidence supports. */
                supported: number;
            };
            /** @description 1 where quality.isComplete holds, else thoughts / expected thoughts. */
            completion: number;
            /** @description The same as structure.thoughtDensity. */
            density: number;
            /** @description The same as structure.linearityScore. */
            linearity: number;
            /** @description What was counted. */
            metadata: {
                /** @description Branches. */
                branchCount: number;
                /** @description When it was started. */
                createdAt: components["schemas"]["Timestamp"];
                /** @description Milliseconds from the first thought to the last. */
                duration: number;
                /** @description When it was written to last. */
                lastUpdatedAt: components["schemas"]["Timestamp"];
                /** @description Thoughts that revise another. */
                revisionCount: number;
                /** @description What it is filed under. */
                tags: components["schemas"]["SessionTag"][];
                /** @description Thoughts of all chains. */
                thoughtCount: number;
                /** @description What it is called. */
                title: string;
            };
            /** @description How it ended. */
            quality: {
                /** @description Thoughts that another model commented on. */
                critiqueRequests: number;
                /** @description True: the main chain went on after the last thought on a branch. */
                hasConvergence: boolean;
                /** @description True: the last thought asked for no other. */
                isComplete: boolean;
            };
            sessionId: components["schemas"]["SessionId"];
            /** @description How it ran. */
            structure: {
                /** @description 1 - (revisions + thoughts on branches) / thoughts, at least 0; of an empty session 1. */
                linearityScore: number;
                /** @description How many branches there are. */
                maxDepth: number;
                /** @description Revisions / thoughts. */
                revisionRate: number;
                /** @description Thoughts per minute; 0 where no time passed. */
                thoughtDensity: number;
            };
        };
        SessionClosedFact: {
            exportPath: string | null;
            sessionId: components["schemas"]["SessionId"];
            thoughtCount: number;
        };
        SessionDamagedWarningFacts: {
            files: string[];
            session: string;
        };
        SessionDeletedFact: {
            sessionId: components["schemas"]["SessionId"];
        };
        SessionDeleteInput: {
            /**
             * @description True: it is meant.
             * @default false
             */
            confirm: boolean;
            /** @description The session, as list_sessions names it. */
            sessionId: components["schemas"]["SessionId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        SessionDeleteOutput: {
            /** @description True: it is gone. */
            deleted: boolean;
            sessionId: components["schemas"]["SessionId"];
            /** @description How many thoughts went with it. */
            thoughtCount: number;
        };
        /** @description A whole session: SessionExport 1.0. */
        SessionExport: {
            /** @description When it was exported. */
            exportedAt?: string;
            /** @description All thoughts of all chains. */
            nodes: {
                /** @description The thought. */
                data: {
                    /** @description The thought of the main chain at which its branch begins. */
                    branchFromThought?: components["schemas"]["ThoughtNumber"];
                    /** @description Its branch; left out: the main chain. */
                    branchId?: string;
                    /** @description What another model said about it. */
                    critique?: {
                        /** @description The model that said it. */
                        model?: string;
                        /** @description What was said about the thought. */
                        text: string;
                        /** @description When it was said. */
                        timestamp?: string;
                    };
                    /** @description True: it revises an earlier thought. */
                    isRevision?: boolean;
                    /** @description True: more thoughts were needed than expected. */
                    needsMoreThoughts?: boolean;
                    /** @description Whether another one was to follow. */
                    nextThoughtNeeded: boolean;
                    /** @description The thought that it revises. */
                    revisesThought?: components["schemas"]["ThoughtNumber"];
                    /** @description What was thought. */
                    thought: string;
                    thoughtNumber: components["schemas"]["ThoughtNumber"];
                    /** @description When it was recorded. */
                    timestamp?: string;
                    /** @description How many thoughts were expected then. */
                    totalThoughts: components["schemas"]["ThoughtNumber"];
                };
                /** @description What other nodes call it. */
                id?: string;
                /** @description The node before it. */
                prev?: string;
                /** @description The node that it revises. */
                revisesNode?: string;
            }[];
            /** @description What is known about the session itself. */
            session: {
                /** @description When it was started. */
                createdAt?: string;
                /** @description What it is about. */
                description?: string;
                /** @description The session, by its UUID. */
                id: string;
                /** @description When somebody last wrote to it or went on with it. */
                lastAccessedAt?: string;
                /** @description What it is filed under. */
                tags?: string[];
                /** @description What it is called. */
                title?: string;
                /** @description When it was written to last. */
                updatedAt?: string;
            };
            /**
             * @description Version of the format.
             * @constant
             */
            version: "1.0";
        };
        SessionExportFailedWarningFacts: {
            detail: string;
        };
        SessionExportInput: {
            /**
             * @description In which form.
             * @default json
             * @enum {string}
             */
            format: "json" | "markdown" | "cipher";
            /**
             * @description Markdown: tags, dates and counts below the title.
             * @default true
             */
            includeMetadata: boolean;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description At which character of the text to begin: nextOffset of the part before.
             * @default 0
             */
            offset: number;
            /** @description The session, as list_sessions names it. */
            sessionId: components["schemas"]["SessionId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        SessionExportOutput: {
            /** @description The session from offset on; of json, all parts together parse to a SessionExport. */
            content: string;
            /**
             * @description In which form.
             * @enum {string}
             */
            format: "json" | "markdown" | "cipher";
            /** @description Characters of the whole text. */
            length: number;
            /** @description offset of the next part; null: content ends with the text. */
            nextOffset: number | null;
            /** @description At which character of the text content begins. */
            offset: number;
            sessionId: components["schemas"]["SessionId"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        SessionExtractLearningsInput: {
            /** @description Thoughts that matter, most important first. */
            keyMoments?: {
                /** @description How much it matters. */
                significance?: number;
                /** @description What it teaches. */
                summary?: string;
                /** @description Thought of the main chain. */
                thoughtNumber: components["schemas"]["ThoughtNumber"];
                /**
                 * @description Why it matters; a revision becomes an anti-pattern, the others patterns.
                 * @enum {string}
                 */
                type: "decision" | "insight" | "pivot" | "revision";
            }[];
            /** @description The session, as list_sessions names it. */
            sessionId: components["schemas"]["SessionId"];
            /**
             * @description What to extract.
             * @default [
             *       "signal"
             *     ]
             */
            targetTypes: ("pattern" | "anti-pattern" | "signal")[];
            workspace: components["schemas"]["WorkspaceId"];
        };
        SessionExtractLearningsOutput: {
            /** @description How many there are. */
            extractedCount: number;
            /** @description What was extracted. */
            learnings: components["schemas"]["ExtractedLearning"][];
            /** @description What would have been needed for more; null: nothing. */
            note: string | null;
            sessionId: components["schemas"]["SessionId"];
        };
        SessionGetInput: {
            /**
             * @description How many at most (200).
             * @default 200
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many thoughts to leave out first.
             * @default 0
             */
            offset: number;
            /** @description The session, as list_sessions names it. */
            sessionId: components["schemas"]["SessionId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        SessionGetOutput: {
            /** @description Thoughts of each branch, by its name. */
            branches: {
                [key: string]: components["schemas"]["ThoughtData"][];
            };
            /** @description True when more thoughts follow this page. */
            hasMore: boolean;
            /** @description How its files stand; left out: all that was recorded is there. */
            integrity?: components["schemas"]["SessionIntegrity"];
            session: components["schemas"]["Session"];
            /** @description Thoughts of the main chain. */
            thoughts: components["schemas"]["ThoughtData"][];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description A session of reasoning, by its UUID. */
        SessionId: string;
        SessionImportInput: {
            /**
             * @description True: say what would come of it, and change nothing.
             * @default false
             */
            dryRun: boolean;
            /** @description The session, as session export writes it. */
            export: components["schemas"]["SessionExport"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        SessionImportOutput: {
            /** @description Thoughts and critiques that it gained. */
            added: number;
            /** @description What is not as the file says, the first hundred; empty: all is. */
            adjusted: {
                /**
                 * @description What could not be kept as it was; a reference that leads nowhere is kept.
                 * @enum {string}
                 */
                change: "title_cut" | "tags_cut" | "branch_renamed" | "branch_dropped" | "origin_is_missing" | "revised_is_missing" | "time_is_missing";
                /** @description What it is now, where it has become something else. */
                to?: string;
                /** @description The thought, branch or field. */
                where: string;
            }[];
            /** @description How many branches it has now. */
            branchCount: number;
            /** @description True: nothing was changed. */
            dryRun: boolean;
            /**
             * @description Whether it is new here, has gained something, or was here already.
             * @enum {string}
             */
            outcome: "imported" | "extended" | "unchanged";
            sessionId: components["schemas"]["SessionId"];
            /** @description How many thoughts it has now. */
            thoughtCount: number;
            /** @description What it is called here. */
            title: string;
        };
        /** @description How the files of a session stand: what is missing, what cannot be read, and what contradicts the rest. */
        SessionIntegrity: {
            /** @description What is wrong with each, and what to do about it. */
            errors: string[];
            /** @description Files that can be read and contradict others or their own name. */
            inconsistentFiles: string[];
            /** @description Whether manifest.json is there. */
            manifestExists: boolean;
            /** @description Whether manifest.json can be read; false also where there is none. */
            manifestValid: boolean;
            /** @description The same for each branch that lacks some, by its name. */
            missingBranchFiles: {
                [key: string]: string[];
            };
            /** @description Files of the main chain that the manifest names and nobody finds. */
            missingThoughtFiles: string[];
            /** @description Whether its folder is there. */
            sessionExists: boolean;
            /** @description Files that are there and hold no thought or manifest. */
            unreadableFiles: string[];
            /** @description Whether all of it is as it was written. */
            valid: boolean;
        };
        SessionListInput: {
            /** @description Only sessions of this aspect. */
            aspect?: string;
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many to leave out first.
             * @default 0
             */
            offset: number;
            /** @description Only sessions of this project. */
            project?: string;
            /** @description Words that must stand in the title, description or tags. */
            search?: string;
            /**
             * @description By what they are ordered.
             * @default updatedAt
             * @enum {string}
             */
            sortBy: "createdAt" | "updatedAt" | "title";
            /**
             * @description In which direction.
             * @default desc
             * @enum {string}
             */
            sortOrder: "asc" | "desc";
            /** @description Only sessions that bear all of these. */
            tags?: components["schemas"]["SessionTag"][];
            /** @description Only sessions of this task. */
            task?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        SessionListOutput: {
            /** @description How many match in all. */
            count: number;
            /** @description True when there are more after this page. */
            hasMore: boolean;
            /** @description The sessions of this page. */
            sessions: components["schemas"]["Session"][];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        SessionMendedFact: {
            missing: string[];
            sessionId: components["schemas"]["SessionId"];
            unreadable: string[];
        };
        SessionNotFoundFacts: {
            session: string;
        };
        /** @description Session that a message belongs to. */
        SessionRef: {
            /** @description Id of the session; absent when the file does not say it. */
            id?: string;
            /** @description When the session began, as the file says; absent when it does not. */
            ts?: string;
        };
        SessionResumedFact: {
            sessionId: components["schemas"]["SessionId"];
        };
        SessionResumedRow: components["schemas"]["Session"];
        SessionResumeInput: {
            /**
             * @description True: goes on without files that are missing or cannot be read; the latter are put aside, not deleted.
             * @default false
             */
            repair: boolean;
            /** @description The session, as list_sessions names it. */
            sessionId: components["schemas"]["SessionId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        SessionResumeOutput: {
            /** @description Name of this connection; get_state resume=… goes on with it later. Null: nobody stays connected. */
            connection: string | null;
            /** @description The stage that this connection has reached. */
            currentStage: number;
            /** @description The thought that was recorded last; null: there is none. */
            lastThought: components["schemas"]["ThoughtData"] | null;
            /** @description The number that the next thought of the main chain takes. */
            nextThoughtNumber: number;
            session: components["schemas"]["Session"];
            sessionId: components["schemas"]["SessionId"];
            stageName: components["schemas"]["StageName"];
            /** @description True. */
            success: boolean;
            /** @description How many thoughts it has. */
            thoughtCount: number;
        };
        SessionSearchInput: {
            /**
             * @description How many at most (10).
             * @default 10
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Words to look for; begin* finds beginnings, and so does a word that nothing holds. */
            query: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        SessionSearchOutput: {
            /** @description How many sessions are shown. */
            count: number;
            /** @description True when there are more. */
            hasMore: boolean;
            /** @description Thoughts that hold the words, the latest first. */
            matches: {
                /** @description Its branch; null: the main chain. */
                branchId: components["schemas"]["BranchId"] | null;
                /** @description How the thought begins. */
                excerpt: string;
                nodeId: components["schemas"]["NodeId"];
                thoughtNumber: components["schemas"]["ThoughtNumber"];
                /** @description When the thought was recorded. */
                timestamp: components["schemas"]["Timestamp"];
            }[];
            /** @description As it was asked. */
            query: string;
            /** @description Sessions that hold the words, the one found latest first. */
            sessions: components["schemas"]["Session"][];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        SessionStartedFact: {
            description: string | null;
            sessionId: components["schemas"]["SessionId"];
            tags: components["schemas"]["SessionTag"][];
            /** @description Of one that was started elsewhere, before it was imported. */
            times?: {
                createdAt: components["schemas"]["Timestamp"];
                lastAccessedAt: components["schemas"]["Timestamp"];
                updatedAt: components["schemas"]["Timestamp"];
            };
            title: components["schemas"]["SessionTitle"];
        };
        SessionStartedRow: components["schemas"]["Session"];
        /** @description A tag of a session, such as project:acme. */
        SessionTag: string;
        /** @description What a session is called. */
        SessionTitle: string;
        /** @description Where a setting comes from. */
        SettingSource: {
            /** @description The claim that says it; empty for what is built in. */
            claim_id: string;
            /**
             * @description Whose claim says it; empty for what is built in.
             * @enum {string}
             */
            scope: "project" | "global" | "";
        };
        SettingsSetFact: {
            /**
             * @description As given; empty when it was not.
             * @enum {string}
             */
            ask_when_uncertain: "ask" | "proceed" | "";
            batch_id: components["schemas"]["BatchId"];
            project_id: components["schemas"]["ProjectId"];
            /**
             * @description As given; empty when it was not.
             * @enum {string}
             */
            refactor_intent: "behavior_preserving" | "behavior_changing" | "";
            /** @constant */
            scope: "project";
            thread_id: components["schemas"]["HandsThreadId"];
        };
        SettingsSetInput: {
            ask_when_uncertain?: components["schemas"]["AskWhenUncertain"];
            /**
             * @description Say what would change, and write nothing.
             * @default false
             */
            dry_run: boolean;
            project: components["schemas"]["ProjectId"];
            refactor_intent?: components["schemas"]["RefactorIntent"];
            /**
             * @description Where it holds (global).
             * @default global
             * @enum {string}
             */
            scope: "project" | "global";
        };
        SettingsSetOutput: {
            /** @description Something is said otherwise now, or would be. */
            changed: boolean;
            desired: components["schemas"]["OperationalDefaults"];
            /** @description Nothing was written. */
            dry_run: boolean;
            /** @description The record that the claims cite; empty where nothing was written. */
            event_id: components["schemas"]["MaybeEventId"];
            scope: components["schemas"]["MindScope"];
            /** @description Claims that said it before. */
            superseded: {
                /** @description The old claim. */
                from: components["schemas"]["ClaimId"];
                /** @description The new one. */
                to: components["schemas"]["ClaimId"];
            }[];
            /** @description Claims that say it now. */
            written_claim_ids: components["schemas"]["ClaimId"][];
        };
        SettingsSetRecord: {
            /**
             * @description As given; empty when it was not.
             * @enum {string}
             */
            ask_when_uncertain: "ask" | "proceed" | "";
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "settings_set";
            project_id: components["schemas"]["ProjectId"];
            /**
             * @description As given; empty when it was not.
             * @enum {string}
             */
            refactor_intent: "behavior_preserving" | "behavior_changing" | "";
            run_id: string;
            /** @constant */
            scope: "project";
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        SettingsSetRow: components["schemas"]["EvidenceReceipt"];
        SettingsShowInput: {
            project: components["schemas"]["ProjectId"];
        };
        SettingsShowOutput: {
            /** @description Ask the user when unsure, rather than stop. */
            ask_when_uncertain: boolean;
            ask_when_uncertain_source: components["schemas"]["SettingSource"];
            refactor_intent: components["schemas"]["RefactorIntent"];
            refactor_intent_source: components["schemas"]["SettingSource"];
        };
        ShowInput: {
            /** @description Branch; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            /** @description next_cursor of the page before. */
            cursor?: number;
            /** @description Document; left out: that of target, focus or the default. */
            doc?: components["schemas"]["DocName"];
            /**
             * @description Which document when none is named (trace).
             * @default trace
             * @enum {string}
             */
            doc_kind: "notes" | "trace";
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Plan or task whose branch and document are meant. */
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ShowOutput: {
            /** @description Branch that was read. */
            branch: components["schemas"]["BranchName"];
            /** @description Document that was read. */
            doc: components["schemas"]["DocName"];
            /** @description Entries of this page, oldest first. */
            entries: components["schemas"]["Entry"][];
            pagination: components["schemas"]["Pagination"];
            /** @description How numbered thoughts relate; null when there are none, absent for notes. */
            sequential?: components["schemas"]["SequentialGraph"] | null;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description What is in the way, what was decided and what was seen. */
        Signals: {
            /** @description Blocked steps and open cards tagged blocker. */
            blockers: components["schemas"]["Blocker"][];
            /** @description Decisions, newest first. */
            decisions: components["schemas"]["Card"][];
            /** @description Evidence, newest first. */
            evidence: components["schemas"]["Card"][];
            /** @description Numbers found, up to their limits. */
            stats: {
                /** @description Blockers. */
                blockers: number;
                /** @description Decisions. */
                decisions: number;
                /** @description Evidence cards. */
                evidence: number;
            };
        };
        SnapshotFact: {
            batch_id: components["schemas"]["BatchId"];
            checkpoint_kind: components["schemas"]["CheckpointKind"];
            project_id: components["schemas"]["ProjectId"];
            segment_id: components["schemas"]["SegmentId"];
            snapshot_id: components["schemas"]["SnapshotId"];
            source_refs: components["schemas"]["SegmentRecordsRef"][];
            status_hint: components["schemas"]["StatusHint"];
            tags: string[];
            task_hint: string;
            text: string;
            thread_id: components["schemas"]["HandsThreadId"];
        };
        /** @description The summary of a closed segment. */
        SnapshotId: string;
        SnapshotRecord: {
            batch_id: components["schemas"]["BatchId"];
            checkpoint_kind: components["schemas"]["CheckpointKind"];
            event_id: string;
            /** @constant */
            kind: "snapshot";
            project_id: components["schemas"]["ProjectId"];
            run_id: string;
            segment_id: components["schemas"]["SegmentId"];
            seq: number;
            snapshot_id: components["schemas"]["SnapshotId"];
            source_refs: components["schemas"]["SegmentRecordsRef"][];
            status_hint: components["schemas"]["StatusHint"];
            tags: string[];
            task_hint: string;
            text: string;
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        SnapshotRow: components["schemas"]["EvidenceReceipt"];
        /**
         * @description A stage of a connection.
         * @enum {string}
         */
        StageName: "entry" | "init_complete" | "cipher_loaded" | "domain_active";
        StageRequirementNotMetFacts: {
            current: string;
            fix: string;
            operation: string;
            required: string;
        };
        StartNewInput: {
            /** @description In which respect, such as debugging; kept as the tag aspect:…. */
            aspect?: string;
            /** @description What it is about. */
            description?: string;
            /** @description Domain whose mental models are listed from stage 3 on. */
            domain?: components["schemas"]["Domain"];
            /** @description What one works on; kept as the tag project:…. */
            project?: string;
            /** @description What it is called; left out: named by the time. */
            sessionTitle?: components["schemas"]["SessionTitle"];
            /** @description What it is filed under. */
            tags?: components["schemas"]["SessionTag"][];
            /** @description Which part of it; kept as the tag task:…. */
            task?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        StartNewOutput: {
            /** @description Name of this connection; get_state resume=… goes on with it later. Null: nobody stays connected. */
            connection: string | null;
            /** @description The stage that this connection has reached. */
            currentStage: number;
            /** @description The number that the next thought takes. */
            nextThoughtNumber: number;
            /** @description How many sessions there were before with the same project, task and aspect. */
            related: number;
            session: components["schemas"]["Session"];
            stageName: components["schemas"]["StageName"];
        };
        StateCorruptFact: {
            batch_id: components["schemas"]["BatchId"];
            items: {
                error: string;
                label: string;
                path: string;
                /** @description Why it could not be moved; empty when it was. */
                quarantine_error: string;
                /** @description Where it went; empty when it could not be moved, or stays. */
                quarantined_to: string;
                /** @constant */
                used_default: true;
            }[];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        StateCorruptRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            items: {
                error: string;
                label: string;
                path: string;
                /** @description Why it could not be moved; empty when it was. */
                quarantine_error: string;
                /** @description Where it went; empty when it could not be moved, or stays. */
                quarantined_to: string;
                /** @constant */
                used_default: true;
            }[];
            /** @constant */
            kind: "state_corrupt";
            run_id: string;
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        StateCorruptRow: components["schemas"]["EvidenceReceipt"];
        StateNotUsedWarningFacts: {
            error: string;
            path: string;
        };
        StatePutAsideWarningFacts: {
            error: string;
            kept: string;
            path: string;
        };
        /**
         * @description State of the run when the checkpoint is weighed.
         * @enum {string}
         */
        StatusHint: "done" | "not_done" | "blocked" | "max_batches";
        StatusInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        StatusOutput: {
            /** @description Branch that is checked out; null when none is. */
            checkout: components["schemas"]["BranchName"] | null;
            defaults: components["schemas"]["Defaults"];
            golden_path: components["schemas"]["GoldenPath"];
            /** @description Newest entry of a document; null when there is none. */
            last_doc_entry: {
                /** @description Branch it was written on. */
                branch: components["schemas"]["BranchName"];
                /** @description Document it was written to. */
                doc: components["schemas"]["DocName"];
                /** @description note or event. */
                kind: string;
                /** @description Number of the entry. */
                seq: components["schemas"]["Seq"];
                /** @description When it was written. */
                ts: components["schemas"]["Timestamp"];
                ts_ms: components["schemas"]["TimestampMs"];
            } | null;
            /** @description The same as last_task_event. */
            last_event: {
                /** @description Id of the event. */
                event_id: string;
                /** @description When it happened. */
                ts: components["schemas"]["Timestamp"];
                ts_ms: components["schemas"]["TimestampMs"];
            } | null;
            /** @description Newest event of a plan or task; null when there is none. */
            last_task_event: {
                /** @description Id of the event. */
                event_id: string;
                /** @description When it happened. */
                ts: components["schemas"]["Timestamp"];
                ts_ms: components["schemas"]["TimestampMs"];
            } | null;
            /** @description Version of the tables. */
            schema_version: number;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated?: boolean;
            /** @description How the plan or task in focus stands; null when none is. */
            work: components["schemas"]["WorkAtHand"] | null;
            workspace: components["schemas"]["WorkspaceId"];
            /** @description True when the workspace was created. */
            workspace_exists: boolean;
            /** @description Settings of the server that concern workspaces. */
            workspace_policy: {
                /** @description agent_id that is filled in when none is given; null when none. */
                default_agent_id: string | null;
                /** @description Workspace that is meant when none is named; null when none is. */
                default_workspace: components["schemas"]["WorkspaceId"] | null;
                /** @description Project guard the server was started with; null when none. */
                project_guard_configured: string | null;
                /** @description Project guard kept in the workspace; null when none. */
                project_guard_stored: string | null;
                /** @description True when only the default workspace may be used. */
                workspace_lock: boolean;
            };
        };
        /** @description A step of a task. */
        Step: {
            /** @description Why it is blocked; null when no reason was given or it is not. */
            block_reason: string | null;
            /** @description True when it was marked as blocked. */
            blocked: boolean;
            /** @description What is in the way; [] for nothing. */
            blockers: string[];
            /** @description True when the step is closed. */
            completed: boolean;
            /** @description When it was closed; null while it is open. */
            completed_at_ms: components["schemas"]["TimestampMs"] | null;
            /** @description True when the criteria were confirmed. */
            criteria_confirmed: boolean;
            /** @description True when documentation was confirmed. */
            docs_confirmed: boolean;
            /** @description Checkpoints that real evidence is linked to. */
            evidence: components["schemas"]["Checkpoint"][];
            path: components["schemas"]["StepPath"];
            /** @description True when performance was confirmed. */
            perf_confirmed: boolean;
            /** @description Proof that documentation needs before it closes. */
            proof_docs_mode: components["schemas"]["ProofMode"];
            /** @description Proof that performance needs before it closes. */
            proof_perf_mode: components["schemas"]["ProofMode"];
            /** @description Proof that security needs before it closes. */
            proof_security_mode: components["schemas"]["ProofMode"];
            /** @description Proof that tests need before it closes. */
            proof_tests_mode: components["schemas"]["ProofMode"];
            /** @description True when security was confirmed. */
            security_confirmed: boolean;
            step_id: components["schemas"]["StepId"];
            /** @description What shows that it is done. */
            success_criteria: string[];
            /** @description How it is tested. */
            tests: string[];
            /** @description True when the tests were confirmed. */
            tests_confirmed: boolean;
            /** @description What is to be done. */
            title: string;
        };
        /** @description The first open step that is not blocked; the first open one when all are. */
        StepAtHand: {
            /** @description What shows that it is done, shortened. */
            criteria: string[];
            path: components["schemas"]["StepPath"];
            step_id: components["schemas"]["StepId"];
            /** @description How it is tested, shortened. */
            tests: string[];
            /** @description Title of the step. */
            title: string;
        };
        StepBlockedFact: {
            inverse: {
                after: {
                    [key: string]: unknown;
                };
                before: {
                    [key: string]: unknown;
                };
                intent: string;
            };
            path: components["schemas"]["StepPath"];
            reason: string | null;
            revision: components["schemas"]["Revision"];
            step_id: components["schemas"]["StepId"];
            task: components["schemas"]["EntityId"];
        };
        StepBlockedRow: components["schemas"]["TaskEvent"];
        StepBlockedWarningFacts: {
            path: string;
            reason: string;
        };
        StepChildrenOpenWarningFacts: {
            open: number;
            path: string;
        };
        StepContextIgnoredWarningFacts: {
            step: string;
        };
        /** @description Steps or tasks in numbers. */
        StepCounts: {
            /** @description How many are done. */
            completed: number;
            /** @description How many there are. */
            total: number;
        };
        StepDefinedFact: {
            change: {
                block_reason?: string | null;
                blocked?: boolean;
                blockers?: string[];
                completed?: boolean;
                completed_at_ms?: components["schemas"]["TimestampMs"] | null;
                criteria_confirmed?: boolean;
                docs_confirmed?: boolean;
                evidence?: components["schemas"]["Checkpoint"][];
                perf_confirmed?: boolean;
                proof_docs_mode?: components["schemas"]["ProofMode"];
                proof_perf_mode?: components["schemas"]["ProofMode"];
                proof_security_mode?: components["schemas"]["ProofMode"];
                proof_tests_mode?: components["schemas"]["ProofMode"];
                security_confirmed?: boolean;
                success_criteria?: string[];
                tests?: string[];
                tests_confirmed?: boolean;
                /** @description A short name; blanks around it are dropped. */
                title?: string;
            };
            fields: string[];
            inverse?: {
                after: {
                    [key: string]: unknown;
                };
                before: {
                    [key: string]: unknown;
                };
                intent: string;
            };
            path: components["schemas"]["StepPath"];
            revision: components["schemas"]["Revision"];
            step_id: components["schemas"]["StepId"];
            task: components["schemas"]["EntityId"];
        };
        StepDefinedRow: components["schemas"]["TaskEvent"];
        StepDeletedFact: {
            path: components["schemas"]["StepPath"];
            revision: components["schemas"]["Revision"];
            step_id: components["schemas"]["StepId"];
            task: components["schemas"]["EntityId"];
        };
        StepDeletedRow: components["schemas"]["TaskEvent"];
        StepDoneFact: {
            completed_at_ms: components["schemas"]["TimestampMs"];
            forced?: boolean;
            inverse?: {
                after: {
                    [key: string]: unknown;
                };
                before: {
                    [key: string]: unknown;
                };
                intent: string;
            };
            path: components["schemas"]["StepPath"];
            revision: components["schemas"]["Revision"];
            step_id: components["schemas"]["StepId"];
            task: components["schemas"]["EntityId"];
        };
        StepDoneRow: components["schemas"]["TaskEvent"];
        /** @description A step as it is added. */
        StepDraft: {
            /** @description What shows that it is done; at least one line. */
            success_criteria: string[];
            /** @description What is to be done, in a line. */
            title: string;
        };
        /** @description The step that an answer keeps to. */
        StepFocus: {
            path: components["schemas"]["StepPath"];
            step_id: components["schemas"]["StepId"];
            /** @description Tag that cards of this step carry. */
            tag: components["schemas"]["GraphTag"];
            /** @description Task of the step. */
            task_id: components["schemas"]["TaskId"];
            /** @description Title of the step. */
            title: string;
        };
        StepHeldWarningFacts: {
            agent: string;
            minutes: number;
            path: string;
        };
        /** @description A step by id: STEP-…; it does not change when the step moves. */
        StepId: string;
        StepNotedFact: {
            /** @description The text of the note. */
            note: string;
            path: components["schemas"]["StepPath"];
            revision: components["schemas"]["Revision"];
            step_id: components["schemas"]["StepId"];
            task: components["schemas"]["EntityId"];
        };
        StepNotedRow: components["schemas"]["TaskEvent"];
        /** @description A plan or task, and the step of it that was named, if one was. */
        StepOrEntityTarget: {
            entity: components["schemas"]["EntityTarget"];
            step: components["schemas"]["Step"] | null;
        };
        /** @description A step by its place: s:0, s:0.s:2. */
        StepPath: string;
        /** @description A step as it is added together with its task. */
        StepPlan: {
            /** @description What is in the way; [] or left out for nothing. */
            blockers?: string[];
            /** @description What shows that it is done; at least one line. */
            success_criteria: string[];
            /** @description How it is tested, such as a command. */
            tests?: string[];
            /** @description What is to be done, in a line. */
            title: string;
        };
        /** @description A step by id and by path. */
        StepRef: {
            path: components["schemas"]["StepPath"];
            step_id: components["schemas"]["StepId"];
        };
        StepReopenedFact: {
            force: boolean;
            inverse: {
                after: {
                    [key: string]: unknown;
                };
                before: {
                    [key: string]: unknown;
                };
                intent: string;
            };
            path: components["schemas"]["StepPath"];
            revision: components["schemas"]["Revision"];
            step_id: components["schemas"]["StepId"];
            task: components["schemas"]["EntityId"];
        };
        StepReopenedRow: components["schemas"]["TaskEvent"];
        StepsAddedFact: {
            parent: components["schemas"]["StepRef"] | null;
            revision: components["schemas"]["Revision"];
            steps: {
                change: {
                    block_reason?: string | null;
                    blocked?: boolean;
                    blockers?: string[];
                    completed?: boolean;
                    completed_at_ms?: components["schemas"]["TimestampMs"] | null;
                    criteria_confirmed?: boolean;
                    docs_confirmed?: boolean;
                    evidence?: components["schemas"]["Checkpoint"][];
                    perf_confirmed?: boolean;
                    proof_docs_mode?: components["schemas"]["ProofMode"];
                    proof_perf_mode?: components["schemas"]["ProofMode"];
                    proof_security_mode?: components["schemas"]["ProofMode"];
                    proof_tests_mode?: components["schemas"]["ProofMode"];
                    security_confirmed?: boolean;
                    success_criteria?: string[];
                    tests?: string[];
                    tests_confirmed?: boolean;
                    /** @description A short name; blanks around it are dropped. */
                    title?: string;
                };
                path: components["schemas"]["StepPath"];
                step_id: components["schemas"]["StepId"];
            }[];
            task: components["schemas"]["EntityId"];
        };
        StepsAddedRow: components["schemas"]["TaskEvent"];
        /** @description Steps of a task in numbers; missing_… count open steps. */
        StepsSummary: {
            /** @description Steps that are closed. */
            completed: number;
            /** @description First open step; null when none is open. */
            first_open: components["schemas"]["FirstOpen"] | null;
            /** @description Open steps whose criteria are not confirmed. */
            missing_criteria: number;
            /** @description Open steps that need the documentation checkpoint and lack it. */
            missing_docs: number;
            /** @description Open steps that need the performance checkpoint and lack it. */
            missing_perf: number;
            /** @description Open steps that lack required proof of documentation. */
            missing_proof_docs: number;
            /** @description Open steps that lack required proof of performance. */
            missing_proof_perf: number;
            /** @description Open steps that lack required proof of security. */
            missing_proof_security: number;
            /** @description Open steps that lack required proof of tests. */
            missing_proof_tests: number;
            /** @description Open steps that need the security checkpoint and lack it. */
            missing_security: number;
            /** @description Open steps whose tests are not confirmed. */
            missing_tests: number;
            /** @description Steps that are not closed. */
            open: number;
            /** @description Steps in all. */
            total: number;
        };
        /** @description A step, and the task it belongs to. */
        StepTarget: {
            step: components["schemas"]["Step"];
            task: components["schemas"]["EntityTarget"];
        };
        StepUnblockedFact: {
            inverse: {
                after: {
                    [key: string]: unknown;
                };
                before: {
                    [key: string]: unknown;
                };
                intent: string;
            };
            path: components["schemas"]["StepPath"];
            revision: components["schemas"]["Revision"];
            step_id: components["schemas"]["StepId"];
            task: components["schemas"]["EntityId"];
        };
        StepUnblockedRow: components["schemas"]["TaskEvent"];
        StepVerifiedFact: {
            change: {
                block_reason?: string | null;
                blocked?: boolean;
                blockers?: string[];
                completed?: boolean;
                completed_at_ms?: components["schemas"]["TimestampMs"] | null;
                criteria_confirmed?: boolean;
                docs_confirmed?: boolean;
                evidence?: components["schemas"]["Checkpoint"][];
                perf_confirmed?: boolean;
                proof_docs_mode?: components["schemas"]["ProofMode"];
                proof_perf_mode?: components["schemas"]["ProofMode"];
                proof_security_mode?: components["schemas"]["ProofMode"];
                proof_tests_mode?: components["schemas"]["ProofMode"];
                security_confirmed?: boolean;
                success_criteria?: string[];
                tests?: string[];
                tests_confirmed?: boolean;
                /** @description A short name; blanks around it are dropped. */
                title?: string;
            };
            path: components["schemas"]["StepPath"];
            revision: components["schemas"]["Revision"];
            step_id: components["schemas"]["StepId"];
            task: components["schemas"]["EntityId"];
        };
        StepVerifiedRow: components["schemas"]["TaskEvent"];
        /** @description The file STOP in the folder of a project. One that holds anything else, as one made by hand, holds up everything. */
        StopOrder: {
            /** @description Also runs that begin later end at once; otherwise only those that began before. */
            hold: boolean;
            /** @description When it was given. */
            ts: string;
        };
        StopSavedFact: {
            /** @description Null: nothing is held up any more. */
            stop: components["schemas"]["StopOrder"] | null;
        };
        StorageErrorFacts: {
            detail: string;
            fix: string;
        };
        StorageInput: {
            workspace?: components["schemas"]["WorkspaceId"];
        };
        StorageOutput: {
            defaults: components["schemas"]["Defaults"];
            /**
             * @description Which database is used.
             * @enum {string}
             */
            engine: "sqlite" | "postgres";
            /** @description Version of the tables. */
            schema_version: number;
            /** @description A folder, or a database address without its password. */
            storage_dir: string;
        };
        StoreBusyFacts: {
            waited_ms: number;
        };
        StoreErrorFacts: {
            detail: string;
            outcome: string;
        };
        StrictTargetingRequiresExpectedTargetIdFacts: {
            focus: string;
        };
        /** @description A call that is likely to help next. */
        Suggestion: {
            /**
             * @description call_tool: call a tool; call_method: use an MCP method such as tools/list.
             * @enum {string}
             */
            action: "call_tool" | "call_method";
            /** @description Name of the method; absent for call_tool. */
            method?: string;
            /** @description Arguments to send as they are. */
            params: {
                [key: string]: unknown;
            };
            /**
             * @description How much it matters.
             * @enum {string}
             */
            priority: "high" | "medium" | "low";
            /** @description Why it helps. */
            reason: string;
            /** @description Name of the tool; absent for call_method. */
            target?: string;
            /** @description True: the tool would accept these params. */
            validated: boolean;
        };
        SuggestWorkflowAnswer: components["schemas"]["WorkflowProposal"];
        SuggestWorkflowPrompt: {
            /** @description The program that is Hands here */
            hands_provider: string;
            /** @description What is kept about this project */
            project_overlay: components["schemas"]["OverlayView"];
            /** @description Where in the run this is */
            run_notes: string;
            /** @description Settings of the autopilot; they hold no values */
            runtime_config: components["schemas"]["RuntimeKnobs"];
            /** @description Records of this segment of work, the oldest first; the answer in a user_input record is the user's own */
            segment_evidence: components["schemas"]["LogView"];
            /** @description The task that the user gave */
            task: string;
            /** @description The user's values, preferences and goals, and what else is known: claims, nodes, edges */
            thought_db_context: components["schemas"]["ThoughtDbView"];
        };
        /** @description A name for one entry of a document. */
        Tag: {
            /** @description Branch of the entry. */
            branch: components["schemas"]["BranchName"];
            /** @description When it was made. */
            created_at_ms: components["schemas"]["TimestampMs"];
            /** @description Document of the entry. */
            doc: components["schemas"]["DocName"];
            /** @description Name of the tag. */
            name: components["schemas"]["TagName"];
            /** @description Number of the entry. */
            seq: components["schemas"]["Seq"];
        };
        TagCreateInput: {
            /**
             * @description Move the tag if it exists.
             * @default false
             */
            force: boolean;
            /** @description A branch, a tag, an entry number or <doc>@<seq> (the head of the checkout). */
            from?: string;
            /** @description Name for the tag. */
            name: components["schemas"]["TagName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TagCreateOutput: {
            tag: components["schemas"]["Tag"];
        };
        /** @description A tag of mental models. */
        TagDefinition: {
            /** @description When models with this tag help. */
            description: string;
            name: components["schemas"]["ModelTag"];
        };
        TagDeleteInput: {
            /** @description Tag to delete. */
            name: components["schemas"]["TagName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TagDeleteOutput: {
            /** @description True when the tag existed. */
            deleted: boolean;
            /** @description Tag that was deleted. */
            name: components["schemas"]["TagName"];
        };
        TagListInput: {
            /** @description next_after of the page before. */
            after?: components["schemas"]["TagName"];
            /**
             * @description How many at most (200).
             * @default 200
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TagListOutput: {
            /** @description Number of tags in all. */
            count: number;
            /** @description Pass it as after for the next page; null when there is none. */
            next_after: components["schemas"]["TagName"] | null;
            /** @description Tags of this page, by name. */
            tags: components["schemas"]["Tag"][];
            /** @description True when limit or max_chars left tags out. */
            truncated: boolean;
        };
        /** @description A tag; begins with a letter. */
        TagName: string;
        TagRemovedFact: {
            name: components["schemas"]["TagName"];
        };
        TagSetFact: {
            branch: components["schemas"]["BranchName"];
            branch_id: number;
            doc: components["schemas"]["DocName"];
            name: components["schemas"]["TagName"];
            seq: components["schemas"]["Seq"];
        };
        TagSetRow: components["schemas"]["Tag"];
        /** @description A plan or task: its id, or {id, kind}. */
        TargetRef: components["schemas"]["EntityId"] | {
            id: components["schemas"]["EntityId"];
            /**
             * @description Kind that the id must have; a check, nothing more.
             * @enum {string}
             */
            kind?: "plan" | "task";
        };
        /** @description A task: work with steps, under a plan. */
        Task: {
            /** @description When it was completed; null while it is not. */
            completed_at_ms: components["schemas"]["TimestampMs"] | null;
            /** @description What to know about it; null when nobody said it. */
            context: string | null;
            /** @description When it was created. */
            created_at_ms: components["schemas"]["TimestampMs"];
            /** @description Plans and tasks that must be done first. */
            depends_on: components["schemas"]["EntityId"][];
            /** @description What is to be achieved; null when nobody said it. */
            description: string | null;
            /** @description Area of work; null when none was set. */
            domain: string | null;
            id: components["schemas"]["EntityId"];
            /**
             * @description It is a task.
             * @constant
             */
            kind: "task";
            /** @description Plan that it belongs to. */
            parent: components["schemas"]["PlanId"];
            /** @description How urgent; null when not set. */
            priority: components["schemas"]["Priority"] | null;
            /** @description The id with its workspace: <workspace>:<id>. */
            qualified_id: string;
            revision: components["schemas"]["Revision"];
            status: components["schemas"]["TaskStatus"];
            /** @description Its steps in numbers. */
            steps: components["schemas"]["StepCounts"];
            /** @description Labels. */
            tags: string[];
            /** @description What it is called. */
            title: string;
            /** @description When it was changed last. */
            updated_at_ms: components["schemas"]["TimestampMs"];
        };
        TaskCompletedFact: {
            revision: components["schemas"]["Revision"];
            status: components["schemas"]["TaskStatus"];
            task: components["schemas"]["EntityId"];
        };
        TaskCompletedRow: components["schemas"]["TaskEvent"];
        TaskCreatedFact: {
            /** @description Text of up to 20 000 characters; "" clears it. */
            description?: string;
            id: components["schemas"]["TaskId"];
            parent: components["schemas"]["PlanId"];
            /** @description A short name; blanks around it are dropped. */
            title: string;
        };
        TaskCreatedRow: components["schemas"]["TaskEvent"];
        TaskDeletedFact: {
            /** @enum {string} */
            kind: "plan" | "task";
            task: components["schemas"]["EntityId"];
            with_plan?: components["schemas"]["PlanId"];
        };
        TaskDeletedRow: components["schemas"]["TaskEvent"];
        TaskEditedFact: {
            change: {
                completed_at_ms?: components["schemas"]["TimestampMs"] | null;
                context?: string | null;
                contract?: string | null;
                contract_data?: {
                    [key: string]: unknown;
                } | null;
                contract_versions?: number;
                /** @description Plans and tasks that must be done first; the list replaces the one before. */
                depends_on?: components["schemas"]["EntityId"][];
                description?: string | null;
                domain?: string | null;
                priority?: components["schemas"]["Priority"] | null;
                status?: components["schemas"]["TaskStatus"];
                /** @description Labels; the list replaces the one before. */
                tags?: string[];
                /** @description A short name; blanks around it are dropped. */
                title?: string;
            };
            revision: components["schemas"]["Revision"];
            task: components["schemas"]["EntityId"];
        };
        TaskEditedRow: components["schemas"]["TaskEvent"];
        /** @description Something that happened to a plan or task. */
        TaskEvent: {
            event_id: components["schemas"]["EventId"];
            /** @description Path of the step or task node; null when it concerns the whole task. */
            path: string | null;
            /** @description Details of what happened. */
            payload: {
                [key: string]: unknown;
            };
            /** @description Plan or task that it happened to. */
            task_id: components["schemas"]["EntityId"];
            /** @description When it happened. */
            ts: components["schemas"]["Timestamp"];
            ts_ms: components["schemas"]["TimestampMs"];
            /** @description What happened, as a code. */
            type: string;
        };
        /** @description A task: TASK-001. */
        TaskId: string;
        TaskNodeAddedFact: {
            change: {
                blocked?: boolean;
                blockers?: string[];
                context?: string | null;
                dependencies?: string[];
                description?: string | null;
                next_steps?: string[];
                priority?: components["schemas"]["Priority"] | null;
                problems?: string[];
                risks?: string[];
                status?: components["schemas"]["TaskStatus"];
                status_manual?: boolean;
                success_criteria?: string[];
                /** @description A short name; blanks around it are dropped. */
                title?: string;
            };
            node_id: components["schemas"]["TaskNodeId"];
            path: components["schemas"]["TaskNodePath"];
            revision: components["schemas"]["Revision"];
            step_id: components["schemas"]["StepId"];
            task: components["schemas"]["EntityId"];
        };
        TaskNodeAddedRow: components["schemas"]["TaskEvent"];
        TaskNodeDefinedFact: {
            change: {
                blocked?: boolean;
                blockers?: string[];
                context?: string | null;
                dependencies?: string[];
                description?: string | null;
                next_steps?: string[];
                priority?: components["schemas"]["Priority"] | null;
                problems?: string[];
                risks?: string[];
                status?: components["schemas"]["TaskStatus"];
                status_manual?: boolean;
                success_criteria?: string[];
                /** @description A short name; blanks around it are dropped. */
                title?: string;
            };
            fields: string[];
            inverse: {
                after: {
                    [key: string]: unknown;
                };
                before: {
                    [key: string]: unknown;
                };
                intent: string;
            };
            node_id: components["schemas"]["TaskNodeId"];
            path: components["schemas"]["TaskNodePath"];
            revision: components["schemas"]["Revision"];
            task: components["schemas"]["EntityId"];
        };
        TaskNodeDefinedRow: components["schemas"]["TaskEvent"];
        TaskNodeDeletedFact: {
            node_id: components["schemas"]["TaskNodeId"];
            path: components["schemas"]["TaskNodePath"];
            revision: components["schemas"]["Revision"];
            task: components["schemas"]["EntityId"];
        };
        TaskNodeDeletedRow: components["schemas"]["TaskEvent"];
        /** @description A task node by id: NODE-…. */
        TaskNodeId: string;
        /** @description A task node by its place: s:0.t:1. */
        TaskNodePath: string;
        /** @description A task node by id and by path. */
        TaskNodeRef: {
            node_id: components["schemas"]["TaskNodeId"];
            path: components["schemas"]["TaskNodePath"];
        };
        TaskPatchedFact: {
            change: {
                completed_at_ms?: components["schemas"]["TimestampMs"] | null;
                context?: string | null;
                contract?: string | null;
                contract_data?: {
                    [key: string]: unknown;
                } | null;
                contract_versions?: number;
                /** @description Plans and tasks that must be done first; the list replaces the one before. */
                depends_on?: components["schemas"]["EntityId"][];
                description?: string | null;
                domain?: string | null;
                priority?: components["schemas"]["Priority"] | null;
                status?: components["schemas"]["TaskStatus"];
                /** @description Labels; the list replaces the one before. */
                tags?: string[];
                /** @description A short name; blanks around it are dropped. */
                title?: string;
            };
            fields: string[];
            inverse: {
                after: {
                    [key: string]: unknown;
                };
                before: {
                    [key: string]: unknown;
                };
                intent: string;
            };
            revision: components["schemas"]["Revision"];
            task: components["schemas"]["EntityId"];
        };
        TaskPatchedRow: components["schemas"]["TaskEvent"];
        TasksBatchInput: {
            /**
             * @description All or none; only undoable tools.
             * @default false
             */
            atomic: boolean;
            /**
             * @description Leave events out of the results.
             * @default false
             */
            compact: boolean;
            /** @description Calls to make, in order. */
            operations: {
                /** @description Arguments of the call; the workspace is filled in. */
                args?: {
                    [key: string]: unknown;
                };
                /** @description Another word for args. */
                arguments?: {
                    [key: string]: unknown;
                };
                /** @description Another word for tool. */
                name?: string;
                /** @description Name of a task tool, such as tasks_done. */
                tool?: string;
            }[];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksBatchOutput: {
            /** @description True when it was all or none. */
            atomic: boolean;
            /** @description True when events were left out of the results. */
            compact: boolean;
            /** @description One entry for each call that was run, in order. */
            operations: {
                /** @description Why it failed; absent when it did not. */
                error?: components["schemas"]["ErrorBody"];
                /** @description Position of the call, from 0. */
                index: number;
                /** @description Output of the tool; absent when it failed. */
                result?: {
                    [key: string]: unknown;
                };
                /** @description True when it did what was asked. */
                success: boolean;
                /** @description Name of the tool. */
                tool: string;
                /** @description Warnings of the call; absent when there are none. */
                warnings?: components["schemas"]["Warning"][];
            }[];
            /** @description Operations that were not run. */
            remaining: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksBlockInput: {
            agent_id?: components["schemas"]["AgentId"];
            /**
             * @description Block (true) or unblock.
             * @default true
             */
            blocked: boolean;
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The step by path, such as s:0; give this or step_id. */
            path?: components["schemas"]["StepPath"];
            /** @description Why it is blocked. */
            reason?: string;
            /** @description The step by id; give this or path. */
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The task; left out: the focus. */
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksBlockOutput: {
            /** @description True when it is blocked now. */
            blocked: boolean;
            event: components["schemas"]["TaskEvent"];
            /** @description Why it is blocked; null when no reason was given or it is not. */
            reason: string | null;
            revision: components["schemas"]["Revision"];
            /** @description Step that was changed. */
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        };
        TasksBootstrapInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description What is to be achieved, in as many words as needed. */
            description?: string;
            /** @description Plan for the task; not together with plan_title. */
            plan?: components["schemas"]["PlanId"];
            /** @description Name of a template for a new plan, such as principal-task. */
            plan_template?: string;
            /** @description Title of a new plan to make for the task; not together with plan. */
            plan_title?: string;
            /** @description The steps of the task, in order, a title is enough; left out when a template gives them. */
            steps?: components["schemas"]["GatedStep"][];
            /** @description The same as plan, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description What is to be done, in a line. */
            task_title: string;
            /** @description Name of a template for a task, such as principal-task. */
            template?: string;
            think?: components["schemas"]["FirstThoughts"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksBootstrapOutput: {
            /** @description Events that the call wrote, in order. */
            events: components["schemas"]["TaskEvent"][];
            /** @description The plan that the task belongs to. */
            plan: {
                /** @description True when this call made the plan. */
                created: boolean;
                id: components["schemas"]["PlanId"];
                /** @description The id with its workspace: <workspace>:<id>. */
                qualified_id: string;
            };
            /** @description Ids and paths of its steps, in order. */
            steps: components["schemas"]["StepRef"][];
            /** @description The task that was made. */
            task: {
                id: components["schemas"]["TaskId"];
                /** @description The id with its workspace: <workspace>:<id>. */
                qualified_id: string;
                revision: components["schemas"]["Revision"];
            };
            /** @description What think_pipeline did; absent when think was left out. */
            think_pipeline?: {
                /** @description Branch that was meant. */
                branch: components["schemas"]["BranchName"];
                /** @description The cards that were written, in the order of the stages. */
                cards: {
                    /** @description Id of the card. */
                    card_id: components["schemas"]["GraphNodeId"];
                    /** @description Edges that were created or changed. */
                    edges_upserted: number;
                    /** @description False when the same card was there already. */
                    inserted: boolean;
                    /** @description Number of the new version; null when nothing was written. */
                    last_seq: components["schemas"]["Seq"] | null;
                    stage: components["schemas"]["PipelineStage"];
                }[];
                /** @description The note with the decision; null unless note_decision. */
                decision_note: {
                    /** @description Decision card that the note repeats. */
                    card_id: components["schemas"]["GraphNodeId"];
                    /** @description Notes document. */
                    doc: components["schemas"]["DocName"];
                    /** @description Number of the note. */
                    seq: components["schemas"]["Seq"];
                    /** @description When it was written. */
                    ts: components["schemas"]["Timestamp"];
                    ts_ms: components["schemas"]["TimestampMs"];
                } | null;
                graph_applied: components["schemas"]["CardsApplied"];
                /** @description Graph document that was meant. */
                graph_doc: components["schemas"]["DocName"];
                /** @description Number of the last new version; null when nothing was written. */
                last_seq: components["schemas"]["Seq"] | null;
                /** @description Notes document that was meant. */
                notes_doc: components["schemas"]["DocName"];
                /** @description Trace document that was meant. */
                trace_doc: components["schemas"]["DocName"];
            };
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksCloseStepInput: {
            agent_id?: components["schemas"]["AgentId"];
            checkpoints: components["schemas"]["Confirmations"];
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The step by path, such as s:0; give this or step_id. */
            path?: components["schemas"]["StepPath"];
            /** @description The step by id; give this or path. */
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The task; left out: the focus. */
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksCloseStepOutput: {
            /** @description Events that were written: confirmation and closing. */
            events: components["schemas"]["TaskEvent"][];
            revision: components["schemas"]["Revision"];
            /** @description Step that was closed. */
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        };
        TasksCloseTaskInput: {
            agent_id?: components["schemas"]["AgentId"];
            /**
             * @description Do it; without it only the difference is shown.
             * @default false
             */
            apply: boolean;
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description As for tasks_patch, in order. */
            patches?: {
                /**
                 * @description What is patched: the task, a step, or a task node (task).
                 * @default task_detail
                 * @enum {string}
                 */
                kind: "task_detail" | "step" | "task";
                /** @description Changes in order; all or none are made. */
                ops: components["schemas"]["PatchOp"][];
                /** @description The step (s:0) or task node (s:0.t:1) to patch. */
                path?: string;
                /** @description The step to patch, by id. */
                step_id?: components["schemas"]["StepId"];
                /** @description The task node to patch, by id. */
                task_node_id?: components["schemas"]["TaskNodeId"];
            }[];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The task; left out: the focus. */
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksCloseTaskOutput: {
            /** @description True when it was written; false for a preview. */
            applied: boolean;
            /** @description What the patches change. */
            diff: {
                /** @description Value after the patch; any type. */
                after: unknown;
                /** @description Value before the patch; any type. */
                before: unknown;
                /** @description Name of the field. */
                field: string;
                /** @description Id of what is changed. */
                id: string;
                /**
                 * @description What is changed: the task, a step, or a task node (task).
                 * @enum {string}
                 */
                kind: "task_detail" | "step" | "task";
                /** @description Path of the step or task node; null for the task itself. */
                path: string | null;
            }[];
            /** @description Events that were written; [] for a preview. */
            events: components["schemas"]["TaskEvent"][];
            /** @description True when all steps are closed and confirmed, so that the task can be closed. */
            ready: boolean;
            revision: components["schemas"]["Revision"];
            status: components["schemas"]["TaskStatus"];
            task: components["schemas"]["TaskId"];
            /** @description Steps that keep the task open. */
            unmet: {
                /** @description True when the step is closed. */
                completed: boolean;
                /** @description Checkpoints that it still needs. */
                missing: components["schemas"]["Checkpoint"][];
                step: components["schemas"]["StepRef"];
            }[];
        };
        TasksCompleteInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description The new status (DONE).
             * @default DONE
             * @enum {string}
             */
            status: "TODO" | "ACTIVE" | "DONE";
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksCompleteOutput: {
            /** @description Event of the change; null when it had that status already. */
            event: components["schemas"]["TaskEvent"] | null;
            task: components["schemas"]["Task"];
        } | {
            /** @description Event of the change; null when it had that status already. */
            event: components["schemas"]["TaskEvent"] | null;
            plan: components["schemas"]["Plan"];
        };
        TasksContextInput: {
            /** @description Only tasks of this area of work. */
            domain?: string;
            /**
             * @description Also what is DONE.
             * @default false
             */
            include_all: boolean;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description next_cursor of the page before. */
            plans_cursor?: number;
            /**
             * @description How many at most (50).
             * @default 50
             */
            plans_limit: number;
            /**
             * @description Only plans with this status.
             * @enum {string}
             */
            plans_status?: "TODO" | "ACTIVE" | "DONE";
            /** @description Only those with all of these labels. */
            tags?: string[];
            /** @description Only this plan, or that of this task, and its tasks; left out: all. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            /** @description next_cursor of the page before. */
            tasks_cursor?: number;
            /**
             * @description How many at most (50).
             * @default 50
             */
            tasks_limit: number;
            /** @description Only tasks of this plan. */
            tasks_parent?: components["schemas"]["PlanId"];
            /**
             * @description Only tasks with this status.
             * @enum {string}
             */
            tasks_status?: "TODO" | "ACTIVE" | "DONE";
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksContextOutput: {
            /** @description Numbers by status, in the whole workspace. */
            by_status: {
                /** @description Plans by status. */
                plans: {
                    /** @description How many are ACTIVE. */
                    ACTIVE: number;
                    /** @description How many are DONE. */
                    DONE: number;
                    /** @description How many are TODO. */
                    TODO: number;
                };
                /** @description Tasks by status. */
                tasks: {
                    /** @description How many are ACTIVE. */
                    ACTIVE: number;
                    /** @description How many are DONE. */
                    DONE: number;
                    /** @description How many are TODO. */
                    TODO: number;
                };
            };
            /** @description Numbers in the whole workspace. */
            counts: {
                /** @description Number of plans. */
                plans: number;
                /** @description Number of tasks. */
                tasks: number;
            };
            /** @description Plans of this page. */
            plans: components["schemas"]["EntityBrief"][];
            plans_pagination: components["schemas"]["Pagination"];
            /** @description Tasks of this page. */
            tasks: components["schemas"]["EntityBrief"][];
            tasks_pagination: components["schemas"]["Pagination"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksContextPackInput: {
            /** @description next_cursor of the page before. */
            delta_cursor?: number;
            /**
             * @description How many at most (20); 0 leaves them out.
             * @default 20
             */
            delta_limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description It reads only in any case.
             * @default true
             */
            read_only: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksContextPackOutput: {
            /** @description Newest events. */
            delta: components["schemas"]["Timeline"];
            /** @description Plan or task in focus; null when none is. */
            focus: components["schemas"]["EntityId"] | null;
            radar: components["schemas"]["Radar"];
            reasoning_ref: components["schemas"]["ReasoningRef"];
            /** @description What the call named; null when the focus was meant. */
            requested: components["schemas"]["EntityId"] | null;
            /** @description Steps of the task; null for a plan. */
            steps: components["schemas"]["StepsSummary"] | null;
            /** @description The plan or task. */
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            /** @description Tasks of the plan; null for a task. */
            tasks: components["schemas"]["TasksSummary"] | null;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksContractInput: {
            agent_id?: components["schemas"]["AgentId"];
            /**
             * @description Remove text and data.
             * @default false
             */
            clear: boolean;
            /** @description What was agreed, as data; left out: stays as it is. */
            contract_data?: {
                [key: string]: unknown;
            };
            /** @description The text of the contract. */
            current?: string;
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The same as target, as an id only. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description A plan; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksContractOutput: {
            event: components["schemas"]["TaskEvent"];
            plan: components["schemas"]["Plan"];
        };
        TasksCreateInput: {
            /** @description What was agreed, as text; for plans. */
            contract?: string;
            /** @description What was agreed, as data; for plans. */
            contract_data?: {
                [key: string]: unknown;
            };
            /** @description What is to be achieved, in as many words as needed. */
            description?: string;
            /**
             * @description task when parent is given, else plan.
             * @enum {string}
             */
            kind?: "plan" | "task";
            /** @description Plan that the new task belongs to; left out: a plan is made. */
            parent?: components["schemas"]["PlanId"];
            /** @description Steps of the new task, in order, a title is enough; for tasks. */
            steps?: components["schemas"]["StepPlan"][];
            /** @description What is to be done, in a line. */
            title: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksCreateOutput: {
            event: components["schemas"]["TaskEvent"];
            /** @description Events that were written; absent when only one was. */
            events?: components["schemas"]["TaskEvent"][];
            /** @description Id of the new plan or task. */
            id: components["schemas"]["EntityId"];
            /**
             * @description What was made.
             * @enum {string}
             */
            kind: "plan" | "task";
            /** @description The id with its workspace: <workspace>:<id>. */
            qualified_id: string;
            revision: components["schemas"]["Revision"];
            /** @description Ids and paths of the steps; absent when none were given. */
            steps?: components["schemas"]["StepRef"][];
        };
        TasksDecomposeInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description Step to put the new ones below; left out: the top level. */
            parent?: components["schemas"]["StepPath"];
            /** @description Steps to add, in order; a title is enough. */
            steps: components["schemas"]["StepDraft"][];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The task; left out: the focus. */
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksDecomposeOutput: {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            /** @description Ids and paths of the new steps. */
            steps: components["schemas"]["StepRef"][];
            task: components["schemas"]["TaskId"];
        };
        TasksDefineInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description What is in the way; the list replaces the one before. */
            blockers?: string[];
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The step by path, such as s:0; give this or step_id. */
            path?: components["schemas"]["StepPath"];
            /** @description The step by id; give this or path. */
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description What shows that it is done; the list replaces the one before. */
            success_criteria?: string[];
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The task; left out: the focus. */
            task?: components["schemas"]["TaskId"];
            /** @description How it is tested; the list replaces the one before. */
            tests?: string[];
            /** @description What is to be done, in a line. */
            title?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksDefineOutput: {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            /** @description Step that was changed. */
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        };
        TasksDeleteInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The step by path, such as s:0; give this or step_id. */
            path?: components["schemas"]["StepPath"];
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description The step by id; give this or path. */
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksDeleteOutput: {
            /** @description Tasks that were deleted along with the plan. */
            deleted_tasks: number;
            event: components["schemas"]["TaskEvent"];
            /** @description Plan or task that was deleted. */
            id: components["schemas"]["EntityId"];
            /**
             * @description What was deleted.
             * @enum {string}
             */
            kind: "plan" | "task";
        } | {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            /** @description Step that was deleted, with all below it. */
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        };
        TasksDeltaInput: {
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Event to continue after; left out: from the oldest. */
            since?: components["schemas"]["EventId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksDeltaOutput: {
            /** @description Events after since, oldest first. */
            events: components["schemas"]["TaskEvent"][];
            /** @description Pass it as since for the next page; null at the end. */
            next_since: components["schemas"]["EventId"] | null;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksDoneInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The step by path, such as s:0; give this or step_id. */
            path?: components["schemas"]["StepPath"];
            /** @description The step by id; give this or path. */
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The task; left out: the focus. */
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksDoneOutput: {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            /** @description Step that was closed. */
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        };
        TasksEditInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description What to know about it; "" clears it. */
            context?: string;
            /** @description What was agreed, as text; for plans. "" clears it. */
            contract?: string;
            /** @description What was agreed, as data; for plans. */
            contract_data?: {
                [key: string]: unknown;
            };
            /** @description Plans and tasks that must be done first; the list replaces the one before. */
            depends_on?: components["schemas"]["EntityId"][];
            /** @description What is to be achieved; "" clears it. */
            description?: string;
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The area of work that the task belongs to. */
            new_domain?: string;
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description How urgent.
             * @enum {string}
             */
            priority?: "LOW" | "MEDIUM" | "HIGH";
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description Labels; the list replaces the one before. */
            tags?: string[];
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            /** @description What it is called, in a line. */
            title?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksEditOutput: {
            event: components["schemas"]["TaskEvent"];
            /** @description Plan or task that was changed. */
            id: components["schemas"]["EntityId"];
            /**
             * @description What was changed.
             * @enum {string}
             */
            kind: "plan" | "task";
            revision: components["schemas"]["Revision"];
        };
        TasksEvidenceCaptureInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Paths or addresses. */
            attachments?: string[];
            /** @description Checkpoints that the evidence proves; left out: none. */
            checkpoint?: ("criteria" | "tests" | "security" | "perf" | "docs") | ("criteria" | "tests" | "security" | "perf" | "docs")[];
            /** @description Receipts: "CMD: …", "LINK: …". */
            checks?: string[];
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description Outputs, diffs, addresses; each up to 256 000 bytes of JSON. */
            items?: components["schemas"]["Artifact"][];
            /** @description A name for it, kept as an attachment: what is attached under the same name already is left as it is. */
            once?: string;
            /** @description The step by path, such as s:0; give this or step_id. */
            path?: components["schemas"]["StepPath"];
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description The step by id; give this or path. */
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksEvidenceCaptureOutput: {
            /** @description What happened; absent where it was attached before. */
            event?: components["schemas"]["TaskEvent"];
            /** @description It was attached before, and nothing changed; absent otherwise. */
            repeated?: boolean;
            revision: components["schemas"]["Revision"];
            /** @description Step that holds the evidence; absent when it belongs to the whole plan or task. */
            step?: components["schemas"]["StepRef"];
            /** @description Plan or task that holds the evidence. */
            task: components["schemas"]["EntityId"];
        };
        TasksFocusClearInput: {
            agent_id?: components["schemas"]["AgentId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksFocusClearOutput: {
            checkout: components["schemas"]["CheckoutMove"];
            /** @description True when there was a focus. */
            cleared: boolean;
            /** @description Focus before the call; null when there was none. */
            previous: components["schemas"]["EntityId"] | null;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksFocusGetInput: {
            agent_id?: components["schemas"]["AgentId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksFocusGetOutput: {
            /** @description Plan or task in focus; null when none is. */
            focus: components["schemas"]["EntityId"] | null;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksFocusSetInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description Plan or task to focus on. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksFocusSetOutput: {
            checkout: components["schemas"]["CheckoutMove"];
            /** @description Plan or task in focus now. */
            focus: components["schemas"]["EntityId"];
            /** @description Focus before the call; null when there was none. */
            previous: components["schemas"]["EntityId"] | null;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksHandoffInput: {
            /**
             * @description How many at most (10).
             * @default 10
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description It reads only in any case.
             * @default true
             */
            read_only: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksHandoffOutput: {
            /** @description Plan or task in focus; null when none is. */
            focus: components["schemas"]["EntityId"] | null;
            handoff: components["schemas"]["Handoff"];
            /** @description What was said that whoever goes on must know; blockers stand among the risks. */
            known: components["schemas"]["Known"];
            radar: components["schemas"]["Radar"];
            reasoning_ref: components["schemas"]["ReasoningRef"];
            /** @description What the call named; null when the focus was meant. */
            requested: components["schemas"]["EntityId"] | null;
            /** @description Steps of the task; null for a plan. */
            steps: components["schemas"]["StepsSummary"] | null;
            /** @description The plan or task. */
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            /** @description Tasks of the plan; null for a task. */
            tasks: components["schemas"]["TasksSummary"] | null;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksHistoryInput: {
            /** @description next_cursor of the page before. */
            cursor?: number;
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksHistoryOutput: {
            /** @description Operations, newest first. */
            operations: components["schemas"]["Operation"][];
            pagination: components["schemas"]["Pagination"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        TasksJobsCancelInput: {
            job: components["schemas"]["JobId"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description Why it is cancelled. */
            reason?: string;
            /** @description What it rests on: ids, links, "CMD: …", "LINK: …". */
            refs?: string[];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksJobsCancelOutput: {
            event: components["schemas"]["JobEvent"];
            job: components["schemas"]["Job"];
        };
        TasksJobsClaimInput: {
            /**
             * @description Also take a job whose lease has run out.
             * @default false
             */
            allow_stale: boolean;
            /** @description Job to take; left out: the most urgent queued one. */
            job?: components["schemas"]["JobId"];
            /**
             * @description How long the lease lasts, in milliseconds (180000); brought into 1000..300000.
             * @default 180000
             */
            lease_ttl_ms: number;
            /** @description Who works: the name of a runner. */
            runner_id: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksJobsClaimOutput: {
            /** @description Key for tasks_jobs_report and tasks_jobs_complete; null when no job was taken. */
            claim_revision: number | null;
            /** @description Event of the claim; null when no job was taken. */
            event: components["schemas"]["JobEvent"] | null;
            /** @description The job that was taken; null when nothing is queued. */
            job: components["schemas"]["Job"] | null;
            /** @description How long the lease really lasts. */
            lease_ttl_ms: number;
        };
        TasksJobsCompleteInput: {
            /** @description What the claim answered: it names one claim of the job. */
            claim_revision: number;
            job: components["schemas"]["JobId"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description What it rests on: ids, links, "CMD: …", "LINK: …". */
            refs?: string[];
            /** @description Who works: the name of a runner. */
            runner_id: string;
            /**
             * @description How the job ended.
             * @enum {string}
             */
            status: "DONE" | "FAILED" | "CANCELED";
            /** @description What came of it, in a few lines. */
            summary?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksJobsCompleteOutput: {
            event: components["schemas"]["JobEvent"];
            job: components["schemas"]["Job"];
        };
        TasksJobsCreateInput: {
            /** @description Part of the project that the job is about. */
            anchor?: components["schemas"]["AnchorName"];
            /**
             * @description What sort of runner it is for (codex_cli).
             * @default codex_cli
             */
            kind: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /**
             * @description LOW, MEDIUM (or normal) or HIGH, in any case (MEDIUM).
             * @default MEDIUM
             */
            priority: string;
            /** @description Everything that the runner must know. */
            prompt: string;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description Plan or task that the job is for. */
            task?: components["schemas"]["EntityId"];
            /** @description What is to be done, in a line. */
            title: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksJobsCreateOutput: {
            event: components["schemas"]["JobEvent"];
            job: components["schemas"]["Job"];
        };
        TasksJobsListInput: {
            /** @description Only jobs about this part of the project. */
            anchor?: components["schemas"]["AnchorName"];
            /** @description next_before of the page before. */
            before?: components["schemas"]["JobId"];
            /**
             * @description How many at most (25).
             * @default 25
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Only jobs with this status. */
            status?: components["schemas"]["JobStatus"];
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description Plan or task that the job is for. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksJobsListOutput: {
            /** @description How many there are in all. */
            count: number;
            /** @description True when there is another page. */
            has_more: boolean;
            /** @description Jobs of this page, newest first. */
            jobs: components["schemas"]["Job"][];
            /** @description Pass it as before for the next page. Null with has_more: nothing fitted; ask for this page again. */
            next_before: components["schemas"]["JobId"] | null;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        TasksJobsMessageInput: {
            job: components["schemas"]["JobId"];
            /** @description What to tell the runner, in a line or two. */
            message: string;
            /** @description What it rests on: ids, links, "CMD: …", "LINK: …". */
            refs?: string[];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksJobsMessageOutput: {
            event: components["schemas"]["JobEvent"];
            job: components["schemas"]["Job"];
        };
        TasksJobsOpenInput: {
            /** @description Only events before this one: next_before_seq of the page before. */
            before_seq?: number;
            /**
             * @description Show the newest events (true).
             * @default true
             */
            include_events: boolean;
            /**
             * @description Show meta of the job and of its events too.
             * @default false
             */
            include_meta: boolean;
            /**
             * @description Show the prompt too.
             * @default false
             */
            include_prompt: boolean;
            job: components["schemas"]["JobId"];
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many at most (10).
             * @default 10
             */
            max_events: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksJobsOpenOutput: {
            /** @description Newest events, newest first; absent when include_events=false. */
            events?: components["schemas"]["JobEvent"][];
            /** @description True when there are older events; absent when include_events=false. */
            has_more_events?: boolean;
            job: components["schemas"]["Job"];
            /** @description What the creator added; absent unless include_meta. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description Pass it as before_seq for older events; null when there are none. */
            next_before_seq?: components["schemas"]["Seq"] | null;
            /** @description What the runner is told; absent unless include_prompt. */
            prompt?: string;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        TasksJobsRadarInput: {
            /** @description Only jobs about this part of the project. */
            anchor?: components["schemas"]["AnchorName"];
            /**
             * @description How many at most (25).
             * @default 25
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Job to answer; needs reply_message. */
            reply_job?: components["schemas"]["JobId"];
            /** @description What to tell its runner. */
            reply_message?: string;
            /** @description Ids, links, "CMD: …" or "LINK: …" that back the reply. */
            reply_refs?: string[];
            /**
             * @description How many at most (10).
             * @default 10
             */
            runners_limit: number;
            /**
             * @description Only runners in this state.
             * @enum {string}
             */
            runners_status?: "live" | "idle" | "offline";
            /** @description Also stale: a running job of which nothing was heard so long. */
            stale_after_s?: number;
            /** @description Only jobs with this status; left out: queued and running ones. */
            status?: components["schemas"]["JobStatus"];
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description Plan or task that the job is for. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksJobsRadarOutput: {
            /** @description How many match in all. */
            count: number;
            /** @description True when more jobs match than limit. */
            has_more: boolean;
            /** @description The jobs, most urgent first. */
            jobs: {
                /** @description Part of the project that it is about; null when none was named. */
                anchor: string | null;
                /** @description What is most urgent about it; null when nothing is. */
                attention: {
                    /**
                     * @description Which of the four it is.
                     * @enum {string}
                     */
                    kind: "has_error" | "needs_manager" | "stale" | "needs_proof";
                    /** @description What the event says. */
                    message: string;
                    /** @description Event to open, JOB-001@<seq>. */
                    ref: string;
                } | null;
                /** @description When the lease runs out; null while nobody holds it. */
                claim_expires_at_ms: components["schemas"]["TimestampMs"] | null;
                /** @description When it ended; null while it has not. */
                completed_at_ms: components["schemas"]["TimestampMs"] | null;
                /** @description When it was created. */
                created_at_ms: components["schemas"]["TimestampMs"];
                /** @description True when its last error is newer than its last checkpoint. */
                has_error: boolean;
                job_id: components["schemas"]["JobId"];
                /** @description What sort of runner it is for. */
                kind: string;
                /** @description Newest event that says something; heartbeats and messages that begin with "runner:" do not count. Null when none. */
                last: {
                    /** @description What it is, such as progress or question. */
                    kind: string;
                    /** @description What it says. */
                    message: string;
                    /** @description Reference of the event, JOB-001@<seq>. */
                    ref: string;
                    /** @description When it happened. */
                    ts_ms: components["schemas"]["TimestampMs"];
                } | null;
                /** @description True when its last question has no answer yet. */
                needs_manager: boolean;
                /** @description True when its last proof_gate waits for a checkpoint or refs. */
                needs_proof: boolean;
                priority: components["schemas"]["JobPriority"];
                /** @description Grows when the job changes hands or ends; while it runs it is the claim_revision. */
                revision: number;
                /** @description Who holds it; null while nobody does. */
                runner: string | null;
                /** @description True when it runs and its lease has run out, or stale_after_s has passed. */
                stale: boolean;
                status: components["schemas"]["JobStatus"];
                /** @description What came of it; null while it has not ended. */
                summary: string | null;
                /** @description Plan or task it is for; null when none. */
                task: components["schemas"]["EntityId"] | null;
                /** @description What the job is, in a line. */
                title: string;
                /** @description When it was changed last. */
                updated_at_ms: components["schemas"]["TimestampMs"];
            }[];
            /** @description How many jobs of the workspace wait for a runner. */
            queued: number;
            /** @description Event of the reply; null when none was sent. */
            reply: components["schemas"]["JobEvent"] | null;
            /** @description How to take a job; null unless jobs are queued and every runner is offline. */
            runner_bootstrap: {
                /** @description Command to run in a shell. */
                cmd: string;
            } | null;
            /** @description How many runners have a lease. */
            runner_count: number;
            /** @description Running jobs whose runner is offline. */
            runner_diagnostics: {
                /**
                 * @description What is wrong, as a code.
                 * @enum {string}
                 */
                code: "job_runner_offline";
                job_id: components["schemas"]["JobId"];
                /** @description What is wrong, in a sentence. */
                message: string;
                /** @description Name of the runner. */
                runner_id: string;
            }[];
            /** @description Runners with a lease. */
            runner_leases: components["schemas"]["RunnerLease"][];
            /** @description Runners whose lease has run out. */
            runner_leases_offline: components["schemas"]["RunnerLease"][];
            /**
             * @description live when any runner is, else idle, else offline.
             * @enum {string}
             */
            runner_status: "live" | "idle" | "offline";
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        TasksJobsReportInput: {
            /** @description What the claim answered: it names one claim of the job. */
            claim_revision: number;
            job: components["schemas"]["JobId"];
            /**
             * @description progress (default), heartbeat, checkpoint, question, proof_gate, error, or a word of your own.
             * @default progress
             */
            kind: string;
            /**
             * @description How long the lease lasts, in milliseconds (180000); brought into 1000..300000.
             * @default 180000
             */
            lease_ttl_ms: number;
            /** @description What to report, in a line or two. */
            message: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description How far the job is, 0 to 100. */
            percent?: number;
            /** @description What it rests on: ids, links, "CMD: …", "LINK: …". */
            refs?: string[];
            /** @description Who works: the name of a runner. */
            runner_id: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksJobsReportOutput: {
            event: components["schemas"]["JobEvent"];
            job: components["schemas"]["Job"];
            /** @description How long the lease really lasts. */
            lease_ttl_ms: number;
        };
        TasksJobsRequeueInput: {
            job: components["schemas"]["JobId"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description Why it is queued again. */
            reason?: string;
            /** @description What it rests on: ids, links, "CMD: …", "LINK: …". */
            refs?: string[];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksJobsRequeueOutput: {
            event: components["schemas"]["JobEvent"];
            job: components["schemas"]["Job"];
        };
        TasksJobsTailInput: {
            /** @description Only events after this one: next_cursor of the page before, or last_seq. */
            after_seq?: number;
            job: components["schemas"]["JobId"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksJobsTailOutput: {
            /** @description Events of this page, oldest first. */
            events: components["schemas"]["JobEvent"][];
            job_id: components["schemas"]["JobId"];
            /** @description Number of the newest event; pass it as after_seq to wait for what follows. */
            last_seq: components["schemas"]["Seq"];
            pagination: components["schemas"]["Pagination"];
            status: components["schemas"]["JobStatus"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        TasksLintInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksLintOutput: {
            context_health: components["schemas"]["ContextHealth"];
            /** @description What is not in order; [] for nothing. */
            issues: components["schemas"]["LintIssue"][];
            /** @description Numbers of what was found. */
            summary: {
                /** @description Number of errors. */
                errors: number;
                /** @description Number of issues of any severity. */
                total: number;
                /** @description Number of warnings. */
                warnings: number;
            };
            /** @description Plan or task that was checked. */
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        TasksMacroCloseStepInput: {
            agent_id?: components["schemas"]["AgentId"];
            /**
             * @description "gate" (criteria, tests), "all", or {security: true, …}.
             * @default gate
             */
            checkpoints: ("gate" | "all") | {
                /** @description Whether the success criteria are met. */
                criteria?: boolean | {
                    /** @description True to confirm, false to take it back. */
                    confirmed: boolean;
                };
                /** @description Whether the documentation was brought up to date. */
                docs?: boolean | {
                    /** @description True to confirm, false to take it back. */
                    confirmed: boolean;
                };
                /** @description Whether performance was looked at. */
                perf?: boolean | {
                    /** @description True to confirm, false to take it back. */
                    confirmed: boolean;
                };
                /** @description Whether security was looked at. */
                security?: boolean | {
                    /** @description True to confirm, false to take it back. */
                    confirmed: boolean;
                };
                /** @description Whether the tests pass. */
                tests?: boolean | {
                    /** @description True to confirm, false to take it back. */
                    confirmed: boolean;
                };
            };
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description Note to add to the step before it closes. */
            note?: string;
            /** @description The step by path, such as s:0; give this or step_id. */
            path?: components["schemas"]["StepPath"];
            /** @description Receipts "CMD: …", "LINK: …"; or {items, checks, attachments, checkpoint}. */
            proof?: string | string[] | {
                /** @description Paths or addresses. */
                attachments?: string[];
                /** @description Checkpoints that the evidence proves; left out: none. */
                checkpoint?: ("criteria" | "tests" | "security" | "perf" | "docs") | ("criteria" | "tests" | "security" | "perf" | "docs")[];
                /** @description Receipts: "CMD: …", "LINK: …". */
                checks?: string[];
                /** @description Outputs, diffs or addresses. */
                items?: components["schemas"]["Artifact"][];
            };
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            resume_max_chars?: number;
            /** @description The step by id; give this or path. */
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The task; left out: the focus. */
            task?: components["schemas"]["TaskId"];
            view?: components["schemas"]["ResumeView"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksMacroCloseStepOutput: {
            /** @description Events that were written: confirmation and closing. */
            events: components["schemas"]["TaskEvent"][];
            evidence_event?: components["schemas"]["TaskEvent"];
            /** @description True when no step was open, so that the task itself was finished. */
            finished: boolean;
            note_event?: components["schemas"]["TaskEvent"];
            resume: components["schemas"]["ResumeSuper"];
            revision: components["schemas"]["Revision"];
            /** @description Step that was closed; null when none was open. */
            step: components["schemas"]["StepRef"] | null;
            task: components["schemas"]["TaskId"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        TasksMacroCreateDoneInput: {
            /** @description What was achieved, in as many words as needed. */
            description?: string;
            /** @description Note to add to the step before it closes. */
            note?: string;
            /** @description Plan for the task; not together with plan_title. */
            plan?: components["schemas"]["PlanId"];
            /** @description Title of a new plan to make for the task; not together with plan. */
            plan_title?: string;
            /** @description Receipts "CMD: …", "LINK: …"; or {items, checks, attachments, checkpoint}. */
            proof?: string | string[] | {
                /** @description Paths or addresses. */
                attachments?: string[];
                /** @description Checkpoints that the evidence proves; left out: none. */
                checkpoint?: ("criteria" | "tests" | "security" | "perf" | "docs") | ("criteria" | "tests" | "security" | "perf" | "docs")[];
                /** @description Receipts: "CMD: …", "LINK: …". */
                checks?: string[];
                /** @description Outputs, diffs or addresses. */
                items?: components["schemas"]["Artifact"][];
            };
            /** @description Exactly one. */
            steps: components["schemas"]["GatedStep"][];
            /** @description The same as plan, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description What was done, in a line. */
            task_title: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksMacroCreateDoneOutput: {
            /** @description The task that was made. */
            bootstrap: {
                /** @description Events that the call wrote, in order. */
                events: components["schemas"]["TaskEvent"][];
                /** @description The plan that the task belongs to. */
                plan: {
                    /** @description True when this call made the plan. */
                    created: boolean;
                    id: components["schemas"]["PlanId"];
                    /** @description The id with its workspace: <workspace>:<id>. */
                    qualified_id: string;
                };
                /** @description Ids and paths of its steps, in order. */
                steps: components["schemas"]["StepRef"][];
                /** @description The task that was made. */
                task: {
                    id: components["schemas"]["TaskId"];
                    /** @description The id with its workspace: <workspace>:<id>. */
                    qualified_id: string;
                    revision: components["schemas"]["Revision"];
                };
                workspace: components["schemas"]["WorkspaceId"];
            };
            /** @description How its step was closed. */
            close: {
                /** @description Events that were written: confirmation and closing. */
                events: components["schemas"]["TaskEvent"][];
                revision: components["schemas"]["Revision"];
                /** @description Step that was closed. */
                step: components["schemas"]["StepRef"];
                task: components["schemas"]["TaskId"];
            };
            /** @description How the task was completed. */
            complete: {
                /** @description Event of the change; null when it had that status already. */
                event: components["schemas"]["TaskEvent"] | null;
                task: components["schemas"]["Task"];
            };
        };
        TasksMacroFinishInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description Note to add to the task at the end. */
            final_note?: string;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            handoff_max_chars?: number;
            /**
             * @description The new status (DONE).
             * @default DONE
             * @enum {string}
             */
            status: "TODO" | "ACTIVE" | "DONE";
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The task; left out: the focus. */
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksMacroFinishOutput: {
            /** @description Event of the change; null when it had that status already. */
            event: components["schemas"]["TaskEvent"] | null;
            /** @description Plan or task in focus afterwards; null when none is. */
            focus: components["schemas"]["EntityId"] | null;
            /** @description A report for whoever continues the work. */
            handoff: {
                /** @description What was done, latest first. */
                done: string[];
                radar: components["schemas"]["Radar"];
                /** @description What remains, in order. */
                remaining: string[];
                /** @description What may go wrong. */
                risks: string[];
                /** @description Numbers in all, also of what was left out. */
                totals: {
                    /** @description Items done. */
                    done: number;
                    /** @description Items that remain. */
                    remaining: number;
                    /** @description Risks. */
                    risks: number;
                };
            };
            known: components["schemas"]["Known"];
            /** @description Reference of the final note, <doc>@<seq>; null when none was given. */
            note_ref: string | null;
            revision: components["schemas"]["Revision"];
            status: components["schemas"]["TaskStatus"];
            task: components["schemas"]["TaskId"];
            /** @description Title of the task. */
            title: string;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        TasksMacroStartInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description What is to be achieved, in as many words as needed. */
            description?: string;
            /** @description Plan for the task; not together with plan_title. */
            plan?: components["schemas"]["PlanId"];
            /** @description Name of a template for a new plan, such as principal-task. */
            plan_template?: string;
            /** @description Title of a new plan to make for the task; not together with plan. */
            plan_title?: string;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            resume_max_chars?: number;
            /** @description The steps of the task, in order, a title is enough; left out when a template gives them. */
            steps?: components["schemas"]["GatedStep"][];
            /** @description The same as plan, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description What is to be done, in a line. */
            task_title: string;
            /** @description Name of a template for a task, such as principal-task. */
            template?: string;
            think?: components["schemas"]["FirstThoughts"];
            view?: components["schemas"]["ResumeView"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksMacroStartOutput: {
            /** @description True when this call made the plan. */
            plan_created: boolean;
            /** @description Plan that the task belongs to. */
            plan_id: components["schemas"]["PlanId"];
            resume: components["schemas"]["ResumeSuper"];
            /** @description Ids and paths of its steps, in order. */
            steps: components["schemas"]["StepRef"][];
            task_id: components["schemas"]["TaskId"];
            /** @description What think_pipeline did; absent when nothing was thought. */
            think_pipeline?: {
                /** @description Branch that was meant. */
                branch: components["schemas"]["BranchName"];
                /** @description The cards that were written, in the order of the stages. */
                cards: {
                    /** @description Id of the card. */
                    card_id: components["schemas"]["GraphNodeId"];
                    /** @description Edges that were created or changed. */
                    edges_upserted: number;
                    /** @description False when the same card was there already. */
                    inserted: boolean;
                    /** @description Number of the new version; null when nothing was written. */
                    last_seq: components["schemas"]["Seq"] | null;
                    stage: components["schemas"]["PipelineStage"];
                }[];
                /** @description The note with the decision; null unless note_decision. */
                decision_note: {
                    /** @description Decision card that the note repeats. */
                    card_id: components["schemas"]["GraphNodeId"];
                    /** @description Notes document. */
                    doc: components["schemas"]["DocName"];
                    /** @description Number of the note. */
                    seq: components["schemas"]["Seq"];
                    /** @description When it was written. */
                    ts: components["schemas"]["Timestamp"];
                    ts_ms: components["schemas"]["TimestampMs"];
                } | null;
                graph_applied: components["schemas"]["CardsApplied"];
                /** @description Graph document that was meant. */
                graph_doc: components["schemas"]["DocName"];
                /** @description Number of the last new version; null when nothing was written. */
                last_seq: components["schemas"]["Seq"] | null;
                /** @description Notes document that was meant. */
                notes_doc: components["schemas"]["DocName"];
                /** @description Trace document that was meant. */
                trace_doc: components["schemas"]["DocName"];
            };
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        TasksMirrorInput: {
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Step whose steps are shown; left out: the top level. */
            path?: components["schemas"]["StepPath"];
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description next_steps_after of the page before. */
            steps_after?: components["schemas"]["StepPath"];
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            /** @description next_tasks_after of the page before. */
            tasks_after?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksMirrorOutput: {
            /** @description Pass it as steps_after for the next page; null when there is none. */
            next_steps_after: components["schemas"]["StepPath"] | null;
            /** @description Pass it as tasks_after for the next page; null when there is none. */
            next_tasks_after: components["schemas"]["TaskId"] | null;
            /** @description What is shown. */
            scope: {
                /** @description Plan or task. */
                id: components["schemas"]["EntityId"];
                /**
                 * @description Whether it is a plan or a task.
                 * @enum {string}
                 */
                kind: "plan" | "task";
                /** @description Step whose steps are shown; null for the top level. */
                path: components["schemas"]["StepPath"] | null;
            };
            /** @description Steps of this page, by path; [] for a plan. */
            steps: components["schemas"]["Step"][];
            /** @description Tasks of this page; [] for a task. */
            tasks: components["schemas"]["EntityBrief"][];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        TasksNoteInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The text of the note. */
            note: string;
            /** @description The step by path, such as s:0; give this or step_id. */
            path?: components["schemas"]["StepPath"];
            /** @description The step by id; give this or path. */
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The task; left out: the focus. */
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksNoteOutput: {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            /** @description Step that the note belongs to. */
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        };
        TasksPatchInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /**
             * @description What is patched (task_detail).
             * @default task_detail
             * @enum {string}
             */
            kind: "task_detail" | "step" | "task";
            /** @description Changes in order; all or none are made. */
            ops: components["schemas"]["PatchOp"][];
            /** @description A step, or a task node. */
            path?: string;
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description The step to patch, by id. */
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            /** @description The task node to patch, by id. */
            task_node_id?: components["schemas"]["TaskNodeId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksPatchOutput: {
            event: components["schemas"]["TaskEvent"];
            /** @description Plan or task that was changed. */
            id: components["schemas"]["EntityId"];
            /**
             * @description What was changed.
             * @enum {string}
             */
            kind: "plan" | "task";
            revision: components["schemas"]["Revision"];
        } | {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            /** @description Step that was changed. */
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        } | {
            event: components["schemas"]["TaskEvent"];
            /** @description Task node that was changed. */
            node: components["schemas"]["TaskNodeRef"];
            revision: components["schemas"]["Revision"];
            task: components["schemas"]["TaskId"];
        };
        TasksPlanInput: {
            /**
             * @description One point further.
             * @default false
             */
            advance: boolean;
            agent_id?: components["schemas"]["AgentId"];
            /** @description How many of its points are done. */
            current?: number;
            /** @description Text that explains the checklist; "" clears it. */
            doc?: string;
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The same as target, as an id only. */
            plan?: components["schemas"]["PlanId"];
            /** @description The whole new checklist. */
            steps?: string[];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description A plan; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksPlanOutput: {
            event: components["schemas"]["TaskEvent"];
            plan: components["schemas"]["Plan"];
        };
        TasksProgressInput: {
            agent_id?: components["schemas"]["AgentId"];
            /**
             * @description Close it (true) or open it again.
             * @default true
             */
            completed: boolean;
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /**
             * @description Close it even if checkpoints or proofs are missing.
             * @default false
             */
            force: boolean;
            /** @description The step by path, such as s:0; give this or step_id. */
            path?: components["schemas"]["StepPath"];
            /** @description The step by id; give this or path. */
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The task; left out: the focus. */
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksProgressOutput: {
            /** @description True when it is closed now. */
            completed: boolean;
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            /** @description Step that was closed or opened. */
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        };
        TasksRadarInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description It reads only in any case.
             * @default true
             */
            read_only: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksRadarOutput: {
            /** @description Plan or task in focus; null when none is. */
            focus: components["schemas"]["EntityId"] | null;
            radar: components["schemas"]["Radar"];
            reasoning_ref: components["schemas"]["ReasoningRef"];
            /** @description What the call named; null when the focus was meant. */
            requested: components["schemas"]["EntityId"] | null;
            /** @description Steps of the task; null for a plan. */
            steps: components["schemas"]["StepsSummary"] | null;
            /** @description The plan or task. */
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            /** @description Tasks of the plan; null for a task. */
            tasks: components["schemas"]["TasksSummary"] | null;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksRedoInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksRedoOutput: {
            event: components["schemas"]["TaskEvent"];
            /** @description Operation that was redone. */
            operation: components["schemas"]["Operation"];
            revision: components["schemas"]["Revision"];
            /** @description Plan or task that was changed. */
            task: string;
        };
        TasksResumeInput: {
            /** @description next_cursor of the page before. */
            events_cursor?: number;
            /**
             * @description How many at most (20); 0 leaves them out.
             * @default 20
             */
            events_limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Leave the focus as it is.
             * @default false
             */
            read_only: boolean;
            /** @description next_steps_after of the page before. */
            steps_after?: components["schemas"]["StepPath"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            steps_limit: number;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksResumeOutput: {
            /** @description Said when the move of the focus checked out the branch of the plan or task. */
            checkout?: components["schemas"]["CheckoutMove"];
            /** @description Plan or task in focus; null when none is. */
            focus: components["schemas"]["EntityId"] | null;
            /** @description Focus before the call moved it; null when there was none. */
            focus_previous?: components["schemas"]["EntityId"] | null;
            /** @description True when this call moved the focus; absent otherwise. */
            focus_restored?: boolean;
            /** @description Pass it as steps_after for the next page; null when there is none. */
            next_steps_after: components["schemas"]["StepPath"] | null;
            radar: components["schemas"]["Radar"];
            reasoning_ref: components["schemas"]["ReasoningRef"];
            /** @description What the call named; null when the focus was meant. */
            requested: components["schemas"]["EntityId"] | null;
            /** @description Steps of this page, by path; [] for a plan. */
            steps: components["schemas"]["Step"][];
            /** @description The plan or task. */
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            /** @description Tasks of the plan; null for a task. */
            tasks: components["schemas"]["TasksSummary"] | null;
            timeline: components["schemas"]["Timeline"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksResumePackInput: {
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            blockers_limit: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            decisions_limit: number;
            /** @description next_cursor of the page before. */
            events_cursor?: number;
            /**
             * @description How many at most (20); 0 leaves them out.
             * @default 20
             */
            events_limit: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            evidence_limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Leave the focus as it is.
             * @default false
             */
            read_only: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksResumePackOutput: {
            /** @description Said when the move of the focus checked out the branch of the plan or task. */
            checkout?: components["schemas"]["CheckoutMove"];
            /** @description Plan or task in focus; null when none is. */
            focus: components["schemas"]["EntityId"] | null;
            /** @description Focus before the call moved it; null when there was none. */
            focus_previous?: components["schemas"]["EntityId"] | null;
            /** @description True when this call moved the focus; absent otherwise. */
            focus_restored?: boolean;
            radar: components["schemas"]["Radar"];
            reasoning_ref: components["schemas"]["ReasoningRef"];
            /** @description What the call named; null when the focus was meant. */
            requested: components["schemas"]["EntityId"] | null;
            signals: components["schemas"]["Signals"];
            /** @description Steps of the task; null for a plan. */
            steps: components["schemas"]["StepsSummary"] | null;
            /** @description The plan or task. */
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            /** @description Tasks of the plan; null for a task. */
            tasks: components["schemas"]["TasksSummary"] | null;
            timeline: components["schemas"]["Timeline"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksResumeSuperInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description How many at most; by default as many as the view shows. */
            blockers_limit?: number;
            /** @description cards.pagination.next_cursor of the page before. */
            cards_cursor?: number;
            /** @description How many at most; by default as many as the view shows. */
            cards_limit?: number;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /** @description How many at most; by default as many as the view shows. */
            decisions_limit?: number;
            /** @description How many at most; by default as many as the view shows. */
            engine_actions_limit?: number;
            /** @description How many at most; by default as many as the view shows. */
            engine_signals_limit?: number;
            /** @description events.pagination.next_cursor of the page before. */
            events_cursor?: number;
            /** @description How many at most; by default as many as the view shows. */
            events_limit?: number;
            /** @description How many at most; by default as many as the view shows. */
            evidence_limit?: number;
            /**
             * @description Compare the graph with that of the base branch.
             * @default false
             */
            graph_diff: boolean;
            /** @description graph_diff.pagination.next_cursor of the page before. */
            graph_diff_cursor?: number;
            /**
             * @description How many changes at most (20).
             * @default 20
             */
            graph_diff_limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description notes.pagination.next_cursor of the page before. */
            notes_cursor?: number;
            /** @description How many at most; by default as many as the view shows. */
            notes_limit?: number;
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Leave the focus as it is.
             * @default false
             */
            read_only: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            /** @description trace.pagination.next_cursor of the page before. */
            trace_cursor?: number;
            /** @description How many at most; by default as many as the view shows. */
            trace_limit?: number;
            view?: components["schemas"]["ResumeView"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksResumeSuperOutput: components["schemas"]["ResumeSuper"];
        TasksRunnerHeartbeatInput: {
            /** @description Job the runner works on. */
            active_job_id?: components["schemas"]["JobId"];
            /**
             * @description How long the lease lasts, in milliseconds (20000); brought into 1000..300000.
             * @default 20000
             */
            lease_ttl_ms: number;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description Who works: the name of a runner. */
            runner_id: string;
            /**
             * @description live while working on a job, else idle.
             * @enum {string}
             */
            status: "idle" | "live";
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksRunnerHeartbeatOutput: {
            lease: components["schemas"]["RunnerLease"];
            /** @description runner:<id>, as open takes it. */
            ref: string;
        };
        TasksScaffoldInput: {
            /** @description What is to be achieved, in as many words as needed. */
            description?: string;
            /**
             * @description That of the template.
             * @enum {string}
             */
            kind?: "plan" | "task";
            /** @description Plan that the new task belongs to. */
            parent?: components["schemas"]["PlanId"];
            /** @description Title of a new plan to make for the task. */
            plan_title?: string;
            /** @description As tasks_templates_list names it. */
            template: string;
            /** @description Title of the new plan or task. */
            title: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksScaffoldOutput: {
            /** @description Checklist of the plan. */
            checklist: {
                /** @description How many points are done; 0 in a new plan. */
                current: number;
                /** @description Points of the checklist, in order. */
                steps: string[];
            };
            /** @description Events that were written, in order. */
            events: components["schemas"]["TaskEvent"][];
            /** @description The plan that was made. */
            plan: {
                id: components["schemas"]["PlanId"];
                revision: components["schemas"]["Revision"];
            };
            /** @description Template that was used. */
            template: string;
        } | {
            /** @description Events that were written, in order. */
            events: components["schemas"]["TaskEvent"][];
            /** @description Plan that the task belongs to. */
            plan: {
                /** @description True when this call made the plan. */
                created: boolean;
                id: components["schemas"]["PlanId"];
            };
            /** @description Ids and paths of its steps, in order. */
            steps: components["schemas"]["StepRef"][];
            /** @description The task that was made. */
            task: {
                id: components["schemas"]["TaskId"];
                revision: components["schemas"]["Revision"];
            };
            /** @description Template that was used. */
            template: string;
        };
        TasksSnapshotInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description How many at most; by default as many as the view shows. */
            blockers_limit?: number;
            /** @description cards.pagination.next_cursor of the page before. */
            cards_cursor?: number;
            /** @description How many at most; by default as many as the view shows. */
            cards_limit?: number;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /** @description How many at most; by default as many as the view shows. */
            decisions_limit?: number;
            /** @description How many at most; by default as many as the view shows. */
            engine_actions_limit?: number;
            /** @description How many at most; by default as many as the view shows. */
            engine_signals_limit?: number;
            /** @description events.pagination.next_cursor of the page before. */
            events_cursor?: number;
            /** @description How many at most; by default as many as the view shows. */
            events_limit?: number;
            /** @description How many at most; by default as many as the view shows. */
            evidence_limit?: number;
            /** @description graph_diff.pagination.next_cursor of the page before. */
            graph_diff_cursor?: number;
            /**
             * @description How many changes at most (20).
             * @default 20
             */
            graph_diff_limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description notes.pagination.next_cursor of the page before. */
            notes_cursor?: number;
            /** @description How many at most; by default as many as the view shows. */
            notes_limit?: number;
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Leave the focus as it is.
             * @default false
             */
            read_only: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            /** @description trace.pagination.next_cursor of the page before. */
            trace_cursor?: number;
            /** @description How many at most; by default as many as the view shows. */
            trace_limit?: number;
            view?: components["schemas"]["ResumeView"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksSnapshotOutput: components["schemas"]["ResumeSuper"];
        TasksStorageInput: {
            workspace?: components["schemas"]["WorkspaceId"];
        };
        TasksStorageOutput: {
            defaults: components["schemas"]["Defaults"];
            /** @description Folder that holds the database, or a database address without its password. */
            storage_dir: string;
        };
        /** @description Tasks of a plan in numbers, and those that are to be done next. */
        TasksSummary: {
            /** @description Tasks that are DONE. */
            completed: number;
            /** @description Open tasks to do next, in order. */
            next: {
                id: components["schemas"]["EntityId"];
                status: components["schemas"]["TaskStatus"];
                /** @description Title of the task. */
                title: string;
            }[];
            /** @description Tasks that are not DONE. */
            open: number;
            /** @description Tasks in all. */
            total: number;
        };
        TasksTaskAddInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description True when it cannot go on. */
            blocked?: boolean;
            /** @description What is in the way. */
            blockers?: string[];
            /** @description What to know about it; "" clears it. */
            context?: string;
            /** @description Ids or names of what it depends on. */
            dependencies?: string[];
            /** @description What is to be achieved; "" clears it. */
            description?: string;
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description What to do next. */
            next_steps?: string[];
            /** @description Step to put the task node below. */
            parent_step: components["schemas"]["StepPath"];
            priority?: components["schemas"]["Priority"];
            /** @description What went wrong. */
            problems?: string[];
            /** @description What may go wrong. */
            risks?: string[];
            status?: components["schemas"]["TaskStatus"];
            /** @description The status was set by hand. */
            status_manual?: boolean;
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description What shows that it is done. */
            success_criteria?: string[];
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The task; left out: the focus. */
            task?: components["schemas"]["TaskId"];
            /** @description What is to be done, in a line. */
            title: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksTaskAddOutput: {
            event: components["schemas"]["TaskEvent"];
            /** @description Task node that was made. */
            node: components["schemas"]["TaskNodeRef"];
            revision: components["schemas"]["Revision"];
            task: components["schemas"]["TaskId"];
        };
        TasksTaskDefineInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description True when it cannot go on. */
            blocked?: boolean;
            /** @description What is in the way. */
            blockers?: string[];
            /** @description What to know about it; "" clears it. */
            context?: string;
            /** @description Ids or names of what it depends on. */
            dependencies?: string[];
            /** @description What is to be achieved; "" clears it. */
            description?: string;
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description What to do next. */
            next_steps?: string[];
            /** @description The task node to change, such as s:0.t:1. */
            path: components["schemas"]["TaskNodePath"];
            priority?: components["schemas"]["Priority"];
            /** @description What went wrong. */
            problems?: string[];
            /** @description What may go wrong. */
            risks?: string[];
            status?: components["schemas"]["TaskStatus"];
            /** @description The status was set by hand. */
            status_manual?: boolean;
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description What shows that it is done. */
            success_criteria?: string[];
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The task; left out: the focus. */
            task?: components["schemas"]["TaskId"];
            /** @description What is to be done, in a line. */
            title?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksTaskDefineOutput: {
            event: components["schemas"]["TaskEvent"];
            /** @description Task node that was changed. */
            node: components["schemas"]["TaskNodeRef"];
            revision: components["schemas"]["Revision"];
            task: components["schemas"]["TaskId"];
        };
        TasksTaskDeleteInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The task node to delete, such as s:0.t:1. */
            path: components["schemas"]["TaskNodePath"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The task; left out: the focus. */
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksTaskDeleteOutput: {
            event: components["schemas"]["TaskEvent"];
            /** @description Task node that was deleted. */
            node: components["schemas"]["TaskNodeRef"];
            revision: components["schemas"]["Revision"];
            task: components["schemas"]["TaskId"];
        };
        /**
         * @description TODO, ACTIVE or DONE.
         * @enum {string}
         */
        TaskStatus: "TODO" | "ACTIVE" | "DONE";
        TasksTemplatesListInput: {
            workspace?: components["schemas"]["WorkspaceId"];
        };
        TasksTemplatesListOutput: {
            /** @description The templates. */
            templates: {
                /** @description What it is good for. */
                description: string;
                /** @description Name to pass as template. */
                id: string;
                /**
                 * @description What it makes.
                 * @enum {string}
                 */
                kind: "plan" | "task";
                /** @description Points of the checklist; absent for tasks. */
                plan_steps?: string[];
                /** @description Steps of the task; absent for plans. */
                steps?: {
                    /** @description What is in the way. */
                    blockers: string[];
                    /** @description What shows that it is done. */
                    success_criteria: string[];
                    /** @description How it is tested. */
                    tests: string[];
                    /** @description What is to be done. */
                    title: string;
                }[];
                /** @description What the template is called. */
                title: string;
            }[];
        };
        TasksUndoInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The same as task, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The plan or task; left out: the focus. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksUndoOutput: {
            event: components["schemas"]["TaskEvent"];
            /** @description Operation that was undone. */
            operation: components["schemas"]["Operation"];
            revision: components["schemas"]["Revision"];
            /** @description Plan or task that was changed. */
            task: string;
        };
        TasksVerifyInput: {
            agent_id?: components["schemas"]["AgentId"];
            checkpoints: components["schemas"]["Confirmations"];
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The step by path, such as s:0; give this or step_id. */
            path?: components["schemas"]["StepPath"];
            /** @description The step by id; give this or path. */
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            /** @description The same as task, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description The task; left out: the focus. */
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksVerifyOutput: {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            /** @description Step whose checkpoints were set. */
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        };
        /** @description How work is verified where there are no tests. */
        TestlessStrategy: {
            /** @description Why this way. */
            rationale: string;
            /** @description How work is verified in a project without tests. */
            strategy: string;
        };
        TestlessStrategySetFact: {
            batch_id: components["schemas"]["BatchId"];
            rationale: string;
            strategy: string;
            thread_id: components["schemas"]["HandsThreadId"];
        };
        TestlessStrategySetRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "testless_strategy_set";
            rationale: string;
            run_id: string;
            seq: number;
            strategy: string;
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        TestlessStrategySetRow: components["schemas"]["EvidenceReceipt"];
        ThinkAddDecisionInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            /** @description Branch to write on; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            /** @description Plan or task whose branch and documents are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Trace document; left out: that of target, focus or the default. */
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddDecisionOutput: components["schemas"]["CardCommitted"];
        ThinkAddEvidenceInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            /** @description Branch to write on; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            /** @description Plan or task whose branch and documents are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Trace document; left out: that of target, focus or the default. */
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddEvidenceOutput: components["schemas"]["CardCommitted"];
        ThinkAddFrameInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            /** @description Branch to write on; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            /** @description Plan or task whose branch and documents are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Trace document; left out: that of target, focus or the default. */
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddFrameOutput: components["schemas"]["CardCommitted"];
        ThinkAddHypothesisInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            /** @description Branch to write on; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            /** @description Plan or task whose branch and documents are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Trace document; left out: that of target, focus or the default. */
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddHypothesisOutput: components["schemas"]["CardCommitted"];
        ThinkAddNoteInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            /** @description Branch to write on; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            /** @description Plan or task whose branch and documents are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Trace document; left out: that of target, focus or the default. */
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddNoteOutput: components["schemas"]["CardCommitted"];
        ThinkAddQuestionInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            /** @description Branch to write on; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            /** @description Plan or task whose branch and documents are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Trace document; left out: that of target, focus or the default. */
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddQuestionOutput: components["schemas"]["CardCommitted"];
        ThinkAddTestInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            /** @description Branch to write on; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            /** @description Plan or task whose branch and documents are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Trace document; left out: that of target, focus or the default. */
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddTestOutput: components["schemas"]["CardCommitted"];
        ThinkAddUpdateInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            /** @description Branch to write on; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            /** @description Plan or task whose branch and documents are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Trace document; left out: that of target, focus or the default. */
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddUpdateOutput: components["schemas"]["CardCommitted"];
        ThinkCardInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            /** @description Branch to write on; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            /** @description Plan or task whose branch and documents are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Trace document; left out: that of target, focus or the default. */
            trace_doc?: components["schemas"]["DocName"];
            /** @description What the card is; left out: what the card says, else note. */
            type?: components["schemas"]["CardType"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkCardOutput: components["schemas"]["CardCommitted"];
        ThinkContextInput: {
            agent_id?: components["schemas"]["AgentId"];
            /**
             * @description Drafts too.
             * @default false
             */
            all_lanes: boolean;
            /** @description Branch to read; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts: boolean;
            /**
             * @description How many at most (30).
             * @default 30
             */
            limit_cards: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Plan or task whose branch and graph are meant. */
            target?: components["schemas"]["TargetRef"];
            /**
             * @description smart: pins and what is open; explore: also settled; audit: also drafts.
             * @enum {string}
             */
            view?: "smart" | "explore" | "audit";
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkContextOutput: {
            /** @description Branch that was read. */
            branch: components["schemas"]["BranchName"];
            /** @description The cards: pinned first, then open, then newest. */
            cards: components["schemas"]["Card"][];
            /** @description Graph document that was read. */
            graph_doc: components["schemas"]["DocName"];
            stats: components["schemas"]["CardStats"];
            /** @description Step it keeps to; null when no step was asked for. */
            step_focus: components["schemas"]["StepFocus"] | null;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        ThinkFrontierInput: {
            agent_id?: components["schemas"]["AgentId"];
            /**
             * @description Drafts too.
             * @default false
             */
            all_lanes: boolean;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts: boolean;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_hypotheses: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_questions: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_subgoals: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_tests: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Plan or task whose branch and graph are meant. */
            target?: components["schemas"]["TargetRef"];
            /**
             * @description smart: pins and what is open; explore: also settled; audit: also drafts.
             * @enum {string}
             */
            view?: "smart" | "explore" | "audit";
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkFrontierOutput: {
            /** @description Branch that was read. */
            branch: components["schemas"]["BranchName"];
            /** @description Numbers of cards found, also of those left out. */
            counts: {
                /** @description Number of hypotheses. */
                hypotheses: number;
                /** @description Number of questions. */
                questions: number;
                /** @description Number of subgoals. */
                subgoals: number;
                /** @description Number of tests. */
                tests: number;
            };
            frontier: components["schemas"]["Frontier"];
            /** @description Graph document that was read. */
            graph_doc: components["schemas"]["DocName"];
            /** @description Step it keeps to; null when no step was asked for. */
            step_focus: components["schemas"]["StepFocus"] | null;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description A branch with its three documents, the plan or task they belong to, and the step that is meant. */
        ThinkingTarget: {
            base_branch: components["schemas"]["BranchName"] | null;
            base_seq: components["schemas"]["Seq"] | null;
            branch: components["schemas"]["BranchName"];
            /** @description Its number in the workspace. */
            branch_id: number;
            entity: components["schemas"]["EntityTarget"] | null;
            graph_doc: components["schemas"]["DocName"];
            notes_doc: components["schemas"]["DocName"];
            step: components["schemas"]["StepFocus"] | null;
            trace_doc: components["schemas"]["DocName"];
            /** @description The ranges that make up what is seen on it, newest first. */
            view: components["schemas"]["Segment"][];
        };
        ThinkLinkInput: {
            /** @description Card that the edge starts from. */
            from: components["schemas"]["GraphNodeId"];
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /** @description Why. */
            message?: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description How the two relate, such as supports or blocks. */
            rel: components["schemas"]["GraphRel"];
            /** @description Plan or task whose branch and graph are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Card that the edge leads to. */
            to: components["schemas"]["GraphNodeId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkLinkOutput: {
            applied: components["schemas"]["GraphApplied"];
            /** @description Branch that was written on. */
            branch: components["schemas"]["BranchName"];
            /** @description Graph document that was written to. */
            graph_doc: components["schemas"]["DocName"];
            /** @description Number of the new version; null when the edge was there already. */
            last_seq: components["schemas"]["Seq"] | null;
        };
        ThinkLintInput: {
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many at most (50).
             * @default 50
             */
            max_errors: number;
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description Plan or task whose branch and graph are meant. */
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkLintOutput: {
            /** @description Branch that was read. */
            branch: components["schemas"]["BranchName"];
            /** @description Problems that were found, up to max_errors. */
            errors: components["schemas"]["CardProblem"][];
            /** @description Graph document that was read. */
            graph_doc: components["schemas"]["DocName"];
            /** @description True when no problem was found. */
            ok: boolean;
            /** @description How much was checked. */
            stats: {
                /** @description Cards that were checked. */
                cards: number;
                /** @description Edges of the graph. */
                edges: number;
                /** @description Nodes of the graph. */
                nodes: number;
            };
            /** @description True when max_errors, the number of cards checked or max_chars left something out. */
            truncated: boolean;
        };
        ThinkNextInput: {
            agent_id?: components["schemas"]["AgentId"];
            /**
             * @description Drafts too.
             * @default false
             */
            all_lanes: boolean;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts: boolean;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Plan or task whose branch and graph are meant. */
            target?: components["schemas"]["TargetRef"];
            /**
             * @description smart: pins and what is open; explore: also settled; audit: also drafts.
             * @enum {string}
             */
            view?: "smart" | "explore" | "audit";
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkNextOutput: {
            /** @description Branch that was read. */
            branch: components["schemas"]["BranchName"];
            /** @description Card to work on next; null when none is open. */
            candidate: components["schemas"]["Card"] | null;
            /** @description Graph document that was read. */
            graph_doc: components["schemas"]["DocName"];
            /** @description Step it keeps to; null when no step was asked for. */
            step_focus: components["schemas"]["StepFocus"] | null;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        ThinkNominalMergeInput: {
            /** @description Only these cards; else the newest ones. */
            candidate_ids?: components["schemas"]["GraphNodeId"] | components["schemas"]["GraphNodeId"][];
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit_candidates: number;
            /**
             * @description How many at most (10).
             * @default 10
             */
            limit_groups: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description Plan or task whose branch and graph are meant. */
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkNominalMergeOutput: {
            /** @description What was written; null when nothing was. */
            applied: components["schemas"]["GraphApplied"] | null;
            /** @description Branch that was written on. */
            branch: components["schemas"]["BranchName"];
            /** @description Graph document that was written to. */
            graph_doc: components["schemas"]["DocName"];
            /** @description Number of the last new version; null when nothing was written. */
            last_seq: components["schemas"]["Seq"] | null;
            /** @description Groups of cards that say the same. */
            merged_groups: {
                /** @description Card that stays. */
                canonical_id: components["schemas"]["GraphNodeId"];
                /** @description Cards that were merged into it. */
                merged_ids: components["schemas"]["GraphNodeId"][];
            }[];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        ThinkPackInput: {
            agent_id?: components["schemas"]["AgentId"];
            /**
             * @description Drafts too.
             * @default false
             */
            all_lanes: boolean;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /**
             * @description Actions at most (2).
             * @default 2
             */
            engine_actions_limit: number;
            /**
             * @description Signals at most (4); with 0 of both there is no engine.
             * @default 4
             */
            engine_signals_limit: number;
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts: boolean;
            /**
             * @description How many at most (30).
             * @default 30
             */
            limit_candidates: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_hypotheses: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_questions: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_subgoals: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_tests: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Plan or task whose branch and graph are meant. */
            target?: components["schemas"]["TargetRef"];
            /**
             * @description smart: pins and what is open; explore: also settled; audit: also drafts.
             * @enum {string}
             */
            view?: "smart" | "explore" | "audit";
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkPackOutput: {
            /** @description Branch that was meant. */
            branch: components["schemas"]["BranchName"];
            /** @description Most relevant cards. */
            candidates: components["schemas"]["Card"][];
            capsule: components["schemas"]["Capsule"];
            /** @description Signals and actions; null when both engine limits are 0. */
            engine: components["schemas"]["EngineBlock"] | null;
            frontier: components["schemas"]["Frontier"];
            /** @description Graph document that was meant. */
            graph_doc: components["schemas"]["DocName"];
            /** @description Cards by author; absent unless drafts are shown. */
            lane_summary?: components["schemas"]["LaneSummary"];
            stats: components["schemas"]["CardStats"];
            /** @description Step it keeps to; null when no step was asked for. */
            step_focus: components["schemas"]["StepFocus"] | null;
            /** @description Trace document that was meant. */
            trace_doc: components["schemas"]["DocName"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        ThinkPinInput: {
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description true pins the cards, false takes their pins away (true).
             * @default true
             */
            pinned: boolean;
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description Plan or task whose branch and graph are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Ids of cards. */
            targets: components["schemas"]["GraphNodeId"] | components["schemas"]["GraphNodeId"][];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkPinOutput: {
            applied: components["schemas"]["GraphApplied"];
            /** @description Branch that was written on. */
            branch: components["schemas"]["BranchName"];
            /** @description Graph document that was written to. */
            graph_doc: components["schemas"]["DocName"];
            /** @description Number of the last new version; null when nothing changed. */
            last_seq: components["schemas"]["Seq"] | null;
            /** @description True when the cards are pinned now. */
            pinned: boolean;
        };
        ThinkPinsInput: {
            /** @description next_cursor of the page before. */
            cursor?: number;
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description Plan or task whose branch and graph are meant. */
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkPinsOutput: {
            /** @description Branch that was read. */
            branch: components["schemas"]["BranchName"];
            /** @description Graph document that was read. */
            graph_doc: components["schemas"]["DocName"];
            pagination: components["schemas"]["Pagination"];
            /** @description Pinned cards, newest first. */
            pins: components["schemas"]["Card"][];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        ThinkPipelineInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Branch to write on; left out: that of target, focus or checkout. */
            branch?: components["schemas"]["BranchName"];
            decision?: components["schemas"]["CardInput"];
            evidence?: components["schemas"]["CardInput"];
            frame?: components["schemas"]["CardInput"];
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            hypothesis?: components["schemas"]["CardInput"];
            /**
             * @description Keep the decision as a note too.
             * @default false
             */
            note_decision: boolean;
            /** @description What the text is written in: text, markdown, … */
            note_format?: string;
            /**
             * @description Title of that note (Decision).
             * @default Decision
             */
            note_title: string;
            /** @description Notes document for that note; left out: that of target, focus or the default. */
            notes_doc?: components["schemas"]["DocName"];
            /** @description The status of a stage, by its name. */
            status?: {
                decision?: components["schemas"]["GraphStatus"];
                evidence?: components["schemas"]["GraphStatus"];
                frame?: components["schemas"]["GraphStatus"];
                hypothesis?: components["schemas"]["GraphStatus"];
                test?: components["schemas"]["GraphStatus"];
            };
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Plan or task whose branch and documents are meant. */
            target?: components["schemas"]["TargetRef"];
            test?: components["schemas"]["CardInput"];
            /** @description Trace document; left out: that of target, focus or the default. */
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkPipelineOutput: {
            /** @description Branch that was meant. */
            branch: components["schemas"]["BranchName"];
            /** @description The cards that were written, in the order of the stages. */
            cards: {
                /** @description Id of the card. */
                card_id: components["schemas"]["GraphNodeId"];
                /** @description Edges that were created or changed. */
                edges_upserted: number;
                /** @description False when the same card was there already. */
                inserted: boolean;
                /** @description Number of the new version; null when nothing was written. */
                last_seq: components["schemas"]["Seq"] | null;
                stage: components["schemas"]["PipelineStage"];
            }[];
            /** @description The note with the decision; null unless note_decision. */
            decision_note: {
                /** @description Decision card that the note repeats. */
                card_id: components["schemas"]["GraphNodeId"];
                /** @description Notes document. */
                doc: components["schemas"]["DocName"];
                /** @description Number of the note. */
                seq: components["schemas"]["Seq"];
                /** @description When it was written. */
                ts: components["schemas"]["Timestamp"];
                ts_ms: components["schemas"]["TimestampMs"];
            } | null;
            graph_applied: components["schemas"]["CardsApplied"];
            /** @description Graph document that was meant. */
            graph_doc: components["schemas"]["DocName"];
            /** @description Number of the last new version; null when nothing was written. */
            last_seq: components["schemas"]["Seq"] | null;
            /** @description Notes document that was meant. */
            notes_doc: components["schemas"]["DocName"];
            /** @description Trace document that was meant. */
            trace_doc: components["schemas"]["DocName"];
        };
        ThinkPlaybookInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Which playbook; an unknown one gives the general steps. */
            name: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkPlaybookOutput: {
            /** @description Playbook that was given. */
            name: string;
            /** @description What to do. */
            template: {
                /** @description Table to fill in; only for criteria_matrix. */
                matrix_template?: {
                    /** @description Criteria to compare them by. */
                    criteria: {
                        /** @description Name of the criterion. */
                        name: string;
                        /** @description How much it counts, relative to the others. */
                        weight: number;
                    }[];
                    /** @description Options to compare. */
                    options: string[];
                };
                /** @description Steps to follow, in order. */
                steps: string[];
            };
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        ThinkPublishInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Draft to publish. */
            card_id: components["schemas"]["GraphNodeId"];
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /** @description Pin the copy, or take its pin away. */
            pin?: boolean;
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description Plan or task whose branch and graph are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Trace document; left out: that of target, focus or the default. */
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkPublishOutput: {
            /** @description Branch that was meant. */
            branch: components["schemas"]["BranchName"];
            graph_applied: components["schemas"]["CardsApplied"];
            /** @description Graph document that was meant. */
            graph_doc: components["schemas"]["DocName"];
            /** @description False when the copy was there already. */
            inserted: boolean;
            /** @description Number of the last new version; null when nothing was written. */
            last_seq: components["schemas"]["Seq"] | null;
            /** @description The published copy. */
            published_card_id: components["schemas"]["GraphNodeId"];
            /** @description Draft that was published. */
            source_card_id: components["schemas"]["GraphNodeId"];
            /** @description Trace document that was meant. */
            trace_doc: components["schemas"]["DocName"];
            /** @description Reference of the trace entry, <doc>@<seq>; null when nothing was written. */
            trace_ref: string | null;
        };
        ThinkQueryInput: {
            agent_id?: components["schemas"]["AgentId"];
            /**
             * @description Drafts too.
             * @default false
             */
            all_lanes: boolean;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /** @description next_cursor of the page before. */
            cursor?: number;
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /** @description Any of these cards. */
            ids?: components["schemas"]["GraphNodeId"] | components["schemas"]["GraphNodeId"][];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts: boolean;
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description Only cards with exactly this status. */
            status?: components["schemas"]["GraphStatus"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description All of these tags. */
            tags_all?: components["schemas"]["GraphTag"] | components["schemas"]["GraphTag"][];
            /** @description At least one of these tags. */
            tags_any?: components["schemas"]["GraphTag"] | components["schemas"]["GraphTag"][];
            /** @description Plan or task whose branch and graph are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Part of the title or text, in any case. */
            text?: string;
            /** @description Any of these types. */
            types?: components["schemas"]["CardType"] | components["schemas"]["CardType"][];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkQueryOutput: {
            /** @description Branch that was read. */
            branch: components["schemas"]["BranchName"];
            /** @description Cards of this page, newest first. */
            cards: components["schemas"]["Card"][];
            /** @description Graph document that was read. */
            graph_doc: components["schemas"]["DocName"];
            pagination: components["schemas"]["Pagination"];
            /** @description Step it keeps to; null when no step was asked for. */
            step_focus: components["schemas"]["StepFocus"] | null;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        ThinkSetStatusInput: {
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /** @description Why. */
            message?: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description New status of the cards, such as closed. */
            status: components["schemas"]["GraphStatus"];
            /** @description Plan or task whose branch and graph are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Ids of cards. */
            targets: components["schemas"]["GraphNodeId"] | components["schemas"]["GraphNodeId"][];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkSetStatusOutput: {
            applied: components["schemas"]["GraphApplied"];
            /** @description Branch that was written on. */
            branch: components["schemas"]["BranchName"];
            /** @description Graph document that was written to. */
            graph_doc: components["schemas"]["DocName"];
            /** @description Number of the last new version; null when nothing changed. */
            last_seq: components["schemas"]["Seq"] | null;
        };
        ThinkSubgoalCloseInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Graph document of the question; left out: that of target, focus or the default. */
            parent_graph_doc?: components["schemas"]["DocName"];
            /** @description Trace document of the question; left out: that of target, focus or the default. */
            parent_trace_doc?: components["schemas"]["DocName"];
            /** @description Branch; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description Card with what was found, written to the parent. */
            return_card?: components["schemas"]["CardInput"];
            /** @description Subgoal to close. */
            subgoal_id: components["schemas"]["GraphNodeId"];
            /** @description Plan or task whose branch and documents are meant. */
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkSubgoalCloseOutput: {
            applied: components["schemas"]["GraphApplied"];
            /** @description Branch that was written on. */
            branch: components["schemas"]["BranchName"];
            /** @description Number of the last new version; null when nothing was written. */
            last_seq: components["schemas"]["Seq"] | null;
            /** @description Card that was written; null when no return_card was given. */
            return_card_id: components["schemas"]["GraphNodeId"] | null;
            /** @description Subgoal that was closed. */
            subgoal_id: components["schemas"]["GraphNodeId"];
        };
        ThinkSubgoalOpenInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Graph document to work in; left out: <subgoal_id>-graph. */
            child_graph_doc?: components["schemas"]["DocName"];
            /** @description Trace document to work in; left out: <subgoal_id>-trace. */
            child_trace_doc?: components["schemas"]["DocName"];
            /**
             * @description What is to be found out; the title of the subgoal.
             * @default Subgoal
             */
            message: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description Graph document of the question; left out: that of target, focus or the default. */
            parent_graph_doc?: components["schemas"]["DocName"];
            /** @description Trace document of the question; left out: that of target, focus or the default. */
            parent_trace_doc?: components["schemas"]["DocName"];
            /** @description Question to be answered. */
            question_id: components["schemas"]["GraphNodeId"];
            /** @description Branch; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description Plan or task whose branch and documents are meant. */
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkSubgoalOpenOutput: {
            applied: components["schemas"]["CardsApplied"];
            /** @description Branch that was written on. */
            branch: components["schemas"]["BranchName"];
            /** @description Documents to work in. */
            child: {
                /** @description Graph document. */
                graph_doc: components["schemas"]["DocName"];
                /** @description Trace document. */
                trace_doc: components["schemas"]["DocName"];
            };
            /** @description Number of the last new version. */
            last_seq: components["schemas"]["Seq"];
            /** @description Documents of the question. */
            parent: {
                /** @description Graph document. */
                graph_doc: components["schemas"]["DocName"];
                /** @description Trace document. */
                trace_doc: components["schemas"]["DocName"];
            };
            /** @description Question to be answered. */
            question_id: components["schemas"]["GraphNodeId"];
            /** @description Subgoal card that was made. */
            subgoal_id: components["schemas"]["GraphNodeId"];
            /** @description Reference of the trace entry, <doc>@<seq>; open takes it. */
            trace_ref: string;
        };
        ThinkTemplateInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Type of card to fill in. */
            type: components["schemas"]["CardType"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkTemplateOutput: {
            /** @description Types that have a template. */
            supported_types: components["schemas"]["CardType"][];
            template: components["schemas"]["CardTemplate"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
            /** @description Type of the card. */
            type: components["schemas"]["CardType"];
        };
        ThinkWatchInput: {
            agent_id?: components["schemas"]["AgentId"];
            /**
             * @description Drafts too.
             * @default false
             */
            all_lanes: boolean;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /**
             * @description Actions at most (2).
             * @default 2
             */
            engine_actions_limit: number;
            /**
             * @description Signals at most (6); with 0 of both there is no engine.
             * @default 6
             */
            engine_signals_limit: number;
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts: boolean;
            /**
             * @description How many at most (30).
             * @default 30
             */
            limit_candidates: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_hypotheses: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_questions: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_subgoals: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_tests: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Plan or task whose branch and graph are meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description Trace document; left out: that of target, focus or the default. */
            trace_doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (20); 0 leaves them out.
             * @default 20
             */
            trace_limit_steps: number;
            /** @description Longest text of an entry, in bytes. */
            trace_statement_max_bytes?: number;
            /**
             * @description smart: pins and what is open; explore: also settled; audit: also drafts.
             * @enum {string}
             */
            view?: "smart" | "explore" | "audit";
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkWatchOutput: {
            /** @description Branch that was meant. */
            branch: components["schemas"]["BranchName"];
            /** @description Most relevant cards. */
            candidates: components["schemas"]["Card"][];
            capsule: components["schemas"]["Capsule"];
            /** @description Signals and actions; null when both engine limits are 0. */
            engine: components["schemas"]["EngineBlock"] | null;
            frontier: components["schemas"]["Frontier"];
            /** @description Graph document that was meant. */
            graph_doc: components["schemas"]["DocName"];
            /** @description Cards by author; absent unless drafts are shown. */
            lane_summary?: components["schemas"]["LaneSummary"];
            stats: components["schemas"]["CardStats"];
            /** @description Step it keeps to; null when no step was asked for. */
            step_focus: components["schemas"]["StepFocus"] | null;
            /** @description Newest trace entries. */
            trace: components["schemas"]["EntrySlice"];
            /** @description Trace document that was meant. */
            trace_doc: components["schemas"]["DocName"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        ThoughtCritiquedFact: {
            branchId: components["schemas"]["BranchId"] | null;
            critique: components["schemas"]["Critique"];
            nodeId: components["schemas"]["NodeId"];
            sessionId: components["schemas"]["SessionId"];
            thoughtNumber: components["schemas"]["ThoughtNumber"];
        };
        /** @description One thought. */
        ThoughtData: {
            /** @description The thought of the main chain at which its branch begins. */
            branchFromThought?: components["schemas"]["ThoughtNumber"];
            /** @description Its branch; left out: the main chain. */
            branchId?: components["schemas"]["BranchId"];
            cipher?: components["schemas"]["CipherGraph"];
            critique?: components["schemas"]["Critique"];
            /** @description True: it revises an earlier thought. */
            isRevision?: boolean;
            /** @description True: more thoughts were needed than expected. */
            needsMoreThoughts?: boolean;
            /** @description Whether another one was to follow. */
            nextThoughtNeeded: boolean;
            /** @description The thought that it revises. */
            revisesThought?: components["schemas"]["ThoughtNumber"];
            /** @description What was thought. */
            thought: string;
            thoughtNumber: components["schemas"]["ThoughtNumber"];
            /** @description When it was recorded. */
            timestamp: components["schemas"]["Timestamp"];
            /** @description How many thoughts were expected then. */
            totalThoughts: components["schemas"]["ThoughtNumber"];
        };
        /** @description Which claims and nodes a decision had before it; why_trace starts from them. */
        ThoughtDbUse: {
            /** @description Moment that the selection was made for. */
            as_of_ts: components["schemas"]["Timestamp"];
            /** @description Number of edges that were shown. */
            edges_n: number;
            /** @description Nodes that were shown. */
            node_ids: components["schemas"]["ThoughtNodeId"][];
            /** @description Anything worth knowing about the selection. */
            notes: string;
            /** @description Preference and goal claims that were shown. */
            pref_goal_claim_ids: components["schemas"]["ClaimId"][];
            /** @description Claims that a search for the task found. */
            query_claim_ids: components["schemas"]["ClaimId"][];
            /** @description Values claims that were shown. */
            values_claim_ids: components["schemas"]["ClaimId"][];
        };
        /** @description Claims, nodes and edges that matter here: values_claims, pref_goal_claims, query_claims, nodes, edges. */
        ThoughtDbView: {
            [key: string]: unknown;
        };
        /** @description An edge of the Thought DB. */
        ThoughtEdgeId: string;
        /**
         * @description How two records relate; supersedes: old to new, same_as: duplicate to canonical.
         * @enum {string}
         */
        ThoughtEdgeType: "depends_on" | "supports" | "contradicts" | "derived_from" | "mentions" | "supersedes" | "same_as";
        /** @description What hangs together with one claim or node. */
        ThoughtGraph: {
            /** @description The moment that it is shown for. */
            as_of_ts: components["schemas"]["Timestamp"];
            /** @description Claims in it, nearest first. */
            claims: {
                /** @description When it was written down. */
                asserted_ts: components["schemas"]["Timestamp"];
                /** @description The claim that it stands for: itself, unless it was declared the same as another. */
                canonical_id: components["schemas"]["ClaimId"];
                claim_id: components["schemas"]["ClaimId"];
                claim_type: components["schemas"]["ClaimType"];
                /** @description The project; empty for what is global. */
                project_id: string;
                scope: components["schemas"]["MindScope"];
                /** @description Evidence records that it rests on. */
                source_event_ids: string[];
                status: components["schemas"]["ThoughtStatus"];
                /** @description Its labels. */
                tags: string[];
                /** @description What it says. */
                text: string;
                /** @description From when it holds, inclusive; null: always. */
                valid_from: components["schemas"]["Timestamp"] | null;
                /** @description Until when it holds, exclusive; null: still. */
                valid_to: components["schemas"]["Timestamp"] | null;
                visibility: components["schemas"]["ClaimVisibility"];
            }[];
            /** @description How many steps it reaches. */
            depth: number;
            /**
             * @description Which way edges are followed: from their beginning, or to it.
             * @enum {string}
             */
            direction: "out" | "in" | "both";
            /** @description Types that were followed; [] for all. */
            edge_types: components["schemas"]["ThoughtEdgeType"][];
            /** @description Edges in it. */
            edges: {
                /** @description When the two were related. */
                asserted_ts: components["schemas"]["Timestamp"];
                edge_id: components["schemas"]["ThoughtEdgeId"];
                edge_type: components["schemas"]["ThoughtEdgeType"];
                /** @description Where it begins, as it is shown: a claim, a node or an evidence record. */
                from_id: string;
                /** @description What its beginning stands for: a claim, a node or an evidence record. */
                from_id_canonical: string;
                /** @description Where it begins, as its record says: a claim, a node or an evidence record. */
                from_id_raw: string;
                /** @description Why the two belong together. */
                notes: string;
                /** @description The project; empty for what is global. */
                project_id: string;
                scope: components["schemas"]["MindScope"];
                /** @description Evidence that it rests on. */
                source_refs: components["schemas"]["EvidenceEventRef"][];
                /** @description Where it leads, as it is shown: a claim, a node or an evidence record. */
                to_id: string;
                /** @description What its end stands for: a claim, a node or an evidence record. */
                to_id_canonical: string;
                /** @description Where it leads, as its record says: a claim, a node or an evidence record. */
                to_id_raw: string;
                visibility: components["schemas"]["ClaimVisibility"];
            }[];
            /** @description Duplicates are shown as they are, and not as what they stand for. */
            include_aliases: boolean;
            /** @description What no longer holds is shown too. */
            include_inactive: boolean;
            /** @description Ids that edges lead to and that are not shown, such as evidence records. */
            missing_ids: string[];
            /** @description Nodes in it, nearest first. */
            nodes: {
                /** @description When it was written down. */
                asserted_ts: components["schemas"]["Timestamp"];
                /** @description The node that it stands for: itself, unless it was declared the same as another. */
                canonical_id: components["schemas"]["ThoughtNodeId"];
                node_id: components["schemas"]["ThoughtNodeId"];
                node_type: components["schemas"]["ThoughtNodeType"];
                /** @description The project; empty for what is global. */
                project_id: string;
                scope: components["schemas"]["MindScope"];
                /** @description Evidence records that it rests on. */
                source_event_ids: string[];
                status: components["schemas"]["ThoughtStatus"];
                /** @description Its labels. */
                tags: string[];
                /** @description What it says. */
                text: string;
                /** @description In a line. */
                title: string;
                visibility: components["schemas"]["ClaimVisibility"];
            }[];
            /** @description Where it begins, as it was asked for. */
            root_id: string;
            /** @description What that stands for. */
            root_id_canonical: string;
            /** @description There is more than can be shown at once. */
            truncated: boolean;
        };
        /** @description Something that words were found in. */
        ThoughtHit: {
            /** @description When it was written down. */
            asserted_ts: components["schemas"]["Timestamp"];
            /** @description A claim (cl_…) or a node (nd_…). */
            id: string;
            /**
             * @description What it is.
             * @enum {string}
             */
            kind: "claim" | "node";
            scope: components["schemas"]["MindScope"];
            /** @description How well it fits; only comparable within one answer. */
            score: number;
            /** @description Evidence records that it rests on. */
            source_event_ids: string[];
            /** @description Its labels. */
            tags: string[];
            /** @description What it says; a long text is cut. */
            text: string;
            /** @description A node in a line; empty for a claim. */
            title: string;
            /** @description Its type: fact, preference, assumption or goal; decision, action or summary. */
            type: string;
        };
        ThoughtInput: {
            /** @description The thought of the main chain at which its branch begins. */
            branchFromThought?: components["schemas"]["ThoughtNumber"];
            /** @description Its branch; the first thought of a branch also says branchFromThought. */
            branchId?: components["schemas"]["BranchId"];
            /**
             * @description Let a model say what is weak about it.
             * @default false
             */
            critique: boolean;
            /**
             * @description Send the guide to patterns of reasoning.
             * @default false
             */
            includeGuide: boolean;
            /**
             * @description It revises an earlier thought, which stays.
             * @default false
             */
            isRevision: boolean;
            /**
             * @description More thoughts are needed than expected.
             * @default false
             */
            needsMoreThoughts: boolean;
            /** @description False: this is the last one. */
            nextThoughtNeeded: boolean;
            /** @description The thought that it revises, on its own chain or on the main one. */
            revisesThought?: components["schemas"]["ThoughtNumber"];
            /** @description The session; left out: that of the connection, else a new one. */
            sessionId?: components["schemas"]["SessionId"];
            /** @description Tags of such a session. */
            sessionTags?: components["schemas"]["SessionTag"][];
            /** @description What a session is called that is started by this thought. */
            sessionTitle?: components["schemas"]["SessionTitle"];
            /** @description What is thought; lines in cipher notation are read as steps. */
            thought: string;
            /** @description Its place in its chain; any free number. */
            thoughtNumber: components["schemas"]["ThoughtNumber"];
            /** @description How many thoughts are expected; grows with thoughtNumber. */
            totalThoughts: components["schemas"]["ThoughtNumber"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        /** @description A thought and how it hangs together with others. */
        ThoughtNode: {
            /** @description Its branch; null: the main chain. */
            branchId: components["schemas"]["BranchId"] | null;
            /** @description Where its branch begins; null: it is on the main chain. */
            branchOrigin: components["schemas"]["NodeId"] | null;
            data: components["schemas"]["ThoughtData"];
            id: components["schemas"]["NodeId"];
            /** @description The thoughts after it: on its chain, and the first ones of branches. */
            next: components["schemas"]["NodeId"][];
            /** @description The thought before it: on its chain, or where its branch begins. Null: it is the first. */
            prev: components["schemas"]["NodeId"] | null;
            /** @description The thought that it revises; null: none. */
            revisesNode: components["schemas"]["NodeId"] | null;
        };
        /** @description A decision, action or summary node of the Thought DB. */
        ThoughtNodeId: string;
        /**
         * @description What kind of node it is.
         * @enum {string}
         */
        ThoughtNodeType: "decision" | "action" | "summary";
        ThoughtNotFoundFacts: {
            last: number;
            session: string;
            thought: number;
        };
        /** @description Place of a thought in its chain, from 1. */
        ThoughtNumber: number;
        ThoughtOutput: {
            /** @description Branches of the session, the newest hundred. */
            branches: components["schemas"]["BranchId"][];
            /** @description The session that was closed. */
            closedSessionId?: components["schemas"]["SessionId"];
            /** @description What a model said about it, if one was asked and answered. */
            critique?: components["schemas"]["Critique"];
            /** @description The file that the session was exported to; null: this server keeps nothing on disk. */
            exportPath?: string | null;
            /** @description The guide to patterns of reasoning, once for each connection or when it was asked for. */
            guide?: string;
            /** @description As it was said. */
            nextThoughtNeeded: boolean;
            nodeId: components["schemas"]["NodeId"];
            /** @description True: this was the last thought. */
            sessionClosed?: boolean;
            /** @description The session that the next thought goes to; null: it was closed. */
            sessionId: components["schemas"]["SessionId"] | null;
            /** @description How many thoughts the session has, those of branches included. */
            thoughtHistoryLength: number;
            thoughtNumber: components["schemas"]["ThoughtNumber"];
            /** @description How many thoughts are expected now. */
            totalThoughts: components["schemas"]["ThoughtNumber"];
        };
        ThoughtRecordedFact: {
            branchFromThought: components["schemas"]["ThoughtNumber"] | null;
            branchId: components["schemas"]["BranchId"] | null;
            branchOrigin: components["schemas"]["NodeId"] | null;
            cipher: components["schemas"]["CipherGraph"] | null;
            isRevision: boolean;
            needsMoreThoughts: boolean;
            nextThoughtNeeded: boolean;
            nodeId: components["schemas"]["NodeId"];
            opens: boolean;
            prev: components["schemas"]["NodeId"] | null;
            revisesNode: components["schemas"]["NodeId"] | null;
            revisesThought: components["schemas"]["ThoughtNumber"] | null;
            sessionId: components["schemas"]["SessionId"];
            thought: string;
            thoughtNumber: components["schemas"]["ThoughtNumber"];
            /** @description When it was thought, if it was imported later. */
            timestamp?: components["schemas"]["Timestamp"];
            totalThoughts: components["schemas"]["ThoughtNumber"];
        };
        ThoughtRecordedRow: {
            node: components["schemas"]["ThoughtNode"];
            session: components["schemas"]["Session"];
        };
        /** @description A claim, a node or an evidence record. */
        ThoughtRef: string;
        /**
         * @description Whether it holds: retracted counts before superseded.
         * @enum {string}
         */
        ThoughtStatus: "active" | "superseded" | "retracted";
        /** @description Newest events of a plan or task, a page at a time. */
        Timeline: {
            /** @description The events, oldest first. */
            events: components["schemas"]["TimelineEvent"][];
            /** @description Most events that a page holds. */
            limit: number;
            pagination: components["schemas"]["Pagination"];
        };
        /** @description An event with its place in the sequence of the workspace. */
        TimelineEvent: {
            event_id: components["schemas"]["EventId"];
            /** @description Path of the step or task node; null when it concerns the whole task. */
            path: string | null;
            /** @description Details of what happened. */
            payload: {
                [key: string]: unknown;
            };
            /** @description Number of the event, unique in the workspace. */
            seq: components["schemas"]["Seq"];
            /** @description Plan or task that it happened to. */
            task_id: components["schemas"]["EntityId"];
            /** @description When it happened. */
            ts: components["schemas"]["Timestamp"];
            ts_ms: components["schemas"]["TimestampMs"];
            /** @description What happened, as a code. */
            type: string;
        };
        /** @description RFC 3339, UTC, milliseconds. */
        Timestamp: string;
        /** @description Milliseconds since 1970. */
        TimestampMs: number;
        /** @description A heading. */
        TitleCell: {
            id: components["schemas"]["CellId"];
            /** @description The heading. */
            text: string;
            /**
             * @description It is a heading.
             * @constant
             */
            type: "title";
        };
        /** @description What is left of something that was forgotten. */
        Tombstone: {
            /** @description Who forgot it; absent when not said. */
            agent_id?: components["schemas"]["AgentId"];
            /**
             * @description What was opened: something whose content was removed for good.
             * @constant
             */
            kind: "forgotten";
            /** @description Why. */
            reason: string;
            /** @description The reference it was known by. */
            ref: string;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
            /** @description When it was forgotten. */
            ts: components["schemas"]["Timestamp"];
            /**
             * @description What it was.
             * @enum {string}
             */
            what: "note" | "event" | "card" | "node";
        };
        TraceHydrateInput: {
            /** @description Trace document; left out: that of target, focus or the default. */
            doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit_steps: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description Longest text of one step, in UTF-8 bytes. */
            statement_max_bytes?: number;
            /** @description Plan or task whose trace is meant. */
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TraceHydrateOutput: {
            /** @description Branch that was read. */
            branch: components["schemas"]["BranchName"];
            /** @description Trace document that was read. */
            doc: components["schemas"]["DocName"];
            /** @description Newest steps, oldest first. */
            entries: components["schemas"]["Entry"][];
            pagination: components["schemas"]["Pagination"];
            /** @description How numbered thoughts relate; null when there are none. */
            sequential?: components["schemas"]["SequentialGraph"] | null;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        TraceSeqMetaInvalidBranchFromThoughtWarningFacts: {
            found: string;
        };
        TraceSeqMetaInvalidBranchIdWarningFacts: {
            found: string;
        };
        TraceSeqMetaInvalidNextThoughtNeededWarningFacts: {
            found: string;
        };
        TraceSeqMetaInvalidRevisesThoughtWarningFacts: {
            found: string;
        };
        TraceSeqMetaInvalidThoughtNumberWarningFacts: {
            found: string;
        };
        TraceSeqMetaInvalidTotalThoughtsWarningFacts: {
            found: string;
        };
        TraceSeqMetaMissingThoughtNumberWarningFacts: {
            found: string;
        };
        TraceSeqMetaRevisionMissingRevisesThoughtWarningFacts: {
            found: string;
        };
        TraceSeqMetaTotalThoughtsLtThoughtNumberWarningFacts: {
            found: string;
        };
        TraceSequentialStepInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description The thought it branches from. */
            branchFromThought?: number;
            /** @description The name of the branch of thought. */
            branchId?: string;
            /** @description How sure you are, in your words. */
            confidence?: string;
            /** @description Trace document; left out: that of target, focus or the default. */
            doc?: components["schemas"]["DocName"];
            /** @description What the thinking is for. */
            goal?: string;
            /** @description Whether it revises an earlier thought. */
            isRevision?: boolean;
            /** @description Title of the entry, in a line. */
            message?: string;
            /** @description Anything more, as an object or as JSON text of one. */
            meta?: {
                [key: string]: unknown;
            } | string;
            /** @description Why more are needed than planned. */
            needsMoreThoughts?: string;
            /** @description Whether another follows. */
            nextThoughtNeeded: boolean;
            /** @description The thought it revises. */
            revisesThought?: number;
            /** @description Plan or task whose trace is meant. */
            target?: components["schemas"]["TargetRef"];
            /** @description What you think, in full. */
            thought: string;
            /** @description Its number, from 1. */
            thoughtNumber: number;
            /** @description How many you expect by now; at least thoughtNumber. */
            totalThoughts: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TraceSequentialStepOutput: {
            /** @description The trace entry as it was stored. */
            entry: components["schemas"]["NoteEntry"];
        };
        TraceStepInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description What this step starts from: a card, an entry, a commit. */
            base?: string;
            /** @description Ids that this step speaks against. */
            blocks?: string | string[];
            /** @description After how many steps you mean to look back. */
            checkpoint_every?: number;
            /** @description Trace document; left out: that of target, focus or the default. */
            doc?: components["schemas"]["DocName"];
            /** @description Title of the entry, in a line. */
            message?: string;
            /** @description Anything more, as an object or as JSON text of one. */
            meta?: {
                [key: string]: unknown;
            } | string;
            /** @description How you were working: explore, debug, … */
            mode?: string;
            /** @description What you did or found, in full. */
            step: string;
            /** @description Ids that this step speaks for. */
            supports?: string | string[];
            /** @description Plan or task whose trace is meant. */
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TraceStepOutput: {
            /** @description The trace entry as it was stored. */
            entry: components["schemas"]["NoteEntry"];
        };
        TraceValidateInput: {
            /** @description Trace document; left out: that of target, focus or the default. */
            doc?: components["schemas"]["DocName"];
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Branch to read; left out: that of target, focus or checkout. */
            ref?: components["schemas"]["BranchName"];
            /** @description Plan or task whose trace is meant. */
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TraceValidateOutput: {
            /** @description Branch that was read. */
            branch: components["schemas"]["BranchName"];
            /** @description How many numbered thoughts were checked. */
            checked: number;
            /** @description Trace document that was read. */
            doc: components["schemas"]["DocName"];
            /** @description What is wrong with the numbered thoughts. */
            errors: {
                /**
                 * @description What is wrong, as a code.
                 * @enum {string}
                 */
                code: "missing_meta" | "invalid_thought_number" | "invalid_total_thoughts" | "missing_next_thought_needed" | "out_of_order" | "duplicate_thought";
                /** @description What is wrong, in a sentence. */
                message: string;
                /** @description Number of the entry. */
                seq: components["schemas"]["Seq"];
            }[];
            /** @description Whether older entries were not looked at. */
            has_more: boolean;
            /** @description True when no errors were found. */
            ok: boolean;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        /** @description The end of a transcript of Hands or Mind. */
        TranscriptEnd: {
            /** @description The archive that it was read from; null where it is not archived. */
            archived_path: string | null;
            /** @description The transcript. */
            path: string;
            /** @description There is more before it. */
            truncated: boolean;
        };
        /** @description What a transcript shows without asking a model. */
        TranscriptObservation: {
            /** @description Error messages, shortened. */
            errors: string[];
            /** @description Number of events of each type. */
            event_type_counts: {
                [key: string]: number;
            };
            /** @description Files that were mentioned. */
            file_paths: string[];
            /** @description Number of items of each type. */
            item_type_counts: {
                [key: string]: number;
            };
            /** @description Actions other than commands. */
            non_command_actions: string[];
        };
        /** @description Where a message is: file, line and byte. */
        TranscriptPlace: {
            /** @description Where the line begins. */
            byte: number;
            /** @description Line number, from 1; absent when the file was not read from its start. */
            line?: number;
            /** @description Relative to root_dir. */
            path: string;
        };
        /** @description Project that a session belongs to. */
        TranscriptProject: {
            confidence: components["schemas"]["ProjectConfidence"];
            /** @description The folder of the project. */
            id: string;
            /** @description Name of the folder. */
            name: string;
        };
        /** @description Path of a transcript; empty when there is none. */
        TranscriptRef: string;
        /** @description What was read, and what had to be passed over. */
        TranscriptScan: {
            /** @description Bytes that were read. */
            bytes: number;
            /** @description Files that were opened. */
            files: number;
            /** @description What was passed over. */
            skipped: {
                /** @description Files that could not be read. */
                files: number;
                /** @description Folders that could not be read. */
                folders: number;
                /** @description Lines that are too long. */
                long_lines: number;
                /** @description Lines that are no JSON. */
                malformed_lines: number;
            };
            /** @description Whether max_bytes_total kept something from being read. */
            truncated: boolean;
        };
        TranscriptsDigestInput: {
            /** @description Only sessions of this folder or below it (the project root of the server); empty for all. */
            cwd_prefix?: string;
            /**
             * @description How many bytes to read at most (16777216).
             * @default 16777216
             */
            max_bytes_total: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many files to open at most (720).
             * @default 720
             */
            max_files: number;
            /**
             * @description How many messages at most (6).
             * @default 6
             */
            max_items: number;
            /**
             * @description summary: answers that look like a summary; last: the last answer of each session (summary).
             * @default summary
             * @enum {string}
             */
            mode: "summary" | "last";
            /** @description Folder with *.jsonl transcripts, searched with all below it (sessions in the home of Codex); one that the server may read. */
            root_dir?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TranscriptsDigestOutput: {
            /** @description Messages that were chosen, newest session first. */
            digest: {
                /** @description The message. */
                message: {
                    /**
                     * @description Who said it.
                     * @constant
                     */
                    role: "assistant";
                    /** @description What was said, shortened. */
                    text: string;
                    /** @description When it was said, as the file says; absent when it does not. */
                    ts?: string;
                };
                ref: components["schemas"]["TranscriptPlace"];
                session: components["schemas"]["SessionRef"];
            }[];
            /** @description Filters that were applied. */
            filters: {
                /** @description Folder that sessions had to belong to; empty for all. */
                cwd_prefix: string;
                /**
                 * @description How messages were chosen.
                 * @enum {string}
                 */
                mode: "summary" | "last";
            };
            /** @description Folder that was searched. */
            root_dir: string;
            scanned: components["schemas"]["TranscriptScan"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        TranscriptsMaxFilesReachedWarningFacts: {
            files: number;
        };
        TranscriptsOpenInput: {
            /**
             * @description How many lines after it (8).
             * @default 8
             */
            after_lines: number;
            /**
             * @description How many lines before it (8).
             * @default 8
             */
            before_lines: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description A file and either line or byte. */
            ref: {
                /** @description Where the line begins, from 0; for large files. */
                byte?: number;
                /** @description Line number, from 1. */
                line?: number;
                /** @description The file, relative to root_dir. */
                path: string;
            };
            /** @description Folder with *.jsonl transcripts, searched with all below it (sessions in the home of Codex); one that the server may read. */
            root_dir?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TranscriptsOpenOutput: {
            /** @description Messages around the place, in the order of the file. */
            entries: {
                /** @description Byte at which the line begins, from 0. */
                byte: number;
                /** @description Line number, from 1; null when the file was not read from its start. */
                line: number | null;
                /** @description Who said it: user, assistant, system, tool, … */
                role: string;
                /** @description True for the line that was asked for. */
                selected: boolean;
                /** @description What was said, shortened. */
                text: string;
                /** @description When it was said, as the file says; absent when it does not. */
                ts?: string;
            }[];
            project: components["schemas"]["TranscriptProject"];
            ref: components["schemas"]["TranscriptPlace"];
            /** @description Folder that the file is in. */
            root_dir: string;
            /** @description Session of the file. */
            session: {
                /** @description Folder the session worked in; absent when the file does not say it. */
                cwd?: string;
                /** @description Id of the session; absent when the file does not say it. */
                id?: string;
                /** @description When the session began; absent when the file does not say it. */
                ts?: string;
            };
            /** @description Lines of the window that are no JSON or too long. */
            skipped_lines: number;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        TranscriptsRefNotExactWarningFacts: {
            byte: number;
        };
        TranscriptsRootMissingWarningFacts: {
            root_dir: string;
        };
        TranscriptsScanTruncatedWarningFacts: {
            bytes: number;
        };
        TranscriptsSearchInput: {
            /**
             * @description Longest snippet, in characters (240).
             * @default 240
             */
            context_chars: number;
            /** @description Only sessions of this folder or below it (the project root of the server); empty for all. */
            cwd_prefix?: string;
            /**
             * @description Show a message once per project and role (true).
             * @default true
             */
            dedupe: boolean;
            /**
             * @description How many hits at most (25).
             * @default 25
             */
            hits_limit: number;
            /**
             * @description How many bytes to read at most (67108864).
             * @default 67108864
             */
            max_bytes_total: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many files to open at most (50).
             * @default 50
             */
            max_files: number;
            /** @description What the message must contain, letter for letter. */
            query: string;
            /** @description Only messages of this role: user, assistant, system, developer. */
            role?: string;
            /** @description Folder with *.jsonl transcripts, searched with all below it (sessions in the home of Codex); one that the server may read. */
            root_dir?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TranscriptsSearchOutput: {
            /** @description Filters that were applied. */
            filters: {
                /** @description Folder that sessions had to belong to; empty for all. */
                cwd_prefix: string;
                /** @description True when repeated messages were left out. */
                dedupe: boolean;
                /** @description Role that was asked for; absent for all. */
                role?: string;
            };
            /** @description Whether the search stopped at hits_limit. */
            has_more: boolean;
            /** @description Messages that contain the query, newest session first. */
            hits: {
                /** @description The message. */
                message: {
                    /** @description Who said it. */
                    role: string;
                    /** @description Text around the match. */
                    snippet: string;
                    /** @description When it was said, as the file says; absent when it does not. */
                    ts?: string;
                };
                project: components["schemas"]["TranscriptProject"];
                ref: components["schemas"]["TranscriptPlace"];
                session: components["schemas"]["SessionRef"];
            }[];
            /** @description Projects in which something was found. */
            projects: components["schemas"]["ProjectSummary"][];
            /** @description Folder that was searched. */
            root_dir: string;
            scanned: components["schemas"]["TranscriptScan"];
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
        };
        UnauthorizedFacts: Record<string, unknown>;
        UndoAppliedFact: {
            image: {
                [key: string]: unknown;
            };
            intent: string;
            op_seq: number;
            path: string | null;
            revision: components["schemas"]["Revision"];
            subject: {
                id: string;
                /** @enum {string} */
                kind: "entity" | "step" | "node";
            };
            task: components["schemas"]["EntityId"];
        };
        UndoAppliedRow: components["schemas"]["TaskEvent"];
        UnknownIdFacts: {
            fix: string;
            id: string;
            kind: string;
        };
        UnknownPathFacts: {
            path: string;
        };
        UnknownToolFacts: {
            nearest: string;
            tool: string;
        };
        UnknownWorkspaceFacts: {
            workspace: string;
        };
        UnsupportedContentTypeFacts: {
            given: string;
        };
        UserInputFact: {
            /** @description Empty when the user gave none. */
            answer: string;
            batch_id: components["schemas"]["BatchId"];
            question: string;
            thread_id: components["schemas"]["HandsThreadId"];
        };
        UserInputRecord: {
            /** @description Empty when the user gave none. */
            answer: string;
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "user_input";
            question: string;
            run_id: string;
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        UserInputRow: components["schemas"]["EvidenceReceipt"];
        ValuesClaimPatchAnswer: components["schemas"]["ValuesPatch"];
        ValuesClaimPatchPrompt: {
            /** @description Evidence records that may be cited, by id; no others */
            allowed_event_ids: components["schemas"]["IdList"];
            /** @description Claims that may be retracted, by id; no others */
            allowed_retract_claim_ids: components["schemas"]["IdList"];
            /** @description The same in short sentences; {} when there is none */
            compiled_values: {
                [key: string]: unknown;
            };
            /** @description Claims about values that hold now */
            existing_values_claims: components["schemas"]["ClaimViews"];
            /** @description Notes */
            notes: string;
            /** @description What the user wrote about values */
            values_text: string;
        };
        /** @description Claims drawn from the user's values. */
        ValuesPatch: {
            /** @description Claims to add. */
            claims: components["schemas"]["ClaimDraft"][];
            /** @description Edges to add. */
            edges: components["schemas"]["EdgeDraft"][];
            /** @description What was left out, and why. */
            notes: string;
            /** @description Earlier values claims that no longer hold. */
            retract_claim_ids: string[];
        };
        ValuesSetFact: {
            payload: {
                compiled_values: components["schemas"]["CompiledValues"] | components["schemas"]["Nothing"];
                /** @description The command that set them. */
                notes: string;
                values_text: string;
            };
            /** @constant */
            thread_id: "";
        };
        ValuesSetInput: {
            /**
             * @description Let the Mind sum it up and make claims of it.
             * @default true
             */
            compiles: boolean;
            /**
             * @description Let the Mind make claims of it.
             * @default true
             */
            derives: boolean;
            /**
             * @description Sum it up and show it, and write nothing.
             * @default false
             */
            dry_run: boolean;
            /**
             * @description The command that said it.
             * @default mi values set
             */
            said_by: string;
            /**
             * @description Show the summary, and how decisions follow from it.
             * @default false
             */
            show: boolean;
            /** @description What you want done, and how, in your own words. */
            text: string;
        };
        ValuesSetOutput: {
            /** @description Why there is no summary; empty where there is one, or none was asked for. */
            compile_error: string;
            /** @description The summary, and how decisions follow from it; null where nobody made one. */
            compiled_values: {
                [key: string]: unknown;
            } | null;
            /** @description What was set of the settings that nobody had said; null where nothing was written. */
            defaults_seed: {
                [key: string]: unknown;
            } | null;
            /** @description Nothing was written. */
            dry_run: boolean;
            /** @description The values are kept, or would be. */
            ok: boolean;
            /** @description The claim that holds them word by word. */
            raw_claim_id: components["schemas"]["ClaimId"] | "";
            /** @description The summary is to be shown. */
            show: boolean;
            /** @description The node that sums them up; empty for none. */
            summary_node_id: string;
            /** @description The claims that decisions rest on. */
            values_claims: {
                /** @description What became of them; null where none were made. */
                applied: {
                    [key: string]: unknown;
                } | null;
                /** @description Why there are none; empty where there are. */
                error: string;
                /** @description Earlier claims that no longer hold. */
                retracted: components["schemas"]["ClaimId"][];
                /** @description applied, skipped or error. */
                state: string;
            };
            values_event_id: components["schemas"]["MaybeEventId"];
        };
        ValuesSetRecord: {
            event_id: string;
            /** @constant */
            kind: "values_set";
            payload: {
                compiled_values: components["schemas"]["CompiledValues"] | components["schemas"]["Nothing"];
                /** @description The command that set them. */
                notes: string;
                values_text: string;
            };
            run_id: string;
            seq: number;
            /** @constant */
            thread_id: "";
            ts: string;
        };
        ValuesSetRow: components["schemas"]["EvidenceReceipt"];
        ValuesShowInput: Record<string, unknown>;
        ValuesShowOutput: {
            /** @description The claims, the newest first. */
            derived_values_claims: components["schemas"]["ClaimView"][];
            /** @description What was said, word by word; null before anything was. */
            raw_values_claim: components["schemas"]["ClaimView"] | null;
            /** @description There was no room for all of them. */
            truncated: boolean;
            /** @description The summary; null where there is none. */
            values_summary_node: components["schemas"]["NodeView"] | null;
        };
        /** @description Something to know although the call succeeded. */
        Warning: {
            /** @description What it is, as a code. */
            code: string;
            /** @description What happened. */
            message: string;
            /** @description What to do about it. */
            recovery: string;
        };
        WhyClaimInput: {
            /** @description Only claims that hold at this moment; left out: now. */
            as_of?: string;
            id: components["schemas"]["ClaimId"];
            project: components["schemas"]["ProjectId"];
            /**
             * @description Where to look; effective: in the project first, then among global ones.
             * @default effective
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
            /**
             * @description How many claims the Mind may choose from (12).
             * @default 12
             */
            top_k: number;
        };
        WhyClaimOutput: {
            /** @description The moment that claims were judged at. */
            as_of_ts: components["schemas"]["Timestamp"];
            /** @description Claims that could be chosen. */
            candidate_claim_ids: components["schemas"]["ClaimId"][];
            /** @description The claims that explain it, as they stand now. */
            chosen: components["schemas"]["ClaimView"][];
            confidence: components["schemas"]["Confidence"];
            /** @description The record of the log that says who did it. */
            event_id: components["schemas"]["EvidenceEventId"];
            /** @description How the chosen claims explain it. */
            explanation: string;
            /** @description What else the Mind said. */
            notes: string;
            state: components["schemas"]["MindState"];
            /** @description ok, or insufficient where no claims explain it. */
            status: "ok" | "insufficient";
            target: components["schemas"]["WhyTarget"];
            /** @description Why the Mind gave no answer; empty where it did. */
            trouble: string;
            /** @description There was no room for all of it. */
            truncated: boolean;
            /** @description Edges from the record to the chosen claims. */
            written_edge_ids: components["schemas"]["ThoughtEdgeId"][];
        };
        WhyEventInput: {
            /** @description Only claims that hold at this moment; left out: now. */
            as_of?: string;
            /** @description The record to explain. */
            id: components["schemas"]["EvidenceEventId"];
            project: components["schemas"]["ProjectId"];
            /**
             * @description How many claims the Mind may choose from (12).
             * @default 12
             */
            top_k: number;
        };
        WhyEventOutput: {
            /** @description The moment that claims were judged at. */
            as_of_ts: components["schemas"]["Timestamp"];
            /** @description Claims that could be chosen. */
            candidate_claim_ids: components["schemas"]["ClaimId"][];
            /** @description The claims that explain it, as they stand now. */
            chosen: components["schemas"]["ClaimView"][];
            confidence: components["schemas"]["Confidence"];
            /** @description The record of the log that says who did it. */
            event_id: components["schemas"]["EvidenceEventId"];
            /** @description How the chosen claims explain it. */
            explanation: string;
            /** @description What else the Mind said. */
            notes: string;
            state: components["schemas"]["MindState"];
            /** @description ok, or insufficient where no claims explain it. */
            status: "ok" | "insufficient";
            target: components["schemas"]["WhyTarget"];
            /** @description Why the Mind gave no answer; empty where it did. */
            trouble: string;
            /** @description There was no room for all of it. */
            truncated: boolean;
            /** @description Edges from the record to the chosen claims. */
            written_edge_ids: components["schemas"]["ThoughtEdgeId"][];
        };
        /** @description Which claims explain a decision. */
        WhyFinding: {
            /** @description The fewest candidates that together explain the target. */
            chosen_claim_ids: string[];
            confidence: components["schemas"]["Confidence"];
            /** @description How they explain it. */
            explanation: string;
            /** @description Doubts. */
            notes: string;
            /**
             * @description ok, or insufficient when the candidates do not explain it.
             * @enum {string}
             */
            status: "ok" | "insufficient";
        };
        WhyLastInput: {
            /** @description Only claims that hold at this moment; left out: now. */
            as_of?: string;
            project: components["schemas"]["ProjectId"];
            /**
             * @description How many claims the Mind may choose from (12).
             * @default 12
             */
            top_k: number;
        };
        WhyLastOutput: {
            /** @description The moment that claims were judged at. */
            as_of_ts: components["schemas"]["Timestamp"];
            /** @description Claims that could be chosen. */
            candidate_claim_ids: components["schemas"]["ClaimId"][];
            /** @description The claims that explain it, as they stand now. */
            chosen: components["schemas"]["ClaimView"][];
            confidence: components["schemas"]["Confidence"];
            /** @description The record of the log that says who did it. */
            event_id: components["schemas"]["EvidenceEventId"];
            /** @description How the chosen claims explain it. */
            explanation: string;
            /** @description What else the Mind said. */
            notes: string;
            state: components["schemas"]["MindState"];
            /** @description ok, or insufficient where no claims explain it. */
            status: "ok" | "insufficient";
            target: components["schemas"]["WhyTarget"];
            /** @description Why the Mind gave no answer; empty where it did. */
            trouble: string;
            /** @description There was no room for all of it. */
            truncated: boolean;
            /** @description Edges from the record to the chosen claims. */
            written_edge_ids: components["schemas"]["ThoughtEdgeId"][];
        };
        /** @description What is to be explained. */
        WhyTarget: {
            /** @description Empty for an event of the global log. */
            batch_id: components["schemas"]["BatchId"] | "";
            event_id: components["schemas"]["EvidenceEventId"];
            /** @description What kind of record it is. */
            evidence_kind: string;
            /**
             * @description It is a record of a log.
             * @constant
             */
            target_type: "evidence_event";
        } | {
            claim_id: components["schemas"]["ClaimId"];
            claim_type: components["schemas"]["ClaimType"];
            scope: components["schemas"]["MindScope"];
            /** @description As derived when it was asked about. */
            status: string;
            /**
             * @description It is a claim.
             * @constant
             */
            target_type: "claim";
            /** @description What it says. */
            text: string;
        };
        WhyTraceAnswer: components["schemas"]["WhyFinding"];
        WhyTraceFact: {
            as_of_ts: components["schemas"]["Timestamp"];
            batch_id: components["schemas"]["BatchId"];
            candidate_claim_ids: components["schemas"]["ClaimId"][];
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            output: components["schemas"]["WhyFinding"] | components["schemas"]["Nothing"];
            query: string;
            state: components["schemas"]["MindState"];
            target: components["schemas"]["WhyTarget"];
            thread_id: components["schemas"]["HandsThreadId"];
            written_edge_ids: components["schemas"]["ThoughtEdgeId"][];
        };
        WhyTracePrompt: {
            /** @description The moment that is asked about */
            as_of_ts: string;
            /** @description Claims that may be chosen, by id; no others */
            candidate_claim_ids: components["schemas"]["IdList"];
            /** @description The same claims, shortened */
            candidate_claims: components["schemas"]["ClaimViews"];
            /** @description Notes */
            notes: string;
            /** @description What is to be explained: a record of the log, or a claim */
            target: {
                [key: string]: unknown;
            };
        };
        WhyTraceRecord: {
            as_of_ts: components["schemas"]["Timestamp"];
            batch_id: components["schemas"]["BatchId"];
            candidate_claim_ids: components["schemas"]["ClaimId"][];
            event_id: string;
            /** @constant */
            kind: "why_trace";
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            output: components["schemas"]["WhyFinding"] | components["schemas"]["Nothing"];
            query: string;
            run_id: string;
            seq: number;
            state: components["schemas"]["MindState"];
            target: components["schemas"]["WhyTarget"];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
            written_edge_ids: components["schemas"]["ThoughtEdgeId"][];
        };
        WhyTraceRow: components["schemas"]["EvidenceReceipt"];
        /** @description How the plan or task in focus stands. */
        WorkAtHand: {
            /** @description What is to be done next. */
            action: {
                /** @description Path or id of what it is about; null when nothing. */
                about: string | null;
                /**
                 * @description What sort of action it is; done when nothing is left.
                 * @enum {string}
                 */
                kind: "decompose" | "gate" | "proof" | "close" | "unblock" | "finish" | "start" | "continue" | "done";
                /** @description Checkpoints still to be confirmed before the step can close. */
                missing: components["schemas"]["Checkpoint"][];
                /** @description Checkpoints that still need proof before the step can close. */
                missing_proof: components["schemas"]["Checkpoint"][];
            };
            handoff: components["schemas"]["Handoff"];
            /** @description What is in the way. */
            known: {
                /** @description What is in the way: blocked steps with their reasons, and open cards tagged blocker. */
                blockers: components["schemas"]["Said"][];
            };
            /** @description State of the plan or task. */
            state: {
                status: components["schemas"]["TaskStatus"];
                /** @description Title of the plan or task. */
                title: string;
            };
            /** @description Which plan or task, and which step of it. */
            where: {
                /** @description The same. */
                focus: components["schemas"]["EntityId"];
                /** @description Step at hand; null when none is open. */
                step: components["schemas"]["StepAtHand"] | null;
                /** @description Plan or task in focus. */
                target: components["schemas"]["EntityId"];
            };
        };
        /** @description How far a workflow got. */
        WorkflowAdvance: {
            /** @description Why it is over; empty while it is not. */
            close_reason: string;
            /** @description All steps done so far: this list replaces the one before. */
            completed_step_ids: string[];
            confidence: components["schemas"]["Confidence"];
            /** @description The step to do next; empty when none is left. */
            next_step_id: string;
            /** @description What the evidence shows. */
            notes: string;
            /** @description The workflow is over. */
            should_close: boolean;
            /** @description The evidence moves the workflow on. */
            should_update: boolean;
        };
        /** @description A workflow worth keeping. */
        WorkflowCandidate: {
            benefit: components["schemas"]["Benefit"];
            confidence: components["schemas"]["Confidence"];
            /** @description Why it is worth keeping. */
            reason: string;
            /** @description The same text whenever the same workflow is meant; occurrences are counted by it. */
            signature: string;
            workflow: components["schemas"]["WorkflowIr"];
        };
        WorkflowCreateInput: {
            /**
             * @description Store it without letting it be triggered.
             * @default false
             */
            disabled: boolean;
            /** @description What people call it. */
            name: string;
            /** @description Text to find in a task, whatever the case. */
            pattern?: string;
            project: components["schemas"]["ProjectId"];
            /**
             * @description Who has it: this project, or all of them.
             * @default project
             * @enum {string}
             */
            scope: "project" | "global";
            /**
             * @description Titles of its steps, in order; Hands is told the same.
             * @default []
             */
            steps: string[];
            /**
             * @description When it starts: by hand, or by words of the task.
             * @default manual
             * @enum {string}
             */
            trigger_mode: "manual" | "task_contains";
        };
        WorkflowCreateOutput: {
            /** @description What was copied to bound hosts; null where none is bound or it is switched off. */
            sync: components["schemas"]["HostSync"] | null;
            workflow: components["schemas"]["WorkflowRow"];
            workflow_id: components["schemas"]["WorkflowId"];
        };
        /** @description How far the workflow of a project got. */
        WorkflowCursor: {
            /** @description A workflow is under way. */
            active: boolean;
            /** @description Why it is over; empty while it is not. */
            close_reason: string;
            /** @description Steps that are done. */
            completed_step_ids: string[];
            /** @description The batch after which it was last moved. */
            last_batch_id: string;
            last_confidence: components["schemas"]["Confidence"];
            /** @description What was said when it was last moved. */
            last_notes: string;
            /** @description The step to do next; empty when none is left. */
            next_step_id: string;
            /** @description RFC 3339; empty when it has not happened. */
            started_ts: string;
            thread_id: components["schemas"]["HandsThreadId"];
            /** @description RFC 3339; empty when it has not happened. */
            updated_ts: string;
            /**
             * @description Version of this shape.
             * @constant
             */
            version: "v1";
            /** @description The workflow; empty when there was none. */
            workflow_id: string;
            /** @description Its name. */
            workflow_name: string;
        };
        WorkflowDeleteInput: {
            id: components["schemas"]["WorkflowId"];
            project: components["schemas"]["ProjectId"];
            /**
             * @description Change what this project sees of a global workflow, and leave the workflow itself as it is.
             * @default false
             */
            project_override: boolean;
            /**
             * @description Where it is; effective: in the project first, then among global ones.
             * @default project
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
        };
        WorkflowDeleteOutput: {
            id: components["schemas"]["WorkflowId"];
            /**
             * @description What is gone.
             * @enum {string}
             */
            removed: "workflow" | "override";
            scope: components["schemas"]["MindScope"];
            /** @description What was copied to bound hosts; null where none is bound or it is switched off. */
            sync: components["schemas"]["HostSync"] | null;
        };
        /** @description A workflow after a requested change. */
        WorkflowEdit: {
            /** @description What changed, one sentence each. */
            change_summary: string[];
            /** @description What in the request contradicts the values or the workflow. */
            conflicts: string[];
            /** @description Anything the user should know. */
            notes: string;
            workflow: components["schemas"]["WorkflowIr"];
        };
        WorkflowEditInput: {
            /**
             * @description Show what would change, and write nothing.
             * @default false
             */
            dry_run: boolean;
            id: components["schemas"]["WorkflowId"];
            /**
             * @description Ask for one change after the other, until nothing is said.
             * @default false
             */
            loop: boolean;
            project: components["schemas"]["ProjectId"];
            /**
             * @description Change what this project sees of a global workflow, and leave the workflow itself as it is.
             * @default false
             */
            project_override: boolean;
            /** @description What should change, in plain words. */
            request?: string;
            /**
             * @description Where it is; effective: in the project first, then among global ones.
             * @default project
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
        };
        WorkflowEditOutput: {
            /** @description Something is otherwise now, or would be. */
            changed: boolean;
            /** @description Nothing was written. */
            dry_run: boolean;
            /** @description Each change that was asked for, in order. */
            edits: {
                /** @description What changed, as the Mind puts it. */
                change_summary: string[];
                /** @description It changed something. */
                changed: boolean;
                /** @description What in the request contradicts the values or the workflow. */
                conflicts: string[];
                /** @description What changed on the page, line by line; empty where nothing did. */
                diff: string;
                mind_transcript_ref: components["schemas"]["TranscriptRef"];
                /** @description What else the Mind said. */
                notes: string;
                /** @description What was asked for. */
                request: string;
            }[];
            id: components["schemas"]["WorkflowId"];
            /** @description The project changes something in it; the global workflow says otherwise. */
            overridden: boolean;
            /** @description Whose workflow it is. */
            scope: components["schemas"]["MindScope"];
            /** @description What was copied to bound hosts; null where none is bound or it is switched off. */
            sync: components["schemas"]["HostSync"] | null;
            /** @description There is more than fits. */
            truncated: boolean;
            workflow: components["schemas"]["WorkflowIr"];
        };
        WorkflowEnableInput: {
            /**
             * @description Whether it may be triggered.
             * @default true
             */
            enabled: boolean;
            id: components["schemas"]["WorkflowId"];
            project: components["schemas"]["ProjectId"];
            /**
             * @description Change what this project sees of a global workflow, and leave the workflow itself as it is.
             * @default false
             */
            project_override: boolean;
            /**
             * @description Where it is; effective: in the project first, then among global ones.
             * @default project
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
        };
        WorkflowEnableOutput: {
            /** @description It was otherwise before. */
            changed: boolean;
            /** @description Whether it may be triggered now, as the project sees it. */
            enabled: boolean;
            id: components["schemas"]["WorkflowId"];
            /** @description The project changes something in it; the global workflow says otherwise. */
            overridden: boolean;
            /** @description Whose workflow it is. */
            scope: components["schemas"]["MindScope"];
            /** @description What was copied to bound hosts; null where none is bound or it is switched off. */
            sync: components["schemas"]["HostSync"] | null;
        };
        /** @description A stored workflow. */
        WorkflowId: string;
        /** @description Text as a model or a person wrote it; the store gives id, version and times. */
        WorkflowIr: {
            /** @description RFC 3339, or empty until it is stored. */
            created_ts: string;
            /** @description May be triggered. */
            enabled: boolean;
            /** @description Empty until it is stored. */
            id: string;
            /** @description A flowchart of the steps, or empty. */
            mermaid: string;
            /** @description What people call it. */
            name: string;
            /** @description Where the workflow comes from. */
            source: {
                /** @description Evidence records it was drawn from. */
                evidence_refs: string[];
                /**
                 * @description Written by hand, or suggested from evidence.
                 * @enum {string}
                 */
                kind: "manual" | "suggested";
                /** @description Why it exists. */
                reason: string;
            };
            /** @description The steps, in order. */
            steps: components["schemas"]["WorkflowStep"][];
            /** @description When the workflow starts. */
            trigger: {
                mode: components["schemas"]["WorkflowTriggerMode"];
                /** @description Text to find in the task; empty for manual. */
                pattern: string;
            };
            /** @description RFC 3339, or empty until it is stored. */
            updated_ts: string;
            /**
             * @description Version of this shape.
             * @enum {string}
             */
            version: "v1";
        };
        WorkflowListInput: {
            project: components["schemas"]["ProjectId"];
            /**
             * @description Whose workflows; effective: those of the project, then the global ones as it sees them.
             * @default project
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
        };
        WorkflowListOutput: {
            /** @description There are more than fit. */
            truncated: boolean;
            /** @description By id; those of the project first. */
            workflows: components["schemas"]["WorkflowRow"][];
        };
        /** @description What a project changes in a global workflow. */
        WorkflowOverride: {
            /** @description Whether the workflow may be triggered here. */
            enabled?: boolean;
            /** @description Another flowchart. */
            mermaid?: string;
            /** @description Another name. */
            name?: string;
            /** @description Changes by step id. */
            step_patches?: {
                [key: string]: components["schemas"]["WorkflowStepPatch"];
            };
            /** @description Other steps, where order or number differ. */
            steps_replace?: components["schemas"]["WorkflowStep"][];
            /** @description Another trigger. */
            trigger?: {
                mode: components["schemas"]["WorkflowTriggerMode"];
                /** @description Text to find in the task. */
                pattern: string;
            };
        };
        WorkflowProgressAnswer: components["schemas"]["WorkflowAdvance"];
        WorkflowProgressFact: {
            batch_id: components["schemas"]["BatchId"];
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            output: components["schemas"]["WorkflowAdvance"] | components["schemas"]["Nothing"];
            state: components["schemas"]["MindState"];
            thread_id: components["schemas"]["HandsThreadId"];
            workflow_id: components["schemas"]["WorkflowId"];
            workflow_name: string;
        };
        WorkflowProgressPrompt: {
            /** @description The instruction of the last batch */
            batch_input: string;
            /** @description The program that is Hands here */
            hands_provider: string;
            /** @description What Hands said last */
            last_message: string;
            /** @description What the last batch showed */
            latest_evidence: {
                [key: string]: unknown;
            };
            /** @description What is kept about this project */
            project_overlay: components["schemas"]["OverlayView"];
            /** @description Settings of the autopilot; they hold no values */
            runtime_config: components["schemas"]["RuntimeKnobs"];
            /** @description The task that the user gave */
            task: string;
            /** @description The user's values, preferences and goals, and what else is known: claims, nodes, edges */
            thought_db_context: components["schemas"]["ThoughtDbView"];
            /** @description The active workflow */
            workflow: components["schemas"]["WorkflowIr"];
            /** @description How far it had got before */
            workflow_run: {
                [key: string]: unknown;
            };
        };
        WorkflowProgressRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "workflow_progress";
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            output: components["schemas"]["WorkflowAdvance"] | components["schemas"]["Nothing"];
            run_id: string;
            seq: number;
            state: components["schemas"]["MindState"];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
            workflow_id: components["schemas"]["WorkflowId"];
            workflow_name: string;
        };
        WorkflowProgressRow: components["schemas"]["EvidenceReceipt"];
        /** @description Whether a segment holds a workflow worth keeping. */
        WorkflowProposal: {
            /** @description Why. */
            notes: string;
            /** @description The segment holds a workflow worth keeping. */
            should_suggest: boolean;
            /** @description The workflow; null when none is worth keeping. */
            suggestion: components["schemas"]["WorkflowCandidate"] | null;
        };
        WorkflowRemovedFact: {
            scope: components["schemas"]["MindScope"];
            workflow_id: components["schemas"]["WorkflowId"];
        };
        /** @description A workflow in a list. */
        WorkflowRow: {
            /** @description May be triggered. */
            enabled: boolean;
            id: components["schemas"]["WorkflowId"];
            /** @description What people call it. */
            name: string;
            /** @description The project changes something in it; the global workflow says otherwise. */
            overridden: boolean;
            scope: components["schemas"]["MindScope"];
            /** @description How many steps it has. */
            steps_n: number;
            /** @description When it starts. */
            trigger: {
                mode: components["schemas"]["WorkflowTriggerMode"];
                /** @description Text to find in the task. */
                pattern: string;
            };
        };
        WorkflowSavedFact: {
            scope: components["schemas"]["MindScope"];
            workflow: components["schemas"]["WorkflowIr"];
        };
        WorkflowShowInput: {
            id: components["schemas"]["WorkflowId"];
            /**
             * @description Answer with the page in Markdown too; a terminal shows it anyway.
             * @default false
             */
            markdown: boolean;
            project: components["schemas"]["ProjectId"];
            /**
             * @description Where it is; effective: in the project first, then among global ones.
             * @default project
             * @enum {string}
             */
            scope: "project" | "global" | "effective";
        };
        WorkflowShowOutput: {
            /** @description The page. */
            markdown?: string;
            /** @description The project changes something in it; the global workflow says otherwise. */
            overridden: boolean;
            /** @description Whose workflow it is. */
            scope: components["schemas"]["MindScope"];
            /** @description There is more than fits. */
            truncated: boolean;
            workflow: components["schemas"]["WorkflowIr"];
        };
        WorkflowSolidifiedFact: {
            batch_id: components["schemas"]["BatchId"];
            benefit: components["schemas"]["Benefit"];
            confidence: components["schemas"]["Confidence"];
            /** @description Runs in which it was suggested. */
            count: number;
            enabled: boolean;
            signature: string;
            thread_id: components["schemas"]["HandsThreadId"];
            /** @description How many it took. */
            threshold: number;
            workflow_id: components["schemas"]["WorkflowId"];
            workflow_name: string;
        };
        WorkflowSolidifiedRecord: {
            batch_id: components["schemas"]["BatchId"];
            benefit: components["schemas"]["Benefit"];
            confidence: components["schemas"]["Confidence"];
            /** @description Runs in which it was suggested. */
            count: number;
            enabled: boolean;
            event_id: string;
            /** @constant */
            kind: "workflow_solidified";
            run_id: string;
            seq: number;
            signature: string;
            thread_id: components["schemas"]["HandsThreadId"];
            /** @description How many it took. */
            threshold: number;
            ts: string;
            workflow_id: components["schemas"]["WorkflowId"];
            workflow_name: string;
        };
        WorkflowSolidifiedRow: components["schemas"]["EvidenceReceipt"];
        /** @description One step of a workflow. */
        WorkflowStep: {
            /** @description How the step is checked; empty when it is not. */
            check_input: string;
            /** @description What Hands is told; empty for a gate. */
            hands_input: string;
            /** @description Unique within the workflow. */
            id: string;
            /**
             * @description hands: Hands does it; check: it is verified; gate: it is decided whether to go on.
             * @enum {string}
             */
            kind: "hands" | "check" | "gate";
            /** @description Anything worth knowing before the step. */
            notes: string;
            /**
             * @description Who decides whether the step may run.
             * @enum {string}
             */
            policy: "values_judged" | "allow" | "deny" | "ask";
            risk_category: components["schemas"]["RiskCategory"];
            /** @description The step in a few words. */
            title: string;
        };
        /** @description What a project changes in one step of a global workflow. */
        WorkflowStepPatch: {
            /** @description How the step is checked; empty when it is not. */
            check_input?: string;
            /** @description Leave the step out. */
            disabled?: boolean;
            /** @description What Hands is told; empty for a gate. */
            hands_input?: string;
            /**
             * @description hands: Hands does it; check: it is verified; gate: it is decided whether to go on.
             * @enum {string}
             */
            kind?: "hands" | "check" | "gate";
            /** @description Anything worth knowing before the step. */
            notes?: string;
            /**
             * @description Who decides whether the step may run.
             * @enum {string}
             */
            policy?: "values_judged" | "allow" | "deny" | "ask";
            risk_category?: components["schemas"]["RiskCategory"];
            /** @description The step in a few words. */
            title?: string;
        };
        WorkflowSuggestionFact: {
            batch_id: components["schemas"]["BatchId"];
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            /** @description What the Mind was told about the run. */
            notes: string;
            output: components["schemas"]["WorkflowProposal"] | components["schemas"]["Nothing"];
            state: components["schemas"]["MindState"];
            thread_id: components["schemas"]["HandsThreadId"];
        };
        WorkflowSuggestionRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "workflow_suggestion";
            mind_transcript_ref: components["schemas"]["TranscriptRef"];
            /** @description What the Mind was told about the run. */
            notes: string;
            output: components["schemas"]["WorkflowProposal"] | components["schemas"]["Nothing"];
            run_id: string;
            seq: number;
            state: components["schemas"]["MindState"];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        WorkflowSuggestionRow: components["schemas"]["EvidenceReceipt"];
        WorkflowTriggerFact: {
            batch_id: components["schemas"]["BatchId"];
            thread_id: components["schemas"]["HandsThreadId"];
            trigger_mode: components["schemas"]["WorkflowTriggerMode"];
            trigger_pattern: string;
            workflow_id: components["schemas"]["WorkflowId"];
            workflow_name: string;
        };
        /**
         * @description When a workflow starts: by hand, or when the task contains a text.
         * @enum {string}
         */
        WorkflowTriggerMode: "manual" | "task_contains";
        WorkflowTriggerRecord: {
            batch_id: components["schemas"]["BatchId"];
            event_id: string;
            /** @constant */
            kind: "workflow_trigger";
            run_id: string;
            seq: number;
            thread_id: components["schemas"]["HandsThreadId"];
            trigger_mode: components["schemas"]["WorkflowTriggerMode"];
            trigger_pattern: string;
            ts: string;
            workflow_id: components["schemas"]["WorkflowId"];
            workflow_name: string;
        };
        WorkflowTriggerRow: components["schemas"]["EvidenceReceipt"];
        /** @description A workspace, and when something happened in it last. */
        WorkspaceBrief: {
            /** @description The branch that is checked out. */
            checkout: string | null;
            /** @description When it was made. */
            created_at: components["schemas"]["Timestamp"];
            /** @description The plan or task in focus. */
            focus: string | null;
            /** @description What happened last in it. */
            last: components["schemas"]["Moment"] | null;
            /** @description The newest number in its journal. */
            seq: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        WorkspaceCreatedFact: {
            branch: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        /** @description The project, by a stable name. */
        WorkspaceId: string;
        WorkspaceListInput: {
            /** @description Name to continue after. */
            after?: string;
            /**
             * @description How many at most (100).
             * @default 100
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            workspace?: components["schemas"]["WorkspaceId"];
        };
        WorkspaceListOutput: {
            /** @description Pass it as after for the next page; null at the end. */
            next_after: components["schemas"]["WorkspaceId"] | null;
            /** @description True when the answer was shortened to fit max_chars. */
            truncated: boolean;
            /** @description Workspaces, by name. */
            workspaces: components["schemas"]["WorkspaceBrief"][];
        };
        WorkspaceLockedFacts: {
            locked: string;
            workspace: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;

export type AgentId = components['schemas']['AgentId'];
export type AlreadyDoneWarningFacts = components['schemas']['AlreadyDoneWarningFacts'];
export type Anchor = components['schemas']['Anchor'];
export type AnchorAliasResolvedWarningFacts = components['schemas']['AnchorAliasResolvedWarningFacts'];
export type AnchorCard = components['schemas']['AnchorCard'];
export type AnchorId = components['schemas']['AnchorId'];
export type AnchorIssue = components['schemas']['AnchorIssue'];
export type AnchorKind = components['schemas']['AnchorKind'];
export type AnchorName = components['schemas']['AnchorName'];
export type AnchorRenamedFact = components['schemas']['AnchorRenamedFact'];
export type AnchorRenamedRow = components['schemas']['AnchorRenamedRow'];
export type AnchorSavedFact = components['schemas']['AnchorSavedFact'];
export type AnchorSavedRow = components['schemas']['AnchorSavedRow'];
export type AnchorSnapshotInput = components['schemas']['AnchorSnapshotInput'];
export type AnchorSnapshotOutput = components['schemas']['AnchorSnapshotOutput'];
export type AnchorStats = components['schemas']['AnchorStats'];
export type AnchorStatus = components['schemas']['AnchorStatus'];
export type AnchorTask = components['schemas']['AnchorTask'];
export type AnchorUnregisteredWarningFacts = components['schemas']['AnchorUnregisteredWarningFacts'];
export type AnchorsBootstrapInput = components['schemas']['AnchorsBootstrapInput'];
export type AnchorsBootstrapOutput = components['schemas']['AnchorsBootstrapOutput'];
export type AnchorsExportInput = components['schemas']['AnchorsExportInput'];
export type AnchorsExportOutput = components['schemas']['AnchorsExportOutput'];
export type AnchorsLintInput = components['schemas']['AnchorsLintInput'];
export type AnchorsLintOutput = components['schemas']['AnchorsLintOutput'];
export type AnchorsListInput = components['schemas']['AnchorsListInput'];
export type AnchorsListOutput = components['schemas']['AnchorsListOutput'];
export type AnchorsMergeInput = components['schemas']['AnchorsMergeInput'];
export type AnchorsMergeOutput = components['schemas']['AnchorsMergeOutput'];
export type AnchorsMergedFact = components['schemas']['AnchorsMergedFact'];
export type AnchorsMergedRow = components['schemas']['AnchorsMergedRow'];
export type AnchorsRenameInput = components['schemas']['AnchorsRenameInput'];
export type AnchorsRenameOutput = components['schemas']['AnchorsRenameOutput'];
export type AppliedLearning = components['schemas']['AppliedLearning'];
export type AppliedPatch = components['schemas']['AppliedPatch'];
export type ArchivedTranscript = components['schemas']['ArchivedTranscript'];
export type Artifact = components['schemas']['Artifact'];
export type AsOfIncompleteWarningFacts = components['schemas']['AsOfIncompleteWarningFacts'];
export type AsOfRefusedFacts = components['schemas']['AsOfRefusedFacts'];
export type AsOfTooLargeFacts = components['schemas']['AsOfTooLargeFacts'];
export type AskWhenUncertain = components['schemas']['AskWhenUncertain'];
export type AutoAnswerFact = components['schemas']['AutoAnswerFact'];
export type AutoAnswerRecord = components['schemas']['AutoAnswerRecord'];
export type AutoAnswerRow = components['schemas']['AutoAnswerRow'];
export type AutoAnswerToHandsAnswer = components['schemas']['AutoAnswerToHandsAnswer'];
export type AutoAnswerToHandsPrompt = components['schemas']['AutoAnswerToHandsPrompt'];
export type AutopilotConfig = components['schemas']['AutopilotConfig'];
export type BaseDiff = components['schemas']['BaseDiff'];
export type BaseIgnoredWarningFacts = components['schemas']['BaseIgnoredWarningFacts'];
export type BatchBundle = components['schemas']['BatchBundle'];
export type BatchFailedFacts = components['schemas']['BatchFailedFacts'];
export type BatchId = components['schemas']['BatchId'];
export type BatchStoppedWarningFacts = components['schemas']['BatchStoppedWarningFacts'];
export type BatchSummary = components['schemas']['BatchSummary'];
export type Benefit = components['schemas']['Benefit'];
export type BindRootInput = components['schemas']['BindRootInput'];
export type BindRootOutput = components['schemas']['BindRootOutput'];
export type Blocker = components['schemas']['Blocker'];
export type BoundHost = components['schemas']['BoundHost'];
export type Branch = components['schemas']['Branch'];
export type BranchCheckedOutFact = components['schemas']['BranchCheckedOutFact'];
export type BranchCreateInput = components['schemas']['BranchCreateInput'];
export type BranchCreateOutput = components['schemas']['BranchCreateOutput'];
export type BranchCreatedFact = components['schemas']['BranchCreatedFact'];
export type BranchCreatedRow = components['schemas']['BranchCreatedRow'];
export type BranchDeleteInput = components['schemas']['BranchDeleteInput'];
export type BranchDeleteOutput = components['schemas']['BranchDeleteOutput'];
export type BranchDeletedFact = components['schemas']['BranchDeletedFact'];
export type BranchDepthExceededFacts = components['schemas']['BranchDepthExceededFacts'];
export type BranchId = components['schemas']['BranchId'];
export type BranchListInput = components['schemas']['BranchListInput'];
export type BranchListOutput = components['schemas']['BranchListOutput'];
export type BranchName = components['schemas']['BranchName'];
export type BranchRenameInput = components['schemas']['BranchRenameInput'];
export type BranchRenameOutput = components['schemas']['BranchRenameOutput'];
export type BranchRenamedFact = components['schemas']['BranchRenamedFact'];
export type BranchTarget = components['schemas']['BranchTarget'];
export type BudgetExceededFacts = components['schemas']['BudgetExceededFacts'];
export type BudgetMinClampedWarningFacts = components['schemas']['BudgetMinClampedWarningFacts'];
export type BudgetMinimalWarningFacts = components['schemas']['BudgetMinimalWarningFacts'];
export type BudgetReport = components['schemas']['BudgetReport'];
export type BudgetTruncatedWarningFacts = components['schemas']['BudgetTruncatedWarningFacts'];
export type CancelledFacts = components['schemas']['CancelledFacts'];
export type Candidates = components['schemas']['Candidates'];
export type CandidatesSavedFact = components['schemas']['CandidatesSavedFact'];
export type Capsule = components['schemas']['Capsule'];
export type Card = components['schemas']['Card'];
export type CardCommitted = components['schemas']['CardCommitted'];
export type CardInput = components['schemas']['CardInput'];
export type CardPage = components['schemas']['CardPage'];
export type CardProblem = components['schemas']['CardProblem'];
export type CardSignals = components['schemas']['CardSignals'];
export type CardStats = components['schemas']['CardStats'];
export type CardTemplate = components['schemas']['CardTemplate'];
export type CardType = components['schemas']['CardType'];
export type CardWrittenFact = components['schemas']['CardWrittenFact'];
export type CardWrittenRow = components['schemas']['CardWrittenRow'];
export type CardsApplied = components['schemas']['CardsApplied'];
export type Cell = components['schemas']['Cell'];
export type CellAddedFact = components['schemas']['CellAddedFact'];
export type CellFilename = components['schemas']['CellFilename'];
export type CellId = components['schemas']['CellId'];
export type CellLanguage = components['schemas']['CellLanguage'];
export type CellNotFoundFacts = components['schemas']['CellNotFoundFacts'];
export type CellRunDroppedFact = components['schemas']['CellRunDroppedFact'];
export type CellRunEndedFact = components['schemas']['CellRunEndedFact'];
export type CellRunStartedFact = components['schemas']['CellRunStartedFact'];
export type CellStatus = components['schemas']['CellStatus'];
export type CellSummary = components['schemas']['CellSummary'];
export type CellUpdatedFact = components['schemas']['CellUpdatedFact'];
export type CheckPlanFact = components['schemas']['CheckPlanFact'];
export type CheckPlanRecord = components['schemas']['CheckPlanRecord'];
export type CheckPlanRow = components['schemas']['CheckPlanRow'];
export type Checklist = components['schemas']['Checklist'];
export type CheckoutInput = components['schemas']['CheckoutInput'];
export type CheckoutMove = components['schemas']['CheckoutMove'];
export type CheckoutOutput = components['schemas']['CheckoutOutput'];
export type Checkpoint = components['schemas']['Checkpoint'];
export type CheckpointDecideAnswer = components['schemas']['CheckpointDecideAnswer'];
export type CheckpointDecidePrompt = components['schemas']['CheckpointDecidePrompt'];
export type CheckpointFact = components['schemas']['CheckpointFact'];
export type CheckpointKind = components['schemas']['CheckpointKind'];
export type CheckpointRecord = components['schemas']['CheckpointRecord'];
export type CheckpointRow = components['schemas']['CheckpointRow'];
export type CheckpointVerdict = components['schemas']['CheckpointVerdict'];
export type CheckpointsNotConfirmedFacts = components['schemas']['CheckpointsNotConfirmedFacts'];
export type CipherEdge = components['schemas']['CipherEdge'];
export type CipherGraph = components['schemas']['CipherGraph'];
export type CipherInput = components['schemas']['CipherInput'];
export type CipherNode = components['schemas']['CipherNode'];
export type CipherOutput = components['schemas']['CipherOutput'];
export type CipherStepMissingWarningFacts = components['schemas']['CipherStepMissingWarningFacts'];
export type ClaimApplySuggestedInput = components['schemas']['ClaimApplySuggestedInput'];
export type ClaimApplySuggestedOutput = components['schemas']['ClaimApplySuggestedOutput'];
export type ClaimAssertedFact = components['schemas']['ClaimAssertedFact'];
export type ClaimDraft = components['schemas']['ClaimDraft'];
export type ClaimId = components['schemas']['ClaimId'];
export type ClaimListInput = components['schemas']['ClaimListInput'];
export type ClaimListOutput = components['schemas']['ClaimListOutput'];
export type ClaimMineInput = components['schemas']['ClaimMineInput'];
export type ClaimMineOutput = components['schemas']['ClaimMineOutput'];
export type ClaimMiningFact = components['schemas']['ClaimMiningFact'];
export type ClaimMiningRecord = components['schemas']['ClaimMiningRecord'];
export type ClaimMiningRow = components['schemas']['ClaimMiningRow'];
export type ClaimPatch = components['schemas']['ClaimPatch'];
export type ClaimRecord = components['schemas']['ClaimRecord'];
export type ClaimRetractFact = components['schemas']['ClaimRetractFact'];
export type ClaimRetractInput = components['schemas']['ClaimRetractInput'];
export type ClaimRetractOutput = components['schemas']['ClaimRetractOutput'];
export type ClaimRetractRecord = components['schemas']['ClaimRetractRecord'];
export type ClaimRetractRow = components['schemas']['ClaimRetractRow'];
export type ClaimRetractedFact = components['schemas']['ClaimRetractedFact'];
export type ClaimRetraction = components['schemas']['ClaimRetraction'];
export type ClaimSameAsFact = components['schemas']['ClaimSameAsFact'];
export type ClaimSameAsInput = components['schemas']['ClaimSameAsInput'];
export type ClaimSameAsOutput = components['schemas']['ClaimSameAsOutput'];
export type ClaimSameAsRecord = components['schemas']['ClaimSameAsRecord'];
export type ClaimSameAsRow = components['schemas']['ClaimSameAsRow'];
export type ClaimShowInput = components['schemas']['ClaimShowInput'];
export type ClaimShowOutput = components['schemas']['ClaimShowOutput'];
export type ClaimSupersedeFact = components['schemas']['ClaimSupersedeFact'];
export type ClaimSupersedeInput = components['schemas']['ClaimSupersedeInput'];
export type ClaimSupersedeOutput = components['schemas']['ClaimSupersedeOutput'];
export type ClaimSupersedeRecord = components['schemas']['ClaimSupersedeRecord'];
export type ClaimSupersedeRow = components['schemas']['ClaimSupersedeRow'];
export type ClaimType = components['schemas']['ClaimType'];
export type ClaimUndoInput = components['schemas']['ClaimUndoInput'];
export type ClaimUndoOutput = components['schemas']['ClaimUndoOutput'];
export type ClaimView = components['schemas']['ClaimView'];
export type ClaimViews = components['schemas']['ClaimViews'];
export type ClaimVisibility = components['schemas']['ClaimVisibility'];
export type ClaimsGraphInput = components['schemas']['ClaimsGraphInput'];
export type ClaimsGraphOutput = components['schemas']['ClaimsGraphOutput'];
export type ClaimsSearchInput = components['schemas']['ClaimsSearchInput'];
export type ClaimsSearchOutput = components['schemas']['ClaimsSearchOutput'];
export type ClaimsShowInput = components['schemas']['ClaimsShowInput'];
export type ClaimsShowOutput = components['schemas']['ClaimsShowOutput'];
export type CodeCell = components['schemas']['CodeCell'];
export type CommitInput = components['schemas']['CommitInput'];
export type CommitOutput = components['schemas']['CommitOutput'];
export type CommitRecord = components['schemas']['CommitRecord'];
export type CompactedFile = components['schemas']['CompactedFile'];
export type CompileValuesAnswer = components['schemas']['CompileValuesAnswer'];
export type CompileValuesPrompt = components['schemas']['CompileValuesPrompt'];
export type CompiledValues = components['schemas']['CompiledValues'];
export type Confidence = components['schemas']['Confidence'];
export type ConfigApplyTemplateInput = components['schemas']['ConfigApplyTemplateInput'];
export type ConfigApplyTemplateOutput = components['schemas']['ConfigApplyTemplateOutput'];
export type ConfigBackedUpFact = components['schemas']['ConfigBackedUpFact'];
export type ConfigExamplesInput = components['schemas']['ConfigExamplesInput'];
export type ConfigExamplesOutput = components['schemas']['ConfigExamplesOutput'];
export type ConfigFault = components['schemas']['ConfigFault'];
export type ConfigInitInput = components['schemas']['ConfigInitInput'];
export type ConfigInitOutput = components['schemas']['ConfigInitOutput'];
export type ConfigPathInput = components['schemas']['ConfigPathInput'];
export type ConfigPathOutput = components['schemas']['ConfigPathOutput'];
export type ConfigRestoredFact = components['schemas']['ConfigRestoredFact'];
export type ConfigRollbackInput = components['schemas']['ConfigRollbackInput'];
export type ConfigRollbackOutput = components['schemas']['ConfigRollbackOutput'];
export type ConfigSavedFact = components['schemas']['ConfigSavedFact'];
export type ConfigShowInput = components['schemas']['ConfigShowInput'];
export type ConfigShowOutput = components['schemas']['ConfigShowOutput'];
export type ConfigTemplateInput = components['schemas']['ConfigTemplateInput'];
export type ConfigTemplateOutput = components['schemas']['ConfigTemplateOutput'];
export type ConfigValidateInput = components['schemas']['ConfigValidateInput'];
export type ConfigValidateOutput = components['schemas']['ConfigValidateOutput'];
export type Confirmations = components['schemas']['Confirmations'];
export type Conflict = components['schemas']['Conflict'];
export type ConflictFacts = components['schemas']['ConflictFacts'];
export type ConflictHead = components['schemas']['ConflictHead'];
export type ConflictId = components['schemas']['ConflictId'];
export type ConflictStatus = components['schemas']['ConflictStatus'];
export type ContentForgottenFact = components['schemas']['ContentForgottenFact'];
export type ContentForgottenRow = components['schemas']['ContentForgottenRow'];
export type ContextEmptyForTargetWarningFacts = components['schemas']['ContextEmptyForTargetWarningFacts'];
export type ContextGiveInput = components['schemas']['ContextGiveInput'];
export type ContextGiveOutput = components['schemas']['ContextGiveOutput'];
export type ContextHealth = components['schemas']['ContextHealth'];
export type ContextInjectedFact = components['schemas']['ContextInjectedFact'];
export type ContextInjectedRow = components['schemas']['ContextInjectedRow'];
export type ContextKeepInput = components['schemas']['ContextKeepInput'];
export type ContextKeepOutput = components['schemas']['ContextKeepOutput'];
export type ContextPackExportInput = components['schemas']['ContextPackExportInput'];
export type ContextPackExportOutput = components['schemas']['ContextPackExportOutput'];
export type ContextPackInput = components['schemas']['ContextPackInput'];
export type ContextPackOutput = components['schemas']['ContextPackOutput'];
export type ContractUpdatedFact = components['schemas']['ContractUpdatedFact'];
export type ContractUpdatedRow = components['schemas']['ContractUpdatedRow'];
export type Conversation = components['schemas']['Conversation'];
export type Critique = components['schemas']['Critique'];
export type CritiqueNotMadeWarningFacts = components['schemas']['CritiqueNotMadeWarningFacts'];
export type CrossProjectRecallFact = components['schemas']['CrossProjectRecallFact'];
export type CrossProjectRecallRecord = components['schemas']['CrossProjectRecallRecord'];
export type CrossProjectRecallRow = components['schemas']['CrossProjectRecallRow'];
export type DecideNextAnswer = components['schemas']['DecideNextAnswer'];
export type DecideNextFact = components['schemas']['DecideNextFact'];
export type DecideNextPrompt = components['schemas']['DecideNextPrompt'];
export type DecideNextRecord = components['schemas']['DecideNextRecord'];
export type DecideNextRow = components['schemas']['DecideNextRow'];
export type Defaults = components['schemas']['Defaults'];
export type DefaultsClaimSyncFact = components['schemas']['DefaultsClaimSyncFact'];
export type DefaultsClaimSyncRecord = components['schemas']['DefaultsClaimSyncRecord'];
export type DefaultsClaimSyncRow = components['schemas']['DefaultsClaimSyncRow'];
export type Degradation = components['schemas']['Degradation'];
export type DiagnosticsInput = components['schemas']['DiagnosticsInput'];
export type DiagnosticsOutput = components['schemas']['DiagnosticsOutput'];
export type DiffInput = components['schemas']['DiffInput'];
export type DiffOutput = components['schemas']['DiffOutput'];
export type DiffSummary = components['schemas']['DiffSummary'];
export type DocName = components['schemas']['DocName'];
export type DocsListInput = components['schemas']['DocsListInput'];
export type DocsListOutput = components['schemas']['DocsListOutput'];
export type DocumentTarget = components['schemas']['DocumentTarget'];
export type Domain = components['schemas']['Domain'];
export type EdgeAssertedFact = components['schemas']['EdgeAssertedFact'];
export type EdgeCreateFact = components['schemas']['EdgeCreateFact'];
export type EdgeCreateInput = components['schemas']['EdgeCreateInput'];
export type EdgeCreateOutput = components['schemas']['EdgeCreateOutput'];
export type EdgeCreateRecord = components['schemas']['EdgeCreateRecord'];
export type EdgeCreateRow = components['schemas']['EdgeCreateRow'];
export type EdgeDraft = components['schemas']['EdgeDraft'];
export type EdgeKey = components['schemas']['EdgeKey'];
export type EdgeListInput = components['schemas']['EdgeListInput'];
export type EdgeListOutput = components['schemas']['EdgeListOutput'];
export type EdgeRecord = components['schemas']['EdgeRecord'];
export type EdgeShowInput = components['schemas']['EdgeShowInput'];
export type EdgeShowOutput = components['schemas']['EdgeShowOutput'];
export type EdgeView = components['schemas']['EdgeView'];
export type EditWorkflowAnswer = components['schemas']['EditWorkflowAnswer'];
export type EditWorkflowPrompt = components['schemas']['EditWorkflowPrompt'];
export type Edited = components['schemas']['Edited'];
export type EngineAction = components['schemas']['EngineAction'];
export type EngineBlock = components['schemas']['EngineBlock'];
export type EngineSignal = components['schemas']['EngineSignal'];
export type EntityBrief = components['schemas']['EntityBrief'];
export type EntityId = components['schemas']['EntityId'];
export type EntityTarget = components['schemas']['EntityTarget'];
export type Entry = components['schemas']['Entry'];
export type EntrySlice = components['schemas']['EntrySlice'];
export type Envelope = components['schemas']['Envelope'];
export type ErrorBody = components['schemas']['ErrorBody'];
export type EventEntry = components['schemas']['EventEntry'];
export type EventId = components['schemas']['EventId'];
export type EvidenceCapturedFact = components['schemas']['EvidenceCapturedFact'];
export type EvidenceCapturedRow = components['schemas']['EvidenceCapturedRow'];
export type EvidenceEventId = components['schemas']['EvidenceEventId'];
export type EvidenceEventRef = components['schemas']['EvidenceEventRef'];
export type EvidenceFact = components['schemas']['EvidenceFact'];
export type EvidenceItem = components['schemas']['EvidenceItem'];
export type EvidenceReceipt = components['schemas']['EvidenceReceipt'];
export type EvidenceRecord = components['schemas']['EvidenceRecord'];
export type EvidenceRow = components['schemas']['EvidenceRow'];
export type Execution = components['schemas']['Execution'];
export type ExpectedTargetMismatchFacts = components['schemas']['ExpectedTargetMismatchFacts'];
export type ExportInput = components['schemas']['ExportInput'];
export type ExportOutput = components['schemas']['ExportOutput'];
export type ExtractEvidenceAnswer = components['schemas']['ExtractEvidenceAnswer'];
export type ExtractEvidencePrompt = components['schemas']['ExtractEvidencePrompt'];
export type ExtractedLearning = components['schemas']['ExtractedLearning'];
export type FirstOpen = components['schemas']['FirstOpen'];
export type FirstThoughts = components['schemas']['FirstThoughts'];
export type FocusChangedFact = components['schemas']['FocusChangedFact'];
export type ForgetInput = components['schemas']['ForgetInput'];
export type ForgetOutput = components['schemas']['ForgetOutput'];
export type FoundConflict = components['schemas']['FoundConflict'];
export type FreePagesNotCleanWarningFacts = components['schemas']['FreePagesNotCleanWarningFacts'];
export type Frontier = components['schemas']['Frontier'];
export type GatedStep = components['schemas']['GatedStep'];
export type GcThoughtdbInput = components['schemas']['GcThoughtdbInput'];
export type GcThoughtdbOutput = components['schemas']['GcThoughtdbOutput'];
export type GcTranscriptsInput = components['schemas']['GcTranscriptsInput'];
export type GcTranscriptsOutput = components['schemas']['GcTranscriptsOutput'];
export type GetStateInput = components['schemas']['GetStateInput'];
export type GetStateOutput = components['schemas']['GetStateOutput'];
export type GoldenPath = components['schemas']['GoldenPath'];
export type GraphApplied = components['schemas']['GraphApplied'];
export type GraphApplyInput = components['schemas']['GraphApplyInput'];
export type GraphApplyOutput = components['schemas']['GraphApplyOutput'];
export type GraphChange = components['schemas']['GraphChange'];
export type GraphConflictFoundFact = components['schemas']['GraphConflictFoundFact'];
export type GraphConflictResolveInput = components['schemas']['GraphConflictResolveInput'];
export type GraphConflictResolveOutput = components['schemas']['GraphConflictResolveOutput'];
export type GraphConflictResolvedFact = components['schemas']['GraphConflictResolvedFact'];
export type GraphConflictShowInput = components['schemas']['GraphConflictShowInput'];
export type GraphConflictShowOutput = components['schemas']['GraphConflictShowOutput'];
export type GraphConflictSupersededFact = components['schemas']['GraphConflictSupersededFact'];
export type GraphConflictsInput = components['schemas']['GraphConflictsInput'];
export type GraphConflictsOutput = components['schemas']['GraphConflictsOutput'];
export type GraphDiffInput = components['schemas']['GraphDiffInput'];
export type GraphDiffOutput = components['schemas']['GraphDiffOutput'];
export type GraphDiffUnavailableWarningFacts = components['schemas']['GraphDiffUnavailableWarningFacts'];
export type GraphEdge = components['schemas']['GraphEdge'];
export type GraphEdgeRemovedFact = components['schemas']['GraphEdgeRemovedFact'];
export type GraphEdgeRemovedRow = components['schemas']['GraphEdgeRemovedRow'];
export type GraphEdgeWrittenFact = components['schemas']['GraphEdgeWrittenFact'];
export type GraphEdgeWrittenRow = components['schemas']['GraphEdgeWrittenRow'];
export type GraphError = components['schemas']['GraphError'];
export type GraphMergeInput = components['schemas']['GraphMergeInput'];
export type GraphMergeOutput = components['schemas']['GraphMergeOutput'];
export type GraphNode = components['schemas']['GraphNode'];
export type GraphNodeId = components['schemas']['GraphNodeId'];
export type GraphNodeRemovedFact = components['schemas']['GraphNodeRemovedFact'];
export type GraphNodeRemovedRow = components['schemas']['GraphNodeRemovedRow'];
export type GraphNodeWrittenFact = components['schemas']['GraphNodeWrittenFact'];
export type GraphNodeWrittenRow = components['schemas']['GraphNodeWrittenRow'];
export type GraphOp = components['schemas']['GraphOp'];
export type GraphQueryInput = components['schemas']['GraphQueryInput'];
export type GraphQueryOutput = components['schemas']['GraphQueryOutput'];
export type GraphRel = components['schemas']['GraphRel'];
export type GraphStamp = components['schemas']['GraphStamp'];
export type GraphStatus = components['schemas']['GraphStatus'];
export type GraphTag = components['schemas']['GraphTag'];
export type GraphText = components['schemas']['GraphText'];
export type GraphTitle = components['schemas']['GraphTitle'];
export type GraphType = components['schemas']['GraphType'];
export type GraphValidateInput = components['schemas']['GraphValidateInput'];
export type GraphValidateOutput = components['schemas']['GraphValidateOutput'];
export type Handoff = components['schemas']['Handoff'];
export type HandsInputFact = components['schemas']['HandsInputFact'];
export type HandsInputRecord = components['schemas']['HandsInputRecord'];
export type HandsInputRow = components['schemas']['HandsInputRow'];
export type HandsProvider = components['schemas']['HandsProvider'];
export type HandsReply = components['schemas']['HandsReply'];
export type HandsResumeFailedFact = components['schemas']['HandsResumeFailedFact'];
export type HandsResumeFailedRecord = components['schemas']['HandsResumeFailedRecord'];
export type HandsResumeFailedRow = components['schemas']['HandsResumeFailedRow'];
export type HandsThreadId = components['schemas']['HandsThreadId'];
export type HandsWaitFact = components['schemas']['HandsWaitFact'];
export type HandsWaitRecord = components['schemas']['HandsWaitRecord'];
export type HandsWaitRow = components['schemas']['HandsWaitRow'];
export type HeadResetFact = components['schemas']['HeadResetFact'];
export type HeadResetRow = components['schemas']['HeadResetRow'];
export type HelpInput = components['schemas']['HelpInput'];
export type HelpOutput = components['schemas']['HelpOutput'];
export type Hint = components['schemas']['Hint'];
export type HookEvent = components['schemas']['HookEvent'];
export type HookHost = components['schemas']['HookHost'];
export type HostBindInput = components['schemas']['HostBindInput'];
export type HostBindOutput = components['schemas']['HostBindOutput'];
export type HostBinding = components['schemas']['HostBinding'];
export type HostListInput = components['schemas']['HostListInput'];
export type HostListOutput = components['schemas']['HostListOutput'];
export type HostName = components['schemas']['HostName'];
export type HostRefusedFacts = components['schemas']['HostRefusedFacts'];
export type HostSync = components['schemas']['HostSync'];
export type HostSyncFact = components['schemas']['HostSyncFact'];
export type HostSyncIncompleteWarningFacts = components['schemas']['HostSyncIncompleteWarningFacts'];
export type HostSyncInput = components['schemas']['HostSyncInput'];
export type HostSyncOutput = components['schemas']['HostSyncOutput'];
export type HostSyncRecord = components['schemas']['HostSyncRecord'];
export type HostSyncResult = components['schemas']['HostSyncResult'];
export type HostSyncRow = components['schemas']['HostSyncRow'];
export type HostUnbindInput = components['schemas']['HostUnbindInput'];
export type HostUnbindOutput = components['schemas']['HostUnbindOutput'];
export type IdList = components['schemas']['IdList'];
export type InitInput = components['schemas']['InitInput'];
export type InitOutput = components['schemas']['InitOutput'];
export type InternalFacts = components['schemas']['InternalFacts'];
export type InvalidInputFacts = components['schemas']['InvalidInputFacts'];
export type InvalidNameFacts = components['schemas']['InvalidNameFacts'];
export type InvalidOperationFacts = components['schemas']['InvalidOperationFacts'];
export type InvalidPayloadFacts = components['schemas']['InvalidPayloadFacts'];
export type IoErrorFacts = components['schemas']['IoErrorFacts'];
export type Job = components['schemas']['Job'];
export type JobCanceledFact = components['schemas']['JobCanceledFact'];
export type JobCanceledRow = components['schemas']['JobCanceledRow'];
export type JobChange = components['schemas']['JobChange'];
export type JobClaimedFact = components['schemas']['JobClaimedFact'];
export type JobClaimedRow = components['schemas']['JobClaimedRow'];
export type JobCompletedFact = components['schemas']['JobCompletedFact'];
export type JobCompletedRow = components['schemas']['JobCompletedRow'];
export type JobCreatedFact = components['schemas']['JobCreatedFact'];
export type JobCreatedRow = components['schemas']['JobCreatedRow'];
export type JobEvent = components['schemas']['JobEvent'];
export type JobHeartbeatRenewedFact = components['schemas']['JobHeartbeatRenewedFact'];
export type JobHeartbeatRenewedRow = components['schemas']['JobHeartbeatRenewedRow'];
export type JobId = components['schemas']['JobId'];
export type JobMessagedFact = components['schemas']['JobMessagedFact'];
export type JobMessagedRow = components['schemas']['JobMessagedRow'];
export type JobPriority = components['schemas']['JobPriority'];
export type JobReclaimedFact = components['schemas']['JobReclaimedFact'];
export type JobReclaimedRow = components['schemas']['JobReclaimedRow'];
export type JobReportedFact = components['schemas']['JobReportedFact'];
export type JobReportedRow = components['schemas']['JobReportedRow'];
export type JobRequeuedFact = components['schemas']['JobRequeuedFact'];
export type JobRequeuedRow = components['schemas']['JobRequeuedRow'];
export type JobStatus = components['schemas']['JobStatus'];
export type JournalFact = components['schemas']['JournalFact'];
export type JournalInput = components['schemas']['JournalInput'];
export type JournalOutput = components['schemas']['JournalOutput'];
export type KnowledgeCreateNoteInput = components['schemas']['KnowledgeCreateNoteInput'];
export type KnowledgeCreateNoteOutput = components['schemas']['KnowledgeCreateNoteOutput'];
export type KnowledgeCreatePatternInput = components['schemas']['KnowledgeCreatePatternInput'];
export type KnowledgeCreatePatternOutput = components['schemas']['KnowledgeCreatePatternOutput'];
export type KnowledgeDeleteNoteInput = components['schemas']['KnowledgeDeleteNoteInput'];
export type KnowledgeDeleteNoteOutput = components['schemas']['KnowledgeDeleteNoteOutput'];
export type KnowledgeDeletePatternInput = components['schemas']['KnowledgeDeletePatternInput'];
export type KnowledgeDeletePatternOutput = components['schemas']['KnowledgeDeletePatternOutput'];
export type KnowledgeGetNoteInput = components['schemas']['KnowledgeGetNoteInput'];
export type KnowledgeGetNoteOutput = components['schemas']['KnowledgeGetNoteOutput'];
export type KnowledgeGetPatternInput = components['schemas']['KnowledgeGetPatternInput'];
export type KnowledgeGetPatternOutput = components['schemas']['KnowledgeGetPatternOutput'];
export type KnowledgeId = components['schemas']['KnowledgeId'];
export type KnowledgeListNotesInput = components['schemas']['KnowledgeListNotesInput'];
export type KnowledgeListNotesOutput = components['schemas']['KnowledgeListNotesOutput'];
export type KnowledgeListPatternsInput = components['schemas']['KnowledgeListPatternsInput'];
export type KnowledgeListPatternsOutput = components['schemas']['KnowledgeListPatternsOutput'];
export type KnowledgePattern = components['schemas']['KnowledgePattern'];
export type KnowledgeText = components['schemas']['KnowledgeText'];
export type KnowledgeTitle = components['schemas']['KnowledgeTitle'];
export type KnowledgeUpdateNoteInput = components['schemas']['KnowledgeUpdateNoteInput'];
export type KnowledgeUpdateNoteOutput = components['schemas']['KnowledgeUpdateNoteOutput'];
export type KnowledgeUpdatePatternInput = components['schemas']['KnowledgeUpdatePatternInput'];
export type KnowledgeUpdatePatternOutput = components['schemas']['KnowledgeUpdatePatternOutput'];
export type Known = components['schemas']['Known'];
export type KnownProject = components['schemas']['KnownProject'];
export type LaneSummary = components['schemas']['LaneSummary'];
export type LearnAppliedFact = components['schemas']['LearnAppliedFact'];
export type LearnAppliedRecord = components['schemas']['LearnAppliedRecord'];
export type LearnAppliedRow = components['schemas']['LearnAppliedRow'];
export type LearnPatch = components['schemas']['LearnPatch'];
export type LearnSuggestedFact = components['schemas']['LearnSuggestedFact'];
export type LearnSuggestedRecord = components['schemas']['LearnSuggestedRecord'];
export type LearnSuggestedRow = components['schemas']['LearnSuggestedRow'];
export type LearnSuggestion = components['schemas']['LearnSuggestion'];
export type LearnSuggestionId = components['schemas']['LearnSuggestionId'];
export type LearnUndoneFact = components['schemas']['LearnUndoneFact'];
export type LearnUndoneRecord = components['schemas']['LearnUndoneRecord'];
export type LearnUndoneRow = components['schemas']['LearnUndoneRow'];
export type LearnUpdateAnswer = components['schemas']['LearnUpdateAnswer'];
export type LearnUpdateFact = components['schemas']['LearnUpdateFact'];
export type LearnUpdatePrompt = components['schemas']['LearnUpdatePrompt'];
export type LearnUpdateRecord = components['schemas']['LearnUpdateRecord'];
export type LearnUpdateRow = components['schemas']['LearnUpdateRow'];
export type LedgerMovedFact = components['schemas']['LedgerMovedFact'];
export type LedgerTarget = components['schemas']['LedgerTarget'];
export type LintIssue = components['schemas']['LintIssue'];
export type ListRootsInput = components['schemas']['ListRootsInput'];
export type ListRootsOutput = components['schemas']['ListRootsOutput'];
export type ListSessionsInput = components['schemas']['ListSessionsInput'];
export type ListSessionsOutput = components['schemas']['ListSessionsOutput'];
export type LoadContextInput = components['schemas']['LoadContextInput'];
export type LoadContextOutput = components['schemas']['LoadContextOutput'];
export type LogEndsUnfinishedWarningFacts = components['schemas']['LogEndsUnfinishedWarningFacts'];
export type LogInput = components['schemas']['LogInput'];
export type LogItem = components['schemas']['LogItem'];
export type LogLinesPassedOverWarningFacts = components['schemas']['LogLinesPassedOverWarningFacts'];
export type LogOutput = components['schemas']['LogOutput'];
export type LogPiecePutAsideWarningFacts = components['schemas']['LogPiecePutAsideWarningFacts'];
export type LogView = components['schemas']['LogView'];
export type LoggedRecord = components['schemas']['LoggedRecord'];
export type LoopBreakAnswer = components['schemas']['LoopBreakAnswer'];
export type LoopBreakFact = components['schemas']['LoopBreakFact'];
export type LoopBreakPrompt = components['schemas']['LoopBreakPrompt'];
export type LoopBreakRecord = components['schemas']['LoopBreakRecord'];
export type LoopBreakRow = components['schemas']['LoopBreakRow'];
export type LoopExit = components['schemas']['LoopExit'];
export type LoopGuardFact = components['schemas']['LoopGuardFact'];
export type LoopGuardRecord = components['schemas']['LoopGuardRecord'];
export type LoopGuardRow = components['schemas']['LoopGuardRow'];
export type LoopPattern = components['schemas']['LoopPattern'];
export type MacroAnchorNoteInput = components['schemas']['MacroAnchorNoteInput'];
export type MacroAnchorNoteOutput = components['schemas']['MacroAnchorNoteOutput'];
export type MacroBranchNoteInput = components['schemas']['MacroBranchNoteInput'];
export type MacroBranchNoteOutput = components['schemas']['MacroBranchNoteOutput'];
export type MarkdownCell = components['schemas']['MarkdownCell'];
export type MaybeEventId = components['schemas']['MaybeEventId'];
export type Memory = components['schemas']['Memory'];
export type MemoryIndexRebuildInput = components['schemas']['MemoryIndexRebuildInput'];
export type MemoryIndexRebuildOutput = components['schemas']['MemoryIndexRebuildOutput'];
export type MemoryIndexStatusInput = components['schemas']['MemoryIndexStatusInput'];
export type MemoryIndexStatusOutput = components['schemas']['MemoryIndexStatusOutput'];
export type MemoryKind = components['schemas']['MemoryKind'];
export type MemoryStatus = components['schemas']['MemoryStatus'];
export type MentalModelsGetModelInput = components['schemas']['MentalModelsGetModelInput'];
export type MentalModelsGetModelOutput = components['schemas']['MentalModelsGetModelOutput'];
export type MentalModelsListModelsInput = components['schemas']['MentalModelsListModelsInput'];
export type MentalModelsListModelsOutput = components['schemas']['MentalModelsListModelsOutput'];
export type MentalModelsListTagsInput = components['schemas']['MentalModelsListTagsInput'];
export type MentalModelsListTagsOutput = components['schemas']['MentalModelsListTagsOutput'];
export type MergeInput = components['schemas']['MergeInput'];
export type MergeNotSupportedFacts = components['schemas']['MergeNotSupportedFacts'];
export type MergeOutput = components['schemas']['MergeOutput'];
export type MergedFrom = components['schemas']['MergedFrom'];
export type MethodNotAllowedFacts = components['schemas']['MethodNotAllowedFacts'];
export type MiDefaultsSetFact = components['schemas']['MiDefaultsSetFact'];
export type MiDefaultsSetRecord = components['schemas']['MiDefaultsSetRecord'];
export type MiDefaultsSetRow = components['schemas']['MiDefaultsSetRow'];
export type MiProjectsInput = components['schemas']['MiProjectsInput'];
export type MiProjectsOutput = components['schemas']['MiProjectsOutput'];
export type MiRecordsInput = components['schemas']['MiRecordsInput'];
export type MiRecordsOutput = components['schemas']['MiRecordsOutput'];
export type MiRunInput = components['schemas']['MiRunInput'];
export type MiRunOutput = components['schemas']['MiRunOutput'];
export type MiRunsInput = components['schemas']['MiRunsInput'];
export type MiRunsOutput = components['schemas']['MiRunsOutput'];
export type MiShowInput = components['schemas']['MiShowInput'];
export type MiShowOutput = components['schemas']['MiShowOutput'];
export type MiStatusInput = components['schemas']['MiStatusInput'];
export type MiStatusOutput = components['schemas']['MiStatusOutput'];
export type MiStopInput = components['schemas']['MiStopInput'];
export type MiStopOutput = components['schemas']['MiStopOutput'];
export type MiTailInput = components['schemas']['MiTailInput'];
export type MiTailOutput = components['schemas']['MiTailOutput'];
export type MindCircuitFact = components['schemas']['MindCircuitFact'];
export type MindCircuitRecord = components['schemas']['MindCircuitRecord'];
export type MindCircuitRow = components['schemas']['MindCircuitRow'];
export type MindErrorFact = components['schemas']['MindErrorFact'];
export type MindErrorRecord = components['schemas']['MindErrorRecord'];
export type MindErrorRow = components['schemas']['MindErrorRow'];
export type MindFailedFacts = components['schemas']['MindFailedFacts'];
export type MindScope = components['schemas']['MindScope'];
export type MindState = components['schemas']['MindState'];
export type MindWaitFact = components['schemas']['MindWaitFact'];
export type MindWaitRecord = components['schemas']['MindWaitRecord'];
export type MindWaitRow = components['schemas']['MindWaitRow'];
export type MineClaimsAnswer = components['schemas']['MineClaimsAnswer'];
export type MineClaimsPrompt = components['schemas']['MineClaimsPrompt'];
export type MinePreferencesAnswer = components['schemas']['MinePreferencesAnswer'];
export type MinePreferencesPrompt = components['schemas']['MinePreferencesPrompt'];
export type MinedPreferences = components['schemas']['MinedPreferences'];
export type MinimalChecks = components['schemas']['MinimalChecks'];
export type ModelName = components['schemas']['ModelName'];
export type ModelSummary = components['schemas']['ModelSummary'];
export type ModelTag = components['schemas']['ModelTag'];
export type Moment = components['schemas']['Moment'];
export type NamedProject = components['schemas']['NamedProject'];
export type NamedSignals = components['schemas']['NamedSignals'];
export type NavigateInput = components['schemas']['NavigateInput'];
export type NavigateOutput = components['schemas']['NavigateOutput'];
export type NavigationContext = components['schemas']['NavigationContext'];
export type NewCell = components['schemas']['NewCell'];
export type NextMove = components['schemas']['NextMove'];
export type NodeAssertedFact = components['schemas']['NodeAssertedFact'];
export type NodeCreateFact = components['schemas']['NodeCreateFact'];
export type NodeCreateInput = components['schemas']['NodeCreateInput'];
export type NodeCreateOutput = components['schemas']['NodeCreateOutput'];
export type NodeCreateRecord = components['schemas']['NodeCreateRecord'];
export type NodeCreateRow = components['schemas']['NodeCreateRow'];
export type NodeId = components['schemas']['NodeId'];
export type NodeListInput = components['schemas']['NodeListInput'];
export type NodeListOutput = components['schemas']['NodeListOutput'];
export type NodeMaterializedFact = components['schemas']['NodeMaterializedFact'];
export type NodeMaterializedRecord = components['schemas']['NodeMaterializedRecord'];
export type NodeMaterializedRow = components['schemas']['NodeMaterializedRow'];
export type NodeRecord = components['schemas']['NodeRecord'];
export type NodeRetractFact = components['schemas']['NodeRetractFact'];
export type NodeRetractInput = components['schemas']['NodeRetractInput'];
export type NodeRetractOutput = components['schemas']['NodeRetractOutput'];
export type NodeRetractRecord = components['schemas']['NodeRetractRecord'];
export type NodeRetractRow = components['schemas']['NodeRetractRow'];
export type NodeRetractedFact = components['schemas']['NodeRetractedFact'];
export type NodeRetraction = components['schemas']['NodeRetraction'];
export type NodeShowInput = components['schemas']['NodeShowInput'];
export type NodeShowOutput = components['schemas']['NodeShowOutput'];
export type NodeView = components['schemas']['NodeView'];
export type NotInitializedFacts = components['schemas']['NotInitializedFacts'];
export type NoteAddedFact = components['schemas']['NoteAddedFact'];
export type NoteAddedRow = components['schemas']['NoteAddedRow'];
export type NoteEditedFact = components['schemas']['NoteEditedFact'];
export type NoteEditedRow = components['schemas']['NoteEditedRow'];
export type NoteEntry = components['schemas']['NoteEntry'];
export type NoteIgnoredWarningFacts = components['schemas']['NoteIgnoredWarningFacts'];
export type NoteSummary = components['schemas']['NoteSummary'];
export type NotebookAddCellInput = components['schemas']['NotebookAddCellInput'];
export type NotebookAddCellOutput = components['schemas']['NotebookAddCellOutput'];
export type NotebookCreateInput = components['schemas']['NotebookCreateInput'];
export type NotebookCreateOutput = components['schemas']['NotebookCreateOutput'];
export type NotebookCreatedFact = components['schemas']['NotebookCreatedFact'];
export type NotebookCreatedRow = components['schemas']['NotebookCreatedRow'];
export type NotebookExportInput = components['schemas']['NotebookExportInput'];
export type NotebookExportOutput = components['schemas']['NotebookExportOutput'];
export type NotebookGetCellInput = components['schemas']['NotebookGetCellInput'];
export type NotebookGetCellOutput = components['schemas']['NotebookGetCellOutput'];
export type NotebookId = components['schemas']['NotebookId'];
export type NotebookInstallDepsInput = components['schemas']['NotebookInstallDepsInput'];
export type NotebookInstallDepsOutput = components['schemas']['NotebookInstallDepsOutput'];
export type NotebookListCellsInput = components['schemas']['NotebookListCellsInput'];
export type NotebookListCellsOutput = components['schemas']['NotebookListCellsOutput'];
export type NotebookListInput = components['schemas']['NotebookListInput'];
export type NotebookListOutput = components['schemas']['NotebookListOutput'];
export type NotebookLoadInput = components['schemas']['NotebookLoadInput'];
export type NotebookLoadOutput = components['schemas']['NotebookLoadOutput'];
export type NotebookNotFoundFacts = components['schemas']['NotebookNotFoundFacts'];
export type NotebookRunCellInput = components['schemas']['NotebookRunCellInput'];
export type NotebookRunCellOutput = components['schemas']['NotebookRunCellOutput'];
export type NotebookSummary = components['schemas']['NotebookSummary'];
export type NotebookTitle = components['schemas']['NotebookTitle'];
export type NotebookUpdateCellInput = components['schemas']['NotebookUpdateCellInput'];
export type NotebookUpdateCellOutput = components['schemas']['NotebookUpdateCellOutput'];
export type NotesCommitInput = components['schemas']['NotesCommitInput'];
export type NotesCommitOutput = components['schemas']['NotesCommitOutput'];
export type NotesEditInput = components['schemas']['NotesEditInput'];
export type NotesEditOutput = components['schemas']['NotesEditOutput'];
export type Nothing = components['schemas']['Nothing'];
export type ObservatoryBranch = components['schemas']['ObservatoryBranch'];
export type ObservatoryEvent = components['schemas']['ObservatoryEvent'];
export type ObservatoryEventName = components['schemas']['ObservatoryEventName'];
export type ObservatoryEventsInput = components['schemas']['ObservatoryEventsInput'];
export type ObservatoryEventsOutput = components['schemas']['ObservatoryEventsOutput'];
export type ObservatorySession = components['schemas']['ObservatorySession'];
export type ObservatorySessionInput = components['schemas']['ObservatorySessionInput'];
export type ObservatorySessionOutput = components['schemas']['ObservatorySessionOutput'];
export type ObservatorySessionsInput = components['schemas']['ObservatorySessionsInput'];
export type ObservatorySessionsOutput = components['schemas']['ObservatorySessionsOutput'];
export type ObservatoryThought = components['schemas']['ObservatoryThought'];
export type OpenInput = components['schemas']['OpenInput'];
export type OpenOutput = components['schemas']['OpenOutput'];
export type Opened = components['schemas']['Opened'];
export type OpenedAnchor = components['schemas']['OpenedAnchor'];
export type OpenedBranch = components['schemas']['OpenedBranch'];
export type OpenedCard = components['schemas']['OpenedCard'];
export type OpenedEntry = components['schemas']['OpenedEntry'];
export type OpenedJob = components['schemas']['OpenedJob'];
export type OpenedJobEvent = components['schemas']['OpenedJobEvent'];
export type OpenedRunner = components['schemas']['OpenedRunner'];
export type OpenedStep = components['schemas']['OpenedStep'];
export type OpenedTask = components['schemas']['OpenedTask'];
export type Operation = components['schemas']['Operation'];
export type OperationalDefaults = components['schemas']['OperationalDefaults'];
export type OriginRefusedFacts = components['schemas']['OriginRefusedFacts'];
export type OverlaySavedFact = components['schemas']['OverlaySavedFact'];
export type OverlayView = components['schemas']['OverlayView'];
export type PackageJsonCell = components['schemas']['PackageJsonCell'];
export type Pagination = components['schemas']['Pagination'];
export type PatchOp = components['schemas']['PatchOp'];
export type PatternCreatedFact = components['schemas']['PatternCreatedFact'];
export type PatternCreatedRow = components['schemas']['PatternCreatedRow'];
export type PatternDeletedFact = components['schemas']['PatternDeletedFact'];
export type PatternDescription = components['schemas']['PatternDescription'];
export type PatternSummary = components['schemas']['PatternSummary'];
export type PatternUpdatedFact = components['schemas']['PatternUpdatedFact'];
export type PatternUpdatedRow = components['schemas']['PatternUpdatedRow'];
export type PipelineStage = components['schemas']['PipelineStage'];
export type PlacedCard = components['schemas']['PlacedCard'];
export type Plan = components['schemas']['Plan'];
export type PlanCreatedFact = components['schemas']['PlanCreatedFact'];
export type PlanCreatedRow = components['schemas']['PlanCreatedRow'];
export type PlanEditedFact = components['schemas']['PlanEditedFact'];
export type PlanEditedRow = components['schemas']['PlanEditedRow'];
export type PlanId = components['schemas']['PlanId'];
export type PlanMinChecksAnswer = components['schemas']['PlanMinChecksAnswer'];
export type PlanMinChecksPrompt = components['schemas']['PlanMinChecksPrompt'];
export type PlanUpdatedFact = components['schemas']['PlanUpdatedFact'];
export type PlanUpdatedRow = components['schemas']['PlanUpdatedRow'];
export type PlaybookGenericWarningFacts = components['schemas']['PlaybookGenericWarningFacts'];
export type PreferenceDraft = components['schemas']['PreferenceDraft'];
export type PreferenceMiningFact = components['schemas']['PreferenceMiningFact'];
export type PreferenceMiningRecord = components['schemas']['PreferenceMiningRecord'];
export type PreferenceMiningRow = components['schemas']['PreferenceMiningRow'];
export type PreferenceSolidifiedFact = components['schemas']['PreferenceSolidifiedFact'];
export type PreferenceSolidifiedRecord = components['schemas']['PreferenceSolidifiedRecord'];
export type PreferenceSolidifiedRow = components['schemas']['PreferenceSolidifiedRow'];
export type Priority = components['schemas']['Priority'];
export type ProjectAlias = components['schemas']['ProjectAlias'];
export type ProjectAliasAddInput = components['schemas']['ProjectAliasAddInput'];
export type ProjectAliasAddOutput = components['schemas']['ProjectAliasAddOutput'];
export type ProjectAliasListInput = components['schemas']['ProjectAliasListInput'];
export type ProjectAliasListOutput = components['schemas']['ProjectAliasListOutput'];
export type ProjectAliasRmInput = components['schemas']['ProjectAliasRmInput'];
export type ProjectAliasRmOutput = components['schemas']['ProjectAliasRmOutput'];
export type ProjectConfidence = components['schemas']['ProjectConfidence'];
export type ProjectGuardBoundFact = components['schemas']['ProjectGuardBoundFact'];
export type ProjectGuardMismatchFacts = components['schemas']['ProjectGuardMismatchFacts'];
export type ProjectId = components['schemas']['ProjectId'];
export type ProjectIdentity = components['schemas']['ProjectIdentity'];
export type ProjectOverlay = components['schemas']['ProjectOverlay'];
export type ProjectPinInput = components['schemas']['ProjectPinInput'];
export type ProjectPinOutput = components['schemas']['ProjectPinOutput'];
export type ProjectSelection = components['schemas']['ProjectSelection'];
export type ProjectShowInput = components['schemas']['ProjectShowInput'];
export type ProjectShowOutput = components['schemas']['ProjectShowOutput'];
export type ProjectStatusInput = components['schemas']['ProjectStatusInput'];
export type ProjectStatusOutput = components['schemas']['ProjectStatusOutput'];
export type ProjectSummary = components['schemas']['ProjectSummary'];
export type ProjectTarget = components['schemas']['ProjectTarget'];
export type ProjectUnpinInput = components['schemas']['ProjectUnpinInput'];
export type ProjectUnpinOutput = components['schemas']['ProjectUnpinOutput'];
export type ProjectUseInput = components['schemas']['ProjectUseInput'];
export type ProjectUseOutput = components['schemas']['ProjectUseOutput'];
export type ProofMissingFacts = components['schemas']['ProofMissingFacts'];
export type ProofMissingWarningFacts = components['schemas']['ProofMissingWarningFacts'];
export type ProofMode = components['schemas']['ProofMode'];
export type ProofRequiredFacts = components['schemas']['ProofRequiredFacts'];
export type ProofWeakWarningFacts = components['schemas']['ProofWeakWarningFacts'];
export type Radar = components['schemas']['Radar'];
export type ReasoningRef = components['schemas']['ReasoningRef'];
export type ReasoningRefDerivedWarningFacts = components['schemas']['ReasoningRefDerivedWarningFacts'];
export type RecalledItem = components['schemas']['RecalledItem'];
export type RecordsBreakContractsWarningFacts = components['schemas']['RecordsBreakContractsWarningFacts'];
export type RedoAppliedFact = components['schemas']['RedoAppliedFact'];
export type RedoAppliedRow = components['schemas']['RedoAppliedRow'];
export type RefMove = components['schemas']['RefMove'];
export type RefactorIntent = components['schemas']['RefactorIntent'];
export type ReflogInput = components['schemas']['ReflogInput'];
export type ReflogOutput = components['schemas']['ReflogOutput'];
export type RegistryNote = components['schemas']['RegistryNote'];
export type RegistryUnreachableFacts = components['schemas']['RegistryUnreachableFacts'];
export type RepoObservation = components['schemas']['RepoObservation'];
export type ResetInput = components['schemas']['ResetInput'];
export type ResetOutput = components['schemas']['ResetOutput'];
export type ResolvedProject = components['schemas']['ResolvedProject'];
export type ResumeAction = components['schemas']['ResumeAction'];
export type ResumeCapsule = components['schemas']['ResumeCapsule'];
export type ResumeSuper = components['schemas']['ResumeSuper'];
export type ResumeView = components['schemas']['ResumeView'];
export type RetractDraft = components['schemas']['RetractDraft'];
export type Revision = components['schemas']['Revision'];
export type RevisionMismatchFacts = components['schemas']['RevisionMismatchFacts'];
export type RiskCategory = components['schemas']['RiskCategory'];
export type RiskEventFact = components['schemas']['RiskEventFact'];
export type RiskEventRecord = components['schemas']['RiskEventRecord'];
export type RiskEventRow = components['schemas']['RiskEventRow'];
export type RiskJudgeAnswer = components['schemas']['RiskJudgeAnswer'];
export type RiskJudgePrompt = components['schemas']['RiskJudgePrompt'];
export type RiskJudgement = components['schemas']['RiskJudgement'];
export type RiskSeverity = components['schemas']['RiskSeverity'];
export type RunEndFact = components['schemas']['RunEndFact'];
export type RunEndRecord = components['schemas']['RunEndRecord'];
export type RunEndRow = components['schemas']['RunEndRow'];
export type RunHead = components['schemas']['RunHead'];
export type RunPlan = components['schemas']['RunPlan'];
export type RunStartFact = components['schemas']['RunStartFact'];
export type RunStartRecord = components['schemas']['RunStartRecord'];
export type RunStartRow = components['schemas']['RunStartRow'];
export type RunStatus = components['schemas']['RunStatus'];
export type RunSummary = components['schemas']['RunSummary'];
export type RunnerBeatFact = components['schemas']['RunnerBeatFact'];
export type RunnerLease = components['schemas']['RunnerLease'];
export type RuntimeKnobs = components['schemas']['RuntimeKnobs'];
export type Said = components['schemas']['Said'];
export type SamplingNotSupportedWarningFacts = components['schemas']['SamplingNotSupportedWarningFacts'];
export type ScratchpadCreatedFact = components['schemas']['ScratchpadCreatedFact'];
export type ScratchpadCreatedRow = components['schemas']['ScratchpadCreatedRow'];
export type ScratchpadDeletedFact = components['schemas']['ScratchpadDeletedFact'];
export type ScratchpadNote = components['schemas']['ScratchpadNote'];
export type ScratchpadUpdatedFact = components['schemas']['ScratchpadUpdatedFact'];
export type ScratchpadUpdatedRow = components['schemas']['ScratchpadUpdatedRow'];
export type SearchInput = components['schemas']['SearchInput'];
export type SearchOutput = components['schemas']['SearchOutput'];
export type Segment = components['schemas']['Segment'];
export type SegmentId = components['schemas']['SegmentId'];
export type SegmentRecordsRef = components['schemas']['SegmentRecordsRef'];
export type SegmentSavedFact = components['schemas']['SegmentSavedFact'];
export type SegmentState = components['schemas']['SegmentState'];
export type SelectionEntry = components['schemas']['SelectionEntry'];
export type SelectionSavedFact = components['schemas']['SelectionSavedFact'];
export type Seq = components['schemas']['Seq'];
export type SequentialGraph = components['schemas']['SequentialGraph'];
export type Session = components['schemas']['Session'];
export type SessionAnalyzeInput = components['schemas']['SessionAnalyzeInput'];
export type SessionAnalyzeOutput = components['schemas']['SessionAnalyzeOutput'];
export type SessionClosedFact = components['schemas']['SessionClosedFact'];
export type SessionDamagedWarningFacts = components['schemas']['SessionDamagedWarningFacts'];
export type SessionDeleteInput = components['schemas']['SessionDeleteInput'];
export type SessionDeleteOutput = components['schemas']['SessionDeleteOutput'];
export type SessionDeletedFact = components['schemas']['SessionDeletedFact'];
export type SessionExport = components['schemas']['SessionExport'];
export type SessionExportFailedWarningFacts = components['schemas']['SessionExportFailedWarningFacts'];
export type SessionExportInput = components['schemas']['SessionExportInput'];
export type SessionExportOutput = components['schemas']['SessionExportOutput'];
export type SessionExtractLearningsInput = components['schemas']['SessionExtractLearningsInput'];
export type SessionExtractLearningsOutput = components['schemas']['SessionExtractLearningsOutput'];
export type SessionGetInput = components['schemas']['SessionGetInput'];
export type SessionGetOutput = components['schemas']['SessionGetOutput'];
export type SessionId = components['schemas']['SessionId'];
export type SessionImportInput = components['schemas']['SessionImportInput'];
export type SessionImportOutput = components['schemas']['SessionImportOutput'];
export type SessionIntegrity = components['schemas']['SessionIntegrity'];
export type SessionListInput = components['schemas']['SessionListInput'];
export type SessionListOutput = components['schemas']['SessionListOutput'];
export type SessionMendedFact = components['schemas']['SessionMendedFact'];
export type SessionNotFoundFacts = components['schemas']['SessionNotFoundFacts'];
export type SessionRef = components['schemas']['SessionRef'];
export type SessionResumeInput = components['schemas']['SessionResumeInput'];
export type SessionResumeOutput = components['schemas']['SessionResumeOutput'];
export type SessionResumedFact = components['schemas']['SessionResumedFact'];
export type SessionResumedRow = components['schemas']['SessionResumedRow'];
export type SessionSearchInput = components['schemas']['SessionSearchInput'];
export type SessionSearchOutput = components['schemas']['SessionSearchOutput'];
export type SessionStartedFact = components['schemas']['SessionStartedFact'];
export type SessionStartedRow = components['schemas']['SessionStartedRow'];
export type SessionTag = components['schemas']['SessionTag'];
export type SessionTitle = components['schemas']['SessionTitle'];
export type SettingSource = components['schemas']['SettingSource'];
export type SettingsSetFact = components['schemas']['SettingsSetFact'];
export type SettingsSetInput = components['schemas']['SettingsSetInput'];
export type SettingsSetOutput = components['schemas']['SettingsSetOutput'];
export type SettingsSetRecord = components['schemas']['SettingsSetRecord'];
export type SettingsSetRow = components['schemas']['SettingsSetRow'];
export type SettingsShowInput = components['schemas']['SettingsShowInput'];
export type SettingsShowOutput = components['schemas']['SettingsShowOutput'];
export type ShowInput = components['schemas']['ShowInput'];
export type ShowOutput = components['schemas']['ShowOutput'];
export type Signals = components['schemas']['Signals'];
export type SnapshotFact = components['schemas']['SnapshotFact'];
export type SnapshotId = components['schemas']['SnapshotId'];
export type SnapshotRecord = components['schemas']['SnapshotRecord'];
export type SnapshotRow = components['schemas']['SnapshotRow'];
export type StageName = components['schemas']['StageName'];
export type StageRequirementNotMetFacts = components['schemas']['StageRequirementNotMetFacts'];
export type StartNewInput = components['schemas']['StartNewInput'];
export type StartNewOutput = components['schemas']['StartNewOutput'];
export type StateCorruptFact = components['schemas']['StateCorruptFact'];
export type StateCorruptRecord = components['schemas']['StateCorruptRecord'];
export type StateCorruptRow = components['schemas']['StateCorruptRow'];
export type StateNotUsedWarningFacts = components['schemas']['StateNotUsedWarningFacts'];
export type StatePutAsideWarningFacts = components['schemas']['StatePutAsideWarningFacts'];
export type StatusHint = components['schemas']['StatusHint'];
export type StatusInput = components['schemas']['StatusInput'];
export type StatusOutput = components['schemas']['StatusOutput'];
export type Step = components['schemas']['Step'];
export type StepAtHand = components['schemas']['StepAtHand'];
export type StepBlockedFact = components['schemas']['StepBlockedFact'];
export type StepBlockedRow = components['schemas']['StepBlockedRow'];
export type StepBlockedWarningFacts = components['schemas']['StepBlockedWarningFacts'];
export type StepChildrenOpenWarningFacts = components['schemas']['StepChildrenOpenWarningFacts'];
export type StepContextIgnoredWarningFacts = components['schemas']['StepContextIgnoredWarningFacts'];
export type StepCounts = components['schemas']['StepCounts'];
export type StepDefinedFact = components['schemas']['StepDefinedFact'];
export type StepDefinedRow = components['schemas']['StepDefinedRow'];
export type StepDeletedFact = components['schemas']['StepDeletedFact'];
export type StepDeletedRow = components['schemas']['StepDeletedRow'];
export type StepDoneFact = components['schemas']['StepDoneFact'];
export type StepDoneRow = components['schemas']['StepDoneRow'];
export type StepDraft = components['schemas']['StepDraft'];
export type StepFocus = components['schemas']['StepFocus'];
export type StepHeldWarningFacts = components['schemas']['StepHeldWarningFacts'];
export type StepId = components['schemas']['StepId'];
export type StepNotedFact = components['schemas']['StepNotedFact'];
export type StepNotedRow = components['schemas']['StepNotedRow'];
export type StepOrEntityTarget = components['schemas']['StepOrEntityTarget'];
export type StepPath = components['schemas']['StepPath'];
export type StepPlan = components['schemas']['StepPlan'];
export type StepRef = components['schemas']['StepRef'];
export type StepReopenedFact = components['schemas']['StepReopenedFact'];
export type StepReopenedRow = components['schemas']['StepReopenedRow'];
export type StepTarget = components['schemas']['StepTarget'];
export type StepUnblockedFact = components['schemas']['StepUnblockedFact'];
export type StepUnblockedRow = components['schemas']['StepUnblockedRow'];
export type StepVerifiedFact = components['schemas']['StepVerifiedFact'];
export type StepVerifiedRow = components['schemas']['StepVerifiedRow'];
export type StepsAddedFact = components['schemas']['StepsAddedFact'];
export type StepsAddedRow = components['schemas']['StepsAddedRow'];
export type StepsSummary = components['schemas']['StepsSummary'];
export type StopOrder = components['schemas']['StopOrder'];
export type StopSavedFact = components['schemas']['StopSavedFact'];
export type StorageErrorFacts = components['schemas']['StorageErrorFacts'];
export type StorageInput = components['schemas']['StorageInput'];
export type StorageOutput = components['schemas']['StorageOutput'];
export type StoreBusyFacts = components['schemas']['StoreBusyFacts'];
export type StoreErrorFacts = components['schemas']['StoreErrorFacts'];
export type StrictTargetingRequiresExpectedTargetIdFacts = components['schemas']['StrictTargetingRequiresExpectedTargetIdFacts'];
export type SuggestWorkflowAnswer = components['schemas']['SuggestWorkflowAnswer'];
export type SuggestWorkflowPrompt = components['schemas']['SuggestWorkflowPrompt'];
export type Suggestion = components['schemas']['Suggestion'];
export type Tag = components['schemas']['Tag'];
export type TagCreateInput = components['schemas']['TagCreateInput'];
export type TagCreateOutput = components['schemas']['TagCreateOutput'];
export type TagDefinition = components['schemas']['TagDefinition'];
export type TagDeleteInput = components['schemas']['TagDeleteInput'];
export type TagDeleteOutput = components['schemas']['TagDeleteOutput'];
export type TagListInput = components['schemas']['TagListInput'];
export type TagListOutput = components['schemas']['TagListOutput'];
export type TagName = components['schemas']['TagName'];
export type TagRemovedFact = components['schemas']['TagRemovedFact'];
export type TagSetFact = components['schemas']['TagSetFact'];
export type TagSetRow = components['schemas']['TagSetRow'];
export type TargetRef = components['schemas']['TargetRef'];
export type Task = components['schemas']['Task'];
export type TaskCompletedFact = components['schemas']['TaskCompletedFact'];
export type TaskCompletedRow = components['schemas']['TaskCompletedRow'];
export type TaskCreatedFact = components['schemas']['TaskCreatedFact'];
export type TaskCreatedRow = components['schemas']['TaskCreatedRow'];
export type TaskDeletedFact = components['schemas']['TaskDeletedFact'];
export type TaskDeletedRow = components['schemas']['TaskDeletedRow'];
export type TaskEditedFact = components['schemas']['TaskEditedFact'];
export type TaskEditedRow = components['schemas']['TaskEditedRow'];
export type TaskEvent = components['schemas']['TaskEvent'];
export type TaskId = components['schemas']['TaskId'];
export type TaskNodeAddedFact = components['schemas']['TaskNodeAddedFact'];
export type TaskNodeAddedRow = components['schemas']['TaskNodeAddedRow'];
export type TaskNodeDefinedFact = components['schemas']['TaskNodeDefinedFact'];
export type TaskNodeDefinedRow = components['schemas']['TaskNodeDefinedRow'];
export type TaskNodeDeletedFact = components['schemas']['TaskNodeDeletedFact'];
export type TaskNodeDeletedRow = components['schemas']['TaskNodeDeletedRow'];
export type TaskNodeId = components['schemas']['TaskNodeId'];
export type TaskNodePath = components['schemas']['TaskNodePath'];
export type TaskNodeRef = components['schemas']['TaskNodeRef'];
export type TaskPatchedFact = components['schemas']['TaskPatchedFact'];
export type TaskPatchedRow = components['schemas']['TaskPatchedRow'];
export type TaskStatus = components['schemas']['TaskStatus'];
export type TasksBatchInput = components['schemas']['TasksBatchInput'];
export type TasksBatchOutput = components['schemas']['TasksBatchOutput'];
export type TasksBlockInput = components['schemas']['TasksBlockInput'];
export type TasksBlockOutput = components['schemas']['TasksBlockOutput'];
export type TasksBootstrapInput = components['schemas']['TasksBootstrapInput'];
export type TasksBootstrapOutput = components['schemas']['TasksBootstrapOutput'];
export type TasksCloseStepInput = components['schemas']['TasksCloseStepInput'];
export type TasksCloseStepOutput = components['schemas']['TasksCloseStepOutput'];
export type TasksCloseTaskInput = components['schemas']['TasksCloseTaskInput'];
export type TasksCloseTaskOutput = components['schemas']['TasksCloseTaskOutput'];
export type TasksCompleteInput = components['schemas']['TasksCompleteInput'];
export type TasksCompleteOutput = components['schemas']['TasksCompleteOutput'];
export type TasksContextInput = components['schemas']['TasksContextInput'];
export type TasksContextOutput = components['schemas']['TasksContextOutput'];
export type TasksContextPackInput = components['schemas']['TasksContextPackInput'];
export type TasksContextPackOutput = components['schemas']['TasksContextPackOutput'];
export type TasksContractInput = components['schemas']['TasksContractInput'];
export type TasksContractOutput = components['schemas']['TasksContractOutput'];
export type TasksCreateInput = components['schemas']['TasksCreateInput'];
export type TasksCreateOutput = components['schemas']['TasksCreateOutput'];
export type TasksDecomposeInput = components['schemas']['TasksDecomposeInput'];
export type TasksDecomposeOutput = components['schemas']['TasksDecomposeOutput'];
export type TasksDefineInput = components['schemas']['TasksDefineInput'];
export type TasksDefineOutput = components['schemas']['TasksDefineOutput'];
export type TasksDeleteInput = components['schemas']['TasksDeleteInput'];
export type TasksDeleteOutput = components['schemas']['TasksDeleteOutput'];
export type TasksDeltaInput = components['schemas']['TasksDeltaInput'];
export type TasksDeltaOutput = components['schemas']['TasksDeltaOutput'];
export type TasksDoneInput = components['schemas']['TasksDoneInput'];
export type TasksDoneOutput = components['schemas']['TasksDoneOutput'];
export type TasksEditInput = components['schemas']['TasksEditInput'];
export type TasksEditOutput = components['schemas']['TasksEditOutput'];
export type TasksEvidenceCaptureInput = components['schemas']['TasksEvidenceCaptureInput'];
export type TasksEvidenceCaptureOutput = components['schemas']['TasksEvidenceCaptureOutput'];
export type TasksFocusClearInput = components['schemas']['TasksFocusClearInput'];
export type TasksFocusClearOutput = components['schemas']['TasksFocusClearOutput'];
export type TasksFocusGetInput = components['schemas']['TasksFocusGetInput'];
export type TasksFocusGetOutput = components['schemas']['TasksFocusGetOutput'];
export type TasksFocusSetInput = components['schemas']['TasksFocusSetInput'];
export type TasksFocusSetOutput = components['schemas']['TasksFocusSetOutput'];
export type TasksHandoffInput = components['schemas']['TasksHandoffInput'];
export type TasksHandoffOutput = components['schemas']['TasksHandoffOutput'];
export type TasksHistoryInput = components['schemas']['TasksHistoryInput'];
export type TasksHistoryOutput = components['schemas']['TasksHistoryOutput'];
export type TasksJobsCancelInput = components['schemas']['TasksJobsCancelInput'];
export type TasksJobsCancelOutput = components['schemas']['TasksJobsCancelOutput'];
export type TasksJobsClaimInput = components['schemas']['TasksJobsClaimInput'];
export type TasksJobsClaimOutput = components['schemas']['TasksJobsClaimOutput'];
export type TasksJobsCompleteInput = components['schemas']['TasksJobsCompleteInput'];
export type TasksJobsCompleteOutput = components['schemas']['TasksJobsCompleteOutput'];
export type TasksJobsCreateInput = components['schemas']['TasksJobsCreateInput'];
export type TasksJobsCreateOutput = components['schemas']['TasksJobsCreateOutput'];
export type TasksJobsListInput = components['schemas']['TasksJobsListInput'];
export type TasksJobsListOutput = components['schemas']['TasksJobsListOutput'];
export type TasksJobsMessageInput = components['schemas']['TasksJobsMessageInput'];
export type TasksJobsMessageOutput = components['schemas']['TasksJobsMessageOutput'];
export type TasksJobsOpenInput = components['schemas']['TasksJobsOpenInput'];
export type TasksJobsOpenOutput = components['schemas']['TasksJobsOpenOutput'];
export type TasksJobsRadarInput = components['schemas']['TasksJobsRadarInput'];
export type TasksJobsRadarOutput = components['schemas']['TasksJobsRadarOutput'];
export type TasksJobsReportInput = components['schemas']['TasksJobsReportInput'];
export type TasksJobsReportOutput = components['schemas']['TasksJobsReportOutput'];
export type TasksJobsRequeueInput = components['schemas']['TasksJobsRequeueInput'];
export type TasksJobsRequeueOutput = components['schemas']['TasksJobsRequeueOutput'];
export type TasksJobsTailInput = components['schemas']['TasksJobsTailInput'];
export type TasksJobsTailOutput = components['schemas']['TasksJobsTailOutput'];
export type TasksLintInput = components['schemas']['TasksLintInput'];
export type TasksLintOutput = components['schemas']['TasksLintOutput'];
export type TasksMacroCloseStepInput = components['schemas']['TasksMacroCloseStepInput'];
export type TasksMacroCloseStepOutput = components['schemas']['TasksMacroCloseStepOutput'];
export type TasksMacroCreateDoneInput = components['schemas']['TasksMacroCreateDoneInput'];
export type TasksMacroCreateDoneOutput = components['schemas']['TasksMacroCreateDoneOutput'];
export type TasksMacroFinishInput = components['schemas']['TasksMacroFinishInput'];
export type TasksMacroFinishOutput = components['schemas']['TasksMacroFinishOutput'];
export type TasksMacroStartInput = components['schemas']['TasksMacroStartInput'];
export type TasksMacroStartOutput = components['schemas']['TasksMacroStartOutput'];
export type TasksMirrorInput = components['schemas']['TasksMirrorInput'];
export type TasksMirrorOutput = components['schemas']['TasksMirrorOutput'];
export type TasksNoteInput = components['schemas']['TasksNoteInput'];
export type TasksNoteOutput = components['schemas']['TasksNoteOutput'];
export type TasksPatchInput = components['schemas']['TasksPatchInput'];
export type TasksPatchOutput = components['schemas']['TasksPatchOutput'];
export type TasksPlanInput = components['schemas']['TasksPlanInput'];
export type TasksPlanOutput = components['schemas']['TasksPlanOutput'];
export type TasksProgressInput = components['schemas']['TasksProgressInput'];
export type TasksProgressOutput = components['schemas']['TasksProgressOutput'];
export type TasksRadarInput = components['schemas']['TasksRadarInput'];
export type TasksRadarOutput = components['schemas']['TasksRadarOutput'];
export type TasksRedoInput = components['schemas']['TasksRedoInput'];
export type TasksRedoOutput = components['schemas']['TasksRedoOutput'];
export type TasksResumeInput = components['schemas']['TasksResumeInput'];
export type TasksResumeOutput = components['schemas']['TasksResumeOutput'];
export type TasksResumePackInput = components['schemas']['TasksResumePackInput'];
export type TasksResumePackOutput = components['schemas']['TasksResumePackOutput'];
export type TasksResumeSuperInput = components['schemas']['TasksResumeSuperInput'];
export type TasksResumeSuperOutput = components['schemas']['TasksResumeSuperOutput'];
export type TasksRunnerHeartbeatInput = components['schemas']['TasksRunnerHeartbeatInput'];
export type TasksRunnerHeartbeatOutput = components['schemas']['TasksRunnerHeartbeatOutput'];
export type TasksScaffoldInput = components['schemas']['TasksScaffoldInput'];
export type TasksScaffoldOutput = components['schemas']['TasksScaffoldOutput'];
export type TasksSnapshotInput = components['schemas']['TasksSnapshotInput'];
export type TasksSnapshotOutput = components['schemas']['TasksSnapshotOutput'];
export type TasksStorageInput = components['schemas']['TasksStorageInput'];
export type TasksStorageOutput = components['schemas']['TasksStorageOutput'];
export type TasksSummary = components['schemas']['TasksSummary'];
export type TasksTaskAddInput = components['schemas']['TasksTaskAddInput'];
export type TasksTaskAddOutput = components['schemas']['TasksTaskAddOutput'];
export type TasksTaskDefineInput = components['schemas']['TasksTaskDefineInput'];
export type TasksTaskDefineOutput = components['schemas']['TasksTaskDefineOutput'];
export type TasksTaskDeleteInput = components['schemas']['TasksTaskDeleteInput'];
export type TasksTaskDeleteOutput = components['schemas']['TasksTaskDeleteOutput'];
export type TasksTemplatesListInput = components['schemas']['TasksTemplatesListInput'];
export type TasksTemplatesListOutput = components['schemas']['TasksTemplatesListOutput'];
export type TasksUndoInput = components['schemas']['TasksUndoInput'];
export type TasksUndoOutput = components['schemas']['TasksUndoOutput'];
export type TasksVerifyInput = components['schemas']['TasksVerifyInput'];
export type TasksVerifyOutput = components['schemas']['TasksVerifyOutput'];
export type TestlessStrategy = components['schemas']['TestlessStrategy'];
export type TestlessStrategySetFact = components['schemas']['TestlessStrategySetFact'];
export type TestlessStrategySetRecord = components['schemas']['TestlessStrategySetRecord'];
export type TestlessStrategySetRow = components['schemas']['TestlessStrategySetRow'];
export type ThinkAddDecisionInput = components['schemas']['ThinkAddDecisionInput'];
export type ThinkAddDecisionOutput = components['schemas']['ThinkAddDecisionOutput'];
export type ThinkAddEvidenceInput = components['schemas']['ThinkAddEvidenceInput'];
export type ThinkAddEvidenceOutput = components['schemas']['ThinkAddEvidenceOutput'];
export type ThinkAddFrameInput = components['schemas']['ThinkAddFrameInput'];
export type ThinkAddFrameOutput = components['schemas']['ThinkAddFrameOutput'];
export type ThinkAddHypothesisInput = components['schemas']['ThinkAddHypothesisInput'];
export type ThinkAddHypothesisOutput = components['schemas']['ThinkAddHypothesisOutput'];
export type ThinkAddNoteInput = components['schemas']['ThinkAddNoteInput'];
export type ThinkAddNoteOutput = components['schemas']['ThinkAddNoteOutput'];
export type ThinkAddQuestionInput = components['schemas']['ThinkAddQuestionInput'];
export type ThinkAddQuestionOutput = components['schemas']['ThinkAddQuestionOutput'];
export type ThinkAddTestInput = components['schemas']['ThinkAddTestInput'];
export type ThinkAddTestOutput = components['schemas']['ThinkAddTestOutput'];
export type ThinkAddUpdateInput = components['schemas']['ThinkAddUpdateInput'];
export type ThinkAddUpdateOutput = components['schemas']['ThinkAddUpdateOutput'];
export type ThinkCardInput = components['schemas']['ThinkCardInput'];
export type ThinkCardOutput = components['schemas']['ThinkCardOutput'];
export type ThinkContextInput = components['schemas']['ThinkContextInput'];
export type ThinkContextOutput = components['schemas']['ThinkContextOutput'];
export type ThinkFrontierInput = components['schemas']['ThinkFrontierInput'];
export type ThinkFrontierOutput = components['schemas']['ThinkFrontierOutput'];
export type ThinkLinkInput = components['schemas']['ThinkLinkInput'];
export type ThinkLinkOutput = components['schemas']['ThinkLinkOutput'];
export type ThinkLintInput = components['schemas']['ThinkLintInput'];
export type ThinkLintOutput = components['schemas']['ThinkLintOutput'];
export type ThinkNextInput = components['schemas']['ThinkNextInput'];
export type ThinkNextOutput = components['schemas']['ThinkNextOutput'];
export type ThinkNominalMergeInput = components['schemas']['ThinkNominalMergeInput'];
export type ThinkNominalMergeOutput = components['schemas']['ThinkNominalMergeOutput'];
export type ThinkPackInput = components['schemas']['ThinkPackInput'];
export type ThinkPackOutput = components['schemas']['ThinkPackOutput'];
export type ThinkPinInput = components['schemas']['ThinkPinInput'];
export type ThinkPinOutput = components['schemas']['ThinkPinOutput'];
export type ThinkPinsInput = components['schemas']['ThinkPinsInput'];
export type ThinkPinsOutput = components['schemas']['ThinkPinsOutput'];
export type ThinkPipelineInput = components['schemas']['ThinkPipelineInput'];
export type ThinkPipelineOutput = components['schemas']['ThinkPipelineOutput'];
export type ThinkPlaybookInput = components['schemas']['ThinkPlaybookInput'];
export type ThinkPlaybookOutput = components['schemas']['ThinkPlaybookOutput'];
export type ThinkPublishInput = components['schemas']['ThinkPublishInput'];
export type ThinkPublishOutput = components['schemas']['ThinkPublishOutput'];
export type ThinkQueryInput = components['schemas']['ThinkQueryInput'];
export type ThinkQueryOutput = components['schemas']['ThinkQueryOutput'];
export type ThinkSetStatusInput = components['schemas']['ThinkSetStatusInput'];
export type ThinkSetStatusOutput = components['schemas']['ThinkSetStatusOutput'];
export type ThinkSubgoalCloseInput = components['schemas']['ThinkSubgoalCloseInput'];
export type ThinkSubgoalCloseOutput = components['schemas']['ThinkSubgoalCloseOutput'];
export type ThinkSubgoalOpenInput = components['schemas']['ThinkSubgoalOpenInput'];
export type ThinkSubgoalOpenOutput = components['schemas']['ThinkSubgoalOpenOutput'];
export type ThinkTemplateInput = components['schemas']['ThinkTemplateInput'];
export type ThinkTemplateOutput = components['schemas']['ThinkTemplateOutput'];
export type ThinkWatchInput = components['schemas']['ThinkWatchInput'];
export type ThinkWatchOutput = components['schemas']['ThinkWatchOutput'];
export type ThinkingTarget = components['schemas']['ThinkingTarget'];
export type ThoughtCritiquedFact = components['schemas']['ThoughtCritiquedFact'];
export type ThoughtData = components['schemas']['ThoughtData'];
export type ThoughtDbUse = components['schemas']['ThoughtDbUse'];
export type ThoughtDbView = components['schemas']['ThoughtDbView'];
export type ThoughtEdgeId = components['schemas']['ThoughtEdgeId'];
export type ThoughtEdgeType = components['schemas']['ThoughtEdgeType'];
export type ThoughtGraph = components['schemas']['ThoughtGraph'];
export type ThoughtHit = components['schemas']['ThoughtHit'];
export type ThoughtInput = components['schemas']['ThoughtInput'];
export type ThoughtNode = components['schemas']['ThoughtNode'];
export type ThoughtNodeId = components['schemas']['ThoughtNodeId'];
export type ThoughtNodeType = components['schemas']['ThoughtNodeType'];
export type ThoughtNotFoundFacts = components['schemas']['ThoughtNotFoundFacts'];
export type ThoughtNumber = components['schemas']['ThoughtNumber'];
export type ThoughtOutput = components['schemas']['ThoughtOutput'];
export type ThoughtRecordedFact = components['schemas']['ThoughtRecordedFact'];
export type ThoughtRecordedRow = components['schemas']['ThoughtRecordedRow'];
export type ThoughtRef = components['schemas']['ThoughtRef'];
export type ThoughtStatus = components['schemas']['ThoughtStatus'];
export type Timeline = components['schemas']['Timeline'];
export type TimelineEvent = components['schemas']['TimelineEvent'];
export type Timestamp = components['schemas']['Timestamp'];
export type TimestampMs = components['schemas']['TimestampMs'];
export type TitleCell = components['schemas']['TitleCell'];
export type Tombstone = components['schemas']['Tombstone'];
export type TraceHydrateInput = components['schemas']['TraceHydrateInput'];
export type TraceHydrateOutput = components['schemas']['TraceHydrateOutput'];
export type TraceSeqMetaInvalidBranchFromThoughtWarningFacts = components['schemas']['TraceSeqMetaInvalidBranchFromThoughtWarningFacts'];
export type TraceSeqMetaInvalidBranchIdWarningFacts = components['schemas']['TraceSeqMetaInvalidBranchIdWarningFacts'];
export type TraceSeqMetaInvalidNextThoughtNeededWarningFacts = components['schemas']['TraceSeqMetaInvalidNextThoughtNeededWarningFacts'];
export type TraceSeqMetaInvalidRevisesThoughtWarningFacts = components['schemas']['TraceSeqMetaInvalidRevisesThoughtWarningFacts'];
export type TraceSeqMetaInvalidThoughtNumberWarningFacts = components['schemas']['TraceSeqMetaInvalidThoughtNumberWarningFacts'];
export type TraceSeqMetaInvalidTotalThoughtsWarningFacts = components['schemas']['TraceSeqMetaInvalidTotalThoughtsWarningFacts'];
export type TraceSeqMetaMissingThoughtNumberWarningFacts = components['schemas']['TraceSeqMetaMissingThoughtNumberWarningFacts'];
export type TraceSeqMetaRevisionMissingRevisesThoughtWarningFacts = components['schemas']['TraceSeqMetaRevisionMissingRevisesThoughtWarningFacts'];
export type TraceSeqMetaTotalThoughtsLtThoughtNumberWarningFacts = components['schemas']['TraceSeqMetaTotalThoughtsLtThoughtNumberWarningFacts'];
export type TraceSequentialStepInput = components['schemas']['TraceSequentialStepInput'];
export type TraceSequentialStepOutput = components['schemas']['TraceSequentialStepOutput'];
export type TraceStepInput = components['schemas']['TraceStepInput'];
export type TraceStepOutput = components['schemas']['TraceStepOutput'];
export type TraceValidateInput = components['schemas']['TraceValidateInput'];
export type TraceValidateOutput = components['schemas']['TraceValidateOutput'];
export type TranscriptEnd = components['schemas']['TranscriptEnd'];
export type TranscriptObservation = components['schemas']['TranscriptObservation'];
export type TranscriptPlace = components['schemas']['TranscriptPlace'];
export type TranscriptProject = components['schemas']['TranscriptProject'];
export type TranscriptRef = components['schemas']['TranscriptRef'];
export type TranscriptScan = components['schemas']['TranscriptScan'];
export type TranscriptsDigestInput = components['schemas']['TranscriptsDigestInput'];
export type TranscriptsDigestOutput = components['schemas']['TranscriptsDigestOutput'];
export type TranscriptsMaxFilesReachedWarningFacts = components['schemas']['TranscriptsMaxFilesReachedWarningFacts'];
export type TranscriptsOpenInput = components['schemas']['TranscriptsOpenInput'];
export type TranscriptsOpenOutput = components['schemas']['TranscriptsOpenOutput'];
export type TranscriptsRefNotExactWarningFacts = components['schemas']['TranscriptsRefNotExactWarningFacts'];
export type TranscriptsRootMissingWarningFacts = components['schemas']['TranscriptsRootMissingWarningFacts'];
export type TranscriptsScanTruncatedWarningFacts = components['schemas']['TranscriptsScanTruncatedWarningFacts'];
export type TranscriptsSearchInput = components['schemas']['TranscriptsSearchInput'];
export type TranscriptsSearchOutput = components['schemas']['TranscriptsSearchOutput'];
export type UnauthorizedFacts = components['schemas']['UnauthorizedFacts'];
export type UndoAppliedFact = components['schemas']['UndoAppliedFact'];
export type UndoAppliedRow = components['schemas']['UndoAppliedRow'];
export type UnknownIdFacts = components['schemas']['UnknownIdFacts'];
export type UnknownPathFacts = components['schemas']['UnknownPathFacts'];
export type UnknownToolFacts = components['schemas']['UnknownToolFacts'];
export type UnknownWorkspaceFacts = components['schemas']['UnknownWorkspaceFacts'];
export type UnsupportedContentTypeFacts = components['schemas']['UnsupportedContentTypeFacts'];
export type UserInputFact = components['schemas']['UserInputFact'];
export type UserInputRecord = components['schemas']['UserInputRecord'];
export type UserInputRow = components['schemas']['UserInputRow'];
export type ValuesClaimPatchAnswer = components['schemas']['ValuesClaimPatchAnswer'];
export type ValuesClaimPatchPrompt = components['schemas']['ValuesClaimPatchPrompt'];
export type ValuesPatch = components['schemas']['ValuesPatch'];
export type ValuesSetFact = components['schemas']['ValuesSetFact'];
export type ValuesSetInput = components['schemas']['ValuesSetInput'];
export type ValuesSetOutput = components['schemas']['ValuesSetOutput'];
export type ValuesSetRecord = components['schemas']['ValuesSetRecord'];
export type ValuesSetRow = components['schemas']['ValuesSetRow'];
export type ValuesShowInput = components['schemas']['ValuesShowInput'];
export type ValuesShowOutput = components['schemas']['ValuesShowOutput'];
export type Warning = components['schemas']['Warning'];
export type WhyClaimInput = components['schemas']['WhyClaimInput'];
export type WhyClaimOutput = components['schemas']['WhyClaimOutput'];
export type WhyEventInput = components['schemas']['WhyEventInput'];
export type WhyEventOutput = components['schemas']['WhyEventOutput'];
export type WhyFinding = components['schemas']['WhyFinding'];
export type WhyLastInput = components['schemas']['WhyLastInput'];
export type WhyLastOutput = components['schemas']['WhyLastOutput'];
export type WhyTarget = components['schemas']['WhyTarget'];
export type WhyTraceAnswer = components['schemas']['WhyTraceAnswer'];
export type WhyTraceFact = components['schemas']['WhyTraceFact'];
export type WhyTracePrompt = components['schemas']['WhyTracePrompt'];
export type WhyTraceRecord = components['schemas']['WhyTraceRecord'];
export type WhyTraceRow = components['schemas']['WhyTraceRow'];
export type WorkAtHand = components['schemas']['WorkAtHand'];
export type WorkflowAdvance = components['schemas']['WorkflowAdvance'];
export type WorkflowCandidate = components['schemas']['WorkflowCandidate'];
export type WorkflowCreateInput = components['schemas']['WorkflowCreateInput'];
export type WorkflowCreateOutput = components['schemas']['WorkflowCreateOutput'];
export type WorkflowCursor = components['schemas']['WorkflowCursor'];
export type WorkflowDeleteInput = components['schemas']['WorkflowDeleteInput'];
export type WorkflowDeleteOutput = components['schemas']['WorkflowDeleteOutput'];
export type WorkflowEdit = components['schemas']['WorkflowEdit'];
export type WorkflowEditInput = components['schemas']['WorkflowEditInput'];
export type WorkflowEditOutput = components['schemas']['WorkflowEditOutput'];
export type WorkflowEnableInput = components['schemas']['WorkflowEnableInput'];
export type WorkflowEnableOutput = components['schemas']['WorkflowEnableOutput'];
export type WorkflowId = components['schemas']['WorkflowId'];
export type WorkflowIr = components['schemas']['WorkflowIr'];
export type WorkflowListInput = components['schemas']['WorkflowListInput'];
export type WorkflowListOutput = components['schemas']['WorkflowListOutput'];
export type WorkflowOverride = components['schemas']['WorkflowOverride'];
export type WorkflowProgressAnswer = components['schemas']['WorkflowProgressAnswer'];
export type WorkflowProgressFact = components['schemas']['WorkflowProgressFact'];
export type WorkflowProgressPrompt = components['schemas']['WorkflowProgressPrompt'];
export type WorkflowProgressRecord = components['schemas']['WorkflowProgressRecord'];
export type WorkflowProgressRow = components['schemas']['WorkflowProgressRow'];
export type WorkflowProposal = components['schemas']['WorkflowProposal'];
export type WorkflowRemovedFact = components['schemas']['WorkflowRemovedFact'];
export type WorkflowRow = components['schemas']['WorkflowRow'];
export type WorkflowSavedFact = components['schemas']['WorkflowSavedFact'];
export type WorkflowShowInput = components['schemas']['WorkflowShowInput'];
export type WorkflowShowOutput = components['schemas']['WorkflowShowOutput'];
export type WorkflowSolidifiedFact = components['schemas']['WorkflowSolidifiedFact'];
export type WorkflowSolidifiedRecord = components['schemas']['WorkflowSolidifiedRecord'];
export type WorkflowSolidifiedRow = components['schemas']['WorkflowSolidifiedRow'];
export type WorkflowStep = components['schemas']['WorkflowStep'];
export type WorkflowStepPatch = components['schemas']['WorkflowStepPatch'];
export type WorkflowSuggestionFact = components['schemas']['WorkflowSuggestionFact'];
export type WorkflowSuggestionRecord = components['schemas']['WorkflowSuggestionRecord'];
export type WorkflowSuggestionRow = components['schemas']['WorkflowSuggestionRow'];
export type WorkflowTriggerFact = components['schemas']['WorkflowTriggerFact'];
export type WorkflowTriggerMode = components['schemas']['WorkflowTriggerMode'];
export type WorkflowTriggerRecord = components['schemas']['WorkflowTriggerRecord'];
export type WorkflowTriggerRow = components['schemas']['WorkflowTriggerRow'];
export type WorkspaceBrief = components['schemas']['WorkspaceBrief'];
export type WorkspaceCreatedFact = components['schemas']['WorkspaceCreatedFact'];
export type WorkspaceId = components['schemas']['WorkspaceId'];
export type WorkspaceListInput = components['schemas']['WorkspaceListInput'];
export type WorkspaceListOutput = components['schemas']['WorkspaceListOutput'];
export type WorkspaceLockedFacts = components['schemas']['WorkspaceLockedFacts'];
