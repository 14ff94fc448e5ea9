protocol PickerDelegate: AnyObject { func picker(_ picker: Picker, didPick value: Int) }
class Picker: UIViewController {
  weak var delegate: PickerDelegate?
  func pick(_ v: Int) { delegate?.picker(self, didPick: v) }
}
class Home: UIViewController, PickerDelegate {
  func picker(_ picker: Picker, didPick value: Int) { print("picked \(value)") }  // prints: picked 2
}
let picker = Picker()
picker.pick(1)
var home: Home? = Home()
picker.delegate = home
picker.pick(2)
home = nil
picker.pick(3)
print(picker.delegate == nil)  // prints: true
