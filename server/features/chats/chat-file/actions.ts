import { randomUUID } from 'node:crypto'
import type { chatFileApi } from '#contract/chats/chat-file.ts'
import { fitWhole } from '#server/features/files/photo/actions.ts'
import type { Action, Scope } from '#server/platform/http/context.ts'
import { ensure, Failure } from '#server/platform/http/failure.ts'
import { openChatOf } from '../chat/chat-view.ts'
import { shownName } from './chat-file-name.ts'
import { type ChatFileType, detectType } from './chat-file-type.ts'
import { keptNames, smallName } from './jobs.ts'
import { isFileSigned, isTooNarrow, signedFileUrl } from './rules.ts'
import * as store from './store.ts'

type Api = typeof chatFileApi

/** Longest sides of pictures: on a large screen, and in a message. */
const sides = { whole: 2560, small: 720 }

type Content = { bytes: Uint8Array; small: Uint8Array | null; width: number | null; height: number | null }

export const upload: Action<Api['upload']> = async ({ id: chatId, file, name }, ctx) => {
  const { community, actor, config, now, storage } = ctx
  // Again when it is sent: the chat may be closed meanwhile.
  const { isOpen } = await ctx.inOwnTransaction(db => openChatOf({ db, actor }, chatId))
  ensure(isOpen, 'CHAT_CLOSED')
  const given = new Uint8Array(await file.arrayBuffer())
  const type = detectType(given, name)
  ensure(type, 'INVALID_FILE')
  const { bytes, small, width, height } = await contentOf(given, type)
  const storedName = `chat_${randomUUID()}`
  const kept = { id: ctx.newId(), name: shownName(name, type), type, bytes: bytes.length, width, height }
  try {
    await storage.put(community.id, storedName, bytes, type)
    if (small) await storage.put(community.id, smallName(storedName), small, 'image/webp')
  } catch (error) {
    for (const each of keptNames(storedName)) await storage.remove(community.id, each).catch(() => {})
    throw error
  }
  // If this fails, it may still have been saved: then the nightly chore decides whether the files have an owner.
  await ctx.inOwnTransaction(db =>
    store.insertFile(db, {
      ...kept,
      communityId: community.id,
      chatId,
      participantId: actor.participantId,
      storedName,
      at: now,
    }),
  )
  return { ...kept, url: signedFileUrl(kept.id, config.SESSION_SECRET, now) }
}

/** Pictures are encoded anew; everything else stays as it is. */
async function contentOf(bytes: Uint8Array, type: ChatFileType): Promise<Content> {
  if (type !== 'image/jpeg' && type !== 'image/png') return { bytes, small: null, width: null, height: null }
  const picture = await fitWhole(bytes, sides).catch(error => {
    throw error instanceof Failure && error.failure === 'INVALID_IMAGE' ? new Failure('INVALID_FILE') : error
  })
  ensure(!isTooNarrow(picture), 'PICTURE_TOO_NARROW')
  return { bytes: picture.whole, small: picture.small, width: picture.width, height: picture.height }
}

/** Whatever a file of a member holds, a browser that shows it runs nothing of it. */
const sandbox = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

export const get: Action<Api['get']> = async ({ fileId, size, ...signed }, ctx) => {
  const { actor, community, config, db, now, storage } = ctx
  const readerId = actor?.permissions.includes('CAN_CHAT') ? actor.participantId : null
  const file = await store.findFile(db, fileId, readerId)
  ensure(file && (file.isSeen || isFileSigned(fileId, signed, config.SESSION_SECRET, now)), 'FILE_NOT_FOUND')
  const isPicture = file.type.startsWith('image/')
  const isSmall = isPicture && size === 'small'
  const body = await storage.get(community.id, isSmall ? smallName(file.storedName) : file.storedName)
  ensure(body, 'FILE_NOT_FOUND')
  return {
    type: isSmall
      ? 'image/webp'
      : isPicture
        ? file.type
        : `${file.type}${file.type.startsWith('text/') ? '; charset=utf-8' : ''}`,
    body,
    cache: 'private',
    isIndexed: false,
    policy: sandbox,
    ...(isPicture ? {} : { fileName: file.name }),
  }
}

export const remove: Action<Api['remove']> = async ({ fileId }, ctx) => {
  const storedName = await store.removeUnsent(ctx.db, fileId, ctx.actor.participantId)
  ensure(storedName, 'FILE_NOT_FOUND')
  await ctx.queue('chatFile.remove', { storedNames: [storedName] })
  return {}
}

/** Removes the files of a message that is being deleted. */
export async function removeFilesOf(scope: Scope, messageId: string): Promise<void> {
  const removed = await store.removeOfMessage(scope.db, messageId)
  if (removed.length > 0) await scope.queue('chatFile.remove', { storedNames: removed })
}
