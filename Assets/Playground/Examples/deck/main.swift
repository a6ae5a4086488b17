// The words of the deck “Algebraic Animations”: * is one after the other, + is at the same time.
// Put the code of its page “All the code” in the place of these lines: it runs as it is printed.
let shrink = linear(from: 100, to: 40, in: 1.5).time(easeInOut).do(resize(circle))
let turn = linear(from: 0, to: CGFloat.pi, in: 1.5).time(easeOut(1.5)).do(rotate(square))
let appear = linear(from: 0, to: 1, in: 0.5).time(easeInOut).bind(container, with: \.alpha)
let scene = appear * (shrink + turn).looped
