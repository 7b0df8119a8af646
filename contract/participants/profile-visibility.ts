/* Without a library, since screens read it too. */

/** Readers of a profile: anyone with the link, also search engines, members only, or connected people only. */
export const profileVisibilities = ['link', 'public', 'members', 'connections'] as const
export type ProfileVisibility = (typeof profileVisibilities)[number]
