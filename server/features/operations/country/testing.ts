import { everyone } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'country'> = {
  noun: 'country',
  calls: {
    read: { access: everyone, input: () => ({}) },
    choose: { access: everyone, input: () => ({ form: 'country=DE' }) },
    find: { access: everyone, input: () => ({}) },
  },
}
