import { S3mini, S3ServiceError } from 's3mini'
import { placeOf, type Storage } from './storage.ts'

export type S3Options = { endpoint: string; region: string; accessKey: string; secretKey: string; timeoutMs?: number }

/** Stores files in the bucket that the endpoint names, with a key prefix per community. */
export function s3Storage({ endpoint, region, accessKey, secretKey, timeoutMs = 10_000 }: S3Options): Storage {
  const bucket = new S3mini({
    endpoint,
    region,
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    requestAbortTimeout: timeoutMs,
  })
  return {
    async put(communityId, name, bytes, type) {
      await bucket.putObject(placeOf(communityId, name), bytes, type)
    },
    async get(communityId, name) {
      const bytes = await bucket.getObjectArrayBuffer(placeOf(communityId, name))
      return bytes && new Uint8Array(bytes)
    },
    async list(communityId) {
      const prefix = `${communityId}/`
      const found = (await bucket.listObjects('/', prefix)) ?? []
      return found.map(({ Key, LastModified }) => ({
        name: Key.slice(prefix.length),
        storedAt: new Date(LastModified),
      }))
    },
    // A bucket has no end; an outage of its server fails single calls, and restarting this process would not mend it.
    findProblem: async () => null,
    async remove(communityId, name) {
      const place = placeOf(communityId, name)
      await bucket.deleteObject(place).catch(error => {
        // Some servers respond 404 when the object does not exist.
        if (!(error instanceof S3ServiceError && error.status === 404)) throw error
      })
    },
  }
}
