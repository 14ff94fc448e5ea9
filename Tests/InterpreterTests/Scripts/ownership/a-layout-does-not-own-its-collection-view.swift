import UIKit
final class Grid: UICollectionView {
  deinit { print("freed") }  // prints: freed
}
let layout = UICollectionViewFlowLayout()
var grid: Grid? = Grid(frame: .zero, collectionViewLayout: layout)
print(layout.collectionView === grid)  // prints: true
grid = nil
print(layout.collectionView == nil)  // prints: true
