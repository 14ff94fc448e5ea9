import UIKit

@MainActor
protocol CartDisplaying: AnyObject {
    func show(total: Decimal2, items: [CartItem])
}

struct Decimal2: Comparable, CustomStringConvertible {
    let cents: Int
    var description: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100)" }
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.cents < rhs.cents }
    static func + (lhs: Self, rhs: Self) -> Self { Decimal2(cents: lhs.cents + rhs.cents) }
    static let zero = Decimal2(cents: 0)
}

struct CartItem: Identifiable, Hashable {
    let id: String
    var quantity = 1
    let cents: Int
    var price: Decimal2 { Decimal2(cents: cents * quantity) }
}

final class CartModel {
    private var items: [String: CartItem] = [:]
    weak var display: (any CartDisplaying)?

    func add(_ id: String, cents: Int) {
        items[id, default: CartItem(id: id, quantity: 0, cents: cents)].quantity += 1
        update()
    }

    func remove(_ id: String) {
        items.removeValue(forKey: id)
        update()
    }

    private func update() {
        let sorted = items.values.sorted { $0.id < $1.id }
        let total = sorted.map(\.price).reduce(.zero, +)
        display?.show(total: total, items: sorted)
    }
}

final class CartViewController: UIViewController {
    private let model: CartModel
    private let totalLabel = UILabel()
    private var lastTotal: Decimal2?

    init(model: CartModel) {
        self.model = model
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("not used") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(totalLabel)
        model.display = self
        model.add("tea", cents: 250)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        print("viewIsAppearing", totalLabel.text ?? "")  // prints: viewIsAppearing 2.50
    }

    override func updateProperties() {
        super.updateProperties()
        print("updateProperties")  // prints: updateProperties
    }
}

extension CartViewController: CartDisplaying {
    func show(total: Decimal2, items: [CartItem]) {
        totalLabel.text = total.description
        let change = switch lastTotal {
        case nil: "first"
        case let last? where last < total: "up"
        case .some: "down"
        }
        lastTotal = total
        print(items.map { "\($0.quantity)x\($0.id)" }, total, change)  // prints: ["1xtea"] 2.50 first | ["1xmilk", "1xtea"] 4.49 up | ["1xmilk", "2xtea"] 6.99 up | ["1xmilk"] 1.99 down
    }
}

#Preview {
    CartViewController(model: CartModel())
}

let model = CartModel()
let cart = CartViewController(model: model)
window.rootViewController = cart
window.makeKeyAndVisible()
model.add("milk", cents: 199)
model.add("tea", cents: 250)
model.remove("tea")
