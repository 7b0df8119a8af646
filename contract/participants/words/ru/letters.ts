import type { RussianOf } from '../../../words.ts'
import type { letters as en } from '../en/letters.ts'

export const letters: RussianOf<typeof en> = {
  reach: {
    subject: '{{author}} хочет связаться: {{subject}}',
    preview: 'Сообщение, которое просят передать',
    headline: 'Передайте, пожалуйста',
    lead: '{{author}} ({{from}}) хочет связаться с участником {{subject}} ({{to}}), чьи контакты скрыты. Передавать ли и как, решаете вы.',
    author: 'Профиль: {{author}}',
    subjectButton: 'Профиль: {{subject}}',
  },
  confirmed: {
    subject: 'Добро пожаловать: {{community}}',
    preview: 'Ваш профиль подтверждён',
    headline: 'Добро пожаловать, {{name}}',
    lead: 'Ваш профиль подтверждён: теперь участники сообщества «{{community}}» видят вас, а вы видите их.',
    button: 'Осмотреться',
  },
  rejected: {
    subject: 'Профиль нужно поправить: {{community}}',
    preview: 'Его посмотрел модератор',
    headline: '{{name}}, сначала одна правка',
    lead: 'Модератор сообщества «{{community}}» посмотрел ваш профиль и просит его поправить. После правки его посмотрят ещё раз.',
    button: 'Поправить профиль',
  },
}
