:ios 15.0
class Grid: UIViewController {
  var collection: UICollectionView!
  var source: UICollectionViewDiffableDataSource<Int, Int>!
  var isWrong = false
  override func viewDidLoad() {
    super.viewDidLoad()
    collection = UICollectionView(frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    view.addSubview(collection)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, path, item in
      print("cell", item)  // prints: cell 1 | cell 2
    }
    source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { [unowned self] list, path, item in
      if isWrong {
        let other = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        return list.dequeueConfiguredReusableCell(using: other, for: path, item: item)  // fails: NSInternalInconsistencyException: Attempted to dequeue a cell using a registration that was created inside -collectionView:cellForItemAtIndexPath: or inside a UICollectionViewDiffableDataSource cell provider. Creating a new registration each time a cell is requested will prevent reuse and cause created cells to remain inaccessible in memory for the lifetime of the collection view. Registrations should be created up front and reused.
      }
      return list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    source.apply(snapshot)
  }
}
let grid = Grid()
window.rootViewController = grid
grid.isWrong = true
grid.collection.reloadData(); grid.collection.layoutIfNeeded()
