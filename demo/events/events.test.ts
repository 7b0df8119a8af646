import { describe, expect, it } from 'vitest'
import { eventLimits } from '#contract/events/event-fields.ts'
import { demoCommunities } from '../communities/list.ts'
import { makeAccounts } from '../members/accounts.ts'
import { eventCast } from './cast.ts'
import type { DemoEvent } from './event.ts'
import { demoEvents } from './list.ts'

const accounts = makeAccounts()
const all = Object.values(demoEvents).flat()

describe('events of the demo', () => {
  it('are in every community, past and coming', () => {
    for (const { domain } of demoCommunities) {
      const weeks = (demoEvents[domain] ?? []).map(({ on }) => on?.week ?? 0)
      expect(Math.min(...weeks), domain).toBeLessThan(0)
      expect(Math.max(...weeks), domain).toBeGreaterThan(0)
    }
  })

  const kinds: Record<string, (event: DemoEvent) => boolean> = {
    past: ({ on, came }) => on !== null && on.week < 0 && (came ?? 0) > 0,
    paid: ({ price, on }) => price !== undefined && on !== null && on.week > 0,
    'full with a waitlist': ({ places, going, waiting }) => places === going && (waiting ?? 0) > 0,
    online: ({ at }) => at === 'online',
    private: ({ isPrivate }) => isPrivate === true,
    'a series': ({ series }) => series !== undefined,
    'to be confirmed': ({ on }) => on === null,
    'with questions': ({ questions }) => questions !== undefined,
  }

  it.each(demoCommunities.map(({ domain }) => domain))('are of every kind in %s', domain => {
    const missing = Object.keys(kinds).filter(kind => !demoEvents[domain]?.some(event => kinds[kind]?.(event)))
    expect(missing).toEqual([])
  })

  it('include one in another time zone', () => {
    expect(all.some(({ timeZone }) => timeZone !== undefined)).toBe(true)
  })

  it('have answers that fit each question for a text', () => {
    const texts = all.flatMap(({ questions = [] }) => questions).filter(({ type }) => type === 'TEXT')
    expect(texts.length).toBeGreaterThan(5)
    for (const { text, answers = [] } of texts) expect(answers.length, text.en).toBeGreaterThan(2)
  })

  it('have as many participants as they say, never more than places, and texts within the limits', () => {
    for (const { domain } of demoCommunities)
      for (const event of demoEvents[domain] ?? []) {
        const { participants } = eventCast(accounts, domain, event)
        const going = participants.filter(({ status }) => status === 'CONFIRMED')
        expect(going.length, event.slug).toBe(event.going)
        expect(new Set(participants.map(({ id }) => id)).size).toBe(participants.length)
        expect(event.going).toBeLessThanOrEqual(event.places ?? Number.POSITIVE_INFINITY)
        for (const text of Object.values(event.title)) expect(text.length).toBeLessThanOrEqual(eventLimits.title)
      }
  })
})
