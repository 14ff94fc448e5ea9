:ios 14.0
class Grid: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { return 2 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, item in
      print("cell", item)  // prints: cell 0 | cell 1
    }
    return collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: indexPath.item)
  }
}
window.rootViewController = Grid(collectionViewLayout: UICollectionViewFlowLayout())
