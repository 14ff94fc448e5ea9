:ios 7.1
func f(_ stack: UIStackView) {}  // error: newer
class Row: UIStackView {}  // error: newer
class Scene: NSObject, UIWindowSceneDelegate {}  // error: newer
class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .overFullScreen  // error: newer
    print(UISheetPresentationController.Detent.medium())  // error: newer
    transitionCoordinator?.notifyWhenInteractionChanges { _ in }  // error: newer
  }
}
@available(iOS 9.0, *) class Column: UIStackView {}
