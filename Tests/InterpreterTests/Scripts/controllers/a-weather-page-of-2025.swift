import UIKit

struct Forecast: Sendable {
    let city: String
    let degrees: Double
    var summary: String {
        let word = if degrees < 0 { "freezing" } else if degrees < 20 { "mild" } else { "hot" }
        return "\(city): \(word) (\(degrees.formatted1))"
    }
}

extension Double {
    var formatted1: String { String(format: "%.1f", self) }
}

enum WeatherError: Error { case unknownCity }

struct WeatherService {
    func forecast(for city: String) async throws -> Forecast {
        guard let degrees = ["Brno": 21.5, "Oslo": -3.0][city] else { throw WeatherError.unknownCity }
        return Forecast(city: city, degrees: degrees)
    }
}

@MainActor
final class WeatherViewController: UIViewController {
    private let service = WeatherService()
    private let label = UILabel()
    private var task: Task<Void, Never>?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(label)
        load("Brno")
        print("viewDidLoad ends")  // prints: viewDidLoad ends
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        print("viewDidAppear", label.text ?? "no text yet")  // prints: viewDidAppear no text yet
    }

    func load(_ city: String) {
        task?.cancel()
        task = Task { [weak self] in
            guard let self else { return }
            do {
                let forecast = try await service.forecast(for: city)
                label.text = forecast.summary
                print(forecast.summary)  // prints: Brno: hot (21.5) | Oslo: freezing (-3.0)
            } catch WeatherError.unknownCity {
                print("who knows \(city)")  // prints: who knows Atlantis
            } catch {
                print("failed: \(error)")
            }
        }
    }
}

let weather = WeatherViewController()
window.rootViewController = weather
window.makeKeyAndVisible()
weather.load("Oslo")
weather.load("Atlantis")
