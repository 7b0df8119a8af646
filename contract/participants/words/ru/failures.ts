import type { RussianOf } from '../../../words.ts'
import type { failures as en } from '../en/failures.ts'

export const failures: RussianOf<typeof en> = {
  MODERATION_FORBIDDEN: 'У вас нет прав на модерацию.',
  INCOMPLETE_PROFILE: 'Некоторые шаги ещё не заполнены.',
  LOOKUP_MISSING: 'Данные из LinkedIn здесь загрузить нельзя. Заполните, пожалуйста, профиль вручную.',
  ALREADY_DECIDED: 'Другой модератор уже принял решение.',
  LOOKUP_FAILED: 'LinkedIn не ответил. Попробуйте ещё раз или заполните профиль вручную.',
  QUESTION_ANSWERED: 'На этот вопрос уже отвечали, поэтому его тип не изменить. Уберите вопрос и добавьте новый.',
  TOO_MANY_COMMUNITY_QUESTIONS: 'Сообщество может задать не больше 50 вопросов. Сначала уберите один из них.',
}
