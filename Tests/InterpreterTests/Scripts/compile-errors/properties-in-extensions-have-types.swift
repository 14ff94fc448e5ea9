extension Array {
  var word: String { "a" }
}
extension UIView {
  var level: Int { 3 }
}
let number: Int = [1].word  // error: mismatch
let text: String = UIView().level  // error: mismatch
print([1].word.uppercased(), UIView().level + 1)  // prints: A 4
