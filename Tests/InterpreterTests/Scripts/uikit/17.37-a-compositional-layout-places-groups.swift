class Grid: UIViewController, UICollectionViewDataSource {
  var collection: UICollectionView!
  var layout: UICollectionViewLayout!
  override func viewDidLoad() {
    super.viewDidLoad()
    collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "c")
    collection.dataSource = self
    view.addSubview(collection)
  }
  func collectionView(_ c: UICollectionView, numberOfItemsInSection s: Int) -> Int { 5 }
  func collectionView(_ c: UICollectionView, cellForItemAt i: IndexPath) -> UICollectionViewCell {
    c.dequeueReusableCell(withReuseIdentifier: "c", for: i)
  }
  var frames: [CGRect] {
    collection.indexPathsForVisibleItems.sorted { $0.item < $1.item }.map { collection.cellForItem(at: $0)!.frame }
  }
}
func grid(_ layout: UICollectionViewLayout) -> Grid {
  let grid = Grid()
  grid.layout = layout
  window.rootViewController = grid
  return grid
}
func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}
let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)))
item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
let section = NSCollectionLayoutSection(group: group)
section.interGroupSpacing = 10
let halves = grid(UICollectionViewCompositionalLayout(section: section))
print(halves.frames)  // prints: [(5.0, 5.0, 140.0, 90.0), (155.0, 5.0, 140.0, 90.0), (5.0, 115.0, 140.0, 90.0), (155.0, 115.0, 140.0, 90.0), (5.0, 225.0, 140.0, 90.0)]
print(halves.collection.contentSize)  // prints: (300.0, 320.0)
let thirds = grid(UICollectionViewCompositionalLayout { section, environment in
  let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
  let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(.fractionalWidth(1), .estimated(environment.container.effectiveContentSize.width / 6)), subitem: item, count: 3)
  group.interItemSpacing = .fixed(15)
  let made = NSCollectionLayoutSection(group: group)
  made.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 0, bottom: 0, trailing: 0)
  return made
})
print(thirds.frames.prefix(4))  // prints: [(0.0, 10.0, 90.0, 50.0), (105.0, 10.0, 90.0, 50.0), (210.0, 10.0, 90.0, 50.0), (0.0, 60.0, 90.0, 50.0)]
let row = NSCollectionLayoutSection(group: NSCollectionLayoutGroup.vertical(layoutSize: size(.absolute(120), .absolute(80)), subitems: [NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))]))
row.orthogonalScrollingBehavior = .continuous
let across = grid(UICollectionViewCompositionalLayout(section: row))
print(across.frames, across.collection.contentSize.height)  // prints: [(0.0, 0.0, 120.0, 80.0), (120.0, 0.0, 120.0, 80.0), (240.0, 0.0, 120.0, 80.0)] 80.0
