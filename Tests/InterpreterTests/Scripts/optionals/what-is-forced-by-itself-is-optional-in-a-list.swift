import UIKit
var field: UITextField! = UITextField()
var bar: UISearchBar! = UISearchBar()
let picker = UIPickerView()
let all = UIView()
[field, picker, bar].forEach { all.addSubview($0!) }
print(all.subviews.count)  // prints: 3
@propertyWrapper struct Level {
  var wrappedValue: Int
  var projectedValue: Self { self }
}
struct Player { @Level var level = 3 }
print(Player().$level.wrappedValue)  // prints: 3
