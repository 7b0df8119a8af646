import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'

const photo = z.strictObject({ avatarUrl: z.string() })

/** The photo of the own profile or of its draft. */
export const photoApi = {
  upload: endpoint({
    call: 'POST /api/images/upload',
    access: 'user',
    summary: 'Upload a JPG or PNG as the photo, cropped and rotated as requested.',
    body: 'form',
    input: {
      image: z.file().max(limits.imageBytes),
      /** Crop rectangle in pixels of the rotated image; the whole image by default. */
      x: z.coerce.number().min(0).optional(),
      y: z.coerce.number().min(0).optional(),
      size: z.coerce.number().min(1).optional(),
      /** Degrees, clockwise. */
      rotate: z.coerce.number().int().multipleOf(90).min(0).max(270).optional(),
    },
    reply: photo,
    fails: ['INVALID_IMAGE', 'BODY_TOO_LARGE', 'STORAGE_FULL'],
    transaction: 'none',
    limit: 'upload',
  }),
  uploadLink: endpoint({
    call: 'POST /api/images/upload/link',
    access: 'user',
    summary: 'Fetch a JPG or PNG from a URL as a photo that is not saved yet.',
    input: { imageUrl: z.string().trim().max(limits.url.max) },
    reply: z.strictObject({ dataUrl: z.string() }),
    fails: ['INVALID_IMAGE', 'BODY_TOO_LARGE'],
    transaction: 'none',
    limit: 'upload',
  }),
  remove: endpoint({
    call: 'DELETE /api/images/remove',
    access: 'user',
    summary: 'Remove the photo.',
    reply: z.strictObject({}),
    transaction: 'none',
    limit: 'write',
  }),
}
