import { communityUrl } from '#server/features/communities/community/rules.ts'
import { demoCommunities } from './communities/list.ts'
import { loginEmail } from './members/accounts.ts'
import { type DemoRole, demoRoles } from './members/handwritten/profile.ts'

/** Password of every account that a visitor can sign in with. The other members have none. */
export const demoPassword = 'samovar-demo-tea'

/** Access code for communities with sign-in method NONE. */
export const demoAccessCode = 'TEA-AT-FIVE'

export type DemoLogin = { communityDomain: string; role: DemoRole; email: string }

export const demoLogins: DemoLogin[] = demoCommunities.flatMap(({ domain }) =>
  demoRoles.map(role => ({ communityDomain: domain, role, email: loginEmail(role, domain) })),
)

/** Lines printed at the start of the demo: its addresses and logins. */
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
