// Nim in the page: heaps of buttons (see web/src/games/README.md).

function draw(target, { table }) {
  const root = document.createElement('div');
  root.className = 'nim';
  const paragraph = (text) => Object.assign(document.createElement('p'), { textContent: text });
  const button = (move) =>
    Object.assign(document.createElement('button'), { textContent: move, onclick: () => table.move(move) });
  const show = () => {
    const mine = table.seat !== null && table.awaited.includes(table.seat);
    root.replaceChildren(
      ...table.view.heaps.map((count, at) => paragraph(table.say('nim-heap', { heap: at + 1, count }))),
      ...table.events.slice(-3).map((event) => paragraph(table.tell(event))),
      Object.assign(document.createElement('output'), { textContent: table.problem }),
      ...(mine ? [paragraph(table.say('nim-your-turn')), ...table.listedMoves.map(button)] : []),
    );
  };
  target.append(root);
  const stop = table.subscribe(show);
  return () => {
    stop();
    root.remove();
  };
}

export default { name: 'nim', seats: [3], table: async () => draw };
