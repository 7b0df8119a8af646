import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const editor: Story[] = [
  {
    at: 'studio',
    position: both('Editor', 'Редактор'),
    about: both(
      'I edit things that people must understand at once: insurance letters, hospital leaflets, error messages. {3..6} banks have fewer calls because of a comma.',
      'Редактирую то, что должны понять сразу: письма страховых, памятки больниц, сообщения об ошибках. Из-за одной запятой звонков в {3..6 банк|банка|банков} стало меньше.',
    ),
    request: both(
      'Doctors who would read leaflets with me and tell where patients get lost.',
      'Ищу врачей, которые прочтут со мной памятки и покажут, где теряется пациент.',
    ),
    goal: both('Teach fifty companies to write plainly', 'Научить пятьдесят компаний писать просто'),
    tags: tagged('Editing/Редактура, Plain language/Ясный язык, Content/Контент'),
  },
  {
    at: 'media',
    position: both('Data journalist', 'Журналист данных'),
    about: both(
      'Data journalist: I spent {5..8} months with bus timetables and found {40..90} villages without a Sunday. The story changed two routes.',
      'Журналист данных: {5..8 месяц|месяца|месяцев} читал{|а} расписания и {нашёл|нашла} {40..90 деревню|деревни|деревень} без воскресных автобусов. После текста изменили два маршрута.',
    ),
    request: both(
      'A data analyst who likes public numbers: schools, transport, air. I bring the reader, you bring the doubt.',
      'Ищу аналитика, который любит открытые данные: школы, транспорт, воздух. С меня читатель, с вас сомнения.',
    ),
    goal: both(
      'Start a paid newsletter that lives on its readers',
      'Запустить платную рассылку, которая живёт на читателей',
    ),
    tags: tagged('Journalism/Журналистика, Open data/Открытые данные, Editing/Редактура'),
  },
  {
    at: 'school',
    position: both('Content lead', 'Руководитель контента'),
    about: both(
      'Content lead for a language school, {12..28} teachers and a newsletter with {18..45},000 readers. Every issue is one mistake, explained.',
      'Веду контент языковой школы: {12..28 преподаватель|преподавателя|преподавателей}, рассылка на {18..45 тысячу|тысячи|тысяч} читателей. Каждый выпуск — одна ошибка с разбором.',
    ),
    request: both(
      'Language teachers who collect their pupils’ mistakes: I turn them into issues and pay for each.',
      'Ищу преподавателей языков, которые собирают ошибки учеников: делаю из них выпуски и плачу за каждую.',
    ),
    goal: both(
      'Start a paid newsletter that lives on its readers',
      'Запустить платную рассылку, которая живёт на читателей',
    ),
    tags: tagged('Content/Контент, Newsletters/Рассылки, Editing/Редактура'),
  },
  {
    at: 'solo',
    position: both('Editor', 'Редактор'),
    about: both(
      'Ghostwriter of {7..13} business books, none of which I may name. I listen for thirty hours and then disappear for three months.',
      'Написал{|а} за других {7..13 деловую книгу|деловые книги|деловых книг} и ни одной не могу назвать. Слушаю тридцать часов, потом исчезаю на три месяца.',
    ),
    request: both(
      'A founder with {10..20} years of stories and no time to write them down.',
      'Ищу предпринимателя, у которого историй на {10..20} лет и нет времени их записать.',
    ),
    goal: both(
      'Start a paid newsletter that lives on its readers',
      'Запустить платную рассылку, которая живёт на читателей',
    ),
    tags: tagged('Books/Книги, Editing/Редактура, Plain language/Ясный язык'),
  },
]
