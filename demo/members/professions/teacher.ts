import { both } from '../words.ts'
import { type Story, tagged } from './story.ts'

export const teacher: Story[] = [
  {
    at: 'school',
    position: both('Teacher', 'Преподаватель'),
    about: both(
      'I teach German to nurses and drivers, {14..21} groups a year, in the words of their shift. {78..90}% pass at the first try.',
      'Учу немецкому медсестёр и водителей, {14..21 группа|группы|групп} в год, словами их смены. С первого раза сдают {78..90} %.',
    ),
    request: both(
      'Hospitals and carriers who hire abroad and need a language course built on real shifts.',
      'Ищу больницы и перевозчиков, которые нанимают за границей и которым нужен язык на материале смен.',
    ),
    goal: both('Open a branch for evening pupils', 'Открыть вечернее отделение'),
    tags: tagged('German/Немецкий, Languages/Языки, Adults/Взрослые'),
  },
  {
    at: 'school',
    position: both('Teacher', 'Преподаватель'),
    about: both(
      'Mathematics at school and a Saturday circle that has run since {2009..2016}. {30..55} of my pupils now teach.',
      'Математика в школе и субботний кружок с {2009..2016} года. {30..55} моих учеников теперь преподают.',
    ),
    request: both(
      'Engineers and scientists for one Saturday talk to <25|30|40> teenagers. Questions will be hard.',
      'Ищу инженеров и учёных на один субботний рассказ для <25|30|40> подростков. Вопросы будут трудные.',
    ),
    goal: both('A circle in every second school', 'Кружок в каждой второй школе'),
    tags: tagged('Mathematics/Математика, Education/Образование, Teenagers/Подростки'),
  },
  {
    at: 'school',
    position: both('Head of a language school', 'Директор языковой школы'),
    about: both(
      'Head of a language school with {8..19} teachers. We record every pupil once a month, and the progress is heard by all.',
      'Директор языковой школы, {8..19 преподаватель|преподавателя|преподавателей}. Раз в месяц записываем каждого ученика, и прогресс слышат все.',
    ),
    request: both(
      'A developer or product person for pronunciation training: I have {300..700} recordings with marks.',
      'Ищу разработчика или продуктового менеджера для тренажёра произношения: есть {300..700} записей с оценками.',
    ),
    goal: both('Turn recordings into a public collection', 'Сделать из записей открытую коллекцию'),
    tags: tagged('Languages/Языки, Pronunciation/Произношение, Education/Образование'),
  },
  {
    at: 'solo',
    position: both('Course author', 'Автор курсов'),
    about: both(
      'Author of {5..9} courses on electronics and sewing for adults who were told they have no talent. {2600..7400} finished one.',
      'Автор {5..9} курсов по электронике и шитью для взрослых, которым говорили, что у них нет таланта. Закончили {2600..7400} человек.',
    ),
    request: both(
      'A video producer who can film hands: solder, seams, dough.',
      'Ищу оператора, который умеет снимать руки: пайку, швы, тесто.',
    ),
    goal: both('Open a branch for evening pupils', 'Открыть вечернее отделение'),
    tags: tagged('Online courses/Онлайн-курсы, Adults/Взрослые, Education/Образование'),
  },
]
