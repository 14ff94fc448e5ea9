class Tile: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    print("made", frame.origin.x, frame.origin.y)  // prints: made 5.0 5.0 | made 151.0 5.0 | made 297.0 5.0 | made 5.0 95.0
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
class Grid: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(Tile.self, forCellWithReuseIdentifier: "tile")
  }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
  }
}
let layout = UICollectionViewFlowLayout()
layout.itemSize = CGSize(width: 100, height: 80)
layout.sectionInset = UIEdgeInsetsMake(5, 5, 5, 5)
let grid = Grid(collectionViewLayout: layout)
window.rootViewController = grid
print(grid.collectionView.contentSize)  // prints: (402.0, 180.0)
print(grid.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))!.frame)  // prints: (5.0, 95.0, 100.0, 80.0)
class Sized: Grid, UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize {
    CGSize(width: 40, height: 20 + 10 * indexPath.item)
  }
}
let across = UICollectionViewFlowLayout()
across.scrollDirection = .horizontal
let sized = Sized(collectionViewLayout: across)
_ = sized.view
sized.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
window.rootViewController = sized
print(sized.collectionView.contentSize)  // prints: (40.0, 874.0)
print(sized.collectionView.visibleCells.map { $0.frame.origin.y })  // prints: [0.0, 30.0, 70.0, 120.0]
