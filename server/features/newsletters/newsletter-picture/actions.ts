import { randomUUID } from 'node:crypto'
import type { newsletterPictureApi } from '#contract/newsletters/newsletter-picture.ts'
import { fitForMessenger } from '#server/features/files/photo/actions.ts'
import type { Action } from '#server/platform/http/context.ts'

type Api = typeof newsletterPictureApi

export const upload: Action<Api['upload']> = async ({ image }, { community, storage }) => {
  const picture = await fitForMessenger(new Uint8Array(await image.arrayBuffer()))
  const name = `newsletter-${randomUUID()}.jpg`
  await storage.put(community.id, name, picture, 'image/jpeg')
  return { fileUrl: `/files/${name}` }
}
