import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const backend: Story[] = [
  {
    at: 'solo',
    position: both('Backend engineer', 'Бэкенд-разработчик'),
    about: both(
      'Payments and queues for {7..13} years, mostly Go. I moved a card processor off one large database while {2..4} million people kept paying.',
      '{7..13 год|года|лет} делаю платежи и очереди, в основном на Go. {Перевёз|Перевезла} карточный процессинг с одной большой базы, пока {2..4} миллиона человек продолжали платить.',
    ),
    request: both(
      'Founders with a clear product and no engineer yet. Open to a paid trial month, preferably in education or health.',
      'Ищу основателей с понятным продуктом и без инженера. Готов{|а} на оплачиваемый пробный месяц, лучше в образовании или медицине.',
    ),
    goal: both(
      'Find a founder to build with for the next five years',
      'Найти основателя, с которым можно строить пять лет',
    ),
    tags: tagged('Go/Go, Payments/Платежи, Co-founding/Сооснователь'),
  },
  {
    at: 'tech',
    position: both('Staff engineer', 'Ведущий разработчик'),
    about: both(
      'I keep old systems alive and then replace them piece by piece. The last one was a warehouse program from {1996..2004} that {30..60} people depended on.',
      'Поддерживаю старые системы и заменяю их по частям. Последняя — складская программа {1996..2004} года, от которой зависели {30..60 сотрудник|сотрудника|сотрудников}.',
    ),
    request: both(
      'Somebody who sells software to warehouses or carriers: I have a scheduling engine and no sales talent at all.',
      'Ищу того, кто продаёт программы складам и перевозчикам: есть готовый планировщик рейсов и никакого таланта к продажам.',
    ),
    goal: both('Turn my scheduling engine into a business', 'Сделать из планировщика рейсов бизнес'),
    tags: tagged('Architecture/Архитектура, Logistics software/Логистический софт, PostgreSQL/PostgreSQL'),
  },
  {
    at: 'tech',
    position: both('Staff engineer', 'Ведущий разработчик'),
    about: both(
      'PostgreSQL is my home: I tune it for teams that grew faster than their schema. Best result so far: a report that took {35..50} minutes now takes {3..9} seconds.',
      'Мой дом — PostgreSQL: настраиваю его командам, которые выросли быстрее своей схемы. Лучший результат: отчёт, который шёл {35..50 минуту|минуты|минут}, теперь готов за {3..9 секунду|секунды|секунд}.',
    ),
    request: both(
      'A security engineer to break my side project before customers do. I will return the favour on your database.',
      'Ищу специалиста по безопасности, который взломает мой проект раньше клиентов. В ответ разберу вашу базу данных.',
    ),
    goal: both(
      'Find a founder to build with for the next five years',
      'Найти основателя, с которым можно строить пять лет',
    ),
    tags: tagged('PostgreSQL/PostgreSQL, Architecture/Архитектура, Go/Go'),
  },
  {
    at: 'tech',
    position: both('CTO', 'Технический директор'),
    about: both(
      'Built booking and ticketing for trains, later for {3..6} theatre chains. I like problems where two people want the same seat.',
      'Делал{|а} продажу билетов для поездов, потом для {3..6} театров. Люблю задачи, в которых двое хотят одно место.',
    ),
    request: both(
      'A mentor who went from engineer to CTO of a team of fifty and would tell me what to stop doing.',
      'Ищу наставника, который вырос из разработчика в технического директора на пятьдесят человек и скажет, что пора перестать делать.',
    ),
    goal: both(
      'Find a founder to build with for the next five years',
      'Найти основателя, с которым можно строить пять лет',
    ),
    tags: tagged('Architecture/Архитектура, Payments/Платежи, Mentoring/Наставничество'),
  },
]
