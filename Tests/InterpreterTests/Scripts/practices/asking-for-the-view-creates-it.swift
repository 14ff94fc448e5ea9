class Shelf: UIViewController {
  override func loadView() { print("loadView"); view = UIView() }  // prints: loadView
  override func viewDidLoad() { super.viewDidLoad(); print("viewDidLoad") }  // prints: viewDidLoad
}
let shelf = Shelf()
print(shelf.isViewLoaded)  // prints: false
if shelf.view != nil { print("always so") }  // prints: always so
print(shelf.isViewLoaded)  // prints: true
