import { loginEmail } from '../members/accounts.ts'
import type { Account, Member } from '../members/member.ts'
import { daysBefore, randomFor, shuffled } from '../members/seed.ts'
import type { DemoEvent } from './event.ts'

export type CastMember = {
  id: string
  status: 'CONFIRMED' | 'PENDING'
  isWaiting: boolean
  hasCome: boolean
  /** From the start of the event. */
  arrivesAfterMs: number
  /** Left the questions unanswered after the first one. */
  isUnfinished: boolean
  answeringMs: number
  joinedAt: Date
}

/** Who organises an event and who takes part. */
export type EventCast = { organiserId: string; responsibleIds: string[]; participants: CastMember[] }

export function eventCast(accounts: Account[], domain: string, event: DemoEvent): EventCast {
  const organiser = accounts.find(({ email }) => email === loginEmail('organiser', domain))
  if (!organiser) throw new Error(`${domain} has no organiser`)
  const here = accounts.flatMap(account =>
    account.members.filter(member => member.communityDomain === domain).map(member => ({ account, member })),
  )
  const hosts = event.hosts.map(slug => {
    const found = here.find(({ member }) => member.slug === slug)
    if (!found) throw new Error(`${slug} is no member of ${domain}`)
    return found.account.id
  })
  const reader = here.find(({ account }) => account.email === loginEmail('member', domain))?.member
  const others = here.map(({ member }) => member).filter(member => member !== reader && isActive(member))
  const random = randomFor('event', domain, event.slug)
  return {
    organiserId: organiser.id,
    responsibleIds: [organiser.id, ...hosts.filter(id => id !== organiser.id)],
    participants: participantsOf(event, reader ?? null, shuffled(others, random)),
  }
}

const isActive = (member: Member) =>
  member.moderationStatus === 'CONFIRMED' && member.isProfileEnabled && member.isNetworkingEnabled

function participantsOf(event: DemoEvent, reader: Member | null, others: Member[]): CastMember[] {
  const count = { going: event.going, pending: event.pending ?? 0, waiting: event.waiting ?? 0 }
  const groups = (['going', 'pending', 'waiting'] as const).flatMap(group => {
    const isReaders = event.member === group && reader !== null
    const chosen = others.splice(0, Math.max(0, count[group] - (isReaders ? 1 : 0)))
    // The reader is in the middle of the waitlist, and among the first who are going.
    const at = group === 'waiting' ? Math.min(2, chosen.length) : 0
    if (isReaders) chosen.splice(at, 0, reader)
    return chosen.map(member => ({ group, member, isReader: member === reader }))
  })
  return groups.map(({ group, member, isReader }, index) => {
    const random = randomFor('participation', event.slug, member.id)
    return {
      id: member.id,
      status: group === 'going' ? ('CONFIRMED' as const) : ('PENDING' as const),
      isWaiting: group === 'waiting',
      hasCome: group === 'going' && event.came !== undefined && index < event.came,
      arrivesAfterMs: Math.round(randomFor('arrival', event.slug, member.id).between(-900, 1500)) * 1000,
      isUnfinished: group === 'pending' && !isReader && random.chance(0.4),
      answeringMs: Math.round(random.between(40, 400)) * 1000,
      joinedAt: daysBefore(3 + random.next() * 20, random),
    }
  })
}
