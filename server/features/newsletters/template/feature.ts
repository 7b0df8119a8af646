import { templateApi } from '#contract/newsletters/template.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const templateFeature = feature('newsletters/template', {
  calls: joinCalls(templateApi, actions),
  personalData: [
    {
      table: 'newsletter_template',
      exported: { newsletterTemplates: store.exportTemplates },
      deletion: { anonymise: store.forgetAuthor },
    },
  ],
})
