import type { RussianOf } from '../../../words.ts'
import type { topics as en } from '../en/topics.ts'

export const topics: RussianOf<typeof en> = {
  weekly: { title: 'Рекомендации недели', text: 'С кем познакомиться, по вторникам' },
  intros: { title: 'Знакомства и ответы', text: 'С вами хотят познакомиться или вам ответили' },
  requests: { title: 'Ответы на ваши запросы', text: 'Кто-то может помочь с тем, что вы ищете' },
  meetings: { title: 'Как прошла встреча', text: 'Вопрос после встречи, чтобы дальше рекомендовать точнее' },
  eventMessages: { title: 'Сообщения организаторов', text: 'Что пишут участникам организаторы ваших событий' },
  organising: { title: 'События, которые вы ведёте', text: 'Вас сделали организатором или кто-то ждёт подтверждения' },
  community: { title: 'Новости сообщества', text: 'Что нового в «{{community}}»' },
  moderation: { title: 'Письма для модераторов', text: 'Сообщения, которые просят передать, и жалобы участников' },
}
