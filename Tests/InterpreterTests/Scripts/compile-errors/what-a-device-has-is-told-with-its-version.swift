let page = UIViewController()
let view = UIView()
let field = UITextField()
let table = UITableView()
_ = field.textContentType  // error: notSimulatedHere
_ = table.dragInteractionEnabled  // error: notSimulatedHere
_ = table.contextMenuInteraction  // error: notSimulatedHere
_ = view.interactions  // error: notSimulatedHere
_ = view.layer.shadowPath  // error: notSimulatedHere
_ = view.layer.presentation()  // error: notSimulatedHere
_ = view.effectiveUserInterfaceLayoutDirection  // error: notSimulatedHere
_ = table.insetsContentViewsToSafeArea  // error: notSimulatedHere
_ = UITapGestureRecognizer().delaysTouchesBegan  // error: notSimulatedHere
_ = UIScreen.main.nativeBounds  // error: notSimulatedHere
_ = page.modalPresentationCapturesStatusBarAppearance  // error: notSimulatedHere
_ = DispatchQueue.main.label  // error: notSimulatedHere
_ = UUID()
_ = Timer.publish(every: 1, on: .main, in: .common)  // error: notSimulatedHere
dispatchPrecondition(condition: .onQueue(.main))  // error: notSimulatedHere
_ = UITabBarController().mode  // error: notSimulatedHere
class Tabs: UITabBarController {
  var mode = 3
  var tab = "own"
}
print(Tabs().mode, Tabs().tab)  // prints: 3 own
