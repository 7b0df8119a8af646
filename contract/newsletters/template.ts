import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, nothing, requiredText } from '../shapes.ts'
import { newsletterContent } from './newsletter-content.ts'
import { newsletterLimits } from './newsletter-fields.ts'

export const template = z.strictObject({
  /** An id, or the name of one of the product's own. */
  id: z.string(),
  name: z.string(),
  content: newsletterContent,
  isOwn: z.boolean(),
  createdAt: instant.nullable(),
})
export type Template = z.infer<typeof template>

/** Contents to begin a newsletter with. */
export const templateApi = {
  list: endpoint({
    call: 'GET /api/admin/newsletter-templates',
    access: 'CAN_SEND_NEWSLETTERS',
    summary: "List the community's templates, newest first, at most 100, then those of the product.",
    reply: z.array(template),
  }),
  create: endpoint({
    call: 'POST /api/admin/newsletter-templates',
    access: 'CAN_SEND_NEWSLETTERS',
    summary: 'Keep the content of a newsletter as a template.',
    input: { newsletterId: id, name: requiredText(newsletterLimits.templateName) },
    reply: template,
    fails: ['NEWSLETTER_NOT_FOUND', 'TOO_MANY_TEMPLATES'],
    idempotent: true,
    limit: 'write',
  }),
  remove: endpoint({
    call: 'DELETE /api/admin/newsletter-templates/:id',
    access: 'CAN_SEND_NEWSLETTERS',
    summary: 'Delete a template of the community.',
    input: { id },
    reply: nothing,
    fails: ['TEMPLATE_NOT_FOUND'],
    limit: 'write',
  }),
}
