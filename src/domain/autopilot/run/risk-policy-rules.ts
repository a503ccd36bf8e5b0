import type { RiskJudgement } from '../../../../generated/types/index.ts';
import type { RiskPolicy } from '../../../records/config.ts';

const usual = ['high', 'critical'];

/** Whether the user is asked before the run goes on. */
export function mustAsk(policy: RiskPolicy, { severity, category, should_ask_user }: RiskJudgement): boolean {
  const severities = policy.ask_user_risk_severities.length ? policy.ask_user_risk_severities : usual;
  const categories = policy.ask_user_risk_categories;
  return (
    policy.ask_user_on_high_risk &&
    severities.includes(severity) &&
    (categories.length === 0 || categories.includes(category)) &&
    (should_ask_user || !policy.ask_user_respect_should_ask_user)
  );
}

const categories = ['network', 'install', 'push', 'publish', 'delete', 'privilege'] as const;

/** What is assumed where no model can judge: the worst that the first sign of it allows. */
export function assumedRisk(signals: readonly string[], mitigation: string): RiskJudgement {
  const prefix = signals[0]?.split(':')[0]?.trim() ?? '';
  const category = categories.find((each) => each === prefix) ?? 'other';
  return {
    category,
    severity: category === 'delete' ? 'critical' : 'high',
    should_ask_user: true,
    mitigation: [mitigation],
    learn_suggested: [],
  };
}
