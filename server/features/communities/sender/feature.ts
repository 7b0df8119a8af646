import { senderApi } from '#contract/communities/sender.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'

const noPerson = { nothing: 'Address and key of a community.' }

export const senderFeature = feature('communities/sender', {
  calls: joinCalls(senderApi, actions),
  letters: { 'sender.test': 'SERVICE' },
  personalData: [{ table: 'sender', exported: noPerson, deletion: noPerson }],
})
