/** What the screen of events shows, as in the address. */
export type EventsState = {
  view: 'upcoming' | 'past' | 'calendar' | 'mine'
  /** Of my events. */
  tab: 'upcoming' | 'past' | 'waiting'
  /** Of the calendar: 2026-11. Empty for the current one. */
  month: string
  city: string
  isOnline: boolean
  price: 'free' | 'paid' | ''
  isGoing: boolean
  isOrganised: boolean
  /** Pages that are shown. */
  page: number
}

const views: EventsState['view'][] = ['past', 'calendar', 'mine']
const tabs: EventsState['tab'][] = ['past', 'waiting']
const mostPages = 50
const longestCity = 100

export const isMonth = (text: string): boolean => /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text)

export function readEventsState(search: string): EventsState {
  const query = new URLSearchParams(search)
  const month = query.get('month') ?? ''
  const price = query.get('price')
  const page = Number(query.get('page'))
  return {
    view: views.find(view => view === query.get('show')) ?? 'upcoming',
    tab: tabs.find(tab => tab === query.get('tab')) ?? 'upcoming',
    month: isMonth(month) ? month : '',
    city: (query.get('city') ?? '').trim().slice(0, longestCity),
    isOnline: query.get('type') === 'online',
    price: price === 'free' || price === 'paid' ? price : '',
    isGoing: query.get('going') === 'me',
    isOrganised: query.get('by') === 'me',
    page: Number.isInteger(page) && page > 1 && page <= mostPages ? page : 1,
  }
}

export function writeEventsState(state: EventsState): string {
  const query = new URLSearchParams()
  if (state.view !== 'upcoming') query.set('show', state.view)
  if (state.view === 'mine' && state.tab !== 'upcoming') query.set('tab', state.tab)
  if (state.view === 'calendar' && state.month) query.set('month', state.month)
  if (state.city) query.set('city', state.city)
  if (state.isOnline) query.set('type', 'online')
  if (state.price) query.set('price', state.price)
  if (state.isGoing) query.set('going', 'me')
  if (state.isOrganised) query.set('by', 'me')
  if (state.page > 1) query.set('page', String(state.page))
  const text = query.toString()
  return text ? `?${text}` : ''
}

const noFilters = { city: '', isOnline: false, price: '', isGoing: false, isOrganised: false, page: 1 } as const

export const withoutFilters = (state: EventsState): EventsState => ({ ...state, ...noFilters })

export const isFiltered = ({ city, isOnline, price, isGoing, isOrganised }: EventsState): boolean =>
  city !== '' || isOnline || price !== '' || isGoing || isOrganised

/** The filters as the calls take them. */
export const filtersOf = ({ city, isOnline, price, isGoing, isOrganised }: EventsState) => ({
  ...(city ? { city } : {}),
  ...(isOnline ? { type: 'ONLINE' as const } : {}),
  ...(price ? { price } : {}),
  ...(isGoing ? { going: 'true' as const } : {}),
  ...(isOrganised ? { mine: 'true' as const } : {}),
})
