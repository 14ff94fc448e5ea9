let view = UIView()
UIView.transition(with: view, duration: 1, options: .transitionCrossDissolve, animations: nil, completion: { _ in print("done") })  // prints: done
RunLoop.main.run(until: Date().addingTimeInterval(2))
