import { parentPort } from 'node:worker_threads'
import { CommunityIndex } from '../engine/pairing/community-index.ts'
import { runWeekly } from '../engine/pairing/weekly.ts'
import type { Answered, Asked } from './matcher-protocol.ts'

/** Program of the worker thread: runs the engine, so that a long run blocks no call. */
const communities = new Map<string, CommunityIndex>()

function indexOf(communityId: string): CommunityIndex {
  const known = communities.get(communityId) ?? new CommunityIndex()
  communities.set(communityId, known)
  return known
}

function answer(message: Asked): unknown {
  const { verb, asked } = message
  switch (verb) {
    case 'run':
      return runWeekly(asked, progress => tell({ id: message.id, progress }))
    case 'update': {
      const index = indexOf(asked.communityId)
      index.update(asked.changed, asked.isLast)
      return index.size
    }
    case 'recommend':
      return indexOf(asked.communityId).recommend(asked.question, asked.count)
    case 'rate':
      return indexOf(asked.communityId).rate(asked.question, asked.otherId)
    case 'findAnswerable':
      return indexOf(asked.communityId).findAnswerable(asked.readerId, asked.count)
  }
}

const tell = (message: Answered) => parentPort?.postMessage(message)

parentPort?.on('message', (message: Asked) => {
  try {
    tell({ id: message.id, answered: answer(message) })
  } catch (error) {
    tell({ id: message.id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
