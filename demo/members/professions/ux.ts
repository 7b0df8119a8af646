import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const ux: Story[] = [
  {
    at: 'studio',
    position: both('UX researcher', 'UX-исследователь'),
    about: both(
      'I study how adults learn and why they stop: {300..640} interviews, from sailors to surgeons. Habits interest me more than motivation.',
      'Изучаю, как учатся взрослые и почему бросают: {300..640} интервью, от моряков до хирургов. Привычки интереснее мотивации.',
    ),
    request: both(
      'Teachers of adults who let me watch two lessons. I return a page of notes on what the group did not say.',
      'Ищу преподавателей взрослых, которые пустят на два урока. Верну страницу заметок о том, чего группа не сказала вслух.',
    ),
    goal: both('Find out what keeps an adult learning for a year', 'Понять, что держит взрослого в учёбе целый год'),
    tags: tagged('UX research/UX-исследования, Habits/Привычки, Interviews/Интервью'),
  },
  {
    at: 'studio',
    position: both('Product designer', 'Продуктовый дизайнер'),
    about: both(
      'Product designer for tools that people use eight hours a day: dispatch desks, warehouses, {2..4} hospitals. I sit beside them for a week before I draw.',
      'Проектирую инструменты, с которыми работают по восемь часов: диспетчерские, склады, {2..4 больница|больницы|больниц}. Прежде чем рисовать, неделю сижу рядом.',
    ),
    request: both(
      'A product manager in logistics or health who has real users and no designer.',
      'Ищу менеджера продукта в логистике или медицине: пользователи есть, дизайнера нет.',
    ),
    goal: both(
      'Lead design in a company that builds for work',
      'Возглавить дизайн в компании, которая делает инструменты для работы',
    ),
    tags: tagged('Product design/Продуктовый дизайн, Service design/Сервис-дизайн, Interviews/Интервью'),
  },
  {
    at: 'solo',
    position: both('UX researcher', 'UX-исследователь'),
    about: both(
      'I run usability tests with people over sixty in {3..6} countries and have a panel of {120..260} of them. They are kinder than designers and twice as exact.',
      'Провожу тесты с людьми старше шестидесяти в {3..6} странах, в моей группе {120..260} человек. Они добрее дизайнеров и вдвое точнее.',
    ),
    request: both(
      'A frontend engineer who enjoys keyboard navigation, for an accessibility audit of {4..6} weeks.',
      'Ищу фронтенд-разработчика, который любит навигацию с клавиатуры, на аудит доступности: {4..6 неделя|недели|недель}.',
    ),
    goal: both('Write a field guide to research with older people', 'Написать руководство по исследованиям с пожилыми'),
    tags: tagged('UX research/UX-исследования, Older users/Пожилые пользователи, Accessibility/Доступность'),
  },
  {
    at: 'tech',
    position: both('Design lead', 'Руководитель дизайна'),
    about: both(
      'Design lead of a team of {4..9}, after ten years of wireframes. We rebuilt the booking of a ferry line and calls to the desk fell by {30..55}%.',
      'Руковожу командой из {4..9} дизайнеров после десяти лет прототипов. Переделали бронирование паромов, и звонков в кассу стало на {30..55} % меньше.',
    ),
    request: both(
      'Design leads {inCity} for a monthly breakfast where we show work that failed.',
      'Ищу руководителей дизайна {inCity} для ежемесячного завтрака, где показывают неудачные работы.',
    ),
    goal: both(
      'Lead design in a company that builds for work',
      'Возглавить дизайн в компании, которая делает инструменты для работы',
    ),
    tags: tagged('Product design/Продуктовый дизайн, Service design/Сервис-дизайн, UX research/UX-исследования'),
  },
]
