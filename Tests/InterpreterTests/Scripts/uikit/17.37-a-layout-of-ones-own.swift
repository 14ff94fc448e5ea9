:ios 17.0
import UIKit
final class Steps: UICollectionViewLayout {
  private var attributes: [UICollectionViewLayoutAttributes] = []
  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    attributes = (0..<collectionView.numberOfItems(inSection: 0)).map { number in
      let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: number, section: 0))
      made.frame = CGRect(x: number * 20, y: number * 50, width: 40, height: 40)
      return made
    }
    print("prepared", attributes.count)  // prints: prepared 2 | prepared 2
  }
  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 300) }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes.filter { $0.frame.intersects(rect) }
  }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath.item]
  }
}
final class Wide: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    itemSize = CGSize(width: collectionView?.bounds.width ?? 0, height: 60)
  }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let all = super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }
    all?.forEach { $0.center.x += 5 }
    return all
  }
}
final class Items: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    print(cell.frame.origin.x, cell.frame.origin.y, cell.frame.height)  // prints: 0.0 0.0 40.0 | 20.0 50.0 40.0 | 5.0 0.0 60.0 | 5.0 70.0 60.0
    return cell
  }
}
let steps = Items(collectionViewLayout: Steps())
window.rootViewController = steps
:settle
print(steps.collectionView.contentSize.height)  // prints: 300.0
steps.collectionView.collectionViewLayout.invalidateLayout()
:settle
window.rootViewController = Items(collectionViewLayout: Wide())
