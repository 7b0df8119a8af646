import { describe, expect, it } from 'vitest'
import { email, id } from '#contract/shapes.ts'
import { loginEmail, makeAccounts } from './accounts.ts'
import { compositions } from './compositions/all.ts'
import { demoRoles } from './handwritten/profile.ts'
import { demoDate } from './seed.ts'

const accounts = makeAccounts()
const members = accounts.flatMap(account => account.members)
const membersOf = (domain: string) => members.filter(member => member.communityDomain === domain)
const repeated = <T>(values: T[]): T[] => values.filter((value, index) => values.indexOf(value) !== index)

describe('demo members', () => {
  it('are the same on each run', () => {
    expect(makeAccounts()).toEqual(accounts)
  })

  it('are as many as each community needs', () => {
    const sizes = Object.fromEntries(
      compositions.map(composition => [composition.communityDomain, membersOf(composition.communityDomain).length]),
    )
    expect(sizes).toEqual({ samovar: 90, vtb: 70, avito: 55, tim: 40, jo: 35, alumni: 40, connect: 8 })
  })

  it('have unique ids in order of time', () => {
    const ids = [...accounts.map(account => account.id), ...members.map(member => member.id)]
    expect(repeated(ids)).toEqual([])
    for (const each of ids) id.parse(each)
    const byTime = [...members].sort((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime())
    for (const [index, member] of byTime.slice(1).entries())
      if (member.joinedAt > (byTime[index]?.joinedAt ?? 0)) expect(member.id > (byTime[index]?.id ?? '')).toBe(true)
  })

  it('have one account per person and email, at reserved domains', () => {
    expect(repeated(accounts.map(account => account.email))).toEqual([])
    for (const account of accounts) {
      expect(email.parse(account.email)).toBe(account.email)
      expect(account.email).toMatch(/\.example$/)
    }
  })

  it('joined before the demo date and after their community was created', () => {
    for (const member of members) expect(member.joinedAt.getTime()).toBeLessThan(demoDate.getTime())
    expect(members.filter(member => member.joinedAt.getFullYear() < 2023)).toEqual([])
  })

  it('were invited by an earlier member of the same community', () => {
    const guests = members.filter(member => member.invitedBy)
    expect(guests.length).toBeGreaterThan(60)
    for (const guest of guests) {
      const host = membersOf(guest.communityDomain).find(member => member.slug === guest.invitedBy)
      expect(host && host.joinedAt < guest.joinedAt, `${guest.slug} by ${guest.invitedBy}`).toBe(true)
    }
  })

  it('mostly have a photo', () => {
    const without = members.filter(member => !member.avatar).length / members.length
    expect(without).toBeGreaterThan(0.04)
    expect(without).toBeLessThan(0.1)
  })

  it('include every state that the screens show', () => {
    const alumni = membersOf('alumni')
    expect(alumni.filter(member => member.moderationStatus === 'PENDING').length).toBeGreaterThanOrEqual(3)
    const rejected = alumni.filter(member => member.moderationStatus === 'REJECTED')
    expect(rejected.length).toBeGreaterThanOrEqual(1)
    for (const member of rejected) expect(member.rejectionReason).toBeTruthy()
    expect(members.some(member => !member.isNetworkingEnabled)).toBe(true)
    expect(members.some(member => !member.isProfileEnabled)).toBe(true)
    expect(new Set(members.map(member => member.privacy))).toEqual(new Set(['NONE', 'PRIVATE', 'CUSTOM']))
    for (const member of members) expect(member.privacy === 'CUSTOM').toBe(member.hiddenContacts.length > 0)
  })
})

describe.each(compositions.map(composition => [composition.communityDomain, composition] as const))(
  'members of %s',
  (domain, composition) => {
    const own = membersOf(domain)

    it('share no about, request or slug', () => {
      expect(repeated(own.map(member => member.about))).toEqual([])
      expect(repeated(own.map(member => member.lookingFor))).toEqual([])
      expect(repeated(own.map(member => member.slug))).toEqual([])
      for (const { slug } of own) expect(slug).toMatch(/^[a-z0-9-]+$/)
    })

    it('write in the language of the community, except a few', () => {
      const script = composition.language === 'ru' ? /[а-яё]/i : /^[^а-яё]*$/i
      for (const member of own)
        expect(`${member.firstName} ${member.lastName} ${member.position} ${member.cityName}`).toMatch(script)
      expect(own.filter(member => !script.test(member.about))).toHaveLength(composition.foreignTexts ?? 0)
    })

    it('have filled in all texts', () => {
      for (const member of own) {
        for (const text of [member.about, member.lookingFor, member.canHelp, member.goal])
          expect(text).not.toMatch(/[{}<>|~]|undefined|NaN|\s\s/)
        expect(member.about.length).toBeGreaterThan(60)
        expect(member.about.length).toBeLessThan(500)
        expect(member.lookingFor.length).toBeGreaterThan(20)
        expect(member.lookingFor.length).toBeLessThanOrEqual(255)
        expect(member.tags.length).toBeGreaterThanOrEqual(3)
        expect(repeated(member.tags)).toEqual([])
      }
    })

    it('include someone for each role', () => {
      for (const role of demoRoles) {
        const account = accounts.find(each => each.email === loginEmail(role, domain))
        const profile = account?.members.find(member => member.communityDomain === domain)
        expect(account?.hasPassword).toBe(true)
        expect(profile?.role ?? account?.bare[0]?.role).toBe(role)
        expect(profile !== undefined).toBe(role !== 'organiser' && role !== 'newcomer')
      }
    })
  },
)
