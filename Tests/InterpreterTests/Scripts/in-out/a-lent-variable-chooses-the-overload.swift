class Token {
  func store(in set: inout Set<Int>) { set.insert(1) }
  func store(in list: inout [Int]) { list.append(2) }
}
func empty(_ list: inout [Int]) { list = [] }
func empty(_ text: inout String) { text = "-" }
var list: [Int] = [7]
var set: Set<Int> = []
var text = "a"
Token().store(in: &list)
Token().store(in: &set)
print(list, set)  // prints: [7, 2] [1]
empty(&list)
empty(&text)
print(list, text)  // prints: [] -
