export const concepts = `
noise-measurement < acoustics, environmental-engineering
= noise and vibration measurement | измерение шума и вибрации
doers noise specialist, noise consultant, vibration engineer, noise expert, acoustic surveyor | специалист по шуму, эксперт по шуму, вибродиагност, инженер по вибрации, специалист по виброакустике
work measure noise, map noise, reduce noise, measure vibration, assess noise levels, model noise | измеряю шум, измерять шум, составляю карту шума, снижаю шум, измеряю вибрацию, замеряю уровень шума, вибродиагностика оборудования
field noise map, noise level, sound level meter, noise barrier, noise pollution, vibration, traffic noise, decibels, noise protection | карта шума, уровень шума, шумомер, шумозащитный экран, шумовое загрязнение, вибрация, шум от дороги, децибелы, защита от шума, замеры шума
needs noise from road, noise from neighbours, too noisy, noisy street, noisy equipment, noise complaint, prove the noise, noise at night, vibration of machine, noisy ventilation | измерить шум, замерить шум, шум от стройки, слишком шумно, шумная улица, шумит оборудование, жалоба на шум, доказать шум, снизить шум, шум ночью, вибрирует станок, гудит вентиляция

measurement-systems < engineering, electronics
= sensors and measuring systems | датчики и измерительные системы
doers measurement engineer, sensor specialist, sensor developer, instrumentation specialist, data acquisition engineer | инженер-измеритель, специалист по измерениям, разработчик датчиков, специалист по датчикам, разработчик измерительных приборов
work develop sensors, measure vibration and temperature, build measuring devices, calibrate sensors, design measurement setups, log data | разрабатываю датчики, делаю измерительные приборы, калибрую датчики, провожу измерения, проводить измерения, собираю измерительные установки, снимаю показания
field sensors, measurements, measuring device, data logger, strain gauge, accelerometer, thermocouple, labview, measuring equipment, pressure sensor, data acquisition | датчики, измерения, измерительный прибор, регистратор данных, тензодатчик, акселерометр, термопара, измерительное оборудование, датчик давления, сбор показаний, расходомер
needs measure temperature, measure humidity, measure pressure, choose a sensor, which sensor, sensor for, accurate measurements, log measurements, borrow measuring equipment, calibrate the sensor, build a measuring setup | измерить температуру, измерить влажность, измерить давление, выбрать датчик, какой датчик, датчик для, точные измерения, прибор для измерения, записывать показания, измерительный прибор напрокат, откалибровать датчик, собрать установку

bridge-engineering < structural-engineering, transport-engineering
= bridges | мосты
doers bridge engineer, bridge designer, bridge inspector | мостовик, инженер мостов, проектировщик мостов, мостостроитель, обследователь мостов
work design bridges, inspect bridges, repair bridges, monitor bridges, test bridges | проектирую мосты, обследую мосты, ремонтирую мосты, испытываю мосты, слежу за состоянием мостов
field bridge inspection, bridge design, bridge monitoring, footbridge, overpass, bridge span, viaduct, bridge construction | обследование мостов, проектирование мостов, мониторинг мостов, пешеходный мост, путепровод, пролёт моста, эстакада, строительство моста, мостовые сооружения
needs bridge is old, old bridge, inspect bridge, bridge condition, bridge repair, bridge closed, footbridge needed, sensors on bridge, bridge data | старый мост, аварийный мост, обследовать мост, состояние моста, ремонт моста, мост закрыли, нужен мостик, датчики на мост, данные о мостах

road-building < transport-engineering, construction
= roads and paving | дороги и покрытия
doers road builder, paving contractor, asphalt worker, road contractor, road engineer | дорожник, дорожный строитель, асфальтоукладчик, укладчик плитки, дорожный подрядчик, инженер-дорожник
work build roads, lay asphalt, pave yards, repair roads, design roads | строю дороги, кладу асфальт, асфальтирую, мощу дорожки, ремонтирую дороги, проектирую дороги, укладываю тротуарную плитку
field asphalt, paving, road surface, gravel road, road works, sidewalk, kerb, road markings | асфальт, асфальтирование, дорожное покрытие, грунтовая дорога, щебень, тротуар, тротуарная плитка, бордюр, дорожная разметка, дорожные работы
needs repair road, road repair, potholes, pave the yard, gravel for road, driveway, no sidewalk, muddy road, road to village | ремонт дороги, отремонтировать дорогу, ямы на дороге, заасфальтировать, положить асфальт, отсыпать дорогу, подъезд к дому, нет тротуара, размыло дорогу, дорога в деревню

structural-monitoring < structural-engineering, measurement-systems
= monitoring of structures | мониторинг конструкций
doers structural monitoring engineer, deformation specialist, building diagnostics engineer | инженер мониторинга зданий, специалист по деформациям, диагност зданий
work monitor structures, measure deformation, watch cracks, install crack sensors | слежу за деформациями, измеряю осадку, мониторю здания, ставлю датчики на конструкции, наблюдаю за трещинами
field crack monitoring, settlement of building, tilt sensor, vibration of building, strain measurement | наблюдение за трещинами, деформации, осадка здания, датчик наклона, маяки на трещины, вибрация здания
needs crack grows, building settles, building tilts, watch the cracks, vibration from construction | трещина растёт, здание оседает, дом накренился, следить за трещинами, измерить деформацию, вибрация от стройки

enclosure-design < mechanical-engineering, industrial-design
= cases and housings for devices | корпуса приборов
doers enclosure designer, housing designer, mechanical prototyper | конструктор корпусов, разработчик корпусов, проектировщик корпусов
work design enclosures, make cases, print cases, make housings | проектирую корпуса, делаю корпуса, печатаю корпуса, изготавливаю корпуса, разрабатываю корпуса
field device enclosure, waterproof case, plastic case, aluminium case, housing for electronics, ip67 | корпус прибора, корпус для электроники, герметичный корпус, пластиковый корпус, алюминиевый корпус, влагозащита
needs case for board, case for device, make a case, housing for sensor, dustproof, small batch of cases, enclosure for electronics | корпус для платы, корпус для датчика, корпус для устройства, изготовить корпус, сделать корпус, партия корпусов, защита от влаги

component-sourcing < electronics, procurement
= electronic components sourcing | поставка электронных компонентов
doers components buyer, component distributor, electronics buyer | закупщик компонентов, поставщик компонентов, поставщик микросхем, комплектовщик
work source components, supply chips, find replacements | закупаю компоненты, поставляю микросхемы, подбираю аналоги, ищу компоненты, везу компоненты из Китая
field electronic components, chips supply, component analogues, resistors and capacitors | электронные компоненты, радиодетали, микросхемы, разъёмы, аналоги компонентов, комплектующие для плат, ЭКБ
needs find chips, find components, components out of stock, replace a chip, long lead times, buy components, buy radio parts | найти микросхемы, найти компоненты, нет компонентов, заменить микросхему, долгая поставка компонентов, купить компоненты, купить радиодетали

product-testing-labs < metrology
= testing laboratories | испытательные лаборатории
doers testing laboratory, test lab manager, emc engineer, product tester, climatic test engineer | испытательная лаборатория, руководитель испытательной лаборатории, инженер по ЭМС, испытатель, инженер климатических испытаний
work test products, run climatic tests, test emc, test durability | провожу испытания, испытываю изделия, испытания на ЭМС, климатические испытания, испытываю материалы
field product tests, emc testing, climatic chamber, electrical safety test, test report, accredited laboratory, durability test | протокол испытаний, ЭМС, климатическая камера, электробезопасность, аккредитованная лаборатория, ресурсные испытания, стендовые испытания
needs test the product, accredited lab, pass the tests, lab tests, emc test, test in cold, independent test | провести испытания, пройти испытания, испытать изделие, испытать в холоде, независимые испытания, лабораторные испытания

standardisation < engineering, metrology
= technical standards | технические стандарты
doers standards expert, standardisation specialist, technical committee member | эксперт по стандартам, специалист по стандартизации, член технического комитета, нормоконтролёр
work write standards, develop technical regulations, explain standards | разрабатываю стандарты, пишу ГОСТы, разбираюсь в стандартах, разрабатываю технические условия
field technical standard, iso standard, iec, technical regulation, compliance with standards, norms and codes, technical conditions | технический стандарт, ГОСТы, технические условия, ТУ на продукцию, технический регламент, СНиП, нормативная документация, СП и ГОСТ
needs which standard, comply with standard, meet the standard, write technical conditions, building codes, which norms apply | какой ГОСТ, соответствовать ГОСТу, разработать ТУ, какие нормы, строительные нормы, по стандарту

medical-device-registration < medical-devices, certification
= registration of medical devices | регистрация медицинских изделий
doers regulatory affairs manager, medical device consultant, mdr consultant, regulatory specialist for devices | специалист по регистрации медизделий, эксперт по регистрации медицинских изделий, специалист по регуляторике, регуляторщик
work register medical devices, prepare technical file, obtain ce mark, prepare fda submission | регистрирую медизделия, регистрировать медизделия, получаю регистрационные удостоверения, готовлю досье, готовлю техническую документацию на медизделия, провожу через Росздравнадзор
field medical device registration, mdr, fda clearance, 510k, ce certification of device, technical file, notified body, software as medical device, medical certification | регистрация медицинских изделий, регистрационное удостоверение, Росздравнадзор, регистрационное досье, клинические испытания медизделий, ПО как медизделие, технический файл, медицинская сертификация, класс риска медизделия
needs register device, register medical device, register as medical device, certify device, certify medical device, medical certificate for device, registration certificate, fda approval, ce mark for device, medical regulations, which device class | зарегистрировать медизделие, зарегистрировать прибор, зарегистрировать изделие, регистрация медизделия, получить регистрационное удостоверение, сертифицировать прибор, сертифицировать медизделие, регистрация в росздравнадзоре, вывести медизделие, медицинская регистрация, получить РУ

hospital-pilots < medical-devices, healthtech
= pilots and validation in hospitals | пилоты и апробация в больницах
doers clinical partner, hospital innovation manager, clinical champion, doctor tester | клинический партнёр, врач-эксперт, врач-апробатор, руководитель инноваций клиники
work test devices in clinic, run hospital pilots, give clinical feedback, evaluate medical technology | испытываю приборы в клинике, провожу апробацию, провожу пилоты в больнице, консультирую медстартапы, даю обратную связь разработчикам
field clinical validation, hospital pilot, clinical testing of device, usability with doctors, hospital innovation | клиническая апробация, пилот в больнице, апробация прибора, клиническая база, внедрение в клинике, медицинские инновации
needs hospital for pilot, clinic for pilot, test in hospital, test in clinic, pilot with hospital, doctor to test, clinical base, show to doctors, doctor feedback, advice from doctors, access to hospital | больница для пилота, испытать в больнице, испытать в клинике, апробация в клинике, врач для консультации, показать врачам, обратная связь врачей, внедрить в больницу, выйти на больницы, клиника-партнёр

health-data < medicine, data
= medical data and registries | медицинские данные и регистры
doers health data analyst, medical data scientist, registry manager, health informatician, medical statistician, clinical data manager | аналитик медицинских данных, специалист по медицинским данным, медицинский статистик, дата-менеджер клинических исследований, ведущий регистра пациентов
work analyse medical data, build patient registries, anonymise medical records, analyse hospital data | анализирую медицинские данные, веду регистр пациентов, обезличиваю медицинские данные, анализирую данные больниц, веду медстатистику
field medical data, patient data, health records, patient registry, medical images dataset, hospital statistics, anonymised patient records, real-world data | медицинские данные, данные пациентов, истории болезни, регистр пациентов, датасет снимков, медицинская статистика, обезличенные данные пациентов, медстатистика, реальная клиническая практика
needs medical dataset, hospital data, access to medical records, analyse patient data, anonymised scans, process medical data | медицинский датасет, данные больницы, доступ к историям болезни, обработать медицинские данные, обезличенные снимки, вести регистр, база пациентов

health-privacy < privacy-protection, medicine
= privacy of health data | приватность медицинских данных
doers health privacy lawyer, hipaa consultant, medical data protection officer | юрист по медицинским данным, специалист по врачебной тайне, специалист по защите медданных
work protect patient data, draft patient consent, advise on medical privacy | защищаю данные пациентов, составляю информированные согласия, консультирую по врачебной тайне
field patient consent, medical confidentiality, hipaa, informed consent, patient privacy, sensitive data | информированное согласие, врачебная тайна, медицинская тайна, согласие пациента, чувствительные данные, приватность пациентов
needs store patient data, informed consent form, share medical data, patient data abroad, legal use of patient data | защитить данные пациентов, хранить медицинские данные, согласие пациентов, форма согласия, передавать медданные, соблюсти врачебную тайну, использовать данные пациентов

medical-ai < machine-learning, medicine
= AI in medicine | ИИ в медицине
doers medical ai developer, medical ai researcher, ai radiology engineer | разработчик медицинского ИИ, исследователь медицинского ИИ, специалист по ИИ в медицине
work train models on scans, detect disease by ai, analyse ecg with ml | обучаю модели на снимках, распознаю патологии, анализирую ЭКГ нейросетью, делаю ИИ для врачей
field ai diagnostics, ai radiology, medical image analysis, ecg analysis, decision support for doctors | ИИ-диагностика, анализ медицинских изображений, анализ снимков нейросетью, поддержка врачебных решений, СППВР
needs analyse scans automatically, analyse medical images, predict disease, ai for doctors, radiologist to annotate | анализировать снимки, распознавать патологии, предсказать заболевание, ИИ для врачей, рентгенолог для разметки

hospital-operations < healthcare-management
= hospital work organisation | организация работы больницы
doers ward manager, head of department in hospital, hospital director, chief nurse, deputy chief physician, hospital logistics manager | заведующая отделением, директор больницы, замглавврача, главная медсестра, начмед, логист больницы
work run a ward, schedule shifts for staff, organise patient flow, manage emergency room | заведую отделением, составляю график дежурств, организую приёмное отделение, управляю потоками пациентов, организую работу отделения
field hospital ward, emergency room, shift schedule, patient queue, hospital beds, operating theatre schedule, outpatient department | отделение больницы, приёмный покой, приёмное отделение, график дежурств, очередь пациентов, коечный фонд, амбулатория, стационар
needs shifts not covered, long queues, patients wait, nurse shortage, overloaded doctors, too much paperwork doctors, staff for hospital, patient routing, organise the ward | некому дежурить, очереди в поликлинике, пациенты ждут, не хватает медсестёр, не хватает врачей, врачи перегружены, бумажная работа врача, маршрутизация пациентов, персонал в больницу

nurse-training < nursing, medical-education
= training of nurses and carers | обучение медсестёр и сиделок
doers nurse educator, clinical instructor, caregiver trainer, nursing teacher | преподаватель сестринского дела, наставник медсестёр, тренер сиделок, преподаватель медколледжа
work train nurses, teach patient care, train caregivers | обучаю медсестёр, учу уходу за больными, обучаю сиделок, веду школу ухода
field nursing course, patient care training, school of care, simulation training | курсы медсестёр, школа ухода, обучение уходу, симуляционный центр, курсы сиделок
needs train staff nurses, learn patient care, care for bedridden, nurse courses, become a nurse | обучить медсестёр, научиться ухаживать, ухаживать за лежачим, стать медсестрой

patient-navigation < medicine
= finding the right doctor | подбор врача и навигация пациента
doers patient navigator, medical concierge, health advisor, medical coordinator | медицинский координатор, медицинский консьерж, навигатор пациента, врач-куратор
work find specialists, accompany patients, organise treatment, get second opinions | подбираю врачей, сопровождаю пациентов, организую лечение, организую второе мнение, координирую лечение
field second opinion, choice of clinic, treatment abroad, medical records review, specialist referral | второе мнение, выбор клиники, лечение за границей, консилиум, направление к врачу, квота на лечение
needs find a doctor, good doctor, which doctor, which specialist, recommend a doctor, english-speaking doctor, russian-speaking doctor, choose a clinic, get a quota, rare specialist | найти врача, хороший врач, посоветуйте врача, порекомендуйте врача, какой врач, русскоязычный врач, выбрать клинику, лечиться за границей, получить квоту, попасть к врачу, записаться к врачу

medical-interpreting < translation, medicine
= interpreting for patients | медицинский перевод
doers medical interpreter, medical translator, hospital interpreter | медицинский переводчик, переводчик у врача, переводчик в больнице
work interpret at doctor, translate medical records, accompany to doctor | перевожу у врача, перевожу медицинские документы, сопровождаю к врачу, перевожу выписки
field medical translation, translation at doctor, medical records translation, discharge summary | медицинский перевод, перевод у врача, перевод выписки, перевод анализов, перевод медицинских документов
needs interpreter at doctor, go to doctor with interpreter, translate test results, understand the doctor, translate discharge | перевести выписку, перевести анализы, переводчик к врачу, сходить к врачу с переводчиком, понять врача, перевести медицинские документы

research-grants < grant-writing, science
= research grants | научные гранты
doers research grant consultant, grant reviewer, research funding officer, principal investigator of grant | эксперт научных грантов, рецензент грантов, руководитель научного гранта, грантополучатель
work write research proposals, apply for research funding, review grant proposals, manage research grants | пишу заявки в РНФ, подаю на научные гранты, рецензирую заявки, веду научный грант, отчитываюсь по гранту
field research proposal, research funding, erc grant, fellowship, grant report, consortium partner, science foundation | научный грант, заявка на грант, грант РНФ, стипендия для учёных, отчёт по гранту, партнёр в консорциум, научный фонд, финансирование исследований, мегагрант
needs funding for research, write a proposal, research grant, partner for grant, consortium partners, fund my research, grant deadline, apply for fellowship | финансирование исследования, деньги на исследование, написать заявку, партнёр для гранта, партнёры в консорциум, подать на РНФ, соисполнитель по гранту, найти финансирование науки

scientific-publishing < science, academic-writing
= publishing in science | научные публикации
doers journal editor, peer reviewer, scientific editor, academic publisher | редактор научного журнала, рецензент, научный редактор, издатель научного журнала
work publish articles, review papers, edit manuscripts, help publish research | публикую статьи, рецензирую статьи, редактирую рукописи статей, помогаю опубликовать статью, издаю научный журнал
field journal article, manuscript, preprint, co-author, open access, impact factor, conference paper, scientific journal | научный журнал, рукопись статьи, препринт, соавтор статьи, открытый доступ, импакт-фактор, тезисы конференции, публикация в журнале, квартиль, публикационная активность
needs publish a paper, publish article, choose a journal, which journal, co-author for paper, reviewers for journal, paper rejected, review my paper, proofread my paper, english for paper, conference abstract | опубликовать статью, опубликоваться в журнале, выбрать журнал, какой журнал, соавтор для статьи, рецензенты в журнал, отклонили статью, вычитать статью, английский в статье, тезисы на конференцию, написать статью

research-data < science, data
= research data and datasets | исследовательские данные и датасеты
doers data steward, research data manager, data curator, dataset author | куратор данных, дата-стюард, менеджер исследовательских данных, составитель датасета
work publish datasets, curate data, share research data, document datasets | публикую датасеты, собираю датасеты, описываю данные, делюсь данными исследований, выкладываю данные
field dataset, datasets, open research data, data repository, zenodo, metadata, data management plan, measurement data | датасет, датасеты, открытые научные данные, репозиторий данных, метаданные, план управления данными, данные измерений, архив данных
needs looking for dataset, need dataset, share data, publish the dataset, access to data, data for research, data for thesis, real data, historical data | ищу датасет, нужны датасеты, поделиться данными, опубликовать датасет, доступ к данным, данные для исследования, данные для диплома, реальные данные, архивные данные

thesis-topics < science, university-teaching
= theses and student research | дипломы и студенческие исследования
doers thesis student, master student, diploma student, student researcher, thesis reviewer | дипломник, магистрант, студент-исследователь, рецензент диплома
work write a thesis, review theses, supervise diplomas, consult on theses | пишу диплом, пишу магистерскую, рецензирую дипломы, консультирую дипломников, оппонирую
field thesis, bachelor thesis, diploma project, term paper, thesis topic, thesis defence | дипломная работа, курсовая, тема диплома, защита диплома, ВКР, магистерская, предзащита, оппонент на защите
needs topic for thesis, finish thesis, write thesis, thesis advice, data for thesis, company for thesis, defend thesis | дописать диплом, дописать диссертацию, рецензент на диплом, помощь с дипломом, компания для диплома, защита диссертации, нужен оппонент, отзыв на автореферат, база практики

lab-access < science, laboratory-equipment
= access to labs and instruments | доступ к лабораториям и приборам
doers core facility manager, shared lab owner, instrument operator | руководитель ЦКП, оператор прибора, владелец лаборатории, сотрудник центра коллективного пользования
work run samples on instruments, rent lab space, provide lab services | измеряю образцы, сдаю лабораторию, делаю анализы на приборах, предоставляю оборудование
field core facility, shared laboratory, lab rental, instrument time, microscope access, lab bench, sample preparation | центр коллективного пользования, ЦКП, аренда лаборатории, время на приборе, доступ к микроскопу, лабораторное место, пробоподготовка, вытяжка в лаборатории
needs access to laboratory, lab for experiment, rent a lab, use a microscope, measure samples, analyse samples, run an experiment, borrow equipment, equipment for experiment, send samples | доступ к лаборатории, лаборатория для эксперимента, арендовать лабораторию, померить образцы, проанализировать образцы, нужен микроскоп, провести эксперимент, оборудование для эксперимента, измерить образец, доступ к оборудованию, отдать пробы

research-collaboration < science
= scientific collaboration | научное сотрудничество
doers research partner, collaborator in science, research coordinator, visiting researcher | научный партнёр, приглашённый исследователь, координатор исследования, научный консультант
work collaborate on research, run joint studies, advise on research | веду совместные исследования, консультирую исследования, сотрудничаю с лабораториями, научно консультирую
field joint paper, interdisciplinary research, visiting scholar, research exchange | совместное исследование, совместная статья, междисциплинарное исследование, научная стажировка, научная коллаборация, научное консультирование
needs partner for research, collaborate with lab, find a lab, scientific advisor, scientific consultant, industry partner for research, hospital for research | партнёр для исследования, найти лабораторию, нужен научный консультант, соисполнители исследования, коллаборация с лабораторией, база для исследования

phd-positions < science
= PhD and postdoc positions | позиции в аспирантуре и постдок
doers phd candidate, postdoc seeker, group leader, hiring professor | соискатель, кандидат в аспирантуру, руководитель группы, будущий аспирант
work apply for phd, hire postdocs, review phd applications | поступаю в аспирантуру, набираю аспирантов, ищу постдока, помогаю поступить на PhD
field phd position, postdoc position, doctoral programme, motivation letter for phd, research internship | позиция PhD, позиция постдока, PhD-программа, научная стажировка, мотивационное на PhD, аспирантура за границей
needs phd abroad, find phd, find postdoc, looking for phd students, position in lab, laboratory to join | PhD за границей, поступить на PhD, поступить в аспирантуру, найти постдок, ищу аспирантов, ищем аспиранта, попасть в лабораторию

school-talks < science-communication, career-guidance
= talks for pupils about professions | рассказы школьникам о профессии
doers guest speaker for schools, school visitor, career talk speaker, role model for pupils | гость в школу, спикер для школьников, рассказчик о профессии, наставник школьников
work talk to pupils, speak at schools, show my lab to children, give career talks, host school excursions | выступаю перед школьниками, рассказываю школьникам, провожу экскурсии для школьников, выступаю в школах, показываю лабораторию детям, веду профориентацию
field career talk, school visit, lesson by professional, career day, excursion to lab, excursion to factory, open lesson | рассказ о профессии, урок профориентации, день профессий, экскурсия в лабораторию, экскурсия на завод, открытый урок, встреча со школьниками, профпробы
needs speaker for pupils, talk to children, tell about profession, excursion for pupils, excursion for class, guest for lesson, career day speakers, show children science, interesting person for school, visit a factory | выступить перед школьниками, рассказать школьникам, рассказать детям, рассказать о профессии, экскурсия для школьников, экскурсия для класса, гость на урок, спикеры на день профессий, показать детям науку, встреча с учёным

literature-review < science, academic-writing
= literature and evidence reviews | обзоры литературы
doers literature reviewer, evidence analyst, information specialist, research librarian | составитель обзоров, библиограф, специалист по обзорам литературы, библиотекарь-информационщик
work review literature, search articles, do meta-analysis | делаю обзоры литературы, ищу статьи, делаю метаанализ, подбираю источники
field literature review, pubmed search, meta-analysis, zotero, reference list, evidence review | обзор литературы, поиск статей, список литературы, зотеро, обзор источников, обзор исследований
needs find articles, access to articles, full text of paper | найти статьи, найти источники, доступ к статьям, оформить список литературы, полный текст статьи

survey-research < statistics, sociology
= surveys and questionnaires | опросы и анкеты
doers survey researcher, pollster, survey designer, questionnaire designer | опросник-исследователь, специалист по опросам, составитель анкет, социолог-полевик
work run surveys, design questionnaires, collect responses, process questionnaires | провожу опросы, составляю анкеты, собираю ответы, обрабатываю анкеты, проводить опросы
field survey, questionnaire, online poll, google forms, survey results, sample of respondents | опрос, анкета, анкетирование, гугл-форма, результаты опроса, выборка респондентов, онлайн-опрос
needs fill in survey, take the survey, survey participants, people for survey, design a questionnaire, run a survey, process survey, share my survey | пройти опрос, заполнить анкету, участники опроса, люди для опроса, составить анкету, провести опрос, обработать анкеты, распространить опрос

research-ethics-approval < science, clinical-trials
= study approvals and ethics | этическое одобрение исследований
doers ethics committee member, research ethics consultant, irb member | член этического комитета, эксперт по этике исследований
work approve study protocols, advise on research ethics | рассматриваю протоколы, консультирую по этике исследований, готовлю документы в этический комитет
field ethics approval, irb, study consent form, animal experiments approval | этическое одобрение, этический комитет, согласие участника исследования, разрешение на исследование
needs ethics committee, approve the study, consent form for study, study on children | одобрение этического комитета, пройти этический комитет, согласие участников исследования

study-participants < science, clinical-trials
= volunteers for studies | участники исследований
doers study participant, study volunteer, healthy volunteer, test subject | участник исследования, испытуемый, здоровый доброволец, доброволец исследования
work take part in studies, recruit participants | участвую в исследованиях, набираю испытуемых, набираю участников исследования
field participants for study, experiment volunteers, patient recruitment | испытуемые, участники эксперимента, набор пациентов, набор добровольцев
needs need participants, recruit patients, volunteers for experiment, test subjects, patients with diagnosis for study | участники исследования, нужны испытуемые, ищу испытуемых, набрать пациентов, набрать участников, добровольцы для исследования, пациенты для исследования

public-administration < public-policy
= public administration | государственное управление
doers civil servant, public official, government official, municipal officer, ministry employee, city official | чиновник, госслужащий, муниципальный служащий, сотрудник министерства, сотрудник администрации, специалист мэрии, государственный служащий
work work in government, work at city hall, run public programmes, draft regulations | работаю в администрации, работаю в министерстве, на госслужбе, веду госпрограммы, готовлю постановления, работаю в мэрии
field civil service, government agency, city administration, ministry, public policy programme, municipal budget | госслужба, госорган, администрация города, министерство, госпрограмма, муниципальный бюджет, нацпроект, ведомство
needs reach the ministry, contact city hall, official who decides, letter to administration, talk to officials, get approval from city, meet the mayor, support of administration, work with government | выйти на министерство, выйти на администрацию, письмо в администрацию, поговорить с чиновниками, согласовать с городом, встретиться с мэром, поддержка администрации, работа с госорганами, достучаться до чиновников

city-services < public-administration
= city services and utilities | городские службы
doers utility company manager, city services manager, municipal engineer, street cleaning manager, water utility engineer, city maintenance head | руководитель городской службы, сотрудник водоканала, коммунальщик, инженер горводоканала, начальник службы благоустройства, диспетчер городской службы
work maintain streets, clean the city, run city utilities, handle citizens' requests | обслуживаю город, убираю улицы, обслуживаю городские сети, отвечаю на обращения граждан, содержу дороги, вывозим мусор
field street lighting, snow removal, garbage collection, water utility, city hotline, citizen requests, municipal services, street cleaning | уличное освещение, уборка снега, вывоз мусора, водоканал, обращения граждан, городская горячая линия, коммунальные службы, благоустройство улиц, теплосети
needs snow not removed, street lights do not work, rubbish not collected, complain to city, report a pothole, dark street, broken street light, overflowing bins | не убирают снег, не горят фонари, не вывозят мусор, пожаловаться в администрацию, тёмная улица, сломан фонарь, куда жаловаться, переполнены баки, обращение граждан, прорыв трубы на улице

open-data < data, public-administration
= open data | открытые данные
doers open data activist, open data manager, city data analyst, data publisher | специалист по открытым данным, активист открытых данных, городской аналитик, публикатор открытых данных
work publish open data, analyse city data, visualise public data, request data from city | публикую открытые данные, анализирую городские данные, визуализирую госданные, работаю с открытыми данными
field open data portal, city data, public datasets, government data | портал открытых данных, городские данные, государственные данные, данные города, данные о транспорте, госданные
needs open data, data from city, publish city data, data on traffic, data on accidents, data about noise, request public data | открытые данные, данные от мэрии, опубликовать данные, данные о дтп, запросить данные, данные о пассажирах

public-procurement-innovation < public-administration, procurement
= technology for cities and government | технологии для города и госсектора
doers city innovation officer, smart city manager, government it manager | руководитель умного города, специалист по инновациям города, руководитель цифровой трансформации, РЦТ
work introduce technology in city, run city pilots, test solutions in city | внедряю технологии в городе, запускаю городские пилоты, тестирую решения в городе
field smart city pilot, city pilot, urban technology, municipal tender, city innovations | умный город, городской пилот, пилотное внедрение, городские технологии, инновации для города, муниципальный тендер
needs pilot in city, city as customer, sell to city, test in the city, place sensors in city, municipal permission, partner city, city for pilot | пилот в городе, город для пилота, продать городу, испытать в городе, поставить датчики в городе, разрешение города, пилот с мэрией, муниципалитет для пилота

permits-licences < public-administration, law
= permits and licences | разрешения и лицензии
doers permit consultant, licensing specialist, permits expediter | специалист по лицензированию, специалист по разрешениям, лицензионщик
work obtain permits, get licences, prepare permit documents | получаю лицензии, оформляю разрешения, готовлю документы на лицензию, получать разрешения
field building permit, business licence, permit application, activity licence, land use permit | лицензия на деятельность, разрешительная документация, разрешение на деятельность, лицензирование, разрешение на ввод
needs get a permit, get licence, need a licence, permission from city, refused permit, event permit, licence for activity | получить разрешение, получить лицензию, нужна лицензия, согласование мероприятия, отказали в разрешении, разрешение на мероприятие, оформить лицензию

engineering-education < engineering, university-teaching
= teaching of engineering | инженерное образование
doers engineering teacher, engineering lecturer, engineering professor, technical university teacher, lab instructor, drafting teacher | преподаватель инженерных дисциплин, преподаватель технического вуза, преподаватель сопромата, преподаватель черчения, преподаватель электроники, наставник инженеров
work teach engineering, teach electronics, teach mechanics, run engineering workshops, teach technical drawing, mentor young engineers | преподаю инженерные предметы, преподаю электронику, учу инженеров, преподаю черчение, преподаю сопромат, веду инженерный кружок, наставляю молодых инженеров
field engineering course, engineering students, student lab, engineering school, technical university, strength of materials course, student engineering project | инженерное образование, студенты-инженеры, инженерная школа, технический вуз, инженерные классы, учебная лаборатория, начертательная геометрия, инженерный кружок, студенческое КБ
needs teach engineers, tasks from industry, real tasks for students, internship for engineers, students for project, engineering interns, guest engineer, lab for students, understand electronics, learn electronics | учить инженеров, задачи от индустрии, реальные задачи студентам, практика для инженеров, студенты на проект, стажёры-инженеры, инженер для лекции, лаборатория для студентов, научиться паять, разобраться в электронике, подтянуть сопромат, сдать начерталку

student-internships-tech < engineering, career-guidance
= internships and student projects | стажировки и студенческие проекты
doers intern, trainee engineer, internship coordinator, student developer, junior specialist | стажёр, практикант, джун, координатор практики, студент-разработчик
work take interns, mentor interns, offer internships, do an internship | беру стажёров, беру на практику, курирую практику, прохожу практику, прохожу стажировку, веду стажёров
field internship, student practice, trainee programme, student project, capstone project | стажировка, производственная практика, студенческая практика, студенческий проект, программа стажировок, проектная практика
needs find an internship, looking for internship, need interns, student help, practice for students, place for practice | найти стажировку, ищу стажировку, ищу практику, нужны стажёры, взять стажёров, практика для студентов, место практики, проект для студентов, студенты в помощь

banking-it < fintech-development, banking
= bank technology | банковские технологии
doers bank it specialist, core banking developer, banking systems analyst, bank software engineer, bank it director | айтишник в банке, разработчик АБС, аналитик банковских систем, ИТ-директор банка, банковский разработчик
work develop bank systems, support bank software, automate bank processes | разрабатываю банковские системы, сопровождаю АБС, автоматизирую банковские процессы, работаю в банковском айти
field core banking, bank it, card systems, online banking, credit scoring system, swift integration | АБС, банковское айти, карточные системы, интернет-банк, дистанционное банковское обслуживание, ДБО, кредитный конвейер, банковские технологии
needs sell to banks, pilot with bank, bank integration, reach banks, bank as client, core banking replacement | продать банку, пилот с банком, пилот в банке, интеграция с банком, выйти на банки, банк как заказчик, заменить АБС

technical-operations < sysadmin, devops
= IT operations | эксплуатация ИТ-систем
doers operations engineer, it operations manager, duty engineer, maintenance administrator | инженер эксплуатации, дежурный администратор, специалист по сопровождению, инженер сопровождения
work maintain systems, handle incidents, keep systems running, monitor servers | сопровождаю системы, эксплуатирую системы, слежу за серверами, дежурю по ночам, обрабатываю инциденты
field incident management, system maintenance, monitoring of servers, night shifts in it, service outage | сопровождение систем, эксплуатация ИТ, инциденты, мониторинг систем, сбои сервиса, дежурная смена
needs system outage, systems go down, who maintains it, night incidents, no monitoring, keep it running, support contract | сбои системы, система падает, некому сопровождать, ночные аварии, нет мониторинга, договор на поддержку, сопровождение сайта

technical-support-team < it-support, customer-service
= product support | поддержка пользователей продукта
doers support team lead, product support specialist, technical support engineer, support operator | руководитель поддержки, специалист поддержки продукта, оператор поддержки, сапорт
work answer users, build support, solve user problems, write help articles | отвечаю пользователям, строю поддержку, решаю проблемы пользователей, пишу справку, настраиваю поддержку
field user support, support chat, help center, zendesk, knowledge base articles, support requests | поддержка пользователей, чат поддержки, справочный центр, юздеск, обращения пользователей, база знаний поддержки
needs users complain, unanswered tickets, slow support, organise support | жалобы пользователей, не отвечаем пользователям, медленная поддержка, организовать поддержку, завал обращений

booking-systems < web-development, process-automation
= booking and scheduling systems | системы записи и бронирования
doers booking system developer, scheduling consultant | разработчик системы записи, настройщик онлайн-записи
work set up online booking, build booking systems, automate scheduling | настраиваю онлайн-запись, делаю системы бронирования, автоматизирую расписание
field online booking, appointment booking, timetable software, room booking, yclients, calendly | онлайн-запись, онлайн-бронирование, запись клиентов, программа расписания, бронирование переговорок, юклаентс
needs book online, clients book themselves, timetable chaos, schedule lessons, booking calendar, double bookings | записываться онлайн, составить расписание, расписание занятий, накладки в расписании, бронирование на сайте

registration-forms < web-development
= forms and event registration | формы и регистрация участников
doers registration system developer, event tech specialist, forms specialist | разработчик регистрации, специалист по регистрации участников
work set up registration, build forms, sell tickets online | настраиваю регистрацию, делаю формы, подключаю билеты, собираю заявки
field registration form, ticket sales online, timepad, eventbrite, qr check-in, sign-up form | форма регистрации, онлайн-билеты, таймпад, регистрация участников, форма заявки, qr-билеты, продажа билетов онлайн
needs register participants, collect applications, check in guests, sign up page | продавать билеты, собрать заявки, список участников, билеты онлайн

community-software < software-engineering, community-management
= software for clubs and communities | программы для сообществ
doers community platform developer, membership software developer | разработчик платформы сообществ, разработчик для сообществ
work build community platforms, make member directories | делаю платформы для сообществ, делаю базу участников, автоматизирую сообщества
field member directory, community platform, membership database, alumni database, random coffee bot | база участников, платформа сообщества, каталог участников, база выпускников, рандом кофе, бот знакомств
needs member database, introduce members, connect members, platform for community, list of members | познакомить участников, платформа для сообщества, список участников сообщества, знакомить участников

inventory-software < software-engineering, warehousing
= stock and inventory software | складской учёт и программы
doers inventory system specialist, wms consultant, stock software developer | специалист по складскому учёту, внедренец складских систем, настройщик моегосклада
work set up inventory, automate warehouse, introduce barcodes | настраиваю складской учёт, автоматизирую склад, внедряю штрихкоды, настраиваю мойсклад
field inventory software, barcodes, wms, stock accounting, rfid tags | складской учёт, штрихкоды, МойСклад, инвентаризация, RFID-метки, учёт остатков, учёт товаров
needs count stock, stock does not match, inventory mess, track inventory, lost equipment | остатки не сходятся, учёт товара, инвентаризация склада, пересорт, следить за остатками, учёт оборудования

school-software < edtech-development
= software for schools | программы для школ
doers school software developer, electronic journal administrator | разработчик для школ, администратор электронного журнала
work build school systems, make educational apps, set up electronic journal | делаю сервисы для школ, делаю учебные приложения, настраиваю электронный дневник
field electronic journal, school app, educational app, test system for pupils, digital textbook | электронный дневник, электронный журнал, школьное приложение, учебное приложение, тренажёр для школьников, электронный учебник
needs app for pupils, school for pilot, teachers for feedback, test in school, online tests for pupils, school timetable | приложение для школьников, школа для пилота, учителя для пилота, обратная связь от учителей, испытать в школе, тесты для учеников, школьное расписание

fleet-tracking < iot, logistics
= GPS tracking and telematics | GPS-мониторинг и телематика
doers telematics engineer, gps tracking installer, fleet monitoring specialist | инженер телематики, установщик GPS-трекеров, специалист по мониторингу транспорта
work install trackers, monitor vehicles, track deliveries | ставлю трекеры, отслеживаю транспорт, мониторинг транспорта, контролирую топливо
field gps tracker, telematics, fuel monitoring, vehicle tracking, glonass | GPS-трекер, телематика, контроль топлива, глонасс, мониторинг автопарка, маячок
needs track vehicles, track delivery, fuel theft, where is the truck, tracker for bike, tracker for animals | отслеживать машины, отследить доставку, сливают топливо, где машина, трекер на велосипед, трекер для собаки, контроль водителей

digitisation < it-support, archives
= digitisation of documents and archives | оцифровка
doers digitisation specialist, scanning operator, film digitiser | специалист по оцифровке, оператор сканирования, оцифровщик
work digitise documents, scan archives, digitise tapes, scan old photos | оцифровываю документы, сканирую архивы, оцифровываю кассеты, оцифровываю плёнки, сканирую книги
field document scanning, digitised archive, vhs digitising, film scanning, book scanner | сканирование документов, оцифровка архива, оцифровка кассет, сканирование плёнки, электронный архив, книжный сканер
needs digitise archive, scan documents, scan photos, old cassettes, digitise books, paper archive | оцифровать архив, отсканировать документы, оцифровать кассеты, оцифровать фотографии, старые плёнки, бумажный архив, оцифровать книги

museum-theatre-tech < av-engineering, web-development
= technology for museums and theatres | технологии для музеев и театров
doers museum technologist, theatre it specialist, audio guide developer | музейный технолог, разработчик аудиогидов, айтишник театра
work make audio guides, build museum kiosks, set up ticketing | делаю аудиогиды, делаю интерактивы для музеев, настраиваю билетную систему, делаю виртуальные выставки
field audio guide, museum app, interactive kiosk, theatre ticketing system, virtual exhibition | аудиогид, музейное приложение, интерактивный киоск, билетная система, виртуальная выставка, интерактивный экспонат
needs interactive exhibit, ticketing for theatre, touch screen | сделать аудиогид, билетная система театра, приложение для музея, сенсорный экран

data-visualisation < data-analysis, graphic-design
= data visualisation | визуализация данных
doers data visualisation designer, infographic designer, dataviz developer | визуализатор данных, инфографист, дизайнер инфографики, датавизер
work visualise data, draw infographics, make interactive charts, draw maps from data | визуализирую данные, рисую инфографику, делаю интерактивные графики, рисую графики, карты по данным
field data visualisation, infographic, interactive chart, interactive map, scientific figures, d3.js | визуализация данных, инфографика, интерактивный график, интерактивная карта, научная графика, рисунки для статьи
needs show data, make charts, make infographic, map of data, figures for paper, graphs for report | визуализировать данные, показать данные, сделать инфографику, данные на карте, графики для отчёта, красивая инфографика

technical-audit < software-architecture, tech-leadership
= code and technology audit | технический аудит
doers code auditor, technical due diligence expert, independent tech expert | технический аудитор, эксперт по техаудиту, независимый технический эксперт
work audit code, review code quality, technical due diligence, assess contractors | провожу технический аудит, проверяю код, оцениваю код, аудит кода, оцениваю подрядчиков
field code audit, code review by expert, quality of code | технический аудит, техническая экспертиза проекта, качество кода
needs check the code, assess code, check contractor work, estimate development cost, second opinion on code | проверить код, оценить код, проверить подрядчика, оценить разработку, сколько стоит разработка, оценить сроки разработки, принять работу у разработчиков

software-licences < it-management
= software licences and purchases | лицензии и закупка ПО
doers software reseller, licence manager, it procurement specialist | поставщик лицензий, реселлер ПО, менеджер по лицензиям, закупщик ИТ
work sell software licences, buy software, choose software | продаю лицензии, закупаю софт, подбираю ПО, оплачиваю зарубежные сервисы
field software licences, microsoft licence, software purchase, russian software analogues | лицензии на ПО, лицензии windows, закупка ПО, отечественное ПО, аналоги софта
needs buy licences, pay for foreign software, software analogue, which program to use | выбрать программу, купить лицензии, оплатить зарубежный сервис, аналог программы, отечественный аналог, какую программу

wind-energy < renewables
= wind energy | ветроэнергетика
doers wind engineer, wind farm developer, wind turbine technician, wind analyst | ветроэнергетик, инженер ветропарка, техник ветроустановок, специалист по ветроэнергетике
work build wind farms, assess wind, service turbines, forecast wind power | строю ветропарки, оцениваю ветровой ресурс, обслуживаю ветряки, прогнозирую выработку ветра
field wind turbine, wind farm, wind resource, turbine blades, wind power, wind speed data | ветрогенератор, ветропарк, ветроустановка, лопасти турбины, скорость ветра, ветровая энергия
needs wind data, wind turbine for farm, small wind turbine, turbine maintenance | данные о ветре, ветряк для фермы, оценить ветер, малый ветряк, обслуживание ветряков

solar-energy < renewables
= solar energy | солнечная энергетика
doers solar specialist, solar installer, pv designer, solar company owner | специалист по солнечным панелям, установщик солнечных панелей, проектировщик солнечных станций, солнечник
work install solar panels, design solar systems, service solar plants | устанавливаю солнечные панели, проектирую солнечные системы, обслуживаю солнечные станции, считаю окупаемость панелей
field solar panel, rooftop solar, solar inverter, solar water heater, solar plant | солнечная панель, солнечные батареи, панели на крыше, солнечный инвертор, солнечный коллектор, солнечная станция
needs solar for roof, solar for school, solar for farm, solar for house, install panels, is solar worth it, panels for cottage | панели на крышу, солнечные панели для дома, солнечные панели для школы, солнечные батареи на дачу, установить панели, окупятся ли панели

building-energy < energy, construction
= insulation and energy-efficient buildings | утепление и энергоэффективность зданий
doers insulation contractor, building energy consultant, thermal engineer, thermographer | утеплитель домов, мастер по утеплению, энергоэксперт зданий, термографист, специалист по утеплению
work insulate houses, find heat leaks, calculate insulation, survey with thermal camera | утепляю дома, утепляю фасады, ищу теплопотери, снимаю тепловизором, считаю утепление
field insulation, thermal camera, heat loss of building, facade insulation, energy certificate, warm house | утепление, утепление фасада, тепловизор, тепловизионное обследование, теплоизоляция, минвата, тёплый дом, энергопаспорт
needs insulate house, cold walls, cold house, insulate the attic, insulate balcony, reduce heating bills, cold floor | утеплить дом, холодные стены, холодный дом, утеплить чердак, утеплить балкон, найти теплопотери, меньше платить за отопление, холодный пол, промерзает угол

heat-supply < energy, plumbing-hvac
= boilers and heat pumps | котельные и тепловые насосы
doers boiler engineer, heat pump installer, boiler operator, gas engineer | котельщик, инженер-теплотехник, монтажник тепловых насосов, оператор котельной, газовщик
work install heat pumps, run boiler houses, connect gas, service boilers | ставлю тепловые насосы, обслуживаю котлы, обслуживаю котельные, подключаю газ, провожу газ
field heat pump, boiler house, gas boiler, gas connection, pellet boiler, heat networks | тепловой насос, котельная, газовый котёл, газификация, пеллетный котёл, тепловые сети
needs replace boiler, heating for house, boiler broke, cheaper heating, heat pump for house | подключить газ, провести газ, заменить котёл, отопление для дома, сломался котёл, дешёвое отопление, тепловой насос для дома

generators-backup-power < electrical-engineering, energy
= backup power | резервное электропитание
doers generator supplier, ups engineer, backup power installer | поставщик генераторов, инженер по ИБП, установщик генераторов
work install generators, rent generators, set up ups | устанавливаю генераторы, сдаю генераторы, ставлю бесперебойники
field diesel generator, backup power, power station portable | дизель-генератор, бензогенератор, ИБП, бесперебойник, резервное питание, зарядная станция портативная
needs power cuts, no power, rent a generator, generator for event, electricity at event | отключают электричество, нет электричества, аренда генератора, генератор на мероприятие, электричество на фестивале

water-supply < environmental-engineering, city-services
= water supply and quality | водоснабжение и качество воды
doers water engineer, hydraulic network engineer, water quality specialist, water utility worker | инженер водоснабжения, специалист по качеству воды, гидротехник, сотрудник водоканала, инженер ВиК
work design water networks, test water quality, find leaks, treat drinking water | проектирую водоснабжение, проверяю качество воды, ищу утечки воды, очищаю питьевую воду, строю водопровод
field drinking water, water quality, water network, leak detection, water meter, water tower | питьевая вода, качество воды, водопровод, поиск утечек, счётчик воды, водонапорная башня, водопроводная сеть, водоподготовка
needs bad water, water smells, no water, water leaks, find the leak, drinking water for village, filter for well, rusty water | плохая вода, вода пахнет, нет воды, утечка воды, найти утечку, питьевая вода в деревне, фильтр для скважины, ржавая вода, жёсткая вода

irrigation-drainage < agronomy, hydraulics
= irrigation and drainage | полив и дренаж
doers irrigation engineer, drainage contractor, irrigation installer, land reclamation engineer | мелиоратор, монтажник полива, специалист по дренажу, инженер-мелиоратор, установщик автополива
work install irrigation, drain plots, design irrigation, set up drip watering | делаю автополив, осушаю участки, проектирую полив, монтирую капельный полив, делаю дренаж
field drip irrigation, sprinkler system, drainage, land reclamation, watering system | капельный полив, автополив, дренаж, мелиорация, система полива, осушение участка, орошение
needs automatic watering, irrigate garden, water the field, swampy plot, flooded basement, drain the plot, no time to water | автоматический полив, поливать огород, полив поля, болото на участке, вода в подвале, осушить участок, топит участок, орошение полей

flood-hydrology < environmental-engineering, climate-science
= floods and rivers | паводки и реки
doers flood engineer, river engineer, hydrology modeller | гидролог-моделист, специалист по паводкам, инженер по берегоукреплению
work model floods, strengthen banks, monitor rivers | моделирую паводки, укрепляю берега, наблюдаю за реками, измеряю уровень воды
field flood risk, river level, bank protection, stormwater, rain drainage | паводок, уровень реки, берегоукрепление, ливнёвка, ливневая канализация, подтопление
needs flooded street, flood protection, river floods, river bank collapses, water level sensor, rain floods yard | подтапливает улицу, защита от паводка, разлив реки, размывает берег, датчик уровня воды, затапливает двор

soil-testing < agronomy, analytical-chemistry
= soil testing and restoration | анализ и восстановление почв
doers soil scientist, soil analyst, agrochemist, soil lab | почвовед, агрохимик, почвенная лаборатория, специалист по почвам, исследователь почв
work analyse soil, take soil samples, restore soil, map soils | анализирую почву, отбираю пробы почвы, восстанавливаю почву, составляю почвенные карты, исследую грунт
field soil analysis, soil samples, soil acidity, humus, soil moisture, soil health, soil map | анализ почвы, пробы почвы, кислотность почвы, гумус, влажность почвы, плодородие, почвенная карта, агрохимический анализ
needs test soil, tired soil, acid soil, soil for garden, contaminated land, soil fertility, soil data | проанализировать почву, образцы почвы, истощённая почва, кислая почва, загрязнённый участок, плодородие почвы, данные о почве, истощилась земля

composting < ecology, agronomy
= composting and organic waste | компостирование
doers composter, compost producer, worm farmer | компостер, производитель компоста, вермифермер
work make compost, process food waste, breed worms | делаю компост, компостирую, перерабатываю органику, развожу червей
field compost, biohumus, food waste, organic waste, vermicompost | компост, биогумус, пищевые отходы, органические отходы, вермикомпост, перегной
needs where to put food waste, compost for garden, manure | куда девать очистки, компост для огорода, нужен навоз, сделать компост, перегной для сада

farm-machinery < agribusiness, mechanical-engineering
= farm machinery | сельхозтехника
doers farm machinery mechanic, tractor mechanic, combine operator, agricultural engineer | механизатор, инженер сельхозтехники, комбайнёр, механик тракторов, мастер по тракторам
work repair tractors, service combines, sell farm machinery | ремонтирую трактора, чиню комбайны, продаю сельхозтехнику, обслуживаю сельхозтехнику
field tractor, combine harvester, seeder, plough, spare parts for tractor, farm equipment | трактор, комбайн, сеялка, плуг, запчасти для трактора, сельхозтехника, мотоблок
needs repair tractor, plough the field, rent tractor, tractor broke, share machinery, harvest the crop | починить трактор, вспахать поле, вспахать огород, аренда трактора, сломался трактор, убрать урожай, техника для фермы

livestock-tech < agritech, dairy-livestock
= livestock monitoring | технологии в животноводстве
doers livestock technologist, dairy automation specialist, herd manager | специалист по автоматизации ферм, технолог животноводства, зооинженер
work monitor animals, automate milking, balance feed | слежу за стадом, автоматизирую доение, составляю рационы кормления, чипирую животных
field milking robot, cow collar, herd management, feed ration, animal tracking | робот-дояр, ошейник для коров, управление стадом, рацион кормления, чипирование скота, доильный зал
needs cows get sick, low milk yield, monitor herd, track cows, milking equipment | коровы болеют, низкие надои, следить за стадом, отслеживать коров, рацион для коров, доильное оборудование, падёж скота

greenhouse-tech < agritech, vegetable-greenhouse
= greenhouse technology | технологии теплиц
doers greenhouse engineer, hydroponics specialist, city farmer | инженер теплиц, гидропонист, сити-фермер, технолог тепличного комбината
work automate greenhouses, build greenhouses, grow hydroponically | автоматизирую теплицы, строю теплицы, выращиваю на гидропонике
field greenhouse automation, hydroponics, grow lights, microgreens, climate control in greenhouse | автоматика теплиц, гидропоника, фитолампы, микрозелень, климат в теплице, сити-ферма
needs heat the greenhouse, automate greenhouse, greenhouse climate, grow greens, build greenhouse, humidity in greenhouse | отопить теплицу, автоматизировать теплицу, выращивать зелень, построить теплицу, влажность в теплице

grain-storage < agribusiness
= storage of crops | хранение урожая
doers elevator operator, storage technologist, grain dryer owner | элеваторщик, технолог хранения, владелец зернохранилища
work store grain, dry grain, store vegetables | храню зерно, сушу зерно, храню овощи, обслуживаю элеватор
field grain storage, grain dryer, vegetable store | зернохранилище, элеватор, зерносушилка, овощехранилище, силос
needs store harvest, crops rot, grain humidity, where to store potatoes | хранить урожай, хранить овощи, сушить зерно, гниёт урожай, влажность зерна, где хранить картошку

air-quality < environmental-engineering, measurement-systems
= air quality monitoring | мониторинг воздуха
doers air quality analyst, air monitoring activist, emissions engineer | специалист по воздуху, эколог-аналитик воздуха, инженер по выбросам
work monitor air, install air sensors, measure emissions | измеряю воздух, ставлю датчики воздуха, измеряю выбросы, мониторю воздух
field air sensor, pm2.5, co2 level, smog, air purifier, emissions monitoring | датчик воздуха, взвешенные частицы, уровень CO2, смог, очиститель воздуха, контроль выбросов, качество воздуха в городе
needs bad air, measure air, smell of smoke, co2 in classroom, stuffy classroom, air data, black smoke | плохой воздух, измерить воздух, пахнет гарью, душно в классе, данные о воздухе, чёрный дым, чем мы дышим

weather-stations < climate-science, measurement-systems
= weather stations | метеостанции
doers weather station operator, weather observer, meteo engineer | метеонаблюдатель, инженер метеостанции
work install weather stations, collect weather data | ставлю метеостанции, собираю данные о погоде, наблюдаю погоду
field weather station, weather data, rain gauge, wind sensor | метеостанция, данные о погоде, осадкомер, анемометр, датчик ветра
needs local weather data, weather archive, frost warning | метеостанция для, погода на участке, архив погоды, предупреждение о заморозках

radiation-ecology-safety < nuclear-energy, measurement-systems
= radiation and field measurements | измерение радиации и полей
doers radiation specialist, dosimetry engineer, emf specialist | радиолог-эколог, дозиметрист, специалист по электромагнитным полям
work measure radiation, measure electromagnetic fields | измеряю радиацию, измеряю электромагнитные поля, обследую участки
field dosimeter, radon, electromagnetic field, background radiation | дозиметр, радон, электромагнитное поле, радиационный фон
needs check radiation, tower near house, radon in house | измерить радиацию, проверить радиацию, вышка рядом с домом, радон в доме, вредно ли излучение

microscopy-imaging < laboratory-equipment, physics
= microscopy and imaging | микроскопия
doers microscopist, imaging scientist, microscope operator | микроскопист, специалист по микроскопии, оператор микроскопа
work image samples, take microscope pictures, analyse micrographs | снимаю образцы на микроскопе, делаю снимки на микроскопе, анализирую микрофотографии
field electron microscope, confocal microscopy, sem images, afm | электронный микроскоп, конфокальная микроскопия, СЭМ, АСМ, микрофотография
needs look under microscope, microscope images, microscope for school | посмотреть под микроскопом, снимки на микроскопе, отснять образцы, снять на СЭМ, микроскоп для школы

vacuum-cryo < physics, engineering
= vacuum and cryogenic technology | вакуумная и криогенная техника
doers vacuum engineer, cryogenics engineer, vacuum technologist | вакуумщик, инженер-вакуумщик, инженер-криогенщик
work build vacuum systems, service vacuum pumps, coat in vacuum | собираю вакуумные установки, обслуживаю вакуумные насосы, напыляю в вакууме
field vacuum chamber, vacuum pump, liquid nitrogen, thin film coating | вакуумная камера, вакуумный насос, жидкий азот, гелий
needs leak in vacuum, coat a part, vacuum pump repair | нужен жидкий азот, течь в вакууме, напылить покрытие, ремонт вакуумного насоса

lab-automation < laboratory-equipment, software-engineering
= laboratory automation | автоматизация лабораторий
doers lab automation engineer, lims developer, experiment automation developer | инженер лабораторной автоматизации, разработчик ЛИМС, автоматизатор экспериментов
work automate experiments, write instrument software, set up lims | автоматизирую эксперименты, пишу софт для приборов, внедряю ЛИМС, программирую установки
field lims, instrument control software, automated experiment, electronic lab notebook, labview | ЛИМС, управление прибором, автоматизация эксперимента, лабораторный журнал, программа для прибора
needs automate experiment, software for instrument, connect instrument to computer, read data from device, lab records | автоматизировать эксперимент, подключить прибор к компьютеру, снять данные с прибора

biobank-samples < biology, medicine
= biobanks and biological samples | биобанки и биоматериал
doers biobank manager, sample curator, tissue bank specialist | руководитель биобанка, куратор коллекции образцов, специалист биобанка
work store samples, collect biological samples, ship samples | храню образцы, собираю биоматериал, отправляю биопробы
field biobank, biological samples, tissue samples, blood samples, cryostorage | биобанк, биоматериал, биообразцы, образцы крови, образцы ткани, криохранилище
needs patient samples | образцы тканей, хранить образцы, отправить образцы, биоматериал пациентов

scientific-events < science, conference-organising
= scientific conferences and seminars | научные конференции и семинары
doers conference organiser in science, seminar host, section chair, summer school organiser | организатор научной конференции, ведущий семинара, организатор летней школы, председатель секции
work organise seminars, run summer schools, give scientific talks | организую научные конференции, веду научный семинар, провожу летние школы, выступаю с докладами, делаю доклады
field scientific seminar, research talk, poster session, summer school, journal club | научный семинар, доклад на конференции, постерная сессия, летняя школа, журнальный клуб, научный доклад
needs speaker for seminar, give a talk, talk at seminar, conference to attend, prepare a poster, students for summer school | докладчик на семинар, выступить с докладом, доклад на семинаре, куда поехать на конференцию, сделать постер, студенты в летнюю школу

science-english < scientific-publishing, language-english
= English for scientists | английский для учёных
doers scientific translator, academic english editor, science proofreader | научный переводчик, редактор научного английского, переводчик статей
work translate articles, edit english papers, proofread manuscripts | перевожу статьи, перевожу научные тексты, правлю английский в статьях, вычитываю рукописи
field scientific translation, academic english, english proofreading, translated article | научный перевод, академический английский, перевод статьи, вычитка статьи
needs translate article, translate paper, check english, english of paper, native speaker for paper | перевести статью, проверить английский, вычитать английский, перевод научной статьи, носитель для статьи

school-olympiad-research < science-education-kids
= pupils' research projects | исследовательские проекты школьников
doers project mentor for pupils, jury of school conference, young researchers mentor | наставник школьных проектов, жюри школьной конференции, руководитель школьного проекта
work mentor school projects, judge school conferences | руковожу проектами школьников, сужу школьные конференции, наставляю юных исследователей
field school project, pupils' conference, science fair, sirius project, research by pupils | школьный проект, школьная конференция, научная ярмарка, индивидуальный проект, проект школьника
needs mentor for school project, jury for pupils, topic for school project, expert for pupils, lab for pupils | наставник школьного проекта, жюри для школьников, тема школьного проекта, эксперт для школьников, лаборатория для школьников
`
