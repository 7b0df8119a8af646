import type { SliceTesting } from '#server/testing/slice.ts'
import { organisersOfEvent } from '../event/testing.ts'

export const testing: SliceTesting<'mapsLink'> = {
  noun: 'mapsLink',
  calls: {
    read: {
      actor: 'organiser',
      access: { ...organisersOfEvent, anotherOrganiser: 200 },
      input: () => ({ link: 'https://www.google.com/maps/@52.5293,13.4016,17z' }),
    },
  },
}
