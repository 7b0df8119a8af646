import { everyone } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'docs'> = {
  noun: 'docs',
  calls: {
    getOpenApi: { access: everyone, input: () => ({}) },
    read: { access: everyone, input: () => ({}) },
  },
}
