export const concepts = `
sleep-medicine < neurology
= sleep medicine | медицина сна
doers sleep specialist, somnologist, sleep consultant | сомнолог, специалист по сну, врач сна
work treat insomnia, treat apnea, study sleep | лечу бессонницу, лечу апноэ, лечу храп, исследую сон
field insomnia, sleep apnea, cpap, polysomnography, sleep hygiene | бессонница, апноэ, СИПАП, полисомнография, гигиена сна
needs cannot sleep, poor sleep, wake at night, snoring husband, sleep problems | не могу спать, плохой сон, просыпаюсь ночью, храп мешает, остановки дыхания, проблемы со сном, наладить сон

pain-medicine < medicine
= pain treatment | лечение боли
doers pain specialist, algologist, pain clinic doctor | алголог, специалист по боли, врач клиники боли
work treat pain, do nerve blocks | лечу боль, делаю блокады, лечу хроническую боль
field chronic pain, nerve block, pain clinic, neuropathic pain | хроническая боль, клиника боли, невропатическая боль
needs pain does not stop, constant pain, painkillers do not help | боль не проходит, постоянные боли, обезболивающие не помогают, живу с болью

sports-medicine < orthopaedics, fitness-training
= sports medicine | спортивная медицина
doers sports physician, team doctor, sports physiotherapist | спортивный врач, врач команды, спортивный физиотерапевт, спортивный реабилитолог
work treat athletes, test athletes, return to sport | лечу спортсменов, тестирую спортсменов, возвращаю в спорт
field sports injury, athlete testing, vo2max, runner's knee, return to training | спортивная травма, тестирование спортсменов, МПК, колено бегуна, допуск к соревнованиям
needs injury from running, knee after running, pulled muscle, doctor for team, sports check | травма от бега, колено после бега, потянул мышцу, врач на соревнования, вернуться к тренировкам

stroke-dementia-care < neurology, elderly-care
= care after stroke and in dementia | помощь после инсульта и при деменции
doers dementia specialist, stroke rehabilitation specialist, memory clinic doctor | специалист по деменции, врач клиники памяти, специалист по восстановлению после инсульта, нейрореабилитолог
work support dementia families, train memory, restore speech after stroke | поддерживаю семьи с деменцией, тренирую память, восстанавливаю речь, восстанавливаю после инсульта
field dementia, memory clinic, stroke recovery, aphasia, alzheimer care | деменция, клиника памяти, восстановление после инсульта, афазия, болезнь Альцгеймера, тренировка памяти
needs mother forgets, father after stroke, lost speech, memory training, dementia in family, grandmother gets lost, restore speech | мама забывает, папа после инсульта, пропала речь, тренировать память, деменция у бабушки, восстановить речь, бабушка теряется, уход при деменции

diabetes-care < endocrinology
= living with diabetes | жизнь с диабетом
doers diabetes educator, diabetes nurse, parent of diabetic child | школа диабета, диабет-тренер, медсестра-диабетолог, мама диабетика
work teach diabetes self-care, count carbs | веду школу диабета, учу считать хлебные единицы, обучаю диабетиков
field glucose monitor, insulin pump, carb counting, diabetes school, test strips | мониторинг глюкозы, инсулиновая помпа, хлебные единицы, тест-полоски, сенсор глюкозы
needs child with diabetes, glucose sensor, insulin abroad, diabetes at school | ребёнок с диабетом, датчик глюкозы, инсулин за границей, нужны тест-полоски, диабет в школе, считать углеводы

kidney-dialysis < urology
= kidney disease and dialysis | нефрология и диализ
doers nephrologist, dialysis nurse, transplant doctor | нефролог, врач диализа, медсестра диализа, трансплантолог
work treat kidneys, run dialysis | лечу почки, провожу диализ, веду пациентов на диализе
field dialysis, kidney transplant, kidney failure, nephrology | диализ, пересадка почки, почечная недостаточность, нефрология
needs dialysis while travelling, kidney donor | диализ в поездке, донор почки, пересадить почку, отказали почки

haematology < medicine
= blood diseases | гематология
doers haematologist, blood doctor, transfusion doctor, bone marrow transplant doctor | гематолог, врач-гематолог, трансфузиолог, врач-онкогематолог
work treat blood diseases, transplant bone marrow | лечу болезни крови, лечу анемию, пересаживаю костный мозг
field anaemia, blood disease, bone marrow, blood clotting, haemophilia | анемия, болезни крови, костный мозг, тромбоз, гемофилия, низкий гемоглобин
needs low haemoglobin, blood clots, bone marrow donor, bad blood count | тромбы, донор костного мозга, плохая кровь, низкие тромбоциты

vascular-phlebology < surgery
= veins and vessels | сосуды и вены
doers phlebologist, vascular surgeon, vein doctor, lymphologist | флеболог, сосудистый хирург, врач по венам, лимфолог
work treat veins, operate vessels, treat lymphedema | лечу вены, лечу варикоз, оперирую сосуды, лечу лимфостаз
field varicose veins, vein laser, lymphedema, compression stockings, thrombosis | варикоз, лазер вен, лимфостаз, компрессионный трикотаж, тромбоз
needs swollen legs, veins on legs, heavy legs, leg swelling, varicose | отекают ноги, вены на ногах, тяжесть в ногах, варикоз на ногах, отёки

wound-care < nursing, surgery
= wound and burn care | лечение ран и ожогов
doers wound care nurse, burn doctor, stoma nurse | специалист по ранам, комбустиолог, стома-сестра, хирург гнойной хирургии
work treat wounds, treat burns, care for stoma | лечу раны, лечу ожоги, веду стомированных пациентов, лечу пролежни
field wound dressing, bedsores, stoma care, ulcers | перевязочные материалы, пролежни, ожоги, стома, трофическая язва
needs wound does not heal, burn treatment, dressing supplies | не заживает рана, пролежни у, лечить ожог, уход за стомой

hearing-care < ent
= hearing and hearing aids | слух и слуховые аппараты
doers audiologist, hearing aid fitter, hearing specialist | сурдолог, слухопротезист, аудиолог, настройщик слуховых аппаратов
work test hearing, fit hearing aids, tune implants | проверяю слух, подбираю слуховые аппараты, настраиваю импланты
field hearing aid, hearing test, cochlear implant, deafness, induction loop | слуховой аппарат, проверка слуха, аудиограмма, кохлеарный имплант, глухота, индукционная петля
needs poor hearing, hears badly, choose hearing aid, grandfather hears badly, deaf child | плохо слышит, плохой слух, выбрать слуховой аппарат, дедушка плохо слышит, проверить слух, глухой ребёнок, слабослышащий

orthodontics < dentistry
= orthodontics | ортодонтия
doers orthodontist, aligner specialist | ортодонт, врач-ортодонт, специалист по элайнерам
work fit braces, straighten teeth, correct bite | ставлю брекеты, ставлю элайнеры, исправляю прикус
field braces, aligners, retainers, bite correction | брекеты, элайнеры, ретейнер, исправление прикуса
needs braces for adult, wrong bite, crooked teeth | выровнять зубы, брекеты взрослому, неправильный прикус, кривые зубы

child-dentistry < dentistry, paediatrics
= children's dentistry | детская стоматология
doers children's dentist, paediatric dentist | детский стоматолог, детский зубной
work treat children's teeth, teach brushing | лечу детские зубы, лечу детям зубы, учу чистить зубы
field milk teeth, tooth decay in children, sedation dentistry | молочные зубы, кариес у детей, лечение зубов под седацией
needs child afraid of dentist, child's tooth, milk tooth hurts | ребёнок боится стоматолога, зуб у ребёнка, болит молочный зуб, лечить зубы ребёнку

adult-adhd-autism < psychiatry
= ADHD and autism in adults | СДВГ и аутизм у взрослых
doers adhd coach, adhd specialist, neurodivergent peer | СДВГ-коуч, специалист по СДВГ, нейроотличный консультант
work diagnose adhd, coach people with adhd | диагностирую СДВГ, работаю с СДВГ, консультирую нейроотличных
field adult adhd, autism in adults, neurodivergent, executive function | СДВГ у взрослых, аутизм у взрослых, нейроотличие, прокрастинация и СДВГ
needs cannot focus, suspect adhd, adhd support, live with adhd | не могу сосредоточиться, подозрение на сдвг, жить с сдвг, поддержка при сдвг, рассеянность

eating-disorders < psychiatry, nutrition-medicine
= eating disorders | расстройства пищевого поведения
doers eating disorder specialist, intuitive eating coach | специалист по РПП, консультант по интуитивному питанию
work treat anorexia, treat bulimia, teach intuitive eating | лечу анорексию, лечу булимию, работаю с РПП, учу интуитивному питанию
field anorexia, bulimia, binge eating, intuitive eating | анорексия, булимия, переедание, интуитивное питание, РПП
needs overeating, daughter does not eat, afraid to eat | переедаю, дочь не ест, компульсивное переедание, заедаю стресс, срываюсь на еду

transplant-donation < medicine
= organ and marrow donation | трансплантация и донорство
doers transplant surgeon, transplant coordinator, donor registry worker | трансплантолог, координатор донорства, сотрудник регистра доноров
work transplant organs, recruit donors | пересаживаю органы, веду регистр доноров, привлекаю доноров
field organ transplant, donor registry, bone marrow donor | трансплантация органов, регистр доноров, донорство костного мозга
needs find a donor, become a donor, waiting for transplant | найти донора, стать донором, ждёт пересадку, вступить в регистр

school-health < paediatrics, school-teaching
= children's health at school | здоровье школьников
doers school doctor, school nurse, health lesson teacher | школьный врач, школьная медсестра, ведущий уроков здоровья
work give health lessons, examine pupils | веду уроки здоровья, осматриваю школьников, рассказываю детям о здоровье
field health lesson, school medical room, puberty talk, child posture | урок здоровья, медкабинет в школе, половое воспитание, осанка школьника
needs doctor for school, talk about puberty, first aid at school, lecture on health for pupils | врач в школу, рассказать о взрослении, первая помощь в школе, лекция о здоровье школьникам

medical-simulation < medical-education, ar-vr
= medical simulators | медицинские симуляторы
doers simulation centre manager, medical simulator developer | руководитель симуляционного центра, разработчик медицинских тренажёров
work train doctors on simulators, build medical simulators | обучаю на симуляторах, делаю медицинские тренажёры
field medical simulator, training dummy, vr surgery, simulation centre | медицинский тренажёр, манекен для обучения, симуляционный центр, VR-хирургия
needs train surgeons, simulator for students, cpr dummy, practise procedures | обучить хирургов, тренажёр для студентов, манекен для реанимации, отработать навыки

hospital-it < healthtech, it-management
= hospital IT | ИТ в больнице
doers hospital it manager, medical information system specialist, mis administrator | айтишник больницы, специалист по МИС, администратор МИС, ИТ-директор клиники
work set up medical information systems, integrate lab and hospital systems | внедряю МИС, настраиваю МИС, интегрирую лабораторию с МИС
field medical information system, hospital software, pacs, dicom, electronic prescription | медицинская информационная система, больничное ПО, ПАКС, электронный рецепт, электронная история болезни
needs medical records system, digital hospital, integrate devices with hospital system, electronic queue in clinic | программа для больницы, внедрить МИС, интеграция с МИС, электронная очередь в поликлинике, программа для клиники

remote-patient-monitoring < healthtech, medical-devices
= remote patient monitoring | удалённое наблюдение за пациентами
doers remote monitoring developer, telehealth specialist | разработчик дистанционного мониторинга, специалист по телемедицине
work monitor patients remotely, develop health trackers | наблюдаю пациентов удалённо, делаю дистанционный мониторинг
field remote monitoring of patients, telehealth, home blood pressure monitoring, fall detection, patient wearables | дистанционный мониторинг пациентов, удалённое наблюдение, мониторинг давления, датчик падения, тревожная кнопка
needs monitor patients, watch patients at home, fall sensor, alarm button for elderly, patients at distance | следить за пациентами, наблюдать пациентов дома, тревожная кнопка для бабушки, дистанционное наблюдение

drone-regulation < drones, law
= drone permits and safety | разрешения на дроны
doers drone law consultant, airspace specialist, drone school instructor | консультант по разрешениям на БПЛА, специалист по воздушному пространству, инструктор по дронам
work obtain flight permits, train drone pilots, register drones | получаю разрешения на полёты, обучаю операторов дронов, регистрирую дроны
field flight permit, drone registration, no-fly zone, drone training | разрешение на полёт, регистрация дрона, запретная зона, обучение пилотов дронов
needs permission to fly drone, register a drone, learn to fly drone, drone licence | разрешение на дрон, зарегистрировать дрон, научиться летать на дроне, обучение на оператора бпла

satellite-projects < space, school-talks
= small satellites and rocketry | малые спутники и ракетомоделизм
doers cubesat developer, rocketry club leader, satellite ground station operator | разработчик кубсатов, ракетомоделист, оператор наземной станции
work build cubesats, launch model rockets, receive satellite signals | собираю кубсаты, запускаю модели ракет, принимаю сигналы спутников
field cubesat, model rocket, ground station, stratospheric balloon, cansat | кубсат, модель ракеты, наземная станция, стратостат, ракетомоделирование
needs launch balloon, satellite for school, rocketry club, receive satellite images, space project for pupils | запустить стратостат, спутник для школы, кружок ракетомоделирования, принять снимки со спутника, космический проект школьников

fiber-cabling < telecom
= cables and fibre | прокладка кабеля и оптики
doers cable installer, fibre technician, cabling contractor | монтажник оптики, кабельщик-спайщик, монтажник связи, монтажник СКС
work lay cable, splice fibre, build cable networks | прокладываю кабель, варю оптику, монтирую сети, прокладываю сети
field fibre cable, cabling, fibre splicing, cable laying | оптический кабель, прокладка кабеля, сварка оптики, кабельная сеть
needs lay a cable, lay internet, fibre to house, cabling in office | проложить кабель, протянуть интернет, оптика в дом, кабель в офисе

call-telephony < telecom, call-centre
= business telephony | телефония для бизнеса
doers voip engineer, telephony integrator, asterisk engineer | инженер IP-телефонии, настройщик телефонии, астериск-инженер
work set up ip telephony, connect call tracking | настраиваю телефонию, подключаю АТС, настраиваю запись звонков
field ip telephony, virtual pbx, call recording, asterisk | IP-телефония, виртуальная АТС, запись звонков, астериск
needs set up phones, missed calls, record calls, number for company, multichannel number | настроить телефонию, пропущенные звонки, записывать звонки, номер для компании, многоканальный номер

educational-games < game-development, edtech-development
= educational and health games | обучающие и медицинские игры
doers educational game developer, game for health developer | разработчик обучающих игр, разработчик игр для здоровья
work make learning games, build games for rehabilitation | делаю обучающие игры, делаю игры для реабилитации, делаю игры для детей
field learning game, kids game app, rehabilitation game, game simulator | обучающая игра, игра для детей, игра для реабилитации, игровой тренажёр
needs game for children, game for lessons, game for patients, teach through game, game for museum | игра для урока, игра для пациентов, учить через игру, игра для музея

playtesting < game-development, qa
= playtesting | плейтесты игр
doers playtester, game tester | плейтестер, тестировщик игр, тестер игр
work playtest games, test games, give feedback on games | тестирую игры, плейтещу, даю отзывы об играх
field playtest, game testing, game beta | плейтест, тестирование игр, бета игры
needs need playtesters, test my game, feedback on game, players for test | нужны плейтестеры, потестить игру, отзывы об игре, игроки для теста

translation-tech-docs < technical-writing, technical-translation
= manuals and technical documents | инструкции и техническая документация
doers manual writer, documentation specialist, instructions author | составитель инструкций, специалист по документации, документатор
work write instructions, prepare technical documents, describe devices | пишу руководства, составляю инструкции, готовлю техническую документацию, оформляю документацию
field operating manual, device passport, technical documents | инструкция по эксплуатации, паспорт изделия, руководство по эксплуатации, техдокументация, эксплуатационная документация
needs write manual, device documentation, clear instruction | написать инструкцию, составить инструкцию, документация на прибор, понятная инструкция, оформить техдокументацию

hardware-startup < electronics, entrepreneurship
= hardware startups | аппаратные стартапы
doers hardware founder, device startup founder, gadget maker | основатель аппаратного стартапа, создатель прибора, создатель устройства, железный стартапер
work build a device startup, bring devices to market | создаю прибор, вывожу устройства на рынок, делаю железный стартап
field hardware product, device startup, first batch of devices, design for manufacture | железный стартап, аппаратный стартап, первая партия приборов, серийный образец
needs manufacture device, mass produce device, bring device to market, hardware cofounder, engineer cofounder, cost of device | выпустить прибор, серийный выпуск, вывести прибор на рынок, инженер-сооснователь, себестоимость прибора, довести до серии

maker-space < electronics, three-d-printing
= makerspaces and workshops | мастерские и мейкерспейсы
doers makerspace owner, workshop owner, fablab manager | владелец мастерской, руководитель фаблаба, руководитель ЦМИТ
work run a workshop, share tools, help make things | держу мастерскую, пускаю в мастерскую, помогаю мастерить, даю инструмент
field makerspace, shared workshop, laser cutter, tools for rent, workbench | мейкерспейс, фаблаб, ЦМИТ, общая мастерская, лазерный станок, инструмент напрокат, коворкинг-мастерская
needs use a workshop, borrow tools, workshop space, laser cutter access, rent tools, place to build | поработать в мастерской, одолжить инструмент, место в мастерской, доступ к станку, взять дрель, где мастерить

stage-machinery < mechanical-engineering, theatre-production
= stage machinery and props mechanics | сценическая механика
doers stage machinery engineer, rigging engineer for stage, prop mechanic | инженер сценической механики, машинист сцены, механик сцены, риггер сцены
work build stage mechanisms, install rigging, make moving props | делаю сценические механизмы, монтирую сценическое оборудование, делаю движущиеся декорации
field stage machinery, rotating stage, stage lift, moving scenery | механика сцены, поворотный круг, штанкеты, движущиеся декорации
needs mechanism for stage, hang scenery | механизм для сцены, поднять декорацию, подвес декораций

accessibility-buildings < architecture, disability-support
= accessible buildings | доступная среда
doers accessibility auditor of buildings, barrier-free design consultant | эксперт по доступной среде, консультант по безбарьерной среде
work audit barrier-free access, design ramps, adapt buildings | проверяю доступность зданий, проектирую пандусы, адаптирую здания
field barrier-free access, accessible entrance, tactile paving, wheelchair access | пандус, безбарьерная среда, доступная среда, тактильная плитка, доступный вход
needs need a ramp, stairs without ramp, accessible school, accessible theatre | нужен пандус, вход для колясочников, нет пандуса, доступная школа, доступный театр

pest-control < city-services, biology
= pest control | дезинсекция и дератизация
doers pest control specialist, exterminator, disinfector | дезинсектор, дератизатор, дезинфектор, специалист по вредителям
work remove cockroaches, kill bedbugs, treat against ticks | травлю тараканов, уничтожаю клопов, обрабатываю от клещей, вывожу мышей
field pest control, bedbugs, cockroaches, rodents, tick treatment | дезинсекция, клопы, тараканы, грызуны, дератизация, обработка от клещей
needs cockroaches at home, mice in house, rats in basement, ants in kitchen, wasps nest, ticks on plot | тараканы в квартире, завелись клопы, мыши в доме, крысы в подвале, муравьи на кухне, осиное гнездо, клещи на участке

home-network-tv < network-engineering, it-support
= home internet and television | домашний интернет и ТВ
doers home internet installer, tv aerial installer, router setup helper | мастер по интернету, установщик антенн, настройщик роутеров
work set up routers, install aerials, connect tv | настраиваю роутеры, ставлю антенны, подключаю телевизоры
field router, tv aerial, smart tv, home wifi | роутер, антенна на дачу, смарт-тв, домашний вайфай
needs wifi at home, tv does not show, wifi does not reach, choose provider | вайфай дома, подключить телевизор, не показывает телевизор, вайфай не ловит, выбрать провайдера

elections-it-transparency < civic-tech, open-data
= transparency tools | инструменты общественного контроля
doers transparency activist, public spending analyst, watchdog developer | общественный контролёр, аналитик госзакупок, разработчик общественного контроля
work analyse public spending, track tenders, monitor procurement | анализирую госзакупки, слежу за тендерами, проверяю закупки
field public spending, procurement data, budget data | данные о закупках, бюджет города, госзакупки данные, открытый бюджет
needs check city spending, budget visualisation | проверить закупки, данные госзакупок, куда ушли деньги бюджета, визуализация бюджета

emergency-services < public-administration, fire-occupational-safety
= emergency services and preparedness | экстренные службы и готовность к ЧС
doers emergency dispatcher, emergency planner, civil defence specialist | диспетчер 112, специалист ГО и ЧС, инженер по ГОЧС, планировщик ЧС
work plan for emergencies, run drills, dispatch calls | готовлю планы эвакуации, провожу учения, принимаю экстренные вызовы
field emergency plan, evacuation drill, civil defence, warning system | план эвакуации, учебная тревога, гражданская оборона, система оповещения
needs shelter near, prepare for disaster | учебная эвакуация, план на случай ЧС, убежище рядом, подготовиться к ЧС

social-services-office < public-administration, social-work
= social services and benefits | социальные службы и пособия
doers social services officer, benefits adviser, welfare officer | сотрудник соцзащиты, специалист по пособиям, специалист соцслужбы
work help get benefits, assess disability, process applications | помогаю оформить пособия, оформляю льготы, работаю в соцзащите
field social protection office, disability assessment, subsidies for families | соцзащита, МСЭ, льготы, субсидии семьям, социальный контракт
needs apply for benefits, get disability status, child benefit, subsidy for utilities, social contract, free medicine | оформить пособие, оформить льготы, пройти мсэ, детские выплаты, субсидия на коммуналку, бесплатные лекарства

public-registers < public-administration, law
= official documents and registers | справки и реестры
doers registry officer, documents helper, public services consultant | сотрудник МФЦ, помощник с документами, консультант по госуслугам, регистратор
work help with documents, register property, issue certificates | помогаю с документами, оформляю документы, регистрирую недвижимость, помогаю с госуслугами
field registry extract, public services portal, apostille | выписка из ЕГРН, госуслуги, МФЦ, загранпаспорт
needs get certificate, fill in forms, documents help, understand bureaucracy, official letter | получить справку, заполнить документы, помочь с документами, разобраться с бюрократией, официальное письмо, выписка из реестра

water-testing-citizens < water-supply, citizen-science
= monitoring of rivers and lakes | мониторинг рек и озёр
doers river monitoring volunteer, limnologist, water ecologist | гидробиолог, лимнолог, волонтёр мониторинга рек, эколог водоёмов
work sample river water, study lakes, clean ponds | беру пробы воды, изучаю озёра, очищаю пруды, слежу за рекой
field river pollution, lake water, water samples, algae bloom, pond cleaning | загрязнение реки, вода в озере, пробы воды, цветение воды, очистка пруда
needs dead fish, river smells, lake blooms, clean pond, test river water | мор рыбы, река воняет, цветёт озеро, пробы воды из реки, очистить пруд, проверить воду в реке

concrete-tech < construction, materials-science
= concrete and building materials testing | бетон и испытание стройматериалов
doers concrete technologist, building materials engineer, construction lab engineer | технолог бетона, инженер стройлаборатории, специалист по бетону
work test concrete, design concrete mixes, test building materials | испытываю бетон, подбираю составы бетона, испытываю стройматериалы
field concrete mix, concrete strength, construction laboratory, cement | состав бетона, прочность бетона, строительная лаборатория, цемент, бетонная смесь
needs weak concrete, concrete cracks, choose concrete, order concrete | испытать бетон, проверить бетон, трескается бетон, марка бетона, заказать бетон

ndt-diagnostics < metrology, mechanical-engineering
= equipment diagnostics | диагностика оборудования
doers diagnostics engineer, ndt specialist, vibration diagnostics specialist, reliability engineer | инженер-диагност, дефектоскопист, специалист по вибродиагностике, инженер по надёжности, специалист неразрушающего контроля
work diagnose equipment, find defects, inspect pipelines, predict failures | диагностирую оборудование, нахожу дефекты, проверяю трубопроводы, предсказываю поломки
field ultrasonic testing, predictive maintenance, equipment failure, bearing diagnostics, technical diagnostics | ультразвуковой контроль, предиктивное обслуживание, поломки оборудования, диагностика подшипников, техническая диагностика, дефектоскопия
needs equipment breaks, machine breaks often, predict breakdowns, check welds, unplanned downtime | ломается оборудование, часто ломается станок, предсказать поломку, найти дефект, проверить швы, незапланированный простой

equipment-maintenance < manufacturing-engineering
= maintenance of machines | ремонт и обслуживание станков
doers maintenance mechanic, machine repairman, service engineer, equipment adjuster | наладчик оборудования, ремонтник станков, сервисный инженер, механик цеха, слесарь-ремонтник, пусконаладчик
work repair machines, commission equipment, service equipment, adjust machines | ремонтирую станки, чиню оборудование, налаживаю станки, обслуживаю оборудование, пусконаладка оборудования
field machine repair, equipment service, spare parts for equipment | ремонт станков, пусконаладка, сервис оборудования, обслуживание оборудования, запчасти для оборудования
needs repair machine, machine broke, set up equipment, equipment stands idle | починить станок, сломался станок, настроить оборудование, запустить оборудование, оборудование простаивает

test-site-access < engineering
= places to test technology | полигоны и площадки для испытаний
doers test site owner, proving ground manager, pilot site host | владелец полигона, руководитель испытательной площадки, хозяин пилотной площадки
work host tests, provide test site, host pilots | предоставляю площадку, принимаю испытания, пускаю на испытания, беру пилоты
field test site, proving ground, pilot site, field test, test farm | испытательный полигон, пилотная площадка, натурные испытания, полевые испытания, опытное поле
needs place to test, test on real object, pilot customer | площадка для испытаний, где испытать, место для испытаний, испытать на объекте, пилотный заказчик

signal-processing < engineering, mathematics
= signal processing | обработка сигналов
doers signal processing engineer, dsp developer, time series analyst | специалист по обработке сигналов, инженер ЦОС, разработчик ЦОС, аналитик временных рядов
work process signals, filter noise from data, analyse time series, detect events in signals | обрабатываю сигналы, фильтрую сигнал, анализирую временные ряды, выделяю сигнал, анализирую спектры
field signal processing, time series, spectrum analysis, fourier transform, sensor signal | обработка сигнала, временные ряды, спектральный анализ, преобразование Фурье, фильтрация сигнала, сигнал с датчика
needs noisy data, noisy signal, process sensor data, analyse signal, analyse recordings, filter signal, detect anomalies, sound classification | зашумлённые данные, шумный сигнал, обработать данные с датчиков, проанализировать сигнал, проанализировать записи, отфильтровать сигнал, найти аномалии, классифицировать звуки

power-electronics < electronics, electrical-engineering
= power electronics and motors | силовая электроника и приводы
doers power electronics engineer, motor control engineer, drives engineer | силовик-электронщик, инженер силовой электроники, приводчик, разработчик инверторов
work design inverters, control motors, design chargers | разрабатываю инверторы, управляю двигателями, проектирую зарядные устройства, настраиваю приводы
field inverter design, motor control, power supply, frequency converter, charger design | инвертор, управление двигателем, блоки питания, частотник, частотный преобразователь, зарядное устройство, сервопривод
needs motor controller, power supply for device, charger for, choose motor | контроллер двигателя, блок питания для, зарядка для устройства, подобрать двигатель, настроить частотник

rf-antennas < telecom, electronics
= radio frequency and antennas | СВЧ и антенны
doers rf designer, antenna designer, microwave engineer, radio module developer | СВЧ-инженер, разработчик антенн, радиоинженер, разработчик радиомодулей
work design antennas, tune radio modules, measure radio signals | проектирую антенны, настраиваю радиомодули, измеряю радиосигнал
field radio module, bluetooth module, lorawan, radio link | радиомодуль, блютус-модуль, радиоканал, СВЧ
needs wireless link, radio range, transmit data by radio, antenna for device, bluetooth connection | беспроводная связь устройств, дальность связи, передавать данные по радио, антенна для устройства, связь по bluetooth

thermal-engineering < mechanical-engineering, physics
= thermal engineering and cooling | теплотехника и охлаждение
doers thermal engineer, heat transfer specialist, cooling engineer | теплофизик, инженер-теплофизик, теплотехник, специалист по охлаждению
work calculate cooling, model heat transfer, design heat exchangers | рассчитываю охлаждение, моделирую теплообмен, проектирую теплообменники
field heat exchanger, cooling system, heat transfer, radiator design | теплообменник, система охлаждения, теплообмен, теплоотвод
needs cool the device, overheating, heat removal | охладить прибор, перегрев прибора, рассчитать охлаждение, отвести тепло

control-systems < engineering, mathematics
= control theory and navigation | управление и навигация
doers control engineer, navigation engineer, guidance engineer | специалист по управлению, инженер систем управления, навигационщик, разработчик систем управления
work design controllers, tune regulators, build navigation | разрабатываю системы управления, настраиваю регуляторы, делаю навигацию, пишу алгоритмы управления
field pid controller, navigation system, inertial navigation, control algorithm | ПИД-регулятор, система навигации, инерциальная навигация, алгоритм управления, гироскоп
needs indoor navigation, tune the controller | навигация в помещении, настроить регулятор

bioacoustics < acoustics, zoology
= bioacoustics | биоакустика
doers bioacoustician, sound recordist of nature, animal sound researcher | биоакустик, исследователь голосов животных, звукозаписыватель природы
work record birds, analyse animal sounds | записываю птиц, анализирую голоса животных, записываю звуки природы
field bird sounds, nature recordings, bat detector, whale songs | голоса птиц, звуки природы, детектор летучих мышей, записи китов
needs recognise bird songs, recordings of birds, nature sounds, identify by voice | распознать голоса птиц, записи птиц, определить по голосу

hall-acoustics < acoustics, stage-design
= acoustics of halls and theatres | акустика залов и театров
doers hall acoustician, theatre acoustician, electroacoustics engineer | акустик залов, театральный акустик, инженер-электроакустик
work design concert hall acoustics, tune halls, install acoustic panels | проектирую акустику залов, настраиваю залы, вешаю акустические панели, измеряю реверберацию
field concert hall acoustics, acoustic panels, reverberation time, rehearsal room acoustics | акустика концертного зала, акустические панели, время реверберации, акустика репетиционной
needs bad sound in hall, echo in hall, actors not heard, rehearsal room sound, acoustics of theatre, acoustics of classroom | плохой звук в зале, эхо в зале, не слышно актёров, звук в репетиционной, акустика в театре, акустика в классе, гул в зале

performing-arts-medicine < medicine
= medicine for artists and musicians | медицина для артистов
doers voice doctor, dance doctor, doctor for musicians, phoniatrist | фониатр, врач для артистов, врач танцоров, врач музыкантов, фонопед
work treat voices, treat dancers, treat musicians' hands | лечу голос, лечу танцоров, лечу руки музыкантов, восстанавливаю голос
field voice health, vocal cords, dancer injury, musician's hands, performance anxiety | здоровье голоса, травмы танцоров, руки музыканта, болезни артистов
needs lost voice, hoarse voice, singer's throat, pianist's hand, hand pain from playing | потерял голос, сел голос, горло певца, травма танцора, рука пианиста, болит рука от игры, осипла

ergonomics < industrial-design, occupational-medicine
= ergonomics of workplaces | эргономика рабочих мест
doers ergonomist, ergonomics consultant, human factors engineer | эргономист, специалист по эргономике, инженер по человеческому фактору
work assess workplaces, set up ergonomic desks, study human factors | оцениваю рабочие места, настраиваю рабочие места, исследую человеческий фактор
field ergonomic chair, workplace ergonomics, human factors, sitting posture | эргономичное кресло, эргономика рабочего места, человеческий фактор, посадка за столом
needs comfortable workplace, back hurts at desk, choose office chair, eyes tired at work | удобное рабочее место, болит спина за компьютером, выбрать кресло, устаю сидеть

infection-control < infectious-diseases, hospital-operations
= infection control and disinfection | инфекционный контроль и дезинфекция
doers infection control nurse, hospital epidemiologist, sterilisation specialist | госпитальный эпидемиолог, специалист по дезинфекции, медсестра ЦСО, эпидемиолог больницы
work prevent hospital infections, sterilise instruments, disinfect rooms | предотвращаю внутрибольничные инфекции, стерилизую инструменты, дезинфицирую помещения
field hospital infection, sterilisation, disinfectants, hand hygiene, medical waste | внутрибольничная инфекция, стерилизация инструментов, дезсредства, гигиена рук, медицинские отходы
needs dispose medical waste | продезинфицировать помещение, стерилизовать инструменты, внутрибольничные инфекции, утилизировать медотходы

travel-medicine < infectious-diseases
= travel medicine and vaccination | медицина путешествий и прививки
doers travel doctor, vaccination doctor, vaccine nurse | врач-вакцинолог, врач путешественников, прививочная медсестра
work vaccinate travellers, advise before trips | прививаю, консультирую перед поездкой, составляю план прививок
field travel vaccines, yellow fever vaccine, vaccination schedule, malaria pills | прививки для путешествий, жёлтая лихорадка, календарь прививок, таблетки от малярии
needs vaccines for trip, vaccinate child, which vaccines, travel first aid kit, vaccination abroad | прививки перед поездкой, привить ребёнка, какие прививки, аптечка в поездку, прививки за границей

neonatal-care < paediatrics
= newborn and premature babies | новорождённые и недоношенные
doers neonatologist, neonatal nurse, premature baby specialist | неонатолог, медсестра новорождённых, специалист по недоношенным
work care for premature babies, treat newborns | выхаживаю недоношенных, лечу новорождённых
field premature baby, newborn care, incubator for babies, neonatal ward | недоношенный ребёнок, выхаживание недоношенных, кувез, отделение новорождённых
needs born early, first days with baby | родился раньше срока, недоношенный малыш, уход за новорождённым, первые дни с малышом

breast-health < oncology, gynaecology
= breast health | маммология
doers mammologist, breast surgeon, breast doctor | маммолог, хирург-маммолог, онколог-маммолог
work examine breasts, treat breast disease | обследую грудь, лечу мастопатию, оперирую молочную железу
field mammography, breast cancer, mastopathy, breast screening | маммография, рак груди, мастопатия, обследование груди
needs lump in breast, breast check, breast pain, mammogram result | шишка в груди, проверить грудь, болит грудь, результат маммографии

proctology-care < surgery
= proctology | проктология
doers proctologist, coloproctologist | проктолог, колопроктолог
work treat haemorrhoids, perform colonoscopy | лечу геморрой, делаю колоноскопию
field haemorrhoids, colonoscopy | геморрой, колоноскопия, анальная трещина
needs good proctologist, blood in stool | геморрой беспокоит, хороший проктолог, кровь в стуле

medical-writing < clinical-trials, technical-writing
= medical writing and guidelines | медицинские тексты и рекомендации
doers medical writer, guideline author, clinical report writer | медицинский писатель, автор клинических рекомендаций, медрайтер
work write clinical reports, write guidelines, write patient leaflets | пишу клинические отчёты, пишу клинические рекомендации, пишу памятки пациентам
field clinical report, clinical guidelines, patient leaflet, study report | клинический отчёт, клинические рекомендации, памятка пациенту, отчёт об исследовании
needs leaflet for patients, clear text for patients, clinical case article | памятка для пациентов, понятный текст для пациентов, описать клинический случай

hospital-design < architecture, healthcare-management
= design of hospitals and clinics | проектирование больниц и клиник
doers hospital architect, clinic designer, medical technologist designer | архитектор больниц, проектировщик клиник, медицинский технолог-проектировщик
work design hospitals, plan clinics, equip operating rooms | проектирую больницы, проектирую клиники, оснащаю операционные, планирую кабинеты
field clinic layout, hospital building, operating room equipment, medical technology project | планировка клиники, здание больницы, технологический проект клиники, оснащение операционной
needs plan a clinic, equip surgery room, renovate hospital, cosy hospital ward | спланировать клинику, оснастить операционную, ремонт больницы, оформить детское отделение

medical-supplies < pharmacy, procurement
= medical supplies | медицинские расходники
doers medical supplies distributor, hospital buyer, hospital procurement officer | поставщик медрасходников, закупщик больницы, контрактный управляющий больницы
work supply consumables, buy for hospital | поставляю расходники, закупаю для больницы, веду закупки больницы
field medical consumables, gloves and masks, hospital tender, disposable instruments | медицинские расходники, перчатки и маски, закупки больницы, одноразовые инструменты
needs consumables for clinic, supply hospital, buy bandages, donate equipment to hospital | расходники для клиники, закупка для больницы, поставлять в больницы, купить бинты, передать оборудование больнице

school-lab-equipment < school-teaching, laboratory-equipment
= school labs and demonstrations | школьные лаборатории и опыты
doers school lab supplier, physics demonstrator, lab assistant at school | лаборант школы, поставщик школьного оборудования, демонстратор опытов
work set up school labs, prepare demonstrations, build teaching devices | оснащаю школьные кабинеты, готовлю опыты, делаю учебные приборы
field school laboratory, teaching devices, physics kit, demonstration experiment | школьная лаборатория, учебные приборы, кабинет физики, демонстрационный опыт, точка роста
needs equip school lab, devices for school, experiments for lesson, physics demonstration, microscopes for school | оснастить кабинет, приборы для школы, опыты для урока, опыты по физике, микроскопы в школу, оборудование для кабинета

field-trials-agri < agronomy, science
= agricultural trials | полевые опыты
doers field trial agronomist, variety tester, agricultural researcher | агроном-испытатель, сортоиспытатель, исследователь-аграрий
work run field trials, test varieties, test fertilisers | веду полевые опыты, испытываю сорта, испытываю удобрения
field field trial, trial plots, variety testing, crop data | полевой опыт, опытные делянки, сортоиспытание, данные об урожае
needs field for trials, test fertiliser, test a variety, farmer for trial, plot for experiment | поле для опытов, испытать удобрение, испытать сорт, фермер для испытаний, участок для эксперимента

farm-advice < agribusiness, agronomy
= advice for farmers | консультации фермерам
doers farm consultant, agricultural adviser, farm economist | консультант для фермеров, сельхозконсультант, агроконсультант, экономист хозяйства
work advise farmers, plan farms, calculate farm budgets | консультирую фермеров, планирую хозяйства, считаю экономику фермы, пишу бизнес-планы фермерам
field farm subsidies, farm business plan, agrostartup grant | субсидии фермерам, бизнес-план фермы, агростартап, сельхозкооператив
needs start a farm, farm subsidy, sell harvest, farmer grant, land for farm | открыть ферму, субсидия фермеру, сбыт урожая, грант агростартап, земля под ферму

smart-metering < energy, iot
= meters and resource accounting | счётчики и учёт ресурсов
doers metering engineer, smart meter installer, resource accounting specialist | инженер по учёту ресурсов, установщик счётчиков, специалист АСКУЭ
work install meters, collect meter readings, set up accounting of energy | ставлю счётчики, собираю показания, внедряю АСКУЭ, настраиваю учёт энергии
field smart meter, meter readings, heat meter, energy accounting | умный счётчик, показания счётчиков, теплосчётчик, АСКУЭ, учёт электроэнергии
needs replace meter, install heat meter, wrong bills, check the meter | заменить счётчик, передавать показания, поставить теплосчётчик, неправильные начисления, проверить счётчик

site-maintenance < web-development
= website upkeep and content | поддержка и наполнение сайтов
doers site administrator, content manager, website editor, site moderator | администратор сайта, контент-менеджер, редактор сайта, модератор сайта
work update site, fill site with content, upload goods, maintain pages | обновляю сайт, наполняю сайт, заливаю товары, веду сайт, поддерживаю страницы
field site content, website updates, product cards upload, site admin panel | наполнение сайта, контент сайта, обновление сайта, админка, карточки на сайте
needs update the site, nobody updates site, fill the site, add news to site, edit the page, upload products | обновлять сайт, некому вести сайт, наполнить сайт, новости на сайт, поправить страницу, залить товары

email-deliverability < sysadmin, email-marketing
= mail delivery setup | настройка доставки писем
doers email deliverability specialist, mail admin | специалист по доставляемости, почтовый админ
work fix deliverability, set up dkim, configure mail servers | настраиваю доставляемость, настраиваю DKIM, настраиваю почтовые серверы
field dkim, spf, mail server, spam folder | SPF-запись, почтовый сервер, папка спам
needs emails go to spam, letters not delivered, mailing blocked | письма попадают в спам, письма не доходят, рассылка в спаме

data-migration < databases, it-outsourcing
= data migration and legacy systems | перенос данных и старые системы
doers migration engineer, legacy systems specialist | специалист по миграции, инженер миграции данных, специалист по старым системам
work migrate data, move systems, replace legacy | переношу данные, мигрирую системы, заменяю старые системы
field data migration, legacy system, system replacement, data import | миграция данных, перенос данных, старая система, импорт данных
needs move data, old system, leave old software, import from excel | перенести данные, старая программа, уйти со старой системы, загрузить из excel, перенести базу

digital-signage < av-engineering, advertising
= screens and digital signage | информационные экраны
doers digital signage installer, led screen integrator, kiosk developer | интегратор экранов, установщик информационных экранов, разработчик киосков
work install screens, build info kiosks, manage screen content | ставлю экраны, делаю инфокиоски, управляю контентом экранов
field digital signage, information kiosk, led screen, electronic queue | информационный экран, инфокиоск, светодиодный экран, электронная очередь
needs screen in lobby, info screen, timetable on screen, scoreboard | экран в холле, расписание на экране

plain-data-help < data-analysis, digital-literacy
= small data help for organisations | помощь с таблицами и цифрами
doers data volunteer, reporting helper, research assistant for data | волонтёр-аналитик, помощник с отчётностью, помощник с таблицами
work help with tables, prepare reports, count results | помогаю с таблицами, готовлю отчёты, считаю результаты, свожу таблицы
field annual report numbers, visitor statistics, survey tables, impact measurement | цифры для отчёта, статистика посещений, таблицы опроса, оценка эффекта, социальный эффект
needs count visitors, numbers for report, measure impact, prove results, prepare the report, tables for grant | посчитать посетителей, оценить эффект, доказать результат, подготовить отчёт, таблицы для гранта, измерить эффект

it-for-doctors < healthtech, digital-literacy
= digital help for doctors | цифровая помощь врачам
doers medical it trainer, doctor-programmer | врач-программист, врач-айтишник, тренер врачей по айти
work teach doctors software, automate doctors' paperwork | учу врачей программам, автоматизирую бумаги врача, делаю шаблоны для врачей
field voice input for doctors, protocol templates, doctor paperwork | голосовой ввод для врачей, шаблоны протоколов, медицинская документация
needs doctors type too much, paperwork of doctors, dictate notes, templates for protocols | врачи много пишут, диктовать протоколы, шаблоны осмотров, бумажки вместо пациентов

wireless-sensor-city < iot, open-data
= sensors in the city | датчики в городе
doers city sensor developer, urban sensing researcher | разработчик городских датчиков, исследователь городской среды
work install city sensors, measure city, count pedestrians | ставлю городские датчики, измеряю город, считаю пешеходов
field noise sensors, pedestrian counters, parking sensors, city monitoring network | датчики шума, счётчики пешеходов, датчики парковки, сеть мониторинга города
needs where to place sensors, roof for sensor, balcony for sensor, measure the city | где поставить датчики, крыша для датчика, посчитать пешеходов, балкон для датчика, измерить город

science-equipment-building < physics, mechanical-engineering
= building experimental setups | создание экспериментальных установок
doers experimental setup builder, scientific workshop engineer | разработчик установок, инженер научной мастерской, конструктор приборов, приборостроитель
work build experimental setups, make scientific instruments, design test stands | собираю экспериментальные установки, делаю научные приборы, проектирую стенды, строю установки
field experimental setup, test stand, custom instrument, scientific workshop | экспериментальная установка, лабораторный стенд, нестандартный прибор, научная мастерская
needs build setup, fix the setup, device for experiment, part for setup | собрать установку, сделать стенд, прибор для эксперимента, деталь для установки, починить установку, нестандартное оборудование

technical-expertise-court < engineering, litigation
= forensic and technical expertise | судебная техническая экспертиза
doers forensic engineer, technical expert for court, construction expert | судебный эксперт, строительный эксперт, автотехнический эксперт, независимый эксперт
work write expert reports, examine accidents | пишу экспертные заключения, провожу экспертизы, оцениваю ущерб, провожу независимую экспертизу
field expert report, independent examination, damage assessment, flood damage | экспертное заключение, независимая экспертиза, оценка ущерба, ущерб от залива
needs independent expertise, prove defect, flooded flat damage, dispute with builder | оценить ущерб, доказать брак, залили квартиру, спор со строителями

old-computers-donation < it-support, second-hand-swap
= used computers and e-waste | старая техника и электронный мусор
doers computer refurbisher, e-waste recycler, computer donor | восстановитель компьютеров, переработчик электроники, сборщик старой техники
work refurbish computers, collect e-waste, donate computers | восстанавливаю старые компьютеры, собираю старую технику, отдаю компьютеры
field used computers, e-waste, refurbished laptops, old electronics | старые компьютеры, электронные отходы, восстановленные ноутбуки, старая электроника
needs computers for school, laptop for child, give away computer, recycle electronics, old laptops, computers for charity | компьютеры для школы, ноутбук для ребёнка, отдать компьютер, сдать электронику, старые ноутбуки, компьютеры для фонда, списанная техника

school-it < it-support, school-teaching
= IT in schools | ИТ в школе
doers school it technician, computer class teacher, school it administrator | школьный айтишник, лаборант компьютерного класса, системный администратор школы, инженер школы
work maintain computer class, set up interactive boards | обслуживаю компьютерный класс, настраиваю интерактивные доски, веду школьный сайт
field computer class, interactive whiteboard, school site, school network | компьютерный класс, интерактивная доска, школьный сайт, школьная сеть
needs computer class setup, school website, interactive board broken, it help for school | настроить компьютерный класс, сломалась интерактивная доска, айти-помощь школе

cyber-lessons < cybersecurity, digital-literacy
= security lessons for people | уроки кибербезопасности
doers security awareness trainer, cyber hygiene teacher | тренер по кибергигиене, преподаватель кибербезопасности, лектор по мошенничеству
work teach cyber hygiene, train employees against phishing, warn seniors about scams | учу кибергигиене, обучаю сотрудников от фишинга, рассказываю пожилым о мошенниках
field cyber hygiene, phishing training, scam awareness, security lesson | кибергигиена, урок кибербезопасности, обучение от фишинга, телефонное мошенничество
needs protect parents from scams, train employees security, lesson on security, seniors and scammers, protect from phishing | защитить родителей от мошенников, обучить сотрудников безопасности, урок по кибербезопасности, мошенники обманывают пожилых, лекция о мошенниках

ai-training-teachers < prompt-engineering, teacher-training
= AI for teachers and staff | нейросети для учителей и сотрудников
doers ai trainer for teachers, ai literacy teacher, ai workshop host | тренер по нейросетям, преподаватель по нейросетям, ведущий мастер-класса по нейросетям
work teach ai tools, run ai workshops, show neural networks | учу нейросетям, провожу мастер-классы по нейросетям, показываю нейросети, обучаю сотрудников ИИ
field ai course, ai workshop, ai in school, ai literacy | курс по нейросетям, мастер-класс по нейросетям, нейросети в школе, ИИ-грамотность
needs train staff ai, ai course for employees, ai for teachers, ai in lessons | обучить сотрудников нейросетям, курс по ИИ для сотрудников, нейросети для учителей, нейросети на уроке
`
