let view = UIView()
UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse], animations: { view.alpha = 0 }) { _ in
  print("never")
}
UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear], animations: { view.alpha = 1 }) { done in
  print(done)  // prints: true
}
:wait 10
