/** What moderators do about a report. `DISABLED`: the profile is hidden. `REJECTED`: membership is taken back until the profile is changed. `BLOCKED`: kept out of the community. */
export const reportDecisions = ['DISMISSED', 'WARNED', 'DISABLED', 'REJECTED', 'BLOCKED'] as const
export type ReportDecision = (typeof reportDecisions)[number]
