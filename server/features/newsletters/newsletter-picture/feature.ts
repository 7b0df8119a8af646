import { newsletterPictureApi } from '#contract/newsletters/newsletter-picture.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import { newsletterPictureChores } from './chores.ts'

export const newsletterPictureFeature = feature('newsletters/newsletter-picture', {
  calls: joinCalls(newsletterPictureApi, actions),
  chores: newsletterPictureChores,
})
