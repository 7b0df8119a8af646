import { CalendarCheck, CalendarDays, CalendarPlus, CalendarSync } from 'lucide-react'
import { lazyComponent, loadChunk } from '#web/lib/browser/chunks.ts'
import { type Capability, hasPermission, type Viewer } from '#web/shell/capability.ts'
import { canAddEvent } from './list/canAddEvent.ts'

const EventPage = lazyComponent(() => import('./event/EventPage.tsx'), 'EventPage')

const isMember = ({ session }: Viewer) => session.mode === 'member' && session.hasProfile && !session.isNetworkingOff

export const events: Capability = {
  words: ['events', 'event', 'calendar'],
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
      words: ['eventForm', 'eventProblems', 'series', 'failures', 'onboarding'],
      isPlace: true,
    },
    {
      path: '/event/:eventId',
      screen: EventPage,
      openTo: ['visitor', 'member', 'organiser'],
      placeholder: 'page',
      title: 'titles.event',
      words: ['series', 'checkIn'],
    },
    {
      path: '/event/:eventId/edit',
      screen: lazyComponent(() => import('./event-form/EventFormPage.tsx'), 'EditEventPage'),
      openTo: ['member', 'organiser'],
      placeholder: 'form',
      title: 'titles.eventEdit',
      words: ['eventForm', 'eventProblems', 'series', 'failures', 'onboarding'],
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
      words: ['eventQuestions', 'eventAnswers'],
    },
    {
      path: '/event/:eventId/answer',
      screen: lazyComponent(() => import('./event-answer/EventAnswerPage.tsx'), 'EventAnswerPage'),
      openTo: ['member'],
      placeholder: 'form',
      title: 'titles.eventAnswer',
      words: ['eventAnswers', 'eventQuestions'],
      frame: 'plain',
    },
    {
      path: '/event/:eventId/participants',
      screen: lazyComponent(() => import('./event-report/ParticipantsPage.tsx'), 'ParticipantsPage'),
      openTo: ['member', 'organiser'],
      placeholder: 'list',
      title: 'titles.eventParticipants',
      words: ['eventReport', 'organisers'],
    },
    {
      path: '/event/:eventId/check-in',
      screen: lazyComponent(() => import('./check-in/CheckInPage.tsx'), 'CheckInPage'),
      openTo: ['member', 'organiser'],
      placeholder: 'list',
      title: 'titles.eventCheckIn',
      words: ['checkIn'],
    },
    {
      path: '/admin/events',
      screen: lazyComponent(() => import('./responsible/ManagedEventsPage.tsx'), 'ManagedEventsPage'),
      openTo: ['member'],
      placeholder: 'list',
      title: 'titles.managedEvents',
      words: ['organisers'],
      isPlace: true,
    },
  ],
  menu: [
    {
      id: 'managedEvents',
      order: 40,
      icon: CalendarDays,
      label: 'menu.managedEvents',
      to: '/admin/events',
      mode: 'admin',
      isAllowed: ({ session }) => canAddEvent(session) || hasPermission(session, 'CAN_VIEW_ADMIN_PANEL'),
    },
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
  slots: {
    organised: [
      {
        id: 'events',
        order: 1,
        component: lazyComponent(() => import('./responsible/OrganisedEvents.tsx'), 'OrganisedEvents'),
      },
    ],
    dashboard: [
      {
        id: 'organised',
        order: 5,
        component: lazyComponent(() => import('./responsible/OrganisedFigures.tsx'), 'OrganisedFigures'),
        isShown: ({ session }) => session.mode === 'organiser',
      },
    ],
    home: [
      {
        id: 'nextEvent',
        order: 10,
        component: lazyComponent(() => import('./list/NextEvent.tsx'), 'NextEvent'),
        isShown: isMember,
      },
    ],
    settings: [
      {
        id: 'calendar',
        order: 27,
        component: lazyComponent(() => import('./calendar/CalendarSection.tsx'), 'CalendarSection'),
        isShown: ({ session }) => session.hasProfile,
      },
    ],
  },
  finders: [
    {
      id: 'events',
      order: 15,
      label: 'found.events',
      icon: CalendarDays,
      isShown: isMember,
      find: async (query, _viewer, signal) => {
        const { findEvents } = await loadChunk(() => import('./list/findEvents.ts'))
        return findEvents(query, signal)
      },
    },
  ],
  shortcuts: [
    {
      id: 'settings-calendar',
      order: 27,
      icon: CalendarSync,
      kind: 'setting',
      label: 'settings.calendar',
      to: '/settings#calendar',
      keywords: 'keywords.calendar',
      isShown: ({ session }) => session.hasProfile,
    },
    {
      id: 'addEvent',
      order: 15,
      icon: CalendarPlus,
      kind: 'verb',
      label: 'commands.addEvent',
      keywords: 'keywords.addEvent',
      to: '/event/create',
      isShown: ({ session }) => session.mode === 'member' && canAddEvent(session),
    },
    {
      id: 'myEvents',
      order: 35,
      icon: CalendarCheck,
      kind: 'place',
      label: 'commands.myEvents',
      keywords: 'keywords.myEvents',
      to: '/events?show=mine',
      isShown: isMember,
    },
    {
      id: 'eventCalendar',
      order: 38,
      icon: CalendarDays,
      kind: 'place',
      label: 'commands.eventCalendar',
      to: '/events?show=calendar',
      isShown: ({ session }) => session.mode === 'member',
    },
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
}
