/** What participants say after an event. */
export const feedbackNotes = {
  en: [
    'Small groups worked best. More time for them, please.',
    'I met two people I will see again this month.',
    'Well prepared, and it started on time.',
    'A little too loud to talk at the back.',
    'Please send the list of those who were there.',
    'I would come again, and bring a colleague.',
  ],
  ru: [
    'Лучше всего разговор шёл в малых группах. Дайте им больше времени.',
    'Познакомилась с двумя людьми, с которыми увидимся ещё в этом месяце.',
    'Хорошо подготовлено, начали вовремя.',
    'В конце зала было шумновато.',
    'Пришлите, пожалуйста, список тех, кто был.',
    'Приду ещё раз и приведу коллегу.',
  ],
} as const
