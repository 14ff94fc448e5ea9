:ios 17.0
import UIKit
final class UserCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
  override func awakeFromNib() {
    super.awakeFromNib()
    print(nameLabel != nil, reuseIdentifier ?? "none", nameLabel.superview == contentView)  // prints: true none true
  }
}
final class Badge: UIView {
  @IBOutlet private weak var contentView: UIView!
  @IBOutlet private weak var label: UILabel!
  override init(frame: CGRect) {
    super.init(frame: frame)
    Bundle.main.loadNibNamed("Badge", owner: self, options: nil)
    addSubview(contentView)
    label.text = "new"
    print(label.text ?? "none", subviews.count)  // prints: new 1
  }
  required init?(coder: NSCoder) { fatalError() }
}
final class Card: UIView {
  @IBOutlet weak var title: UILabel!
}
final class List: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UINib(nibName: "UserCell", bundle: nil), forCellReuseIdentifier: "user")
  }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "user", for: indexPath) as! UserCell
    cell.nameLabel.text = "Ann"
    print(cell.nameLabel.text ?? "none", cell.reuseIdentifier ?? "none")  // prints: Ann user
    return cell
  }
}
let window = UIWindow()
window.rootViewController = List()
window.makeKeyAndVisible()
RunLoop.current.run(until: Date())
let badge = Badge()
let card = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil).first as? Card
print(card?.title != nil, card?.title.superview == card)  // prints: true true
let again = Bundle.main.loadNibNamed("Card", owner: nil, options: nil)?.first as? Card
print(again != nil)  // prints: true
