class Chooser: UIViewController, UIPickerViewDataSource, UIPickerViewDelegate {
  let picker = UIPickerView()
  var sizes = ["S", "M", "L"]
  override func viewDidLoad() {
    super.viewDidLoad()
    picker.dataSource = self
    picker.delegate = self
    view.addSubview(picker)
    print("loaded")  // prints: loaded
  }
  func numberOfComponents(in pickerView: UIPickerView) -> Int {
    print("components")  // prints: components | components
    return 2
  }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    print("rows of \(component)")  // prints: rows of 0 | rows of 1 | rows of 0 | rows of 1
    return component == 0 ? sizes.count : 2
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    return component == 0 ? sizes[row] : "\(row)"
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    print("chosen", component, row)  // prints: chosen 1 1 | chosen 0 2 | chosen 0 1
  }
}
let chooser = Chooser()
window.rootViewController = chooser
print(chooser.picker.numberOfComponents, chooser.picker.numberOfRows(inComponent: 0))  // prints: 2 3
print(chooser.picker.selectedRow(inComponent: 0), chooser.picker.selectedRow(inComponent: 7))  // prints: 0 -1
chooser.picker.selectRow(1, inComponent: 0, animated: false)
print(chooser.picker.selectedRow(inComponent: 0))  // prints: 1
:tap picker 1 1
:tap picker 2
:set picker 1
print((chooser.picker.view(forRow: 1, forComponent: 0) as? UILabel)?.text ?? "none")  // prints: M
chooser.sizes = ["XS"]
chooser.picker.reloadAllComponents()
chooser.view.layoutIfNeeded()
print(chooser.picker.selectedRow(inComponent: 0))  // prints: 0
