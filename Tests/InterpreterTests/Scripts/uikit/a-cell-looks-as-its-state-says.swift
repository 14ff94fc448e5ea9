:ios 17.0
import UIKit
final class Cell: UICollectionViewListCell {
  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    var content = defaultContentConfiguration().updated(for: state)
    content.text = state.isSelected ? "on" : "off"
    contentConfiguration = content
    print(content.text ?? "", state.isHighlighted)  // prints: off false | off true | on true | on false
  }
}
final class List: UICollectionViewController {
  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
let window = UIWindow()
let list = List()
window.rootViewController = list
window.makeKeyAndVisible()
RunLoop.current.run(until: Date())
:tap collectionView 0
