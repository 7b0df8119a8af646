import type { DemoEvent } from './event.ts'
import { venues } from './venues.ts'

export const connectEvents: DemoEvent[] = [
  {
    slug: 'community-leads-lunch',
    title: { en: 'Lunch of community leads', ru: 'Обед ведущих сообществ' },
    description: {
      en: 'Bring one thing that your community does well and one that it does not.',
      ru: 'Принесите одно, что у вашего сообщества получается, и одно, что нет.',
    },
    on: { week: 1, weekday: 3 },
    start: '12:00',
    end: '14:00',
    at: venues.stockholm,
    places: 8,
    cover: { kind: 'meet', palette: 'sky' },
    hosts: [],
    going: 5,
    member: 'going',
  },
  {
    slug: 'joint-calendar-call',
    title: { en: 'A joint calendar: the call', ru: 'Общий календарь: созвон' },
    description: { en: 'Which events we open to each other.', ru: 'Какие события откроем друг для друга.' },
    on: { week: 2, weekday: 2 },
    start: '16:00',
    end: '17:00',
    at: 'online',
    cover: { kind: 'rings', palette: 'sky' },
    hosts: [],
    going: 4,
  },
  {
    slug: 'exchange-evening',
    title: { en: 'Exchange evening', ru: 'Вечер обмена' },
    description: {
      en: 'Two communities met, and four introductions followed.',
      ru: 'Два сообщества встретились, и вышло четыре знакомства.',
    },
    on: { week: -2, weekday: 4 },
    start: '18:00',
    end: '20:00',
    at: venues.stockholm,
    cover: { kind: 'meet', palette: 'copper' },
    hosts: [],
    going: 6,
    came: 5,
  },
]
