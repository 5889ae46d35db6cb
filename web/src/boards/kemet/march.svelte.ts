// A march as it is planned: one click on a far area, and step by step the next choice is offered until it is reached.
import { untrack } from 'svelte';
import type { Area, Data, GameEvent, ReachView, RouteView, View } from '../../generated/kemet';
import type { BoardProps, Option } from '../types';
import { byTeleport, nearest, reachShown, stepOption } from './model';

type Given = () => BoardProps<View, GameEvent, Data>;

export class March {
  readonly #given: Given;
  /** The route that is being followed, and how many of its steps are made. */
  route = $state.raw<RouteView | null>(null);
  made = $state(0);
  units = $state(0);

  readonly reach: ReachView | undefined = $derived.by(() => reachShown(this.#given().view, this.#given().picked));

  constructor(given: Given) {
    this.#given = given;
  }

  /** The route to draw: the one followed, or the way to the area a picked step leads to. */
  get shown(): RouteView | undefined {
    if (this.route) return this.route;
    const picked = this.#given().picked;
    if (!picked || !this.reach) return undefined;
    const area = picked.args[0] as Area | undefined;
    if (picked.verb === 'step') return nearest(this.reach).get(area!);
    return picked.verb === 'teleport' ? byTeleport(this.reach, area!) : undefined;
  }

  /** Go there: its first step is picked, or stays in mind until the troop is chosen. */
  follow(route: RouteView): void {
    this.route = route;
    this.made = 0;
    this.units = this.reach?.units ?? 0;
    const { options, pick, picked } = this.#given();
    const first = stepOption(options, route, 0);
    if (first && picked?.text !== first.text) pick(first);
  }

  forget(): void {
    this.route = null;
    this.made = 0;
  }

  /** The choice that comes next on the way, if this is the moment for it. */
  next(options: Option[], view: View): Option | undefined {
    const { route, made } = this;
    const step = view.decision?.step;
    if (!route) return undefined;
    if (step === 'move_step') return stepOption(options, route, made);
    if (step === 'move_units')
      return options.find((option) => option.text === `units ${this.units}`) ?? options[options.length - 1];
    if (step === 'move_creature') {
      const left = route.legs[made - 1]?.left;
      return options.find((option) => option.text === (left ? `leave ${left}` : 'take_along')) ?? options[0];
    }
    return undefined;
  }
}

/** A march whose next choice is picked as soon as it can be. */
export function provideMarch(given: Given): March {
  const march = new March(given);
  let last: string | null = null;
  $effect(() => {
    const { view, options, pick, picked } = given();
    untrack(() => {
      if (!march.route) return;
      const step = view.decision?.step;
      const moving = step === 'move_troop' || step === 'move_step' || step === 'move_units' || step === 'move_creature';
      if (!moving || !options.length) {
        if (options.length) march.forget();
        return;
      }
      const moment = `${step} ${JSON.stringify(view.decision?.details)}`;
      if (moment === last) return;
      last = moment;
      if (step === 'move_step') {
        const at = view.decision?.details?.['area'];
        march.made = march.route.legs.findIndex((leg) => leg.area === at) + 1;
        if (march.made >= march.route.legs.length) {
          march.forget();
          return;
        }
      } else if (step === 'move_units' || step === 'move_creature') {
        const to = view.decision?.details?.['to'];
        march.made = march.route.legs.findIndex((leg) => leg.area === to) + 1;
        if (march.made === 0) march.forget();
      }
      const option = march.next(options, view);
      if (option && !picked) pick(option);
    });
  });
  return march;
}
