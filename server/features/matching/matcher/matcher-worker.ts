import { parentPort } from 'node:worker_threads'
import { CommunityIndex } from '../engine/pairing/community-index.ts'
import { type FeedbackRecord, learn } from '../engine/score/learn.ts'
import type { MatcherRequest, MatcherResponse } from './matcher-protocol.ts'
import { handleRun } from './matcher-run.ts'
import { lowerPriority } from './thread-priority.ts'

/** Program of the worker thread: runs the engine, so that a long run blocks no call. */
const communities = new Map<string, CommunityIndex>()

/** A thread that makes runs does nothing else, and nobody waits for it. */
let isBackground = false

function indexOf(communityId: string): CommunityIndex {
  const known = communities.get(communityId) ?? new CommunityIndex()
  communities.set(communityId, known)
  return known
}

function handle(message: MatcherRequest): unknown {
  const { operation, input } = message
  switch (operation) {
    case 'run':
      if (!isBackground) isBackground = lowerPriority()
      return handleRun(input, progress => post({ id: message.id, progress }))
    case 'learn':
      return learn(JSON.parse(input.records) as FeedbackRecord[], input)
    case 'update': {
      const index = indexOf(input.communityId)
      index.update(input.changed, input.isLast)
      return index.size
    }
    case 'figures':
      indexOf(input.communityId).updateFigures(input.changed)
      return null
    case 'vectors':
      indexOf(input.communityId).putVectors(input.vectors)
      return null
    case 'remove':
      if (input.participantId) communities.get(input.communityId)?.remove(input.participantId)
      else communities.delete(input.communityId)
      return null
    case 'recommend':
      return indexOf(input.communityId).recommend(input.query, input.count)
    case 'rate':
      return indexOf(input.communityId).rate(input.query, input.otherId)
    case 'rateAmong':
      return indexOf(input.communityId).rateAmong(input.query, input.otherIds)
    case 'findAnswerable':
      return indexOf(input.communityId).findAnswerable(input.readerId, input.count)
  }
}

const post = (message: MatcherResponse) => parentPort?.postMessage(message)

parentPort?.on('message', (message: MatcherRequest) => {
  try {
    post({ id: message.id, output: handle(message) })
  } catch (error) {
    post({ id: message.id, problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
