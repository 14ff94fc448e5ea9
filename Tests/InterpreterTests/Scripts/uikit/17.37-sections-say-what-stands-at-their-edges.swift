:ios 17.0
import UIKit
final class Grid: UICollectionViewController {
  static let kind = "badge"
  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { number, environment in
        let whole = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let item = NSCollectionLayoutItem(layoutSize: whole)
        let group = NSCollectionLayoutGroup.vertical(layoutSize: whole, subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
        section.boundarySupplementaryItems = [
          NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
            elementKind: Grid.kind, alignment: .topLeading)
        ]
        return section
      })
  }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: Grid.kind,
      withReuseIdentifier: "badge")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    print(cell.frame.origin.x, cell.frame.origin.y)  // prints: 16.0 38.0 | 16.0 138.0
    return cell
  }
  override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "badge", for: indexPath)
    print(kind, view.frame.origin.x, view.frame.height)  // prints: badge 16.0 30.0
    return view
  }
}
let window = UIWindow()
window.rootViewController = Grid()
window.makeKeyAndVisible()
