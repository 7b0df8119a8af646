import { lookFor } from '#design/art/face.ts'
import { avatarFile } from './avatar.ts'
import { cities } from './cities.ts'
import { compositions } from './compositions/all.ts'
import type { Composition } from './compositions/composition.ts'
import { generateMembers, hintsFor } from './generate.ts'
import { handwrittenPeople, handwrittenPerson } from './handwritten/people.ts'
import { type DemoRole, demoRoles, type HandwrittenProfile } from './handwritten/profile.ts'
import type { Account, Member } from './member.ts'
import { settingsOf } from './member-settings.ts'
import { idFor, randomFor } from './seed.ts'

export const loginEmail = (role: DemoRole, communityDomain: string) => `${role}@${communityDomain}.example`

/** All accounts of the demo with their profiles, deterministic, in the order in which they joined. */
export function makeAccounts(): Account[] {
  const taken = new Set(Object.keys(handwrittenPeople))
  const members = compositions.flatMap(composition =>
    inviteEachOther(composition, [
      ...composition.handwritten.map(profile => handwrittenMember(composition, profile)),
      ...generateMembers(composition, taken),
    ]),
  )
  const bySlug = new Map<string, Member[]>()
  for (const member of members) bySlug.set(member.slug, [...(bySlug.get(member.slug) ?? []), member])
  const accounts = [...bySlug].map(([slug, own]) => accountFor(slug, own))
  const bare = compositions.flatMap(composition =>
    demoRoles.filter(role => isBare(role)).map(role => bareAccount(composition, role)),
  )
  return [...accounts, ...bare].sort(
    (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.email < b.email ? -1 : 1),
  )
}

const isBare = (role: DemoRole) => role === 'organiser' || role === 'newcomer'

function handwrittenMember({ communityDomain, language }: Composition, profile: HandwrittenProfile): Member {
  const person = handwrittenPerson(profile.person)
  const random = randomFor(communityDomain, profile.person)
  const city = cities[profile.city]
  const joinedAt = new Date(profile.joined)
  const hints = hintsFor(person.origin, person.sex, randomFor('cast', profile.person))
  const look = {
    ...lookFor(profile.person, { ...hints, ...(person.age ? { age: person.age } : {}), hijab: false }),
    ...person.look,
  }
  return {
    ...settingsOf(random, { slug: profile.person, city, language, hasForeignText: false }),
    communityDomain,
    id: idFor(joinedAt, 'participant', communityDomain, profile.person),
    slug: profile.person,
    role: profile.role ?? null,
    firstName: person.firstName[language],
    lastName: person.lastName[language],
    position: profile.position,
    company: profile.company,
    about: profile.about,
    lookingFor: profile.lookingFor,
    canHelp: profile.canHelp ?? '',
    goal: profile.goal,
    city,
    cityName: city.name[language],
    isLocationShared: true,
    avatar: { file: avatarFile(profile.person), look },
    tags: profile.tags,
    privacy: 'NONE',
    hiddenContacts: [],
    moderationStatus: profile.moderationStatus ?? 'CONFIRMED',
    isNetworkingEnabled: profile.isNetworkingEnabled ?? true,
    isTutorialSeen: profile.role !== 'member',
    invitedBy: profile.invitedBy ?? null,
    joinedAt,
  }
}

/** A third joined by the invitation of an earlier member. */
function inviteEachOther(composition: Composition, members: Member[]): Member[] {
  const byWritten = new Set(composition.handwritten.map(profile => profile.person))
  for (const member of members) {
    const random = randomFor(composition.communityDomain, member.slug, 'invited')
    if (byWritten.has(member.slug) || !random.chance(0.35)) continue
    const hosts = members.filter(host => host.moderationStatus === 'CONFIRMED' && host.joinedAt < member.joinedAt)
    if (hosts.length > 0) member.invitedBy = random.pick(hosts).slug
  }
  return members
}

const mailHosts = ['mail.example', 'post.example', 'inbox.example', 'letters.example']

function accountFor(slug: string, members: Member[]): Account {
  const [first] = [...members].sort((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime())
  if (!first) throw new Error(`${slug} is a member of nothing`)
  const login = members.find(member => member.role)
  const random = randomFor('account', slug)
  const own = handwrittenPeople[slug]?.email ?? `${slug.replaceAll('-', '.')}@${random.pick(mailHosts)}`
  return {
    id: idFor(first.joinedAt, 'user', slug),
    email: login?.role ? loginEmail(login.role, login.communityDomain) : own,
    preferredLang: members.length === 1 ? first.preferredLang : null,
    createdAt: first.joinedAt,
    hasPassword: login !== undefined,
    members,
    bare: [],
  }
}

function bareAccount(composition: Composition, role: DemoRole): Account {
  const { communityDomain } = composition
  const connectedAt = new Date(role === 'organiser' ? '2026-09-01T09:00:00Z' : '2026-11-13T16:00:00Z')
  return {
    id: idFor(connectedAt, 'user', role, communityDomain),
    email: loginEmail(role, communityDomain),
    preferredLang: null,
    createdAt: connectedAt,
    hasPassword: true,
    members: [],
    bare: [{ communityDomain, role, connectedAt }],
  }
}
