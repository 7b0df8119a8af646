import { describe, expect, it } from 'vitest'
import { withRecent } from '#web/shell/palette/recentScreens.ts'
import { type Command, paletteGroups } from './paletteGroups.ts'

const commands: Command[] = [
  { id: 'events', kind: 'place', label: 'Events', path: '/events' },
  { id: 'chats', kind: 'place', label: 'Чаты', path: '/chats', keywords: ['messages'] },
  { id: 'privacy', kind: 'setting', label: 'Приватность', path: '/settings#privacy', keywords: ['Privacy'] },
  { id: 'dark', kind: 'verb', label: 'Тёмное оформление', run: () => undefined },
]
const recent = [{ path: '/contacts', label: 'Contacts' }]
const shape = (query: string) =>
  paletteGroups(query, commands, recent).map(group => [group.word, ...group.commands.map(command => command.label)])

describe('the palette', () => {
  it('lists recent places without a query', () => {
    expect(shape('')).toEqual([
      ['recent', 'Contacts'],
      ['places', 'Events', 'Чаты'],
      ['actions', 'Тёмное оформление'],
    ])
  })
  it('searches labels and keywords, with е matching ё', () => {
    expect(shape('EVE')).toEqual([['places', 'Events']])
    expect(shape('messages')).toEqual([['places', 'Чаты']])
    expect(shape('офор темн')).toEqual([['actions', 'Тёмное оформление']])
    expect(shape('nothing of this')).toEqual([])
  })
  it('finds a label in the other script, and settings in the other language', () => {
    expect(shape('chaty')).toEqual([['places', 'Чаты']])
    expect(shape('евентс')).toEqual([['places', 'Events']])
    expect(shape('priv')).toEqual([['settings', 'Приватность']])
  })
  it('starts with the group whose label was typed, before keywords', () => {
    const theme: Command = { id: 'theme', kind: 'setting', label: 'Appearance', path: '/settings', keywords: ['dark'] }
    const dark: Command = { id: 'dark', kind: 'verb', label: 'Dark', run: () => undefined }
    const words = (query: string) => paletteGroups(query, [theme, dark], []).map(({ word }) => word)
    expect(words('dark')).toEqual(['actions', 'settings'])
    expect(words('da')).toEqual(['actions', 'settings'])
    expect(words('ar')).toEqual(['settings', 'actions'])
  })
  it('finds similar words only if nothing has the words themselves', () => {
    expect(shape('evnets')).toEqual([['places', 'Events']])
    expect(shape('темнео оформлеие')).toEqual([['actions', 'Тёмное оформление']])
    expect(shape('зщшгнк')).toEqual([])
  })
})

describe('recent places', () => {
  it('are newest first, unique, six at most', () => {
    const many = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'b'].reduce(
      (places, path) => withRecent(places, { path, label: path }),
      [] as { path: string; label: string }[],
    )
    expect(many.map(place => place.path)).toEqual(['b', 'g', 'f', 'e', 'd', 'c'])
  })
})
