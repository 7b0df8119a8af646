import { everyone } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'city'> = {
  noun: 'city',
  calls: {
    search: { access: everyone, input: () => ({ search: 'Kazan' }) },
    nearest: { access: everyone, input: () => ({ latitude: 55.79, longitude: 49.12 }) },
  },
}
