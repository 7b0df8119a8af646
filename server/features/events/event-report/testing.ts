import type { SliceTesting } from '#server/testing/slice.ts'
import { organisersOfEvent } from '../event/testing.ts'

export const testing: SliceTesting<'eventReport'> = {
  noun: 'eventReport',
  calls: {
    list: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ event }) => ({ id: event.here, tab: 'going', search: 'vera' }),
      ids: ({ event }) => ({ id: event.elsewhere }),
    },
    get: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ event, subject }) => ({ id: event.here, pid: subject.here }),
      ids: ({ event, subject }) => ({ id: event.elsewhere, pid: subject.elsewhere }),
    },
    export: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ event }) => ({ id: event.here, format: 'csv' }),
      ids: ({ event }) => ({ id: event.elsewhere }),
    },
    approve: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ event, subject }) => ({ id: event.here, ids: [subject.here] }),
      ids: ({ event, subject }) => ({ id: event.elsewhere, 'ids[]': subject.elsewhere }),
    },
    reject: {
      access: organisersOfEvent,
      actor: 'organiser',
      input: ({ event, subject }) => ({ id: event.here, ids: [subject.here], message: 'Next time' }),
      ids: ({ event, subject }) => ({ id: event.elsewhere, 'ids[]': subject.elsewhere }),
    },
  },
}
