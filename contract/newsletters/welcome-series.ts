import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../shapes.ts'
import { newsletterContent } from './newsletter-content.ts'
import { newsletterLimits } from './newsletter-fields.ts'

const welcomeStep = z.strictObject({
  id,
  /** Days after joining: 0 is the day itself. */
  days: z.number().int().min(0).max(newsletterLimits.seriesDays),
  content: newsletterContent,
})
export type WelcomeStep = z.output<typeof welcomeStep>

export const welcomeSeries = z.strictObject({
  version: z.number().int(),
  isOn: z.boolean(),
  /** Those who joined before do not get it; null while it is off. */
  onSince: instant.nullable(),
  /** In the order of their days; `sent` counts the newcomers who got it. */
  steps: z.array(welcomeStep.extend({ sent: z.number().int() })),
})
export type WelcomeSeries = z.infer<typeof welcomeSeries>

/** Letters to newcomers, by days after joining. */
export const welcomeSeriesApi = {
  get: endpoint({
    call: 'GET /api/admin/welcome-series',
    access: 'CAN_SEND_NEWSLETTERS',
    summary: 'Get the welcome series.',
    reply: welcomeSeries,
  }),
  update: endpoint({
    call: 'PUT /api/admin/welcome-series',
    access: 'CAN_SEND_NEWSLETTERS',
    summary:
      'Save the steps, and switch the series on or off. A step that is new is sent only to those whose day is still to come.',
    input: {
      version: z.number().int(),
      isOn: z.boolean(),
      steps: z.array(welcomeStep).max(newsletterLimits.seriesSteps),
    },
    reply: welcomeSeries,
    fails: ['NEWSLETTER_CHANGED', 'NEWSLETTER_INCOMPLETE'],
    limit: 'write',
  }),
}
