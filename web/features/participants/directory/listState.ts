import { limits } from '#contract/limits.ts'

/** Filters and view of the list, kept in the address, so that a link leads to the same people. */
export type ListState = { search: string; city: string; tag: string; lookingFor: string; view: 'cards' | 'map' }
export type Filter = 'city' | 'tag' | 'lookingFor'

export const filters: Filter[] = ['city', 'tag', 'lookingFor']

const longest: Record<Filter | 'search', number> = {
  search: limits.search.max,
  city: limits.title.max,
  tag: limits.tag.max,
  lookingFor: limits.search.max,
}

export function readListState(query: string): ListState {
  const given = new URLSearchParams(query)
  const text = (name: Filter | 'search') => (given.get(name) ?? '').trim().slice(0, longest[name])
  return {
    search: text('search'),
    city: text('city'),
    tag: text('tag'),
    lookingFor: text('lookingFor'),
    view: given.get('view') === 'map' ? 'map' : 'cards',
  }
}

/** The query of a filtered list, with its question mark; empty for the unfiltered one. */
export function writeListState({ view, ...texts }: ListState): string {
  const query = new URLSearchParams(Object.entries(texts).filter(([, text]) => text !== ''))
  if (view === 'map') query.set('view', view)
  return query.size > 0 ? `?${query}` : ''
}

/** Input of the call. */
export function activeFilters(state: ListState): Partial<Record<Filter | 'search', string>> {
  const names = ['search', ...filters] as const
  return Object.fromEntries(names.filter(name => state[name] !== '').map(name => [name, state[name]]))
}

export const isFiltered = (state: ListState): boolean => Object.keys(activeFilters(state)).length > 0

export const withoutFilters = (state: ListState): ListState => ({
  ...state,
  search: '',
  city: '',
  tag: '',
  lookingFor: '',
})
