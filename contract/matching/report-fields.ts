/** What moderators do about a report. `DISABLED`: the profile is hidden. `REJECTED`: membership is taken back until the profile is changed. */
export const reportDecisions = ['DISMISSED', 'WARNED', 'DISABLED', 'REJECTED'] as const
export type ReportDecision = (typeof reportDecisions)[number]
