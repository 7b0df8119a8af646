import './news.ts'
import { type Listener, listener } from '#server/platform/jobs/news.ts'
import { photoSizes } from './photo.ts'

/** The photo under its former name; after the commit, so that a saved photo always exists. */
const removeFormer = listener('remove former photo', 'photo.moved', async ({ file }, { storage, community }) => {
  for (const size of photoSizes) await storage.remove(community.id, `${file}-${size}.webp`)
})

export const photoListeners: Listener[] = [removeFormer]
