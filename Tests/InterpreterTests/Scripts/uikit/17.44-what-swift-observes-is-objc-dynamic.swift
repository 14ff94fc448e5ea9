final class Model: NSObject {
  @objc dynamic var count = 0
  @objc var shown = 0
  var plain = 0
}
let model = Model()
let one = model.observe(\.count, options: [.new, .prior]) { _, change in
  print(change.isPrior, change.kind == .setting, change.newValue as Any)  // prints: true true nil | false true Optional(3)
}
model.count = 3
let two = model.observe(\.shown) { _, _ in }  // warning: notDynamic
let view = UIView()
let three = view.observe(\.isHidden, options: [.new]) { _, change in print(change.newValue!) }  // prints: true
view.isHidden = true
let page = UIViewController()
let inner = page.observe(\.view.isHidden, options: [.new]) { _, change in print("inner", change.newValue!) }  // prints: inner true
page.view.isHidden = true
let four = model.observe(\.plain) { _, _ in }  // warning: notDynamic | Fatal error: Could not extract a String from KeyPath \Model.plain
