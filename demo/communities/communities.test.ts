import { describe, expect, it, test } from 'vitest'
import { community as communitySchema } from '#contract/communities/community.ts'
import { landingContent } from '#contract/communities/landing.ts'
import {
  bankSections,
  communityOptions,
  type OptionType,
  optionSettings,
  optionTypes,
} from '#contract/communities/options.ts'
import { fileName } from '#contract/files/file.ts'
import { languages, localized } from '#contract/languages.ts'
import { makeAccounts } from '../members/accounts.ts'
import { contactLinks } from './contact-links.ts'
import { communityId, demoCommunities } from './list.ts'

const members = makeAccounts().flatMap(account => account.members)

/** All texts of a record, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : []
}

const russian = /[а-яё]/i

describe.each(demoCommunities.map(record => [record.domain, record] as const))('%s', (domain, record) => {
  const { landing, foundedAt, ...stored } = record
  const kept = { ...stored, contactLinks: contactLinks[domain] ?? [] }

  it("fits the contract's schema", () => {
    const counts = { memberCount: 0, cityCount: 0, contactPrivacy: 'NONE' as const }
    const lettersConfig = { senderName: { en: '', ru: '' }, replyTo: null, footer: { en: '', ru: '' } }
    const computed = { id: communityId(domain), communityUrl: 'http://localhost:3000', lettersConfig, ...counts }
    expect(communitySchema.parse({ ...kept, ...computed })).toEqual({ ...kept, ...computed })
    expect(communityOptions.parse(record.options)).toEqual(record.options)
    expect(new Date(foundedAt).getTime()).toBeLessThan(Date.UTC(2026, 0, 1))
  })

  it('has its landing in both languages', () => {
    expect(localized(landingContent).parse(landing)).toEqual(landing)
    for (const text of [landing.ru.title, landing.ru.lead, landing.ru.example.reason]) expect(text).toMatch(russian)
    expect(textsOf(landing.en).filter(text => russian.test(text))).toEqual([])
  })

  it('has all other texts in both languages', () => {
    const pairs: { en: unknown; ru: unknown }[] = []
    const collect = (value: unknown): void => {
      if (!value || typeof value !== 'object') return
      if ('en' in value && 'ru' in value) pairs.push({ en: value.en, ru: value.ru })
      for (const inner of Object.values(value)) collect(inner)
    }
    collect(kept)
    collect(landing)
    expect(pairs.length).toBeGreaterThan(4)
    expect(pairs.flatMap(({ en }) => textsOf(en)).filter(text => russian.test(text))).toEqual([])
    const untranslated = pairs.filter(
      ({ en, ru }) => typeof ru === 'string' && !russian.test(ru) && en !== ru && !/^http/.test(ru),
    )
    expect(untranslated).toEqual([])
  })

  it('links only to itself and to reserved example domains', () => {
    const addresses = textsOf([kept, landing]).flatMap(
      text => text.match(/https?:\/\/[^\s"]+|[\w.+-]+@[\w.-]+\w/g) ?? [],
    )
    const isNobodys = (address: string) => {
      const host = address.includes('@') ? address.split('@')[1] : new URL(address).hostname
      return /(^|\.)example(\.(org|com))?$/.test(host ?? '')
    }
    expect(addresses.filter(address => !isNobodys(address))).toEqual([])
  })

  it('shows its own members on the landing, with photos that are stored', () => {
    const files = new Set(
      members.flatMap(member => (member.communityDomain === domain && member.avatar ? [member.avatar.file] : [])),
    )
    for (const language of languages) {
      const { example, nod, quote } = landing[language]
      for (const { imageUrl } of [example.left, example.right, nod.face, quote.author]) {
        const name = imageUrl.replace('/files/', '')
        expect(fileName.parse(name)).toBe(name)
        expect(files).toContain(name.replace(/-256\.webp$/, ''))
      }
    }
  })

  it('names a way to reach it beside its email address', () => {
    expect(kept.contactLinks.length).toBeGreaterThan(0)
  })

  it('requires only contacts that it offers', () => {
    const { contactsConfig, requiredContacts, shownContacts, requiredContactsMin } = record
    expect(contactsConfig).toEqual(expect.arrayContaining([...requiredContacts, ...shownContacts]))
    expect(requiredContactsMin).toBeLessThanOrEqual(requiredContacts.length)
  })
})

test('every option type is used by a community', () => {
  const used = new Set(demoCommunities.flatMap(({ options }) => options.map(({ optionType }) => optionType)))
  expect([...used].sort()).toEqual((Object.keys(optionTypes) as OptionType[]).sort())
})

test('every sign-in method is used by a community', () => {
  const used = new Set(demoCommunities.flatMap(({ authConfig }) => authConfig.map(({ authType }) => authType)))
  expect([...used].sort()).toEqual(['EMAIL', 'GOOGLE', 'MAGIC', 'NONE', 'OAUTH2', 'OTP'])
})

test('the bank fills all six sections, and every FAQ entry has an answer', () => {
  const sections = demoCommunities
    .flatMap(record => optionSettings(record, 'BANK_SECTIONS') ?? [])
    .map(bank => bank.sections)
  expect(sections).toHaveLength(1)
  for (const name of bankSections) expect(sections[0]?.[name]?.items.length).toBeGreaterThanOrEqual(4)
  const [faq] = demoCommunities.flatMap(record => optionSettings(record, 'ENABLE_FAQ_AVITO') ?? [])
  expect(faq?.entries.length).toBeGreaterThanOrEqual(10)
})

test('domains are unique, and a parent is listed before its children', () => {
  const domains = demoCommunities.map(({ domain }) => domain)
  expect(new Set(domains).size).toBe(domains.length)
  for (const [index, { parentCommunityDomain }] of demoCommunities.entries())
    if (parentCommunityDomain) expect(domains.indexOf(parentCommunityDomain)).toBeLessThan(index)
})
