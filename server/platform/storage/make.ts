import path from 'node:path'
import type { Config } from '#server/platform/config/config.ts'
import { root } from '#server/platform/config/root.ts'
import { folderStorage } from './folder.ts'
import { s3Storage } from './s3.ts'
import type { Storage } from './storage.ts'

/** S3 when configured, else a folder in `DATA_DIR`. */
export function makeStorage(config: Config): Storage {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY } = config
  if (S3_ENDPOINT && S3_ACCESS_KEY && S3_SECRET_KEY)
    return s3Storage({ endpoint: S3_ENDPOINT, region: S3_REGION, accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY })
  return folderStorage(path.resolve(root, config.DATA_DIR, 'files'))
}
