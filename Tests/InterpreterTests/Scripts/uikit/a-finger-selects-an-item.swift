class Grid: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  var items: UICollectionView!
  var order: [String] = []
  override func viewDidLoad() {
    super.viewDidLoad()
    items = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    items.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    (items.dataSource, items.delegate) = (self, self)
    view.addSubview(items)
  }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath)
  }
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { order.append("highlight?"); return true }
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) { order.append("highlighted") }
  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) { order.append("unhighlighted") }
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { order.append("select?"); return indexPath.item != 3 }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { order.append("selected \(indexPath.item)") }
}
let grid = Grid()
window.rootViewController = grid
:tap items 1
print(grid.order.joined(separator: ", "))  // prints: highlight?, highlighted, select?, selected 1, unhighlighted
grid.order = []
:tap items 3
print(grid.order.joined(separator: ", "))  // prints: highlight?, highlighted, select?, unhighlighted
print(grid.items.indexPathsForSelectedItems!.map(\.item), grid.items.cellForItem(at: IndexPath(item: 1, section: 0))!.isSelected)  // prints: [1] true
