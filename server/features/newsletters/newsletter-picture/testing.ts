import { adminOnly } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

/** A white pixel as PNG. */
export const aPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

export const testing: SliceTesting<'newsletterPicture'> = {
  noun: 'newsletterPicture',
  calls: {
    // The harness sends files as bytes.
    upload: { access: adminOnly, actor: 'admin', input: () => ({ image: aPicture as unknown as File }) },
  },
}
