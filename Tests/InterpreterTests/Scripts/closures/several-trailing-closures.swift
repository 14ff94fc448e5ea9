func animate(_ seconds: Double, animations: () -> Void, completion: (Bool) -> Void) {
  animations()
  completion(seconds > 0)
}
animate(0.3) {
  print("moving")  // prints: moving
} completion: { finished in
  print("finished \(finished)")  // prints: finished true
}
animate(0, animations: { print("again") }, completion: { print($0) })  // prints: again | false
