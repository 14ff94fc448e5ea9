struct State { var texts: [String] = []; var count: Int { texts.count } }
class Holder {
  var state = State() { didSet { print("changed to", state.count) } }  // prints: changed to 1
}
let h = Holder()
h.state.texts.append("a")
var mine = h.state
mine.texts.append("b")
print(h.state.count, mine.count)  // prints: 1 2
