let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
do {
  let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
    view.alpha = 0
    view.frame = CGRect(x: 100, y: 0, width: 100, height: 100)
  }
  animator.addCompletion { print("done", $0 == .end, view.alpha) }  // prints: done true 0.0
  print(animator.state == .inactive, view.alpha)  // prints: true 1.0
  animator.startAnimation()
  print(animator.state == .active, animator.isRunning, view.alpha)  // prints: true true 0.0
}
:wait 1
print("kept by UIKit")  // prints: kept by UIKit
:wait 1
view.alpha = 1
let animator = UIViewPropertyAnimator(duration: 4, curve: .linear) { view.frame.origin.x = 0 }
animator.addCompletion { print($0 == .current) }  // prints: true
animator.startAnimation()
:wait 1
print(animator.fractionComplete)  // prints: 0.25
animator.pauseAnimation()
:wait 5
print(animator.fractionComplete, animator.isRunning, animator.state.rawValue)  // prints: 0.25 false 1
animator.fractionComplete = 0.5
animator.stopAnimation(false)
print(animator.state == .stopped, view.frame.origin.x)  // prints: true 50.0
animator.finishAnimation(at: .current)
print(animator.state == .inactive, view.frame.origin.x)  // prints: true 50.0

let back = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: nil)
back.addAnimations { view.alpha = 0.5 }
back.addCompletion { print("back", $0 == .start, view.alpha) }  // prints: back true 1.0
back.startAnimation()
:wait 0.5
back.isReversed = true
:wait 0.4
print(back.isRunning)  // prints: true
:wait 0.2
_ = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 1, options: [.curveLinear], animations: { view.alpha = 0.2 }, completion: { _ in print("ran") })  // prints: ran
:wait 1.9
print("runs")  // prints: runs
:wait 0.2
animator.finishAnimation(at: .end)  // fails: NSInternalInconsistencyException: finishAnimationAtPosition: should only be called on a stopped animator!
