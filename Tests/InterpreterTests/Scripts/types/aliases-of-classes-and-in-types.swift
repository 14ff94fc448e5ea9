class Label {
  var text = "label"
  static let kind = "kind"
}
typealias Caption = Label
typealias Meters = Double
let caption = Caption()
print(caption.text, Caption.kind, Caption.self, caption is Caption)  // prints: label kind Label true
class Small: Caption {}
print(Small().text, Meters("2.5") ?? 0)  // prints: label 2.5
class Form {
  var done: Handler?
  typealias Handler = () -> Void
  typealias Title = Label
  let title = Title()
  struct Row { typealias Name = String; var name: Name = "row" }
  func finish(_ handler: @escaping Handler) { done = handler; done?() }
}
class LongForm: Form {
  var other: Handler = { print("other") }  // prints: other
}
class Counter {
  typealias Handler = (Int) -> Int
  var count: Handler = { $0 + 1 }
}
extension Form { typealias Later = (Int) -> String }
let form = LongForm()
form.finish { print("done") }  // prints: done
form.other()
print(form.title.text, Form.Title().text)  // prints: label label
let handler: Form.Handler = { print("handled") }  // prints: handled
handler()
let inherited: LongForm.Handler = handler
let later: Form.Later = { "\($0)" }
let name: Form.Row.Name = Form.Row().name
print(later(3), name, Counter().count(1))  // prints: 3 row 2
