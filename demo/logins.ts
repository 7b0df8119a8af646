import { communityUrl } from '#server/features/communities/community/rules.ts'
import { demoCommunities } from './communities/list.ts'
import { loginEmail } from './members/accounts.ts'
import { type DemoRole, demoRoles } from './members/cast/cast.ts'

/** One password for every account that a visitor may sign in with. The other members have none. */
export const demoPassword = 'samovar-demo-tea'

/** Lets anybody in where people sign in by a code. */
export const demoAccessCode = 'TEA-AT-FIVE'

export type DemoLogin = { communityDomain: string; role: DemoRole; email: string }

export const demoLogins: DemoLogin[] = demoCommunities.flatMap(({ domain }) =>
  demoRoles.map(role => ({ communityDomain: domain, role, email: loginEmail(role, domain) })),
)

/** What the person who starts the demo needs to know: where it is and whom to be. */
export function demoLines(publicUrl: string): string[] {
  const widest = Math.max(...demoCommunities.map(({ title }) => title.en.length))
  const places = demoCommunities.map(community => {
    const name = community.title.en.padEnd(widest)
    return `  ${name}  ${communityUrl(community, publicUrl)}`
  })
  const [first, second] = demoCommunities
  const inSecond = second ? `, ${loginEmail('member', second.domain)} and so on` : ''
  return [
    `Samovar answers at ${publicUrl}`,
    ...places,
    `Sign in with the password ${demoPassword}`,
    ...(first ? demoRoles.map(role => `  ${role.padEnd(9)}  ${loginEmail(role, first.domain)}`) : []),
    `  The other communities likewise${inSecond}`,
    `Where a code is asked for, ${demoAccessCode} with any email lets you in`,
  ]
}
