import { idFor } from './seed.ts'

/** Name of the stored photo without its size; the same in every community of its owner. */
export function avatarFile(slug: string): string {
  return `avatar-${idFor(new Date('2026-01-01T00:00:00Z'), 'avatar', slug)}`
}
