import { field, heading } from '../locators.ts'
import type { ScreenVisits } from '../screens.ts'

const member = { community: 'avito', as: 'moderator' } as const

const lunch = /Sellers’ lunch|Обед продавцов/

export const screens: ScreenVisits = {
  '/events': [
    { ...member, path: '/events', shows: page => page.getByText(lunch) },
    {
      ...member,
      path: '/events?show=past',
      shows: page => page.getByText(/An evening about delivery|Вечер про доставку/),
    },
    { ...member, path: '/events?show=calendar', shows: (page, { events }) => heading(page, events.title) },
    { ...member, path: '/events?show=mine', shows: (page, { events }) => heading(page, events.title) },
  ],
  '/event/create': [
    { ...member, path: '/event/create', shows: (page, { eventForm }) => field(page, eventForm.fields.title) },
    {
      community: 'avito',
      as: 'member',
      path: '/event/create',
      lang: 'ru',
      shows: (page, { eventForm }) => heading(page, eventForm.noRight),
    },
  ],
  '/event/:eventId/edit': [
    {
      ...member,
      path: '/event/sellers-lunch/edit',
      shows: (page, { eventForm }) => field(page, eventForm.fields.title),
    },
    { ...member, path: '/event/nothing/edit', shows: (page, { events }) => heading(page, events.gone) },
  ],
  '/event/:eventId': [
    {
      community: 'samovar',
      as: 'visitor',
      path: '/event/founders-breakfast',
      shows: page => heading(page, /Founders’ breakfast|Завтрак основателей/),
    },
    {
      community: 'samovar',
      as: 'visitor',
      path: '/event/nothing',
      shows: (page, { event }) => heading(page, event.gone.title),
    },
    { ...member, path: '/event/sellers-lunch', shows: page => heading(page, lunch) },
    { ...member, path: '/event/nothing', shows: (page, { event }) => heading(page, event.gone.title) },
  ],
  '/event/:eventId/join': [
    {
      community: 'samovar',
      as: 'visitor',
      path: '/event/nothing/join',
      shows: (page, { event }) => heading(page, event.gone.title),
    },
  ],
  '/event/:eventId/questions': [
    {
      ...member,
      path: '/event/photo-workshop/questions',
      shows: page => page.getByText(/What will you photograph\?|Что будете снимать\?/).first(),
    },
    { ...member, path: '/event/nothing/questions', shows: (page, { event }) => heading(page, event.gone.title) },
  ],
  '/event/:eventId/answer': [
    { ...member, path: '/event/nothing/answer', shows: (page, { eventAnswers }) => heading(page, eventAnswers.none) },
  ],
  '/event/:eventId/participants': [
    { ...member, path: '/event/sellers-lunch/participants', shows: page => page.getByRole('table') },
    { ...member, path: '/event/nothing/participants', shows: (page, { events }) => heading(page, events.gone) },
  ],
  '/event/:eventId/check-in': [
    { ...member, path: '/event/sellers-lunch/check-in', shows: (page, { checkIn }) => page.getByLabel(checkIn.search) },
  ],
  '/admin/events': [
    { ...member, path: '/admin/events', shows: page => page.getByText(lunch) },
    {
      ...member,
      path: '/admin/events?show=past&search=nothinglikethis',
      shows: (page, { organisers }) => page.getByRole('heading', { name: organisers.managed.noneFound }),
    },
    {
      community: 'avito',
      as: 'member',
      lang: 'ru',
      path: '/admin/events',
      shows: (page, { ui }) => heading(page, ui.noPermission.title),
    },
  ],
}
