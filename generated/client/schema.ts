// Generated from contracts/ by `npm run gen`. Edit the contract, not this file.
export interface paths {
    "/v1/tools/anchor_snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is known about an anchor
         * @description One named part of the project: what was decided, shown and tried about it anywhere, and the tasks that work on it.
         */
        post: operations["anchor_snapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/anchors_bootstrap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put many anchors on the map
         * @description Makes or updates anchors, all of them or none; repeating it changes nothing.
         */
        post: operations["anchors_bootstrap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/anchors_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The map as text
         * @description All anchors and how they hang together, as a Mermaid flowchart or as one line each.
         */
        post: operations["anchors_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/anchors_lint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the map
         * @description Finds what is wrong with the anchors: relations and names that lead nowhere or in circles, anchors without a card.
         */
        post: operations["anchors_lint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/anchors_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List anchors
         * @description The named parts of the project, by id; by text, kind or status if you like.
         */
        post: operations["anchors_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/anchors_merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make several anchors one
         * @description Merges anchors into another one. Their ids and aliases keep working, and what named them names that one.
         */
        post: operations["anchors_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/anchors_rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename an anchor
         * @description Gives an anchor another id. The old one keeps working as an alias, and everything that names it goes along.
         */
        post: operations["anchors_rename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/branch_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Branch off
         * @description Makes a branch from a snapshot of another, without copying. It does not check the new branch out.
         */
        post: operations["branch_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/branch_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a branch
         * @description Removes a branch and everything written on it, if nothing stands on it.
         */
        post: operations["branch_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/branch_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List branches
         * @description The branches of a workspace by name, with the branch and number each one was made from.
         */
        post: operations["branch_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/branch_rename": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rename a branch
         * @description Gives a branch another name. Its entries, tags, derived branches and the checkout go along.
         */
        post: operations["branch_rename"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/checkout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a branch out
         * @description Makes a branch the one that notes and graph tools default to. Plans and tasks are not affected.
         */
        post: operations["checkout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit an artifact
         * @description Appends an artifact with a message to documents of the checked-out branch and returns commit records.
         */
        post: operations["commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/context_pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything needed to go on
         * @description Notes, trace and cards of one place in one bounded answer: what is known, what stands out, what to do next.
         */
        post: operations["context_pack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/context_pack_export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write a context pack to a file
         * @description Writes what context_pack would answer to a JSON file in the project, for tools that read files only.
         */
        post: operations["context_pack_export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/diagnostics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Is everything in order
         * @description One health check of a workspace and, where one is in scope, of a plan or task, with what to do about each finding.
         */
        post: operations["diagnostics"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What one branch has that another has not
         * @description Entries of a document that are seen on one branch and not on the other. Swap the branches for the other direction.
         */
        post: operations["diff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/docs_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Documents of a branch
         * @description The documents that can be read on a branch, those inherited from its bases included.
         */
        post: operations["docs_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything to resume a plan or task
         * @description A plan or task with its reasoning documents: what it is, its newest notes and its newest trace, in one answer.
         */
        post: operations["export"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/graph_apply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write nodes and edges
         * @description Applies a batch of node and edge operations to a graph, all of them or none. An upsert replaces what was there.
         */
        post: operations["graph_apply"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/graph_conflict_resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resolve a merge conflict
         * @description Decides a conflict: use_from writes the state of the merged branch, use_into keeps the destination as it is.
         */
        post: operations["graph_conflict_resolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/graph_conflict_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show a merge conflict
         * @description One conflict with the three states that met: the base, theirs (from) and ours (into).
         */
        post: operations["graph_conflict_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/graph_conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List merge conflicts
         * @description Conflicts that merges into a branch have found in its graph, newest first; the open ones unless status says otherwise.
         */
        post: operations["graph_conflicts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/graph_diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How one graph differs from another
         * @description Nodes and edges of one branch whose state differs from the other branch, deletions included, newest first.
         */
        post: operations["graph_diff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/graph_merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge a graph back
         * @description Brings what a branch changed in its graph into the branch it was made from. What both changed differently becomes a conflict.
         */
        post: operations["graph_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/graph_query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look into a graph
         * @description Nodes of a graph that meet every filter, newest first, and the edges between them. A derived branch shows its base too.
         */
        post: operations["graph_query"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/graph_validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a graph
         * @description Counts the live nodes and edges of a graph and lists edges whose ends are missing.
         */
        post: operations["graph_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/help": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How to use the tools
         * @description The daily flow, what the answer lines mean, and how to prove work, on one page. Needs no workspace.
         */
        post: operations["help"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/init": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create or check a workspace
         * @description Makes sure a workspace exists, with a main branch checked out. Safe to repeat; a first write does the same.
         */
        post: operations["init"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recent commits
         * @description The newest notes of a branch up to its pointer, oldest first. ref may be a branch, a tag, or an entry.
         */
        post: operations["log"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/macro_anchor_note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note something about an anchor
         * @description Keeps a card about a named part of the project. A new anchor needs title and kind.
         */
        post: operations["macro_anchor_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/macro_branch_note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note something, on a branch if you like
         * @description Appends a note in one call. With name it makes (or reuses) that branch and checks it out first.
         */
        post: operations["macro_branch_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge notes
         * @description Copies the notes that one branch has and the other has not. Repeating it copies nothing twice.
         */
        post: operations["merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/notes_commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Append a note
         * @description Appends one note to a document: of a plan or task, of a branch, or of what is in focus or checked out.
         */
        post: operations["notes_commit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open one thing by its reference
         * @description Shows one artifact by the reference that other answers carry, such as notes@12. Reads only.
         */
        post: operations["open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/reflog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How a pointer moved
         * @description Movements of a branch's notes pointer, newest first: every commit and every reset.
         */
        post: operations["reflog"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move the pointer of the checked-out branch
         * @description Moves the notes pointer of the checked-out branch to a commit seen on it. Nothing is deleted; show still has it all.
         */
        post: operations["reset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read a document
         * @description The newest entries of a document, oldest first, page by page towards the past. A derived branch shows its base too.
         */
        post: operations["show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where am I
         * @description One look at a workspace: does it exist, what is checked out, what happened last, what to do next.
         */
        post: operations["status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the data lives
         * @description The store this server writes to, and the names it uses by default.
         */
        post: operations["storage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tag_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tag a commit
         * @description Names a commit of the notes, the newest of the checked-out branch unless from says which.
         */
        post: operations["tag_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tag_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a tag
         * @description Removes a tag; the commit it stood on stays. Deleting what is not there is fine.
         */
        post: operations["tag_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tag_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List tags
         * @description The tags of a workspace by name, and the commits they stand on.
         */
        post: operations["tag_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_batch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run several task operations
         * @description Runs several task tools in one call. With atomic=true all of them happen or none, and only undoable ones are taken.
         */
        post: operations["tasks_batch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block or unblock a step
         * @description Marks a step as blocked, with a reason, or lifts the block. Can be undone.
         */
        post: operations["tasks_block"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_bootstrap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a task ready to work on
         * @description Makes a task with gate-ready steps under a plan, and the plan and its first thoughts too where asked, in one go.
         */
        post: operations["tasks_bootstrap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_close_step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify and close a step
         * @description Confirms checkpoints of a step and closes it, in one go: both are stored, or neither.
         */
        post: operations["tasks_close_step"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_close_task": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Patch and close a task at once
         * @description Shows what last patches and completion would change; with apply=true does all of it, or none.
         */
        post: operations["tasks_close_task"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the status of a plan or task
         * @description Sets a plan or task to TODO, ACTIVE or DONE. A task is done only when all its steps are.
         */
        post: operations["tasks_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List plans and tasks
         * @description The plans and tasks of a workspace, with counts by status. Open ones first come to mind, so DONE needs include_all.
         */
        post: operations["tasks_context"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_context_pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The radar and what happened last
         * @description A small pack about a plan or task: its radar, and its latest events.
         */
        post: operations["tasks_context_pack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_contract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the contract of a plan
         * @description Sets what a plan was agreed to be, as text and as data, or clears both.
         */
        post: operations["tasks_contract"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a plan or task
         * @description Makes a plan, or a task under a plan, with steps if they are known. It gets a branch and documents of its own.
         */
        post: operations["tasks_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_decompose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add steps to a task
         * @description Adds steps at the top of a task, or below one of its steps. Each step says how its success is seen.
         */
        post: operations["tasks_decompose"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_define": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Define a step
         * @description Sets the title, success criteria, tests or blockers of a step. A list replaces the one before.
         */
        post: operations["tasks_define"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a plan, task or step
         * @description Removes a plan with its tasks, a task with its steps, or a step with what is below it. What happened stays in the trace.
         */
        post: operations["tasks_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_delta": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What happened to plans and tasks
         * @description The task events of a workspace after a given one, oldest first. Pass the last event_id as since to go on.
         */
        post: operations["tasks_delta"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a step
         * @description Closes a step whose checkpoints are confirmed.
         */
        post: operations["tasks_done"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_edit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit a plan or task
         * @description Sets what a plan or task says about itself: title, description, context, priority, tags, dependencies, domain, contract.
         */
        post: operations["tasks_edit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_evidence_capture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach evidence
         * @description Attaches what was run and found to a step, or to a plan or task, and links it to checkpoints. Closes nothing.
         */
        post: operations["tasks_evidence_capture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_focus_clear": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the focus away
         * @description Leaves nothing in focus.
         */
        post: operations["tasks_focus_clear"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_focus_get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is in focus
         * @description The plan or task that calls without a target mean.
         */
        post: operations["tasks_focus_get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_focus_set": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put something in focus
         * @description Makes a plan or task the one that calls without a target mean.
         */
        post: operations["tasks_focus_set"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_handoff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A report for whoever goes on
         * @description What is done, what remains and what may go wrong with a plan or task, and the radar.
         */
        post: operations["tasks_handoff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Operations that can be undone
         * @description What was done to a plan or task, or to all of them, that undo and redo know, newest first.
         */
        post: operations["tasks_history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_jobs_cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Call a job off
         * @description Ends a queued or running job as CANCELED, whoever holds it. Its runner learns it from the next report.
         */
        post: operations["tasks_jobs_cancel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_jobs_claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a job
         * @description Takes a queued job under a lease, the most urgent and oldest one if none is named. The claim_revision it answers is the key to report and complete.
         */
        post: operations["tasks_jobs_claim"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_jobs_complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the job you hold
         * @description Ends a job as DONE, FAILED or CANCELED, with a summary and what proves it.
         */
        post: operations["tasks_jobs_complete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_jobs_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a job into the queue
         * @description Delegates a piece of work: a title and a prompt that a runner can claim. The prompt is kept and read with the job.
         */
        post: operations["tasks_jobs_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_jobs_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List jobs
         * @description The jobs of a workspace, newest first; by status, task or anchor if you like.
         */
        post: operations["tasks_jobs_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_jobs_message": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say something to whoever runs a job
         * @description Adds a message of the manager to a job: an answer to its question, or advice. The runner reads it with tasks_jobs_tail.
         */
        post: operations["tasks_jobs_message"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_jobs_open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read one job
         * @description One job with its newest events. The prompt and what was stored as meta come only when asked for.
         */
        post: operations["tasks_jobs_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_jobs_radar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the jobs need from you
         * @description Jobs under way, those that need you first, and who is there to run them. Answers a question with reply_job and reply_message.
         */
        post: operations["tasks_jobs_radar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_jobs_report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say how a job goes
         * @description Adds an event to the job you hold and renews your lease. A question, error or proof_gate calls for the manager; a checkpoint settles it.
         */
        post: operations["tasks_jobs_report"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_jobs_requeue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Queue an ended job again
         * @description Puts a job that is DONE, FAILED or CANCELED back into the queue. Its events stay.
         */
        post: operations["tasks_jobs_requeue"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_jobs_tail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow the events of a job
         * @description The events of a job after a place, oldest first. Go on after next_cursor, or later after last_seq.
         */
        post: operations["tasks_jobs_tail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_lint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is not in order with a plan or task
         * @description Checks a plan or task: steps, gates, proofs, checklist, and whether its context can be picked up. Reads only.
         */
        post: operations["tasks_lint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_macro_close_step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the step at hand
         * @description Closes the first open step, with note and proof, and says what comes next; with no step open it finishes the task.
         */
        post: operations["tasks_macro_close_step"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_macro_create_done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record a task that is done
         * @description Makes a task of one step, closes the step and finishes the task, in one go: for work that is done already.
         */
        post: operations["tasks_macro_create_done"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_macro_finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Finish a task
         * @description Sets a task to DONE, or another status, and hands over: what is done, what remains, what may go wrong.
         */
        post: operations["tasks_macro_finish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_macro_start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a task
         * @description Makes a task with gated steps, puts it in focus and says what comes first. Only task_title is needed.
         */
        post: operations["tasks_macro_start"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_mirror": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A slice of a plan for other programs
         * @description The steps of a task, or of one step of it, in path order; or the tasks of a plan.
         */
        post: operations["tasks_mirror"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note progress on a step
         * @description Keeps a progress note on a step. It is kept among the notes of the task too.
         */
        post: operations["tasks_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change single fields
         * @description Sets, unsets, appends to or removes from single fields of a plan or task, of a step, or of a task node. Can be undone.
         */
        post: operations["tasks_patch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the checklist of a plan
         * @description Replaces the checklist of a plan, moves its place in it, or sets its document.
         */
        post: operations["tasks_plan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close or reopen a step
         * @description Closes a step as tasks_done does, or opens it again. Can be undone. force closes it past its gates.
         */
        post: operations["tasks_progress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_radar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Now, why, verify, next, blockers
         * @description One screen about a plan or task: what it is, why, what is to be verified, what comes next and what stands in the way.
         */
        post: operations["tasks_radar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_redo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Redo
         * @description Does again what was undone last on a plan or task.
         */
        post: operations["tasks_redo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Load a plan or task
         * @description A plan or task with its radar, its steps in full and its latest events. Puts it in focus.
         */
        post: operations["tasks_resume"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_resume_pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Radar, timeline and signals in one
         * @description The radar of a plan or task, its latest events, and what was decided, seen and is in the way. Puts it in focus.
         */
        post: operations["tasks_resume_pack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_resume_super": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything to go on with a plan or task
         * @description Where a plan or task stands, what was noted, thought and decided for it, what stands out, and the next call. Puts it in focus.
         */
        post: operations["tasks_resume_super"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_runner_heartbeat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that a runner is there
         * @description Gives a runner a lease for a while. A runner whose lease has run out counts as offline, whatever it said.
         */
        post: operations["tasks_runner_heartbeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_scaffold": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a plan or task from a template
         * @description Makes a plan with the checklist of a template, or a task with its steps, criteria and tests.
         */
        post: operations["tasks_scaffold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_snapshot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where the work stands, and the next command
         * @description The state of a plan or task in one line and the one command to go on with; as JSON everything that tasks_resume_super shows.
         */
        post: operations["tasks_snapshot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_storage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where plans and tasks live
         * @description The store that plans and tasks are written to, and the names used for their notes, graph and trace.
         */
        post: operations["tasks_storage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_task_add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a task node inside a step
         * @description Adds a task node to the plan inside a step, with whatever is known about it.
         */
        post: operations["tasks_task_add"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_task_define": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a task node
         * @description Sets fields of a task node inside a step. A list replaces the one before. Can be undone.
         */
        post: operations["tasks_task_define"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_task_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete a task node
         * @description Removes a task node from the plan inside a step.
         */
        post: operations["tasks_task_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_templates_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Built-in templates
         * @description The templates that tasks_scaffold can make plans and tasks from, with their points and steps.
         */
        post: operations["tasks_templates_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Takes back the newest operation on a plan or task that can be undone.
         */
        post: operations["tasks_undo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/tasks_verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm checkpoints of a step
         * @description Confirms what was checked on a step: criteria, tests, security, perf, docs. A step closes only when they are confirmed.
         */
        post: operations["tasks_verify"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_add_decision": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a decision
         * @description Commits a card of type decision: as think_card does, whatever type the card says.
         */
        post: operations["think_add_decision"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_add_evidence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an evidence
         * @description Commits a card of type evidence: as think_card does, whatever type the card says.
         */
        post: operations["think_add_evidence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_add_frame": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a frame
         * @description Commits a card of type frame: as think_card does, whatever type the card says.
         */
        post: operations["think_add_frame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_add_hypothesis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a hypothesis
         * @description Commits a card of type hypothesis: as think_card does, whatever type the card says.
         */
        post: operations["think_add_hypothesis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_add_note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a note
         * @description Commits a card of type note: as think_card does, whatever type the card says.
         */
        post: operations["think_add_note"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_add_question": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a question
         * @description Commits a card of type question: as think_card does, whatever type the card says.
         */
        post: operations["think_add_question"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_add_test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a test
         * @description Commits a card of type test: as think_card does, whatever type the card says.
         */
        post: operations["think_add_test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_add_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an update
         * @description Commits a card of type update: as think_card does, whatever type the card says.
         */
        post: operations["think_add_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit a card
         * @description Keeps one thought as a card: an entry of the trace and a node of the graph, with edges to what it supports or blocks.
         */
        post: operations["think_card"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_context": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The cards that matter now
         * @description A small slice of the cards: pinned ones first, then what is open, then the newest.
         */
        post: operations["think_context"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_frontier": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is open
         * @description Open hypotheses, questions, subgoals and tests, the newest of each first.
         */
        post: operations["think_frontier"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Link two cards
         * @description Draws an edge from one card to another, such as supports or blocks.
         */
        post: operations["think_link"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_lint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the cards
         * @description Counts the graph that cards stand in and lists what is wrong: loose edges, cards that say nothing or contradict themselves.
         */
        post: operations["think_lint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The next card
         * @description The one open card to take up next: the newest hypothesis, question, subgoal or test.
         */
        post: operations["think_next"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_nominal_merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Merge cards that say the same
         * @description Finds cards of the same type, title and text, and merges each group into its newest card.
         */
        post: operations["think_nominal_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_pack": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The cards in one pack
         * @description The cards that matter, what is open, what stands out in them, and the next calls to make; small enough to resume from.
         */
        post: operations["think_pack"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pin cards
         * @description Pins cards, so that every view shows them first, or takes the pin away.
         */
        post: operations["think_pin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_pins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List pinned cards
         * @description The pinned cards, the last changed first.
         */
        post: operations["think_pins"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_pipeline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Commit a line of thought
         * @description Commits frame, hypothesis, test, evidence and decision, or some of them, as cards that each support the one before.
         */
        post: operations["think_pipeline"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_playbook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Steps for a known situation
         * @description A short list of steps by name: default, strict, breakthrough, debug, bisect, criteria_matrix, experiment, contradiction, skeptic. Writes nothing.
         */
        post: operations["think_playbook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish a card
         * @description Puts a copy of a card where every reader sees it; publishing again brings the copy up to date.
         */
        post: operations["think_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look for cards
         * @description Cards that meet every filter, newest first, page by page to the last one.
         */
        post: operations["think_query"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_set_status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change how cards stand
         * @description Gives one card or several another status, such as closed or accepted.
         */
        post: operations["think_set_status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_subgoal_close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a subgoal
         * @description Closes a subgoal and hands what was found back to the question above it.
         */
        post: operations["think_subgoal_close"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_subgoal_open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a subgoal
         * @description Opens a subgoal under a question, with a trace and a graph of its own to think in.
         */
        post: operations["think_subgoal_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A card to fill in
         * @description The skeleton of a thinking card of one type, with every field it can have.
         */
        post: operations["think_template"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/think_watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What to think about next
         * @description What is open, the latest trace, what stands out in them, and the next calls to make.
         */
        post: operations["think_watch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/trace_hydrate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume from a trace
         * @description The newest steps of a trace, oldest first, with the graph of how numbered thoughts branch and revise each other.
         */
        post: operations["trace_hydrate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/trace_sequential_step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trace a numbered thought
         * @description Appends one numbered thought to a trace. Thoughts can branch and revise each other; trace_hydrate shows how.
         */
        post: operations["trace_sequential_step"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/trace_step": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trace a step
         * @description Appends one step of work or thought to a trace. For numbered thoughts that can be validated, use trace_sequential_step.
         */
        post: operations["trace_step"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/trace_validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check a trace
         * @description Checks the numbered thoughts among the newest 200 entries of a trace: that nothing is missing and the order holds.
         */
        post: operations["trace_validate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/transcripts_digest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What happened before
         * @description What the newest sessions of this project ended with: their summaries, or their last answers. Reads the ends of files only.
         */
        post: operations["transcripts_digest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/transcripts_open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a place in a transcript
         * @description The messages around one line of a transcript, by the reference that transcripts_search or transcripts_digest gave.
         */
        post: operations["transcripts_open"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/tools/transcripts_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search session transcripts
         * @description Finds messages that contain a text in the transcripts that Codex keeps on disk, newest sessions first.
         */
        post: operations["transcripts_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Who acts; kept for audit only. */
        AgentId: string;
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
            format?: "mermaid" | "text";
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
            limit?: number;
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
            limit?: number;
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
            include_drafts?: boolean;
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many at most (10); 0 leaves them out.
             * @default 10
             */
            tasks_limit?: number;
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
        /** @description The batch, and after a dot what was done in it: b0, b2.checkpoint, cli.claim_retract. */
        BatchId: string;
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
        BranchCreateInput: {
            from?: components["schemas"]["BranchName"];
            name: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        BranchCreateOutput: {
            branch: components["schemas"]["Branch"];
            workspace: components["schemas"]["WorkspaceId"];
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
        BranchListInput: {
            after?: components["schemas"]["BranchName"];
            /**
             * @description How many at most (200).
             * @default 200
             */
            limit?: number;
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
        BudgetReport: {
            max_chars: number;
            truncated: boolean;
            used_chars: number;
        };
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
        /** @enum {string} */
        Checkpoint: "criteria" | "tests" | "security" | "perf" | "docs";
        /** @enum {string} */
        CheckpointKind: "none" | "phase_change" | "subtask_complete" | "risk_boundary" | "user_interaction" | "timebox" | "max_batches" | "done" | "blocked" | "other";
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
        ClaimPatch: {
            claims: components["schemas"]["ClaimDraft"][];
            edges: components["schemas"]["EdgeDraft"][];
            /** @description What was left out, and why. */
            notes: string;
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
            all_lanes?: boolean;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            blockers_limit?: number;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            decisions_limit?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            evidence_limit?: number;
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts?: boolean;
            /**
             * @description How many at most (30); 0 leaves them out.
             * @default 30
             */
            limit_cards?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            notes_doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (20); 0 leaves them out.
             * @default 20
             */
            notes_limit?: number;
            /** @description Where to: a .json file in the project, or in a folder that the server allows (--export-dir). */
            out_file: string;
            /**
             * @description Accepted; a pack never writes.
             * @default false
             */
            read_only?: boolean;
            ref?: components["schemas"]["BranchName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            target?: components["schemas"]["TargetRef"];
            trace_doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (50); 0 leaves them out.
             * @default 50
             */
            trace_limit?: number;
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
            all_lanes?: boolean;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            blockers_limit?: number;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            decisions_limit?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            evidence_limit?: number;
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts?: boolean;
            /**
             * @description How many at most (30); 0 leaves them out.
             * @default 30
             */
            limit_cards?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            notes_doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (20); 0 leaves them out.
             * @default 20
             */
            notes_limit?: number;
            /**
             * @description Accepted; a pack never writes.
             * @default false
             */
            read_only?: boolean;
            ref?: components["schemas"]["BranchName"];
            /** @description focus (the first open step), STEP-… or s:0. */
            step?: string;
            target?: components["schemas"]["TargetRef"];
            trace_doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (50); 0 leaves them out.
             * @default 50
             */
            trace_limit?: number;
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
        Defaults: {
            branch: components["schemas"]["BranchName"];
            docs: {
                graph: components["schemas"]["DocName"];
                notes: components["schemas"]["DocName"];
                trace: components["schemas"]["DocName"];
            };
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
            doc?: string;
            from: components["schemas"]["BranchName"];
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit?: number;
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
        ExportInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many at most (20); 0 leaves them out.
             * @default 20
             */
            notes_limit?: number;
            target: components["schemas"]["TargetRef"];
            /**
             * @description How many at most (50); 0 leaves them out.
             * @default 50
             */
            trace_limit?: number;
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
            note_decision?: boolean;
            /** @description What the text is written in: text, markdown, … */
            note_format?: string;
            /** @default Decision */
            note_title?: string;
            status?: {
                decision?: components["schemas"]["GraphStatus"];
                evidence?: components["schemas"]["GraphStatus"];
                frame?: components["schemas"]["GraphStatus"];
                hypothesis?: components["schemas"]["GraphStatus"];
                test?: components["schemas"]["GraphStatus"];
            };
            test?: components["schemas"]["CardInput"];
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
            doc?: string;
            into: components["schemas"]["BranchName"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description Which ones (open).
             * @default open
             * @enum {string}
             */
            status?: "open" | "resolved" | "superseded" | "all";
            workspace: components["schemas"]["WorkspaceId"];
        };
        GraphConflictsOutput: {
            conflicts: components["schemas"]["ConflictHead"][];
            doc: components["schemas"]["DocName"];
            into: components["schemas"]["BranchName"];
            pagination: components["schemas"]["Pagination"];
            truncated: boolean;
        };
        GraphDiffInput: {
            /** @description next_cursor of the page before. */
            cursor?: number;
            /**
             * @description A document (graph).
             * @default graph
             */
            doc?: string;
            from: components["schemas"]["BranchName"];
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit?: number;
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
            doc?: string;
            /**
             * @description Say what would happen, write nothing.
             * @default false
             */
            dry_run?: boolean;
            from: components["schemas"]["BranchName"];
            into?: components["schemas"]["BranchName"];
            /**
             * @description How many at most (200).
             * @default 200
             */
            limit?: number;
            /**
             * @description Into the branch that from was made from.
             * @default false
             */
            merge_to_base?: boolean;
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
            edges_limit?: number;
            /** @description Any of these nodes. */
            ids?: components["schemas"]["GraphNodeId"][];
            /**
             * @description Show tombstones too.
             * @default false
             */
            include_deleted?: boolean;
            /** @default true */
            include_edges?: boolean;
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit?: number;
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
            max_errors?: number;
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
        /** @description The conversation of Hands; empty when there is none yet, or none at all. */
        HandsThreadId: string;
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
        JobChange: {
            event: components["schemas"]["JobEvent"];
            job: components["schemas"]["Job"];
        };
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
        /** @description A job: JOB-001. */
        JobId: string;
        /** @enum {string} */
        JobPriority: "LOW" | "MEDIUM" | "HIGH";
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
        LearnPatch: {
            min_confidence: components["schemas"]["Confidence"];
            /** @description Why. */
            notes: string;
            patch: components["schemas"]["ClaimPatch"];
            retract: components["schemas"]["RetractDraft"][];
            /** @description The patch is better than what stands. */
            should_apply: boolean;
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
            limit?: number;
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
            card_type?: "frame" | "hypothesis" | "question" | "test" | "evidence" | "decision" | "note" | "update";
            content: string;
            depends_on?: string[];
            description?: string;
            kind?: components["schemas"]["AnchorKind"];
            /** @description "" for none. */
            parent_id?: string;
            /** @default false */
            pin?: boolean;
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
            doc?: string;
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
            doc?: string;
            /**
             * @description Count only, write nothing.
             * @default false
             */
            dry_run?: boolean;
            from: components["schemas"]["BranchName"];
            into?: components["schemas"]["BranchName"];
            /**
             * @description How many at most (200).
             * @default 200
             */
            limit?: number;
            /**
             * @description Into the branch that from was made from.
             * @default false
             */
            merge_to_base?: boolean;
            workspace: components["schemas"]["WorkspaceId"];
        };
        MergeOutput: {
            doc: components["schemas"]["DocName"];
            from: components["schemas"]["BranchName"];
            into: components["schemas"]["BranchName"];
            merged: number;
            pagination: components["schemas"]["Pagination"];
            skipped: number;
        };
        /**
         * @description Holds in this project, or everywhere.
         * @enum {string}
         */
        MindScope: "project" | "global";
        /** @enum {string} */
        MindState: "ok" | "error" | "skipped";
        MinedPreferences: {
            /** @description What was left out, and why. */
            notes: string;
            suggestions: components["schemas"]["PreferenceDraft"][];
        };
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
            include_drafts?: boolean;
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit?: number;
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
        PlanId: string;
        PreferenceDraft: {
            benefit: components["schemas"]["Benefit"];
            confidence: components["schemas"]["Confidence"];
            /** @description What in the evidence shows it. */
            rationale: string;
            scope: components["schemas"]["MindScope"];
            /** @description The preference or goal, as one rule that can be followed. */
            text: string;
        };
        /** @enum {string} */
        Priority: "LOW" | "MEDIUM" | "HIGH";
        /**
         * @description high: the session says its folder; medium: a text in it does; low: nothing does.
         * @enum {string}
         */
        ProjectConfidence: "high" | "medium" | "low";
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
        /** @enum {string} */
        RefactorIntent: "behavior_preserving" | "behavior_changing";
        ReflogInput: {
            /** @description next_cursor of the page before. */
            cursor?: number;
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit?: number;
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
        /** @enum {string} */
        RiskCategory: "network" | "install" | "push" | "publish" | "delete" | "privilege" | "privacy" | "cost" | "other";
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
        SessionRef: {
            id?: string;
            ts?: string;
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
            doc_kind?: "notes" | "trace";
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit?: number;
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
        StepCounts: {
            completed: number;
            total: number;
        };
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
            force?: boolean;
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
            limit?: number;
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
        TaskNodeId: string;
        /** @description A task node by its place: s:0.t:1. */
        TaskNodePath: string;
        TaskNodeRef: {
            node_id: components["schemas"]["TaskNodeId"];
            path: components["schemas"]["TaskNodePath"];
        };
        TasksBatchInput: {
            /**
             * @description All or none; only undoable tools.
             * @default false
             */
            atomic?: boolean;
            /**
             * @description Leave events out of the results.
             * @default false
             */
            compact?: boolean;
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
            blocked?: boolean;
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
            strict_targeting?: boolean;
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
            strict_targeting?: boolean;
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
            apply?: boolean;
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
                kind?: "task_detail" | "step" | "task";
                ops: components["schemas"]["PatchOp"][];
                path?: string;
                step_id?: components["schemas"]["StepId"];
                task_node_id?: components["schemas"]["TaskNodeId"];
            }[];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting?: boolean;
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
            status?: "TODO" | "ACTIVE" | "DONE";
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting?: boolean;
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
            include_all?: boolean;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            plan?: components["schemas"]["PlanId"];
            /** @description next_cursor of the page before. */
            plans_cursor?: number;
            /**
             * @description How many at most (50).
             * @default 50
             */
            plans_limit?: number;
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
            tasks_limit?: number;
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
            delta_limit?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            plan?: components["schemas"]["PlanId"];
            /**
             * @description It reads only in any case.
             * @default true
             */
            read_only?: boolean;
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
            clear?: boolean;
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
            strict_targeting?: boolean;
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
            strict_targeting?: boolean;
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
            strict_targeting?: boolean;
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
            strict_targeting?: boolean;
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
            limit?: number;
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
            strict_targeting?: boolean;
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
            strict_targeting?: boolean;
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
            strict_targeting?: boolean;
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
            limit?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            plan?: components["schemas"]["PlanId"];
            /**
             * @description It reads only in any case.
             * @default true
             */
            read_only?: boolean;
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
            limit?: number;
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
            allow_stale?: boolean;
            job?: components["schemas"]["JobId"];
            /**
             * @description How long the lease lasts, in milliseconds (180000); brought into 1000..300000.
             * @default 180000
             */
            lease_ttl_ms?: number;
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
            kind?: string;
            /** @description Anything more, as an object. */
            meta?: {
                [key: string]: unknown;
            };
            /**
             * @description LOW, MEDIUM (or normal) or HIGH, in any case (MEDIUM).
             * @default MEDIUM
             */
            priority?: string;
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
            limit?: number;
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
            include_events?: boolean;
            /**
             * @description Show meta of the job and of its events too.
             * @default false
             */
            include_meta?: boolean;
            /**
             * @description Show the prompt too.
             * @default false
             */
            include_prompt?: boolean;
            job: components["schemas"]["JobId"];
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many at most (10).
             * @default 10
             */
            max_events?: number;
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
            limit?: number;
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
            runners_limit?: number;
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
            kind?: string;
            /**
             * @description How long the lease lasts, in milliseconds (180000); brought into 1000..300000.
             * @default 180000
             */
            lease_ttl_ms?: number;
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
            limit?: number;
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
            checkpoints?: ("gate" | "all") | {
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
            strict_targeting?: boolean;
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
            status?: "TODO" | "ACTIVE" | "DONE";
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting?: boolean;
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
            limit?: number;
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
            strict_targeting?: boolean;
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
            kind?: "task_detail" | "step" | "task";
            ops: components["schemas"]["PatchOp"][];
            /** @description A step, or a task node. */
            path?: string;
            plan?: components["schemas"]["PlanId"];
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting?: boolean;
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
            advance?: boolean;
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
            strict_targeting?: boolean;
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
            completed?: boolean;
            /** @description Refuse when it stands at another revision. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /**
             * @description Close it even if checkpoints or proofs are missing.
             * @default false
             */
            force?: boolean;
            path?: components["schemas"]["StepPath"];
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting?: boolean;
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
            read_only?: boolean;
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
            strict_targeting?: boolean;
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
            events_limit?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Leave the focus as it is.
             * @default false
             */
            read_only?: boolean;
            steps_after?: components["schemas"]["StepPath"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            steps_limit?: number;
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
            blockers_limit?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            decisions_limit?: number;
            /** @description next_cursor of the page before. */
            events_cursor?: number;
            /**
             * @description How many at most (20); 0 leaves them out.
             * @default 20
             */
            events_limit?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            evidence_limit?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Leave the focus as it is.
             * @default false
             */
            read_only?: boolean;
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
            graph_diff?: boolean;
            /** @description next_cursor of the page before. */
            graph_diff_cursor?: number;
            /**
             * @description How many changes at most (20).
             * @default 20
             */
            graph_diff_limit?: number;
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
            read_only?: boolean;
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
            lease_ttl_ms?: number;
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
            graph_diff_limit?: number;
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
            read_only?: boolean;
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
            strict_targeting?: boolean;
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
            strict_targeting?: boolean;
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
            strict_targeting?: boolean;
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
            strict_targeting?: boolean;
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
            strict_targeting?: boolean;
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
            all_lanes?: boolean;
            branch?: components["schemas"]["BranchName"];
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts?: boolean;
            /**
             * @description How many at most (30).
             * @default 30
             */
            limit_cards?: number;
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
            all_lanes?: boolean;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts?: boolean;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_hypotheses?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_questions?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_subgoals?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_tests?: number;
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
            max_errors?: number;
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
            all_lanes?: boolean;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts?: boolean;
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
            limit_candidates?: number;
            /**
             * @description How many at most (10).
             * @default 10
             */
            limit_groups?: number;
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
            all_lanes?: boolean;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /**
             * @description Actions at most (2).
             * @default 2
             */
            engine_actions_limit?: number;
            /**
             * @description Signals at most (4); with 0 of both there is no engine.
             * @default 4
             */
            engine_signals_limit?: number;
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts?: boolean;
            /**
             * @description How many at most (30).
             * @default 30
             */
            limit_candidates?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_hypotheses?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_questions?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_subgoals?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_tests?: number;
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
            pinned?: boolean;
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
            limit?: number;
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
            note_decision?: boolean;
            /** @description What the text is written in: text, markdown, … */
            note_format?: string;
            /** @default Decision */
            note_title?: string;
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
            all_lanes?: boolean;
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
            include_drafts?: boolean;
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit?: number;
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
            message?: string;
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
            all_lanes?: boolean;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /**
             * @description Actions at most (2).
             * @default 2
             */
            engine_actions_limit?: number;
            /**
             * @description Signals at most (6); with 0 of both there is no engine.
             * @default 6
             */
            engine_signals_limit?: number;
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts?: boolean;
            /**
             * @description How many at most (30).
             * @default 30
             */
            limit_candidates?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_hypotheses?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_questions?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_subgoals?: number;
            /**
             * @description How many at most (5); 0 leaves them out.
             * @default 5
             */
            limit_tests?: number;
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
            trace_limit_steps?: number;
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
            limit_steps?: number;
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
            max_bytes_total?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many files to open at most (720).
             * @default 720
             */
            max_files?: number;
            /**
             * @description How many messages at most (6).
             * @default 6
             */
            max_items?: number;
            /**
             * @description summary: answers that look like a summary; last: the last answer of each session (summary).
             * @default summary
             * @enum {string}
             */
            mode?: "summary" | "last";
            /** @description Folder with *.jsonl transcripts, searched with all below it (sessions in the home of Codex); one that the server may read. */
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
        TranscriptsOpenInput: {
            /**
             * @description How many lines after it (8).
             * @default 8
             */
            after_lines?: number;
            /**
             * @description How many lines before it (8).
             * @default 8
             */
            before_lines?: number;
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
        TranscriptsSearchInput: {
            /**
             * @description Longest snippet, in characters (240).
             * @default 240
             */
            context_chars?: number;
            /** @description Only sessions of this folder or below it (the project root of the server); empty for all. */
            cwd_prefix?: string;
            /**
             * @description Show a message once per project and role (true).
             * @default true
             */
            dedupe?: boolean;
            /**
             * @description How many hits at most (25).
             * @default 25
             */
            hits_limit?: number;
            /**
             * @description How many bytes to read at most (67108864).
             * @default 67108864
             */
            max_bytes_total?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many files to open at most (50).
             * @default 50
             */
            max_files?: number;
            /** @description What the message must contain, letter for letter. */
            query: string;
            /** @description Only messages of this role: user, assistant, system, developer. */
            role?: string;
            /** @description Folder with *.jsonl transcripts, searched with all below it (sessions in the home of Codex); one that the server may read. */
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
        ValuesPatch: {
            claims: components["schemas"]["ClaimDraft"][];
            edges: components["schemas"]["EdgeDraft"][];
            /** @description What was left out, and why. */
            notes: string;
            /** @description Earlier values claims that no longer hold. */
            retract_claim_ids: string[];
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
        WorkflowProposal: {
            /** @description Why. */
            notes: string;
            /** @description The stretch holds a workflow worth keeping. */
            should_suggest: boolean;
            suggestion: components["schemas"]["WorkflowCandidate"] | null;
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
        /** @enum {string} */
        WorkflowTriggerMode: "manual" | "task_contains";
        /** @description A stable name for a project, given by the caller. */
        WorkspaceId: string;
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    anchor_snapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnchorSnapshotInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            anchor?: components["schemas"]["Anchor"];
                            budget?: components["schemas"]["BudgetReport"];
                            cards?: components["schemas"]["AnchorCard"][];
                            /** @description How many cards were found for this answer, before a budget cut them. */
                            count?: number;
                            min?: boolean;
                            signal?: string;
                            stats?: components["schemas"]["AnchorStats"];
                            tasks?: components["schemas"]["AnchorTask"][];
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    anchors_bootstrap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnchorsBootstrapInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            anchors?: {
                                created?: boolean;
                                id?: components["schemas"]["AnchorId"];
                            }[];
                            budget?: components["schemas"]["BudgetReport"];
                            count?: number;
                            created?: number;
                            min?: boolean;
                            signal?: string;
                            truncated?: boolean;
                            /** @description How many were there already. */
                            updated?: number;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    anchors_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnchorsExportInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            anchors_count?: number;
                            budget?: components["schemas"]["BudgetReport"];
                            /** @enum {string} */
                            format?: "mermaid" | "text";
                            min?: boolean;
                            signal?: string;
                            text?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    anchors_lint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnchorsLintInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description How many there are in all. */
                            count?: number;
                            has_more?: boolean;
                            issues?: components["schemas"]["AnchorIssue"][];
                            min?: boolean;
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    anchors_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnchorsListInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            anchors?: components["schemas"]["Anchor"][];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description How many match in all. */
                            count?: number;
                            has_more?: boolean;
                            min?: boolean;
                            next_after?: components["schemas"]["AnchorId"] | null;
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    anchors_merge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnchorsMergeInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            anchor: components["schemas"]["Anchor"];
                            from: components["schemas"]["AnchorId"][];
                            into: components["schemas"]["AnchorId"];
                            merged: components["schemas"]["AnchorId"][];
                            note: components["schemas"]["RegistryNote"] | null;
                            skipped: components["schemas"]["AnchorId"][];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    anchors_rename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnchorsRenameInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            anchor: components["schemas"]["Anchor"];
                            from: components["schemas"]["AnchorId"];
                            note: components["schemas"]["RegistryNote"];
                            to: components["schemas"]["AnchorId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    branch_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchCreateInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch: components["schemas"]["Branch"];
                            workspace: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    branch_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchDeleteInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            /** @constant */
                            deleted: true;
                            name: components["schemas"]["BranchName"];
                            workspace: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    branch_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchListInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branches?: components["schemas"]["Branch"][];
                            budget?: components["schemas"]["BudgetReport"];
                            checkout?: components["schemas"]["BranchName"] | null;
                            min?: boolean;
                            next_after?: components["schemas"]["BranchName"] | null;
                            signal?: string;
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    branch_rename: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BranchRenameInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            current: components["schemas"]["BranchName"];
                            previous: components["schemas"]["BranchName"];
                            workspace: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    checkout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            current: components["schemas"]["BranchName"];
                            previous: components["schemas"]["BranchName"] | null;
                            workspace: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    commit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CommitInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch: components["schemas"]["BranchName"];
                            commits: components["schemas"]["CommitRecord"][];
                            docs: components["schemas"]["DocName"][];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    context_pack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContextPackInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            bridge?: {
                                checkout?: components["schemas"]["BranchName"];
                                docs?: {
                                    graph?: components["schemas"]["DocName"];
                                    notes?: components["schemas"]["DocName"];
                                    trace?: components["schemas"]["DocName"];
                                };
                                has?: {
                                    cards?: boolean;
                                    notes?: boolean;
                                    trace?: boolean;
                                };
                            };
                            budget?: components["schemas"]["BudgetReport"];
                            capsule?: components["schemas"]["Capsule"];
                            cards?: components["schemas"]["Card"][];
                            docs?: {
                                graph?: components["schemas"]["DocName"];
                                notes?: components["schemas"]["DocName"];
                                trace?: components["schemas"]["DocName"];
                            };
                            engine?: components["schemas"]["EngineBlock"] | null;
                            lane_summary?: components["schemas"]["LaneSummary"];
                            min?: boolean;
                            notes?: components["schemas"]["EntrySlice"];
                            requested?: {
                                ref?: components["schemas"]["BranchName"] | null;
                                target?: components["schemas"]["EntityId"] | null;
                            };
                            signal?: string;
                            signals?: components["schemas"]["CardSignals"];
                            stats?: components["schemas"]["CardStats"];
                            step_focus?: components["schemas"]["StepFocus"] | null;
                            trace?: components["schemas"]["EntrySlice"];
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    context_pack_export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContextPackExportInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            bytes: number;
                            out_file: string;
                            truncated: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    diagnostics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiagnosticsInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            checkout?: components["schemas"]["BranchName"] | null;
                            context_health?: components["schemas"]["ContextHealth"];
                            focus?: components["schemas"]["EntityId"] | null;
                            golden_path?: components["schemas"]["GoldenPath"];
                            min?: boolean;
                            signal?: string;
                            target?: {
                                id?: components["schemas"]["EntityId"];
                                /** @enum {string} */
                                kind?: "plan" | "task";
                                reasoning_ref?: components["schemas"]["ReasoningRef"];
                            } | null;
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    diff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DiffInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            doc?: components["schemas"]["DocName"];
                            entries?: components["schemas"]["Entry"][];
                            from?: components["schemas"]["BranchName"];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            to?: components["schemas"]["BranchName"];
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    docs_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocsListInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            count?: number;
                            docs?: {
                                branch?: components["schemas"]["BranchName"];
                                created_at_ms?: components["schemas"]["TimestampMs"];
                                doc?: components["schemas"]["DocName"];
                                inherited?: boolean;
                                /** @enum {string} */
                                kind?: "notes" | "trace" | "graph";
                                updated_at_ms?: components["schemas"]["TimestampMs"];
                            }[];
                            min?: boolean;
                            ref?: string;
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    export: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExportInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            min?: boolean;
                            notes?: components["schemas"]["EntrySlice"];
                            reasoning_ref?: components["schemas"]["ReasoningRef"];
                            signal?: string;
                            target?: {
                                description?: string | null;
                                id?: components["schemas"]["EntityId"];
                                /** @enum {string} */
                                kind?: "plan" | "task";
                                qualified_id?: string;
                                revision?: number;
                                status?: string;
                                title?: string;
                            };
                            trace?: components["schemas"]["EntrySlice"];
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    graph_apply: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphApplyInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            applied: components["schemas"]["GraphApplied"];
                            branch: components["schemas"]["BranchName"];
                            doc: components["schemas"]["DocName"];
                            last_seq: components["schemas"]["Seq"];
                            last_ts_ms: components["schemas"]["TimestampMs"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    graph_conflict_resolve: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphConflictResolveInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            applied: boolean;
                            conflict_id: components["schemas"]["ConflictId"];
                            /** @constant */
                            status: "resolved";
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    graph_conflict_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphConflictShowInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            conflict: components["schemas"]["Conflict"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    graph_conflicts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphConflictsInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            conflicts?: components["schemas"]["ConflictHead"][];
                            doc?: components["schemas"]["DocName"];
                            into?: components["schemas"]["BranchName"];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    graph_diff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphDiffInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            changes?: components["schemas"]["GraphChange"][];
                            doc?: components["schemas"]["DocName"];
                            from?: components["schemas"]["BranchName"];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            to?: components["schemas"]["BranchName"];
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    graph_merge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphMergeInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
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
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    graph_query: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphQueryInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            doc?: components["schemas"]["DocName"];
                            edges?: components["schemas"]["GraphEdge"][];
                            min?: boolean;
                            nodes?: components["schemas"]["GraphNode"][];
                            pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    graph_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GraphValidateInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            doc?: components["schemas"]["DocName"];
                            errors?: components["schemas"]["GraphError"][];
                            min?: boolean;
                            ok?: boolean;
                            signal?: string;
                            stats?: {
                                edges?: number;
                                nodes?: number;
                            };
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    help: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HelpInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            min?: boolean;
                            signal?: string;
                            text?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    init: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InitInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            checkout: components["schemas"]["BranchName"];
                            defaults: components["schemas"]["Defaults"];
                            schema_version: number;
                            storage_dir: string;
                            workspace: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    log: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LogInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            commits?: components["schemas"]["CommitRecord"][];
                            doc?: components["schemas"]["DocName"];
                            head_seq?: components["schemas"]["Seq"] | null;
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            ref?: string;
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    macro_anchor_note: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MacroAnchorNoteInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
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
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    macro_branch_note: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MacroBranchNoteInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
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
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    merge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MergeInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            doc: components["schemas"]["DocName"];
                            from: components["schemas"]["BranchName"];
                            into: components["schemas"]["BranchName"];
                            merged: number;
                            pagination: components["schemas"]["Pagination"];
                            skipped: number;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    notes_commit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotesCommitInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            entry: components["schemas"]["NoteEntry"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OpenInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: components["schemas"]["Opened"] | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    reflog: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReflogInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            doc?: components["schemas"]["DocName"];
                            min?: boolean;
                            moves?: components["schemas"]["RefMove"][];
                            pagination?: components["schemas"]["Pagination"];
                            ref?: string;
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    reset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch: components["schemas"]["BranchName"];
                            doc: components["schemas"]["DocName"];
                            new_seq: components["schemas"]["Seq"];
                            old_seq: components["schemas"]["Seq"] | null;
                            ref: string;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShowInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            doc?: components["schemas"]["DocName"];
                            entries?: components["schemas"]["Entry"][];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            sequential?: components["schemas"]["SequentialGraph"] | null;
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StatusInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            checkout?: components["schemas"]["BranchName"] | null;
                            defaults?: components["schemas"]["Defaults"];
                            golden_path?: components["schemas"]["GoldenPath"];
                            last_doc_entry?: {
                                branch?: components["schemas"]["BranchName"];
                                doc?: components["schemas"]["DocName"];
                                kind?: string;
                                seq?: components["schemas"]["Seq"];
                                ts?: components["schemas"]["Timestamp"];
                                ts_ms?: components["schemas"]["TimestampMs"];
                            } | null;
                            last_event?: {
                                event_id?: string;
                                ts?: components["schemas"]["Timestamp"];
                                ts_ms?: components["schemas"]["TimestampMs"];
                            } | null;
                            last_task_event?: {
                                event_id?: string;
                                ts?: components["schemas"]["Timestamp"];
                                ts_ms?: components["schemas"]["TimestampMs"];
                            } | null;
                            min?: boolean;
                            schema_version?: number;
                            signal?: string;
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
                            workspace_exists?: boolean;
                            workspace_policy?: {
                                default_agent_id?: string | null;
                                default_workspace?: components["schemas"]["WorkspaceId"] | null;
                                project_guard_configured?: string | null;
                                project_guard_stored?: string | null;
                                workspace_lock?: boolean;
                            };
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    storage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StorageInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            defaults: components["schemas"]["Defaults"];
                            /** @enum {string} */
                            engine: "sqlite" | "postgres";
                            schema_version: number;
                            /** @description A folder, or a database address without its password. */
                            storage_dir: string;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tag_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagCreateInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            tag: components["schemas"]["Tag"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tag_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagDeleteInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            deleted: boolean;
                            name: components["schemas"]["TagName"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tag_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TagListInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            count?: number;
                            min?: boolean;
                            next_after?: components["schemas"]["TagName"] | null;
                            signal?: string;
                            tags?: components["schemas"]["Tag"][];
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_batch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksBatchInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
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
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_block: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksBlockInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            blocked: boolean;
                            event: components["schemas"]["TaskEvent"];
                            reason: string | null;
                            revision: components["schemas"]["Revision"];
                            step: components["schemas"]["StepRef"];
                            task: components["schemas"]["TaskId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_bootstrap: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksBootstrapInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
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
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_close_step: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksCloseStepInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            events: components["schemas"]["TaskEvent"][];
                            revision: components["schemas"]["Revision"];
                            step: components["schemas"]["StepRef"];
                            task: components["schemas"]["TaskId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_close_task: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksCloseTaskInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
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
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_complete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksCompleteInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: ({
                            event: components["schemas"]["TaskEvent"] | null;
                            task: components["schemas"]["Task"];
                        } | {
                            event: components["schemas"]["TaskEvent"] | null;
                            plan: components["schemas"]["Plan"];
                        }) | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_context: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksContextInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            by_status?: {
                                plans?: {
                                    ACTIVE?: number;
                                    DONE?: number;
                                    TODO?: number;
                                };
                                tasks?: {
                                    ACTIVE?: number;
                                    DONE?: number;
                                    TODO?: number;
                                };
                            };
                            counts?: {
                                plans?: number;
                                tasks?: number;
                            };
                            min?: boolean;
                            plans?: components["schemas"]["EntityBrief"][];
                            plans_pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            tasks?: components["schemas"]["EntityBrief"][];
                            tasks_pagination?: components["schemas"]["Pagination"];
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_context_pack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksContextPackInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            delta?: components["schemas"]["Timeline"];
                            focus?: components["schemas"]["EntityId"] | null;
                            min?: boolean;
                            radar?: components["schemas"]["Radar"];
                            reasoning_ref?: components["schemas"]["ReasoningRef"];
                            requested?: components["schemas"]["EntityId"] | null;
                            signal?: string;
                            steps?: components["schemas"]["StepsSummary"] | null;
                            target?: components["schemas"]["Plan"] | components["schemas"]["Task"];
                            tasks?: components["schemas"]["TasksSummary"] | null;
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_contract: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksContractInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            plan: components["schemas"]["Plan"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksCreateInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            events?: components["schemas"]["TaskEvent"][];
                            id: components["schemas"]["EntityId"];
                            /** @enum {string} */
                            kind: "plan" | "task";
                            qualified_id: string;
                            revision: components["schemas"]["Revision"];
                            steps?: components["schemas"]["StepRef"][];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_decompose: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksDecomposeInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            revision: components["schemas"]["Revision"];
                            steps: components["schemas"]["StepRef"][];
                            task: components["schemas"]["TaskId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_define: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksDefineInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            revision: components["schemas"]["Revision"];
                            step: components["schemas"]["StepRef"];
                            task: components["schemas"]["TaskId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksDeleteInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: ({
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
                        }) | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_delta: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksDeltaInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            events?: components["schemas"]["TaskEvent"][];
                            min?: boolean;
                            next_since?: components["schemas"]["EventId"] | null;
                            signal?: string;
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_done: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksDoneInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            revision: components["schemas"]["Revision"];
                            step: components["schemas"]["StepRef"];
                            task: components["schemas"]["TaskId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_edit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksEditInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            id: components["schemas"]["EntityId"];
                            /** @enum {string} */
                            kind: "plan" | "task";
                            revision: components["schemas"]["Revision"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_evidence_capture: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksEvidenceCaptureInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            revision: components["schemas"]["Revision"];
                            step?: components["schemas"]["StepRef"];
                            task: components["schemas"]["EntityId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_focus_clear: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksFocusClearInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            cleared: boolean;
                            previous: components["schemas"]["EntityId"] | null;
                            workspace: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_focus_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksFocusGetInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            focus: components["schemas"]["EntityId"] | null;
                            workspace: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_focus_set: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksFocusSetInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            focus: components["schemas"]["EntityId"];
                            previous: components["schemas"]["EntityId"] | null;
                            workspace: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_handoff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksHandoffInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            focus?: components["schemas"]["EntityId"] | null;
                            handoff?: components["schemas"]["Handoff"];
                            min?: boolean;
                            radar?: components["schemas"]["Radar"];
                            reasoning_ref?: components["schemas"]["ReasoningRef"];
                            requested?: components["schemas"]["EntityId"] | null;
                            signal?: string;
                            steps?: components["schemas"]["StepsSummary"] | null;
                            target?: components["schemas"]["Plan"] | components["schemas"]["Task"];
                            tasks?: components["schemas"]["TasksSummary"] | null;
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_history: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksHistoryInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            min?: boolean;
                            operations?: components["schemas"]["Operation"][];
                            pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_jobs_cancel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksJobsCancelInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["JobEvent"];
                            job: components["schemas"]["Job"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_jobs_claim: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksJobsClaimInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            claim_revision: number | null;
                            event: components["schemas"]["JobEvent"] | null;
                            job: components["schemas"]["Job"] | null;
                            /** @description How long the lease really lasts. */
                            lease_ttl_ms: number;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_jobs_complete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksJobsCompleteInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["JobEvent"];
                            job: components["schemas"]["Job"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_jobs_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksJobsCreateInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["JobEvent"];
                            job: components["schemas"]["Job"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_jobs_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksJobsListInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description How many there are in all. */
                            count?: number;
                            has_more?: boolean;
                            jobs?: components["schemas"]["Job"][];
                            min?: boolean;
                            next_before?: components["schemas"]["JobId"] | null;
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_jobs_message: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksJobsMessageInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["JobEvent"];
                            job: components["schemas"]["Job"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_jobs_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksJobsOpenInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            events?: components["schemas"]["JobEvent"][];
                            has_more_events?: boolean;
                            job?: components["schemas"]["Job"];
                            /** @description Anything more, as an object. */
                            meta?: {
                                [key: string]: unknown;
                            };
                            min?: boolean;
                            next_before_seq?: components["schemas"]["Seq"] | null;
                            prompt?: string;
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_jobs_radar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksJobsRadarInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description How many match in all. */
                            count?: number;
                            has_more?: boolean;
                            jobs?: {
                                anchor?: string | null;
                                attention?: {
                                    /** @enum {string} */
                                    kind?: "has_error" | "needs_manager" | "stale" | "needs_proof";
                                    message?: string;
                                    ref?: string;
                                } | null;
                                claim_expires_at_ms?: components["schemas"]["TimestampMs"] | null;
                                completed_at_ms?: components["schemas"]["TimestampMs"] | null;
                                created_at_ms?: components["schemas"]["TimestampMs"];
                                has_error?: boolean;
                                job_id?: components["schemas"]["JobId"];
                                kind?: string;
                                last?: {
                                    kind?: string;
                                    message?: string;
                                    ref?: string;
                                    ts_ms?: components["schemas"]["TimestampMs"];
                                } | null;
                                needs_manager?: boolean;
                                needs_proof?: boolean;
                                priority?: components["schemas"]["JobPriority"];
                                revision?: number;
                                runner?: string | null;
                                stale?: boolean;
                                status?: components["schemas"]["JobStatus"];
                                summary?: string | null;
                                task?: components["schemas"]["EntityId"] | null;
                                title?: string;
                                updated_at_ms?: components["schemas"]["TimestampMs"];
                            }[];
                            min?: boolean;
                            /** @description How many jobs of the workspace wait for a runner. */
                            queued?: number;
                            reply?: components["schemas"]["JobEvent"] | null;
                            runner_bootstrap?: {
                                cmd?: string;
                            } | null;
                            /** @description How many runners have a lease. */
                            runner_count?: number;
                            runner_diagnostics?: {
                                /** @enum {string} */
                                code?: "job_runner_offline";
                                job_id?: components["schemas"]["JobId"];
                                message?: string;
                                runner_id?: string;
                            }[];
                            runner_leases?: components["schemas"]["RunnerLease"][];
                            runner_leases_offline?: components["schemas"]["RunnerLease"][];
                            /** @enum {string} */
                            runner_status?: "live" | "idle" | "offline";
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_jobs_report: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksJobsReportInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["JobEvent"];
                            job: components["schemas"]["Job"];
                            /** @description How long the lease really lasts. */
                            lease_ttl_ms: number;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_jobs_requeue: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksJobsRequeueInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["JobEvent"];
                            job: components["schemas"]["Job"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_jobs_tail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksJobsTailInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            events?: components["schemas"]["JobEvent"][];
                            job_id?: components["schemas"]["JobId"];
                            last_seq?: components["schemas"]["Seq"];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            status?: components["schemas"]["JobStatus"];
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_lint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksLintInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            context_health?: components["schemas"]["ContextHealth"];
                            issues?: components["schemas"]["LintIssue"][];
                            min?: boolean;
                            signal?: string;
                            summary?: {
                                errors?: number;
                                total?: number;
                                warnings?: number;
                            };
                            target?: components["schemas"]["Plan"] | components["schemas"]["Task"];
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_macro_close_step: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksMacroCloseStepInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            events?: components["schemas"]["TaskEvent"][];
                            evidence_event?: components["schemas"]["TaskEvent"];
                            finished?: boolean;
                            min?: boolean;
                            note_event?: components["schemas"]["TaskEvent"];
                            resume?: components["schemas"]["ResumeSuper"];
                            revision?: components["schemas"]["Revision"];
                            signal?: string;
                            step?: components["schemas"]["StepRef"] | null;
                            task?: components["schemas"]["TaskId"];
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_macro_create_done: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksMacroCreateDoneInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
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
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_macro_finish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksMacroFinishInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            event?: components["schemas"]["TaskEvent"] | null;
                            focus?: components["schemas"]["EntityId"] | null;
                            handoff?: {
                                done?: string[];
                                radar?: components["schemas"]["Radar"];
                                remaining?: string[];
                                risks?: string[];
                                totals?: {
                                    done?: number;
                                    remaining?: number;
                                    risks?: number;
                                };
                            };
                            min?: boolean;
                            note_ref?: string | null;
                            revision?: components["schemas"]["Revision"];
                            signal?: string;
                            status?: components["schemas"]["TaskStatus"];
                            task?: components["schemas"]["TaskId"];
                            title?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_macro_start: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksMacroStartInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            min?: boolean;
                            plan_created?: boolean;
                            plan_id?: components["schemas"]["PlanId"];
                            resume?: components["schemas"]["ResumeSuper"];
                            signal?: string;
                            steps?: components["schemas"]["StepRef"][];
                            task_id?: components["schemas"]["TaskId"];
                            think_pipeline?: {
                                branch?: components["schemas"]["BranchName"];
                                cards?: {
                                    card_id?: components["schemas"]["GraphNodeId"];
                                    edges_upserted?: number;
                                    inserted?: boolean;
                                    last_seq?: components["schemas"]["Seq"] | null;
                                    stage?: components["schemas"]["PipelineStage"];
                                }[];
                                decision_note?: {
                                    card_id?: components["schemas"]["GraphNodeId"];
                                    doc?: components["schemas"]["DocName"];
                                    seq?: components["schemas"]["Seq"];
                                    ts?: components["schemas"]["Timestamp"];
                                    ts_ms?: components["schemas"]["TimestampMs"];
                                } | null;
                                graph_applied?: components["schemas"]["CardsApplied"];
                                graph_doc?: components["schemas"]["DocName"];
                                last_seq?: components["schemas"]["Seq"] | null;
                                notes_doc?: components["schemas"]["DocName"];
                                trace_doc?: components["schemas"]["DocName"];
                            };
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_mirror: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksMirrorInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            min?: boolean;
                            next_steps_after?: components["schemas"]["StepPath"] | null;
                            next_tasks_after?: components["schemas"]["TaskId"] | null;
                            scope?: {
                                id?: components["schemas"]["EntityId"];
                                /** @enum {string} */
                                kind?: "plan" | "task";
                                path?: components["schemas"]["StepPath"] | null;
                            };
                            signal?: string;
                            steps?: components["schemas"]["Step"][];
                            tasks?: components["schemas"]["EntityBrief"][];
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_note: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksNoteInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            revision: components["schemas"]["Revision"];
                            step: components["schemas"]["StepRef"];
                            task: components["schemas"]["TaskId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_patch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksPatchInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: ({
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
                        }) | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_plan: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksPlanInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            plan: components["schemas"]["Plan"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_progress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksProgressInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            completed: boolean;
                            event: components["schemas"]["TaskEvent"];
                            revision: components["schemas"]["Revision"];
                            step: components["schemas"]["StepRef"];
                            task: components["schemas"]["TaskId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_radar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksRadarInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            focus?: components["schemas"]["EntityId"] | null;
                            min?: boolean;
                            radar?: components["schemas"]["Radar"];
                            reasoning_ref?: components["schemas"]["ReasoningRef"];
                            requested?: components["schemas"]["EntityId"] | null;
                            signal?: string;
                            steps?: components["schemas"]["StepsSummary"] | null;
                            target?: components["schemas"]["Plan"] | components["schemas"]["Task"];
                            tasks?: components["schemas"]["TasksSummary"] | null;
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_redo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksRedoInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            operation: components["schemas"]["Operation"];
                            revision: components["schemas"]["Revision"];
                            task: string;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_resume: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksResumeInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            focus?: components["schemas"]["EntityId"] | null;
                            focus_previous?: components["schemas"]["EntityId"] | null;
                            focus_restored?: boolean;
                            min?: boolean;
                            next_steps_after?: components["schemas"]["StepPath"] | null;
                            radar?: components["schemas"]["Radar"];
                            reasoning_ref?: components["schemas"]["ReasoningRef"];
                            requested?: components["schemas"]["EntityId"] | null;
                            signal?: string;
                            steps?: components["schemas"]["Step"][];
                            target?: components["schemas"]["Plan"] | components["schemas"]["Task"];
                            tasks?: components["schemas"]["TasksSummary"] | null;
                            timeline?: components["schemas"]["Timeline"];
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_resume_pack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksResumePackInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            focus?: components["schemas"]["EntityId"] | null;
                            focus_previous?: components["schemas"]["EntityId"] | null;
                            focus_restored?: boolean;
                            min?: boolean;
                            radar?: components["schemas"]["Radar"];
                            reasoning_ref?: components["schemas"]["ReasoningRef"];
                            requested?: components["schemas"]["EntityId"] | null;
                            signal?: string;
                            signals?: components["schemas"]["Signals"];
                            steps?: components["schemas"]["StepsSummary"] | null;
                            target?: components["schemas"]["Plan"] | components["schemas"]["Task"];
                            tasks?: components["schemas"]["TasksSummary"] | null;
                            timeline?: components["schemas"]["Timeline"];
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_resume_super: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksResumeSuperInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: components["schemas"]["ResumeSuper"] | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_runner_heartbeat: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksRunnerHeartbeatInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            lease: components["schemas"]["RunnerLease"];
                            /** @description runner:<id>, as open takes it. */
                            ref: string;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_scaffold: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksScaffoldInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: ({
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
                        }) | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_snapshot: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksSnapshotInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: components["schemas"]["ResumeSuper"] | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_storage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksStorageInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            defaults: components["schemas"]["Defaults"];
                            storage_dir: string;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_task_add: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksTaskAddInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            node: components["schemas"]["TaskNodeRef"];
                            revision: components["schemas"]["Revision"];
                            task: components["schemas"]["TaskId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_task_define: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksTaskDefineInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            node: components["schemas"]["TaskNodeRef"];
                            revision: components["schemas"]["Revision"];
                            task: components["schemas"]["TaskId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_task_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksTaskDeleteInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            node: components["schemas"]["TaskNodeRef"];
                            revision: components["schemas"]["Revision"];
                            task: components["schemas"]["TaskId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_templates_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksTemplatesListInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
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
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_undo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksUndoInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            operation: components["schemas"]["Operation"];
                            revision: components["schemas"]["Revision"];
                            task: string;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    tasks_verify: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TasksVerifyInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            revision: components["schemas"]["Revision"];
                            step: components["schemas"]["StepRef"];
                            task: components["schemas"]["TaskId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_add_decision: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkAddDecisionInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_add_evidence: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkAddEvidenceInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_add_frame: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkAddFrameInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_add_hypothesis: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkAddHypothesisInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_add_note: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkAddNoteInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_add_question: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkAddQuestionInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_add_test: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkAddTestInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_add_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkAddUpdateInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_card: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkCardInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_context: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkContextInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            cards?: components["schemas"]["Card"][];
                            graph_doc?: components["schemas"]["DocName"];
                            min?: boolean;
                            signal?: string;
                            stats?: components["schemas"]["CardStats"];
                            step_focus?: components["schemas"]["StepFocus"] | null;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_frontier: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkFrontierInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            counts?: {
                                hypotheses?: number;
                                questions?: number;
                                subgoals?: number;
                                tests?: number;
                            };
                            frontier?: components["schemas"]["Frontier"];
                            graph_doc?: components["schemas"]["DocName"];
                            min?: boolean;
                            signal?: string;
                            step_focus?: components["schemas"]["StepFocus"] | null;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_link: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkLinkInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            applied: components["schemas"]["GraphApplied"];
                            branch: components["schemas"]["BranchName"];
                            graph_doc: components["schemas"]["DocName"];
                            last_seq: components["schemas"]["Seq"] | null;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_lint: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkLintInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            errors?: components["schemas"]["CardProblem"][];
                            graph_doc?: components["schemas"]["DocName"];
                            min?: boolean;
                            ok?: boolean;
                            signal?: string;
                            stats?: {
                                cards?: number;
                                edges?: number;
                                nodes?: number;
                            };
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_next: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkNextInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            candidate?: components["schemas"]["Card"] | null;
                            graph_doc?: components["schemas"]["DocName"];
                            min?: boolean;
                            signal?: string;
                            step_focus?: components["schemas"]["StepFocus"] | null;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_nominal_merge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkNominalMergeInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            applied?: components["schemas"]["GraphApplied"] | null;
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            graph_doc?: components["schemas"]["DocName"];
                            last_seq?: components["schemas"]["Seq"] | null;
                            merged_groups?: {
                                canonical_id?: components["schemas"]["GraphNodeId"];
                                merged_ids?: components["schemas"]["GraphNodeId"][];
                            }[];
                            min?: boolean;
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_pack: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkPackInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            candidates?: components["schemas"]["Card"][];
                            capsule?: components["schemas"]["Capsule"];
                            engine?: components["schemas"]["EngineBlock"] | null;
                            frontier?: components["schemas"]["Frontier"];
                            graph_doc?: components["schemas"]["DocName"];
                            lane_summary?: components["schemas"]["LaneSummary"];
                            min?: boolean;
                            signal?: string;
                            stats?: components["schemas"]["CardStats"];
                            step_focus?: components["schemas"]["StepFocus"] | null;
                            trace_doc?: components["schemas"]["DocName"];
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_pin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkPinInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            applied: components["schemas"]["GraphApplied"];
                            branch: components["schemas"]["BranchName"];
                            graph_doc: components["schemas"]["DocName"];
                            last_seq: components["schemas"]["Seq"] | null;
                            pinned: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_pins: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkPinsInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            graph_doc?: components["schemas"]["DocName"];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            pins?: components["schemas"]["Card"][];
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_pipeline: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkPipelineInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
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
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_playbook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkPlaybookInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            min?: boolean;
                            name?: string;
                            signal?: string;
                            template?: {
                                matrix_template?: {
                                    criteria?: {
                                        name?: string;
                                        weight?: number;
                                    }[];
                                    options?: string[];
                                };
                                steps?: string[];
                            };
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_publish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkPublishInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch: components["schemas"]["BranchName"];
                            graph_applied: components["schemas"]["CardsApplied"];
                            graph_doc: components["schemas"]["DocName"];
                            inserted: boolean;
                            last_seq: components["schemas"]["Seq"] | null;
                            published_card_id: components["schemas"]["GraphNodeId"];
                            source_card_id: components["schemas"]["GraphNodeId"];
                            trace_doc: components["schemas"]["DocName"];
                            trace_ref: string | null;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_query: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkQueryInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            cards?: components["schemas"]["Card"][];
                            graph_doc?: components["schemas"]["DocName"];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            step_focus?: components["schemas"]["StepFocus"] | null;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_set_status: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkSetStatusInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            applied: components["schemas"]["GraphApplied"];
                            branch: components["schemas"]["BranchName"];
                            graph_doc: components["schemas"]["DocName"];
                            last_seq: components["schemas"]["Seq"] | null;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_subgoal_close: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkSubgoalCloseInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            applied: components["schemas"]["GraphApplied"];
                            branch: components["schemas"]["BranchName"];
                            last_seq: components["schemas"]["Seq"] | null;
                            return_card_id: components["schemas"]["GraphNodeId"] | null;
                            subgoal_id: components["schemas"]["GraphNodeId"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_subgoal_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkSubgoalOpenInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
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
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_template: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkTemplateInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            min?: boolean;
                            signal?: string;
                            supported_types?: components["schemas"]["CardType"][];
                            template?: components["schemas"]["CardTemplate"];
                            truncated?: boolean;
                            type?: components["schemas"]["CardType"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    think_watch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ThinkWatchInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            candidates?: components["schemas"]["Card"][];
                            capsule?: components["schemas"]["Capsule"];
                            engine?: components["schemas"]["EngineBlock"] | null;
                            frontier?: components["schemas"]["Frontier"];
                            graph_doc?: components["schemas"]["DocName"];
                            lane_summary?: components["schemas"]["LaneSummary"];
                            min?: boolean;
                            signal?: string;
                            stats?: components["schemas"]["CardStats"];
                            step_focus?: components["schemas"]["StepFocus"] | null;
                            trace?: components["schemas"]["EntrySlice"];
                            trace_doc?: components["schemas"]["DocName"];
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    trace_hydrate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TraceHydrateInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            doc?: components["schemas"]["DocName"];
                            entries?: components["schemas"]["Entry"][];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            sequential?: components["schemas"]["SequentialGraph"] | null;
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    trace_sequential_step: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TraceSequentialStepInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            entry: components["schemas"]["NoteEntry"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    trace_step: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TraceStepInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            entry: components["schemas"]["NoteEntry"];
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    trace_validate: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TraceValidateInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description How many numbered thoughts were checked. */
                            checked?: number;
                            doc?: components["schemas"]["DocName"];
                            errors?: {
                                /** @enum {string} */
                                code?: "missing_meta" | "invalid_thought_number" | "invalid_total_thoughts" | "missing_next_thought_needed" | "out_of_order" | "duplicate_thought";
                                message?: string;
                                seq?: components["schemas"]["Seq"];
                            }[];
                            /** @description Whether older entries were not looked at. */
                            has_more?: boolean;
                            min?: boolean;
                            ok?: boolean;
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    transcripts_digest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranscriptsDigestInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            digest?: {
                                message?: {
                                    /** @constant */
                                    role?: "assistant";
                                    text?: string;
                                    ts?: string;
                                };
                                ref?: components["schemas"]["TranscriptPlace"];
                                session?: components["schemas"]["SessionRef"];
                            }[];
                            filters?: {
                                cwd_prefix?: string;
                                /** @enum {string} */
                                mode?: "summary" | "last";
                            };
                            min?: boolean;
                            root_dir?: string;
                            scanned?: components["schemas"]["TranscriptScan"];
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    transcripts_open: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranscriptsOpenInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            entries?: {
                                byte?: number;
                                line?: number | null;
                                role?: string;
                                selected?: boolean;
                                text?: string;
                                ts?: string;
                            }[];
                            min?: boolean;
                            project?: components["schemas"]["TranscriptProject"];
                            ref?: components["schemas"]["TranscriptPlace"];
                            root_dir?: string;
                            session?: {
                                cwd?: string;
                                id?: string;
                                ts?: string;
                            };
                            signal?: string;
                            /** @description Lines of the window that are no JSON or too long. */
                            skipped_lines?: number;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
    transcripts_search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TranscriptsSearchInput"];
            };
        };
        responses: {
            /** @description The envelope with the result. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        context: {
                            [key: string]: unknown;
                        };
                        error: components["schemas"]["ErrorBody"] | null;
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            filters?: {
                                cwd_prefix?: string;
                                dedupe?: boolean;
                                role?: string;
                            };
                            /** @description Whether the search stopped at hits_limit. */
                            has_more?: boolean;
                            hits?: {
                                message?: {
                                    role?: string;
                                    snippet?: string;
                                    ts?: string;
                                };
                                project?: components["schemas"]["TranscriptProject"];
                                ref?: components["schemas"]["TranscriptPlace"];
                                session?: components["schemas"]["SessionRef"];
                            }[];
                            min?: boolean;
                            projects?: components["schemas"]["ProjectSummary"][];
                            root_dir?: string;
                            scanned?: components["schemas"]["TranscriptScan"];
                            signal?: string;
                            truncated?: boolean;
                        } | null;
                        success: boolean;
                        suggestions: components["schemas"]["Suggestion"][];
                        timestamp: components["schemas"]["Timestamp"];
                        warnings: components["schemas"]["Warning"][];
                    };
                };
            };
            /** @description The envelope with a typed error. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Envelope"];
                };
            };
        };
    };
}
