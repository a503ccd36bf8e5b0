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
            format?: "mermaid" | "text";
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
            limit?: number;
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
            limit?: number;
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
        /** @description The batch, and after a dot what was done in it: b0, b2.checkpoint, cli.claim_retract. */
        BatchId: string;
        /**
         * @description How much is gained.
         * @enum {string}
         */
        Benefit: "low" | "medium" | "high";
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
        BranchListInput: {
            /** @description next_after of the page before. */
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
        /** @description How the answer compares with its budget. */
        BudgetReport: {
            /** @description The budget that was applied, in UTF-8 bytes of JSON. */
            max_chars: number;
            /** @description True when the answer was shortened to fit. */
            truncated: boolean;
            /** @description Size of the answer, in UTF-8 bytes of JSON. */
            used_chars: number;
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
            /** @description Branch to work on from now on. */
            ref: components["schemas"]["BranchName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        CheckoutOutput: {
            /** @description Branch that is checked out now. */
            current: components["schemas"]["BranchName"];
            /** @description Branch that was checked out before; null when none was. */
            previous: components["schemas"]["BranchName"] | null;
            workspace: components["schemas"]["WorkspaceId"];
        };
        /**
         * @description A check that a step needs before it closes.
         * @enum {string}
         */
        Checkpoint: "criteria" | "tests" | "security" | "perf" | "docs";
        /**
         * @description Why a segment ends here; none when it does not.
         * @enum {string}
         */
        CheckpointKind: "none" | "phase_change" | "subtask_complete" | "risk_boundary" | "user_interaction" | "timebox" | "max_batches" | "done" | "blocked" | "other";
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
        /** @description Claims and edges to add. */
        ClaimPatch: {
            /** @description Claims to add. */
            claims: components["schemas"]["ClaimDraft"][];
            /** @description Edges to add. */
            edges: components["schemas"]["EdgeDraft"][];
            /** @description What was left out, and why. */
            notes: string;
        };
        /**
         * @description What kind of statement a claim is.
         * @enum {string}
         */
        ClaimType: "fact" | "preference" | "assumption" | "goal";
        /**
         * @description A label; it hides nothing from the Mind.
         * @enum {string}
         */
        ClaimVisibility: "private" | "project" | "global";
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
        /** @description How sure: 0 is a guess, 1 is certain. */
        Confidence: number;
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
            /** @description Graph document; left out: that of target, focus or the default. */
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
            /** @description Notes document; left out: that of target, focus or the default. */
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
            trace_limit?: number;
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
            /** @description Graph document; left out: that of target, focus or the default. */
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
            /** @description Notes document; left out: that of target, focus or the default. */
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
            trace_limit?: number;
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
            doc?: string;
            /** @description Branch to compare with, such as main. */
            from: components["schemas"]["BranchName"];
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit?: number;
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
            /** @description Area of work; null when none was set, and for plans. */
            domain: string | null;
            id: components["schemas"]["EntityId"];
            /**
             * @description Whether it is a plan or a task.
             * @enum {string}
             */
            kind: "plan" | "task";
            /** @description The number in its id; cursors count by it. */
            number: number;
            /** @description Plan of a task; null for plans. */
            parent: components["schemas"]["PlanId"] | null;
            /** @description current/total of the checklist; null for tasks. */
            plan_progress: string | null;
            /** @description How urgent; null when not set. */
            priority: components["schemas"]["Priority"] | null;
            /** @description The id with its workspace: <workspace>:<id>. */
            qualified_id: string;
            revision: components["schemas"]["Revision"];
            status: components["schemas"]["TaskStatus"];
            /** @description Steps of a task; null for plans. */
            steps: components["schemas"]["StepCounts"] | null;
            /** @description Labels. */
            tags: string[];
            /** @description What it is called. */
            title: string;
            /** @description When it was changed last. */
            updated_at_ms: components["schemas"]["TimestampMs"];
        };
        /** @description A plan or task: PLAN-001, TASK-001. */
        EntityId: string;
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
        ExportInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /**
             * @description How many at most (20); 0 leaves them out.
             * @default 20
             */
            notes_limit?: number;
            /** @description Plan or task to export. */
            target: components["schemas"]["TargetRef"];
            /**
             * @description How many at most (50); 0 leaves them out.
             * @default 50
             */
            trace_limit?: number;
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
            note_decision?: boolean;
            /** @description What that note is written in. */
            note_format?: string;
            /**
             * @description Title of that note.
             * @default Decision
             */
            note_title?: string;
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
            doc?: string;
            /** @description Branch that was merged into. */
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
        GraphDiffInput: {
            /** @description next_cursor of the page before. */
            cursor?: number;
            /**
             * @description A document (graph).
             * @default graph
             */
            doc?: string;
            /** @description Branch to compare with, such as main. */
            from: components["schemas"]["BranchName"];
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit?: number;
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
            doc?: string;
            /**
             * @description Say what would happen, write nothing.
             * @default false
             */
            dry_run?: boolean;
            /** @description Branch to merge. */
            from: components["schemas"]["BranchName"];
            /** @description Branch to merge into; left out only with merge_to_base. */
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
            edges_limit?: number;
            /** @description Any of these nodes. */
            ids?: components["schemas"]["GraphNodeId"][];
            /**
             * @description Show tombstones too.
             * @default false
             */
            include_deleted?: boolean;
            /**
             * @description Also return the edges between the nodes (true).
             * @default true
             */
            include_edges?: boolean;
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit?: number;
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
            /** @description True when edges_limit or max_chars left something out. */
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
            max_errors?: number;
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
        /** @description The conversation of Hands; empty when there is none yet, or none at all. */
        HandsThreadId: string;
        HelpInput: {
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            workspace?: components["schemas"]["WorkspaceId"];
        };
        HelpOutput: {
            /** @description How to work with this server, as plain text. */
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
        /** @description What copying workflows to a host did. */
        HostSyncResult: {
            /** @description Files written. */
            files_n: number;
            /** @description Name of the host. */
            host: string;
            /** @description Links that exist after the sync. */
            links_n: number;
            /** @description What could not be done, and why. */
            notes: string[];
            /** @description True when all was written. */
            ok: boolean;
            /** @description Stale files and links removed. */
            removed_n: number;
            /** @description Folder that the host reads. */
            workspace_root: string;
        };
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
        /** @description What every change of a job answers. */
        JobChange: {
            /** @description The event that records the change. */
            event: components["schemas"]["JobEvent"];
            /** @description The job after the change. */
            job: components["schemas"]["Job"];
        };
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
        /** @description A job: JOB-001. */
        JobId: string;
        /**
         * @description How urgent; HIGH is taken first.
         * @enum {string}
         */
        JobPriority: "LOW" | "MEDIUM" | "HIGH";
        /**
         * @description QUEUED waits for a runner, RUNNING is held under a lease; the others are ended.
         * @enum {string}
         */
        JobStatus: "QUEUED" | "RUNNING" | "DONE" | "FAILED" | "CANCELED";
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
        /**
         * @description How instructions repeat: the same three times, or two in turn.
         * @enum {string}
         */
        LoopPattern: "aaa" | "abab";
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
            card_type?: "frame" | "hypothesis" | "question" | "test" | "evidence" | "decision" | "note" | "update";
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
            pin?: boolean;
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
             * @description draft or canon; left out: canon for a decision, evidence or test, else draft.
             * @enum {string}
             */
            visibility?: "draft" | "canon";
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
            doc?: string;
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
        /** @description An evidence record; empty when there is none. */
        MaybeEventId: string;
        /** @description What is written about the plan or task. */
        Memory: {
            /** @description Its cards. */
            cards: components["schemas"]["CardPage"];
            /** @description Notes of the plan or task. */
            notes: components["schemas"]["EntrySlice"];
            /** @description Its trace. */
            trace: components["schemas"]["EntrySlice"];
        };
        /**
         * @description What kind of memory was recalled.
         * @enum {string}
         */
        MemoryKind: "snapshot" | "workflow" | "claim" | "node";
        /** @description Where a merged version came from. It is not compared by diffs and merges. */
        MergedFrom: {
            /** @description Branch it was merged from; null when that branch was deleted. */
            branch: components["schemas"]["BranchName"] | null;
            /** @description Number of the version on that branch. */
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
            /** @description Branch to merge. */
            from: components["schemas"]["BranchName"];
            /** @description Branch to merge into; left out only with merge_to_base. */
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
            /** @description Document that was merged. */
            doc: components["schemas"]["DocName"];
            /** @description Branch that was merged. */
            from: components["schemas"]["BranchName"];
            /** @description Branch that was merged into. */
            into: components["schemas"]["BranchName"];
            /** @description Notes that were copied, or would be. */
            merged: number;
            pagination: components["schemas"]["Pagination"];
            /** @description Entries that into has already, or that are no notes. */
            skipped: number;
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
        /** @description Preferences found in a segment. */
        MinedPreferences: {
            /** @description What was left out, and why. */
            notes: string;
            /** @description The preferences found; [] for none. */
            suggestions: components["schemas"]["PreferenceDraft"][];
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
        /** @description The empty object: there was nothing to record. */
        Nothing: Record<string, unknown>;
        /** @description What was opened, told apart by kind. */
        Opened: components["schemas"]["OpenedEntry"] | components["schemas"]["OpenedCard"] | components["schemas"]["OpenedTask"] | components["schemas"]["OpenedJob"] | components["schemas"]["OpenedJobEvent"] | components["schemas"]["OpenedRunner"] | components["schemas"]["OpenedAnchor"];
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
            /** @description The entry. */
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
        /** @description A plan: PLAN-001. */
        PlanId: string;
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
        /**
         * @description LOW, MEDIUM or HIGH.
         * @enum {string}
         */
        Priority: "LOW" | "MEDIUM" | "HIGH";
        /**
         * @description high: the session says its folder; medium: a text in it does; low: nothing does.
         * @enum {string}
         */
        ProjectConfidence: "high" | "medium" | "low";
        /** @description First 16 hex digits of the hash of the project identity. */
        ProjectId: string;
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
        /**
         * @description What proof a checkpoint needs: none (off), advised (warn) or required.
         * @enum {string}
         */
        ProofMode: "off" | "warn" | "require";
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
            limit?: number;
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
            kind: "decompose" | "gate" | "proof" | "close" | "finish" | "start" | "continue" | "done";
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
                /** @description True when its first open step is blocked. */
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
                /** @description First open step; null when none is open. */
                step: {
                    path: components["schemas"]["StepPath"];
                    step_id: components["schemas"]["StepId"];
                    /** @description Title of the step. */
                    title: string;
                } | null;
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
        /**
         * @description What sort of harm is possible.
         * @enum {string}
         */
        RiskCategory: "network" | "install" | "push" | "publish" | "delete" | "privilege" | "privacy" | "cost" | "other";
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
        /**
         * @description How bad the harm would be.
         * @enum {string}
         */
        RiskSeverity: "low" | "medium" | "high" | "critical";
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
        /**
         * @description State of the run.
         * @enum {string}
         */
        RunStatus: "done" | "not_done" | "blocked";
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
        /** @description Session that a message belongs to. */
        SessionRef: {
            /** @description Id of the session; absent when the file does not say it. */
            id?: string;
            /** @description When the session began, as the file says; absent when it does not. */
            ts?: string;
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
            doc_kind?: "notes" | "trace";
            /**
             * @description How many at most (20).
             * @default 20
             */
            limit?: number;
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
        /** @description The summary of a closed segment. */
        SnapshotId: string;
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
        /** @description Steps or tasks in numbers. */
        StepCounts: {
            /** @description How many are done. */
            completed: number;
            /** @description How many there are. */
            total: number;
        };
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
        /** @description A step by id: STEP-…; it does not change when the step moves. */
        StepId: string;
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
            force?: boolean;
            /** @description A branch, a tag, an entry number or <doc>@<seq> (the head of the checkout). */
            from?: string;
            /** @description Name for the tag. */
            name: components["schemas"]["TagName"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TagCreateOutput: {
            tag: components["schemas"]["Tag"];
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
            limit?: number;
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
        /** @description A task node by id: NODE-…. */
        TaskNodeId: string;
        /** @description A task node by its place: s:0.t:1. */
        TaskNodePath: string;
        /** @description A task node by id and by path. */
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
            /**
             * @description Block (true) or unblock.
             * @default true
             */
            blocked?: boolean;
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
            strict_targeting?: boolean;
            /** @description A task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only. */
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
            /** @description A template for a new plan, as tasks_templates_list names it. */
            plan_template?: string;
            /** @description Title of a new plan to make for the task; not together with plan. */
            plan_title?: string;
            /** @description The steps of the task, in order; left out when a template gives them. */
            steps?: components["schemas"]["GatedStep"][];
            /** @description The same as plan, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description What is to be done, in a line. */
            task_title: string;
            /** @description A template for a task, as tasks_templates_list names it. */
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
            strict_targeting?: boolean;
            /** @description A task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only. */
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
            /**
             * @description Do it; without it only the difference is shown.
             * @default false
             */
            apply?: boolean;
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
                kind?: "task_detail" | "step" | "task";
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
            strict_targeting?: boolean;
            /** @description A task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only. */
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
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The same as target, for a plan. */
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
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
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
            include_all?: boolean;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description next_cursor of the page before. */
            plans_cursor?: number;
            /**
             * @description How many at most (50).
             * @default 50
             */
            plans_limit?: number;
            /**
             * @description Only plans with this status.
             * @enum {string}
             */
            plans_status?: "TODO" | "ACTIVE" | "DONE";
            /** @description Only those with all of these labels. */
            tags?: string[];
            /** @description Only this plan, or that of this task, and its tasks; left out: all. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
            task?: components["schemas"]["EntityId"];
            /** @description next_cursor of the page before. */
            tasks_cursor?: number;
            /**
             * @description How many at most (50).
             * @default 50
             */
            tasks_limit?: number;
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
            delta_limit?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description It reads only in any case.
             * @default true
             */
            read_only?: boolean;
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
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
            /**
             * @description Remove text and data.
             * @default false
             */
            clear?: boolean;
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
            strict_targeting?: boolean;
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
            /** @description Steps of the new task, in order; for tasks. */
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
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description Step to put the new ones below; left out: the top level. */
            parent?: components["schemas"]["StepPath"];
            /** @description Steps to add, in order. */
            steps: components["schemas"]["StepDraft"][];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting?: boolean;
            /** @description A task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only. */
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
            strict_targeting?: boolean;
            /** @description What shows that it is done; the list replaces the one before. */
            success_criteria?: string[];
            /** @description A task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only. */
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
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The step by path, such as s:0; give this or step_id. */
            path?: components["schemas"]["StepPath"];
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description The step by id; give this or path. */
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting?: boolean;
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
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
            limit?: number;
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
            strict_targeting?: boolean;
            /** @description A task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only. */
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
            /** @description The same as target, for a plan. */
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
            strict_targeting?: boolean;
            /** @description Labels; the list replaces the one before. */
            tags?: string[];
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
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
            /** @description The step by path, such as s:0; give this or step_id. */
            path?: components["schemas"]["StepPath"];
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description The step by id; give this or path. */
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting?: boolean;
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksEvidenceCaptureOutput: {
            event: components["schemas"]["TaskEvent"];
            revision: components["schemas"]["Revision"];
            /** @description Step that holds the evidence; absent when it belongs to the whole plan or task. */
            step?: components["schemas"]["StepRef"];
            /** @description Plan or task that holds the evidence. */
            task: components["schemas"]["EntityId"];
        };
        TasksFocusClearInput: {
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksFocusClearOutput: {
            /** @description True when there was a focus. */
            cleared: boolean;
            /** @description Focus before the call; null when there was none. */
            previous: components["schemas"]["EntityId"] | null;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksFocusGetInput: {
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksFocusGetOutput: {
            /** @description Plan or task in focus; null when none is. */
            focus: components["schemas"]["EntityId"] | null;
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksFocusSetInput: {
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description Plan or task to focus on. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksFocusSetOutput: {
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
            limit?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description It reads only in any case.
             * @default true
             */
            read_only?: boolean;
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksHandoffOutput: {
            /** @description Plan or task in focus; null when none is. */
            focus: components["schemas"]["EntityId"] | null;
            handoff: components["schemas"]["Handoff"];
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
            limit?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
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
            allow_stale?: boolean;
            /** @description Job to take; left out: the most urgent queued one. */
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
            limit?: number;
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
            limit?: number;
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
            runners_limit?: number;
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
            kind?: string;
            /**
             * @description How long the lease lasts, in milliseconds (180000); brought into 1000..300000.
             * @default 180000
             */
            lease_ttl_ms?: number;
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
            limit?: number;
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
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
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
            /**
             * @description "gate" (criteria, tests), "all", or {security: true, …}.
             * @default gate
             */
            checkpoints?: ("gate" | "all") | {
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
            strict_targeting?: boolean;
            /** @description A task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only. */
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
            /** @description Plan for the task; not together with plan_title. */
            plan?: components["schemas"]["PlanId"];
            /** @description Title of a new plan to make for the task; not together with plan. */
            plan_title?: string;
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
            status?: "TODO" | "ACTIVE" | "DONE";
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting?: boolean;
            /** @description A task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only. */
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
            /** @description A template for a new plan, as tasks_templates_list names it. */
            plan_template?: string;
            /** @description Title of a new plan to make for the task; not together with plan. */
            plan_title?: string;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            resume_max_chars?: number;
            /** @description The steps of the task, in order; left out when a template gives them. */
            steps?: components["schemas"]["GatedStep"][];
            /** @description The same as plan, also as {id, kind}. */
            target?: components["schemas"]["TargetRef"];
            /** @description What is to be done, in a line. */
            task_title: string;
            /** @description A template for a task, as tasks_templates_list names it. */
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
            limit?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description Step whose steps are shown; left out: the top level. */
            path?: components["schemas"]["StepPath"];
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description next_steps_after of the page before. */
            steps_after?: components["schemas"]["StepPath"];
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
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
            strict_targeting?: boolean;
            /** @description A task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only. */
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
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /**
             * @description What is patched (task_detail).
             * @default task_detail
             * @enum {string}
             */
            kind?: "task_detail" | "step" | "task";
            /** @description Changes in order; all or none are made. */
            ops: components["schemas"]["PatchOp"][];
            /** @description A step, or a task node. */
            path?: string;
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /** @description The step to patch, by id. */
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting?: boolean;
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
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
            advance?: boolean;
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
            strict_targeting?: boolean;
            /** @description A plan; left out: the focus. */
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
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /**
             * @description Close it even if checkpoints or proofs are missing.
             * @default false
             */
            force?: boolean;
            /** @description The step by path, such as s:0; give this or step_id. */
            path?: components["schemas"]["StepPath"];
            /** @description The step by id; give this or path. */
            step_id?: components["schemas"]["StepId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting?: boolean;
            /** @description A task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only. */
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
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description It reads only in any case.
             * @default true
             */
            read_only?: boolean;
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
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
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting?: boolean;
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
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
            events_limit?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Leave the focus as it is.
             * @default false
             */
            read_only?: boolean;
            /** @description next_steps_after of the page before. */
            steps_after?: components["schemas"]["StepPath"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            steps_limit?: number;
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksResumeOutput: {
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
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Leave the focus as it is.
             * @default false
             */
            read_only?: boolean;
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
            task?: components["schemas"]["EntityId"];
            workspace: components["schemas"]["WorkspaceId"];
        };
        TasksResumePackOutput: {
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
            graph_diff?: boolean;
            /** @description graph_diff.pagination.next_cursor of the page before. */
            graph_diff_cursor?: number;
            /**
             * @description How many changes at most (20).
             * @default 20
             */
            graph_diff_limit?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description notes.pagination.next_cursor of the page before. */
            notes_cursor?: number;
            /** @description How many at most; by default as many as the view shows. */
            notes_limit?: number;
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Leave the focus as it is.
             * @default false
             */
            read_only?: boolean;
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
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
            lease_ttl_ms?: number;
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
            graph_diff_limit?: number;
            /** @description Largest answer, in UTF-8 bytes of JSON. */
            max_chars?: number;
            /** @description notes.pagination.next_cursor of the page before. */
            notes_cursor?: number;
            /** @description How many at most; by default as many as the view shows. */
            notes_limit?: number;
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Leave the focus as it is.
             * @default false
             */
            read_only?: boolean;
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
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
            strict_targeting?: boolean;
            /** @description What shows that it is done. */
            success_criteria?: string[];
            /** @description A task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only. */
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
            strict_targeting?: boolean;
            /** @description What shows that it is done. */
            success_criteria?: string[];
            /** @description A task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only. */
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
            strict_targeting?: boolean;
            /** @description A task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only. */
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
            /** @description Refuse when its revision is another one. */
            expected_revision?: number;
            /** @description Refuse when another plan or task would be changed. */
            expected_target_id?: string;
            /** @description The same as target, for a plan. */
            plan?: components["schemas"]["PlanId"];
            /**
             * @description Refuse to rely on the focus unless expected_target_id is given.
             * @default false
             */
            strict_targeting?: boolean;
            /** @description A plan or task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only; a plan too. */
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
            strict_targeting?: boolean;
            /** @description A task; left out: the focus. */
            target?: components["schemas"]["TargetRef"];
            /** @description The same as target, as an id only. */
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
            all_lanes?: boolean;
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
            all_lanes?: boolean;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /** @description Graph document; left out: that of target, focus or the default. */
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
            max_errors?: number;
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
            all_lanes?: boolean;
            /** @description As max_chars; the smaller one counts. */
            context_budget?: number;
            /** @description Graph document; left out: that of target, focus or the default. */
            graph_doc?: components["schemas"]["DocName"];
            /**
             * @description Drafts too.
             * @default false
             */
            include_drafts?: boolean;
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
            limit_candidates?: number;
            /**
             * @description How many at most (10).
             * @default 10
             */
            limit_groups?: number;
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
            /** @description Graph document; left out: that of target, focus or the default. */
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
            pinned?: boolean;
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
            limit?: number;
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
            note_decision?: boolean;
            /** @description What the text is written in: text, markdown, … */
            note_format?: string;
            /**
             * @description Title of that note (Decision).
             * @default Decision
             */
            note_title?: string;
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
            all_lanes?: boolean;
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
            include_drafts?: boolean;
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit?: number;
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
            message?: string;
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
            /** @description Graph document; left out: that of target, focus or the default. */
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
        /** @description An edge of the Thought DB. */
        ThoughtEdgeId: string;
        /**
         * @description How two records relate; supersedes: old to new, same_as: duplicate to canonical.
         * @enum {string}
         */
        ThoughtEdgeType: "depends_on" | "supports" | "contradicts" | "derived_from" | "mentions" | "supersedes" | "same_as";
        /** @description A decision, action or summary node of the Thought DB. */
        ThoughtNodeId: string;
        /**
         * @description What kind of node it is.
         * @enum {string}
         */
        ThoughtNodeType: "decision" | "action" | "summary";
        /** @description A claim, a node or an evidence record. */
        ThoughtRef: string;
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
        TraceHydrateInput: {
            /** @description Trace document; left out: that of target, focus or the default. */
            doc?: components["schemas"]["DocName"];
            /**
             * @description How many at most (50).
             * @default 50
             */
            limit_steps?: number;
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
        /** @description Something to know although the call succeeded. */
        Warning: {
            /** @description What it is, as a code. */
            code: string;
            /** @description What happened. */
            message: string;
            /** @description What to do about it. */
            recovery: string;
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
        /** @description Whether a segment holds a workflow worth keeping. */
        WorkflowProposal: {
            /** @description Why. */
            notes: string;
            /** @description The segment holds a workflow worth keeping. */
            should_suggest: boolean;
            /** @description The workflow; null when none is worth keeping. */
            suggestion: components["schemas"]["WorkflowCandidate"] | null;
        };
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
        /**
         * @description When a workflow starts: by hand, or when the task contains a text.
         * @enum {string}
         */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            anchor?: components["schemas"]["Anchor"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Cards about it: pinned first, then by type, newest first. */
                            cards?: components["schemas"]["AnchorCard"][];
                            /** @description How many cards were found for this answer, before a budget cut them. */
                            count?: number;
                            min?: boolean;
                            signal?: string;
                            stats?: components["schemas"]["AnchorStats"];
                            /** @description Plans and tasks that work on it, latest first. */
                            tasks?: components["schemas"]["AnchorTask"][];
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description What became of each, in the order given. */
                            anchors?: {
                                /** @description True when it was new. */
                                created?: boolean;
                                id?: components["schemas"]["AnchorId"];
                            }[];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Number of anchors given. */
                            count?: number;
                            /** @description Number of new ones. */
                            created?: number;
                            min?: boolean;
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
                            /** @description How many were there already. */
                            updated?: number;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Number of anchors in the text. */
                            anchors_count?: number;
                            budget?: components["schemas"]["BudgetReport"];
                            /**
                             * @description Format of the text.
                             * @enum {string}
                             */
                            format?: "mermaid" | "text";
                            min?: boolean;
                            signal?: string;
                            /** @description The map, as a Mermaid flowchart or as plain lines. */
                            text?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description How many there are in all. */
                            count?: number;
                            /** @description True when there are more issues than limit. */
                            has_more?: boolean;
                            /** @description What is wrong, errors first. */
                            issues?: components["schemas"]["AnchorIssue"][];
                            min?: boolean;
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description The anchors of this page, by id. */
                            anchors?: components["schemas"]["Anchor"][];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description How many match in all. */
                            count?: number;
                            /** @description True when there is another page. */
                            has_more?: boolean;
                            min?: boolean;
                            /** @description Pass it as after for the next page. Null with has_more: nothing fitted; ask for this page again. */
                            next_after?: components["schemas"]["AnchorId"] | null;
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description The anchor after the change. */
                            anchor: components["schemas"]["Anchor"];
                            /** @description Old id. */
                            from: components["schemas"]["AnchorId"];
                            note: components["schemas"]["RegistryNote"];
                            /** @description New id. */
                            to: components["schemas"]["AnchorId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            branch: components["schemas"]["Branch"];
                            workspace: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /**
                             * @description The branch is gone.
                             * @constant
                             */
                            deleted: true;
                            /** @description Branch that was deleted. */
                            name: components["schemas"]["BranchName"];
                            workspace: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branches of this page, by name. */
                            branches?: components["schemas"]["Branch"][];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Branch that is checked out; null when none is. */
                            checkout?: components["schemas"]["BranchName"] | null;
                            min?: boolean;
                            /** @description Pass it as after for the next page; null when there is none. */
                            next_after?: components["schemas"]["BranchName"] | null;
                            signal?: string;
                            /** @description True when limit or max_chars left branches out. */
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description New name. */
                            current: components["schemas"]["BranchName"];
                            /** @description Old name. */
                            previous: components["schemas"]["BranchName"];
                            workspace: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that is checked out now. */
                            current: components["schemas"]["BranchName"];
                            /** @description Branch that was checked out before; null when none was. */
                            previous: components["schemas"]["BranchName"] | null;
                            workspace: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was written on. */
                            branch: components["schemas"]["BranchName"];
                            /** @description One record for each document. */
                            commits: components["schemas"]["CommitRecord"][];
                            /** @description Documents that were written to. */
                            docs: components["schemas"]["DocName"][];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was read. */
                            branch?: components["schemas"]["BranchName"];
                            /** @description The checkout, when the target has no context and the checkout has some. */
                            bridge?: {
                                /** @description Branch that is checked out. */
                                checkout?: components["schemas"]["BranchName"];
                                /** @description Its documents. */
                                docs?: {
                                    /** @description Graph document. */
                                    graph?: components["schemas"]["DocName"];
                                    /** @description Notes document. */
                                    notes?: components["schemas"]["DocName"];
                                    /** @description Trace document. */
                                    trace?: components["schemas"]["DocName"];
                                };
                                /** @description What is found there. */
                                has?: {
                                    /** @description True when it has cards. */
                                    cards?: boolean;
                                    /** @description True when it has notes. */
                                    notes?: boolean;
                                    /** @description True when it has trace entries. */
                                    trace?: boolean;
                                };
                            };
                            budget?: components["schemas"]["BudgetReport"];
                            capsule?: components["schemas"]["Capsule"];
                            /** @description Most relevant cards: pinned first, then open, then newest. */
                            cards?: components["schemas"]["Card"][];
                            /** @description Documents that were read. */
                            docs?: {
                                /** @description Graph document. */
                                graph?: components["schemas"]["DocName"];
                                /** @description Notes document. */
                                notes?: components["schemas"]["DocName"];
                                /** @description Trace document. */
                                trace?: components["schemas"]["DocName"];
                            };
                            /** @description Signals and actions; null when there was nothing to look at. */
                            engine?: components["schemas"]["EngineBlock"] | null;
                            lane_summary?: components["schemas"]["LaneSummary"];
                            min?: boolean;
                            /** @description Newest notes. */
                            notes?: components["schemas"]["EntrySlice"];
                            /** @description What the call named. */
                            requested?: {
                                /** @description Branch that the call named; null when none. */
                                ref?: components["schemas"]["BranchName"] | null;
                                /** @description Plan or task that the call named; null when none. */
                                target?: components["schemas"]["EntityId"] | null;
                            };
                            signal?: string;
                            signals?: components["schemas"]["CardSignals"];
                            stats?: components["schemas"]["CardStats"];
                            /** @description Step it keeps to; null when no step was asked for. */
                            step_focus?: components["schemas"]["StepFocus"] | null;
                            /** @description Newest trace entries. */
                            trace?: components["schemas"]["EntrySlice"];
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Size of the file. */
                            bytes: number;
                            /** @description Path of the file that was written. */
                            out_file: string;
                            /** @description True when the pack was shortened to fit max_chars. */
                            truncated: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Branch that is checked out; null when none is. */
                            checkout?: components["schemas"]["BranchName"] | null;
                            context_health?: components["schemas"]["ContextHealth"];
                            /** @description Plan or task in focus; null when none is. */
                            focus?: components["schemas"]["EntityId"] | null;
                            golden_path?: components["schemas"]["GoldenPath"];
                            min?: boolean;
                            signal?: string;
                            /** @description Plan or task that was looked at; null when none. */
                            target?: {
                                /** @description Id of the plan or task. */
                                id?: components["schemas"]["EntityId"];
                                /**
                                 * @description Whether it is a plan or a task.
                                 * @enum {string}
                                 */
                                kind?: "plan" | "task";
                                reasoning_ref?: components["schemas"]["ReasoningRef"];
                            } | null;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Document that was compared. */
                            doc?: components["schemas"]["DocName"];
                            /** @description Entries that can be seen on to and not on from. */
                            entries?: components["schemas"]["Entry"][];
                            /** @description Branch that was compared with. */
                            from?: components["schemas"]["BranchName"];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            /** @description Branch whose additional entries are shown. */
                            to?: components["schemas"]["BranchName"];
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was read. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Number of documents. */
                            count?: number;
                            /** @description Documents that can be seen on the branch. */
                            docs?: {
                                /** @description Branch that holds it: this one or a base. */
                                branch?: components["schemas"]["BranchName"];
                                /** @description When its first entry was written. */
                                created_at_ms?: components["schemas"]["TimestampMs"];
                                /** @description Name of the document. */
                                doc?: components["schemas"]["DocName"];
                                /** @description True when it was written on a base branch, not on this one. */
                                inherited?: boolean;
                                /**
                                 * @description What the document holds.
                                 * @enum {string}
                                 */
                                kind?: "notes" | "trace" | "graph";
                                /** @description When its newest entry was written. */
                                updated_at_ms?: components["schemas"]["TimestampMs"];
                            }[];
                            min?: boolean;
                            /** @description The branch as it was named, or the checkout. */
                            ref?: string;
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            min?: boolean;
                            /** @description Newest notes. */
                            notes?: components["schemas"]["EntrySlice"];
                            reasoning_ref?: components["schemas"]["ReasoningRef"];
                            signal?: string;
                            /** @description The plan or task. */
                            target?: {
                                /** @description What is to be achieved; null when nobody said it. */
                                description?: string | null;
                                /** @description Id of the plan or task. */
                                id?: components["schemas"]["EntityId"];
                                /**
                                 * @description Whether it is a plan or a task.
                                 * @enum {string}
                                 */
                                kind?: "plan" | "task";
                                /** @description The id with its workspace: <workspace>:<id>. */
                                qualified_id?: string;
                                /** @description Grows with every change of the plan or task. */
                                revision?: number;
                                /** @description TODO, ACTIVE or DONE. */
                                status?: string;
                                /** @description What it is called. */
                                title?: string;
                            };
                            /** @description Newest trace entries. */
                            trace?: components["schemas"]["EntrySlice"];
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            applied: components["schemas"]["GraphApplied"];
                            /** @description Branch that was written on. */
                            branch: components["schemas"]["BranchName"];
                            /** @description Graph document that was written to. */
                            doc: components["schemas"]["DocName"];
                            /** @description Number of the last version written. */
                            last_seq: components["schemas"]["Seq"];
                            /** @description When it was written. */
                            last_ts_ms: components["schemas"]["TimestampMs"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description True when the state of from was written to into. */
                            applied: boolean;
                            conflict_id: components["schemas"]["ConflictId"];
                            /**
                             * @description The conflict is resolved.
                             * @constant
                             */
                            status: "resolved";
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            conflict: components["schemas"]["Conflict"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Conflicts of this page, newest first. */
                            conflicts?: components["schemas"]["ConflictHead"][];
                            /** @description Graph document. */
                            doc?: components["schemas"]["DocName"];
                            /** @description Branch that was merged into. */
                            into?: components["schemas"]["BranchName"];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Items of to that differ from those of from. */
                            changes?: components["schemas"]["GraphChange"][];
                            /** @description Graph document. */
                            doc?: components["schemas"]["DocName"];
                            /** @description Branch that was compared with. */
                            from?: components["schemas"]["BranchName"];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            /** @description Branch whose differences are shown. */
                            to?: components["schemas"]["BranchName"];
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was read. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Graph document that was read. */
                            doc?: components["schemas"]["DocName"];
                            /** @description Edges between these nodes. */
                            edges?: components["schemas"]["GraphEdge"][];
                            min?: boolean;
                            /** @description Nodes that match, newest first. */
                            nodes?: components["schemas"]["GraphNode"][];
                            pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            /** @description True when edges_limit or max_chars left something out. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was read. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Graph document that was read. */
                            doc?: components["schemas"]["DocName"];
                            /** @description Errors that were found, up to max_errors. */
                            errors?: components["schemas"]["GraphError"][];
                            min?: boolean;
                            /** @description True when no errors were found. */
                            ok?: boolean;
                            signal?: string;
                            /** @description How much was checked. */
                            stats?: {
                                /** @description Edges that were checked. */
                                edges?: number;
                                /** @description Nodes that were checked. */
                                nodes?: number;
                            };
                            /** @description True when max_errors or max_chars left something out. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            min?: boolean;
                            signal?: string;
                            /** @description How to work with this server, as plain text. */
                            text?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that is checked out. */
                            checkout: components["schemas"]["BranchName"];
                            defaults: components["schemas"]["Defaults"];
                            /** @description Version of the tables. */
                            schema_version: number;
                            /** @description Folder that holds the database, or a database address without its password. */
                            storage_dir: string;
                            workspace: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was read. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Commits, newest first. */
                            commits?: components["schemas"]["CommitRecord"][];
                            /** @description Document that was read. */
                            doc?: components["schemas"]["DocName"];
                            /** @description Number of its newest commit; null when there is none. */
                            head_seq?: components["schemas"]["Seq"] | null;
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            /** @description The reference that was read, as it was named. */
                            ref?: string;
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Document that was merged. */
                            doc: components["schemas"]["DocName"];
                            /** @description Branch that was merged. */
                            from: components["schemas"]["BranchName"];
                            /** @description Branch that was merged into. */
                            into: components["schemas"]["BranchName"];
                            /** @description Notes that were copied, or would be. */
                            merged: number;
                            pagination: components["schemas"]["Pagination"];
                            /** @description Entries that into has already, or that are no notes. */
                            skipped: number;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description The note as it was stored. */
                            entry: components["schemas"]["NoteEntry"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: components["schemas"]["Opened"] | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was read. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Document whose pointer moved. */
                            doc?: components["schemas"]["DocName"];
                            min?: boolean;
                            /** @description Moves of the pointer, newest first. */
                            moves?: components["schemas"]["RefMove"][];
                            pagination?: components["schemas"]["Pagination"];
                            /** @description Branch that was read. */
                            ref?: string;
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was read. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Document that was read. */
                            doc?: components["schemas"]["DocName"];
                            /** @description Entries of this page, oldest first. */
                            entries?: components["schemas"]["Entry"][];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            /** @description How numbered thoughts relate; null when there are none, absent for notes. */
                            sequential?: components["schemas"]["SequentialGraph"] | null;
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Branch that is checked out; null when none is. */
                            checkout?: components["schemas"]["BranchName"] | null;
                            defaults?: components["schemas"]["Defaults"];
                            golden_path?: components["schemas"]["GoldenPath"];
                            /** @description Newest entry of a document; null when there is none. */
                            last_doc_entry?: {
                                /** @description Branch it was written on. */
                                branch?: components["schemas"]["BranchName"];
                                /** @description Document it was written to. */
                                doc?: components["schemas"]["DocName"];
                                /** @description note or event. */
                                kind?: string;
                                /** @description Number of the entry. */
                                seq?: components["schemas"]["Seq"];
                                /** @description When it was written. */
                                ts?: components["schemas"]["Timestamp"];
                                ts_ms?: components["schemas"]["TimestampMs"];
                            } | null;
                            /** @description The same as last_task_event. */
                            last_event?: {
                                /** @description Id of the event. */
                                event_id?: string;
                                /** @description When it happened. */
                                ts?: components["schemas"]["Timestamp"];
                                ts_ms?: components["schemas"]["TimestampMs"];
                            } | null;
                            /** @description Newest event of a plan or task; null when there is none. */
                            last_task_event?: {
                                /** @description Id of the event. */
                                event_id?: string;
                                /** @description When it happened. */
                                ts?: components["schemas"]["Timestamp"];
                                ts_ms?: components["schemas"]["TimestampMs"];
                            } | null;
                            min?: boolean;
                            /** @description Version of the tables. */
                            schema_version?: number;
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
                            /** @description True when the workspace was created. */
                            workspace_exists?: boolean;
                            /** @description Settings of the server that concern workspaces. */
                            workspace_policy?: {
                                /** @description agent_id that is filled in when none is given; null when none. */
                                default_agent_id?: string | null;
                                /** @description Workspace that is meant when none is named; null when none is. */
                                default_workspace?: components["schemas"]["WorkspaceId"] | null;
                                /** @description Project guard the server was started with; null when none. */
                                project_guard_configured?: string | null;
                                /** @description Project guard kept in the workspace; null when none. */
                                project_guard_stored?: string | null;
                                /** @description True when only the default workspace may be used. */
                                workspace_lock?: boolean;
                            };
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            tag: components["schemas"]["Tag"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description True when the tag existed. */
                            deleted: boolean;
                            /** @description Tag that was deleted. */
                            name: components["schemas"]["TagName"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Number of tags in all. */
                            count?: number;
                            min?: boolean;
                            /** @description Pass it as after for the next page; null when there is none. */
                            next_after?: components["schemas"]["TagName"] | null;
                            signal?: string;
                            /** @description Tags of this page, by name. */
                            tags?: components["schemas"]["Tag"][];
                            /** @description True when limit or max_chars left tags out. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description True when it is blocked now. */
                            blocked: boolean;
                            event: components["schemas"]["TaskEvent"];
                            /** @description Why it is blocked; null when no reason was given or it is not. */
                            reason: string | null;
                            revision: components["schemas"]["Revision"];
                            /** @description Step that was changed. */
                            step: components["schemas"]["StepRef"];
                            task: components["schemas"]["TaskId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Events that were written: confirmation and closing. */
                            events: components["schemas"]["TaskEvent"][];
                            revision: components["schemas"]["Revision"];
                            /** @description Step that was closed. */
                            step: components["schemas"]["StepRef"];
                            task: components["schemas"]["TaskId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: ({
                            /** @description Event of the change; null when it had that status already. */
                            event: components["schemas"]["TaskEvent"] | null;
                            task: components["schemas"]["Task"];
                        } | {
                            /** @description Event of the change; null when it had that status already. */
                            event: components["schemas"]["TaskEvent"] | null;
                            plan: components["schemas"]["Plan"];
                        }) | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Numbers by status, in the whole workspace. */
                            by_status?: {
                                /** @description Plans by status. */
                                plans?: {
                                    /** @description How many are ACTIVE. */
                                    ACTIVE?: number;
                                    /** @description How many are DONE. */
                                    DONE?: number;
                                    /** @description How many are TODO. */
                                    TODO?: number;
                                };
                                /** @description Tasks by status. */
                                tasks?: {
                                    /** @description How many are ACTIVE. */
                                    ACTIVE?: number;
                                    /** @description How many are DONE. */
                                    DONE?: number;
                                    /** @description How many are TODO. */
                                    TODO?: number;
                                };
                            };
                            /** @description Numbers in the whole workspace. */
                            counts?: {
                                /** @description Number of plans. */
                                plans?: number;
                                /** @description Number of tasks. */
                                tasks?: number;
                            };
                            min?: boolean;
                            /** @description Plans of this page. */
                            plans?: components["schemas"]["EntityBrief"][];
                            plans_pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            /** @description Tasks of this page. */
                            tasks?: components["schemas"]["EntityBrief"][];
                            tasks_pagination?: components["schemas"]["Pagination"];
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Newest events. */
                            delta?: components["schemas"]["Timeline"];
                            /** @description Plan or task in focus; null when none is. */
                            focus?: components["schemas"]["EntityId"] | null;
                            min?: boolean;
                            radar?: components["schemas"]["Radar"];
                            reasoning_ref?: components["schemas"]["ReasoningRef"];
                            /** @description What the call named; null when the focus was meant. */
                            requested?: components["schemas"]["EntityId"] | null;
                            signal?: string;
                            /** @description Steps of the task; null for a plan. */
                            steps?: components["schemas"]["StepsSummary"] | null;
                            /** @description The plan or task. */
                            target?: components["schemas"]["Plan"] | components["schemas"]["Task"];
                            /** @description Tasks of the plan; null for a task. */
                            tasks?: components["schemas"]["TasksSummary"] | null;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            plan: components["schemas"]["Plan"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            revision: components["schemas"]["Revision"];
                            /** @description Ids and paths of the new steps. */
                            steps: components["schemas"]["StepRef"][];
                            task: components["schemas"]["TaskId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            revision: components["schemas"]["Revision"];
                            /** @description Step that was changed. */
                            step: components["schemas"]["StepRef"];
                            task: components["schemas"]["TaskId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: ({
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
                        }) | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Events after since, oldest first. */
                            events?: components["schemas"]["TaskEvent"][];
                            min?: boolean;
                            /** @description Pass it as since for the next page; null at the end. */
                            next_since?: components["schemas"]["EventId"] | null;
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            revision: components["schemas"]["Revision"];
                            /** @description Step that was closed. */
                            step: components["schemas"]["StepRef"];
                            task: components["schemas"]["TaskId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            /** @description Plan or task that was changed. */
                            id: components["schemas"]["EntityId"];
                            /**
                             * @description What was changed.
                             * @enum {string}
                             */
                            kind: "plan" | "task";
                            revision: components["schemas"]["Revision"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            revision: components["schemas"]["Revision"];
                            /** @description Step that holds the evidence; absent when it belongs to the whole plan or task. */
                            step?: components["schemas"]["StepRef"];
                            /** @description Plan or task that holds the evidence. */
                            task: components["schemas"]["EntityId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description True when there was a focus. */
                            cleared: boolean;
                            /** @description Focus before the call; null when there was none. */
                            previous: components["schemas"]["EntityId"] | null;
                            workspace: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Plan or task in focus; null when none is. */
                            focus: components["schemas"]["EntityId"] | null;
                            workspace: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Plan or task in focus now. */
                            focus: components["schemas"]["EntityId"];
                            /** @description Focus before the call; null when there was none. */
                            previous: components["schemas"]["EntityId"] | null;
                            workspace: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Plan or task in focus; null when none is. */
                            focus?: components["schemas"]["EntityId"] | null;
                            handoff?: components["schemas"]["Handoff"];
                            min?: boolean;
                            radar?: components["schemas"]["Radar"];
                            reasoning_ref?: components["schemas"]["ReasoningRef"];
                            /** @description What the call named; null when the focus was meant. */
                            requested?: components["schemas"]["EntityId"] | null;
                            signal?: string;
                            /** @description Steps of the task; null for a plan. */
                            steps?: components["schemas"]["StepsSummary"] | null;
                            /** @description The plan or task. */
                            target?: components["schemas"]["Plan"] | components["schemas"]["Task"];
                            /** @description Tasks of the plan; null for a task. */
                            tasks?: components["schemas"]["TasksSummary"] | null;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            min?: boolean;
                            /** @description Operations, newest first. */
                            operations?: components["schemas"]["Operation"][];
                            pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["JobEvent"];
                            job: components["schemas"]["Job"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Key for tasks_jobs_report and tasks_jobs_complete; null when no job was taken. */
                            claim_revision: number | null;
                            /** @description Event of the claim; null when no job was taken. */
                            event: components["schemas"]["JobEvent"] | null;
                            /** @description The job that was taken; null when nothing is queued. */
                            job: components["schemas"]["Job"] | null;
                            /** @description How long the lease really lasts. */
                            lease_ttl_ms: number;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["JobEvent"];
                            job: components["schemas"]["Job"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["JobEvent"];
                            job: components["schemas"]["Job"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description How many there are in all. */
                            count?: number;
                            /** @description True when there is another page. */
                            has_more?: boolean;
                            /** @description Jobs of this page, newest first. */
                            jobs?: components["schemas"]["Job"][];
                            min?: boolean;
                            /** @description Pass it as before for the next page. Null with has_more: nothing fitted; ask for this page again. */
                            next_before?: components["schemas"]["JobId"] | null;
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["JobEvent"];
                            job: components["schemas"]["Job"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Newest events, newest first; absent when include_events=false. */
                            events?: components["schemas"]["JobEvent"][];
                            /** @description True when there are older events; absent when include_events=false. */
                            has_more_events?: boolean;
                            job?: components["schemas"]["Job"];
                            /** @description What the creator added; absent unless include_meta. */
                            meta?: {
                                [key: string]: unknown;
                            };
                            min?: boolean;
                            /** @description Pass it as before_seq for older events; null when there are none. */
                            next_before_seq?: components["schemas"]["Seq"] | null;
                            /** @description What the runner is told; absent unless include_prompt. */
                            prompt?: string;
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description How many match in all. */
                            count?: number;
                            /** @description True when more jobs match than limit. */
                            has_more?: boolean;
                            /** @description The jobs, most urgent first. */
                            jobs?: {
                                /** @description Part of the project that it is about; null when none was named. */
                                anchor?: string | null;
                                /** @description What is most urgent about it; null when nothing is. */
                                attention?: {
                                    /**
                                     * @description Which of the four it is.
                                     * @enum {string}
                                     */
                                    kind?: "has_error" | "needs_manager" | "stale" | "needs_proof";
                                    /** @description What the event says. */
                                    message?: string;
                                    /** @description Event to open, JOB-001@<seq>. */
                                    ref?: string;
                                } | null;
                                /** @description When the lease runs out; null while nobody holds it. */
                                claim_expires_at_ms?: components["schemas"]["TimestampMs"] | null;
                                /** @description When it ended; null while it has not. */
                                completed_at_ms?: components["schemas"]["TimestampMs"] | null;
                                /** @description When it was created. */
                                created_at_ms?: components["schemas"]["TimestampMs"];
                                /** @description True when its last error is newer than its last checkpoint. */
                                has_error?: boolean;
                                job_id?: components["schemas"]["JobId"];
                                /** @description What sort of runner it is for. */
                                kind?: string;
                                /** @description Newest event that says something; heartbeats and messages that begin with "runner:" do not count. Null when none. */
                                last?: {
                                    /** @description What it is, such as progress or question. */
                                    kind?: string;
                                    /** @description What it says. */
                                    message?: string;
                                    /** @description Reference of the event, JOB-001@<seq>. */
                                    ref?: string;
                                    /** @description When it happened. */
                                    ts_ms?: components["schemas"]["TimestampMs"];
                                } | null;
                                /** @description True when its last question has no answer yet. */
                                needs_manager?: boolean;
                                /** @description True when its last proof_gate waits for a checkpoint or refs. */
                                needs_proof?: boolean;
                                priority?: components["schemas"]["JobPriority"];
                                /** @description Grows when the job changes hands or ends; while it runs it is the claim_revision. */
                                revision?: number;
                                /** @description Who holds it; null while nobody does. */
                                runner?: string | null;
                                /** @description True when it runs and its lease has run out, or stale_after_s has passed. */
                                stale?: boolean;
                                status?: components["schemas"]["JobStatus"];
                                /** @description What came of it; null while it has not ended. */
                                summary?: string | null;
                                /** @description Plan or task it is for; null when none. */
                                task?: components["schemas"]["EntityId"] | null;
                                /** @description What the job is, in a line. */
                                title?: string;
                                /** @description When it was changed last. */
                                updated_at_ms?: components["schemas"]["TimestampMs"];
                            }[];
                            min?: boolean;
                            /** @description How many jobs of the workspace wait for a runner. */
                            queued?: number;
                            /** @description Event of the reply; null when none was sent. */
                            reply?: components["schemas"]["JobEvent"] | null;
                            /** @description How to take a job; null unless jobs are queued and every runner is offline. */
                            runner_bootstrap?: {
                                /** @description Command to run in a shell. */
                                cmd?: string;
                            } | null;
                            /** @description How many runners have a lease. */
                            runner_count?: number;
                            /** @description Running jobs whose runner is offline. */
                            runner_diagnostics?: {
                                /**
                                 * @description What is wrong, as a code.
                                 * @enum {string}
                                 */
                                code?: "job_runner_offline";
                                job_id?: components["schemas"]["JobId"];
                                /** @description What is wrong, in a sentence. */
                                message?: string;
                                /** @description Name of the runner. */
                                runner_id?: string;
                            }[];
                            /** @description Runners with a lease. */
                            runner_leases?: components["schemas"]["RunnerLease"][];
                            /** @description Runners whose lease has run out. */
                            runner_leases_offline?: components["schemas"]["RunnerLease"][];
                            /**
                             * @description live when any runner is, else idle, else offline.
                             * @enum {string}
                             */
                            runner_status?: "live" | "idle" | "offline";
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["JobEvent"];
                            job: components["schemas"]["Job"];
                            /** @description How long the lease really lasts. */
                            lease_ttl_ms: number;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["JobEvent"];
                            job: components["schemas"]["Job"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Events of this page, oldest first. */
                            events?: components["schemas"]["JobEvent"][];
                            job_id?: components["schemas"]["JobId"];
                            /** @description Number of the newest event; pass it as after_seq to wait for what follows. */
                            last_seq?: components["schemas"]["Seq"];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            status?: components["schemas"]["JobStatus"];
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            context_health?: components["schemas"]["ContextHealth"];
                            /** @description What is not in order; [] for nothing. */
                            issues?: components["schemas"]["LintIssue"][];
                            min?: boolean;
                            signal?: string;
                            /** @description Numbers of what was found. */
                            summary?: {
                                /** @description Number of errors. */
                                errors?: number;
                                /** @description Number of issues of any severity. */
                                total?: number;
                                /** @description Number of warnings. */
                                warnings?: number;
                            };
                            /** @description Plan or task that was checked. */
                            target?: components["schemas"]["Plan"] | components["schemas"]["Task"];
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Events that were written: confirmation and closing. */
                            events?: components["schemas"]["TaskEvent"][];
                            evidence_event?: components["schemas"]["TaskEvent"];
                            /** @description True when no step was open, so that the task itself was finished. */
                            finished?: boolean;
                            min?: boolean;
                            note_event?: components["schemas"]["TaskEvent"];
                            resume?: components["schemas"]["ResumeSuper"];
                            revision?: components["schemas"]["Revision"];
                            signal?: string;
                            /** @description Step that was closed; null when none was open. */
                            step?: components["schemas"]["StepRef"] | null;
                            task?: components["schemas"]["TaskId"];
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Event of the change; null when it had that status already. */
                            event?: components["schemas"]["TaskEvent"] | null;
                            /** @description Plan or task in focus afterwards; null when none is. */
                            focus?: components["schemas"]["EntityId"] | null;
                            /** @description A report for whoever continues the work. */
                            handoff?: {
                                /** @description What was done, latest first. */
                                done?: string[];
                                radar?: components["schemas"]["Radar"];
                                /** @description What remains, in order. */
                                remaining?: string[];
                                /** @description What may go wrong. */
                                risks?: string[];
                                /** @description Numbers in all, also of what was left out. */
                                totals?: {
                                    /** @description Items done. */
                                    done?: number;
                                    /** @description Items that remain. */
                                    remaining?: number;
                                    /** @description Risks. */
                                    risks?: number;
                                };
                            };
                            min?: boolean;
                            /** @description Reference of the final note, <doc>@<seq>; null when none was given. */
                            note_ref?: string | null;
                            revision?: components["schemas"]["Revision"];
                            signal?: string;
                            status?: components["schemas"]["TaskStatus"];
                            task?: components["schemas"]["TaskId"];
                            /** @description Title of the task. */
                            title?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            min?: boolean;
                            /** @description True when this call made the plan. */
                            plan_created?: boolean;
                            /** @description Plan that the task belongs to. */
                            plan_id?: components["schemas"]["PlanId"];
                            resume?: components["schemas"]["ResumeSuper"];
                            signal?: string;
                            /** @description Ids and paths of its steps, in order. */
                            steps?: components["schemas"]["StepRef"][];
                            task_id?: components["schemas"]["TaskId"];
                            /** @description What think_pipeline did; absent when nothing was thought. */
                            think_pipeline?: {
                                /** @description Branch that was meant. */
                                branch?: components["schemas"]["BranchName"];
                                /** @description The cards that were written, in the order of the stages. */
                                cards?: {
                                    /** @description Id of the card. */
                                    card_id?: components["schemas"]["GraphNodeId"];
                                    /** @description Edges that were created or changed. */
                                    edges_upserted?: number;
                                    /** @description False when the same card was there already. */
                                    inserted?: boolean;
                                    /** @description Number of the new version; null when nothing was written. */
                                    last_seq?: components["schemas"]["Seq"] | null;
                                    stage?: components["schemas"]["PipelineStage"];
                                }[];
                                /** @description The note with the decision; null unless note_decision. */
                                decision_note?: {
                                    /** @description Decision card that the note repeats. */
                                    card_id?: components["schemas"]["GraphNodeId"];
                                    /** @description Notes document. */
                                    doc?: components["schemas"]["DocName"];
                                    /** @description Number of the note. */
                                    seq?: components["schemas"]["Seq"];
                                    /** @description When it was written. */
                                    ts?: components["schemas"]["Timestamp"];
                                    ts_ms?: components["schemas"]["TimestampMs"];
                                } | null;
                                graph_applied?: components["schemas"]["CardsApplied"];
                                /** @description Graph document that was meant. */
                                graph_doc?: components["schemas"]["DocName"];
                                /** @description Number of the last new version; null when nothing was written. */
                                last_seq?: components["schemas"]["Seq"] | null;
                                /** @description Notes document that was meant. */
                                notes_doc?: components["schemas"]["DocName"];
                                /** @description Trace document that was meant. */
                                trace_doc?: components["schemas"]["DocName"];
                            };
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            min?: boolean;
                            /** @description Pass it as steps_after for the next page; null when there is none. */
                            next_steps_after?: components["schemas"]["StepPath"] | null;
                            /** @description Pass it as tasks_after for the next page; null when there is none. */
                            next_tasks_after?: components["schemas"]["TaskId"] | null;
                            /** @description What is shown. */
                            scope?: {
                                /** @description Plan or task. */
                                id?: components["schemas"]["EntityId"];
                                /**
                                 * @description Whether it is a plan or a task.
                                 * @enum {string}
                                 */
                                kind?: "plan" | "task";
                                /** @description Step whose steps are shown; null for the top level. */
                                path?: components["schemas"]["StepPath"] | null;
                            };
                            signal?: string;
                            /** @description Steps of this page, by path; [] for a plan. */
                            steps?: components["schemas"]["Step"][];
                            /** @description Tasks of this page; [] for a task. */
                            tasks?: components["schemas"]["EntityBrief"][];
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            revision: components["schemas"]["Revision"];
                            /** @description Step that the note belongs to. */
                            step: components["schemas"]["StepRef"];
                            task: components["schemas"]["TaskId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: ({
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
                        }) | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            plan: components["schemas"]["Plan"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description True when it is closed now. */
                            completed: boolean;
                            event: components["schemas"]["TaskEvent"];
                            revision: components["schemas"]["Revision"];
                            /** @description Step that was closed or opened. */
                            step: components["schemas"]["StepRef"];
                            task: components["schemas"]["TaskId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Plan or task in focus; null when none is. */
                            focus?: components["schemas"]["EntityId"] | null;
                            min?: boolean;
                            radar?: components["schemas"]["Radar"];
                            reasoning_ref?: components["schemas"]["ReasoningRef"];
                            /** @description What the call named; null when the focus was meant. */
                            requested?: components["schemas"]["EntityId"] | null;
                            signal?: string;
                            /** @description Steps of the task; null for a plan. */
                            steps?: components["schemas"]["StepsSummary"] | null;
                            /** @description The plan or task. */
                            target?: components["schemas"]["Plan"] | components["schemas"]["Task"];
                            /** @description Tasks of the plan; null for a task. */
                            tasks?: components["schemas"]["TasksSummary"] | null;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            /** @description Operation that was redone. */
                            operation: components["schemas"]["Operation"];
                            revision: components["schemas"]["Revision"];
                            /** @description Plan or task that was changed. */
                            task: string;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Plan or task in focus; null when none is. */
                            focus?: components["schemas"]["EntityId"] | null;
                            /** @description Focus before the call moved it; null when there was none. */
                            focus_previous?: components["schemas"]["EntityId"] | null;
                            /** @description True when this call moved the focus; absent otherwise. */
                            focus_restored?: boolean;
                            min?: boolean;
                            /** @description Pass it as steps_after for the next page; null when there is none. */
                            next_steps_after?: components["schemas"]["StepPath"] | null;
                            radar?: components["schemas"]["Radar"];
                            reasoning_ref?: components["schemas"]["ReasoningRef"];
                            /** @description What the call named; null when the focus was meant. */
                            requested?: components["schemas"]["EntityId"] | null;
                            signal?: string;
                            /** @description Steps of this page, by path; [] for a plan. */
                            steps?: components["schemas"]["Step"][];
                            /** @description The plan or task. */
                            target?: components["schemas"]["Plan"] | components["schemas"]["Task"];
                            /** @description Tasks of the plan; null for a task. */
                            tasks?: components["schemas"]["TasksSummary"] | null;
                            timeline?: components["schemas"]["Timeline"];
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Plan or task in focus; null when none is. */
                            focus?: components["schemas"]["EntityId"] | null;
                            /** @description Focus before the call moved it; null when there was none. */
                            focus_previous?: components["schemas"]["EntityId"] | null;
                            /** @description True when this call moved the focus; absent otherwise. */
                            focus_restored?: boolean;
                            min?: boolean;
                            radar?: components["schemas"]["Radar"];
                            reasoning_ref?: components["schemas"]["ReasoningRef"];
                            /** @description What the call named; null when the focus was meant. */
                            requested?: components["schemas"]["EntityId"] | null;
                            signal?: string;
                            signals?: components["schemas"]["Signals"];
                            /** @description Steps of the task; null for a plan. */
                            steps?: components["schemas"]["StepsSummary"] | null;
                            /** @description The plan or task. */
                            target?: components["schemas"]["Plan"] | components["schemas"]["Task"];
                            /** @description Tasks of the plan; null for a task. */
                            tasks?: components["schemas"]["TasksSummary"] | null;
                            timeline?: components["schemas"]["Timeline"];
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
                            workspace?: components["schemas"]["WorkspaceId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: components["schemas"]["ResumeSuper"] | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            lease: components["schemas"]["RunnerLease"];
                            /** @description runner:<id>, as open takes it. */
                            ref: string;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: ({
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
                        }) | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: components["schemas"]["ResumeSuper"] | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            defaults: components["schemas"]["Defaults"];
                            /** @description Folder that holds the database, or a database address without its password. */
                            storage_dir: string;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            /** @description Task node that was made. */
                            node: components["schemas"]["TaskNodeRef"];
                            revision: components["schemas"]["Revision"];
                            task: components["schemas"]["TaskId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            /** @description Task node that was changed. */
                            node: components["schemas"]["TaskNodeRef"];
                            revision: components["schemas"]["Revision"];
                            task: components["schemas"]["TaskId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            /** @description Task node that was deleted. */
                            node: components["schemas"]["TaskNodeRef"];
                            revision: components["schemas"]["Revision"];
                            task: components["schemas"]["TaskId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            /** @description Operation that was undone. */
                            operation: components["schemas"]["Operation"];
                            revision: components["schemas"]["Revision"];
                            /** @description Plan or task that was changed. */
                            task: string;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            event: components["schemas"]["TaskEvent"];
                            revision: components["schemas"]["Revision"];
                            /** @description Step whose checkpoints were set. */
                            step: components["schemas"]["StepRef"];
                            task: components["schemas"]["TaskId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: components["schemas"]["CardCommitted"] | null;
                        /** @description True when the call did what was asked; else see error. */
                        success: boolean;
                        /** @description Calls that are likely to help next. */
                        suggestions: components["schemas"]["Suggestion"][];
                        /** @description When the answer was made. */
                        timestamp: components["schemas"]["Timestamp"];
                        /** @description Things to know although the call succeeded. */
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was read. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description The cards: pinned first, then open, then newest. */
                            cards?: components["schemas"]["Card"][];
                            /** @description Graph document that was read. */
                            graph_doc?: components["schemas"]["DocName"];
                            min?: boolean;
                            signal?: string;
                            stats?: components["schemas"]["CardStats"];
                            /** @description Step it keeps to; null when no step was asked for. */
                            step_focus?: components["schemas"]["StepFocus"] | null;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was read. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Numbers of cards found, also of those left out. */
                            counts?: {
                                /** @description Number of hypotheses. */
                                hypotheses?: number;
                                /** @description Number of questions. */
                                questions?: number;
                                /** @description Number of subgoals. */
                                subgoals?: number;
                                /** @description Number of tests. */
                                tests?: number;
                            };
                            frontier?: components["schemas"]["Frontier"];
                            /** @description Graph document that was read. */
                            graph_doc?: components["schemas"]["DocName"];
                            min?: boolean;
                            signal?: string;
                            /** @description Step it keeps to; null when no step was asked for. */
                            step_focus?: components["schemas"]["StepFocus"] | null;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            applied: components["schemas"]["GraphApplied"];
                            /** @description Branch that was written on. */
                            branch: components["schemas"]["BranchName"];
                            /** @description Graph document that was written to. */
                            graph_doc: components["schemas"]["DocName"];
                            /** @description Number of the new version; null when the edge was there already. */
                            last_seq: components["schemas"]["Seq"] | null;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was read. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Problems that were found, up to max_errors. */
                            errors?: components["schemas"]["CardProblem"][];
                            /** @description Graph document that was read. */
                            graph_doc?: components["schemas"]["DocName"];
                            min?: boolean;
                            /** @description True when no problem was found. */
                            ok?: boolean;
                            signal?: string;
                            /** @description How much was checked. */
                            stats?: {
                                /** @description Cards that were checked. */
                                cards?: number;
                                /** @description Edges of the graph. */
                                edges?: number;
                                /** @description Nodes of the graph. */
                                nodes?: number;
                            };
                            /** @description True when max_errors, the number of cards checked or max_chars left something out. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was read. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Card to work on next; null when none is open. */
                            candidate?: components["schemas"]["Card"] | null;
                            /** @description Graph document that was read. */
                            graph_doc?: components["schemas"]["DocName"];
                            min?: boolean;
                            signal?: string;
                            /** @description Step it keeps to; null when no step was asked for. */
                            step_focus?: components["schemas"]["StepFocus"] | null;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description What was written; null when nothing was. */
                            applied?: components["schemas"]["GraphApplied"] | null;
                            /** @description Branch that was written on. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Graph document that was written to. */
                            graph_doc?: components["schemas"]["DocName"];
                            /** @description Number of the last new version; null when nothing was written. */
                            last_seq?: components["schemas"]["Seq"] | null;
                            /** @description Groups of cards that say the same. */
                            merged_groups?: {
                                /** @description Card that stays. */
                                canonical_id?: components["schemas"]["GraphNodeId"];
                                /** @description Cards that were merged into it. */
                                merged_ids?: components["schemas"]["GraphNodeId"][];
                            }[];
                            min?: boolean;
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was meant. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Most relevant cards. */
                            candidates?: components["schemas"]["Card"][];
                            capsule?: components["schemas"]["Capsule"];
                            /** @description Signals and actions; null when both engine limits are 0. */
                            engine?: components["schemas"]["EngineBlock"] | null;
                            frontier?: components["schemas"]["Frontier"];
                            /** @description Graph document that was meant. */
                            graph_doc?: components["schemas"]["DocName"];
                            /** @description Cards by author; absent unless drafts are shown. */
                            lane_summary?: components["schemas"]["LaneSummary"];
                            min?: boolean;
                            signal?: string;
                            stats?: components["schemas"]["CardStats"];
                            /** @description Step it keeps to; null when no step was asked for. */
                            step_focus?: components["schemas"]["StepFocus"] | null;
                            /** @description Trace document that was meant. */
                            trace_doc?: components["schemas"]["DocName"];
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            applied: components["schemas"]["GraphApplied"];
                            /** @description Branch that was written on. */
                            branch: components["schemas"]["BranchName"];
                            /** @description Graph document that was written to. */
                            graph_doc: components["schemas"]["DocName"];
                            /** @description Number of the last new version; null when nothing changed. */
                            last_seq: components["schemas"]["Seq"] | null;
                            /** @description True when the cards are pinned now. */
                            pinned: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was read. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Graph document that was read. */
                            graph_doc?: components["schemas"]["DocName"];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            /** @description Pinned cards, newest first. */
                            pins?: components["schemas"]["Card"][];
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            min?: boolean;
                            /** @description Playbook that was given. */
                            name?: string;
                            signal?: string;
                            /** @description What to do. */
                            template?: {
                                /** @description Table to fill in; only for criteria_matrix. */
                                matrix_template?: {
                                    /** @description Criteria to compare them by. */
                                    criteria?: {
                                        /** @description Name of the criterion. */
                                        name?: string;
                                        /** @description How much it counts, relative to the others. */
                                        weight?: number;
                                    }[];
                                    /** @description Options to compare. */
                                    options?: string[];
                                };
                                /** @description Steps to follow, in order. */
                                steps?: string[];
                            };
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was read. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Cards of this page, newest first. */
                            cards?: components["schemas"]["Card"][];
                            /** @description Graph document that was read. */
                            graph_doc?: components["schemas"]["DocName"];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            signal?: string;
                            /** @description Step it keeps to; null when no step was asked for. */
                            step_focus?: components["schemas"]["StepFocus"] | null;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            applied: components["schemas"]["GraphApplied"];
                            /** @description Branch that was written on. */
                            branch: components["schemas"]["BranchName"];
                            /** @description Graph document that was written to. */
                            graph_doc: components["schemas"]["DocName"];
                            /** @description Number of the last new version; null when nothing changed. */
                            last_seq: components["schemas"]["Seq"] | null;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            applied: components["schemas"]["GraphApplied"];
                            /** @description Branch that was written on. */
                            branch: components["schemas"]["BranchName"];
                            /** @description Number of the last new version; null when nothing was written. */
                            last_seq: components["schemas"]["Seq"] | null;
                            /** @description Card that was written; null when no return_card was given. */
                            return_card_id: components["schemas"]["GraphNodeId"] | null;
                            /** @description Subgoal that was closed. */
                            subgoal_id: components["schemas"]["GraphNodeId"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            min?: boolean;
                            signal?: string;
                            /** @description Types that have a template. */
                            supported_types?: components["schemas"]["CardType"][];
                            template?: components["schemas"]["CardTemplate"];
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
                            /** @description Type of the card. */
                            type?: components["schemas"]["CardType"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was meant. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Most relevant cards. */
                            candidates?: components["schemas"]["Card"][];
                            capsule?: components["schemas"]["Capsule"];
                            /** @description Signals and actions; null when both engine limits are 0. */
                            engine?: components["schemas"]["EngineBlock"] | null;
                            frontier?: components["schemas"]["Frontier"];
                            /** @description Graph document that was meant. */
                            graph_doc?: components["schemas"]["DocName"];
                            /** @description Cards by author; absent unless drafts are shown. */
                            lane_summary?: components["schemas"]["LaneSummary"];
                            min?: boolean;
                            signal?: string;
                            stats?: components["schemas"]["CardStats"];
                            /** @description Step it keeps to; null when no step was asked for. */
                            step_focus?: components["schemas"]["StepFocus"] | null;
                            /** @description Newest trace entries. */
                            trace?: components["schemas"]["EntrySlice"];
                            /** @description Trace document that was meant. */
                            trace_doc?: components["schemas"]["DocName"];
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was read. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Trace document that was read. */
                            doc?: components["schemas"]["DocName"];
                            /** @description Newest steps, oldest first. */
                            entries?: components["schemas"]["Entry"][];
                            min?: boolean;
                            pagination?: components["schemas"]["Pagination"];
                            /** @description How numbered thoughts relate; null when there are none. */
                            sequential?: components["schemas"]["SequentialGraph"] | null;
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description The trace entry as it was stored. */
                            entry: components["schemas"]["NoteEntry"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description The trace entry as it was stored. */
                            entry: components["schemas"]["NoteEntry"];
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            /** @description Branch that was read. */
                            branch?: components["schemas"]["BranchName"];
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description How many numbered thoughts were checked. */
                            checked?: number;
                            /** @description Trace document that was read. */
                            doc?: components["schemas"]["DocName"];
                            /** @description What is wrong with the numbered thoughts. */
                            errors?: {
                                /**
                                 * @description What is wrong, as a code.
                                 * @enum {string}
                                 */
                                code?: "missing_meta" | "invalid_thought_number" | "invalid_total_thoughts" | "missing_next_thought_needed" | "out_of_order" | "duplicate_thought";
                                /** @description What is wrong, in a sentence. */
                                message?: string;
                                /** @description Number of the entry. */
                                seq?: components["schemas"]["Seq"];
                            }[];
                            /** @description Whether older entries were not looked at. */
                            has_more?: boolean;
                            min?: boolean;
                            /** @description True when no errors were found. */
                            ok?: boolean;
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Messages that were chosen, newest session first. */
                            digest?: {
                                /** @description The message. */
                                message?: {
                                    /**
                                     * @description Who said it.
                                     * @constant
                                     */
                                    role?: "assistant";
                                    /** @description What was said, shortened. */
                                    text?: string;
                                    /** @description When it was said, as the file says; absent when it does not. */
                                    ts?: string;
                                };
                                ref?: components["schemas"]["TranscriptPlace"];
                                session?: components["schemas"]["SessionRef"];
                            }[];
                            /** @description Filters that were applied. */
                            filters?: {
                                /** @description Folder that sessions had to belong to; empty for all. */
                                cwd_prefix?: string;
                                /**
                                 * @description How messages were chosen.
                                 * @enum {string}
                                 */
                                mode?: "summary" | "last";
                            };
                            min?: boolean;
                            /** @description Folder that was searched. */
                            root_dir?: string;
                            scanned?: components["schemas"]["TranscriptScan"];
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Messages around the place, in the order of the file. */
                            entries?: {
                                /** @description Byte at which the line begins, from 0. */
                                byte?: number;
                                /** @description Line number, from 1; null when the file was not read from its start. */
                                line?: number | null;
                                /** @description Who said it: user, assistant, system, tool, … */
                                role?: string;
                                /** @description True for the line that was asked for. */
                                selected?: boolean;
                                /** @description What was said, shortened. */
                                text?: string;
                                /** @description When it was said, as the file says; absent when it does not. */
                                ts?: string;
                            }[];
                            min?: boolean;
                            project?: components["schemas"]["TranscriptProject"];
                            ref?: components["schemas"]["TranscriptPlace"];
                            /** @description Folder that the file is in. */
                            root_dir?: string;
                            /** @description Session of the file. */
                            session?: {
                                /** @description Folder the session worked in; absent when the file does not say it. */
                                cwd?: string;
                                /** @description Id of the session; absent when the file does not say it. */
                                id?: string;
                                /** @description When the session began; absent when the file does not say it. */
                                ts?: string;
                            };
                            signal?: string;
                            /** @description Lines of the window that are no JSON or too long. */
                            skipped_lines?: number;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
                        /** @description Where the call took place, such as its workspace. */
                        context: {
                            [key: string]: unknown;
                        };
                        /** @description What went wrong; null when the call succeeded. */
                        error: components["schemas"]["ErrorBody"] | null;
                        /** @description Name of the tool that was called. */
                        intent: string;
                        result: {
                            budget?: components["schemas"]["BudgetReport"];
                            /** @description Filters that were applied. */
                            filters?: {
                                /** @description Folder that sessions had to belong to; empty for all. */
                                cwd_prefix?: string;
                                /** @description True when repeated messages were left out. */
                                dedupe?: boolean;
                                /** @description Role that was asked for; absent for all. */
                                role?: string;
                            };
                            /** @description Whether the search stopped at hits_limit. */
                            has_more?: boolean;
                            /** @description Messages that contain the query, newest session first. */
                            hits?: {
                                /** @description The message. */
                                message?: {
                                    /** @description Who said it. */
                                    role?: string;
                                    /** @description Text around the match. */
                                    snippet?: string;
                                    /** @description When it was said, as the file says; absent when it does not. */
                                    ts?: string;
                                };
                                project?: components["schemas"]["TranscriptProject"];
                                ref?: components["schemas"]["TranscriptPlace"];
                                session?: components["schemas"]["SessionRef"];
                            }[];
                            min?: boolean;
                            /** @description Projects in which something was found. */
                            projects?: components["schemas"]["ProjectSummary"][];
                            /** @description Folder that was searched. */
                            root_dir?: string;
                            scanned?: components["schemas"]["TranscriptScan"];
                            signal?: string;
                            /** @description True when the answer was shortened to fit max_chars. */
                            truncated?: boolean;
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
