/* Without a library, since screens read it too. */

/** Who sees a profile: whoever has its link, also search engines, members, or connected people. */
export const profileVisibilities = ['link', 'public', 'members', 'connections'] as const
export type ProfileVisibility = (typeof profileVisibilities)[number]
