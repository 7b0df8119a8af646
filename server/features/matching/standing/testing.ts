import { subjectSample } from '#server/features/participants/participant/testing.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const testing: SliceTesting<'standing'> = {
  noun: 'standing',
  calls: {
    get: subjectSample,
  },
}
