import { signedIn, signedInFails } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

/** A white pixel as PNG. */
const aPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

export const testing: SliceTesting<'photo'> = {
  noun: 'photo',
  calls: {
    // The harness sends files as bytes.
    upload: { access: signedIn, input: () => ({ image: aPicture as unknown as File }) },
    uploadLink: { access: signedInFails, input: () => ({ imageUrl: 'http://127.0.0.1/photo.jpg' }), status: 400 },
    remove: { access: signedIn, input: () => ({}) },
  },
}
