final class Late: Error {}
func load() {
  do {
    throw Late()
  } catch let error as Late where error === nil {
    print("late")
  } catch {
    print("other")  // prints: other
  }
}
load()
enum Kind { case object(Late), none }
func tell(_ kind: Kind) {
  switch kind {
  case .object(let late) where late === nil: print("one")
  case .object: print("other one")  // prints: other one
  case .none: print("none")
  }
}
tell(.object(Late()))
