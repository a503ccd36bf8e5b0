import { Memo } from '../../src/store/memo.ts';

/**
 * Rows that a transaction has read are given out again, so nobody may change one. In every test they are frozen, and who tries
 * fails; a program does without, since it would pay for each row.
 */
const { remember } = Memo.prototype;
const frozen = <R>(rows: readonly R[]) => rows.map((row) => Object.freeze(row));

/** This runs before each file, and a worker loads the memo once. */
if (remember.name !== 'rememberFrozen')
  Memo.prototype.remember = function rememberFrozen<R>(
    this: Memo,
    question: object,
    parameters: readonly unknown[],
    answer: readonly R[] | Promise<readonly R[]>,
  ) {
    const rows = 'then' in answer ? answer.then((list) => frozen(list)) : frozen(answer);
    return remember.call(this, question, parameters, rows) as Promise<readonly R[]>;
  };
