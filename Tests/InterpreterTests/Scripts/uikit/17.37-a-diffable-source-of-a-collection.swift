class Page: UICollectionViewController {
  enum Section { case all }
  struct Photo: Hashable { let id: Int }
  lazy var source = UICollectionViewDiffableDataSource<Section, Photo>(collectionView: collectionView) { view, path, photo in
    print(path.item, photo.id)  // prints: 0 7 | 1 8
    return view.dequeueReusableCell(withReuseIdentifier: "photo", for: path)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
    var snapshot = NSDiffableDataSourceSnapshot<Section, Photo>()
    snapshot.appendSections([.all])
    snapshot.appendItems([Photo(id: 7), Photo(id: 8)], toSection: .all)
    source.apply(snapshot, animatingDifferences: true)
  }
}
window.rootViewController = Page(collectionViewLayout: UICollectionViewFlowLayout())
window.makeKeyAndVisible()
