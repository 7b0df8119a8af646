import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import type { Language } from '#contract/languages.ts'
import type { Notification } from '#contract/notifications/notification.ts'
import { notificationKinds } from '#contract/notifications/notification-kinds.ts'
import { notificationKinds as en } from '#contract/notifications/words/en/notificationKinds.ts'
import { notificationKinds as ru } from '#contract/notifications/words/ru/notificationKinds.ts'
import type { Words } from '#web/lib/words/words.ts'
import { looks } from './kinds.ts'
import { plainText, sentenceOf } from './sentence.ts'

const i18n = createInstance()
await i18n.init({
  resources: { en: { notificationKinds: en }, ru: { notificationKinds: ru } },
  interpolation: { escapeValue: false },
})
const words = (language: Language) =>
  i18n.getFixedT(language, 'notificationKinds') as unknown as Words<'notificationKinds'>

const priya = { id: 'p', slug: 'priya', firstName: 'Priya', lastName: 'Raman', avatarUrl: null }
type Told = Pick<Notification, 'kind' | 'people' | 'count' | 'title' | 'data'>
const told = (own: Partial<Told>): Told => ({
  kind: 'intro.received',
  people: [priya],
  count: 1,
  title: 'Tea',
  data: {},
  ...own,
})
const reading = { community: 'Harbour', now: new Date(2026, 10, 18, 12), language: 'en' as const }
const say = (language: Language, own: Partial<Told>) =>
  plainText(sentenceOf(told(own), words(language), { ...reading, language }))

describe.each(['en', 'ru'] as const)('in %s', language => {
  it.each(notificationKinds)(
    '%s has an icon and a sentence: for one, for several, and without a name or title',
    kind => {
      expect(looks[kind].icon).toBeDefined()
      const sentences = [1, 3, 21].flatMap(count => [
        say(language, { kind, count }),
        say(language, { kind, count, people: [], title: '' }),
      ])
      for (const sentence of sentences) {
        expect(sentence).toMatch(language === 'ru' ? /[а-яё]/i : /[a-z]/i)
        expect(sentence).not.toMatch(/\{\{|\}\}|[\ue000\ue001]|undefined|^[a-z]+\.[a-zA-Z.]+$/)
        expect(sentence.charAt(0)).toBe(sentence.charAt(0).toUpperCase())
      }
      expect(say(language, { kind, count: 1 })).not.toContain('3')
    },
  )
})

it.each([
  ['en', 3, 'Three people answered your request'],
  ['en', 12, '12 people answered your request'],
  ['ru', 3, 'Три человека ответили на ваш запрос'],
  ['ru', 5, 'Пять человек ответили на ваш запрос'],
  ['ru', 22, '22 человека ответили на ваш запрос'],
] as const)('in %s, %i answers are one sentence', (language, count, sentence) => {
  expect(say(language, { kind: 'request.answered', count })).toBe(sentence)
})

it.each([
  [{ kind: 'chat.messages', title: '' }, 'Priya Raman wrote to you'],
  [{ kind: 'chat.messages', title: '', count: 4 }, '4 new messages from Priya Raman'],
  [{ kind: 'chat.messages', title: 'Bakers' }, 'Priya Raman wrote in Bakers'],
  [{ kind: 'chat.messages', title: 'Bakers', count: 4 }, '4 new messages in Bakers'],
  [{ kind: 'event.cancelled', title: '' }, 'An event is cancelled'],
  [{ kind: 'intro.accepted', people: [] }, 'Someone accepted your intro'],
  [{ kind: 'channel.stopped', title: '', data: { channel: 'TELEGRAM' } }, 'We can no longer write to you in Telegram'],
  [
    { kind: 'channel.stopped', title: '', data: { channel: 'SLACK', isWorkspace: 'true' } },
    'Slack no longer accepts the bot of Harbour',
  ],
  [
    { kind: 'channel.stopped', title: '', data: { channel: 'TELEGRAM', isGroup: 'true' } },
    'The bot is no longer in the Telegram group of Harbour',
  ],
] as const)('%o says: %s', (own, sentence) => {
  expect(say('en', own as unknown as Partial<Told>)).toBe(sentence)
})

it.each([
  ['2026-11-16', 'Your people for this week are here', 'Ваши знакомства этой недели'],
  ['2026-11-09', 'Your people for last week', 'Ваши знакомства прошлой недели'],
  ['2026-11-02', 'Your people for 2 – 8 November', 'Ваши знакомства за 2–8 ноября'],
  ['2026-10-26', 'Your people for 26 October – 1 November', 'Ваши знакомства за 26 октября – 1 ноября'],
  ['2025-11-03', 'Your people for 3 – 9 November 2025', 'Ваши знакомства за 3–9 ноября 2025 г.'],
] as const)('matches of the week of %s are told on 18 November 2026 as: %s; %s', (week, en, ru) => {
  const own = { kind: 'matching.weekly', data: { week } } as const
  const plain = (text: string) => text.replaceAll(/[\u2009\u00a0\u202f]/g, ' ')
  expect([plain(say('en', own)), plain(say('ru', own))]).toEqual([en, ru])
})

it('names are set off, whatever they contain', () => {
  const strange = { ...priya, firstName: '*Pri\ue001ya*', lastName: '{{title}}' }
  expect(sentenceOf(told({ kind: 'chat.added', people: [strange], title: 'Tea' }), words('en'), reading)).toEqual([
    { text: '*Priya* {{title}}', isStrong: true },
    { text: ' added you to ', isStrong: false },
    { text: 'Tea', isStrong: true },
  ])
})
