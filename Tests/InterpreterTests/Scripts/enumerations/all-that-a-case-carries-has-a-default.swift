enum Step {
  case add(by: Int = 1)
  case set(String = "d", Int = 2)
}
print(Step.add(), Step.add(by: 3), Step.set(), Step.set("q"))  // prints: add(by: 1) add(by: 3) set("d", 2) set("q", 2)
let step: Step = .add()
if case .add(let n) = step { print(n) }  // prints: 1
