func tell(_ event: UIControl.Event, _ state: UIControl.State, _ mode: UIView.ContentMode) {
  print(event == .touchUpInside, state == .normal, mode == .center)  // prints: true true false
}
tell(.touchUpInside, .normal, .scaleAspectFit)
