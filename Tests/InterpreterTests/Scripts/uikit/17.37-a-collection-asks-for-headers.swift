:ios 17.0
import UIKit
final class Head: UICollectionReusableView {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    print("head", frame.origin.y, frame.height)  // prints: head 0.0 40.0 | head 110.0 40.0
  }
  required init?(coder: NSCoder) { nil }
}
final class Grid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  let layout = UICollectionViewFlowLayout()
  lazy var grid = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
  override func viewDidLoad() {
    super.viewDidLoad()
    layout.headerReferenceSize = CGSize(width: 0, height: 40)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    grid.register(
      Head.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "head")
    grid.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "foot")
    grid.dataSource = self
    grid.delegate = self
    view.addSubview(grid)
  }
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    print("cell", indexPath.section, cell.frame.origin.y)  // prints: cell 0 40.0 | cell 1 150.0
    return cell
  }
  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    return collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: isHeader ? "head" : "foot", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView, forElementKind kind: String, at indexPath: IndexPath) {
    print(kind, view.frame.origin.y)  // prints: UICollectionElementKindSectionHeader 0.0 | UICollectionElementKindSectionFooter 90.0 | UICollectionElementKindSectionHeader 110.0 | UICollectionElementKindSectionFooter 200.0
  }
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize {
    CGSize(width: 0, height: 20)
  }
}
let window = UIWindow()
let controller = Grid()
window.rootViewController = controller
window.makeKeyAndVisible()
RunLoop.current.run(until: Date())
print(controller.grid.contentSize.height)  // prints: 220.0
let path = IndexPath(item: 0, section: 1)
let head = controller.grid.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)
print(head?.frame.origin.y ?? -1)  // prints: 110.0
