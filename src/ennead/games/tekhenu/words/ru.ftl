# Техену: вопросы, варианты, строки журнала и причины отказа. Названия и тексты карт — в data.yaml.

# What it is, in the lobby.
about = Обелиск отбрасывает тень, и кубики, что вчера были чисты, сегодня под запретом. Храм, статуи, законы.

-bot = Автомхамон

## Настройки

option-horus_layout = Жетоны Гора
    .text = Вперемешку или в напечатанном порядке: он подходит для первой партии.
option-horus_layout-random = вперемешку
option-horus_layout-printed = по порядку
option-difficulty = Сложность Автомхамона
    .text = На более высоких уровнях Автомхамон начинает с большим числом построек на поле.
option-difficulty-easy = низкая
option-difficulty-medium = средняя
option-difficulty-hard = высокая
option-random_start_cards = Две случайные начальные карты
    .text = Вместо выбора двух начальных карт из трёх вы получаете две случайные.
option-law_vp = ПО за каждый закон Автомхамона
    .text = Сколько приносит Автомхамону каждый его закон при итоговом подсчёте.
option-law_vp-4 = 4 ПО
option-law_vp-8 = 8 ПО

## Слова

with-die = с кубиком
with-grant = без кубика
with-law = по закону
with-setup = в начале игры
any_action-horus = Действие Гора
any_action-ra = Действие Ра
any_action-hathor = Действие Хатхор
any_action-bastet = Действие Бастет
any_action-thoth = Действие Тота
any_action-osiris = Действие Осириса
any_action-produce-papyrus = Производство папируса
any_action-produce-bread = Производство хлеба
any_action-produce-limestone = Производство известняка
any_action-produce-granite = Производство гранита
cell-r1c1 = ряд 1, столбец 1
cell-r1c2 = ряд 1, столбец 2
cell-r1c3 = ряд 1, столбец 3
cell-r1c4 = ряд 1, столбец 4
cell-r1c5 = ряд 1, столбец 5
cell-r2c1 = ряд 2, столбец 1
cell-r2c2 = ряд 2, столбец 2
cell-r2c3 = ряд 2, столбец 3
cell-r2c4 = ряд 2, столбец 4
cell-r2c5 = ряд 2, столбец 5
cell-r3c1 = ряд 3, столбец 1
cell-r3c2 = ряд 3, столбец 2
cell-r3c3 = ряд 3, столбец 3
cell-r3c4 = ряд 3, столбец 4
cell-r3c5 = ряд 3, столбец 5
cell-r4c1 = ряд 4, столбец 1
cell-r4c2 = ряд 4, столбец 2
cell-r4c3 = ряд 4, столбец 3
cell-r4c4 = ряд 4, столбец 4
cell-r4c5 = ряд 4, столбец 5
cell-r5c1 = ряд 5, столбец 1
cell-r5c2 = ряд 5, столбец 2
cell-r5c3 = ряд 5, столбец 3
cell-r5c4 = ряд 5, столбец 4
cell-r5c5 = ряд 5, столбец 5

## Части предложений: берут значения того предложения, в котором стоят

of-god = { $god_id ->
    [horus] Гора
    [ra] Ра
    [hathor] Хатхор
    [bastet] Бастет
    [thoth] Тота
   *[osiris] Осириса
}
at-god = { $god_id ->
    [horus] у Гора
    [ra] у Ра
    [hathor] у Хатхор
    [bastet] у Бастет
    [thoth] у Тота
   *[osiris] у Осириса
}
to-god = { $god_id ->
    [horus] Гору
    [ra] Ра
    [hathor] Хатхор
    [bastet] Бастет
    [thoth] Тоту
   *[osiris] Осирису
}
colour-of-die = { $colour_id ->
    [yellow] жёлтый
    [brown] коричневый
    [white] белый
    [black] чёрный
   *[gray] серый
}
state-of-die = { $state_id ->
    [pure] чистый
    [tainted] осквернённый
   *[forbidden] запретный
}
of-resource = { $resource_id ->
    [papyrus] папируса
    [bread] хлеба
    [limestone] известняка
   *[granite] гранита
}
of-good = { $good_id ->
    [papyrus] папирус
    [bread] хлеб
    [limestone] известняк
    [granite] гранит
    [gold] золото
    [scribe] писаря
   *[faith] веру
}
counted-goods = { $good_id ->
    [papyrus] { $count ->
        [one] { $count } папирус
       *[many] { $count } папируса
    }
    [bread] { $count ->
        [one] { $count } хлеб
       *[many] { $count } хлеба
    }
    [limestone] { $count ->
        [one] { $count } известняк
       *[many] { $count } известняка
    }
    [granite] { $count ->
        [one] { $count } гранит
       *[many] { $count } гранита
    }
    [gold] { $count ->
        [one] { $count } золото
       *[many] { $count } золота
    }
    [scribe] { $count ->
        [one] { $count } писаря
       *[many] { $count } писарей
    }
   *[faith] { $count ->
        [one] { $count } веру
       *[many] { $count } веры
    }
}
counted-resources = { $resource_id ->
    [papyrus] { $count ->
        [one] { $count } папирус
       *[many] { $count } папируса
    }
    [bread] { $count ->
        [one] { $count } хлеб
       *[many] { $count } хлеба
    }
    [limestone] { $count ->
        [one] { $count } известняк
       *[many] { $count } известняка
    }
   *[granite] { $count ->
        [one] { $count } гранит
       *[many] { $count } гранита
    }
}
in-district = { $district_id ->
    [papyrus] папирусные лавки
    [bread] хлебные лавки
    [limestone] известняковые карьеры
   *[granite] гранитные карьеры
}
at-people-slot = { $people_slot_id ->
    [temple_row] у храма, средний ряд
    [temple_col] у храма, средний столбец
    [workshops] над лавками
   *[quarries] над карьерами
}
at-slot = { $slot_id ->
    [l1a] ряд 1, участок А
    [l2a] ряд 2, участок А
    [l3a] ряд 3, участок А
    [l4a] ряд 4, участок А
    [l5a] ряд 5, участок А
    [b1a] столбец 1, участок А
    [b2a] столбец 2, участок А
    [b3a] столбец 3, участок А
    [b4a] столбец 4, участок А
    [b5a] столбец 5, участок А
    [l1b] ряд 1, участок Б
    [l2b] ряд 2, участок Б
    [l3b] ряд 3, участок Б
    [l4b] ряд 4, участок Б
    [l5b] ряд 5, участок Б
    [b1b] столбец 1, участок Б
    [b2b] столбец 2, участок Б
    [b3b] столбец 3, участок Б
    [b4b] столбец 4, участок Б
   *[b5b] столбец 5, участок Б
}
light-of-sectors = { $arrow ->
    [1] солнце у Гора и Ра, тень у Хатхор и Осириса, тьма у Бастет и Тота
    [2] солнце у Ра и Хатхор, тень у Бастет и Гора, тьма у Тота и Осириса
    [3] солнце у Хатхор и Бастет, тень у Тота и Ра, тьма у Осириса и Гора
    [4] солнце у Бастет и Тота, тень у Осириса и Хатхор, тьма у Гора и Ра
    [5] солнце у Тота и Осириса, тень у Гора и Бастет, тьма у Ра и Хатхор
   *[6] солнце у Осириса и Гора, тень у Ра и Тота, тьма у Хатхор и Бастет
}
place-in-pyramid = { $place ->
    [0] ряд 1 снизу, место 1
    [1] ряд 1 снизу, место 2
    [2] ряд 1 снизу, место 3
    [3] ряд 1 снизу, место 4
    [4] ряд 2 снизу, место 1
    [5] ряд 2 снизу, место 2
    [6] ряд 2 снизу, место 3
    [7] ряд 3 снизу, место 1
    [8] ряд 3 снизу, место 2
   *[9] вершина
}

## Вопросы

prompt-setup_law = Оставьте один из двух законов: другой уйдёт под низ колоды.
prompt-setup_start_card = Выберите начальную карту. Чем больше сумма вашей инициативы, тем раньше ваш ход.
prompt-destiny = Выберите карту судьбы. Её анх решает при равном балансе в следующей фазе Маат.
prompt-start_resource = «{ $start }»: выберите ресурс (осталось взять: { $left }).
prompt-start_keep = Оставьте одну из двух карт: другая вернётся в колоду.
prompt-marker = Какой маркер продвинуть?
prompt-turn_start = Ваш ход: взять кубик как обычно или выполнить действие Анубиса?
prompt-die = { $anubis_id ->
    [yes] Анубис: возьмите любой кубик, даже запретный.
   *[no] Возьмите кубик.
}
prompt-take_as = { $die }: как взять этот кубик?
prompt-modify = Измените значение кубика или купите дополнительное действие, затем продолжайте.
prompt-action = Выберите действие.
prompt-shift = Действие { of-god }, значение { $value }: сдвинуть его («Храмовые звездочёты»)?
prompt-shift_production = Производство { of-resource }, значение { $value }: сдвинуть его («Улучшенные орудия»)?
prompt-any_action = { $by_id ->
    [law] «Закон последнего деяния»: любое одно действие без кубика и без платы ресурсами.
   *[other] Счастье дошло до вершины: любое одно действие без кубика за обычную плату. Можно отказаться.
}
prompt-value = { $action }: с каким значением?
prompt-pay = { $good_id ->
    [papyrus] Нужно папируса: { $cost }. Чем платите?
    [bread] Нужно хлеба: { $cost }. Чем платите?
    [limestone] Нужно известняка: { $cost }. Чем платите?
    [granite] Нужно гранита: { $cost }. Чем платите?
    [gold] Нужно золота: { $cost }. Чем платите?
   *[scribe] Нужно писарей: { $cost }. Чем платите?
}
prompt-horus_target = Гор, значение { $value }: где поставить статую?
prompt-horus_bonus = Бонус Гора за вашу статую: что взять?
prompt-ra_cell = { $value ->
    [1] Ра, значение { $value }: на какую клетку положить правый жетон?
    [2] Ра, значение { $value }: на какую клетку положить правый жетон?
    [3] Ра, значение { $value }: на какую клетку положить средний жетон?
    [4] Ра, значение { $value }: на какую клетку положить средний жетон?
   *[other] Ра, значение { $value }: на какую клетку положить левый жетон?
}
prompt-ra_rotation = Жетон ложится сюда: { $cell }. Как его повернуть?
prompt-ability = «{ $tile }»: выполнить действие жетона?
prompt-hathor_slot = Хатхор: где построить здание? Затем численность +{ $value }.
prompt-thoth_refresh = Тот, значение { $value }: сначала обновить секцию рынка (1 папирус за каждую)?
prompt-thoth_section = Тот, значение { $value }: из какой секции взять карты?
prompt-thoth_card = Секция { $section }: возьмите карту (осталось взять: { $left }).
prompt-osiris_district = Осирис, ряд { $value }: в каком районе построить здание?
prompt-osiris_step = Какой маркер производства продвинуть ещё на шаг?
prompt-produce_cards = { $times ->
    [1] Производство { of-resource }, значение { $value }: сыграть благословения?
    [one] Производство { of-resource }, значение { $value }, { $times } раз: сыграть ещё благословения?
    [few] Производство { of-resource }, значение { $value }, { $times } раза: сыграть ещё благословения?
   *[many] Производство { of-resource }, значение { $value }, { $times } раз: сыграть ещё благословения?
}
prompt-faith = Маат: положить веру на одну из чаш, чтобы сдвинуть баланс?
prompt-z23_use = Применить «Закон последнего деяния»? Он станет одним из трёх ваших законов.
prompt-upkeep = Хлеб за здания: { $due }. Чем платите? Каждый неоплаченный — минус 3 ПО.
prompt-law_pick = Какой закон принесёт очки следующим? Не больше трёх, все с разными символами.
prompt-z03_target = «Закон повторения»: какой закон принесёт очки ещё раз?
prompt-z04_pay = «Закон дани»: заплатить ресурс за символ (осталось: { $left })?

## Варианты

action-keep_law = Оставить «{ $law }»
action-starting_card = { $start }
action-destiny = { $destiny }
action-gain = Взять { of-good }
action-keep = Оставить «{ $card }»
action-move = { $marker } +1
action-normal = Взять кубик как обычно
action-anubis = Действие Анубиса за двух писарей
action-anubis_card = Действие Анубиса: «Зов Анубиса», без писарей
action-crowd = «Ликующая толпа»: { $marker_id ->
    [population] численность +3
   *[happiness] счастье +3
}
verb-take = Взять кубик
action-take = { $god }: { colour-of-die } { $face }
verb-lay = Как положить кубик
action-lay = Взять как { colour-of-die } кубик: { state-of-die }
action-lay_anubis = Взять как есть
action-lay_anubis_changing = Сыграть «Игру света», чтобы сдвинуть значение на 1
action-scribe = За писаря: значение { $shift }
action-set_value = «Рука судьбы»: значение { $value }
action-nudge = «Игра света»: значение { $shift }
action-extra = Купить дополнительное действие: { $god }
action-done = Дальше
action-perform = Действие { of-god }
action-perform_extra = Дополнительное действие: { $god }
action-night_shift = «Ночная смена»: сперва производство за 1 писаря, затем действие { of-god }
action-produce = Производство { of-resource }
action-end_turn = Завершить ход
action-shift = { $shift ->
    [0] Оставить значение как есть
   *[other] Значение { $shift }
}
action-value = Значение { $value }
action-use = Да
action-decline = Нет
action-pay = { $payment_id ->
    [nothing] Ничего не платить
   *[other] Заплатить: { $payment }
}
action-waive = Не платить: сыграть благословение
action-god_statue = Статуя { to-god }
action-people_statue = { $people_slot }
action-cell = { $cell }
action-turn = { $turns ->
    [0] Не поворачивать
    [1] На четверть оборота по часовой стрелке
    [2] На пол-оборота
   *[3] На четверть оборота против часовой стрелки
}
action-slot = { $slot }
action-refresh = Обновить секцию { $section }
action-no_refresh = Перейти к картам
action-section = Секция { $section }
action-take_card = Взять «{ $card }»
action-district = { $resource_id ->
    [papyrus] Папирусные лавки
    [bread] Хлебные лавки
    [limestone] Известняковые карьеры
   *[granite] Гранитные карьеры
}
action-raise = Производство { of-resource } +1
action-play = Сыграть «{ $blessing }»
action-no_card = Произвести
action-faith = { $pan }: вера, { $count }
action-no_faith = Не класть веру
action-score = Очки за «{ $law }»
action-repeat = Ещё раз «{ $law }»
action-tribute = 4 ПО за 1 { $good_id ->
    [papyrus] папирус
    [bread] хлеб
    [limestone] известняк
    [granite] гранит
    [gold] золото
    [scribe] писаря
   *[faith] веру
}
action-stop = Хватит

## Что произошло: подготовка

event-wheel = Колесо установлено: { light-of-sectors }.
event-horus_tile = Место Гора { $horus_slot }: жетон { of-god }.
event-die_added = Новый кубик { at-god }: { colour-of-die } { $face }.
event-market_card = Рынок, секция { $section }: «{ $card }».
event-tile_shown = Новый жетон колонны в ряду: «{ $tile }».
event-dealt_law = { $law_id ->
    [hidden] { $seat } получает закон.
   *[other] { $seat } получает «{ $law }».
}
event-kept_law = { $law_id ->
    [hidden] { $seat } оставляет один закон, другой уходит под низ колоды.
   *[other] { $seat } оставляет «{ $law }», под низ колоды уходит «{ $returned }».
}
event-starting_card_shown = На выбор начальная карта «{ $start }».
event-first_to_pick = Первую начальную карту выбирает { $seat }.
event-starting_card = { $seat } выбирает начальную карту «{ $start }».
event-turn_order = Шкала хода, место { $place }: { $seat }.
event-took_destiny = { $seat } берёт карту судьбы «{ $destiny }».
event-start_effect = { $seat } применяет начальную карту «{ $start }».
event-saw_cards = { $first_id ->
    [hidden] { $seat } смотрит две карты.
   *[other] { $seat } смотрит две карты: «{ $first }» и «{ $second }».
}
event-kept_card = { $seat } оставляет «{ $card }», другая карта возвращается в колоду.
event-reshuffled = { $kind_id ->
    [blessing] Колода благословений перемешана, карт в ней: { $count }.
    [technology] Колода технологий перемешана, карт в ней: { $count }.
   *[law] Колода законов перемешана, карт в ней: { $count }.
}

## Что произошло: раунды и ходы

event-round = Раунд { $round } из 16.
event-turn = Ходит { $seat }.
event-anubis = { $seat } взывает к Анубису: любой кубик, любое действие.
event-took_die = { $taken_as_id ->
    [pure] { $seat } берёт { at-god } кубик: { colour-of-die } { $face }, чистый, на левую чашу.
    [tainted] { $seat } берёт { at-god } кубик: { colour-of-die } { $face }, осквернённый, на правую чашу.
    [anubis] { $seat } берёт { at-god } кубик для Анубиса: { colour-of-die } { $face }, под чаши весов.
   *[bot] { $seat } берёт { at-god } кубик: { colour-of-die } { $face }.
}
event-recoloured = { $seat } меняет цвет кубика на этот ход: { colour-of-die }.
event-cleansed = Кубик был запретным, но { $seat } всё же его берёт.
event-value = { $seat } меняет значение кубика на { $value }: «{ $cause }».
event-scribe_value = { $seat } за писаря меняет значение кубика на { $value }.
event-extra_bought = { $seat } готовит дополнительное действие: { $god }.
event-played = { $seat } играет «{ $card }».
event-main_lost = { $seat } не может выполнить основное действие: оно пропадает.
event-turn_end = { $seat } завершает ход.

## Что произошло: действия

event-action = { $seat } выполняет действие { of-god }, значение { $value }.
event-production = { $seat } выполняет производство { of-resource }, значение { $value }.
event-action_shifted = { $seat } меняет значение этого действия на { $value }: «{ $cause }».
event-granted = { $seat } может выполнить действие без кубика: { $cause }.
event-declined = { $seat } отказывается от действия.
event-paid = { $payment_id ->
    [nothing] { $seat } ничего не платит.
   *[other] { $seat } платит: { $payment }.
}
event-gained = { $seat } получает { counted-goods }: { $cause }.
event-vp = { $seat } получает { $points } ПО: { $cause }.
event-lost_vp = { $cause_id ->
    [cost] { $seat } теряет { $points } ПО: неоплаченный хлеб.
   *[other] { $seat } теряет { $points } ПО: { $cause }.
}
event-population = { $seat }: численность { $from } → { $to } ({ $cause }).
event-happiness = { $seat }: счастье { $from } → { $to } ({ $cause }).
event-section_opened = Открывается секция рынка { $section }.
event-excess = { $seat } кладёт { counted-resources } на правую чашу: избыток.
event-laid_aside = { $seat } откладывает { counted-resources } в сторону: избыток, который баланс уже не учитывает.
event-production_marker = { $seat }: производство { of-resource } { $from } → { $to }.
event-god_statue = { $seat } ставит статую { to-god }.
event-people_statue = { $seat } ставит статую людям { at-people-slot }.
event-tile_placed = { $turns ->
    [0] { $seat } кладёт «{ $tile }» без поворота: { $cell }.
    [1] { $seat } кладёт «{ $tile }», повернув на четверть оборота по часовой стрелке: { $cell }.
    [2] { $seat } кладёт «{ $tile }», повернув на пол-оборота: { $cell }.
   *[3] { $seat } кладёт «{ $tile }», повернув на четверть оборота против часовой стрелки: { $cell }.
}
event-horus_bonus = Бонус за статую { at-god } (место Гора { $horus_slot }): { $seat }.
event-ability = { $seat } применяет свойство жетона «{ $tile }».
event-pillar = { $seat } ставит колонну: { $cell }.
event-temple_building = { $seat } строит здание у храма: { at-slot }.
event-osiris_building = { $seat } строит здание: { in-district }, ряд { $row }.
event-refreshed = { $seat } обновляет карты секции { $section }.
event-discarded = «{ $card }» уходит из секции { $section } в сброс.
event-took_card = { $seat } берёт «{ $card }».
event-drew_law = { $law_id ->
    [hidden] { $seat } берёт закон с верха колоды.
   *[other] { $seat } берёт с верха колоды «{ $law }».
}

## Что произошло: поворот и Маат

event-rotated = Колесо поворачивается: { light-of-sectors }.
event-maat = Фаза Маат { $phase } из 4.
event-faith_laid = { $pan_id ->
    [left] { $seat } кладёт веру на левую чашу: { $count }.
   *[right] { $seat } кладёт веру на правую чашу: { $count }.
}
event-balance = { $seat }: баланс { $balance }.
event-cleared = Кубики возвращаются в мешочек, избыток и вера — в запас.
event-z23_held = { $seat } держит «Закон последнего деяния» и может применить его сейчас.
event-z23_not_held = «Закона последнего деяния» ни у кого нет.
event-used_law = { $seat } открывает и применяет «{ $law }».

## Что произошло: подсчёт очков

event-scoring = Подсчёт очков { $scoring } из 2.
event-scored = { $seat } получает { $points } ПО: { $source }.
event-district_won = { $seat } впереди в районе: { in-district }.
event-upkeep = { $unpaid ->
    [0] { $seat } платит весь хлеб за здания: { $due }.
   *[other] { $seat } не доплачивает хлеб за здания: нужно { $due }, не хватает { $unpaid }.
}
event-final_scoring = Итоговый подсчёт: все законы открыты.
event-law_revealed = { $seat } открывает «{ $law }».
event-law_scored = { $seat } получает { $points } ПО: «{ $law }».
event-tribute = { $seat } отдаёт 1 { of-good } как дань.
event-law_repeated = { $seat } ещё раз применяет «{ $law }».
event-winner = Победа: { $seat }, { $points } ПО.
final-score = { $points ->
    [one] { $points } победное очко.
    [few] { $points } победных очка.
   *[many] { $points } победных очков.
}

## Что произошло: соперник в игре для одного

event-bot_pyramid = Пирамида Автомхамона, { place-in-pyramid }: «{ $token }».
event-deben_thrown = { $deben_id ->
    [up] { -bot } бросает дебен: вверх, на жетон, лежащий на этом и на соседе справа.
   *[right] { -bot } бросает дебен: вправо, на следующий жетон ряда.
}
event-bot_token = Маркер Автомхамона теперь здесь: «{ $token }» ({ place-in-pyramid }).
event-bot_die_failed = { -bot } не берёт кубик { at-god }: { colour-of-die } { $face } ({ $why }).
event-bot_no_die_at = { -bot } не может взять ни одного кубика { at-god }: следующий сектор против часовой стрелки.
event-bot_no_die_of = { -bot } не находит доступного кубика (цвет: { colour-of-die }): следующий цвет на жетоне.
event-bot_die = { -bot } выбирает кубик { at-god }: { colour-of-die } { $face } ({ $reason }).
event-bot_people_slot = { -bot } выбирает место для статуи { at-people-slot } ({ $reason }).
event-bot_cell = { -bot } выбирает клетку: { $cell }, { $points } ПО ({ $reason }).
event-bot_slot = { -bot } выбирает место: { at-slot }, своих колонн в линии — { $pillars } ({ $reason }).
event-bot_section = { -bot } берёт карты из секции { $section }, самой высокой по его счастью: сначала законы, затем технологии, затем благословения.
event-bot_district = { -bot } выбирает место: { in-district }, ряд { $row } ({ $reason }).
event-bot_nothing = { -bot } ничего не строит: для действия { of-god } нет фигуры или свободного места.
event-bot_gold_removed = { -bot } золота не берёт, оно уходит из игры: { $cause }.
event-bot_discarded = { -bot } сбрасывает «{ $card }» после подсчёта.

## Дополнительные условия

tie_break-most_scribes = больше писарей
tie_break-earlier_on_turn_track = раньше на шкале хода

## Почему нельзя

refusal-not-enough = { $good }: нужно { $needs }, у вас { $has }.
refusal-card-not-held = У вас нет карты «{ $card }».
refusal-no-such-die = { $colour } { $face }: такого кубика в секторе нет ({ $god }).
refusal-die-is-forbidden = { $colour } кубик при нынешнем свете здесь запретный ({ $god }). Его может взять только Анубис.
refusal-lay-as-pure-or-tainted = С картой «{ $card }» кубик кладут как чистый или как осквернённый.
refusal-other-purity = { $god }: при нынешнем свете состояние этого кубика другое. { $colour } здесь — { $state }.
refusal-cost-leaves-no-action = Такая плата забрала бы то, что нужно для действия бога ({ $god }), а больше этот кубик ничего не даёт.
refusal-scribe-shifts = Писарь меняет значение на { $least } или на { $most }.
refusal-nudge-shifts = «Игра света» меняет значение на { $steps }.
refusal-value-out-of-range = Значение бывает от 1 до 6, а получилось бы { $value }.
refusal-value-not-granted = Здесь значение — от { $least } до { $most }.
refusal-production-too-small = Со значением { $value } производство даст слишком мало для следующего за ним действия ({ $god }).
refusal-main-action-first = Сначала выполните основное действие кубика.
refusal-main-action-done = Основное действие этого хода уже выполнено или потеряно.
refusal-grey-produces-nothing = Серый кубик ничего не производит.
refusal-die-produces = { $colour } кубик производит только одно: { $resource }.
refusal-no-such-extra-action = У вас нет такого дополнительного действия: { $god }.
refusal-no-statue-left = Все ваши статуи уже построены.
refusal-no-pillar-left = Все ваши колонны уже построены.
refusal-no-building-left = Все ваши здания уже построены.
refusal-too-little-happiness = Нужно счастье { $needs }, у вас { $has }.
refusal-temple-full = В храмовом комплексе не осталось пустых клеток.
refusal-no-tile-there = На месте для значения { $value } нет жетона колонны.
refusal-no-slot-free = У храма не осталось свободных участков.
refusal-value-already = У кубика уже значение { $value }.
refusal-no-shift-left = Сдвиг на 1 даёт только карта «{ $card }», сыгранная на этот кубик, по разу за каждую.
refusal-not-beside-the-die = { $god }: этот сектор не соседний с сектором кубика и не напротив него.
refusal-other-sector = Кубик взят из сектора «{ $god }»: он даёт только это действие или производство.
refusal-action-too-dear = { $god }: нужно заплатить { $needs } ({ $good }), а у вас вместе с золотом { $has }.
refusal-no-place-for-a-statue = Ни у бога этого значения, ни у людей нет места для статуи.
refusal-row-full = Ряд { $row } у Осириса занят целиком.
refusal-too-few-cards = Нужно взять карт: { $needs }. Столько нет ни в одной доступной вам секции.
refusal-no-night-shift = До действия бога производит только кубик, взятый как осквернённый, и никогда серый.
grey-makes-nothing = Серый кубик ничего не производит.
refusal-grey-no-statue-left = { grey-makes-nothing } { refusal-no-statue-left }
refusal-grey-no-pillar-left = { grey-makes-nothing } { refusal-no-pillar-left }
refusal-grey-no-building-left = { grey-makes-nothing } { refusal-no-building-left }
refusal-grey-too-little-happiness = { grey-makes-nothing } { $god }: для этого действия нужно счастье { $needs }, у вас { $has }.
refusal-grey-temple-full = { grey-makes-nothing } { refusal-temple-full }
refusal-grey-no-tile-there = { grey-makes-nothing } { refusal-no-tile-there }
refusal-grey-no-slot-free = { grey-makes-nothing } { refusal-no-slot-free }
refusal-grey-action-too-dear = { grey-makes-nothing } { refusal-action-too-dear }
refusal-grey-no-place-for-a-statue = { grey-makes-nothing } { refusal-no-place-for-a-statue }
refusal-grey-row-full = { grey-makes-nothing } { refusal-row-full }
refusal-grey-too-few-cards = { grey-makes-nothing } { refusal-too-few-cards }
refusal-cost-cannot-be-waived = Ни одно благословение не избавит от этой платы.
owed-good = { $owed ->
    [papyrus] папирусом
    [bread] хлебом
    [limestone] известняком
    [granite] гранитом
    [gold] золотом
   *[scribe] писарями
}
refusal-not-payable-in = { $good } здесь не подходит: платят { owed-good }.
refusal-wrong-sum = Нужно заплатить { $cost }, а здесь { $paid }.
refusal-more-than-due = Хлеба нужно { $due }, а здесь { $paid }.
refusal-not-among-start-goods = «{ $start }» такого не даёт: { $good }.
refusal-not-among-bonus-goods = Бонус места Гора { $slot } такого не даёт: { $good }.
refusal-no-tribute-in = { $good }: дань платят ресурсами или золотом.
refusal-no-symbol-left = Символов больше нет: ваша численность { $population }.
refusal-section-closed = Секция { $section } откроется, когда чья-нибудь численность дойдёт до { $at }.
refusal-section-out-of-reach = Секция { $section }: нужно счастье { $needs }, у вас { $has }.
refusal-section-too-small = Нужно взять карт: { $needs }, а в секции { $section } их { $has }.
refusal-section-already-refreshed = Секция { $section } в этом действии уже обновлена.
refusal-section-empty = В секции { $section } нечего обновлять: карт нет.
refusal-refresh-too-dear = Обновить секцию и заплатить за карты папирус ({ $cards }) — вместе { $needs }, а у вас { $has }.
refusal-card-not-there = Карты «{ $card }» в секции { $section } нет.
refusal-card-elsewhere = «{ $card }» лежит в секции { $other }, а вы берёте из секции { $section }.
refusal-card-not-seen = «{ $card }» — не одна из двух карт, которые вы видите.
refusal-card-not-for-production = «{ $card }» не играют при производстве.
refusal-twin-first = Сначала играют другую такую же карту: «{ $card }».
refusal-law-not-dealt = «{ $law }» — не один из двух ваших законов.
refusal-start-not-dealt = Карты «{ $start }» в этой партии нет.
refusal-start-taken = «{ $start }» уже занята: { $seat }.
refusal-destiny-taken = «{ $destiny }» уже занята: { $seat }.
refusal-law-not-held = У вас нет карты «{ $law }».
refusal-law-already-scored = «{ $law }» уже принёс очки.
refusal-no-more-laws = Очки приносят законы числом не больше { $most }.
refusal-deed-is-over = «{ $law }» применяют перед последним подсчётом, теперь он ничего не даст.
refusal-law-never-repeats = «{ $law }» повторить нельзя.
refusal-law-type-used = Закон с этим символом уже принёс очки: { $type ->
    [scroll] Свиток
    [people] Народ
    [feather] Перо
    [works] Труд
    [temple] Храм
    [statue] Изваяние
   *[other] { $type }
}.
refusal-tribute-before-treasury = «Закон дани» приносит очки только до «Закона казны».
refusal-no-law-to-repeat = Повторять пока нечего: ни один ваш закон ещё не принёс очков.
refusal-law-not-scored-yet = «{ $law }» ещё не принёс очков, повторять нечего.
refusal-cell-taken = Здесь уже лежит жетон: { $cell }.
refusal-slot-taken = { $slot }: здесь уже стоит здание ({ $seat }).
refusal-slot-closed = { $slot }: открыт, только если игроков не меньше { $players }.
refusal-slot-too-dear = { $slot }: нужно хлеба — { $needs }, у вас вместе с золотом { $has }.
refusal-statue-slot-taken = { $people_slot }: место занято ({ $seat }).
refusal-other-god-for-value = Значение { $value } указывает на другого бога: { $god }.
refusal-no-room-with-god = { $god }: места для статуй больше нет.
refusal-district-taken = { $district }: в ряду { $row } уже стоит здание ({ $seat }).
refusal-district-not-of-card = { $district }: начальная карта строит в других районах.
refusal-marker-at-top = { $resource }: маркер производства уже на { $most }.

## Где сейчас игра и что в ней видно

status = { $phase_id ->
    [setup] Подготовка
    [maat] Фаза Маат после раунда { $round }
    [scoring] Подсчёт очков после раунда { $round }
    [final_scoring] Итоговый подсчёт
   *[round] { $coming_id ->
        [rotation] Раунд { $round } из 16 · затем поворот колеса
        [maat] Раунд { $round } из 16 · затем Маат
        [scoring] Раунд { $round } из 16 · затем Маат и подсчёт
       *[round] Раунд { $round } из 16
    }
}
field-bot = { -bot }
field-round = Раунд
field-phase = Сейчас
field-coming = После этого раунда
field-maat = Прошло фаз Маат
field-order = Порядок хода
field-order_to_come = Порядок хода после Маат
field-sectors = Колесо обелиска
field-light = Свет
field-next_light = Свет после поворота
field-coming_dice = Новых кубиков после поворота
field-dice = Кубики
field-colour = Цвет
field-face = Значение
field-state = Состояние
field-next_state = Состояние после поворота
field-use = Что даст вам
field-action = Действие бога
field-possible = Можно выполнить
field-cost = Цена
field-good = Чем платят
field-happiness = Счастье
field-population = Численность
field-scribes = Писари
field-cards = Карты
field-row = Ряд
field-tile = Жетон колонны
field-statue = Статуя
field-pays = Статуи с бонусом
field-production = Производство
field-resource = Ресурс
field-kept = Остаётся ресурсов
field-excess = Избыток
field-balance = Баланс
field-DieUse-order = Какой порядок хода даст
field-statues = Статуи
field-horus_slot = Место Гора
field-bag = Мешочек
field-horus_tiles = Жетоны Гора
field-temple = Храмовый комплекс
field-cells = Клетки
field-turns = Четверть-оборотов
field-sides = Стороны
field-pillar = Колонна
field-buildings = Здания
field-open_slots = Открытые участки
field-held_tile = Жетон в руке
field-display = Ряд жетонов колонн
field-spots = Клетки
field-matches = Совпавшие стороны
field-points = Очки
field-osiris = Районы Осириса
field-leaders = Впереди в районе
field-row_gold = Золото у ряда 2
field-people_statues = Статуи людям
field-people_gold = Золото на местах для статуй
field-working = Свойства, что действуют сейчас
field-tiles_left = Жетонов в стопке
field-market = Рынок карт
field-sections = Секции
field-open = Открыта
field-buyers = Доступна
field-decks = Колоды
field-discards = Сброс
field-removed = Вне игры
field-starting_cards = Начальные карты
field-seats = Игроки
field-seat = Игрок
field-vp = Победные очки
field-projected = Подсчёт сейчас дал бы
field-goods = Ресурсы и жетоны
field-happiness_rewards = Получено наград за счастье
field-left = Осталось построить
field-pillars = Колонны
field-statue_cost = Гранит за следующую статую
field-bread_due = Хлеб при подсчёте
field-taken_as = Взят как
field-maat_loss = Потеря ПО, если взвесить сейчас
field-maat_marker = Баланс в прошлой фазе Маат
field-faith_laid = Вера на весах
field-ankh = Значение анха
field-destiny = Карта судьбы
field-blessings = Благословения
field-technologies = Технологии
field-laws_held = Законов на руках
field-laws_scored = Законы, принёсшие очки
field-laws = Законы
field-law_points = Законы дали бы сейчас
field-dealt_laws = Вам сданы законы
field-returned_law = Закон, ушедший под колоду
field-seen = Карты, которые вы видите
field-turn = Ход
field-sector = Из сектора
field-value = Значение
field-main_open = Основное действие впереди
field-extras = Дополнительные действия
field-solo = Игра для одного
field-difficulty = Сложность
field-random_start_cards = Случайные начальные карты
field-law_vp = ПО за каждый его закон
field-pyramid = Пирамида действий

## Что даст действие

preview-points = Победные очки
preview-points_if_scored = При подсчёте сейчас
preview-law_points = Ваши законы
preview-papyrus = Папирус
preview-bread = Хлеб
preview-limestone = Известняк
preview-granite = Гранит
preview-gold = Золото
preview-scribe = Писари
preview-faith = Вера
preview-population = Численность
preview-happiness = Счастье
preview-balance = Баланс
preview-place = Место после Маат
preview-maat_loss = Потеря ПО в Маат
preview-production = Производство: { $resource }
preview-blessings = Благословения
preview-technologies = Технологии
preview-laws = Законы
preview-buildings_left = Осталось зданий
preview-statues_left = Осталось статуй
preview-pillars_left = Осталось колонн
preview-die_value = Значение кубика
preview-other_points = Победные очки: { $seat }
preview-other_goods = Ресурсы и жетоны: { $seat }
preview-other_cards = Карты: { $seat }
preview-section_opened = Открывается секция рынка { $section }.
preview-main_lost = Основное действие пропадает.
preview-granted = Следует действие без кубика.
preview-next_turn = Затем ходит { $seat }.
preview-wheel_turns = Затем колесо поворачивается.
preview-maat = Затем фаза Маат { $phase }.
preview-scoring = Затем подсчёт очков { $scoring }.
preview-may_horus = Дальше Гор со значением { $value }: статуя, гранит — { $cost }.
preview-may_ra = Дальше Ра со значением { $value }: жетон колонны, известняк — { $cost }.
preview-may_hathor = Дальше Хатхор со значением { $value }: здание, хлеб — от { $cost }, численность +{ $value }.
preview-may_bastet = Дальше Бастет со значением { $value }: папирус — { $cost }, счастье до +{ $value }.
preview-may_thoth = { $cost ->
    [0] Дальше Тот со значением { $value }: карта бесплатно.
   *[other] Дальше Тот со значением { $value }: карты, папирус — { $cost }.
}
preview-may_osiris = Дальше Осирис со значением { $value }: здание в ряду { $value }, счастье −1.
preview-cannot_perform = { $god }: действие со значением { $value } не выполнить.
preview-may_produce = { $excess ->
    [0] Или производство ({ $resource }): { $kept } без избытка.
   *[other] Или производство ({ $resource }): { $kept } и избыток { $excess }.
}
preview-statue_pays = { $god }: действие приносит бонус за статую. Его получит { $seat }.

## Значки и заголовки экрана в терминале

die_mark-yellow = Жё
die_mark-brown = Ко
die_mark-white = Бе
die_mark-black = Чё
die_mark-gray = Се
good_mark-papyrus = Па
good_mark-bread = Хл
good_mark-limestone = Из
good_mark-granite = Гр
good_mark-gold = Зо
good_mark-scribe = Пи
good_mark-faith = Ве
edge_mark-red = к
edge_mark-blue = с
edge_mark-green = з
edge_mark-yellow = ж
kind_mark-blessing = Бл
kind_mark-technology = Те
kind_mark-law = За
light_mark-sunny = солнце
light_mark-shaded = тень
light_mark-dark = тьма
screen-section = Секция { $section } · счастье { $from }+
screen-section_closed = Секция { $section } · закрыта до численности { $at }
screen-place = Порядок хода → затем
screen-anubis = Анубис
screen-left = Осталось построить
screen-cards = Ваши карты
screen-die_in_use = { $taken_as_id ->
    [anubis] Кубик хода: { colour-of-die }, из сектора { of-god }, значение { $value }, для Анубиса.
    [pure] Кубик хода: { colour-of-die }, из сектора { of-god }, значение { $value }, чистый.
   *[tainted] Кубик хода: { colour-of-die }, из сектора { of-god }, значение { $value }, осквернённый.
}
screen-legend =
    ☼ чистый  ◐ осквернённый  ✕ запретный  ⚑ место Гора: бонус, статуи  ⌂ здания и их цена в хлебе  ♜ статуя  ‖ колонна
    $ золото  ▲ производство  ✶ символы  § открывается секция  !! любое действие  ↑→↓← стороны жетона
screen-calendar = ↻ поворот  ⚖ Маат  ★ подсчёт
screen-initiative = инициатива { $value }
screen-empty = пусто

# Для первых партий: о чём решение и что останется неиспользованным.
first-setup_law = Законы приносят очки в конце игры: оставьте тот, ради которого готовы трудиться.
first-setup_start_card = Начальные карты: ресурсы, писари и прочее для начала, а ещё число для порядка хода.
first-die = Ваш ход: один кубик. Чистые ложатся на левую чашу, осквернённые на правую; к концу они должны уравновеситься.
first-modify = Писари меняют значение кубика для действия; на весах остаётся его грань.
first-action = Кубик даёт действие своего бога или ресурсы своего цвета.
first-horus_target = Гор: статуя богу или людям; за неё платят гранитом.
first-ra_cell = Ра: жетон колонны ложится в храм; совпавшие стороны приносят очки.
first-hathor_slot = Хатхор: здания у храма увеличивают население и считаются в рядах и столбцах.
first-thoth_section = Тот: карты с рынка; чем счастливее народ, тем лучше доступные секции.
first-osiris_district = Осирис: мастерские и каменоломни увеличивают производство.
first-destiny = Карта судьбы решает порядок следующих ходов и влияет на равновесие.
first-law_pick = Финальный подсчёт: не больше трёх законов, все с разными символами.
unused-crowd = Ещё можно использовать «Ликующую толпу».
unused-perform_extra = У вас осталось дополнительное действие.
unused-score = Ещё один закон может принести очки.
unused-play = Ещё можно сыграть благословение к этому производству.
