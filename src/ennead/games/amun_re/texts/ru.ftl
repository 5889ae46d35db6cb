# Амон-Ра: вопросы, варианты, строки журнала и причины отказа. Названия и тексты карт — в data.yaml.

## Настройки

option-expert = Правила для опытных игроков
    .text = Каждый получает три карточки провинций и каждый раунд тайно выбирает, какую из них выставить на аукцион.

## Слова

answer-no = нет
answer-yes = да
direction-up = вверх
direction-down = вниз
goods-cards = карточки, земледельцы, камни
goods-farmers = земледельцы, камни
goods-stones = камни
goods-nothing = больше ничего

## Вопросы

prompt-expert_pick = Выберите карточку провинции для этого аукциона.
prompt-auction_turn = Сделайте ставку на провинцию.
prompt-auction_pass = Ваша ставка в силе. Пасуйте или сначала сыграйте «Защиту».
prompt-place_stone = Поместите камень (осталось: { $left }).
prompt-market_action = { $open_id ->
    [nothing] Играйте карты или завершите ход на рынке.
   *[other] Покупайте, играйте карты или завершите ход на рынке. Ещё доступно: { $open }.
}
prompt-place_farmer = Поместите земледельца на свободное поле (осталось: { $left }).
prompt-offering_choice = Тайно подготовьте подношение.
prompt-offering_add_change = Добавить к подношению «Изменение Подношений»?
prompt-offering_change_direction = Увеличьте или уменьшите общую сумму подношений на 3.
prompt-reward_choice = Выберите награду (осталось: { $left }).
prompt-harvest_cards = Сыграйте карты урожая, затем получите доход.
prompt-scoring_cards = Сыграйте жёлтые карты, условия которых выполнены.

## Варианты

action-pick = Выставить на аукцион: { $province }
action-bid = { $province }: ставка { $amount }
action-bribe = Подкуп: { $province }, новая ставка { $amount }
action-protect = Сыграть «Защиту»
action-pass = Пас
action-sell = Продать «{ $card }» за 1 золото
action-place = { $province }
action-buy_cards = Купить { $number ->
    [one] { $number } карточку благ
    [few] { $number } карточки благ
   *[many] { $number } карточек благ
}
action-buy_farmers = Купить { $number ->
    [one] { $number } земледельца
    [few] { $number } земледельцев
   *[many] { $number } земледельцев
}
action-buy_stones = Купить { $number ->
    [one] { $number } камень
    [few] { $number } камня
   *[many] { $number } камней
}
action-architect = Архитектор: { $province }, два камня превращаются в пирамиду
action-free_farmer = Свободный Земледелец: { $province }
action-end = Завершить ход на рынке
action-thief = Сыграть «Кражу»
action-offer = Поднести { $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    }
action-change = { $answer_id ->
    [yes] Добавить «Изменение Подношений»
   *[no] Не добавлять
}
action-turn = { $direction_id ->
    [up] Увеличить сумму на 3
   *[down] Уменьшить сумму на 3
}
action-take_card = Взять карточку благ
action-take_farmer = Взять земледельца: { $province }
action-take_stone = Взять камень: { $province }
action-treasury = Сокровищница: { $province }, 8 золота вместо дохода
action-big_harvest = Большой Урожай: { $province }
action-score = Сыграть «{ $card }»: 3 очка
action-done = Готово

## Что произошло

event-first_player = Первый игрок — { $seat }.
event-round = Начинается раунд { $round }: { $kingdom }.
event-dealt_provinces = { $province_id ->
    [hidden] { $seat } получает карточку провинции.
   *[other] { $seat } получает карточку провинции: { $province }.
}
event-picked = { $seat } выставляет на аукцион: { $province }.
event-for_sale = { $cards ->
    [0] На аукционе: { $province }.
    [one] На аукционе: { $province } и { $cards } карточка рубашкой вверх.
    [few] На аукционе: { $province } и { $cards } карточки рубашкой вверх.
   *[many] На аукционе: { $province } и { $cards } карточек рубашкой вверх.
}
event-bid = { $seat } ставит { $gold }: { $province }.
event-outbid = { $by } перебивает ставку: { $province }, { $seat }.
event-passed = { $seat } пасует.
event-protected = { $seat } играет «Защиту».
event-bribed = { $seat } играет «Подкуп»: { $province }, ставка { $gold }.
event-sold = { $seat } продаёт «{ $card }»: +{ $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    }.
event-paid = { $seat } платит { $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    } и получает провинцию: { $province }.
event-instant_gold = { $seat } получает { $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    }: { $province }.
event-drew = { $card_id ->
    [hidden] { $seat } получает карточку благ.
   *[other] { $seat } получает «{ $card }».
}
event-stone = { $seat } помещает камень: { $province }.
event-pyramid = Построена пирамида: { $province }, теперь их { $pyramids }.
event-bought_cards = { $count ->
    [one] { $seat } покупает { $count } карточку благ за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
    [few] { $seat } покупает { $count } карточки благ за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
   *[many] { $seat } покупает { $count } карточек благ за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
}
event-bought_farmers = { $count ->
    [one] { $seat } покупает { $count } земледельца за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
   *[many] { $seat } покупает { $count } земледельцев за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
}
event-bought_stones = { $count ->
    [one] { $seat } покупает { $count } камень за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
    [few] { $seat } покупает { $count } камня за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
   *[many] { $seat } покупает { $count } камней за { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
}
event-farmer = { $seat } помещает земледельца: { $province }.
event-architect = { $seat } играет «Архитектора»: { $province }.
event-free_farmer = { $seat } играет «Свободного Земледельца»: { $province }.
event-market_done = { $seat } уходит с рынка.
event-ready = Выбор сделан: { $seat }.
event-offered = { $change_id ->
    [yes] { $seat } подносит { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        } и «Изменение Подношений».
   *[no] { $seat } подносит { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }.
}
event-thief = { $change_id ->
    [yes] { $seat } играет «Кражу» и «Изменение Подношений».
   *[no] { $seat } играет «Кражу».
}
event-total = Сумма всех подношений: { $total }.
event-changed_total = { $seat } меняет сумму на { $by }: теперь { $total }.
event-active_tile = Сумма { $total }: активен жетон { $tile }.
event-stole = { $seat } берёт { $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    } из запаса.
event-rewards = { $count ->
    [one] { $seat }: место { $rank }, { $count } награда.
    [few] { $seat }: место { $rank }, { $count } награды.
   *[many] { $seat }: место { $rank }, { $count } наград.
}
event-marker = Жетон первого игрока получает { $seat }.
event-treasury = { $seat } играет «Сокровищницу»: { $province }, { $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    } вместо дохода.
event-big_harvest = { $seat } играет «Большой Урожай»: { $province }.
event-income = { $seat } получает { $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    }: { $province }.
event-harvested = { $seat } собирает урожай: { $gold ->
        [one] { $gold } золото
       *[many] { $gold } золота
    }.
event-scored = { $points ->
    [one] { $seat } получает { $points } очко: { $source }.
    [few] { $seat } получает { $points } очка: { $source }.
   *[many] { $seat } получает { $points } очков: { $source }.
}
event-scored_card = { $points ->
    [one] { $seat } играет «{ $card }»: { $points } очко.
    [few] { $seat } играет «{ $card }»: { $points } очка.
   *[many] { $seat } играет «{ $card }»: { $points } очков.
}
event-new_kingdom = Старое Царство окончено: летописцы и земледельцы покидают поле, пирамиды остаются.
event-reshuffled = Сброс становится новой колодой благ: { $cards }.
event-final_gold = { $points ->
    [one] { $seat } заканчивает с { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }: { $points } очко.
    [few] { $seat } заканчивает с { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }: { $points } очка.
   *[many] { $seat } заканчивает с { $gold ->
            [one] { $gold } золото
           *[many] { $gold } золота
        }: { $points } очков.
}
event-winner = { $points ->
    [one] Победа: { $seat }, { $points } очко.
    [few] Победа: { $seat }, { $points } очка.
   *[many] Победа: { $seat }, { $points } очков.
}

## Дополнительные условия

tie_break-pyramids = больше пирамид
tie_break-stones = больше камней
tie_break-shared = общая победа

## Почему нельзя

refusal-card-not-in-hand = У вас нет карты «{ $card }».
refusal-card-already-played = В этой фазе вы уже сыграли «{ $card }».
refusal-condition-not-met = Условие карты «{ $card }» не выполнено.
refusal-your-bid-stands = Ваша ставка в силе ({ $province }): можно только пасовать.
refusal-province-not-for-sale = { $province }: в этом раунде не продаётся.
refusal-barred-after-outbid = { $province }: вашу ставку здесь только что перебили. Поставьте в другой провинции или сыграйте «Подкуп».
refusal-bribe-only-where-barred = { $province }: «Подкуп» играют только там, где вашу ставку только что перебили.
refusal-bid-cannot-be-beaten = { $province }: эту ставку перебить нельзя.
refusal-bid-too-low = { $province }: наименьшая возможная ставка — { $needs }.
refusal-not-enough-gold = Нужно золота: { $needs }, у вас { $has }.
refusal-goods-closed = Эти товары или следующие за ними вы в этот ход уже купили.
refusal-too-many-cards = { $most ->
    [0] Сейчас вы не можете покупать карточки благ.
   *[other] Сейчас можно купить карточек благ не больше { $most }.
}
refusal-too-few-fields = Свободных полей в ваших провинциях: { $most }.
refusal-offer-too-high = Поднести можно золота не больше { $most }.
refusal-no-cards-left = Карточек благ не осталось.
refusal-not-your-province = { $province }: не ваша провинция.
refusal-too-few-stones = { $province }: нужно камней — { $needs }, есть { $has }.
refusal-no-farmers-there = { $province }: здесь нет земледельцев.
refusal-one-harvest-card-a-province = { $province }: здесь уже сыграна карта урожая.
refusal-no-free-field = { $province }: нет свободного поля.
