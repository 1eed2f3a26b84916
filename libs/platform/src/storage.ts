import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { S3Driver } from 'flydrive/drivers/s3'
import type { StorageEnv } from './env.ts'

/** Where documents are kept: a folder locally, any S3-compatible store by configuration. */
export function createStorage(env: StorageEnv): Disk {
  if (env.STORAGE_DRIVER === 'fs') return new Disk(new FSDriver({ location: env.STORAGE_DIR, visibility: 'private' }))
  return new Disk(
    new S3Driver({
      bucket: env.S3_BUCKET,
      region: env.S3_REGION,
      ...(env.S3_ENDPOINT === undefined ? {} : { endpoint: env.S3_ENDPOINT, forcePathStyle: true }),
      credentials: { accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
      visibility: 'private',
      supportsACL: false,
    }),
  )
}

export type Storage = Disk
