/** Texts of the CSV file. */
export const phrases = {
  en: {
    columns: ['Question', 'Type', 'Answer', 'Count', 'Share', 'Stopped here'],
    texts: 'Free text',
    noAnswers: 'No answers',
  },
  ru: {
    columns: ['Вопрос', 'Тип', 'Ответ', 'Количество', 'Доля', 'Остановились здесь'],
    texts: 'Свободный ответ',
    noAnswers: 'Нет ответов',
  },
}
