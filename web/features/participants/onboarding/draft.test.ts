import { describe, expect, it } from 'vitest'
import {
  changeDraft,
  type Draft,
  emptyValues,
  openDraft,
  partToSend,
  readyDraft,
  savedDraft,
  withContact,
} from './draft.ts'

const blank: Draft = { values: emptyValues, changed: [], ready: [] }

describe('openDraft', () => {
  it('prefers the server for saved fields, and the browser for unsaved ones', () => {
    const kept = { values: { firstName: 'Old', about: 'Fresh words' }, changed: ['about'], ready: [] }
    const server = { firstName: 'Anna', about: 'Stale words', isLocationShared: false, profileVisibility: 'members' }
    const { values, changed } = openDraft(server, kept)
    expect(values).toMatchObject({ firstName: 'Anna', about: 'Fresh words', profileVisibility: 'members' })
    expect(changed).toEqual(['about'])
  })

  it('keeps only a visibility that exists', () => {
    expect(openDraft({ profileVisibility: 'everybody' }, null).values.profileVisibility).toBe('link')
    expect(openDraft({ profileVisibility: 'connections' }, null).values.profileVisibility).toBe('connections')
  })

  it("suggests the account's email once", () => {
    expect(openDraft({}, null, { email: 'a@b.example' }).values.contacts).toEqual([
      { type: 'EMAIL', value: 'a@b.example' },
    ])
    expect(openDraft({ contacts: [] }, null, { email: 'a@b.example' }).values.contacts).toEqual([])
  })

  it('suggests the name that a provider gave, and sends it, unless one was entered', () => {
    const names = { firstName: 'Anna', lastName: 'Berg' }
    const draft = openDraft({}, null, names)
    expect(partToSend(readyDraft(draft, ['firstName', 'lastName']))).toEqual(names)
    expect(openDraft({ firstName: 'Ann' }, null, names).values).toMatchObject({ firstName: 'Ann', lastName: 'Berg' })
  })

  it('suggests sharing the city, and sends it', () => {
    const draft = openDraft({}, null)
    expect(partToSend(readyDraft(draft, ['city', 'isLocationShared']))).toEqual({ isLocationShared: true })
  })

  it('drops values of the wrong type', () => {
    const { values } = openDraft({ firstName: 7, contacts: [{ type: 'FAX', value: '1' }], latitude: 'x' }, null)
    expect(values).toEqual(emptyValues)
  })
})

describe('partToSend and savedDraft', () => {
  it('send only validated fields', () => {
    const changed = changeDraft(blank, { about: 'x', firstName: 'Anna' })
    expect(partToSend(changed)).toBeNull()
    expect(partToSend(readyDraft(changed, ['firstName', 'lastName']))).toEqual({ firstName: 'Anna' })
  })

  it('leave out incomplete and duplicate contacts', () => {
    const contacts = [
      { type: 'TELEGRAM' as const, value: 't.me/anna_k' },
      { type: 'VK' as const, value: 'not a/link' },
      { type: 'SLACK' as const, value: 'anna' },
      { type: 'DISCORD' as const, value: 'anna' },
    ]
    const draft = readyDraft(changeDraft(blank, { contacts }), ['contacts'])
    expect(partToSend(draft)?.contacts).toEqual([
      { type: 'TELEGRAM', value: '@anna_k' },
      { type: 'SLACK', value: 'anna' },
    ])
  })

  it('keep a field unsaved that changed while it was sent', () => {
    const sent = readyDraft(changeDraft(blank, { about: 'one' }), ['about'])
    const later = readyDraft(changeDraft(sent, { about: 'two' }), ['about'])
    expect(savedDraft(later, { about: 'one' }, sent.values).ready).toEqual(['about'])
    expect(savedDraft(sent, { about: 'one' }, sent.values).ready).toEqual([])
  })
})

it('contacts keep one entry of each type', () => {
  const once = withContact([], 'VK', 'a')
  expect(withContact(once, 'VK', 'b')).toEqual([{ type: 'VK', value: 'b' }])
})
