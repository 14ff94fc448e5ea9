var line = "a"
func more() -> String {
  line += "x"
  return "b"
}
line += more()
print(line)  // prints: axb
line.append("c")
let before = line
line += "d"
print(before, line)  // prints: axbc axbcd
line += line
print(line)  // prints: axbcdaxbcd

class Watched {
  var text = "1" {
    didSet { print("was \(oldValue), is \(text)") }  // prints: was 1, is 12 | was 12, is 123
  }
  var count = 1 {
    didSet { print("was \(oldValue), is \(count)") }  // prints: was 1, is 2 | was 2, is 5
  }
  var size = 0.5 {
    didSet { print("was \(oldValue), is \(size)") }  // prints: was 0.5, is 1.0 | was 1.0, is 3.0
  }
  func change() {
    text += "2"
    text.append("3")
    count = 2
    count += 3
    size = size + 0.5
    size *= 3
  }
}
Watched().change()
