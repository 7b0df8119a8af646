import type { SliceTesting } from '#server/testing/slice.ts'
import { memberSample } from '../member/testing.ts'

export const testing: SliceTesting<'memberHistory'> = { noun: 'memberHistory', calls: { list: memberSample } }
