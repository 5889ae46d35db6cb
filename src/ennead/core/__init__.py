"""The contract every game keeps: state, flow, actions, chance, views, events. No I/O."""
