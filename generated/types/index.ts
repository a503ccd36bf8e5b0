// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Who acts; kept for audit only. */
        AgentId: string;
        AlreadyDoneWarningFacts: {
            id: string;
        };
        Anchor: {
            aliases: components["schemas"]["AnchorId"][];
            created_at_ms: components["schemas"]["TimestampMs"];
            depends_on: components["schemas"]["AnchorId"][];
            description: string | null;
            id: components["schemas"]["AnchorId"];
            kind: components["schemas"]["AnchorKind"];
            parent_id: components["schemas"]["AnchorId"] | null;
            refs: string[];
            status: components["schemas"]["AnchorStatus"];
            title: string;
            updated_at_ms: components["schemas"]["TimestampMs"];
        };
        AnchorAliasResolvedWarningFacts: {
            alias: string;
            anchor: string;
        };
        AnchorCard: {
            branch: components["schemas"]["BranchName"];
            graph_doc: components["schemas"]["DocName"];
            id: components["schemas"]["GraphNodeId"];
            last_seq: components["schemas"]["Seq"];
            last_ts_ms: components["schemas"]["TimestampMs"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            status?: components["schemas"]["GraphStatus"];
            tags: components["schemas"]["GraphTag"][];
            text?: components["schemas"]["GraphText"];
            title?: components["schemas"]["GraphTitle"];
            type: components["schemas"]["CardType"];
        };
        /** @description A part of the project that has a name: a:core. */
        AnchorId: string;
        AnchorIssue: {
            anchor: components["schemas"]["AnchorId"];
            /** @enum {string} */
            code: "ALIAS_DANGLING" | "SELF_PARENT" | "UNKNOWN_PARENT" | "SELF_DEPENDS_ON" | "UNKNOWN_DEPENDS_ON" | "PARENT_CYCLE" | "ALIAS_COLLIDES_WITH_ANCHOR_ID" | "RELATION_USES_ALIAS" | "ORPHAN_ANCHOR";
            hint: string;
            message: string;
            /** @enum {string} */
            severity: "error" | "warning";
        };
        /** @enum {string} */
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
            depends_on: components["schemas"]["AnchorId"][];
            description: string | null;
            id: components["schemas"]["AnchorId"];
            kind: components["schemas"]["AnchorKind"];
            parent_id: components["schemas"]["AnchorId"] | null;
            refs: string[];
            status: components["schemas"]["AnchorStatus"];
            title: string;
        };
        AnchorSavedRow: components["schemas"]["Anchor"];
        AnchorsBootstrapInput: {
            anchors: {
                /** @description Added to those it has. */
                aliases?: string[];
                depends_on?: string[];
                description?: string;
                id: components["schemas"]["AnchorName"];
                kind: components["schemas"]["AnchorKind"];
                /** @description "" for none. */
                parent_id?: string;
                refs?: string[];
                status?: components["schemas"]["AnchorStatus"];
                title: string;
            }[];
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        AnchorsBootstrapOutput: {
            anchors: {
                created: boolean;
                id: components["schemas"]["AnchorId"];
            }[];
            count: number;
            created: number;
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
            anchors_count: number;
            /** @enum {string} */
            format: "mermaid" | "text";
            text: string;
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
            has_more: boolean;
            issues: components["schemas"]["AnchorIssue"][];
            truncated: boolean;
        };
        AnchorsListInput: {
            after?: components["schemas"]["AnchorName"];
            kind?: components["schemas"]["AnchorKind"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            status?: components["schemas"]["AnchorStatus"];
            /** @description Part of an id or title, in any case. */
            text?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        AnchorsListOutput: {
            anchors: components["schemas"]["Anchor"][];
            /** @description How many match in all. */
            count: number;
            has_more: boolean;
            next_after: components["schemas"]["AnchorId"] | null;
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
            from: components["schemas"]["AnchorName"][];
            into: components["schemas"]["AnchorName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        AnchorsMergeOutput: {
            anchor: components["schemas"]["Anchor"];
            from: components["schemas"]["AnchorId"][];
            into: components["schemas"]["AnchorId"];
            merged: components["schemas"]["AnchorId"][];
            note: components["schemas"]["RegistryNote"] | null;
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
            cards: components["schemas"]["AnchorCard"][];
            /** @description How many cards were found for this answer, before a budget cut them. */
            count: number;
            stats: components["schemas"]["AnchorStats"];
            tasks: components["schemas"]["AnchorTask"][];
            truncated: boolean;
        };
        AnchorsRenameInput: {
            from: components["schemas"]["AnchorName"];
            to: components["schemas"]["AnchorName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        AnchorsRenameOutput: {
            anchor: components["schemas"]["Anchor"];
            from: components["schemas"]["AnchorId"];
            note: components["schemas"]["RegistryNote"];
            to: components["schemas"]["AnchorId"];
        };
        AnchorStats: {
            /** @description Links to cards, counted up to 200. */
            links_count: number;
            links_has_more: boolean;
        };
        /** @enum {string} */
        AnchorStatus: "active" | "deprecated";
        AnchorTask: {
            last_ts_ms: components["schemas"]["TimestampMs"];
            status: string | null;
            task: components["schemas"]["EntityId"];
            title: string | null;
        };
        AnchorUnregisteredWarningFacts: {
            anchor: string;
        };
        AppliedLearning: {
            linked_existing: {
                claim_id: components["schemas"]["ClaimId"];
                local_id: string;
                scope: components["schemas"]["MindScope"];
            }[];
            retract_skipped: {
                detail: string;
                reason: string;
            }[];
            retracted: {
                claim_id: components["schemas"]["ClaimId"];
                scope: components["schemas"]["MindScope"];
            }[];
            skipped: {
                detail: string;
                /** @enum {string} */
                kind: "claim" | "edge";
                reason: string;
            }[];
            written: {
                claim_id: components["schemas"]["ClaimId"];
                local_id: string;
                scope: components["schemas"]["MindScope"];
            }[];
            written_edges: {
                edge_id: components["schemas"]["ThoughtEdgeId"];
                edge_type: components["schemas"]["ThoughtEdgeType"];
                from_id: components["schemas"]["ThoughtRef"];
                scope: components["schemas"]["MindScope"];
                to_id: components["schemas"]["ThoughtRef"];
            }[];
        };
        AppliedPatch: {
            linked_existing: {
                claim_id: components["schemas"]["ClaimId"];
                local_id: string;
                scope: components["schemas"]["MindScope"];
            }[];
            skipped: {
                detail: string;
                /** @enum {string} */
                kind: "claim" | "edge";
                reason: string;
            }[];
            written: {
                claim_id: components["schemas"]["ClaimId"];
                local_id: string;
                scope: components["schemas"]["MindScope"];
            }[];
            written_edges: {
                edge_id: components["schemas"]["ThoughtEdgeId"];
                edge_type: components["schemas"]["ThoughtEdgeType"];
                from_id: components["schemas"]["ThoughtRef"];
                scope: components["schemas"]["MindScope"];
                to_id: components["schemas"]["ThoughtRef"];
            }[];
        };
        Artifact: {
            command?: string;
            content?: string;
            diff?: string;
            exit_code?: number;
            external_uri?: string;
            /** @enum {string} */
            kind: "cmd_output" | "diff" | "url";
            meta?: {
                [key: string]: unknown;
            };
            stderr?: string;
            stdout?: string;
            url?: string;
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
        AutoAnswerToHandsAnswer: components["schemas"]["HandsReply"];
        BaseDiff: {
            changes: components["schemas"]["GraphChange"][];
            doc: components["schemas"]["DocName"];
            from: components["schemas"]["BranchName"];
            pagination: components["schemas"]["Pagination"];
            summary: {
                edges_changed: number;
                nodes_changed: number;
                removed: number;
            };
            to: components["schemas"]["BranchName"];
        };
        BaseIgnoredWarningFacts: {
            branch: string;
            from: string;
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
        /** @enum {string} */
        Benefit: "low" | "medium" | "high";
        Blocker: {
            /** @enum {string} */
            kind: "step" | "card";
            /** @description The path of a step, or a card. */
            ref: string;
            text: string;
        };
        Branch: {
            base_branch: components["schemas"]["BranchName"] | null;
            base_seq: components["schemas"]["Seq"] | null;
            created_at_ms: components["schemas"]["TimestampMs"];
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
            from?: components["schemas"]["BranchName"];
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
            name: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        BranchDeleteOutput: {
            /** @constant */
            deleted: true;
            name: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        BranchDepthExceededFacts: {
            depth: number;
            from: string;
        };
        BranchListInput: {
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
            branches: components["schemas"]["Branch"][];
            checkout: components["schemas"]["BranchName"] | null;
            next_after: components["schemas"]["BranchName"] | null;
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
            new: components["schemas"]["BranchName"];
            old: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        BranchRenameOutput: {
            current: components["schemas"]["BranchName"];
            previous: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
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
        BudgetReport: {
            max_chars: number;
            truncated: boolean;
            used_chars: number;
        };
        BudgetTruncatedWarningFacts: {
            max_chars: number;
        };
        CancelledFacts: Record<string, unknown>;
        Capsule: {
            next: {
                backup?: {
                    call?: components["schemas"]["Suggestion"];
                    first?: components["schemas"]["Suggestion"];
                    kind: string;
                    title: string;
                } | null;
                primary: {
                    call?: components["schemas"]["Suggestion"];
                    first?: components["schemas"]["Suggestion"];
                    kind: string;
                    title: string;
                } | null;
            };
            /** @enum {string} */
            type: "watch_capsule" | "think_pack_capsule" | "context_pack_capsule";
            version: number;
            where: {
                branch: components["schemas"]["BranchName"];
                docs?: {
                    graph: components["schemas"]["DocName"];
                    notes?: components["schemas"]["DocName"];
                    trace: components["schemas"]["DocName"];
                };
                lane?: string;
                step?: components["schemas"]["StepFocus"] | null;
                workspace: components["schemas"]["WorkspaceId"];
            };
            why: {
                signals: {
                    code: string;
                    message?: string;
                    /** @enum {string} */
                    severity: "critical" | "high" | "warning" | "info";
                }[];
            };
        };
        Card: {
            id: components["schemas"]["GraphNodeId"];
            last_seq: components["schemas"]["Seq"];
            last_ts_ms: components["schemas"]["TimestampMs"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            status?: components["schemas"]["GraphStatus"];
            tags: components["schemas"]["GraphTag"][];
            text?: components["schemas"]["GraphText"];
            title?: components["schemas"]["GraphTitle"];
            type: components["schemas"]["CardType"];
        };
        CardCommitted: {
            branch: components["schemas"]["BranchName"];
            card_id: components["schemas"]["GraphNodeId"];
            graph_applied: components["schemas"]["CardsApplied"];
            graph_doc: components["schemas"]["DocName"];
            graph_ref: string | null;
            inserted: boolean;
            last_seq: components["schemas"]["Seq"] | null;
            trace_doc: components["schemas"]["DocName"];
            trace_ref: string;
            trace_seq: components["schemas"]["Seq"];
        };
        /** @description An object {type, title, text, status, tags, meta, id}; JSON, `key: value` lines or plain text also do. */
        CardInput: {
            [key: string]: unknown;
        } | string;
        CardPage: {
            cards: components["schemas"]["PlacedCard"][];
            pagination: components["schemas"]["Pagination"];
            stats: components["schemas"]["CardStats"];
        };
        CardProblem: {
            /** @enum {string} */
            code: "EDGE_ENDPOINT_MISSING" | "EDGE_TO_ITSELF" | "EDGES_CONTRADICT" | "CARD_SAYS_NOTHING" | "CARD_STATUS_MISSING" | "CARD_VISIBILITY_UNCLEAR" | "CARD_MERGED_INTO_NOTHING";
            key: string;
            /** @enum {string} */
            kind: "card" | "edge";
            message: string;
        };
        CardsApplied: {
            edges_upserted: number;
            nodes_upserted: number;
        };
        CardSignals: {
            blockers: components["schemas"]["Card"][];
            decisions: components["schemas"]["Card"][];
            evidence: components["schemas"]["Card"][];
            stats: {
                blockers: number;
                decisions: number;
                evidence: number;
            };
        };
        CardStats: {
            by_type: {
                [key: string]: number;
            };
            cards: number;
        };
        CardTemplate: {
            id: string;
            meta: {
                [key: string]: unknown;
            };
            status: string;
            tags: string[];
            text: string;
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
                status: components["schemas"]["GraphStatus"];
                tags: components["schemas"]["GraphTag"][];
                text?: components["schemas"]["GraphText"];
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
        Checklist: {
            current: number;
            doc: string | null;
            steps: string[];
        };
        CheckoutInput: {
            ref: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        CheckoutOutput: {
            current: components["schemas"]["BranchName"];
            previous: components["schemas"]["BranchName"] | null;
            workspace: components["schemas"]["WorkspaceId"];
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
        /** @enum {string} */
        Checkpoint: "criteria" | "tests" | "security" | "perf" | "docs";
        CheckpointDecideAnswer: components["schemas"]["CheckpointVerdict"];
        /** @enum {string} */
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
        CheckpointsNotConfirmedFacts: {
            missing: string;
            path: string;
            step_id: string;
            task: string;
        };
        CheckpointVerdict: {
            checkpoint_kind: components["schemas"]["CheckpointKind"];
            confidence: components["schemas"]["Confidence"];
            /** @description Why. */
            notes: string;
            /** @description A stretch of work ends here. */
            should_checkpoint: boolean;
            /** @description The stretch may show a preference worth keeping. */
            should_mine_preferences: boolean;
            /** @description The stretch may hold a workflow worth keeping. */
            should_mine_workflow: boolean;
        };
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
            /** @description One statement that stands by itself. */
            text: string;
            valid_from: string | null;
            valid_to: string | null;
            visibility: components["schemas"]["ClaimVisibility"];
        };
        /** @description A claim of the Thought DB. */
        ClaimId: string;
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
        ClaimPatch: {
            claims: components["schemas"]["ClaimDraft"][];
            edges: components["schemas"]["EdgeDraft"][];
            /** @description What was left out, and why. */
            notes: string;
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
            tags: string[];
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
            valid_from: components["schemas"]["Timestamp"] | null;
            valid_to: components["schemas"]["Timestamp"] | null;
            visibility: components["schemas"]["ClaimVisibility"];
        };
        /** @enum {string} */
        ClaimType: "fact" | "preference" | "assumption" | "goal";
        /**
         * @description A label; it hides nothing from the Mind.
         * @enum {string}
         */
        ClaimVisibility: "private" | "project" | "global";
        CommitInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description The text of the note. */
            artifact: string;
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
            branch: components["schemas"]["BranchName"];
            commits: components["schemas"]["CommitRecord"][];
            docs: components["schemas"]["DocName"][];
        };
        CommitRecord: {
            artifact: string;
            branch: components["schemas"]["BranchName"];
            doc: components["schemas"]["DocName"];
            format: string | null;
            message: string | null;
            meta: {
                [key: string]: unknown;
            } | null;
            seq: components["schemas"]["Seq"];
            ts: components["schemas"]["Timestamp"];
            ts_ms: components["schemas"]["TimestampMs"];
        };
        CompiledValues: {
            decision_procedure: {
                /** @description The same as a flowchart TD. */
                mermaid: string;
                /** @description How to decide by these values. */
                summary: string;
            };
            /** @description The values in 5 to 12 short sentences. */
            values_summary: string[];
            /** @enum {string} */
            version: "v1";
        };
        CompileValuesAnswer: components["schemas"]["CompiledValues"];
        /** @description How sure: 0 is a guess, 1 is certain. */
        Confidence: number;
        /** @description "gate" (criteria and tests), "all", or each checkpoint with true, false or {confirmed}. */
        Confirmations: ("gate" | "all") | {
            criteria?: boolean | {
                confirmed: boolean;
            };
            docs?: boolean | {
                confirmed: boolean;
            };
            perf?: boolean | {
                confirmed: boolean;
            };
            security?: boolean | {
                confirmed: boolean;
            };
            tests?: boolean | {
                confirmed: boolean;
            };
        };
        Conflict: {
            base: (components["schemas"]["GraphNode"] | components["schemas"]["GraphEdge"]) | null;
            conflict_id: components["schemas"]["ConflictId"];
            created_at_ms: components["schemas"]["TimestampMs"];
            doc: components["schemas"]["DocName"];
            from: components["schemas"]["BranchName"];
            into: components["schemas"]["BranchName"];
            /** @description The id of a node, or from|rel|to of an edge. */
            key: string;
            /** @enum {string} */
            kind: "node" | "edge";
            ours: (components["schemas"]["GraphNode"] | components["schemas"]["GraphEdge"]) | null;
            resolved_at_ms?: components["schemas"]["TimestampMs"];
            status: components["schemas"]["ConflictStatus"];
            theirs: (components["schemas"]["GraphNode"] | components["schemas"]["GraphEdge"]) | null;
        };
        ConflictFacts: {
            fix: string;
            id?: string;
            kind?: string;
            problem: string;
        };
        ConflictHead: {
            conflict_id: components["schemas"]["ConflictId"];
            created_at_ms: components["schemas"]["TimestampMs"];
            created_seq: components["schemas"]["Seq"];
            /** @description The id of a node, or from|rel|to of an edge. */
            key: string;
            /** @enum {string} */
            kind: "node" | "edge";
            status: components["schemas"]["ConflictStatus"];
        };
        ConflictId: string;
        /**
         * @description superseded: a later merge found this key in another state.
         * @enum {string}
         */
        ConflictStatus: "open" | "resolved" | "superseded";
        ContextEmptyForTargetWarningFacts: {
            checkout: string;
            target: string;
        };
        ContextHealth: {
            issues: components["schemas"]["LintIssue"][];
            stats: {
                [key: string]: number;
            };
            /** @enum {string} */
            status: "ok" | "warn";
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
            ref?: components["schemas"]["BranchName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            target?: components["schemas"]["TargetRef"];
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
            bytes: number;
            out_file: string;
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
            ref?: components["schemas"]["BranchName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            target?: components["schemas"]["TargetRef"];
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
            branch: components["schemas"]["BranchName"];
            bridge?: {
                checkout: components["schemas"]["BranchName"];
                docs: {
                    graph: components["schemas"]["DocName"];
                    notes: components["schemas"]["DocName"];
                    trace: components["schemas"]["DocName"];
                };
                has: {
                    cards: boolean;
                    notes: boolean;
                    trace: boolean;
                };
            };
            capsule: components["schemas"]["Capsule"];
            cards: components["schemas"]["Card"][];
            docs: {
                graph: components["schemas"]["DocName"];
                notes: components["schemas"]["DocName"];
                trace: components["schemas"]["DocName"];
            };
            engine: components["schemas"]["EngineBlock"] | null;
            lane_summary?: components["schemas"]["LaneSummary"];
            notes: components["schemas"]["EntrySlice"];
            requested: {
                ref: components["schemas"]["BranchName"] | null;
                target: components["schemas"]["EntityId"] | null;
            };
            signals: components["schemas"]["CardSignals"];
            stats: components["schemas"]["CardStats"];
            step_focus: components["schemas"]["StepFocus"] | null;
            trace: components["schemas"]["EntrySlice"];
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
        DecideNextAnswer: components["schemas"]["NextMove"];
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
            /** @enum {string} */
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
        Defaults: {
            branch: components["schemas"]["BranchName"];
            docs: {
                graph: components["schemas"]["DocName"];
                notes: components["schemas"]["DocName"];
                trace: components["schemas"]["DocName"];
            };
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
        Degradation: {
            truncated_fields: string[];
        };
        DiagnosticsInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            plan?: components["schemas"]["PlanId"];
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        DiagnosticsOutput: {
            checkout: components["schemas"]["BranchName"] | null;
            context_health: components["schemas"]["ContextHealth"];
            focus: components["schemas"]["EntityId"] | null;
            golden_path: components["schemas"]["GoldenPath"];
            target: {
                id: components["schemas"]["EntityId"];
                /** @enum {string} */
                kind: "plan" | "task";
                reasoning_ref: components["schemas"]["ReasoningRef"];
            } | null;
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
            from: components["schemas"]["BranchName"];
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            to: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        DiffOutput: {
            doc: components["schemas"]["DocName"];
            entries: components["schemas"]["Entry"][];
            from: components["schemas"]["BranchName"];
            pagination: components["schemas"]["Pagination"];
            to: components["schemas"]["BranchName"];
            truncated: boolean;
        };
        DiffSummary: {
            edge_fields_changed: number;
            edges_changed: number;
            node_fields_changed: number;
            nodes_changed: number;
        };
        /** @description A document: letters, digits, and . _ - after the first character. */
        DocName: string;
        DocsListInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            ref?: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        DocsListOutput: {
            branch: components["schemas"]["BranchName"];
            count: number;
            docs: {
                branch: components["schemas"]["BranchName"];
                created_at_ms: components["schemas"]["TimestampMs"];
                doc: components["schemas"]["DocName"];
                inherited: boolean;
                /** @enum {string} */
                kind: "notes" | "trace" | "graph";
                updated_at_ms: components["schemas"]["TimestampMs"];
            }[];
            ref: string;
            truncated: boolean;
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
        EdgeDraft: {
            confidence: components["schemas"]["Confidence"];
            edge_type: components["schemas"]["ThoughtEdgeType"];
            /** @description A local_id of this answer, or the id of a standing claim. */
            from_claim_id: string;
            /** @description Why the two belong together. */
            notes: string;
            /** @description Evidence records that back it; only ids from the allowed list count. */
            source_event_ids: string[];
            /** @description A local_id of this answer, or the id of a standing claim. */
            to_claim_id: string;
        };
        EdgeKey: {
            from: components["schemas"]["GraphNodeId"];
            rel: components["schemas"]["GraphRel"];
            to: components["schemas"]["GraphNodeId"];
        };
        EditWorkflowAnswer: components["schemas"]["WorkflowEdit"];
        EngineAction: {
            calls: components["schemas"]["Suggestion"][];
            kind: string;
            /** @enum {string} */
            priority: "high" | "medium" | "low";
            refs: {
                id: string;
                /** @enum {string} */
                kind: "card";
            }[];
            title: string;
            why: string;
        };
        EngineBlock: {
            actions: components["schemas"]["EngineAction"][];
            actions_total: number;
            /** @enum {string} */
            mode?: "step_aware";
            signals: components["schemas"]["EngineSignal"][];
            signals_total: number;
            step_tag?: string;
            truncated: boolean;
            version: string;
        };
        EngineSignal: {
            code: string;
            message: string;
            refs: {
                id: string;
                /** @enum {string} */
                kind: "card";
            }[];
            /** @enum {string} */
            severity: "critical" | "high" | "warning" | "info";
        };
        EntityBrief: {
            domain: string | null;
            id: components["schemas"]["EntityId"];
            /** @enum {string} */
            kind: "plan" | "task";
            /** @description The number in its id; cursors count by it. */
            number: number;
            parent: components["schemas"]["PlanId"] | null;
            plan_progress: string | null;
            priority: components["schemas"]["Priority"] | null;
            qualified_id: string;
            revision: components["schemas"]["Revision"];
            status: components["schemas"]["TaskStatus"];
            steps: components["schemas"]["StepCounts"] | null;
            tags: string[];
            title: string;
            updated_at_ms: components["schemas"]["TimestampMs"];
        };
        /** @description A plan or task: PLAN-001, TASK-001. */
        EntityId: string;
        Entry: components["schemas"]["NoteEntry"] | components["schemas"]["EventEntry"];
        EntrySlice: {
            entries: components["schemas"]["Entry"][];
            pagination: components["schemas"]["Pagination"];
            sequential?: components["schemas"]["SequentialGraph"] | null;
        };
        Envelope: {
            context: {
                [key: string]: unknown;
            };
            error: components["schemas"]["ErrorBody"] | null;
            intent: string;
            result: {
                [key: string]: unknown;
            } | null;
            success: boolean;
            suggestions: components["schemas"]["Suggestion"][];
            timestamp: components["schemas"]["Timestamp"];
            warnings: components["schemas"]["Warning"][];
        };
        ErrorBody: {
            code: string;
            hints?: components["schemas"]["Hint"][];
            message: string;
            recovery?: string;
        };
        EventEntry: {
            branch: components["schemas"]["BranchName"];
            doc: components["schemas"]["DocName"];
            event_id: string;
            event_type: string;
            /** @constant */
            kind: "event";
            path: string | null;
            payload?: {
                [key: string]: unknown;
            };
            seq: components["schemas"]["Seq"];
            task_id: string | null;
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
        EvidenceEventRef: {
            event_id: components["schemas"]["EvidenceEventId"];
            /** @constant */
            kind: "evidence_event";
        };
        EvidenceItem: {
            actions: {
                /** @description The command, the file, or what was done. */
                detail: string;
                /** @enum {string} */
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
        EvidenceRecord: {
            actions: {
                /** @description The command, the file, or what was done. */
                detail: string;
                /** @enum {string} */
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
            target: components["schemas"]["TargetRef"];
            /**
             * @description How many at most (50); 0 leaves them out.
             * @default 50
             */
            trace_limit: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        ExportOutput: {
            notes: components["schemas"]["EntrySlice"];
            reasoning_ref: components["schemas"]["ReasoningRef"];
            target: {
                description: string | null;
                id: components["schemas"]["EntityId"];
                /** @enum {string} */
                kind: "plan" | "task";
                qualified_id: string;
                revision: number;
                status: string;
                title: string;
            };
            trace: components["schemas"]["EntrySlice"];
            truncated: boolean;
        };
        ExtractEvidenceAnswer: components["schemas"]["EvidenceItem"];
        FirstOpen: {
            blocked: boolean;
            criteria_confirmed: boolean;
            docs_confirmed: boolean;
            path: components["schemas"]["StepPath"];
            perf_confirmed: boolean;
            proof_docs_mode: components["schemas"]["ProofMode"];
            proof_docs_present: boolean;
            proof_perf_mode: components["schemas"]["ProofMode"];
            proof_perf_present: boolean;
            proof_security_mode: components["schemas"]["ProofMode"];
            proof_security_present: boolean;
            proof_tests_mode: components["schemas"]["ProofMode"];
            proof_tests_present: boolean;
            require_docs: boolean;
            require_perf: boolean;
            require_security: boolean;
            security_confirmed: boolean;
            step_id: components["schemas"]["StepId"];
            tests_confirmed: boolean;
            title: string;
        };
        /** @description First thoughts: cards as frame, hypothesis, test, evidence, decision; the rest as think_pipeline takes it. */
        FirstThoughts: {
            decision?: components["schemas"]["CardInput"];
            evidence?: components["schemas"]["CardInput"];
            frame?: components["schemas"]["CardInput"];
            hypothesis?: components["schemas"]["CardInput"];
            /** @default false */
            note_decision: boolean;
            /** @description What the text is written in: text, markdown, … */
            note_format?: string;
            /** @default Decision */
            note_title: string;
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
        FoundConflict: {
            base: (components["schemas"]["GraphNode"] | components["schemas"]["GraphEdge"]) | null;
            conflict_id: components["schemas"]["ConflictId"];
            /** @description The id of a node, or from|rel|to of an edge. */
            key: string;
            /** @enum {string} */
            kind: "node" | "edge";
            ours: (components["schemas"]["GraphNode"] | components["schemas"]["GraphEdge"]) | null;
            /** @enum {string} */
            status: "open" | "preview";
            theirs: (components["schemas"]["GraphNode"] | components["schemas"]["GraphEdge"]) | null;
        };
        Frontier: {
            hypotheses: components["schemas"]["Card"][];
            questions: components["schemas"]["Card"][];
            subgoals: components["schemas"]["Card"][];
            tests: components["schemas"]["Card"][];
        };
        GatedStep: {
            blockers?: string[];
            success_criteria: string[];
            tests: string[];
            /** @description A short name; blanks around it are dropped. */
            title: string;
        };
        GoldenPath: {
            purpose: string;
            tool: string;
        }[];
        GraphApplied: {
            edges_deleted: number;
            edges_upserted: number;
            nodes_deleted: number;
            nodes_upserted: number;
        };
        GraphApplyInput: {
            branch?: components["schemas"]["BranchName"];
            doc?: components["schemas"]["DocName"];
            ops: components["schemas"]["GraphOp"][];
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        GraphApplyOutput: {
            applied: components["schemas"]["GraphApplied"];
            branch: components["schemas"]["BranchName"];
            doc: components["schemas"]["DocName"];
            last_seq: components["schemas"]["Seq"];
            last_ts_ms: components["schemas"]["TimestampMs"];
        };
        GraphChange: {
            id: components["schemas"]["GraphNodeId"];
            /** @constant */
            kind: "node";
            to: components["schemas"]["GraphNode"];
        } | {
            key: components["schemas"]["EdgeKey"];
            /** @constant */
            kind: "edge";
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
            applied: boolean;
            conflict_id: components["schemas"]["ConflictId"];
            /** @constant */
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
            conflicts: components["schemas"]["ConflictHead"][];
            doc: components["schemas"]["DocName"];
            into: components["schemas"]["BranchName"];
            pagination: components["schemas"]["Pagination"];
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
            from: components["schemas"]["BranchName"];
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            to: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        GraphDiffOutput: {
            changes: components["schemas"]["GraphChange"][];
            doc: components["schemas"]["DocName"];
            from: components["schemas"]["BranchName"];
            pagination: components["schemas"]["Pagination"];
            to: components["schemas"]["BranchName"];
            truncated: boolean;
        };
        GraphDiffUnavailableWarningFacts: {
            branch: string;
        };
        GraphEdge: {
            deleted: boolean;
            from: components["schemas"]["GraphNodeId"];
            last_seq: components["schemas"]["Seq"];
            last_ts_ms: components["schemas"]["TimestampMs"];
            merged_from?: components["schemas"]["MergedFrom"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            rel: components["schemas"]["GraphRel"];
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
        GraphError: {
            /** @constant */
            code: "EDGE_ENDPOINT_MISSING";
            /** @description The id of a node, or from|rel|to of an edge. */
            key: string;
            /** @constant */
            kind: "edge";
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
            from: components["schemas"]["BranchName"];
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
            conflict_ids: components["schemas"]["ConflictId"][];
            conflicts: components["schemas"]["FoundConflict"][];
            /** @description Conflicts that were not known before. */
            conflicts_created: number;
            diff_summary: components["schemas"]["DiffSummary"];
            doc: components["schemas"]["DocName"];
            from: components["schemas"]["BranchName"];
            into: components["schemas"]["BranchName"];
            merged: number;
            pagination: components["schemas"]["Pagination"];
            skipped: number;
        };
        GraphNode: {
            deleted: boolean;
            id: components["schemas"]["GraphNodeId"];
            last_seq: components["schemas"]["Seq"];
            last_ts_ms: components["schemas"]["TimestampMs"];
            merged_from?: components["schemas"]["MergedFrom"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            status?: components["schemas"]["GraphStatus"];
            tags: components["schemas"]["GraphTag"][];
            text?: components["schemas"]["GraphText"];
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
            status?: components["schemas"]["GraphStatus"];
            tags?: components["schemas"]["GraphTag"][];
            text?: components["schemas"]["GraphText"];
            title?: components["schemas"]["GraphTitle"];
            type: components["schemas"]["GraphType"];
        };
        GraphNodeWrittenRow: components["schemas"]["GraphStamp"];
        GraphOp: {
            id: components["schemas"]["GraphNodeId"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @constant */
            op: "node_upsert";
            status?: components["schemas"]["GraphStatus"];
            tags?: components["schemas"]["GraphTag"][];
            text?: components["schemas"]["GraphText"];
            title?: components["schemas"]["GraphTitle"];
            type: components["schemas"]["GraphType"];
        } | {
            id: components["schemas"]["GraphNodeId"];
            /** @constant */
            op: "node_delete";
        } | {
            from: components["schemas"]["GraphNodeId"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @constant */
            op: "edge_upsert";
            rel: components["schemas"]["GraphRel"];
            to: components["schemas"]["GraphNodeId"];
        } | {
            from: components["schemas"]["GraphNodeId"];
            /** @constant */
            op: "edge_delete";
            rel: components["schemas"]["GraphRel"];
            to: components["schemas"]["GraphNodeId"];
        };
        GraphQueryInput: {
            branch?: components["schemas"]["BranchName"];
            /** @description next_cursor of the page before. */
            cursor?: number;
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
            /** @default true */
            include_edges: boolean;
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            status?: components["schemas"]["GraphStatus"];
            /** @description All of these tags. */
            tags_all?: components["schemas"]["GraphTag"][];
            /** @description At least one of these tags. */
            tags_any?: components["schemas"]["GraphTag"][];
            target?: components["schemas"]["TargetRef"];
            /** @description Part of the title or text, in any case. */
            text?: string;
            /** @description Any of these types. */
            types?: components["schemas"]["GraphType"][];
            workspace: components["schemas"]["WorkspaceId"];
        };
        GraphQueryOutput: {
            branch: components["schemas"]["BranchName"];
            doc: components["schemas"]["DocName"];
            edges: components["schemas"]["GraphEdge"][];
            nodes: components["schemas"]["GraphNode"][];
            pagination: components["schemas"]["Pagination"];
            truncated: boolean;
        };
        /** @description How an edge relates: free, no | and no control characters. */
        GraphRel: string;
        GraphStamp: {
            last_seq: components["schemas"]["Seq"];
            last_ts_ms: components["schemas"]["TimestampMs"];
        };
        /** @description Free; compared exactly. */
        GraphStatus: string;
        /** @description A tag; kept trimmed and in lower case. */
        GraphTag: string;
        GraphText: string;
        GraphTitle: string;
        /** @description What kind of node it is: free, no control characters. */
        GraphType: string;
        GraphValidateInput: {
            branch?: components["schemas"]["BranchName"];
            doc?: components["schemas"]["DocName"];
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many at most (50).
             * @default 50
             */
            max_errors: number;
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        GraphValidateOutput: {
            branch: components["schemas"]["BranchName"];
            doc: components["schemas"]["DocName"];
            errors: components["schemas"]["GraphError"][];
            ok: boolean;
            stats: {
                edges: number;
                nodes: number;
            };
            truncated?: boolean;
        };
        Handoff: {
            done: string[];
            remaining: string[];
            risks: string[];
            totals: {
                done: number;
                remaining: number;
                risks: number;
            };
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
        /** @enum {string} */
        HandsProvider: "codex" | "cli";
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
        /** @description The conversation of Hands; empty when there is none yet, or none at all. */
        HandsThreadId: string;
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
            workspace?: components["schemas"]["WorkspaceId"];
        };
        HelpOutput: {
            text: string;
            truncated?: boolean;
        };
        Hint: {
            expected: string;
            field: string;
            /** @enum {string} */
            kind: "missing_required" | "unknown_field" | "type" | "choose_one" | "length" | "range" | "pattern" | "conflict" | "other";
        };
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
            sync: {
                ok: boolean;
                /** @description One for each enabled binding. */
                results: components["schemas"]["HostSyncResult"][];
            };
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
        };
        HostSyncResult: {
            /** @description Files written. */
            files_n: number;
            host: string;
            /** @description Links that stand after the sync. */
            links_n: number;
            /** @description What could not be done, and why. */
            notes: string[];
            ok: boolean;
            /** @description Stale files and links removed. */
            removed_n: number;
            workspace_root: string;
        };
        InitInput: {
            workspace: components["schemas"]["WorkspaceId"];
        };
        InitOutput: {
            checkout: components["schemas"]["BranchName"];
            defaults: components["schemas"]["Defaults"];
            schema_version: number;
            storage_dir: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        InternalErrorFacts: {
            detail: string;
            operation: string;
        };
        InternalFacts: {
            detail: string;
            reference: string;
            tool: string;
        };
        InvalidInputFacts: {
            fix: string;
            hints?: components["schemas"]["Hint"][];
            problem: string;
            tool?: string;
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
        Job: {
            anchor: string | null;
            claim_expires_at_ms: components["schemas"]["TimestampMs"] | null;
            completed_at_ms: components["schemas"]["TimestampMs"] | null;
            created_at_ms: components["schemas"]["TimestampMs"];
            job_id: components["schemas"]["JobId"];
            kind: string;
            priority: components["schemas"]["JobPriority"];
            revision: number;
            runner: string | null;
            status: components["schemas"]["JobStatus"];
            summary: string | null;
            task: components["schemas"]["EntityId"] | null;
            title: string;
            updated_at_ms: components["schemas"]["TimestampMs"];
        };
        JobCanceledFact: {
            job_id: components["schemas"]["JobId"];
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
        JobChange: {
            event: components["schemas"]["JobEvent"];
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
        JobEvent: {
            job_id: components["schemas"]["JobId"];
            kind: string;
            message: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            percent: number | null;
            /** @description JOB-001@<seq>, as open takes it. */
            ref: string;
            refs: string[];
            seq: components["schemas"]["Seq"];
            ts_ms: components["schemas"]["TimestampMs"];
        };
        JobHeartbeatRenewedFact: {
            claim_expires_at_ms: components["schemas"]["TimestampMs"];
            event_seq: components["schemas"]["Seq"];
            job_id: components["schemas"]["JobId"];
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
            message: string;
            /** @description What it rests on: ids, links, "CMD: …", "LINK: …". */
            refs: string[];
            with_proof: boolean;
        };
        JobMessagedRow: components["schemas"]["JobChange"];
        /** @enum {string} */
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
        /** @enum {string} */
        JobStatus: "QUEUED" | "RUNNING" | "DONE" | "FAILED" | "CANCELED";
        LaneSummary: {
            lanes: {
                cards: number;
                drafts: number;
                lane: string;
                open: number;
                pinned: number;
                top: components["schemas"]["GraphNodeId"][];
            }[];
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
        LearnPatch: {
            min_confidence: components["schemas"]["Confidence"];
            /** @description Why. */
            notes: string;
            patch: components["schemas"]["ClaimPatch"];
            retract: components["schemas"]["RetractDraft"][];
            /** @description The patch is better than what stands. */
            should_apply: boolean;
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
        LearnUpdateAnswer: components["schemas"]["LearnPatch"];
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
        LintIssue: {
            code: string;
            message: string;
            recovery: string;
            /** @enum {string} */
            severity: "error" | "warning" | "info";
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
        LogOutput: {
            branch: components["schemas"]["BranchName"];
            commits: components["schemas"]["CommitRecord"][];
            doc: components["schemas"]["DocName"];
            head_seq: components["schemas"]["Seq"] | null;
            pagination: components["schemas"]["Pagination"];
            ref: string;
            truncated: boolean;
        };
        LoopBreakAnswer: components["schemas"]["LoopExit"];
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
        LoopExit: {
            /** @enum {string} */
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
        /** @enum {string} */
        LoopPattern: "aaa" | "abab";
        MacroAnchorNoteInput: {
            /** @description Added to those it has. */
            aliases?: string[];
            anchor: components["schemas"]["AnchorName"];
            /**
             * @default note
             * @enum {string}
             */
            card_type: "frame" | "hypothesis" | "question" | "test" | "evidence" | "decision" | "note" | "update";
            content: string;
            depends_on?: string[];
            description?: string;
            kind?: components["schemas"]["AnchorKind"];
            /** @description "" for none. */
            parent_id?: string;
            /** @default false */
            pin: boolean;
            refs?: string[];
            status?: components["schemas"]["AnchorStatus"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            target?: components["schemas"]["TargetRef"];
            title?: string;
            /** @enum {string} */
            visibility?: "draft" | "canon";
            workspace: components["schemas"]["WorkspaceId"];
        };
        MacroAnchorNoteOutput: {
            anchor: components["schemas"]["Anchor"];
            created: boolean;
            note: components["schemas"]["CardCommitted"];
            scope: {
                branch: components["schemas"]["BranchName"];
                graph_doc: components["schemas"]["DocName"];
                step: components["schemas"]["StepFocus"] | null;
                target: components["schemas"]["EntityId"] | null;
                trace_doc: components["schemas"]["DocName"];
            };
        };
        MacroBranchNoteInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description The text of the note. */
            content?: string;
            /**
             * @description A document (notes).
             * @default notes
             */
            doc: string;
            /** @description What the text is written in: text, markdown, … */
            format?: string;
            from?: components["schemas"]["BranchName"];
            /** @description The template's goal line. */
            goal?: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            name?: components["schemas"]["BranchName"];
            /**
             * @description A skeleton instead of content.
             * @enum {string}
             */
            template?: "initiative" | "decision";
            title?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        MacroBranchNoteOutput: {
            branch: {
                base_branch: components["schemas"]["BranchName"] | null;
                base_seq: components["schemas"]["Seq"] | null;
                created: boolean;
                name: components["schemas"]["BranchName"];
            };
            checkout: {
                current: components["schemas"]["BranchName"];
                previous: components["schemas"]["BranchName"] | null;
            };
            note: components["schemas"]["NoteEntry"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        /** @description An evidence record; empty when there is none. */
        MaybeEventId: string;
        Memory: {
            cards: components["schemas"]["CardPage"];
            notes: components["schemas"]["EntrySlice"];
            trace: components["schemas"]["EntrySlice"];
        };
        /** @enum {string} */
        MemoryKind: "snapshot" | "workflow" | "claim" | "node";
        MergedFrom: {
            branch: components["schemas"]["BranchName"] | null;
            seq: components["schemas"]["Seq"];
        };
        MergeInput: {
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
            from: components["schemas"]["BranchName"];
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
        MergeNotSupportedFacts: {
            because: string;
            from: string;
            into: string;
        };
        MergeOutput: {
            doc: components["schemas"]["DocName"];
            from: components["schemas"]["BranchName"];
            into: components["schemas"]["BranchName"];
            merged: number;
            pagination: components["schemas"]["Pagination"];
            skipped: number;
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
        /**
         * @description Holds in this project, or everywhere.
         * @enum {string}
         */
        MindScope: "project" | "global";
        /** @enum {string} */
        MindState: "ok" | "error" | "skipped";
        MineClaimsAnswer: components["schemas"]["ClaimPatch"];
        MinedPreferences: {
            /** @description What was left out, and why. */
            notes: string;
            suggestions: components["schemas"]["PreferenceDraft"][];
        };
        MinePreferencesAnswer: components["schemas"]["MinedPreferences"];
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
        NextMove: {
            /** @description The question for the user; empty unless next_action is ask_user. */
            ask_user_question: string;
            confidence: components["schemas"]["Confidence"];
            learn_suggested: components["schemas"]["LearnSuggestion"][];
            /** @enum {string} */
            next_action: "send_to_hands" | "ask_user" | "stop";
            /** @description The next instruction for Hands; empty unless next_action is send_to_hands. */
            next_hands_input: string;
            /** @description Why. */
            notes: string;
            status: components["schemas"]["RunStatus"];
            update_project_overlay: {
                set_testless_strategy: components["schemas"]["TestlessStrategy"] | null;
            };
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
            tags: string[];
            text: string;
            thread_id: components["schemas"]["HandsThreadId"];
            title: string;
            ts: string;
            visibility: components["schemas"]["ClaimVisibility"];
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
            title?: string;
        };
        NoteAddedRow: components["schemas"]["NoteEntry"];
        NoteEntry: {
            agent_id?: components["schemas"]["AgentId"];
            branch: components["schemas"]["BranchName"];
            content: string;
            doc: components["schemas"]["DocName"];
            /** @description What the text is written in: text, markdown, … */
            format?: string;
            /** @constant */
            kind: "note";
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            seq: components["schemas"]["Seq"];
            source_event_id?: string;
            title?: string;
            ts: components["schemas"]["Timestamp"];
            ts_ms: components["schemas"]["TimestampMs"];
        };
        NoteIgnoredWarningFacts: {
            because: string;
        };
        NotesCommitInput: {
            agent_id?: components["schemas"]["AgentId"];
            branch?: components["schemas"]["BranchName"];
            /** @description The text of the note. */
            content: string;
            doc?: components["schemas"]["DocName"];
            /** @description What the text is written in: text, markdown, … */
            format?: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            target?: components["schemas"]["TargetRef"];
            title?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        NotesCommitOutput: {
            entry: components["schemas"]["NoteEntry"];
        };
        /** @description The empty object: there was nothing to record. */
        Nothing: Record<string, unknown>;
        NotInitializedFacts: {
            workspace: string;
        };
        Opened: components["schemas"]["OpenedEntry"] | components["schemas"]["OpenedCard"] | components["schemas"]["OpenedTask"] | components["schemas"]["OpenedJob"] | components["schemas"]["OpenedJobEvent"] | components["schemas"]["OpenedRunner"] | components["schemas"]["OpenedAnchor"];
        OpenedAnchor: {
            anchor: {
                aliases: components["schemas"]["AnchorId"][];
                created_at_ms: components["schemas"]["TimestampMs"];
                depends_on: components["schemas"]["AnchorId"][];
                description: string | null;
                id: components["schemas"]["AnchorId"];
                kind: components["schemas"]["AnchorKind"];
                parent_id: components["schemas"]["AnchorId"] | null;
                refs: string[];
                registered: boolean;
                status: components["schemas"]["AnchorStatus"];
                title: string;
                updated_at_ms: components["schemas"]["TimestampMs"];
            };
            cards: components["schemas"]["AnchorCard"][];
            count: number;
            id: components["schemas"]["AnchorId"];
            /** @constant */
            kind: "anchor";
            stats: components["schemas"]["AnchorStats"];
            truncated: boolean;
        };
        OpenedCard: {
            card: {
                id: components["schemas"]["GraphNodeId"];
                /** @description Anything more, as an object. */
                meta?: {
                    [key: string]: unknown;
                };
                status: components["schemas"]["GraphStatus"] | null;
                tags: components["schemas"]["GraphTag"][];
                text?: components["schemas"]["GraphText"];
                title?: components["schemas"]["GraphTitle"];
                type: components["schemas"]["GraphType"];
            };
            edges: {
                blocks: components["schemas"]["GraphNodeId"][];
                supports: components["schemas"]["GraphNodeId"][];
            };
            head: {
                branch: components["schemas"]["BranchName"];
                doc: components["schemas"]["DocName"];
                seq: components["schemas"]["Seq"];
                ts: components["schemas"]["Timestamp"];
                ts_ms: components["schemas"]["TimestampMs"];
            };
            id: components["schemas"]["GraphNodeId"];
            /** @constant */
            kind: "card";
            truncated: boolean;
        };
        OpenedEntry: {
            entry: components["schemas"]["Entry"];
            /** @constant */
            kind: "doc_entry";
            ref: string;
            truncated: boolean;
        };
        OpenedJob: {
            events: components["schemas"]["JobEvent"][];
            has_more_events: boolean;
            id: components["schemas"]["JobId"];
            job: {
                anchor_id: string | null;
                claim_expires_at_ms: components["schemas"]["TimestampMs"] | null;
                completed_at_ms: components["schemas"]["TimestampMs"] | null;
                created_at_ms: components["schemas"]["TimestampMs"];
                id: components["schemas"]["JobId"];
                kind: string;
                priority: components["schemas"]["JobPriority"];
                revision: number;
                runner: string | null;
                status: components["schemas"]["JobStatus"];
                summary: string | null;
                task_id: components["schemas"]["EntityId"] | null;
                title: string;
                updated_at_ms: components["schemas"]["TimestampMs"];
            };
            /** @constant */
            kind: "job";
            prompt?: string;
            truncated: boolean;
        };
        OpenedJobEvent: {
            context: {
                events: components["schemas"]["JobEvent"][];
                has_more_events: boolean;
            };
            event: components["schemas"]["JobEvent"];
            job: {
                anchor_id: string | null;
                claim_expires_at_ms: components["schemas"]["TimestampMs"] | null;
                completed_at_ms: components["schemas"]["TimestampMs"] | null;
                created_at_ms: components["schemas"]["TimestampMs"];
                id: components["schemas"]["JobId"];
                kind: string;
                priority: components["schemas"]["JobPriority"];
                revision: number;
                runner: string | null;
                status: components["schemas"]["JobStatus"];
                summary: string | null;
                task_id: components["schemas"]["EntityId"] | null;
                title: string;
                updated_at_ms: components["schemas"]["TimestampMs"];
            };
            /** @constant */
            kind: "job_event";
            ref: string;
            truncated: boolean;
        };
        OpenedRunner: {
            id: string;
            /** @constant */
            kind: "runner";
            lease: components["schemas"]["RunnerLease"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            status: "offline" | "idle" | "live";
            truncated: boolean;
        };
        OpenedTask: {
            capsule: components["schemas"]["ResumeCapsule"];
            degradation: components["schemas"]["Degradation"];
            id: components["schemas"]["EntityId"];
            /** @enum {string} */
            kind: "plan" | "task";
            reasoning_ref: components["schemas"]["ReasoningRef"];
            step_focus: components["schemas"]["Step"] | null;
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            truncated: boolean;
        };
        OpenInput: {
            /** @description The reference: CARD-… or another card id, <doc>@<seq>, TASK-001, PLAN-001, JOB-001, JOB-001@<seq>, runner:<id>, a:core. */
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
        Operation: {
            after: {
                [key: string]: unknown;
            };
            before: {
                [key: string]: unknown;
            };
            intent: string;
            path: string | null;
            payload: {
                [key: string]: unknown;
            };
            seq: components["schemas"]["Seq"];
            task: components["schemas"]["EntityId"];
            ts: components["schemas"]["Timestamp"];
            ts_ms: components["schemas"]["TimestampMs"];
            undoable: boolean;
            undone: boolean;
        };
        OperationalDefaults: {
            /** @description Ask the user when unsure, rather than stop. */
            ask_when_uncertain: boolean;
            refactor_intent: components["schemas"]["RefactorIntent"];
        };
        Pagination: {
            count: number;
            cursor: components["schemas"]["Seq"] | null;
            has_more: boolean;
            limit: number;
            next_cursor: components["schemas"]["Seq"] | null;
        };
        PatchOp: {
            field: string;
            /** @enum {string} */
            op: "set" | "unset" | "append" | "remove";
            /** @description For set: the new value. For append and remove: an item, or a list of items. */
            value?: unknown;
        };
        /** @enum {string} */
        PipelineStage: "frame" | "hypothesis" | "test" | "evidence" | "decision";
        PlacedCard: {
            id: components["schemas"]["GraphNodeId"];
            last_seq: components["schemas"]["Seq"];
            last_ts_ms: components["schemas"]["TimestampMs"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /** @description Where the walk stands; cursors are places. */
            place: number;
            status?: components["schemas"]["GraphStatus"];
            tags: components["schemas"]["GraphTag"][];
            text?: components["schemas"]["GraphText"];
            title?: components["schemas"]["GraphTitle"];
            type: components["schemas"]["CardType"];
        };
        Plan: {
            checklist: components["schemas"]["Checklist"];
            completed_at_ms: components["schemas"]["TimestampMs"] | null;
            context: string | null;
            contract: string | null;
            contract_data: {
                [key: string]: unknown;
            } | null;
            contract_versions_count: number;
            created_at_ms: components["schemas"]["TimestampMs"];
            depends_on: components["schemas"]["EntityId"][];
            description: string | null;
            id: components["schemas"]["EntityId"];
            /** @constant */
            kind: "plan";
            /** @description current/total of the checklist. */
            plan_progress: string;
            priority: components["schemas"]["Priority"] | null;
            qualified_id: string;
            revision: components["schemas"]["Revision"];
            status: components["schemas"]["TaskStatus"];
            tags: string[];
            title: string;
            updated_at_ms: components["schemas"]["TimestampMs"];
        };
        PlanCreatedFact: {
            contract?: string;
            contract_data?: {
                [key: string]: unknown;
            };
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
                depends_on?: components["schemas"]["EntityId"][];
                description?: string | null;
                domain?: string | null;
                priority?: components["schemas"]["Priority"] | null;
                status?: components["schemas"]["TaskStatus"];
                tags?: string[];
                /** @description A short name; blanks around it are dropped. */
                title?: string;
            };
            revision: components["schemas"]["Revision"];
            task: components["schemas"]["EntityId"];
        };
        PlanEditedRow: components["schemas"]["TaskEvent"];
        PlanId: string;
        PlanMinChecksAnswer: components["schemas"]["MinimalChecks"];
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
        PreferenceDraft: {
            benefit: components["schemas"]["Benefit"];
            confidence: components["schemas"]["Confidence"];
            /** @description What in the evidence shows it. */
            rationale: string;
            scope: components["schemas"]["MindScope"];
            /** @description The preference or goal, as one rule that can be followed. */
            text: string;
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
        /** @enum {string} */
        Priority: "LOW" | "MEDIUM" | "HIGH";
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
        ProjectSummary: {
            confidence: components["schemas"]["ProjectConfidence"];
            files: number;
            hits: number;
            /** @description The folder of the project. */
            id: string;
            name: string;
        };
        /** @enum {string} */
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
        Radar: {
            blockers: string[];
            next: string[];
            now: string;
            verify: string[];
            why: string | null;
        };
        ReasoningRef: {
            branch: components["schemas"]["BranchName"];
            graph_doc: components["schemas"]["DocName"];
            notes_doc: components["schemas"]["DocName"];
            trace_doc: components["schemas"]["DocName"];
        };
        ReasoningRefDerivedWarningFacts: {
            id: string;
        };
        RecalledItem: {
            item_id: string;
            kind: components["schemas"]["MemoryKind"];
            /** @description Empty for what is global. */
            project_id: string;
            scope: components["schemas"]["MindScope"];
            snippet: string;
            source_refs: (components["schemas"]["EvidenceEventRef"] | components["schemas"]["SegmentRecordsRef"])[];
            tags: string[];
            title: string;
            ts: components["schemas"]["Timestamp"];
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
        /** @enum {string} */
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
            ref?: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ReflogOutput: {
            branch: components["schemas"]["BranchName"];
            doc: components["schemas"]["DocName"];
            moves: components["schemas"]["RefMove"][];
            pagination: components["schemas"]["Pagination"];
            ref: string;
            truncated: boolean;
        };
        RefMove: {
            branch: components["schemas"]["BranchName"];
            doc: components["schemas"]["DocName"];
            message: string;
            new_seq: components["schemas"]["Seq"];
            old_seq: components["schemas"]["Seq"] | null;
            ref: string;
            seq: components["schemas"]["Seq"];
            ts: components["schemas"]["Timestamp"];
            ts_ms: components["schemas"]["TimestampMs"];
        };
        RegistryNote: {
            branch: components["schemas"]["BranchName"];
            card_id: string;
            trace_ref: string;
        };
        RepoObservation: {
            git_diff_cached_stat: string;
            git_diff_stat: string;
            /** @description The branch that is checked out. */
            git_head: string;
            git_is_repo: boolean;
            git_root: string;
            git_status_porcelain: string;
            has_tests: boolean;
            project_root: string;
            stack_hints: string[];
            test_hints: string[];
        };
        ResetInput: {
            /** @description An entry number, <doc>@<seq>, a tag or a branch. */
            ref: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        ResetOutput: {
            branch: components["schemas"]["BranchName"];
            doc: components["schemas"]["DocName"];
            new_seq: components["schemas"]["Seq"];
            old_seq: components["schemas"]["Seq"] | null;
            ref: string;
        };
        ResumeAction: {
            about: string | null;
            calls: components["schemas"]["Suggestion"][];
            /** @enum {string} */
            kind: "decompose" | "gate" | "proof" | "close" | "finish" | "start" | "continue" | "done";
            missing: components["schemas"]["Checkpoint"][];
            missing_proof: components["schemas"]["Checkpoint"][];
            title: string;
            tool: string | null;
            why: string;
        };
        ResumeCapsule: {
            action: components["schemas"]["ResumeAction"];
            counts: {
                blockers: number;
                cards: number;
                decisions: number;
                evidence: number;
                notes: number;
                steps: components["schemas"]["StepCounts"] | null;
                tasks: components["schemas"]["StepCounts"] | null;
                trace: number;
            };
            handoff: components["schemas"]["Handoff"];
            last_activity: {
                ref: string;
                ts: components["schemas"]["Timestamp"];
                ts_ms: components["schemas"]["TimestampMs"];
                what: string;
            } | null;
            state: {
                blocked: boolean;
                revision: components["schemas"]["Revision"];
                status: components["schemas"]["TaskStatus"];
                title: string;
            };
            /** @constant */
            type: "resume_capsule";
            /** @constant */
            version: 1;
            where: {
                branch: components["schemas"]["BranchName"];
                docs: {
                    graph: components["schemas"]["DocName"];
                    notes: components["schemas"]["DocName"];
                    trace: components["schemas"]["DocName"];
                };
                focus: components["schemas"]["EntityId"] | null;
                step: {
                    path: components["schemas"]["StepPath"];
                    step_id: components["schemas"]["StepId"];
                    title: string;
                } | null;
                target: components["schemas"]["EntityId"];
                workspace: components["schemas"]["WorkspaceId"];
            };
            why: {
                goal: string | null;
                signals: {
                    code: string;
                    message: string;
                    severity: string;
                }[];
            };
        };
        ResumeSuper: {
            capsule: components["schemas"]["ResumeCapsule"];
            degradation: components["schemas"]["Degradation"];
            engine: components["schemas"]["EngineBlock"] | null;
            focus: components["schemas"]["EntityId"] | null;
            focus_previous?: components["schemas"]["EntityId"] | null;
            focus_restored?: boolean;
            graph_diff?: components["schemas"]["BaseDiff"] | null;
            memory: components["schemas"]["Memory"];
            radar: components["schemas"]["Radar"];
            reasoning_ref: components["schemas"]["ReasoningRef"];
            requested: components["schemas"]["EntityId"] | null;
            signals: components["schemas"]["Signals"];
            steps: components["schemas"]["StepsSummary"] | null;
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            tasks: components["schemas"]["TasksSummary"] | null;
            timeline: components["schemas"]["Timeline"];
            truncated: boolean;
            view: components["schemas"]["ResumeView"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        /** @enum {string} */
        ResumeView: "smart" | "explore" | "audit" | "focus_only";
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
        /** @enum {string} */
        RiskCategory: "network" | "install" | "push" | "publish" | "delete" | "privilege" | "privacy" | "cost" | "other";
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
        RiskJudgeAnswer: components["schemas"]["RiskJudgement"];
        RiskJudgement: {
            category: components["schemas"]["RiskCategory"];
            learn_suggested: components["schemas"]["LearnSuggestion"][];
            /** @description What would lessen the harm. */
            mitigation: string[];
            severity: components["schemas"]["RiskSeverity"];
            /** @description The user should decide whether to go on. */
            should_ask_user: boolean;
        };
        /** @enum {string} */
        RiskSeverity: "low" | "medium" | "high" | "critical";
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
        RunnerLease: {
            active_job_id: components["schemas"]["JobId"] | null;
            created_at_ms: components["schemas"]["TimestampMs"];
            expires_in_ms: number;
            lease_active: boolean;
            lease_expires_at_ms: components["schemas"]["TimestampMs"];
            runner_id: string;
            /** @enum {string} */
            status: "idle" | "live";
            updated_at_ms: components["schemas"]["TimestampMs"];
        };
        /** @enum {string} */
        RunStatus: "done" | "not_done" | "blocked";
        SamplingNotSupportedFacts: Record<string, unknown>;
        /** @description The stretch of a run between two checkpoints. */
        SegmentId: string;
        SegmentRecordsRef: {
            batch_ids: components["schemas"]["BatchId"][];
            event_ids: components["schemas"]["EvidenceEventId"][];
            /** @constant */
            kind: "segment_records";
            segment_id: components["schemas"]["SegmentId"];
        };
        /** @description A place in the one sequence of a workspace. */
        Seq: number;
        SequentialGraph: {
            edges: {
                branchId?: string;
                from: number;
                rel: string;
                to: number;
            }[];
            missing: {
                branchFromThought: number[];
                revisesThought: number[];
            };
            nodes: {
                branchFromThought: number | null;
                branchId: string | null;
                isRevision: boolean;
                revisesThought: number | null;
                seq: components["schemas"]["Seq"];
                thoughtNumber: number;
                ts_ms: components["schemas"]["TimestampMs"];
            }[];
        };
        SessionNotFoundFacts: {
            session: string;
        };
        SessionRef: {
            id?: string;
            ts?: string;
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
        ShowInput: {
            branch?: components["schemas"]["BranchName"];
            /** @description next_cursor of the page before. */
            cursor?: number;
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
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ShowOutput: {
            branch: components["schemas"]["BranchName"];
            doc: components["schemas"]["DocName"];
            entries: components["schemas"]["Entry"][];
            pagination: components["schemas"]["Pagination"];
            sequential?: components["schemas"]["SequentialGraph"] | null;
            truncated: boolean;
        };
        Signals: {
            blockers: components["schemas"]["Blocker"][];
            decisions: components["schemas"]["Card"][];
            evidence: components["schemas"]["Card"][];
            stats: {
                blockers: number;
                decisions: number;
                evidence: number;
            };
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
        StageRequirementNotMetFacts: {
            current: string;
            fix: string;
            operation: string;
            required: string;
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
                /** @description Where the file went; empty when it could not be moved. */
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
        /**
         * @description How the run stands when the checkpoint is weighed.
         * @enum {string}
         */
        StatusHint: "done" | "not_done" | "blocked" | "max_batches";
        StatusInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        StatusOutput: {
            checkout: components["schemas"]["BranchName"] | null;
            defaults: components["schemas"]["Defaults"];
            golden_path: components["schemas"]["GoldenPath"];
            last_doc_entry: {
                branch: components["schemas"]["BranchName"];
                doc: components["schemas"]["DocName"];
                kind: string;
                seq: components["schemas"]["Seq"];
                ts: components["schemas"]["Timestamp"];
                ts_ms: components["schemas"]["TimestampMs"];
            } | null;
            last_event: {
                event_id: string;
                ts: components["schemas"]["Timestamp"];
                ts_ms: components["schemas"]["TimestampMs"];
            } | null;
            last_task_event: {
                event_id: string;
                ts: components["schemas"]["Timestamp"];
                ts_ms: components["schemas"]["TimestampMs"];
            } | null;
            schema_version: number;
            truncated?: boolean;
            workspace: components["schemas"]["WorkspaceId"];
            workspace_exists: boolean;
            workspace_policy: {
                default_agent_id: string | null;
                default_workspace: components["schemas"]["WorkspaceId"] | null;
                project_guard_configured: string | null;
                project_guard_stored: string | null;
                workspace_lock: boolean;
            };
        };
        Step: {
            block_reason: string | null;
            blocked: boolean;
            blockers: string[];
            completed: boolean;
            completed_at_ms: components["schemas"]["TimestampMs"] | null;
            criteria_confirmed: boolean;
            docs_confirmed: boolean;
            /** @description Checkpoints that real evidence is linked to. */
            evidence: components["schemas"]["Checkpoint"][];
            path: components["schemas"]["StepPath"];
            perf_confirmed: boolean;
            proof_docs_mode: components["schemas"]["ProofMode"];
            proof_perf_mode: components["schemas"]["ProofMode"];
            proof_security_mode: components["schemas"]["ProofMode"];
            proof_tests_mode: components["schemas"]["ProofMode"];
            security_confirmed: boolean;
            step_id: components["schemas"]["StepId"];
            success_criteria: string[];
            tests: string[];
            tests_confirmed: boolean;
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
        StepCounts: {
            completed: number;
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
        StepDraft: {
            success_criteria: string[];
            /** @description A short name; blanks around it are dropped. */
            title: string;
        };
        StepFocus: {
            path: components["schemas"]["StepPath"];
            step_id: components["schemas"]["StepId"];
            tag: components["schemas"]["GraphTag"];
            task_id: components["schemas"]["TaskId"];
            title: string;
        };
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
        /** @description A step by its place: s:0, s:0.s:2. */
        StepPath: string;
        StepPlan: {
            blockers?: string[];
            success_criteria: string[];
            tests?: string[];
            /** @description A short name; blanks around it are dropped. */
            title: string;
        };
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
        StepsSummary: {
            completed: number;
            first_open: components["schemas"]["FirstOpen"] | null;
            missing_criteria: number;
            missing_docs: number;
            missing_perf: number;
            missing_proof_docs: number;
            missing_proof_perf: number;
            missing_proof_security: number;
            missing_proof_tests: number;
            missing_security: number;
            missing_tests: number;
            open: number;
            total: number;
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
        StorageErrorFacts: {
            detail: string;
        };
        StorageInput: {
            workspace?: components["schemas"]["WorkspaceId"];
        };
        StorageOutput: {
            defaults: components["schemas"]["Defaults"];
            /** @enum {string} */
            engine: "sqlite" | "postgres";
            schema_version: number;
            /** @description A folder, or a database address without its password. */
            storage_dir: string;
        };
        StoreBusyFacts: {
            waited_ms: number;
        };
        StoreErrorFacts: {
            detail: string;
        };
        StrictTargetingRequiresExpectedTargetIdFacts: {
            focus: string;
        };
        Suggestion: {
            /** @enum {string} */
            action: "call_tool" | "call_method";
            method?: string;
            params: {
                [key: string]: unknown;
            };
            /** @enum {string} */
            priority: "high" | "medium" | "low";
            reason: string;
            target?: string;
            validated: boolean;
        };
        SuggestWorkflowAnswer: components["schemas"]["WorkflowProposal"];
        Tag: {
            branch: components["schemas"]["BranchName"];
            created_at_ms: components["schemas"]["TimestampMs"];
            doc: components["schemas"]["DocName"];
            name: components["schemas"]["TagName"];
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
            name: components["schemas"]["TagName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TagCreateOutput: {
            tag: components["schemas"]["Tag"];
        };
        TagDeleteInput: {
            name: components["schemas"]["TagName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TagDeleteOutput: {
            deleted: boolean;
            name: components["schemas"]["TagName"];
        };
        TagListInput: {
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
            count: number;
            next_after: components["schemas"]["TagName"] | null;
            tags: components["schemas"]["Tag"][];
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
            /** @enum {string} */
            kind?: "plan" | "task";
        };
        Task: {
            completed_at_ms: components["schemas"]["TimestampMs"] | null;
            context: string | null;
            created_at_ms: components["schemas"]["TimestampMs"];
            depends_on: components["schemas"]["EntityId"][];
            description: string | null;
            domain: string | null;
            id: components["schemas"]["EntityId"];
            /** @constant */
            kind: "task";
            parent: components["schemas"]["PlanId"];
            priority: components["schemas"]["Priority"] | null;
            qualified_id: string;
            revision: components["schemas"]["Revision"];
            status: components["schemas"]["TaskStatus"];
            steps: components["schemas"]["StepCounts"];
            tags: string[];
            title: string;
            updated_at_ms: components["schemas"]["TimestampMs"];
        };
        TaskCompletedFact: {
            revision: components["schemas"]["Revision"];
            status: components["schemas"]["TaskStatus"];
            task: components["schemas"]["EntityId"];
        };
        TaskCompletedRow: components["schemas"]["TaskEvent"];
        TaskCreatedFact: {
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
                depends_on?: components["schemas"]["EntityId"][];
                description?: string | null;
                domain?: string | null;
                priority?: components["schemas"]["Priority"] | null;
                status?: components["schemas"]["TaskStatus"];
                tags?: string[];
                /** @description A short name; blanks around it are dropped. */
                title?: string;
            };
            revision: components["schemas"]["Revision"];
            task: components["schemas"]["EntityId"];
        };
        TaskEditedRow: components["schemas"]["TaskEvent"];
        TaskEvent: {
            event_id: components["schemas"]["EventId"];
            path: string | null;
            payload: {
                [key: string]: unknown;
            };
            task_id: components["schemas"]["EntityId"];
            ts: components["schemas"]["Timestamp"];
            ts_ms: components["schemas"]["TimestampMs"];
            type: string;
        };
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
        TaskNodeId: string;
        /** @description A task node by its place: s:0.t:1. */
        TaskNodePath: string;
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
                depends_on?: components["schemas"]["EntityId"][];
                description?: string | null;
                domain?: string | null;
                priority?: components["schemas"]["Priority"] | null;
                status?: components["schemas"]["TaskStatus"];
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
            operations: {
                args?: {
                    [key: string]: unknown;
                };
                /** @description Another word for args. */
                arguments?: {
                    [key: string]: unknown;
                };
                /** @description Another word for tool. */
                name?: string;
                tool?: string;
            }[];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksBatchOutput: {
            atomic: boolean;
            compact: boolean;
            operations: {
                error?: components["schemas"]["ErrorBody"];
                index: number;
                result?: {
                    [key: string]: unknown;
                };
                success: boolean;
                tool: string;
                warnings?: components["schemas"]["Warning"][];
            }[];
            /** @description Operations that were not run. */
            remaining: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksBlockInput: {
            /**
             * @description Block (true) or unblock.
             * @default true
             */
            blocked: boolean;
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            path?: components["schemas"]["StepPath"];
            reason?: string;
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksBlockOutput: {
            blocked: boolean;
            event: components["schemas"]["TaskEvent"];
            reason: string | null;
            revision: components["schemas"]["Revision"];
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        };
        TasksBootstrapInput: {
            agent_id?: components["schemas"]["AgentId"];
            description?: string;
            plan?: components["schemas"]["PlanId"];
            /** @description A template for a new plan, as tasks_templates_list names it. */
            plan_template?: string;
            /** @description A short name; blanks around it are dropped. */
            plan_title?: string;
            steps?: components["schemas"]["GatedStep"][];
            target?: components["schemas"]["TargetRef"];
            /** @description A short name; blanks around it are dropped. */
            task_title: string;
            /** @description A template for a task, as tasks_templates_list names it. */
            template?: string;
            think?: components["schemas"]["FirstThoughts"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksBootstrapOutput: {
            events: components["schemas"]["TaskEvent"][];
            plan: {
                created: boolean;
                id: components["schemas"]["PlanId"];
                qualified_id: string;
            };
            steps: components["schemas"]["StepRef"][];
            task: {
                id: components["schemas"]["TaskId"];
                qualified_id: string;
                revision: components["schemas"]["Revision"];
            };
            think_pipeline?: {
                branch: components["schemas"]["BranchName"];
                cards: {
                    card_id: components["schemas"]["GraphNodeId"];
                    edges_upserted: number;
                    inserted: boolean;
                    last_seq: components["schemas"]["Seq"] | null;
                    stage: components["schemas"]["PipelineStage"];
                }[];
                decision_note: {
                    card_id: components["schemas"]["GraphNodeId"];
                    doc: components["schemas"]["DocName"];
                    seq: components["schemas"]["Seq"];
                    ts: components["schemas"]["Timestamp"];
                    ts_ms: components["schemas"]["TimestampMs"];
                } | null;
                graph_applied: components["schemas"]["CardsApplied"];
                graph_doc: components["schemas"]["DocName"];
                last_seq: components["schemas"]["Seq"] | null;
                notes_doc: components["schemas"]["DocName"];
                trace_doc: components["schemas"]["DocName"];
            };
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksCloseStepInput: {
            checkpoints: components["schemas"]["Confirmations"];
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            path?: components["schemas"]["StepPath"];
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksCloseStepOutput: {
            events: components["schemas"]["TaskEvent"][];
            revision: components["schemas"]["Revision"];
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        };
        TasksCloseTaskInput: {
            /**
             * @description Do it; without it only the difference is shown.
             * @default false
             */
            apply: boolean;
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description As for tasks_patch, in order. */
            patches?: {
                /**
                 * @default task_detail
                 * @enum {string}
                 */
                kind: "task_detail" | "step" | "task";
                ops: components["schemas"]["PatchOp"][];
                path?: string;
                step_id?: components["schemas"]["StepId"];
                task_node_id?: components["schemas"]["TaskNodeId"];
            }[];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksCloseTaskOutput: {
            applied: boolean;
            diff: {
                after: unknown;
                before: unknown;
                field: string;
                id: string;
                /** @enum {string} */
                kind: "task_detail" | "step" | "task";
                path: string | null;
            }[];
            events: components["schemas"]["TaskEvent"][];
            ready: boolean;
            revision: components["schemas"]["Revision"];
            status: components["schemas"]["TaskStatus"];
            task: components["schemas"]["TaskId"];
            unmet: {
                completed: boolean;
                missing: components["schemas"]["Checkpoint"][];
                step: components["schemas"]["StepRef"];
            }[];
        };
        TasksCompleteInput: {
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
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
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksCompleteOutput: {
            event: components["schemas"]["TaskEvent"] | null;
            task: components["schemas"]["Task"];
        } | {
            event: components["schemas"]["TaskEvent"] | null;
            plan: components["schemas"]["Plan"];
        };
        TasksContextInput: {
            domain?: string;
            /**
             * @description Also what is DONE.
             * @default false
             */
            include_all: boolean;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            plan?: components["schemas"]["PlanId"];
            /** @description next_cursor of the page before. */
            plans_cursor?: number;
            /**
             * @description How many at most (50).
             * @default 50
             */
            plans_limit: number;
            /** @enum {string} */
            plans_status?: "TODO" | "ACTIVE" | "DONE";
            tags?: string[];
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            /** @description next_cursor of the page before. */
            tasks_cursor?: number;
            /**
             * @description How many at most (50).
             * @default 50
             */
            tasks_limit: number;
            tasks_parent?: components["schemas"]["PlanId"];
            /** @enum {string} */
            tasks_status?: "TODO" | "ACTIVE" | "DONE";
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksContextOutput: {
            by_status: {
                plans: {
                    ACTIVE: number;
                    DONE: number;
                    TODO: number;
                };
                tasks: {
                    ACTIVE: number;
                    DONE: number;
                    TODO: number;
                };
            };
            counts: {
                plans: number;
                tasks: number;
            };
            plans: components["schemas"]["EntityBrief"][];
            plans_pagination: components["schemas"]["Pagination"];
            tasks: components["schemas"]["EntityBrief"][];
            tasks_pagination: components["schemas"]["Pagination"];
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
            plan?: components["schemas"]["PlanId"];
            /**
             * @description It reads only in any case.
             * @default true
             */
            read_only: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksContextPackOutput: {
            delta: components["schemas"]["Timeline"];
            focus: components["schemas"]["EntityId"] | null;
            radar: components["schemas"]["Radar"];
            reasoning_ref: components["schemas"]["ReasoningRef"];
            requested: components["schemas"]["EntityId"] | null;
            steps: components["schemas"]["StepsSummary"] | null;
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            tasks: components["schemas"]["TasksSummary"] | null;
            truncated: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksContractInput: {
            /**
             * @description Remove text and data.
             * @default false
             */
            clear: boolean;
            contract_data?: {
                [key: string]: unknown;
            };
            /** @description The text of the contract. */
            current?: string;
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksContractOutput: {
            event: components["schemas"]["TaskEvent"];
            plan: components["schemas"]["Plan"];
        };
        TasksCreateInput: {
            contract?: string;
            contract_data?: {
                [key: string]: unknown;
            };
            description?: string;
            /**
             * @description task when parent is given, else plan.
             * @enum {string}
             */
            kind?: "plan" | "task";
            parent?: components["schemas"]["PlanId"];
            steps?: components["schemas"]["StepPlan"][];
            /** @description A short name; blanks around it are dropped. */
            title: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksCreateOutput: {
            event: components["schemas"]["TaskEvent"];
            events?: components["schemas"]["TaskEvent"][];
            id: components["schemas"]["EntityId"];
            /** @enum {string} */
            kind: "plan" | "task";
            qualified_id: string;
            revision: components["schemas"]["Revision"];
            steps?: components["schemas"]["StepRef"][];
        };
        TasksDecomposeInput: {
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            parent?: components["schemas"]["StepPath"];
            steps: components["schemas"]["StepDraft"][];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksDecomposeOutput: {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            steps: components["schemas"]["StepRef"][];
            task: components["schemas"]["TaskId"];
        };
        TasksDefineInput: {
            blockers?: string[];
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            path?: components["schemas"]["StepPath"];
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            success_criteria?: string[];
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["TaskId"];
            tests?: string[];
            /** @description A short name; blanks around it are dropped. */
            title?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksDefineOutput: {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        };
        TasksDeleteInput: {
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            path?: components["schemas"]["StepPath"];
            plan?: components["schemas"]["PlanId"];
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksDeleteOutput: {
            deleted_tasks: number;
            event: components["schemas"]["TaskEvent"];
            id: components["schemas"]["EntityId"];
            /** @enum {string} */
            kind: "plan" | "task";
        } | {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
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
            since?: components["schemas"]["EventId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksDeltaOutput: {
            events: components["schemas"]["TaskEvent"][];
            next_since: components["schemas"]["EventId"] | null;
            truncated: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksDoneInput: {
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            path?: components["schemas"]["StepPath"];
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksDoneOutput: {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        };
        TasksEditInput: {
            context?: string;
            contract?: string;
            contract_data?: {
                [key: string]: unknown;
            };
            depends_on?: components["schemas"]["EntityId"][];
            description?: string;
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The area of work that the task belongs to. */
            new_domain?: string;
            plan?: components["schemas"]["PlanId"];
            /** @enum {string} */
            priority?: "LOW" | "MEDIUM" | "HIGH";
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            tags?: string[];
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            /** @description A short name; blanks around it are dropped. */
            title?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksEditOutput: {
            event: components["schemas"]["TaskEvent"];
            id: components["schemas"]["EntityId"];
            /** @enum {string} */
            kind: "plan" | "task";
            revision: components["schemas"]["Revision"];
        };
        TasksEvidenceCaptureInput: {
            /** @description Paths or addresses. */
            attachments?: string[];
            checkpoint?: ("criteria" | "tests" | "security" | "perf" | "docs") | ("criteria" | "tests" | "security" | "perf" | "docs")[];
            /** @description Receipts: "CMD: …", "LINK: …". */
            checks?: string[];
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description Outputs, diffs, addresses; each up to 256 000 bytes of JSON. */
            items?: components["schemas"]["Artifact"][];
            path?: components["schemas"]["StepPath"];
            plan?: components["schemas"]["PlanId"];
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksEvidenceCaptureOutput: {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            step?: components["schemas"]["StepRef"];
            task: components["schemas"]["EntityId"];
        };
        TasksFocusClearInput: {
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksFocusClearOutput: {
            cleared: boolean;
            previous: components["schemas"]["EntityId"] | null;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksFocusGetInput: {
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksFocusGetOutput: {
            focus: components["schemas"]["EntityId"] | null;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksFocusSetInput: {
            plan?: components["schemas"]["PlanId"];
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksFocusSetOutput: {
            focus: components["schemas"]["EntityId"];
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
            plan?: components["schemas"]["PlanId"];
            /**
             * @description It reads only in any case.
             * @default true
             */
            read_only: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksHandoffOutput: {
            focus: components["schemas"]["EntityId"] | null;
            handoff: components["schemas"]["Handoff"];
            radar: components["schemas"]["Radar"];
            reasoning_ref: components["schemas"]["ReasoningRef"];
            requested: components["schemas"]["EntityId"] | null;
            steps: components["schemas"]["StepsSummary"] | null;
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            tasks: components["schemas"]["TasksSummary"] | null;
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
            plan?: components["schemas"]["PlanId"];
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksHistoryOutput: {
            operations: components["schemas"]["Operation"][];
            pagination: components["schemas"]["Pagination"];
            truncated: boolean;
        };
        TasksJobsCancelInput: {
            job: components["schemas"]["JobId"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
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
            claim_revision: number | null;
            event: components["schemas"]["JobEvent"] | null;
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
            /** @enum {string} */
            status: "DONE" | "FAILED" | "CANCELED";
            summary?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksJobsCompleteOutput: {
            event: components["schemas"]["JobEvent"];
            job: components["schemas"]["Job"];
        };
        TasksJobsCreateInput: {
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
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            title: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksJobsCreateOutput: {
            event: components["schemas"]["JobEvent"];
            job: components["schemas"]["Job"];
        };
        TasksJobsListInput: {
            anchor?: components["schemas"]["AnchorName"];
            before?: components["schemas"]["JobId"];
            /**
             * @description How many at most (25).
             * @default 25
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            status?: components["schemas"]["JobStatus"];
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksJobsListOutput: {
            /** @description How many there are in all. */
            count: number;
            has_more: boolean;
            jobs: components["schemas"]["Job"][];
            next_before: components["schemas"]["JobId"] | null;
            truncated: boolean;
        };
        TasksJobsMessageInput: {
            job: components["schemas"]["JobId"];
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
            events?: components["schemas"]["JobEvent"][];
            has_more_events?: boolean;
            job: components["schemas"]["Job"];
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            next_before_seq?: components["schemas"]["Seq"] | null;
            prompt?: string;
            truncated: boolean;
        };
        TasksJobsRadarInput: {
            anchor?: components["schemas"]["AnchorName"];
            /**
             * @description How many at most (25).
             * @default 25
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            reply_job?: components["schemas"]["JobId"];
            reply_message?: string;
            /** @description What it rests on: ids, links, "CMD: …", "LINK: …". */
            reply_refs?: string[];
            /**
             * @description How many at most (10).
             * @default 10
             */
            runners_limit: number;
            /** @enum {string} */
            runners_status?: "live" | "idle" | "offline";
            /** @description Also stale: a running job of which nothing was heard so long. */
            stale_after_s?: number;
            status?: components["schemas"]["JobStatus"];
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksJobsRadarOutput: {
            /** @description How many match in all. */
            count: number;
            has_more: boolean;
            jobs: {
                anchor: string | null;
                attention: {
                    /** @enum {string} */
                    kind: "has_error" | "needs_manager" | "stale" | "needs_proof";
                    message: string;
                    ref: string;
                } | null;
                claim_expires_at_ms: components["schemas"]["TimestampMs"] | null;
                completed_at_ms: components["schemas"]["TimestampMs"] | null;
                created_at_ms: components["schemas"]["TimestampMs"];
                has_error: boolean;
                job_id: components["schemas"]["JobId"];
                kind: string;
                last: {
                    kind: string;
                    message: string;
                    ref: string;
                    ts_ms: components["schemas"]["TimestampMs"];
                } | null;
                needs_manager: boolean;
                needs_proof: boolean;
                priority: components["schemas"]["JobPriority"];
                revision: number;
                runner: string | null;
                stale: boolean;
                status: components["schemas"]["JobStatus"];
                summary: string | null;
                task: components["schemas"]["EntityId"] | null;
                title: string;
                updated_at_ms: components["schemas"]["TimestampMs"];
            }[];
            /** @description How many jobs of the workspace wait for a runner. */
            queued: number;
            reply: components["schemas"]["JobEvent"] | null;
            runner_bootstrap: {
                cmd: string;
            } | null;
            /** @description How many runners have a lease. */
            runner_count: number;
            runner_diagnostics: {
                /** @enum {string} */
                code: "job_runner_offline";
                job_id: components["schemas"]["JobId"];
                message: string;
                runner_id: string;
            }[];
            runner_leases: components["schemas"]["RunnerLease"][];
            runner_leases_offline: components["schemas"]["RunnerLease"][];
            /** @enum {string} */
            runner_status: "live" | "idle" | "offline";
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
            message: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
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
            events: components["schemas"]["JobEvent"][];
            job_id: components["schemas"]["JobId"];
            last_seq: components["schemas"]["Seq"];
            pagination: components["schemas"]["Pagination"];
            status: components["schemas"]["JobStatus"];
            truncated: boolean;
        };
        TasksLintInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            plan?: components["schemas"]["PlanId"];
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksLintOutput: {
            context_health: components["schemas"]["ContextHealth"];
            issues: components["schemas"]["LintIssue"][];
            summary: {
                errors: number;
                total: number;
                warnings: number;
            };
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            truncated: boolean;
        };
        TasksMacroCloseStepInput: {
            /**
             * @description "gate" (criteria, tests), "all", or {security: true, …}.
             * @default gate
             */
            checkpoints: ("gate" | "all") | {
                criteria?: boolean | {
                    confirmed: boolean;
                };
                docs?: boolean | {
                    confirmed: boolean;
                };
                perf?: boolean | {
                    confirmed: boolean;
                };
                security?: boolean | {
                    confirmed: boolean;
                };
                tests?: boolean | {
                    confirmed: boolean;
                };
            };
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The text of the note. */
            note?: string;
            path?: components["schemas"]["StepPath"];
            /** @description Receipts "CMD: …", "LINK: …"; or {items, checks, attachments, checkpoint}. */
            proof?: string | string[] | {
                attachments?: string[];
                checkpoint?: ("criteria" | "tests" | "security" | "perf" | "docs") | ("criteria" | "tests" | "security" | "perf" | "docs")[];
                checks?: string[];
                items?: components["schemas"]["Artifact"][];
            };
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            resume_max_chars?: number;
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["TaskId"];
            view?: components["schemas"]["ResumeView"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksMacroCloseStepOutput: {
            events: components["schemas"]["TaskEvent"][];
            evidence_event?: components["schemas"]["TaskEvent"];
            finished: boolean;
            note_event?: components["schemas"]["TaskEvent"];
            resume: components["schemas"]["ResumeSuper"];
            revision: components["schemas"]["Revision"];
            step: components["schemas"]["StepRef"] | null;
            task: components["schemas"]["TaskId"];
            truncated: boolean;
        };
        TasksMacroCreateDoneInput: {
            description?: string;
            plan?: components["schemas"]["PlanId"];
            /** @description A short name; blanks around it are dropped. */
            plan_title?: string;
            /** @description Exactly one. */
            steps: components["schemas"]["GatedStep"][];
            target?: components["schemas"]["TargetRef"];
            /** @description A short name; blanks around it are dropped. */
            task_title: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksMacroCreateDoneOutput: {
            bootstrap: {
                events: components["schemas"]["TaskEvent"][];
                plan: {
                    created: boolean;
                    id: components["schemas"]["PlanId"];
                    qualified_id: string;
                };
                steps: components["schemas"]["StepRef"][];
                task: {
                    id: components["schemas"]["TaskId"];
                    qualified_id: string;
                    revision: components["schemas"]["Revision"];
                };
                workspace: components["schemas"]["WorkspaceId"];
            };
            close: {
                events: components["schemas"]["TaskEvent"][];
                revision: components["schemas"]["Revision"];
                step: components["schemas"]["StepRef"];
                task: components["schemas"]["TaskId"];
            };
            complete: {
                event: components["schemas"]["TaskEvent"] | null;
                task: components["schemas"]["Task"];
            };
        };
        TasksMacroFinishInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The text of the note. */
            final_note?: string;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            handoff_max_chars?: number;
            /**
             * @default DONE
             * @enum {string}
             */
            status: "TODO" | "ACTIVE" | "DONE";
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksMacroFinishOutput: {
            event: components["schemas"]["TaskEvent"] | null;
            focus: components["schemas"]["EntityId"] | null;
            handoff: {
                done: string[];
                radar: components["schemas"]["Radar"];
                remaining: string[];
                risks: string[];
                totals: {
                    done: number;
                    remaining: number;
                    risks: number;
                };
            };
            note_ref: string | null;
            revision: components["schemas"]["Revision"];
            status: components["schemas"]["TaskStatus"];
            task: components["schemas"]["TaskId"];
            title: string;
            truncated: boolean;
        };
        TasksMacroStartInput: {
            agent_id?: components["schemas"]["AgentId"];
            description?: string;
            plan?: components["schemas"]["PlanId"];
            /** @description A template for a new plan, as tasks_templates_list names it. */
            plan_template?: string;
            /** @description A short name; blanks around it are dropped. */
            plan_title?: string;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            resume_max_chars?: number;
            steps?: components["schemas"]["GatedStep"][];
            target?: components["schemas"]["TargetRef"];
            /** @description A short name; blanks around it are dropped. */
            task_title: string;
            /** @description A template for a task, as tasks_templates_list names it. */
            template?: string;
            think?: components["schemas"]["FirstThoughts"];
            view?: components["schemas"]["ResumeView"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksMacroStartOutput: {
            plan_created: boolean;
            plan_id: components["schemas"]["PlanId"];
            resume: components["schemas"]["ResumeSuper"];
            steps: components["schemas"]["StepRef"][];
            task_id: components["schemas"]["TaskId"];
            think_pipeline?: {
                branch: components["schemas"]["BranchName"];
                cards: {
                    card_id: components["schemas"]["GraphNodeId"];
                    edges_upserted: number;
                    inserted: boolean;
                    last_seq: components["schemas"]["Seq"] | null;
                    stage: components["schemas"]["PipelineStage"];
                }[];
                decision_note: {
                    card_id: components["schemas"]["GraphNodeId"];
                    doc: components["schemas"]["DocName"];
                    seq: components["schemas"]["Seq"];
                    ts: components["schemas"]["Timestamp"];
                    ts_ms: components["schemas"]["TimestampMs"];
                } | null;
                graph_applied: components["schemas"]["CardsApplied"];
                graph_doc: components["schemas"]["DocName"];
                last_seq: components["schemas"]["Seq"] | null;
                notes_doc: components["schemas"]["DocName"];
                trace_doc: components["schemas"]["DocName"];
            };
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
            path?: components["schemas"]["StepPath"];
            plan?: components["schemas"]["PlanId"];
            steps_after?: components["schemas"]["StepPath"];
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            tasks_after?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksMirrorOutput: {
            next_steps_after: components["schemas"]["StepPath"] | null;
            next_tasks_after: components["schemas"]["TaskId"] | null;
            scope: {
                id: components["schemas"]["EntityId"];
                /** @enum {string} */
                kind: "plan" | "task";
                path: components["schemas"]["StepPath"] | null;
            };
            steps: components["schemas"]["Step"][];
            tasks: components["schemas"]["EntityBrief"][];
            truncated: boolean;
        };
        TasksNoteInput: {
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The text of the note. */
            note: string;
            path?: components["schemas"]["StepPath"];
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksNoteOutput: {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        };
        TasksPatchInput: {
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /**
             * @description What is patched (task_detail).
             * @default task_detail
             * @enum {string}
             */
            kind: "task_detail" | "step" | "task";
            ops: components["schemas"]["PatchOp"][];
            /** @description A step, or a task node. */
            path?: string;
            plan?: components["schemas"]["PlanId"];
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            task_node_id?: components["schemas"]["TaskNodeId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksPatchOutput: {
            event: components["schemas"]["TaskEvent"];
            id: components["schemas"]["EntityId"];
            /** @enum {string} */
            kind: "plan" | "task";
            revision: components["schemas"]["Revision"];
        } | {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        } | {
            event: components["schemas"]["TaskEvent"];
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
            /** @description How many of its points are done. */
            current?: number;
            doc?: string;
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            plan?: components["schemas"]["PlanId"];
            /** @description The whole new checklist. */
            steps?: string[];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksPlanOutput: {
            event: components["schemas"]["TaskEvent"];
            plan: components["schemas"]["Plan"];
        };
        TasksProgressInput: {
            /**
             * @description Close it (true) or open it again.
             * @default true
             */
            completed: boolean;
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /**
             * @description Close it even if checkpoints or proofs are missing.
             * @default false
             */
            force: boolean;
            path?: components["schemas"]["StepPath"];
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksProgressOutput: {
            completed: boolean;
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        };
        TasksRadarInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            plan?: components["schemas"]["PlanId"];
            /**
             * @description It reads only in any case.
             * @default true
             */
            read_only: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksRadarOutput: {
            focus: components["schemas"]["EntityId"] | null;
            radar: components["schemas"]["Radar"];
            reasoning_ref: components["schemas"]["ReasoningRef"];
            requested: components["schemas"]["EntityId"] | null;
            steps: components["schemas"]["StepsSummary"] | null;
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            tasks: components["schemas"]["TasksSummary"] | null;
            truncated: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksRedoInput: {
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksRedoOutput: {
            event: components["schemas"]["TaskEvent"];
            operation: components["schemas"]["Operation"];
            revision: components["schemas"]["Revision"];
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
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Leave the focus as it is.
             * @default false
             */
            read_only: boolean;
            steps_after?: components["schemas"]["StepPath"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            steps_limit: number;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksResumeOutput: {
            focus: components["schemas"]["EntityId"] | null;
            focus_previous?: components["schemas"]["EntityId"] | null;
            focus_restored?: boolean;
            next_steps_after: components["schemas"]["StepPath"] | null;
            radar: components["schemas"]["Radar"];
            reasoning_ref: components["schemas"]["ReasoningRef"];
            requested: components["schemas"]["EntityId"] | null;
            steps: components["schemas"]["Step"][];
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            tasks: components["schemas"]["TasksSummary"] | null;
            timeline: components["schemas"]["Timeline"];
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
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Leave the focus as it is.
             * @default false
             */
            read_only: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksResumePackOutput: {
            focus: components["schemas"]["EntityId"] | null;
            focus_previous?: components["schemas"]["EntityId"] | null;
            focus_restored?: boolean;
            radar: components["schemas"]["Radar"];
            reasoning_ref: components["schemas"]["ReasoningRef"];
            requested: components["schemas"]["EntityId"] | null;
            signals: components["schemas"]["Signals"];
            steps: components["schemas"]["StepsSummary"] | null;
            target: components["schemas"]["Plan"] | components["schemas"]["Task"];
            tasks: components["schemas"]["TasksSummary"] | null;
            timeline: components["schemas"]["Timeline"];
            truncated: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksResumeSuperInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description How many at most; by default as many as the view shows. */
            blockers_limit?: number;
            /** @description next_cursor of the page before. */
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
            /** @description next_cursor of the page before. */
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
            /** @description next_cursor of the page before. */
            graph_diff_cursor?: number;
            /**
             * @description How many changes at most (20).
             * @default 20
             */
            graph_diff_limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description next_cursor of the page before. */
            notes_cursor?: number;
            /** @description How many at most; by default as many as the view shows. */
            notes_limit?: number;
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Leave the focus as it is.
             * @default false
             */
            read_only: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            /** @description next_cursor of the page before. */
            trace_cursor?: number;
            /** @description How many at most; by default as many as the view shows. */
            trace_limit?: number;
            view?: components["schemas"]["ResumeView"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksResumeSuperOutput: components["schemas"]["ResumeSuper"];
        TasksRunnerHeartbeatInput: {
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
            /** @enum {string} */
            status: "idle" | "live";
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksRunnerHeartbeatOutput: {
            lease: components["schemas"]["RunnerLease"];
            /** @description runner:<id>, as open takes it. */
            ref: string;
        };
        TasksScaffoldInput: {
            description?: string;
            /**
             * @description That of the template.
             * @enum {string}
             */
            kind?: "plan" | "task";
            parent?: components["schemas"]["PlanId"];
            /** @description A short name; blanks around it are dropped. */
            plan_title?: string;
            /** @description As tasks_templates_list names it. */
            template: string;
            /** @description A short name; blanks around it are dropped. */
            title: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksScaffoldOutput: {
            checklist: {
                current: number;
                steps: string[];
            };
            events: components["schemas"]["TaskEvent"][];
            plan: {
                id: components["schemas"]["PlanId"];
                revision: components["schemas"]["Revision"];
            };
            template: string;
        } | {
            events: components["schemas"]["TaskEvent"][];
            plan: {
                created: boolean;
                id: components["schemas"]["PlanId"];
            };
            steps: components["schemas"]["StepRef"][];
            task: {
                id: components["schemas"]["TaskId"];
                revision: components["schemas"]["Revision"];
            };
            template: string;
        };
        TasksSnapshotInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description How many at most; by default as many as the view shows. */
            blockers_limit?: number;
            /** @description next_cursor of the page before. */
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
            /** @description next_cursor of the page before. */
            events_cursor?: number;
            /** @description How many at most; by default as many as the view shows. */
            events_limit?: number;
            /** @description How many at most; by default as many as the view shows. */
            evidence_limit?: number;
            /** @description next_cursor of the page before. */
            graph_diff_cursor?: number;
            /**
             * @description How many changes at most (20).
             * @default 20
             */
            graph_diff_limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description next_cursor of the page before. */
            notes_cursor?: number;
            /** @description How many at most; by default as many as the view shows. */
            notes_limit?: number;
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Leave the focus as it is.
             * @default false
             */
            read_only: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            /** @description next_cursor of the page before. */
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
            storage_dir: string;
        };
        TasksSummary: {
            completed: number;
            next: {
                id: components["schemas"]["EntityId"];
                status: components["schemas"]["TaskStatus"];
                title: string;
            }[];
            open: number;
            total: number;
        };
        TasksTaskAddInput: {
            blocked?: boolean;
            blockers?: string[];
            context?: string;
            dependencies?: string[];
            description?: string;
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            next_steps?: string[];
            parent_step: components["schemas"]["StepPath"];
            priority?: components["schemas"]["Priority"];
            problems?: string[];
            risks?: string[];
            status?: components["schemas"]["TaskStatus"];
            /** @description The status was set by hand. */
            status_manual?: boolean;
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            success_criteria?: string[];
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["TaskId"];
            /** @description A short name; blanks around it are dropped. */
            title: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksTaskAddOutput: {
            event: components["schemas"]["TaskEvent"];
            node: components["schemas"]["TaskNodeRef"];
            revision: components["schemas"]["Revision"];
            task: components["schemas"]["TaskId"];
        };
        TasksTaskDefineInput: {
            blocked?: boolean;
            blockers?: string[];
            context?: string;
            dependencies?: string[];
            description?: string;
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            next_steps?: string[];
            path: components["schemas"]["TaskNodePath"];
            priority?: components["schemas"]["Priority"];
            problems?: string[];
            risks?: string[];
            status?: components["schemas"]["TaskStatus"];
            /** @description The status was set by hand. */
            status_manual?: boolean;
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            success_criteria?: string[];
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["TaskId"];
            /** @description A short name; blanks around it are dropped. */
            title?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksTaskDefineOutput: {
            event: components["schemas"]["TaskEvent"];
            node: components["schemas"]["TaskNodeRef"];
            revision: components["schemas"]["Revision"];
            task: components["schemas"]["TaskId"];
        };
        TasksTaskDeleteInput: {
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            path: components["schemas"]["TaskNodePath"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksTaskDeleteOutput: {
            event: components["schemas"]["TaskEvent"];
            node: components["schemas"]["TaskNodeRef"];
            revision: components["schemas"]["Revision"];
            task: components["schemas"]["TaskId"];
        };
        /** @enum {string} */
        TaskStatus: "TODO" | "ACTIVE" | "DONE";
        TasksTemplatesListInput: {
            workspace?: components["schemas"]["WorkspaceId"];
        };
        TasksTemplatesListOutput: {
            templates: {
                description: string;
                id: string;
                /** @enum {string} */
                kind: "plan" | "task";
                plan_steps?: string[];
                steps?: {
                    blockers: string[];
                    success_criteria: string[];
                    tests: string[];
                    title: string;
                }[];
                title: string;
            }[];
        };
        TasksUndoInput: {
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksUndoOutput: {
            event: components["schemas"]["TaskEvent"];
            operation: components["schemas"]["Operation"];
            revision: components["schemas"]["Revision"];
            task: string;
        };
        TasksVerifyInput: {
            checkpoints: components["schemas"]["Confirmations"];
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            path?: components["schemas"]["StepPath"];
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting: boolean;
            target?: components["schemas"]["TargetRef"];
            task?: components["schemas"]["TaskId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksVerifyOutput: {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            step: components["schemas"]["StepRef"];
            task: components["schemas"]["TaskId"];
        };
        TestlessStrategy: {
            /** @description Why this way. */
            rationale: string;
            /** @description How work is verified in a project without tests. */
            strategy: string;
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
        ThinkAddDecisionInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            target?: components["schemas"]["TargetRef"];
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddDecisionOutput: components["schemas"]["CardCommitted"];
        ThinkAddEvidenceInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            target?: components["schemas"]["TargetRef"];
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddEvidenceOutput: components["schemas"]["CardCommitted"];
        ThinkAddFrameInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            target?: components["schemas"]["TargetRef"];
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddFrameOutput: components["schemas"]["CardCommitted"];
        ThinkAddHypothesisInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            target?: components["schemas"]["TargetRef"];
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddHypothesisOutput: components["schemas"]["CardCommitted"];
        ThinkAddNoteInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            target?: components["schemas"]["TargetRef"];
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddNoteOutput: components["schemas"]["CardCommitted"];
        ThinkAddQuestionInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            target?: components["schemas"]["TargetRef"];
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddQuestionOutput: components["schemas"]["CardCommitted"];
        ThinkAddTestInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            target?: components["schemas"]["TargetRef"];
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddTestOutput: components["schemas"]["CardCommitted"];
        ThinkAddUpdateInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            target?: components["schemas"]["TargetRef"];
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkAddUpdateOutput: components["schemas"]["CardCommitted"];
        ThinkCardInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description Cards that this one speaks against. */
            blocks?: components["schemas"]["GraphNodeId"][];
            branch?: components["schemas"]["BranchName"];
            card: components["schemas"]["CardInput"];
            graph_doc?: components["schemas"]["DocName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            /** @description Cards that this one speaks for. */
            supports?: components["schemas"]["GraphNodeId"][];
            target?: components["schemas"]["TargetRef"];
            trace_doc?: components["schemas"]["DocName"];
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
            branch?: components["schemas"]["BranchName"];
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
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
            target?: components["schemas"]["TargetRef"];
            /**
             * @description smart: pins and what is open; explore: also settled; audit: also drafts.
             * @enum {string}
             */
            view?: "smart" | "explore" | "audit";
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkContextOutput: {
            branch: components["schemas"]["BranchName"];
            cards: components["schemas"]["Card"][];
            graph_doc: components["schemas"]["DocName"];
            stats: components["schemas"]["CardStats"];
            step_focus: components["schemas"]["StepFocus"] | null;
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
            ref?: components["schemas"]["BranchName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            target?: components["schemas"]["TargetRef"];
            /**
             * @description smart: pins and what is open; explore: also settled; audit: also drafts.
             * @enum {string}
             */
            view?: "smart" | "explore" | "audit";
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkFrontierOutput: {
            branch: components["schemas"]["BranchName"];
            counts: {
                hypotheses: number;
                questions: number;
                subgoals: number;
                tests: number;
            };
            frontier: components["schemas"]["Frontier"];
            graph_doc: components["schemas"]["DocName"];
            step_focus: components["schemas"]["StepFocus"] | null;
            truncated: boolean;
        };
        ThinkLinkInput: {
            from: components["schemas"]["GraphNodeId"];
            graph_doc?: components["schemas"]["DocName"];
            /** @description Why. */
            message?: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            ref?: components["schemas"]["BranchName"];
            rel: components["schemas"]["GraphRel"];
            target?: components["schemas"]["TargetRef"];
            to: components["schemas"]["GraphNodeId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkLinkOutput: {
            applied: components["schemas"]["GraphApplied"];
            branch: components["schemas"]["BranchName"];
            graph_doc: components["schemas"]["DocName"];
            last_seq: components["schemas"]["Seq"] | null;
        };
        ThinkLintInput: {
            graph_doc?: components["schemas"]["DocName"];
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many at most (50).
             * @default 50
             */
            max_errors: number;
            ref?: components["schemas"]["BranchName"];
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkLintOutput: {
            branch: components["schemas"]["BranchName"];
            errors: components["schemas"]["CardProblem"][];
            graph_doc: components["schemas"]["DocName"];
            ok: boolean;
            stats: {
                cards: number;
                edges: number;
                nodes: number;
            };
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
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts: boolean;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            ref?: components["schemas"]["BranchName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            target?: components["schemas"]["TargetRef"];
            /**
             * @description smart: pins and what is open; explore: also settled; audit: also drafts.
             * @enum {string}
             */
            view?: "smart" | "explore" | "audit";
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkNextOutput: {
            branch: components["schemas"]["BranchName"];
            candidate: components["schemas"]["Card"] | null;
            graph_doc: components["schemas"]["DocName"];
            step_focus: components["schemas"]["StepFocus"] | null;
            truncated: boolean;
        };
        ThinkNominalMergeInput: {
            candidate_ids?: components["schemas"]["GraphNodeId"] | components["schemas"]["GraphNodeId"][];
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
            ref?: components["schemas"]["BranchName"];
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkNominalMergeOutput: {
            applied: components["schemas"]["GraphApplied"] | null;
            branch: components["schemas"]["BranchName"];
            graph_doc: components["schemas"]["DocName"];
            last_seq: components["schemas"]["Seq"] | null;
            merged_groups: {
                canonical_id: components["schemas"]["GraphNodeId"];
                merged_ids: components["schemas"]["GraphNodeId"][];
            }[];
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
            ref?: components["schemas"]["BranchName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            target?: components["schemas"]["TargetRef"];
            /**
             * @description smart: pins and what is open; explore: also settled; audit: also drafts.
             * @enum {string}
             */
            view?: "smart" | "explore" | "audit";
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkPackOutput: {
            branch: components["schemas"]["BranchName"];
            candidates: components["schemas"]["Card"][];
            capsule: components["schemas"]["Capsule"];
            engine: components["schemas"]["EngineBlock"] | null;
            frontier: components["schemas"]["Frontier"];
            graph_doc: components["schemas"]["DocName"];
            lane_summary?: components["schemas"]["LaneSummary"];
            stats: components["schemas"]["CardStats"];
            step_focus: components["schemas"]["StepFocus"] | null;
            trace_doc: components["schemas"]["DocName"];
            truncated: boolean;
        };
        ThinkPinInput: {
            graph_doc?: components["schemas"]["DocName"];
            /** @default true */
            pinned: boolean;
            ref?: components["schemas"]["BranchName"];
            target?: components["schemas"]["TargetRef"];
            targets: components["schemas"]["GraphNodeId"] | components["schemas"]["GraphNodeId"][];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkPinOutput: {
            applied: components["schemas"]["GraphApplied"];
            branch: components["schemas"]["BranchName"];
            graph_doc: components["schemas"]["DocName"];
            last_seq: components["schemas"]["Seq"] | null;
            pinned: boolean;
        };
        ThinkPinsInput: {
            /** @description next_cursor of the page before. */
            cursor?: number;
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            ref?: components["schemas"]["BranchName"];
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkPinsOutput: {
            branch: components["schemas"]["BranchName"];
            graph_doc: components["schemas"]["DocName"];
            pagination: components["schemas"]["Pagination"];
            pins: components["schemas"]["Card"][];
            truncated: boolean;
        };
        ThinkPipelineInput: {
            agent_id?: components["schemas"]["AgentId"];
            branch?: components["schemas"]["BranchName"];
            decision?: components["schemas"]["CardInput"];
            evidence?: components["schemas"]["CardInput"];
            frame?: components["schemas"]["CardInput"];
            graph_doc?: components["schemas"]["DocName"];
            hypothesis?: components["schemas"]["CardInput"];
            /**
             * @description Keep the decision as a note too.
             * @default false
             */
            note_decision: boolean;
            /** @description What the text is written in: text, markdown, … */
            note_format?: string;
            /** @default Decision */
            note_title: string;
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
            target?: components["schemas"]["TargetRef"];
            test?: components["schemas"]["CardInput"];
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkPipelineOutput: {
            branch: components["schemas"]["BranchName"];
            cards: {
                card_id: components["schemas"]["GraphNodeId"];
                edges_upserted: number;
                inserted: boolean;
                last_seq: components["schemas"]["Seq"] | null;
                stage: components["schemas"]["PipelineStage"];
            }[];
            decision_note: {
                card_id: components["schemas"]["GraphNodeId"];
                doc: components["schemas"]["DocName"];
                seq: components["schemas"]["Seq"];
                ts: components["schemas"]["Timestamp"];
                ts_ms: components["schemas"]["TimestampMs"];
            } | null;
            graph_applied: components["schemas"]["CardsApplied"];
            graph_doc: components["schemas"]["DocName"];
            last_seq: components["schemas"]["Seq"] | null;
            notes_doc: components["schemas"]["DocName"];
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
            name: string;
            template: {
                matrix_template?: {
                    criteria: {
                        name: string;
                        weight: number;
                    }[];
                    options: string[];
                };
                steps: string[];
            };
            truncated: boolean;
        };
        ThinkPublishInput: {
            agent_id?: components["schemas"]["AgentId"];
            card_id: components["schemas"]["GraphNodeId"];
            graph_doc?: components["schemas"]["DocName"];
            /** @description Pin the copy, or take its pin away. */
            pin?: boolean;
            ref?: components["schemas"]["BranchName"];
            target?: components["schemas"]["TargetRef"];
            trace_doc?: components["schemas"]["DocName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkPublishOutput: {
            branch: components["schemas"]["BranchName"];
            graph_applied: components["schemas"]["CardsApplied"];
            graph_doc: components["schemas"]["DocName"];
            inserted: boolean;
            last_seq: components["schemas"]["Seq"] | null;
            published_card_id: components["schemas"]["GraphNodeId"];
            source_card_id: components["schemas"]["GraphNodeId"];
            trace_doc: components["schemas"]["DocName"];
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
            graph_doc?: components["schemas"]["DocName"];
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
            ref?: components["schemas"]["BranchName"];
            status?: components["schemas"]["GraphStatus"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            tags_all?: components["schemas"]["GraphTag"] | components["schemas"]["GraphTag"][];
            tags_any?: components["schemas"]["GraphTag"] | components["schemas"]["GraphTag"][];
            target?: components["schemas"]["TargetRef"];
            /** @description Part of the title or text, in any case. */
            text?: string;
            types?: components["schemas"]["CardType"] | components["schemas"]["CardType"][];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkQueryOutput: {
            branch: components["schemas"]["BranchName"];
            cards: components["schemas"]["Card"][];
            graph_doc: components["schemas"]["DocName"];
            pagination: components["schemas"]["Pagination"];
            step_focus: components["schemas"]["StepFocus"] | null;
            truncated: boolean;
        };
        ThinkSetStatusInput: {
            graph_doc?: components["schemas"]["DocName"];
            /** @description Why. */
            message?: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            ref?: components["schemas"]["BranchName"];
            status: components["schemas"]["GraphStatus"];
            target?: components["schemas"]["TargetRef"];
            targets: components["schemas"]["GraphNodeId"] | components["schemas"]["GraphNodeId"][];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkSetStatusOutput: {
            applied: components["schemas"]["GraphApplied"];
            branch: components["schemas"]["BranchName"];
            graph_doc: components["schemas"]["DocName"];
            last_seq: components["schemas"]["Seq"] | null;
        };
        ThinkSubgoalCloseInput: {
            agent_id?: components["schemas"]["AgentId"];
            parent_graph_doc?: components["schemas"]["DocName"];
            parent_trace_doc?: components["schemas"]["DocName"];
            ref?: components["schemas"]["BranchName"];
            return_card?: components["schemas"]["CardInput"];
            subgoal_id: components["schemas"]["GraphNodeId"];
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkSubgoalCloseOutput: {
            applied: components["schemas"]["GraphApplied"];
            branch: components["schemas"]["BranchName"];
            last_seq: components["schemas"]["Seq"] | null;
            return_card_id: components["schemas"]["GraphNodeId"] | null;
            subgoal_id: components["schemas"]["GraphNodeId"];
        };
        ThinkSubgoalOpenInput: {
            agent_id?: components["schemas"]["AgentId"];
            child_graph_doc?: components["schemas"]["DocName"];
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
            parent_graph_doc?: components["schemas"]["DocName"];
            parent_trace_doc?: components["schemas"]["DocName"];
            question_id: components["schemas"]["GraphNodeId"];
            ref?: components["schemas"]["BranchName"];
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkSubgoalOpenOutput: {
            applied: components["schemas"]["CardsApplied"];
            branch: components["schemas"]["BranchName"];
            child: {
                graph_doc: components["schemas"]["DocName"];
                trace_doc: components["schemas"]["DocName"];
            };
            last_seq: components["schemas"]["Seq"];
            parent: {
                graph_doc: components["schemas"]["DocName"];
                trace_doc: components["schemas"]["DocName"];
            };
            question_id: components["schemas"]["GraphNodeId"];
            subgoal_id: components["schemas"]["GraphNodeId"];
            trace_ref: string;
        };
        ThinkTemplateInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            type: components["schemas"]["CardType"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        ThinkTemplateOutput: {
            supported_types: components["schemas"]["CardType"][];
            template: components["schemas"]["CardTemplate"];
            truncated: boolean;
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
            ref?: components["schemas"]["BranchName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            target?: components["schemas"]["TargetRef"];
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
            branch: components["schemas"]["BranchName"];
            candidates: components["schemas"]["Card"][];
            capsule: components["schemas"]["Capsule"];
            engine: components["schemas"]["EngineBlock"] | null;
            frontier: components["schemas"]["Frontier"];
            graph_doc: components["schemas"]["DocName"];
            lane_summary?: components["schemas"]["LaneSummary"];
            stats: components["schemas"]["CardStats"];
            step_focus: components["schemas"]["StepFocus"] | null;
            trace: components["schemas"]["EntrySlice"];
            trace_doc: components["schemas"]["DocName"];
            truncated: boolean;
        };
        ThoughtDbUse: {
            as_of_ts: components["schemas"]["Timestamp"];
            edges_n: number;
            node_ids: components["schemas"]["ThoughtNodeId"][];
            notes: string;
            pref_goal_claim_ids: components["schemas"]["ClaimId"][];
            query_claim_ids: components["schemas"]["ClaimId"][];
            values_claim_ids: components["schemas"]["ClaimId"][];
        };
        /** @description An edge of the Thought DB. */
        ThoughtEdgeId: string;
        /** @enum {string} */
        ThoughtEdgeType: "depends_on" | "supports" | "contradicts" | "derived_from" | "mentions" | "supersedes" | "same_as";
        /** @description A decision, action or summary node of the Thought DB. */
        ThoughtNodeId: string;
        /** @enum {string} */
        ThoughtNodeType: "decision" | "action" | "summary";
        ThoughtNotFoundFacts: {
            last: number;
            session: string;
            thought: number;
        };
        /** @description A claim, a node or an evidence record. */
        ThoughtRef: string;
        Timeline: {
            events: components["schemas"]["TimelineEvent"][];
            limit: number;
            pagination: components["schemas"]["Pagination"];
        };
        TimelineEvent: {
            event_id: components["schemas"]["EventId"];
            path: string | null;
            payload: {
                [key: string]: unknown;
            };
            seq: components["schemas"]["Seq"];
            task_id: components["schemas"]["EntityId"];
            ts: components["schemas"]["Timestamp"];
            ts_ms: components["schemas"]["TimestampMs"];
            type: string;
        };
        /** @description RFC 3339, UTC, milliseconds. */
        Timestamp: string;
        /** @description Milliseconds since 1970. */
        TimestampMs: number;
        TraceHydrateInput: {
            doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit_steps: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            ref?: components["schemas"]["BranchName"];
            /** @description Longest text of one step, in UTF-8 bytes. */
            statement_max_bytes?: number;
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TraceHydrateOutput: {
            branch: components["schemas"]["BranchName"];
            doc: components["schemas"]["DocName"];
            entries: components["schemas"]["Entry"][];
            pagination: components["schemas"]["Pagination"];
            sequential?: components["schemas"]["SequentialGraph"] | null;
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
            doc?: components["schemas"]["DocName"];
            /** @description What the thinking is for. */
            goal?: string;
            /** @description Whether it revises an earlier thought. */
            isRevision?: boolean;
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
            target?: components["schemas"]["TargetRef"];
            /** @description The text of the note. */
            thought: string;
            /** @description Its number, from 1. */
            thoughtNumber: number;
            /** @description How many you expect by now; at least thoughtNumber. */
            totalThoughts: number;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TraceSequentialStepOutput: {
            entry: components["schemas"]["NoteEntry"];
        };
        TraceStepInput: {
            agent_id?: components["schemas"]["AgentId"];
            /** @description What this step starts from: a card, an entry, a commit. */
            base?: string;
            blocks?: string | string[];
            /** @description After how many steps you mean to look back. */
            checkpoint_every?: number;
            doc?: components["schemas"]["DocName"];
            message?: string;
            /** @description Anything more, as an object or as JSON text of one. */
            meta?: {
                [key: string]: unknown;
            } | string;
            /** @description How you were working: explore, debug, … */
            mode?: string;
            /** @description The text of the note. */
            step: string;
            supports?: string | string[];
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TraceStepOutput: {
            entry: components["schemas"]["NoteEntry"];
        };
        TraceValidateInput: {
            doc?: components["schemas"]["DocName"];
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            ref?: components["schemas"]["BranchName"];
            target?: components["schemas"]["TargetRef"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TraceValidateOutput: {
            branch: components["schemas"]["BranchName"];
            /** @description How many numbered thoughts were checked. */
            checked: number;
            doc: components["schemas"]["DocName"];
            errors: {
                /** @enum {string} */
                code: "missing_meta" | "invalid_thought_number" | "invalid_total_thoughts" | "missing_next_thought_needed" | "out_of_order" | "duplicate_thought";
                message: string;
                seq: components["schemas"]["Seq"];
            }[];
            /** @description Whether older entries were not looked at. */
            has_more: boolean;
            ok: boolean;
            truncated: boolean;
        };
        TranscriptObservation: {
            errors: string[];
            event_type_counts: {
                [key: string]: number;
            };
            file_paths: string[];
            item_type_counts: {
                [key: string]: number;
            };
            non_command_actions: string[];
        };
        TranscriptPlace: {
            /** @description Where the line begins. */
            byte: number;
            line?: number;
            /** @description Relative to root_dir. */
            path: string;
        };
        TranscriptProject: {
            confidence: components["schemas"]["ProjectConfidence"];
            /** @description The folder of the project. */
            id: string;
            name: string;
        };
        /** @description Path of a transcript; empty when there is none. */
        TranscriptRef: string;
        TranscriptScan: {
            bytes: number;
            files: number;
            skipped: {
                files: number;
                folders: number;
                long_lines: number;
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
            /** @description Folder with *.jsonl transcripts, searched with all below it (sessions in the home of Codex). */
            root_dir?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TranscriptsDigestOutput: {
            digest: {
                message: {
                    /** @constant */
                    role: "assistant";
                    text: string;
                    ts?: string;
                };
                ref: components["schemas"]["TranscriptPlace"];
                session: components["schemas"]["SessionRef"];
            }[];
            filters: {
                cwd_prefix: string;
                /** @enum {string} */
                mode: "summary" | "last";
            };
            root_dir: string;
            scanned: components["schemas"]["TranscriptScan"];
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
            /** @description Folder with *.jsonl transcripts, searched with all below it (sessions in the home of Codex). */
            root_dir?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TranscriptsOpenOutput: {
            entries: {
                byte: number;
                line: number | null;
                role: string;
                selected: boolean;
                text: string;
                ts?: string;
            }[];
            project: components["schemas"]["TranscriptProject"];
            ref: components["schemas"]["TranscriptPlace"];
            root_dir: string;
            session: {
                cwd?: string;
                id?: string;
                ts?: string;
            };
            /** @description Lines of the window that are no JSON or too long. */
            skipped_lines: number;
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
            /** @description Folder with *.jsonl transcripts, searched with all below it (sessions in the home of Codex). */
            root_dir?: string;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TranscriptsSearchOutput: {
            filters: {
                cwd_prefix: string;
                dedupe: boolean;
                role?: string;
            };
            /** @description Whether the search stopped at hits_limit. */
            has_more: boolean;
            hits: {
                message: {
                    role: string;
                    snippet: string;
                    ts?: string;
                };
                project: components["schemas"]["TranscriptProject"];
                ref: components["schemas"]["TranscriptPlace"];
                session: components["schemas"]["SessionRef"];
            }[];
            projects: components["schemas"]["ProjectSummary"][];
            root_dir: string;
            scanned: components["schemas"]["TranscriptScan"];
            truncated: boolean;
        };
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
        UnknownToolFacts: {
            nearest: string;
            tool: string;
        };
        UnknownWorkspaceFacts: {
            workspace: string;
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
        ValuesClaimPatchAnswer: components["schemas"]["ValuesPatch"];
        ValuesPatch: {
            claims: components["schemas"]["ClaimDraft"][];
            edges: components["schemas"]["EdgeDraft"][];
            /** @description What was left out, and why. */
            notes: string;
            /** @description Earlier values claims that no longer hold. */
            retract_claim_ids: string[];
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
        Warning: {
            code: string;
            message: string;
            recovery: string;
        };
        WhyFinding: {
            /** @description The fewest candidates that together explain the target. */
            chosen_claim_ids: string[];
            confidence: components["schemas"]["Confidence"];
            /** @description How they explain it. */
            explanation: string;
            /** @description Doubts. */
            notes: string;
            /** @enum {string} */
            status: "ok" | "insufficient";
        };
        WhyTraceAnswer: components["schemas"]["WhyFinding"];
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
            target: {
                /** @description Empty for an event of the global log. */
                batch_id: components["schemas"]["BatchId"] | "";
                event_id: components["schemas"]["EvidenceEventId"];
                evidence_kind: string;
                /** @constant */
                target_type: "evidence_event";
            } | {
                claim_id: components["schemas"]["ClaimId"];
                claim_type: components["schemas"]["ClaimType"];
                scope: components["schemas"]["MindScope"];
                /** @description As derived when it was asked about. */
                status: string;
                /** @constant */
                target_type: "claim";
                text: string;
            };
            thread_id: components["schemas"]["HandsThreadId"];
            ts: string;
            written_edge_ids: components["schemas"]["ThoughtEdgeId"][];
        };
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
        WorkflowCandidate: {
            benefit: components["schemas"]["Benefit"];
            confidence: components["schemas"]["Confidence"];
            /** @description Why it is worth keeping. */
            reason: string;
            /** @description The same text whenever the same workflow is meant; occurrences are counted by it. */
            signature: string;
            workflow: components["schemas"]["WorkflowIr"];
        };
        WorkflowEdit: {
            /** @description What changed, one sentence each. */
            change_summary: string[];
            /** @description What in the request contradicts the values or the workflow. */
            conflicts: string[];
            /** @description Anything the user should know. */
            notes: string;
            workflow: components["schemas"]["WorkflowIr"];
        };
        /** @description A stored workflow. */
        WorkflowId: string;
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
            source: {
                /** @description Evidence records it was drawn from. */
                evidence_refs: string[];
                /** @enum {string} */
                kind: "manual" | "suggested";
                /** @description Why it exists. */
                reason: string;
            };
            steps: components["schemas"]["WorkflowStep"][];
            trigger: {
                mode: components["schemas"]["WorkflowTriggerMode"];
                /** @description Text to find in the task; empty for manual. */
                pattern: string;
            };
            /** @description RFC 3339, or empty until it is stored. */
            updated_ts: string;
            /** @enum {string} */
            version: "v1";
        };
        WorkflowProgressAnswer: components["schemas"]["WorkflowAdvance"];
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
        WorkflowProposal: {
            /** @description Why. */
            notes: string;
            /** @description The stretch holds a workflow worth keeping. */
            should_suggest: boolean;
            suggestion: components["schemas"]["WorkflowCandidate"] | null;
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
        WorkflowStep: {
            /** @description How the step is checked; empty when it is not. */
            check_input: string;
            /** @description What Hands is told; empty for a gate. */
            hands_input: string;
            /** @description Unique within the workflow. */
            id: string;
            /** @enum {string} */
            kind: "hands" | "check" | "gate";
            /** @description Anything worth knowing before the step. */
            notes: string;
            /** @enum {string} */
            policy: "values_judged" | "allow" | "deny" | "ask";
            risk_category: components["schemas"]["RiskCategory"];
            /** @description The step in a few words. */
            title: string;
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
        /** @enum {string} */
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
        WorkspaceCreatedFact: {
            branch: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        /** @description A stable name for a project, given by the caller. */
        WorkspaceId: string;
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
export type Artifact = components['schemas']['Artifact'];
export type AutoAnswerRecord = components['schemas']['AutoAnswerRecord'];
export type AutoAnswerToHandsAnswer = components['schemas']['AutoAnswerToHandsAnswer'];
export type BaseDiff = components['schemas']['BaseDiff'];
export type BaseIgnoredWarningFacts = components['schemas']['BaseIgnoredWarningFacts'];
export type BatchFailedFacts = components['schemas']['BatchFailedFacts'];
export type BatchId = components['schemas']['BatchId'];
export type BatchStoppedWarningFacts = components['schemas']['BatchStoppedWarningFacts'];
export type Benefit = components['schemas']['Benefit'];
export type Blocker = components['schemas']['Blocker'];
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
export type BranchListInput = components['schemas']['BranchListInput'];
export type BranchListOutput = components['schemas']['BranchListOutput'];
export type BranchName = components['schemas']['BranchName'];
export type BranchRenameInput = components['schemas']['BranchRenameInput'];
export type BranchRenameOutput = components['schemas']['BranchRenameOutput'];
export type BranchRenamedFact = components['schemas']['BranchRenamedFact'];
export type BudgetExceededFacts = components['schemas']['BudgetExceededFacts'];
export type BudgetMinClampedWarningFacts = components['schemas']['BudgetMinClampedWarningFacts'];
export type BudgetMinimalWarningFacts = components['schemas']['BudgetMinimalWarningFacts'];
export type BudgetReport = components['schemas']['BudgetReport'];
export type BudgetTruncatedWarningFacts = components['schemas']['BudgetTruncatedWarningFacts'];
export type CancelledFacts = components['schemas']['CancelledFacts'];
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
export type CheckPlanRecord = components['schemas']['CheckPlanRecord'];
export type Checklist = components['schemas']['Checklist'];
export type CheckoutInput = components['schemas']['CheckoutInput'];
export type CheckoutOutput = components['schemas']['CheckoutOutput'];
export type Checkpoint = components['schemas']['Checkpoint'];
export type CheckpointDecideAnswer = components['schemas']['CheckpointDecideAnswer'];
export type CheckpointKind = components['schemas']['CheckpointKind'];
export type CheckpointRecord = components['schemas']['CheckpointRecord'];
export type CheckpointVerdict = components['schemas']['CheckpointVerdict'];
export type CheckpointsNotConfirmedFacts = components['schemas']['CheckpointsNotConfirmedFacts'];
export type ClaimDraft = components['schemas']['ClaimDraft'];
export type ClaimId = components['schemas']['ClaimId'];
export type ClaimMiningRecord = components['schemas']['ClaimMiningRecord'];
export type ClaimPatch = components['schemas']['ClaimPatch'];
export type ClaimRetractRecord = components['schemas']['ClaimRetractRecord'];
export type ClaimSameAsRecord = components['schemas']['ClaimSameAsRecord'];
export type ClaimSupersedeRecord = components['schemas']['ClaimSupersedeRecord'];
export type ClaimType = components['schemas']['ClaimType'];
export type ClaimVisibility = components['schemas']['ClaimVisibility'];
export type CommitInput = components['schemas']['CommitInput'];
export type CommitOutput = components['schemas']['CommitOutput'];
export type CommitRecord = components['schemas']['CommitRecord'];
export type CompileValuesAnswer = components['schemas']['CompileValuesAnswer'];
export type CompiledValues = components['schemas']['CompiledValues'];
export type Confidence = components['schemas']['Confidence'];
export type Confirmations = components['schemas']['Confirmations'];
export type Conflict = components['schemas']['Conflict'];
export type ConflictFacts = components['schemas']['ConflictFacts'];
export type ConflictHead = components['schemas']['ConflictHead'];
export type ConflictId = components['schemas']['ConflictId'];
export type ConflictStatus = components['schemas']['ConflictStatus'];
export type ContextEmptyForTargetWarningFacts = components['schemas']['ContextEmptyForTargetWarningFacts'];
export type ContextHealth = components['schemas']['ContextHealth'];
export type ContextPackExportInput = components['schemas']['ContextPackExportInput'];
export type ContextPackExportOutput = components['schemas']['ContextPackExportOutput'];
export type ContextPackInput = components['schemas']['ContextPackInput'];
export type ContextPackOutput = components['schemas']['ContextPackOutput'];
export type ContractUpdatedFact = components['schemas']['ContractUpdatedFact'];
export type ContractUpdatedRow = components['schemas']['ContractUpdatedRow'];
export type CrossProjectRecallRecord = components['schemas']['CrossProjectRecallRecord'];
export type DecideNextAnswer = components['schemas']['DecideNextAnswer'];
export type DecideNextRecord = components['schemas']['DecideNextRecord'];
export type Defaults = components['schemas']['Defaults'];
export type DefaultsClaimSyncRecord = components['schemas']['DefaultsClaimSyncRecord'];
export type Degradation = components['schemas']['Degradation'];
export type DiagnosticsInput = components['schemas']['DiagnosticsInput'];
export type DiagnosticsOutput = components['schemas']['DiagnosticsOutput'];
export type DiffInput = components['schemas']['DiffInput'];
export type DiffOutput = components['schemas']['DiffOutput'];
export type DiffSummary = components['schemas']['DiffSummary'];
export type DocName = components['schemas']['DocName'];
export type DocsListInput = components['schemas']['DocsListInput'];
export type DocsListOutput = components['schemas']['DocsListOutput'];
export type EdgeCreateRecord = components['schemas']['EdgeCreateRecord'];
export type EdgeDraft = components['schemas']['EdgeDraft'];
export type EdgeKey = components['schemas']['EdgeKey'];
export type EditWorkflowAnswer = components['schemas']['EditWorkflowAnswer'];
export type EngineAction = components['schemas']['EngineAction'];
export type EngineBlock = components['schemas']['EngineBlock'];
export type EngineSignal = components['schemas']['EngineSignal'];
export type EntityBrief = components['schemas']['EntityBrief'];
export type EntityId = components['schemas']['EntityId'];
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
export type EvidenceItem = components['schemas']['EvidenceItem'];
export type EvidenceRecord = components['schemas']['EvidenceRecord'];
export type ExpectedTargetMismatchFacts = components['schemas']['ExpectedTargetMismatchFacts'];
export type ExportInput = components['schemas']['ExportInput'];
export type ExportOutput = components['schemas']['ExportOutput'];
export type ExtractEvidenceAnswer = components['schemas']['ExtractEvidenceAnswer'];
export type FirstOpen = components['schemas']['FirstOpen'];
export type FirstThoughts = components['schemas']['FirstThoughts'];
export type FocusChangedFact = components['schemas']['FocusChangedFact'];
export type FoundConflict = components['schemas']['FoundConflict'];
export type Frontier = components['schemas']['Frontier'];
export type GatedStep = components['schemas']['GatedStep'];
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
export type HandsInputRecord = components['schemas']['HandsInputRecord'];
export type HandsProvider = components['schemas']['HandsProvider'];
export type HandsReply = components['schemas']['HandsReply'];
export type HandsResumeFailedRecord = components['schemas']['HandsResumeFailedRecord'];
export type HandsThreadId = components['schemas']['HandsThreadId'];
export type HeadResetFact = components['schemas']['HeadResetFact'];
export type HeadResetRow = components['schemas']['HeadResetRow'];
export type HelpInput = components['schemas']['HelpInput'];
export type HelpOutput = components['schemas']['HelpOutput'];
export type Hint = components['schemas']['Hint'];
export type HostSyncRecord = components['schemas']['HostSyncRecord'];
export type HostSyncResult = components['schemas']['HostSyncResult'];
export type InitInput = components['schemas']['InitInput'];
export type InitOutput = components['schemas']['InitOutput'];
export type InternalErrorFacts = components['schemas']['InternalErrorFacts'];
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
export type LaneSummary = components['schemas']['LaneSummary'];
export type LearnAppliedRecord = components['schemas']['LearnAppliedRecord'];
export type LearnPatch = components['schemas']['LearnPatch'];
export type LearnSuggestedRecord = components['schemas']['LearnSuggestedRecord'];
export type LearnSuggestion = components['schemas']['LearnSuggestion'];
export type LearnSuggestionId = components['schemas']['LearnSuggestionId'];
export type LearnUpdateAnswer = components['schemas']['LearnUpdateAnswer'];
export type LearnUpdateRecord = components['schemas']['LearnUpdateRecord'];
export type LintIssue = components['schemas']['LintIssue'];
export type LogInput = components['schemas']['LogInput'];
export type LogOutput = components['schemas']['LogOutput'];
export type LoopBreakAnswer = components['schemas']['LoopBreakAnswer'];
export type LoopBreakRecord = components['schemas']['LoopBreakRecord'];
export type LoopExit = components['schemas']['LoopExit'];
export type LoopGuardRecord = components['schemas']['LoopGuardRecord'];
export type LoopPattern = components['schemas']['LoopPattern'];
export type MacroAnchorNoteInput = components['schemas']['MacroAnchorNoteInput'];
export type MacroAnchorNoteOutput = components['schemas']['MacroAnchorNoteOutput'];
export type MacroBranchNoteInput = components['schemas']['MacroBranchNoteInput'];
export type MacroBranchNoteOutput = components['schemas']['MacroBranchNoteOutput'];
export type MaybeEventId = components['schemas']['MaybeEventId'];
export type Memory = components['schemas']['Memory'];
export type MemoryKind = components['schemas']['MemoryKind'];
export type MergeInput = components['schemas']['MergeInput'];
export type MergeNotSupportedFacts = components['schemas']['MergeNotSupportedFacts'];
export type MergeOutput = components['schemas']['MergeOutput'];
export type MergedFrom = components['schemas']['MergedFrom'];
export type MiDefaultsSetRecord = components['schemas']['MiDefaultsSetRecord'];
export type MindCircuitRecord = components['schemas']['MindCircuitRecord'];
export type MindErrorRecord = components['schemas']['MindErrorRecord'];
export type MindScope = components['schemas']['MindScope'];
export type MindState = components['schemas']['MindState'];
export type MineClaimsAnswer = components['schemas']['MineClaimsAnswer'];
export type MinePreferencesAnswer = components['schemas']['MinePreferencesAnswer'];
export type MinedPreferences = components['schemas']['MinedPreferences'];
export type MinimalChecks = components['schemas']['MinimalChecks'];
export type NextMove = components['schemas']['NextMove'];
export type NodeCreateRecord = components['schemas']['NodeCreateRecord'];
export type NodeMaterializedRecord = components['schemas']['NodeMaterializedRecord'];
export type NodeRetractRecord = components['schemas']['NodeRetractRecord'];
export type NotInitializedFacts = components['schemas']['NotInitializedFacts'];
export type NoteAddedFact = components['schemas']['NoteAddedFact'];
export type NoteAddedRow = components['schemas']['NoteAddedRow'];
export type NoteEntry = components['schemas']['NoteEntry'];
export type NoteIgnoredWarningFacts = components['schemas']['NoteIgnoredWarningFacts'];
export type NotesCommitInput = components['schemas']['NotesCommitInput'];
export type NotesCommitOutput = components['schemas']['NotesCommitOutput'];
export type Nothing = components['schemas']['Nothing'];
export type OpenInput = components['schemas']['OpenInput'];
export type OpenOutput = components['schemas']['OpenOutput'];
export type Opened = components['schemas']['Opened'];
export type OpenedAnchor = components['schemas']['OpenedAnchor'];
export type OpenedCard = components['schemas']['OpenedCard'];
export type OpenedEntry = components['schemas']['OpenedEntry'];
export type OpenedJob = components['schemas']['OpenedJob'];
export type OpenedJobEvent = components['schemas']['OpenedJobEvent'];
export type OpenedRunner = components['schemas']['OpenedRunner'];
export type OpenedTask = components['schemas']['OpenedTask'];
export type Operation = components['schemas']['Operation'];
export type OperationalDefaults = components['schemas']['OperationalDefaults'];
export type Pagination = components['schemas']['Pagination'];
export type PatchOp = components['schemas']['PatchOp'];
export type PipelineStage = components['schemas']['PipelineStage'];
export type PlacedCard = components['schemas']['PlacedCard'];
export type Plan = components['schemas']['Plan'];
export type PlanCreatedFact = components['schemas']['PlanCreatedFact'];
export type PlanCreatedRow = components['schemas']['PlanCreatedRow'];
export type PlanEditedFact = components['schemas']['PlanEditedFact'];
export type PlanEditedRow = components['schemas']['PlanEditedRow'];
export type PlanId = components['schemas']['PlanId'];
export type PlanMinChecksAnswer = components['schemas']['PlanMinChecksAnswer'];
export type PlanUpdatedFact = components['schemas']['PlanUpdatedFact'];
export type PlanUpdatedRow = components['schemas']['PlanUpdatedRow'];
export type PlaybookGenericWarningFacts = components['schemas']['PlaybookGenericWarningFacts'];
export type PreferenceDraft = components['schemas']['PreferenceDraft'];
export type PreferenceMiningRecord = components['schemas']['PreferenceMiningRecord'];
export type PreferenceSolidifiedRecord = components['schemas']['PreferenceSolidifiedRecord'];
export type Priority = components['schemas']['Priority'];
export type ProjectConfidence = components['schemas']['ProjectConfidence'];
export type ProjectGuardBoundFact = components['schemas']['ProjectGuardBoundFact'];
export type ProjectGuardMismatchFacts = components['schemas']['ProjectGuardMismatchFacts'];
export type ProjectId = components['schemas']['ProjectId'];
export type ProjectSummary = components['schemas']['ProjectSummary'];
export type ProofMode = components['schemas']['ProofMode'];
export type ProofRequiredFacts = components['schemas']['ProofRequiredFacts'];
export type ProofWeakWarningFacts = components['schemas']['ProofWeakWarningFacts'];
export type Radar = components['schemas']['Radar'];
export type ReasoningRef = components['schemas']['ReasoningRef'];
export type ReasoningRefDerivedWarningFacts = components['schemas']['ReasoningRefDerivedWarningFacts'];
export type RecalledItem = components['schemas']['RecalledItem'];
export type RedoAppliedFact = components['schemas']['RedoAppliedFact'];
export type RedoAppliedRow = components['schemas']['RedoAppliedRow'];
export type RefMove = components['schemas']['RefMove'];
export type RefactorIntent = components['schemas']['RefactorIntent'];
export type ReflogInput = components['schemas']['ReflogInput'];
export type ReflogOutput = components['schemas']['ReflogOutput'];
export type RegistryNote = components['schemas']['RegistryNote'];
export type RepoObservation = components['schemas']['RepoObservation'];
export type ResetInput = components['schemas']['ResetInput'];
export type ResetOutput = components['schemas']['ResetOutput'];
export type ResumeAction = components['schemas']['ResumeAction'];
export type ResumeCapsule = components['schemas']['ResumeCapsule'];
export type ResumeSuper = components['schemas']['ResumeSuper'];
export type ResumeView = components['schemas']['ResumeView'];
export type RetractDraft = components['schemas']['RetractDraft'];
export type Revision = components['schemas']['Revision'];
export type RevisionMismatchFacts = components['schemas']['RevisionMismatchFacts'];
export type RiskCategory = components['schemas']['RiskCategory'];
export type RiskEventRecord = components['schemas']['RiskEventRecord'];
export type RiskJudgeAnswer = components['schemas']['RiskJudgeAnswer'];
export type RiskJudgement = components['schemas']['RiskJudgement'];
export type RiskSeverity = components['schemas']['RiskSeverity'];
export type RunStatus = components['schemas']['RunStatus'];
export type RunnerBeatFact = components['schemas']['RunnerBeatFact'];
export type RunnerLease = components['schemas']['RunnerLease'];
export type SamplingNotSupportedFacts = components['schemas']['SamplingNotSupportedFacts'];
export type SegmentId = components['schemas']['SegmentId'];
export type SegmentRecordsRef = components['schemas']['SegmentRecordsRef'];
export type Seq = components['schemas']['Seq'];
export type SequentialGraph = components['schemas']['SequentialGraph'];
export type SessionNotFoundFacts = components['schemas']['SessionNotFoundFacts'];
export type SessionRef = components['schemas']['SessionRef'];
export type SettingsSetRecord = components['schemas']['SettingsSetRecord'];
export type ShowInput = components['schemas']['ShowInput'];
export type ShowOutput = components['schemas']['ShowOutput'];
export type Signals = components['schemas']['Signals'];
export type SnapshotId = components['schemas']['SnapshotId'];
export type SnapshotRecord = components['schemas']['SnapshotRecord'];
export type StageRequirementNotMetFacts = components['schemas']['StageRequirementNotMetFacts'];
export type StateCorruptRecord = components['schemas']['StateCorruptRecord'];
export type StatusHint = components['schemas']['StatusHint'];
export type StatusInput = components['schemas']['StatusInput'];
export type StatusOutput = components['schemas']['StatusOutput'];
export type Step = components['schemas']['Step'];
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
export type StepId = components['schemas']['StepId'];
export type StepNotedFact = components['schemas']['StepNotedFact'];
export type StepNotedRow = components['schemas']['StepNotedRow'];
export type StepPath = components['schemas']['StepPath'];
export type StepPlan = components['schemas']['StepPlan'];
export type StepRef = components['schemas']['StepRef'];
export type StepReopenedFact = components['schemas']['StepReopenedFact'];
export type StepReopenedRow = components['schemas']['StepReopenedRow'];
export type StepUnblockedFact = components['schemas']['StepUnblockedFact'];
export type StepUnblockedRow = components['schemas']['StepUnblockedRow'];
export type StepVerifiedFact = components['schemas']['StepVerifiedFact'];
export type StepVerifiedRow = components['schemas']['StepVerifiedRow'];
export type StepsAddedFact = components['schemas']['StepsAddedFact'];
export type StepsAddedRow = components['schemas']['StepsAddedRow'];
export type StepsSummary = components['schemas']['StepsSummary'];
export type StorageErrorFacts = components['schemas']['StorageErrorFacts'];
export type StorageInput = components['schemas']['StorageInput'];
export type StorageOutput = components['schemas']['StorageOutput'];
export type StoreBusyFacts = components['schemas']['StoreBusyFacts'];
export type StoreErrorFacts = components['schemas']['StoreErrorFacts'];
export type StrictTargetingRequiresExpectedTargetIdFacts = components['schemas']['StrictTargetingRequiresExpectedTargetIdFacts'];
export type SuggestWorkflowAnswer = components['schemas']['SuggestWorkflowAnswer'];
export type Suggestion = components['schemas']['Suggestion'];
export type Tag = components['schemas']['Tag'];
export type TagCreateInput = components['schemas']['TagCreateInput'];
export type TagCreateOutput = components['schemas']['TagCreateOutput'];
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
export type TestlessStrategySetRecord = components['schemas']['TestlessStrategySetRecord'];
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
export type ThoughtDbUse = components['schemas']['ThoughtDbUse'];
export type ThoughtEdgeId = components['schemas']['ThoughtEdgeId'];
export type ThoughtEdgeType = components['schemas']['ThoughtEdgeType'];
export type ThoughtNodeId = components['schemas']['ThoughtNodeId'];
export type ThoughtNodeType = components['schemas']['ThoughtNodeType'];
export type ThoughtNotFoundFacts = components['schemas']['ThoughtNotFoundFacts'];
export type ThoughtRef = components['schemas']['ThoughtRef'];
export type Timeline = components['schemas']['Timeline'];
export type TimelineEvent = components['schemas']['TimelineEvent'];
export type Timestamp = components['schemas']['Timestamp'];
export type TimestampMs = components['schemas']['TimestampMs'];
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
export type UndoAppliedFact = components['schemas']['UndoAppliedFact'];
export type UndoAppliedRow = components['schemas']['UndoAppliedRow'];
export type UnknownIdFacts = components['schemas']['UnknownIdFacts'];
export type UnknownToolFacts = components['schemas']['UnknownToolFacts'];
export type UnknownWorkspaceFacts = components['schemas']['UnknownWorkspaceFacts'];
export type UserInputRecord = components['schemas']['UserInputRecord'];
export type ValuesClaimPatchAnswer = components['schemas']['ValuesClaimPatchAnswer'];
export type ValuesPatch = components['schemas']['ValuesPatch'];
export type ValuesSetRecord = components['schemas']['ValuesSetRecord'];
export type Warning = components['schemas']['Warning'];
export type WhyFinding = components['schemas']['WhyFinding'];
export type WhyTraceAnswer = components['schemas']['WhyTraceAnswer'];
export type WhyTraceRecord = components['schemas']['WhyTraceRecord'];
export type WorkflowAdvance = components['schemas']['WorkflowAdvance'];
export type WorkflowCandidate = components['schemas']['WorkflowCandidate'];
export type WorkflowEdit = components['schemas']['WorkflowEdit'];
export type WorkflowId = components['schemas']['WorkflowId'];
export type WorkflowIr = components['schemas']['WorkflowIr'];
export type WorkflowProgressAnswer = components['schemas']['WorkflowProgressAnswer'];
export type WorkflowProgressRecord = components['schemas']['WorkflowProgressRecord'];
export type WorkflowProposal = components['schemas']['WorkflowProposal'];
export type WorkflowSolidifiedRecord = components['schemas']['WorkflowSolidifiedRecord'];
export type WorkflowStep = components['schemas']['WorkflowStep'];
export type WorkflowSuggestionRecord = components['schemas']['WorkflowSuggestionRecord'];
export type WorkflowTriggerMode = components['schemas']['WorkflowTriggerMode'];
export type WorkflowTriggerRecord = components['schemas']['WorkflowTriggerRecord'];
export type WorkspaceCreatedFact = components['schemas']['WorkspaceCreatedFact'];
export type WorkspaceId = components['schemas']['WorkspaceId'];
export type WorkspaceLockedFacts = components['schemas']['WorkspaceLockedFacts'];
