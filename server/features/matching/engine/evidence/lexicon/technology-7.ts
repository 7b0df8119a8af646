export const concepts = `
cad-teaching < engineering-education, mechanical-engineering
= teaching CAD and 3D modelling | обучение САПР и 3D-моделированию
doers cad teacher, 3d modelling teacher, autocad trainer | преподаватель САПР, преподаватель 3D-моделирования, учитель автокада
work teach solidworks, teach 3d modelling, teach autocad | учу солидворксу, преподаю 3D-моделирование, учу автокаду, учу компасу
field cad course, 3d modelling lessons, autocad course | курс САПР, уроки 3D-моделирования, курс автокада, курс по компасу
needs learn solidworks, learn autocad, learn 3d modelling, learn blender, cad lessons | освоить солидворкс, освоить автокад, научиться 3d-моделированию, освоить блендер, освоить компас

data-teaching < data-analysis, adult-education
= teaching data and statistics | обучение анализу данных и статистике
doers statistics teacher, data analysis teacher, sql teacher | преподаватель статистики, преподаватель анализа данных, преподаватель SQL
work teach statistics, teach data analysis, teach sql, explain statistics to doctors | преподаю статистику, преподаю анализ данных, учу sql, объясняю статистику врачам
field statistics course, data analysis course, sql course, statistics for doctors | курс статистики, курс по анализу данных, курс sql, статистика для врачей, статистика для биологов
needs learn statistics, learn data analysis, learn sql, explain statistics, statistics lecture | изучить статистику, научиться анализу данных, освоить sql, объяснить статистику, лекция по статистике, разобраться в статистике

technical-english < language-english, engineering
= technical English | технический английский
doers technical english teacher, it english teacher, medical english teacher | преподаватель технического английского, преподаватель английского для айти, преподаватель медицинского английского
work teach technical english, teach medical english | преподаю технический английский, учу английскому айтишников, учу английскому врачей
field technical english, english for it, medical english | технический английский, английский для айти, медицинский английский, английский для инженеров
needs english for engineers, english for doctors, english for developers, technical translation help | английский для врачей, английский для разработчиков, подтянуть технический английский

doctor-career < medical-education, career-consulting
= careers for doctors | карьера врачей
doers medical recruiter, doctor career coach, doctor turned analyst | медицинский рекрутер, карьерный консультант врачей, бывший врач в айти, врач в фарме
work recruit doctors, help doctors change career | подбираю врачей, помогаю врачам сменить профессию, ищу медсестёр в клинику
field jobs for doctors, medical recruitment, doctor in pharma, nurse vacancies | вакансии для врачей, подбор медперсонала, вакансии медсестёр, врач в айти
needs find doctors for clinic, hire nurse, hire doctor, doctor leaves medicine, job in pharma, nurse vacancy | найти врачей в клинику, нанять медсестру, нанять врача, уйти из медицины, работа в фарме, вакансия медсестры, врач ищет работу

doctor-burnout < mental-health, healthcare-management
= support for doctors and nurses | поддержка врачей и медсестёр
doers balint group leader, psychologist for doctors, peer support doctor | ведущий балинтовской группы, психолог для врачей, равный консультант врачей
work support doctors, run balint groups | поддерживаю врачей, веду балинтовские группы, провожу тренинги для медсестёр
field balint group, medical burnout, doctor communication training | балинтовская группа, выгорание медиков, коммуникация с пациентом, тренинг для врачей
needs burned-out doctors, burned-out nurses, difficult patients, break bad news, support for nurses | выгорание врачей, выгорание медсестёр, трудные пациенты, сообщать плохие новости, поддержка медсестёр, конфликты с пациентами

health-lectures < medicine, lectures-enlightenment
= health talks | лекции о здоровье
doers health lecturer, health educator, doctor lecturer | лектор по здоровью, врач-лектор, просветитель здоровья
work give health talks, explain diseases, lecture on health | читаю лекции о здоровье, рассказываю о профилактике, выступаю о здоровье
field health talk, prevention lecture, corporate health day, school for patients | лекция о здоровье, день здоровья, школа пациентов, профилактика заболеваний
needs doctor speaker, health lecture, health day, talk for seniors on health, doctor for employees | врач на лекцию, день здоровья в компании, врач для сотрудников, рассказать о профилактике

hospital-school < school-teaching, hospital-volunteering
= teaching children in hospital | обучение детей в больнице
doers hospital teacher, teacher of sick children | учитель больничной школы, госпитальный педагог, учитель для больных детей
work teach in hospital, tutor sick children | учу детей в больнице, преподаю в больнице, занимаюсь с больными детьми
field hospital school, lessons in hospital, home schooling for sick children | госпитальная школа, уроки в больнице, надомное обучение
needs lessons for sick children, child in hospital misses school, teacher for hospital, workshops in hospital | уроки для больных детей, ребёнок в больнице, учитель в больницу, мастер-класс в больнице, занятия в больнице

lab-safety < laboratory-equipment, fire-occupational-safety
= laboratory and chemical safety | безопасность в лаборатории
doers lab safety specialist, chemical safety officer, biosafety officer | специалист по лабораторной безопасности, специалист по химической безопасности, специалист по биобезопасности
work organise lab safety, dispose chemicals, train lab staff | организую безопасность лаборатории, утилизирую реактивы, обучаю лаборантов
field chemical safety, biosafety, chemical waste, safety data sheet | химическая безопасность, биобезопасность, химические отходы, паспорт безопасности
needs old reagents, lab safety rules, mercury spilled | утилизировать реактивы, старые реактивы, безопасность в лаборатории, разбили градусник, разлили ртуть

heritage-3d < three-d-graphics, heritage-preservation
= 3D scanning of heritage | 3D-сканирование наследия
doers heritage scanning specialist, photogrammetry artist | специалист по сканированию памятников, фотограмметрист
work scan monuments, make photogrammetry models, scan museum objects | сканирую памятники, делаю фотограмметрию, сканирую экспонаты
field photogrammetry, 3d scan of monument, digital heritage, museum object model | фотограмметрия, 3D-скан памятника, цифровое наследие, модель экспоната
needs scan a monument, digitise museum objects, 3d copy, scan a building, model of monument | отсканировать памятник, оцифровать экспонаты, 3d-копия, отсканировать здание, модель памятника

retro-tech < collecting, electronics-hobby
= retro computers and technology history | ретрокомпьютеры и история техники
doers retro computer collector, tech historian, radio museum keeper | коллекционер ретрокомпьютеров, историк техники, хранитель музея техники
work restore old computers, repair vintage radios | восстанавливаю старые компьютеры, чиню ламповые приёмники, собираю ретротехнику
field retro computers, vintage radio, tube amplifier, technology museum | ретрокомпьютер, ламповый приёмник, ламповый усилитель, музей техники, спектрум
needs repair old radio, repair turntable, old computer parts, tube amplifier repair | починить старый приёмник, починить проигрыватель, ламповый усилитель починить, запчасти для старого компьютера

parking-mobility < transport-engineering, public-administration
= parking and city mobility | парковки и городская мобильность
doers parking operator, mobility planner, carsharing manager | оператор парковок, специалист по мобильности, менеджер каршеринга, кикшеринг-менеджер
work manage parking, plan mobility, run carsharing | управляю парковками, планирую мобильность, развиваю каршеринг
field parking management, carsharing, scooter sharing, bike sharing | управление парковками, каршеринг, прокат самокатов, велопрокат, перехватывающая парковка
needs nowhere to park, parking in yard, scooters on sidewalk, share a car, parking place | негде припарковаться, парковка во дворе, самокаты на тротуаре, парковочное место, машино-место

playground-safety < urbanism, urban-activism
= playgrounds and yard equipment | детские и спортивные площадки
doers playground designer, sports ground builder, playground manufacturer | проектировщик площадок, производитель детских площадок, строитель спортплощадок
work build playgrounds, design sports grounds, check playground safety | строю детские площадки, проектирую площадки, строю спортплощадки
field playground equipment, sports ground, rubber surface, street workout | детская площадка, спортивная площадка, резиновое покрытие, воркаут-площадка
needs new playground, broken swings, sports ground in yard, safe playground, playground for school | новая площадка, сломаны качели, спортплощадка во дворе, безопасная площадка, площадка для школы

ventilation-schools < plumbing-hvac, school-teaching
= air and climate in classrooms and halls | воздух в классах и залах
doers indoor climate engineer, ventilation consultant, indoor air specialist | инженер по микроклимату, консультант по вентиляции, специалист по микроклимату
work measure indoor climate, design ventilation for schools | измеряю микроклимат, проектирую вентиляцию школ, замеряю CO2
field indoor climate, co2 sensor, ventilation of classroom, humidity | микроклимат, датчик CO2, вентиляция класса, влажность воздуха, проветривание
needs stuffy hall, stuffy classroom, dry air, humidity in museum, mould from humidity, cold classroom | душно в зале, душно в классе, сухой воздух, влажность в музее, сырость в квартире, холодно в классе

pilot-manufacturing-food < food-technology, contract-manufacturing
= small food batches and labs | пробные партии продуктов
doers pilot food plant, food batch producer, recipe developer | пробное пищевое производство, разработчик рецептов, технолог-разработчик продуктов
work make trial batches, develop recipes, calculate nutrition value | делаю пробные партии продуктов, разрабатываю рецепты, считаю КБЖУ
field trial batch of food, recipe development, nutrition label, food sample | пробная партия продукта, разработка рецептов, пищевая ценность, этикетка продукта
needs trial batch, develop a recipe, shared kitchen, food packaging line | пробная партия, разработать рецепт, посчитать кбжу, цех для производства еды, фасовка продуктов

standards-medical-software < medical-devices, software-engineering
= software for medical devices | программы для медицинских приборов
doers medical software developer, medical firmware engineer, medical software tester | разработчик медицинского ПО, программист медицинских приборов, тестировщик медицинского ПО
work write medical software, test medical software, validate medical software | пишу медицинский софт, тестирую медицинское ПО, валидирую медицинское ПО
field iec 62304, medical firmware, medical app, software validation | ГОСТ МЭК 62304, прошивка медприбора, медицинское приложение, валидация ПО
needs software for medical device, app for device, validate software, data from medical device | ПО для медприбора, приложение для прибора, валидировать ПО, данные с медприбора

hospital-robotics < robotics, medical-devices
= robots and aids in medicine | медицинская робототехника
doers surgical robot engineer, rehab robot developer, exoskeleton developer | разработчик медицинских роботов, разработчик экзоскелетов, инженер хирургических роботов
work build rehab robots, develop exoskeletons | делаю роботов для реабилитации, разрабатываю экзоскелеты
field surgical robot, rehab robot, exoskeleton, robotic arm for patients | хирургический робот, реабилитационный робот, экзоскелет, тренажёр для реабилитации
needs device for rehabilitation, exoskeleton for patient, rehab trainer, test with patients | прибор для реабилитации, экзоскелет для пациента, испытать с пациентами

bee-sensors < beekeeping, iot
= sensors for beehives and farms | датчики для ульев
doers smart hive developer, farm sensor maker | разработчик умных ульев, разработчик датчиков для ферм
work monitor hives, make farm sensors | слежу за ульями датчиками, делаю датчики для пасек
field smart hive, hive scale, farm sensors | умный улей, весы для улья, датчики для фермы, датчик в улей
needs monitor bees, bees die, weigh hives, sensors for farm | следить за пчёлами, гибнут пчёлы, весы под улей

translation-of-devices-import < electronics-trade, foreign-trade
= importing equipment and instruments | ввоз приборов и оборудования
doers equipment importer, instrument supplier, lab import agent | импортёр оборудования, поставщик приборов, агент по ввозу приборов
work import instruments, deliver equipment from abroad | ввожу приборы, привожу оборудование из-за границы, поставляю оборудование
field instrument import, equipment supply, spare parts import | ввоз оборудования, поставка приборов, импорт запчастей
needs bring equipment, import a device, buy equipment abroad, spare part from abroad, sanctioned equipment | привезти оборудование, ввезти прибор, купить оборудование за границей, запчасть из-за границы, поставщик ушёл

dataset-sound-image < research-data, data-labelling
= collecting sound, image and sensor data | сбор звуковых, фото- и сенсорных данных
doers data collector, field recordist for data, photo dataset contributor | сборщик данных, собиратель записей, участник сбора данных
work record sounds for dataset, photograph for dataset, collect field data | собираю записи для датасета, снимаю для датасета, собираю полевые данные
field sound dataset, image dataset, voice recordings, sensor dataset, noise dataset | датасет звуков, датасет изображений, записи голоса, данные датчиков, датасет шума
needs sound recordings for model, photos for dataset, real recordings, data from farms, data from hospitals, noise recordings | звуковые записи для модели, фото для датасета, реальные записи, данные с ферм, данные из больниц, записи шума
`
