import type { RussianOf } from '../../../words.ts'
import type { organiserLetters as en } from '../en/organiser-letters.ts'

export const organiserLetters: RussianOf<typeof en> = {
  responsibleAdded: {
    subject: 'Теперь вы организатор события «{{event}}»',
    headline: 'Теперь вы организатор',
    lead: '{{author}} делает вас организатором события «{{event}}».',
    leadWithoutAuthor: 'Вас сделали организатором события «{{event}}».',
    rights:
      'Вы можете менять событие и вопросы к нему, подтверждать участников, писать им, отмечать пришедших и добавлять других организаторов. Эти права действуют только для этого события.',
    button: 'Открыть список участников',
    text: 'Теперь вы организатор события «{{event}}». {{url}}',
  },
  eventMessage: {
    headline: '{{subject}}',
    lead: 'Сообщение от организаторов события «{{event}}».',
    why: {
      CONFIRMED: 'Вы получили его, потому что идёте на событие.',
      PENDING: 'Вы получили его, потому что ваша регистрация ещё не завершена.',
      WAITLIST: 'Вы получили его, потому что вы в листе ожидания.',
    },
    button: 'Открыть событие',
    text: '{{subject}} (организаторы события «{{event}}»): {{message}} {{url}}',
  },
}
