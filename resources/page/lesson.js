'use strict';
// Plays the tree of a lesson. It knows no rules: what can be done, what comes of it and what is said to it is all in the
// data, whose keys README.md names. Texts come from people and go nowhere but into textContent.
(async () => {
  const root = document.documentElement;
  const $ = id => document.getElementById(id);

  // Several lessons are chosen from a list by the part of the address that the page alone sees; each begins as a page anew,
  // and none is unpacked before it is wanted.
  const packs = document.querySelectorAll('script.data');
  const wanted = packs.length === 1 ? 0 : Number(location.hash.slice(1)) - 1;
  window.addEventListener('hashchange', () => location.reload());
  if (!packs[wanted]) {
    $('needs').remove();
    document.querySelector('header .row').hidden = true;
    root.classList.toggle('dark', window.matchMedia('(prefers-color-scheme: dark)').matches);
    for (const link of document.querySelectorAll('#shelf a'))
      try {
        const before = JSON.parse(localStorage.getItem('waystone/lesson/' + link.dataset.key));
        link.classList.toggle('begun', Boolean(before && (before.step || before.ended)));
        link.classList.toggle('ended', Boolean(before && before.ended));
      } catch (error) { /* nothing is known of it */ }
    root.dataset.stage = 'shelf';
    return;
  }
  const following = document.querySelectorAll('#shelf a')[wanted + 1]; // the next lesson, if there is one
  if ($('shelf'))
    $('shelf').remove();

  const packed = Uint8Array.from(atob(packs[wanted].textContent), sign => sign.charCodeAt(0));
  const unpacking = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate'));
  const data = await new Response(unpacking).json();
  const ink = data.ink;
  const steps = data.steps;
  const isLesson = data.sheet === undefined && data.id !== 'position';
  // The drawings, which boards use by their ids.
  const symbols = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${data.symbols}</svg>`, 'image/svg+xml').documentElement;
  $('symbols').append(...symbols.childNodes);

  // --- What is kept in the browser, by lesson and hash: a changed lesson begins anew.

  const key = 'waystone/lesson/' + data.id + '/' + data.hash;
  const kept = { step: 0, tasks: {}, ended: false, seconds: 0, name: '', language: null, dark: null };
  try {
    Object.assign(kept, JSON.parse(localStorage.getItem(key)) || {});
  } catch (error) { /* a browser that keeps nothing of files */ }
  function keep() {
    try {
      localStorage.setItem(key, JSON.stringify(kept));
    } catch (error) { /* likewise */ }
  }

  // --- Words

  let language = Math.max(0, data.languages.findIndex(each => each[0] === (kept.language || root.lang)));
  const say = number => data.texts[number][language];
  const filled = (text, ...values) => text.replace(/%(\d)/g, (whole, at) => values[at - 1] ?? whole);
  const word = (name, ...values) => filled(say(data.words[name]), ...values);
  const counted = (name, count) => say(data.words[name][count]);
  const placeName = place => say(data.places[place][0]);
  const lying = new Map(data.contents); // by place: its name and what is there

  // --- Elements

  function element(name, text, parent, type) {
    const made = document.createElement(name);
    if (text !== undefined)
      made.textContent = text;
    if (type)
      made.className = type;
    if (parent)
      parent.append(made);
    return made;
  }
  function button(text, parent, then, type) {
    const made = element('button', text, parent, type);
    made.type = 'button';
    made.addEventListener('click', then);
    return made;
  }
  function drawn(name, attributes, parent) {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const attribute in attributes)
      made.setAttribute(attribute, attributes[attribute]);
    if (parent)
      parent.append(made);
    return made;
  }

  // --- Boards

  const partsKnown = [];
  function partsOf(board) {
    if (!partsKnown[board]) {
      const [, base, less, more] = ink.boards[board];
      const parts = new Set(base < 0 ? [] : partsOf(base));
      less.forEach(part => parts.delete(part));
      more.forEach(part => parts.add(part));
      partsKnown[board] = [...parts].sort((one, other) => one - other);
    }
    return partsKnown[board];
  }
  const laid = board => ink.places.laid[ink.boards[board][0]];
  const shapesOf = board => laid(board)[2].map(number => ink.places.shapes[number]);
  const shapeOf = (board, place) => shapesOf(board).find(shape => shape[0] === place);
  const color = number => number === undefined || number < 0 ? 'none' : 'var(--c' + number + ')';
  function runOf(glyph) {
    const runs = ink.runs[glyph.t];
    return runs[runs.length > 1 ? language : 0];
  }

  function drawGlyph(glyph, parent) {
    if (glyph.only !== undefined && glyph.only !== language)
      return;
    const attributes = glyph.o === undefined ? {} : { opacity: glyph.o };
    if (glyph.d !== undefined) {
      Object.assign(attributes, { d: glyph.d, fill: color(glyph.f), stroke: color(glyph.s) });
      if (glyph.w)
        attributes['stroke-width'] = glyph.w;
      if (glyph.dash)
        attributes['stroke-dasharray'] = glyph.dash.join(' ');
      drawn('path', attributes, parent);
    } else if (glyph.p !== undefined) {
      const [x, y, width, height] = glyph.b;
      Object.assign(attributes, { href: '#p' + glyph.p, x, y, width, height });
      if (glyph.r)
        attributes.transform = `rotate(${glyph.r} ${x + width / 2} ${y + height / 2})`;
      drawn('use', attributes, parent);
    } else {
      const [text, x, y, size, width] = runOf(glyph);
      Object.assign(attributes, { x, y, 'font-size': size, fill: color(glyph.f) });
      if (glyph.bold)
        attributes['font-weight'] = 'bold';
      if (width > 0)
        Object.assign(attributes, { textLength: width, lengthAdjust: 'spacingAndGlyphs' });
      drawn('text', attributes, parent).textContent = text;
    }
  }
  function drawPart(part) {
    const group = drawn('g', {});
    ink.parts[part].forEach(glyph => drawGlyph(ink.glyphs[glyph], group));
    return group;
  }
  /// The height of the smallest letters on it.
  function smallest(board) {
    let least = 20;
    for (const part of partsOf(board))
      for (const number of ink.parts[part])
        if (ink.glyphs[number].t !== undefined)
          least = Math.min(least, runOf(ink.glyphs[number])[3]);
    return least;
  }

  const picture = drawn('svg', {}, $('board'));
  const ground = drawn('g', {}, picture);
  const overlay = drawn('g', {}, picture);
  let groups = new Map();
  /// Only what differs from what is there is drawn anew.
  function showBoard(board) {
    const parts = partsOf(board);
    const wanted = new Set(parts);
    for (const [part, group] of groups)
      if (!wanted.has(part)) {
        group.remove();
        groups.delete(part);
      }
    let next = ground.firstChild;
    for (const part of parts) {
      let group = groups.get(part);
      if (!group) {
        group = drawPart(part);
        groups.set(part, group);
        ground.insertBefore(group, next);
      } else {
        next = group.nextSibling;
      }
    }
    const [width, height] = laid(board);
    picture.setAttribute('viewBox', `0 0 ${width} ${height}`);
    fit();
  }
  /// On a narrow screen the board is scrolled at a size at which it can be read.
  function fit() {
    const leastLetters = 7;
    const narrow = window.matchMedia('(max-width: 800px)').matches;
    const [width] = laid(state.board);
    const room = $('board').clientWidth;
    const wanted = narrow ? width * leastLetters / smallest(state.board) : room;
    picture.style.width = Math.max(room, wanted) + 'px';
  }

  function outline(shape, type, parent) {
    const [, points, radius] = shape;
    if (points.length === 2)
      return drawn('circle', { cx: points[0], cy: points[1], r: radius, class: type }, parent);
    return drawn('path', { d: pathOf(shape), class: type }, parent);
  }
  function pathOf([, points, radius]) {
    if (points.length === 2) {
      const [x, y] = points;
      return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
    }
    const pairs = [];
    for (let at = 0; at < points.length; at += 2)
      pairs.push(points[at] + ' ' + points[at + 1]);
    return 'M' + pairs.join('L') + 'Z';
  }
  function distance([, points, radius], x, y) {
    let least = points.length === 2 ? Math.hypot(points[0] - x, points[1] - y) : Infinity;
    let inside = false;
    for (let at = 0; at < points.length && points.length > 2; at += 2) {
      const to = (at + 2) % points.length;
      const [ax, ay, bx, by] = [points[at], points[at + 1], points[to], points[to + 1]];
      const length = (bx - ax) ** 2 + (by - ay) ** 2;
      const along = length ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) : 0;
      least = Math.min(least, Math.hypot(ax + along * (bx - ax) - x, ay + along * (by - ay) - y));
      if (ay > y !== by > y && x < (bx - ax) * (y - ay) / (by - ay) + ax)
        inside = !inside;
    }
    return inside ? 0 : Math.max(0, least - radius);
  }

  // --- Marks of the lesson

  function drawLabel(text, shape, type, board, parent) {
    const perLine = 26;
    const lines = [''];
    for (const each of text.split(/\s+/)) {
      const last = lines[lines.length - 1];
      if (last && (last + ' ' + each).length > perLine)
        lines.push(each);
      else
        lines[lines.length - 1] = last ? last + ' ' + each : each;
    }
    const [boardWidth] = laid(board);
    const width = Math.max(...lines.map(line => line.length)) * 12 + 24;
    const height = lines.length * 26 + 12;
    const x = Math.max(4, Math.min(boardWidth - width - 4, shape[3] - width / 2));
    const y = Math.max(4, shape[4] - height - 30);
    drawn('rect', { x, y, width, height, rx: 6, class: 'plate ' + type }, parent);
    lines.forEach((line, at) => {
      drawn('text', { x: x + width / 2, y: y + 27 + 26 * at, class: 'said' }, parent).textContent = line;
    });
  }
  function drawArrow(from, to, type, parent) {
    const angle = Math.atan2(to[4] - from[4], to[3] - from[3]);
    const head = [-0.5, 0.5].map(turn => [to[3] - 24 * Math.cos(angle + turn), to[4] - 24 * Math.sin(angle + turn)]);
    const d = `M${from[3]} ${from[4]}L${to[3]} ${to[4]}M${head[0].join(' ')}L${to[3]} ${to[4]}L${head[1].join(' ')}`;
    drawn('path', { d, class: 'mark ' + type }, parent);
  }
  function drawMarks(marks, board, parent) {
    const lit = marks.filter(mark => mark.kind === 'spotlight').map(mark => shapeOf(board, mark.at)).filter(Boolean);
    if (lit.length) {
      const [width, height] = laid(board);
      const d = `M0 0H${width}V${height}H0Z` + lit.map(pathOf).join('');
      drawn('path', { d, class: 'shade', 'fill-rule': 'evenodd' }, parent);
    }
    for (const mark of marks) {
      const shape = shapeOf(board, mark.at);
      const to = mark.to === undefined ? undefined : shapeOf(board, mark.to);
      if (!shape)
        continue;
      if (mark.kind === 'ring' || (mark.kind === 'ghost' && (!mark.parts || mark.tone !== 'look')))
        outline(shape, 'mark ' + mark.tone, parent);
      if (mark.parts) {
        const ghost = drawn('g', { opacity: 0.55 }, parent);
        mark.parts.forEach(part => ghost.append(drawPart(part)));
      }
      if (mark.kind === 'arrow' && to)
        drawArrow(shape, to, mark.tone, parent);
      if (mark.say !== undefined && !mark.parts)
        drawLabel(say(mark.say), shape, mark.tone, board, parent);
    }
  }

  // --- The way through the lesson

  // stage: reading, showing, asked, judged (a wrong move, or one that is unknown), done
  let state = null;
  let heard = null; // the feedback that was shown last
  let played = 0; // counts what is shown, so that an old showing ends with the next
  const step = () => steps[state.index];
  const isTask = each => each.kind === 'do' || each.kind === 'choose' || each.kind === 'predict';
  const turn = () => step().task.turns[state.at];

  // What is kept of a task until it is done: wrong moves and answers, hints, and how long the reader has had it before them.
  function taskOf(each) {
    kept.tasks[each.id] = kept.tasks[each.id] || { done: false, wrong: 0, hints: 0, seconds: 0 };
    return kept.tasks[each.id];
  }
  function count(change) {
    const task = state && isTask(step()) ? taskOf(step()) : null;
    if (task && !task.done)
      change(task);
  }
  let countedAt = performance.now();
  /// Not while nobody sees it: whoever is shown it again begins with `countedAt`.
  function countTime() {
    const passed = (performance.now() - countedAt) / 1000;
    countedAt = performance.now();
    kept.seconds += passed;
    count(task => task.seconds += passed);
  }
  const err = () => count(task => ++task.wrong);
  function outcome(each) {
    const task = kept.tasks[each.id];
    return !task || !task.done ? 'leftOut' : task.wrong ? 'again' : task.hints ? 'withHints' : 'firstTry';
  }

  function enter(index) {
    if (root.dataset.stage === 'summary')
      countedAt = performance.now();
    countTime();
    const before = state && state.board;
    state = { index, stage: 'reading', board: steps[index].b, marks: steps[index].marks || [], marksAt: [], at: 0, taps: [],
      feedback: null, hints: 0, chosen: [], doing: null, consequence: null, back: 0, isAnother: false, sum: false };
    state.isAnother = before !== null && before !== undefined && before !== state.board;
    kept.step = index;
    keep();
    const now = step();
    $('lesson').hidden = false;
    $('summary').hidden = true;
    if (now.kind === 'show') {
      play(now.line || [], () => finish());
    } else if (now.kind === 'choose' || now.kind === 'predict') {
      state.stage = 'asked';
    } else if (now.kind === 'do' && now.task) {
      play(now.task.s, () => goOn(now.task.e, 0));
    } else if (now.kind === 'do') {
      state.feedback = { tone: 'look', verdict: 'unknown' };
    } else if (now.kind === 'playOn') {
      state.feedback = { tone: 'look', verdict: 'playOn' };
    }
    render();
  }

  /// Plays it before the reader's eyes.
  function play(beats, then) {
    const mine = ++played;
    const pause = window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 800;
    state.stage = 'showing';
    const next = at => {
      if (mine !== played)
        return;
      if (at === beats.length) {
        then();
        render();
        return;
      }
      const beat = beats[at];
      state.board = beat.b;
      state.doing = say(beat.t);
      hear(beat);
      render();
      setTimeout(next, pause, at + 1);
    };
    if (beats.length === 0)
      then();
    else
      setTimeout(next, pause, 0);
  }
  function hear(beat) {
    if (!beat.v)
      return;
    const tone = beat.v === 'wrong' ? 'bad' : beat.v === 'neutral' ? 'look' : 'good';
    state.feedback = { tone, verdict: beat.v, reason: beat.say };
    if (beat.v !== 'wrong' || beat.marks)
      state.marks = beat.marks || [];
    state.consequence = beat.then || null;
  }

  function finish() {
    const now = step();
    const wasAsked = state.stage !== 'reading';
    state.stage = 'done';
    countTime();
    if (wasAsked)
      count(task => task.done = true);
    keep();
  }
  function goOn(end, to) {
    state.doing = null;
    if (end === 'done') {
      finish();
    } else if (end === 'turn') {
      state.at = to;
      state.stage = 'asked';
      if (step().task.hopeless)
        state.feedback = { tone: 'look', verdict: 'hopeless' };
      else if (!state.feedback && state.moved && step().atOnce && turn().reach === 'unknown')
        state.feedback = { tone: 'look', verdict: 'unseen' };
    } else if (end === 'failed') {
      state.stage = 'judged';
      state.back = to;
      err();
      if (!state.feedback || step().task.hopeless)
        state.feedback = { tone: 'bad', verdict: step().task.hopeless ? 'hopeless' : 'wrong', reason: state.feedback?.reason };
    } else {
      state.stage = 'judged';
      state.back = state.at;
      state.feedback = { tone: 'look', verdict: 'unknown' };
    }
  }
  function move(chosen) {
    state.marksAt[state.at] = state.marks;
    state.taps = [];
    state.moved = true;
    state.feedback = null;
    state.consequence = null;
    const [own, ...answers] = chosen.s;
    state.board = own.b;
    hear(own);
    play(answers, () => goOn(chosen.e, chosen.to));
    render();
  }
  function tryAgain() {
    ++played;
    if (step().task.e === 'failed') {
      enter(state.index);
      return;
    }
    state.at = state.back;
    state.board = turn().b;
    state.marks = state.marksAt[state.at] || step().marks || [];
    state.feedback = null;
    state.stage = 'asked';
    render();
  }
  function seeConsequence() {
    const { consequence, feedback } = state;
    play(consequence, () => {
      state.stage = 'judged';
      state.feedback = feedback;
      state.doing = null;
    });
    render();
  }
  function choose(at) {
    const [, isRight, why] = step().options[at];
    state.chosen.push(at);
    state.feedback = { tone: isRight ? 'good' : 'bad', verdict: isRight ? 'right' : 'wrong', reason: why };
    if (isRight)
      finish();
    else
      err();
    render();
  }
  function predict(number) {
    const now = step();
    if (number !== now.number) {
      err();
      state.feedback = { tone: 'bad', verdict: number < now.number ? 'more' : 'less' };
      render();
      return;
    }
    state.feedback = { tone: 'good', verdict: 'right', reason: now.why };
    state.sum = true;
    play(now.line || [], () => finish());
    render();
  }
  function ask() {
    const reach = turn().reach || 'within';
    const verdicts = { within: 'within', lost: 'lost', unknown: 'unseen' };
    const tones = { within: 'good', lost: 'bad', unknown: 'look' };
    state.feedback = { tone: tones[reach], verdict: verdicts[reach] };
    render();
  }

  // --- Taps

  const begins = (route, taps) => taps.every((tap, at) => route[at] === tap);
  function possible() {
    if (!state || state.stage !== 'asked' || step().kind !== 'do' || !step().task)
      return [];
    return turn().moves.filter(each => each.taps.some(route => begins(route, state.taps)));
  }
  function nextPlaces() {
    const places = new Set();
    for (const each of possible())
      for (const route of each.taps)
        if (begins(route, state.taps) && route.length > state.taps.length)
          places.add(route[state.taps.length]);
    return places;
  }
  /// Where a tap leads on, those included that would change what waits.
  function wantedPlaces() {
    if (!held())
      return nextPlaces();
    return new Set(turn().moves.flatMap(each => each.held === undefined ? [] : each.taps.flat()));
  }
  const isSpelled = each => each.taps.some(route => route.length === state.taps.length && begins(route, state.taps));
  /// The move that all taps spell and that waits for its button; until then another tap takes the place of the first.
  const held = () => possible().find(each => each.held !== undefined && isSpelled(each));
  function exchange(place) {
    const taps = state.taps.filter(each => each !== place);
    if (taps.length === state.taps.length) {
      taps.shift();
      taps.push(place);
    }
    if (!turn().moves.some(each => each.taps.some(route => begins(route, taps))))
      return false;
    state.taps = taps;
    render();
    return true;
  }
  function tap(place) {
    state.feedback = null;
    if (held() && exchange(place))
      return;
    if (!nextPlaces().has(place)) {
      state.taps = [];
      if (!nextPlaces().has(place)) {
        refuse(place);
        return;
      }
    }
    state.taps.push(place);
    const left = possible();
    if (left.length === 1 && isSpelled(left[0]) && left[0].held === undefined)
      move(left[0]);
    else
      render();
  }
  function refuse(place) {
    const rule = (turn().no || []).find(each => each[1].includes(place));
    state.feedback = { tone: 'look', text: () => say(rule ? rule[0] : data.places[place][1]) };
    render();
  }
  const mouse = 6; // pixels from a place to what means it; with a finger it is more
  /// The place at which somebody points, in pixels of the screen.
  function pointedAt(event, reach, places) {
    const matrix = picture.getScreenCTM();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    let best = null;
    let least = reach / matrix.a;
    for (const shape of shapesOf(state.board)) {
      const away = distance(shape, point.x, point.y);
      if (places(shape[0]) && away <= least) {
        best = shape[0];
        least = away;
      }
    }
    return best;
  }
  /// Its name, and what is there, stand on the board's edge for as long as somebody points at it.
  function point(place) {
    $('pointed').hidden = place === null;
    show('pointed', place === null ? '' : lying.has(place) ? say(lying.get(place)) : placeName(place));
  }
  picture.addEventListener('pointermove', event => state && point(pointedAt(event, mouse, () => true)));
  picture.addEventListener('pointerleave', event => event.pointerType === 'mouse' && point(null));
  picture.addEventListener('click', event => {
    if (!possible().length) {
      point(pointedAt(event, mouse, () => true));
      return;
    }
    const isFinger = event.pointerType === 'touch' || window.matchMedia('(pointer: coarse)').matches;
    const near = places => pointedAt(event, isFinger ? 22 : mouse, places);
    const wanted = wantedPlaces();
    const target = near(place => wanted.has(place));
    const other = target === null ? near(() => true) : null;
    if (target !== null)
      tap(target);
    else if (other !== null)
      tap(other);
  });

  // --- What is shown

  function show(id, text) {
    $(id).textContent = text;
  }
  function showText() {
    const now = step();
    const chapters = steps.slice(0, state.index + 1).filter(each => each.chapter !== undefined);
    document.title = say(data.title);
    show('title', say(data.title));
    show('chapter', chapters.length ? say(chapters[chapters.length - 1].chapter) : '');
    show('count', isLesson ? word('step', state.index + 1, steps.length) : '');
    show('text', (state.isAnother ? word('another') + '\n' : '') + say(now.text));
    $('goal').hidden = now.goal === undefined;
    if (now.goal !== undefined) {
      const left = state.stage === 'asked' ? turn().left : undefined;
      show('goalHeading', word('goal'));
      show('goalText', say(now.goal));
      show('left', left ? counted('left', left) : '');
    }
    $('hints').replaceChildren();
    for (const hint of (now.hints || []).slice(0, state.hints))
      element('li', word('hintSays', say(hint)), $('hints'));
  }
  function asked() {
    const now = step();
    if (state.stage === 'showing')
      return state.doing || word('watch');
    if (state.stage !== 'asked')
      return '';
    if (state.taps.length)
      return state.taps.map(placeName).join(' – ');
    return now.kind === 'choose' ? word('choose') : now.kind === 'predict' ? say(now.ask) : word('play');
  }
  function showAnswers() {
    const now = step();
    const isOpen = state.stage === 'asked';
    $('answers').replaceChildren();
    (now.options || []).forEach(([text, isRight], at) => {
      const chosen = state.chosen.includes(at);
      const made = button((chosen ? (isRight ? '✓ ' : '✗ ') : '') + say(text), $('answers'), () => choose(at));
      made.disabled = !isOpen || chosen;
    });
    $('prediction').hidden = now.kind !== 'predict';
    show('numberLabel', word('points'));
    show('check', word('check'));
    $('check').disabled = $('number').disabled = !isOpen;
  }
  function showFeedback() {
    const told = state.feedback;
    $('feedback').className = told ? 'told ' + told.tone : '';
    show('verdict', !told ? '' : told.text ? told.text() : word(told.verdict));
    const reasons = [];
    if (told && told.reason !== undefined)
      reasons.push(say(told.reason));
    if (state.sum)
      reasons.push(say(step().sum));
    show('reason', reasons.filter(Boolean).join('\n'));
    if (told && told !== heard && state.moved)
      $('feedback').scrollIntoView({ block: 'nearest' });
    heard = told;
  }
  function showActions() {
    const moves = possible();
    $('actions').hidden = moves.length === 0;
    show('actionsName', word('actions'));
    $('actionList').replaceChildren();
    $('controls').replaceChildren();
    for (const each of moves)
      button(say(each.a), element('li', undefined, $('actionList')), () => move(each));
    // What is no place on the board is a button beside it.
    for (const place of nextPlaces())
      if (!shapeOf(state.board, place))
        button(placeName(place), $('controls'), () => tap(place));
    const spelled = moves.filter(isSpelled);
    if (state.taps.length)
      for (const each of spelled)
        button(say(each.held ?? each.a), $('controls'), () => move(each), each.held === undefined ? '' : 'main');
    if (state.taps.length)
      button(word('cancel'), $('controls'), () => {
        state.taps = [];
        render();
      });
  }
  function showButtons() {
    const row = $('buttons');
    const now = step();
    row.replaceChildren();
    if (!isLesson)
      return;
    const isOver = state.stage === 'done' || state.stage === 'reading';
    const isLast = state.index === steps.length - 1;
    if (state.stage === 'judged') {
      button(word('tryAgain'), row, tryAgain, 'main');
      if (state.consequence)
        button(word('consequence'), row, seeConsequence);
    }
    const next = button(word(isOver ? (isLast ? 'finish' : 'next') : 'skip'), row, goNext, isOver ? 'main' : '');
    next.id = isOver ? 'next' : 'skip';
    if (state.stage !== 'done' && (now.hints || []).length > state.hints)
      button(word(state.hints ? 'anotherHint' : 'hint'), row, () => {
        ++state.hints;
        count(task => task.hints = Math.max(task.hints, state.hints));
        keep();
        render();
      });
    if (state.stage === 'asked' && now.task && turn().ask)
      button(word('ask'), row, ask);
    if (now.kind === 'show' && state.stage === 'done')
      button(word('replay'), row, () => enter(state.index));
    if (now.kind === 'do' && state.moved && state.stage !== 'showing')
      button(word('restart'), row, () => {
        // A wrong move that stands there has been counted.
        if (state.stage === 'asked')
          err();
        enter(state.index);
      });
    if (state.index > 0)
      button(word('back'), row, () => enter(state.index - 1));
  }
  function goNext() {
    ++played;
    if (state.stage === 'reading')
      finish();
    if (state.index + 1 < steps.length)
      enter(state.index + 1);
    else
      summarize();
  }
  function showTargets() {
    overlay.replaceChildren();
    const wanted = wantedPlaces();
    for (const shape of shapesOf(state.board))
      if (state.taps.includes(shape[0]))
        outline(shape, 'tapped', overlay);
      else if (wanted.has(shape[0]))
        outline(shape, 'target', overlay);
    drawMarks(state.marks, state.board, overlay);
    show('marked', state.marks.map(mark => say(mark.tell)).join(' '));
  }
  function render() {
    const hadFocus = document.activeElement !== document.body && $('does').contains(document.activeElement);
    $('board').setAttribute('aria-label', word('board'));
    showText();
    show('asked', asked());
    showAnswers();
    showFeedback();
    showActions();
    showButtons();
    showBoard(state.board);
    showTargets();
    $('contents').value = String(contents().filter(at => at <= state.index).pop() ?? 0);
    root.dataset.stage = state.stage;
    root.dataset.step = String(state.index);
    if (hadFocus && !$('does').contains(document.activeElement))
      ($('does').querySelector('.main') || $('answers').querySelector('button:enabled') || $('board')).focus();
  }

  // --- The end: how it went, to be shown or saved. Whoever saves it is named only if they have typed a name.

  const signs = { firstTry: '✓', withHints: '◐', again: '↻', leftOut: '–' };
  /// As much of a text as tells a task from others; the program cuts it in the same way.
  function firstWords(text) {
    const most = 80;
    const signsOf = [...text.split('\n')[0]];
    if (signsOf.length <= most)
      return signsOf.join('');
    const cut = signsOf.slice(0, most).join('');
    const space = cut.lastIndexOf(' ');
    return (space > 0 ? cut.slice(0, space) : cut) + '…';
  }
  function result() {
    const written = { format: 'waystone/result', version: 1, lesson: data.id, hash: data.hash, title: say(data.title),
      language: data.languages[language][0] };
    if (kept.name)
      written.name = kept.name;
    written.seconds = Math.round(kept.seconds);
    written.tasks = steps.filter(isTask).map(each => {
      const { done, wrong, hints, seconds } = taskOf(each);
      return { step: each.id, number: steps.indexOf(each) + 1, asks: firstWords(say(each.text)), done, tries: wrong + (done ? 1 : 0),
        hints, seconds: Math.round(seconds) };
    });
    return written;
  }
  function saveResult() {
    const link = element('a');
    link.href = URL.createObjectURL(new Blob([JSON.stringify(result(), null, 2) + '\n'], { type: 'application/json' }));
    link.download = [data.id, kept.name].filter(Boolean).join('-').replace(/[^\p{L}\p{N}-]/gu, '-') + '.wayresult';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  }
  function offerResult(page) {
    const form = element('form', undefined, page);
    form.id = 'result';
    const label = element('label', word('name'), form);
    const name = element('input', undefined, form);
    label.htmlFor = name.id = 'name';
    Object.assign(name, { type: 'text', maxLength: 40, autocomplete: 'off', value: kept.name });
    name.addEventListener('input', () => {
      kept.name = name.value.trim();
      keep();
    });
    element('button', word('save'), form, 'main').id = 'save';
    form.addEventListener('submit', event => {
      event.preventDefault();
      saveResult();
    });
    element('p', word('noProof'), page, 'quiet');
  }

  function summarize() {
    const page = $('summary');
    const tasks = steps.filter(isTask);
    if (root.dataset.stage !== 'summary') {
      countTime();
      kept.ended = true;
      keep();
    }
    $('lesson').hidden = true;
    page.hidden = false;
    page.replaceChildren();
    root.dataset.stage = 'summary';
    const heading = element('h2', word('end'), page);
    heading.tabIndex = -1;
    element('p', say(data.title), page);
    for (const name in signs) {
      const count = tasks.filter(each => outcome(each) === name).length;
      if (count)
        element('p', counted(name, count), page, 'result');
    }
    const missed = tasks.filter(each => outcome(each) !== 'firstTry');
    if (missed.length)
      element('h3', word('missed'), page);
    for (const each of missed) {
      const at = steps.indexOf(each);
      const words = signs[outcome(each)] + ' ' + word('stepNamed', at + 1, firstWords(say(each.text)));
      button(words, page, () => enter(at), 'step');
    }
    if (tasks.length)
      offerResult(page);
    if (following)
      element('a', word('nextLesson', following.textContent), element('p', undefined, page), 'next').href =
        following.getAttribute('href');
    button(word('fromTheBeginning'), page, () => {
      kept.tasks = {};
      kept.seconds = 0;
      enter(0);
    });
    heading.focus();
  }
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) {
      if (root.dataset.stage !== 'summary')
        countTime();
      keep();
    }
    countedAt = performance.now();
  });

  // --- Head

  function contents() {
    const chapters = steps.map((each, at) => each.chapter === undefined ? -1 : at).filter(at => at >= 0);
    return chapters.length ? chapters : steps.map((each, at) => at);
  }
  /// What is counted in a position: a line for each thing, a column for each player.
  function showSheet() {
    const table = $('sheet');
    table.hidden = !data.sheet;
    table.replaceChildren();
    (data.sheet || []).forEach((cells, row) => {
      const line = element('tr', undefined, table);
      cells.forEach((text, column) => {
        const cell = element(row && column ? 'td' : 'th', say(text), line);
        if (!row || !column)
          cell.scope = row ? 'row' : 'col';
      });
    });
  }
  function showHead() {
    root.lang = data.languages[language][0];
    $('all').hidden = packs.length === 1;
    show('all', word('all'));
    showSheet();
    $('contents').hidden = !isLesson;
    const list = $('contents');
    list.replaceChildren();
    list.setAttribute('aria-label', word('contents'));
    for (const at of contents()) {
      const { chapter } = steps[at];
      const made = element('option', chapter === undefined ? word('step', at + 1, steps.length) : say(chapter), list);
      made.value = String(at);
    }
    const languages = $('language');
    languages.hidden = data.languages.length < 2;
    languages.setAttribute('aria-label', word('language'));
    languages.replaceChildren();
    data.languages.forEach(([, name], at) => {
      const made = element('option', name, languages);
      made.value = String(at);
    });
    languages.value = String(language);
    show('dark', word('dark'));
  }
  let isDark = kept.dark ?? window.matchMedia('(prefers-color-scheme: dark)').matches;
  function setDark(dark) {
    root.classList.toggle('dark', dark);
    $('dark').setAttribute('aria-pressed', String(dark));
    ink.colors.forEach((pair, at) => root.style.setProperty('--c' + at, pair[dark ? 1 : 0]));
  }
  $('contents').addEventListener('change', event => {
    ++played;
    enter(Number(event.target.value));
  });
  $('language').addEventListener('change', event => {
    language = Number(event.target.value);
    kept.language = data.languages[language][0];
    keep();
    for (const group of groups.values())
      group.remove();
    groups = new Map();
    showHead();
    if (root.dataset.stage === 'summary')
      summarize();
    else
      render();
  });
  $('dark').addEventListener('click', () => {
    isDark = !isDark;
    kept.dark = isDark;
    keep();
    setDark(isDark);
  });
  $('prediction').addEventListener('submit', event => {
    event.preventDefault();
    if ($('number').value !== '')
      predict(Number($('number').value));
  });
  window.addEventListener('resize', () => state && fit());

  // --- Paper: the whole lesson, whatever is on the screen

  window.addEventListener('beforeprint', () => {
    const paper = $('paper');
    setDark(false);
    paper.hidden = false;
    paper.replaceChildren();
    steps.forEach((each, at) => {
      const article = element('article', undefined, paper);
      if (each.chapter !== undefined)
        element('h2', say(each.chapter), article);
      element('h3', word('step', at + 1, steps.length), article);
      element('p', say(each.text), article);
      const [width, height] = laid(each.b);
      const board = drawn('svg', { viewBox: `0 0 ${width} ${height}` }, article);
      partsOf(each.b).forEach(part => board.append(drawPart(part)));
      drawMarks(each.marks || [], each.b, board);
      for (const beat of each.line || [])
        element('p', say(beat.t), article);
      if (each.goal !== undefined)
        element('p', word('goal') + '\n' + say(each.goal), article);
      if (each.ask !== undefined)
        element('p', say(each.ask), article);
      if (each.options) {
        const list = element('ol', undefined, article);
        each.options.forEach(([text]) => element('li', say(text), list));
      }
    });
  });
  window.addEventListener('afterprint', () => {
    setDark(isDark);
    $('paper').hidden = true;
    $('paper').replaceChildren();
  });

  $('needs').remove();
  setDark(isDark);
  showHead();
  enter(Math.min(kept.step, steps.length - 1));
})();
