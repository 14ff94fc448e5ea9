let box = UIView()
let view = UIView(), other = UIView()
box.addSubview(view)
UIView.animateKeyframes(withDuration: 2, delay: 1, options: [.calculationModeCubic], animations: {
  UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.5 }
  UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 0.25 }
}, completion: { print("frames", $0) })  // prints: frames true
print(view.alpha)  // prints: 0.25
:wait 2.9
print("not yet")  // prints: not yet
:wait 0.1
UIView.transition(from: view, to: other, duration: 0.5, options: .transitionFlipFromLeft) { print($0) }  // prints: true
print(view.superview == nil, other.superview === box)  // prints: true true
:wait 0.5
UIView.transition(from: other, to: view, duration: 0.5, options: .showHideTransitionViews, completion: nil)
print(other.isHidden, other.superview === box, view.isHidden)  // prints: true true false
