import { adminOnly } from '#server/testing/actors.ts'
import type { SliceTesting } from '#server/testing/slice.ts'

export const newQuestion = { type: 'TEXT' as const, text: { en: 'What do you read?', ru: 'Что вы читаете?' } }

export const testing: SliceTesting<'questionnaire'> = {
  noun: 'questionnaire',
  calls: {
    list: { access: adminOnly, actor: 'admin', input: () => ({}) },
    create: { access: adminOnly, actor: 'admin', input: () => newQuestion },
    update: {
      access: adminOnly,
      actor: 'admin',
      input: ({ question }) => ({ id: question.here, ...newQuestion }),
      ids: ({ question }) => ({ id: question.elsewhere }),
    },
    reorder: {
      access: adminOnly,
      actor: 'admin',
      input: ({ question, answerChart }) => ({ ids: [question.here, answerChart.here] }),
      ids: ({ question }) => ({ 'ids[]': question.elsewhere }),
    },
    remove: {
      access: adminOnly,
      actor: 'admin',
      input: ({ question }) => ({ id: question.here }),
      ids: ({ question }) => ({ id: question.elsewhere }),
    },
    restore: {
      access: adminOnly,
      actor: 'admin',
      input: ({ question }) => ({ id: question.here }),
      ids: ({ question }) => ({ id: question.elsewhere }),
    },
  },
}
