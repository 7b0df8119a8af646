import { field, heading } from '../locators.ts'
import type { ScreenVisits } from '../screens.ts'

const member = { community: 'avito', as: 'moderator' } as const

export const screens: ScreenVisits = {
  '/events': [
    { ...member, path: '/events', shows: (page, { events }) => page.getByText(events.empty) },
    { ...member, path: '/events?show=past', shows: (page, { events }) => page.getByText(events.noPast) },
    { ...member, path: '/events?show=calendar', shows: (page, { events }) => page.getByText(events.month.noneInMonth) },
    { ...member, path: '/events?show=mine', shows: (page, { events }) => page.getByText(events.my.noUpcoming) },
  ],
  '/event/create': [
    { ...member, path: '/event/create', shows: (page, { eventForm }) => field(page, eventForm.fields.title) },
    {
      community: 'avito',
      as: 'member',
      path: '/event/create',
      shows: (page, { eventForm }) => heading(page, eventForm.noRight),
    },
  ],
  '/event/:eventId/edit': [
    { ...member, path: '/event/nothing/edit', shows: (page, { events }) => heading(page, events.gone) },
  ],
  '/event/:eventId': [
    {
      community: 'samovar',
      as: 'visitor',
      path: '/event/nothing',
      shows: (page, { event }) => heading(page, event.gone.title),
    },
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
    { ...member, path: '/event/nothing/questions', shows: (page, { event }) => heading(page, event.gone.title) },
  ],
  '/event/:eventId/answer': [
    { ...member, path: '/event/nothing/answer', shows: (page, { eventAnswers }) => heading(page, eventAnswers.none) },
  ],
  '/event/:eventId/participants': [
    { ...member, path: '/event/nothing/participants', shows: (page, { events }) => heading(page, events.gone) },
  ],
}
