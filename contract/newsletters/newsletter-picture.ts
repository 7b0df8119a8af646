import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'

/** Pictures of newsletters. */
export const newsletterPictureApi = {
  upload: endpoint({
    call: 'POST /api/admin/newsletters/pictures',
    access: 'CAN_SEND_NEWSLETTERS',
    summary: 'Upload a JPG or PNG for a newsletter. One that no newsletter shows is removed after a day.',
    body: 'form',
    input: { image: z.file().max(limits.imageBytes) },
    reply: z.strictObject({ fileUrl: z.string() }),
    fails: ['INVALID_IMAGE', 'BODY_TOO_LARGE', 'STORAGE_FULL'],
    transaction: 'none',
    limit: 'upload',
  }),
}
