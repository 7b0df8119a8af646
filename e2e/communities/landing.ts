import { demoCommunities } from '#demo/communities/list.ts'

/** The communities whose landing is a page here, not a redirect to another site. */
export const communitiesWithLanding = demoCommunities.filter(
  ({ options }) => !options.some(({ optionType }) => optionType === 'LANDING_REDIRECT'),
)
