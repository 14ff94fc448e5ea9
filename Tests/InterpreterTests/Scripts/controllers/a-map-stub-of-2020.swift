import UIKit

struct Coordinate: Equatable {
    var latitude: Double
    var longitude: Double

    static let prague = Coordinate(latitude: 50.08, longitude: 14.43)

    func distance(to other: Coordinate) -> Double {
        let dx = latitude - other.latitude, dy = longitude - other.longitude
        return (dx * dx + dy * dy).squareRoot()
    }
}

protocol MapDrawing: AnyObject {
    var pins: [Pin] { get }
    func mapView(_ map: MapStubView, didSelect pin: Pin)
}

final class Pin {
    let name: String
    let coordinate: Coordinate
    init(_ name: String, at coordinate: Coordinate) {
        self.name = name
        self.coordinate = coordinate
    }
}

class MapStubView: UIView {
    weak var drawing: MapDrawing?
    var center2D = Coordinate.prague {
        didSet {
            guard center2D != oldValue else { return }
            setNeedsLayout()
            print("moved to \(center2D.latitude)")  // prints: moved to 50.09
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let near = (drawing?.pins ?? []).sorted {
            $0.coordinate.distance(to: center2D) < $1.coordinate.distance(to: center2D)
        }
        if let first = near.first { print("nearest is \(first.name)") }  // prints: nearest is Tower | nearest is Castle
    }

    func select(named name: String) {
        guard let pin = drawing?.pins.first(where: { $0.name == name }) else {
            print("no pin \(name)")  // prints: no pin River
            return
        }
        drawing?.mapView(self, didSelect: pin)
    }
}

class MapViewController: UIViewController {
    private(set) var pins: [Pin] = []
    private let map = MapStubView()

    override func viewDidLoad() {
        super.viewDidLoad()
        map.frame = view.bounds
        map.drawing = self
        view.addSubview(map)
        pins = [
            Pin("Castle", at: Coordinate(latitude: 50.09, longitude: 14.40)),
            Pin("Tower", at: Coordinate(latitude: 50.08, longitude: 14.45)),
        ]
        print("pins: \(pins.map(\.name).joined(separator: ", "))")  // prints: pins: Castle, Tower
    }

    func go() {
        map.center2D = pins[0].coordinate
        map.select(named: "Tower")
        map.select(named: "River")
    }
}

extension MapViewController: MapDrawing {
    func mapView(_ map: MapStubView, didSelect pin: Pin) {
        print("selected \(pin.name)")  // prints: selected Tower
    }
}

let vc = MapViewController()
window.rootViewController = vc
window.makeKeyAndVisible()
vc.go()
