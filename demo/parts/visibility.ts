import type { ProfileVisibility } from '#contract/participants/profile-visibility.ts'
import { communityId } from '../communities/list.ts'
import { demoQuestions } from '../communities/questions.ts'
import { makeAccounts } from '../members/accounts.ts'
import { handwrittenPeople } from '../members/handwritten/people.ts'
import type { Member } from '../members/member.ts'
import { randomFor } from '../members/seed.ts'
import type { DemoPart } from './part.ts'
import { questionId } from './people.ts'

/** Who sees profiles, contacts and answers, as members and communities chose it. */
export const visibilityPart: DemoPart = {
  name: 'visibility-1',
  async load(db) {
    const members = makeAccounts().flatMap(account => account.members)
    for (const visibility of ['public', 'members', 'connections'] as const) {
      const ids = members.filter(member => visibilityOf(member) === visibility).map(({ id }) => id)
      await db`update participant set profile_visibility = ${visibility} where id = any (${ids}::uuid[])`
    }
    const reserved = members.filter(hasReservedContacts).map(({ id }) => id)
    await db`update participant set privacy = 'CONNECTIONS' where id = any (${reserved}::uuid[])`
    await db`update community set contact_privacy = 'CONNECTIONS' where id = ${communityId('tim')}`
    const visible = Object.entries(demoQuestions).flatMap(([domain, list]) =>
      list.flatMap(({ isAnswerVisible }, place) => (isAnswerVisible ? [questionId(domain, place)] : [])),
    )
    await db`update question set is_answer_visible = true where id = any (${visible}::uuid[])`
  },
}

/** People whom the landings show are public. */
function visibilityOf({ slug, communityDomain, avatar }: Member): ProfileVisibility {
  if (slug in handwrittenPeople) return avatar ? 'public' : 'link'
  const share = randomFor('visibility', communityDomain, slug).next()
  return share < 0.1 ? 'public' : share < 0.18 ? 'members' : share < 0.22 ? 'connections' : 'link'
}

function hasReservedContacts({ slug, communityDomain, privacy }: Member): boolean {
  if (slug in handwrittenPeople || privacy !== 'NONE') return false
  return randomFor('reserved contacts', communityDomain, slug).next() < 0.15
}
