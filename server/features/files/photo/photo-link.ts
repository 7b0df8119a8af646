import { limits } from '#contract/limits.ts'
import { type ExternalFetchOptions, fetchExternal } from '#server/platform/http/external-fetch.ts'
import { Failure } from '#server/platform/http/failure.ts'
import { previewOf } from './photo.ts'

const options = { maxBytes: limits.imageBytes, timeoutMs: 5000, accept: 'image/jpeg,image/png' }

/** The picture at an address that a participant entered, as a data URL: the browser crops it and uploads it as a file. */
export async function dataUrlOfLink(
  url: string,
  log: (error: unknown) => void,
  reach: Pick<ExternalFetchOptions, 'isAllowed'> = {},
): Promise<string> {
  const bytes = await fetchExternal(url, { ...options, ...reach }).catch(error => {
    log(error)
    throw new Failure('INVALID_IMAGE')
  })
  return `data:image/jpeg;base64,${Buffer.from(await previewOf(bytes)).toString('base64')}`
}
