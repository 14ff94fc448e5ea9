:ios 17.0
import UIKit
enum Section: Hashable { case main, more }
final class List: UIViewController {
  private var source: UICollectionViewDiffableDataSource<Section, String>!
  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: configuration)
    let list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    view.addSubview(list)
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, item in
      var content = cell.defaultContentConfiguration()
      content.text = item
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator(), .checkmark(displayed: .whenEditing)]
      print(path.section, path.item, item, cell.accessories.count)  // prints: 0 0 a 2 | 0 1 b 2 | 1 0 c 2
    }
    let heads = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { head, kind, path in
      print(kind, path.section)  // prints: UICollectionElementKindSectionHeader 0 | UICollectionElementKindSectionHeader 1
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: rows, for: path, item: item)
    }
    source.supplementaryViewProvider = { list, kind, path in
      list.dequeueConfiguredReusableSupplementary(using: heads, for: path)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, String>()
    snapshot.appendSections([.main, .more])
    snapshot.appendItems(["a", "b"], toSection: .main)
    snapshot.appendItems(["c"], toSection: .more)
    source.apply(snapshot, animatingDifferences: false)
  }
}
let window = UIWindow()
window.rootViewController = List()
window.makeKeyAndVisible()
