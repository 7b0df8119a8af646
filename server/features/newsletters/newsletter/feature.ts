import { newsletterApi } from '#contract/newsletters/newsletter.ts'
import { feature, joinCalls } from '#server/platform/feature/feature.ts'
import * as actions from './actions.ts'
import * as store from './store.ts'

export const newsletterFeature = feature('newsletters/newsletter', {
  calls: joinCalls(newsletterApi, actions),
  // A test goes to the manager who asked for it.
  letters: { newsletter: 'newsletters', 'newsletter.test': 'SERVICE' },
  personalData: [
    {
      table: 'newsletter',
      exported: { newsletters: store.exportNewsletters },
      deletion: { anonymise: store.forgetAuthor },
    },
    {
      table: 'newsletter_setting',
      exported: { nothing: 'Settings of the community.' },
      deletion: { nothing: 'Settings of the community.' },
    },
    {
      table: 'newsletter_link',
      exported: { nothing: 'Links of a letter and how often each was opened, by nobody in particular.' },
      deletion: { nothing: 'Links of a letter and how often each was opened, by nobody in particular.' },
    },
  ],
})
