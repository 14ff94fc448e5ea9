final class Card: UIView {
  let like = UIButton(type: .system), loud = UISwitch()
  private let field = UITextField()
  override init(frame: CGRect) {
    super.init(frame: frame)
    like.setTitle("Like", for: .normal)
    for view in [like, loud, field] { addSubview(view) }
    like.addAction(UIAction { _ in print("liked") }, for: .touchUpInside)  // prints: liked | liked | liked
    loud.addAction(UIAction { [loud] _ in print("loud", loud.isOn) }, for: .valueChanged)  // prints: loud true | loud false
    field.addAction(UIAction { [field] _ in print(field.text!) }, for: .editingChanged)  // prints: x
  }
  required init?(coder: NSCoder) { nil }
}
final class Cards: UIViewController {
  let card = Card(), info = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
    info.setTitle("Info", for: .normal)
    info.addAction(UIAction { _ in print("info") }, for: .touchUpInside)  // prints: info
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add)), UIBarButtonItem(customView: info), editButtonItem,
    ]
    toolbarItems = [UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(add))]
  }
  @objc func add(_ item: UIBarButtonItem) { print("pressed", item.title as Any) }  // prints: pressed nil | pressed nil
  override func setEditing(_ editing: Bool, animated: Bool) { print("editing", editing) }  // prints: editing true
}
let stack = UINavigationController(rootViewController: Cards())
window.rootViewController = stack
stack.isToolbarHidden = false
:tap "Add"
:tap "Trash"
:tap "Edit"
:tap "Info"
:tap "Like"
:tap card.like
:tap like
:set card.loud true
:tap loud
:type card.field "x"
