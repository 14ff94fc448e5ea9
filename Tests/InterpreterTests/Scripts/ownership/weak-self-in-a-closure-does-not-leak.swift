class Note: UIViewController {
  var done: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    done = { [weak self] in print(self?.title ?? "gone") }  // prints: gone
  }
  deinit { print("freed") }  // prints: freed
}
var note: Note? = Note()
note?.loadViewIfNeeded()
let done = note?.done
note = nil
done?()
