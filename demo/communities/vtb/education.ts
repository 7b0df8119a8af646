import { type BankSectionContent, page } from './section.ts'

export const education: BankSectionContent = {
  title: { en: 'Education', ru: 'Обучение' },
  lead: {
    en: 'Short courses for owners and managers: an hour a week, tasks from your own company, teachers from among the members.',
    ru: 'Короткие курсы для собственников и руководителей: час в неделю, задачи из вашей компании, преподаватели — участники клуба.',
  },
  items: [
    {
      title: { en: 'Cash without gaps', ru: 'Деньги без кассовых разрывов' },
      text: {
        en: 'Four lessons: payment calendar, stock, deferred payments, a reserve. At the end you have a working table for thirteen weeks.',
        ru: 'Четыре урока: платёжный календарь, запасы, отсрочки, резерв. В конце — рабочая таблица на тринадцать недель.',
      },
      url: page('courses/cash'),
    },
    {
      title: { en: 'First ten employees', ru: 'Первые десять сотрудников' },
      text: {
        en: 'Whom to hire first, how to check on the job, how to part in peace. Taught by Nina Volkova, who grew from five people to forty.',
        ru: 'Кого нанять первым, как проверить в деле, как расстаться мирно. Ведёт Нина Волкова, которая выросла с пяти человек до сорока.',
      },
      url: page('courses/hiring'),
    },
    {
      title: { en: 'Tenders from the inside', ru: 'Тендеры изнутри' },
      text: {
        en: 'How to read the documents, where the traps are, when to walk away. Two evenings and one real application.',
        ru: 'Как читать документацию, где ловушки и когда отказаться. Два вечера и одна настоящая заявка.',
      },
      url: page('courses/tenders'),
    },
    {
      title: { en: 'Export: the first container', ru: 'Экспорт: первый контейнер' },
      text: {
        en: 'From choosing a country to the stamp at customs, with a list of the documents and their dates.',
        ru: 'От выбора страны до печати на таможне, со списком документов и сроков.',
      },
      url: page('courses/export'),
    },
    {
      title: { en: 'Safe payments', ru: 'Безопасные платежи' },
      text: {
        en: 'How invoices are forged and how to notice it: thirty minutes for your accountant, with a test at the end.',
        ru: 'Как подделывают счета и как это заметить: тридцать минут для бухгалтера, в конце тест.',
      },
      url: page('courses/safety'),
    },
  ],
}
