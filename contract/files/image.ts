import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'

const photo = z.strictObject({ avatarUrl: z.string() })

/** The photo of the own profile, or of the draft of one. */
export const imageApi = {
  upload: endpoint({
    call: 'POST /api/images/upload',
    access: 'user',
    summary: 'Take a JPG or PNG as the photo, cut and turned as asked.',
    body: 'form',
    input: {
      image: z.file().max(limits.imageBytes),
      /** What part of the turned picture is kept, in its pixels; all of it unless said. */
      x: z.coerce.number().min(0).optional(),
      y: z.coerce.number().min(0).optional(),
      size: z.coerce.number().min(1).optional(),
      /** Clockwise. */
      rotate: z.coerce.number().int().multipleOf(90).min(0).max(270).optional(),
    },
    reply: photo,
    fails: ['INVALID_IMAGE', 'BODY_TOO_LARGE'],
    transaction: 'none',
    limit: 'upload',
  }),
  uploadLink: endpoint({
    call: 'POST /api/images/upload/link',
    access: 'user',
    summary: 'Fetch a JPG or PNG from the web, as a photo that is not kept yet.',
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
