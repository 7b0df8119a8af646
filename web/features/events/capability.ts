import { CalendarDays } from 'lucide-react'
import { lazyComponent } from '#web/lib/browser/chunks.ts'
import type { Capability } from '#web/shell/capability.ts'

const EventPage = lazyComponent(() => import('./event/EventPage.tsx'), 'EventPage')

export const events: Capability = {
  words: ['events', 'event', 'eventForm', 'eventProblems', 'failures', 'onboarding', 'eventAnswers', 'eventQuestions', 'eventReport', 'organisers'],
  screens: [
    {
      path: '/events',
      screen: lazyComponent(() => import('./list/EventsPage.tsx'), 'EventsPage'),
      openTo: ['member'],
      placeholder: 'list',
      title: 'titles.events',
      isPlace: true,
    },
    {
      path: '/event/create',
      screen: lazyComponent(() => import('./event-form/EventFormPage.tsx'), 'CreateEventPage'),
      openTo: ['member', 'organiser'],
      placeholder: 'form',
      title: 'titles.eventCreate',
      isPlace: true,
    },
    {
      path: '/event/:eventId',
      screen: EventPage,
      openTo: ['visitor', 'member', 'organiser'],
      placeholder: 'page',
      title: 'titles.event',
    },
    {
      path: '/event/:eventId/edit',
      screen: lazyComponent(() => import('./event-form/EventFormPage.tsx'), 'EditEventPage'),
      openTo: ['member', 'organiser'],
      placeholder: 'form',
      title: 'titles.eventEdit',
    },
    {
      path: '/event/:eventId/join',
      screen: lazyComponent(() => import('./check-in/JoinOnlinePage.tsx'), 'JoinOnlinePage'),
      openTo: ['visitor', 'member'],
      placeholder: 'page',
      title: 'titles.eventJoin',
    },
    {
      path: '/event/:eventId/questions',
      screen: lazyComponent(() => import('./event-question/EventQuestionsPage.tsx'), 'EventQuestionsPage'),
      openTo: ['member', 'organiser'],
      placeholder: 'list',
      title: 'titles.eventQuestions',
    },
    {
      path: '/event/:eventId/answer',
      screen: lazyComponent(() => import('./event-answer/EventAnswerPage.tsx'), 'EventAnswerPage'),
      openTo: ['member'],
      placeholder: 'form',
      title: 'titles.eventAnswer',
      frame: 'plain',
    },
    {
      path: '/event/:eventId/participants',
      screen: lazyComponent(() => import('./event-report/ParticipantsPage.tsx'), 'ParticipantsPage'),
      openTo: ['member', 'organiser'],
      placeholder: 'list',
      title: 'titles.eventParticipants',
    },
  ],
  menu: [
    {
      id: 'events',
      order: 40,
      icon: CalendarDays,
      label: 'menu.events',
      to: '/events',
      tab: 'events',
      phone: { order: 30, label: 'phoneMenu.events' },
    },
    { id: 'event', order: 10, icon: CalendarDays, label: 'menu.event', to: '/admin', mode: 'organiser' },
  ],
  shortcuts: [
    {
      id: 'pastEvents',
      order: 40,
      icon: CalendarDays,
      kind: 'place',
      label: 'commands.pastEvents',
      to: '/events?show=past',
      isShown: ({ session }) => session.mode === 'member',
    },
  ],
  adminParts: {
    organised: lazyComponent(() => import('./responsible/OrganisedEvents.tsx'), 'OrganisedEvents'),
  },
  slots: {
    dashboard: [
      {
        id: 'organised',
        order: 5,
        component: lazyComponent(() => import('./responsible/OrganisedFigures.tsx'), 'OrganisedFigures'),
        isShown: ({ session }) => session.mode === 'organiser',
      },
    ],
  },
}
