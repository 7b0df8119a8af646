/** How a moderator is written to about newcomers who wait. */
export const newcomerNotices = ['AT_ONCE', 'DAILY', 'NONE'] as const
export type NewcomerNotice = (typeof newcomerNotices)[number]
