:ios 17.0
import UIKit
final class Outline: UIViewController {
  private var source: UICollectionViewDiffableDataSource<Int, String>!
  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(list)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, path, item in
      print(path.item, item)  // prints: 0 a | 1 a1 | 2 b
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var items = NSDiffableDataSourceSectionSnapshot<String>()
    items.append(["a", "b"])
    items.append(["a1"], to: "a")
    items.append(["b1"], to: "b")
    items.expand(["a"])
    print(items.items, items.rootItems, items.level(of: "b1"))  // prints: ["a", "a1", "b", "b1"] ["a", "b"] 1
    source.apply(items, to: 0, animatingDifferences: false)
    print(source.snapshot().itemIdentifiers, source.snapshot(for: 0).visibleItems)  // prints: ["a", "a1", "b"] ["a", "a1", "b"]
  }
}
window.rootViewController = Outline()
