struct Label { let text: String; init(text: String = "none") { self.text = text } }
print(Label().text, Label(text: "some").text)  // prints: none some
struct Fixed { let number: Int; init() { number = 7 } }
print(Fixed().number)  // prints: 7
