import UIKit

final class Photo {
    let id: Int
    let name: String
    init(id: Int, name: String) { self.id = id; self.name = name }
    deinit { print("photo \(id) freed") }  // prints: photo 1 freed
}

final class PhotoCellView: UIView {
    var photo: Photo? {
        didSet { label.text = photo?.name }
    }
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func prepareForReuse() { photo = nil }
}

final class PhotoGridViewController: UIViewController {
    private enum Layout {
        static let columns = 2
        static let spacing: CGFloat = 4
    }

    private var photos: [Photo] = []
    private var cells: [PhotoCellView] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        photos = (1...3).map { Photo(id: $0, name: "IMG_\($0)") }
        cells = photos.map { photo in
            let cell = PhotoCellView(frame: .zero)
            cell.photo = photo
            view.addSubview(cell)
            return cell
        }
        print("cells \(cells.count)")  // prints: cells 3
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = (300 - Layout.spacing) / CGFloat(Layout.columns)
        for (index, cell) in cells.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: Layout.columns)
            cell.frame = CGRect(
                x: CGFloat(column) * (width + Layout.spacing), y: CGFloat(row) * width,
                width: width, height: width)
        }
        print(cells.map { "\(Int($0.frame.origin.x)),\(Int($0.frame.minY))" })  // prints: ["0,0", "152,0", "0,148"]
    }

    func removeFirst() {
        guard let cell = cells.first else { return }
        cell.removeFromSuperview()
        cells.removeFirst()
        photos.removeAll { $0.id == 1 }
        cell.prepareForReuse()
        print("removed, \(photos.count) left")  // prints: removed, 2 left
    }
}

let grid = PhotoGridViewController()
window.rootViewController = grid
window.makeKeyAndVisible()
grid.removeFirst()
