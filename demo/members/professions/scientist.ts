import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const scientist: Story[] = [
  {
    at: 'lab',
    position: both('Laboratory head', 'Заведующий лабораторией'),
    about: both(
      'Chemist: I make coatings that keep barnacles and graffiti away. {3..6} patents, a sample that has been in the sea for {4..7} years.',
      'Химик: делаю покрытия, к которым не липнут ни ракушки, ни граффити. {3..6 патент|патента|патентов}, образец, который {4..7 год|года|лет} лежит в море.',
    ),
    request: both(
      'An investor or founder who has taken a laboratory sample through certification.',
      'Ищу инвестора или основателя, который проводил лабораторный образец через сертификацию.',
    ),
    goal: both('Bring one result out of the laboratory', 'Вывести один результат из лаборатории'),
    tags: tagged('Chemistry/Химия, Patents/Патенты, Science/Наука'),
  },
  {
    at: 'lab',
    position: both('Professor', 'Профессор'),
    about: both(
      'I study memory of bees and sleep of students, in this order. {24..46} papers and one popular book that my aunt finished.',
      'Изучаю память пчёл и сон студентов, именно в этом порядке. {24..46 статья|статьи|статей} и одна популярная книга, которую дочитала моя тётя.',
    ),
    request: both(
      'A journalist who is not afraid of a table and wants to visit the hives.',
      'Ищу журналиста, который не боится таблиц и хочет увидеть ульи.',
    ),
    goal: both('Find money for two doctoral students', 'Найти деньги на двух аспирантов'),
    tags: tagged('Sleep/Сон, Science/Наука, Open data/Открытые данные'),
  },
  {
    at: 'lab',
    position: both('Research scientist', 'Научный сотрудник'),
    about: both(
      'Soil biology: we test {900..1800} samples a year for farmers, and tell them what lives there. The database is open.',
      'Биология почвы: в год проверяем {900..1800} проб для фермеров и рассказываем, кто там живёт. База открыта.',
    ),
    request: both(
      'Farmers with {2..5} fields for a three-year comparison. You get all results.',
      'Ищу фермеров с {2..5} полями для сравнения на три года. Все результаты ваши.',
    ),
    goal: both('Find money for two doctoral students', 'Найти деньги на двух аспирантов'),
    tags: tagged('Soil/Почва, Open data/Открытые данные, Science/Наука'),
  },
  {
    at: 'lab',
    position: both('Laboratory head', 'Заведующий лабораторией'),
    about: both(
      'Sensors for breath: a device of {180..300} grams that finds early kidney disease. Tested on {400..850} volunteers in {3..4} hospitals.',
      'Датчики дыхания: прибор весом {180..300} граммов, который находит раннюю болезнь почек. Проверили на {400..850} добровольцах в {3..4} больницах.',
    ),
    request: both(
      'An electronics engineer for the second version of a sensor: smaller, cheaper, washable.',
      'Ищу инженера-электронщика для второй версии датчика: меньше, дешевле и чтобы можно было мыть.',
    ),
    goal: both('Bring one result out of the laboratory', 'Вывести один результат из лаборатории'),
    tags: tagged('Sensors/Датчики, Science/Наука, Patents/Патенты'),
  },
]
