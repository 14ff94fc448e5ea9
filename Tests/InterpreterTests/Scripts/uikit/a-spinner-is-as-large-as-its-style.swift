print(UIActivityIndicatorView(style: .large).frame, UIActivityIndicatorView(style: .medium).frame)  // prints: (0.0, 0.0, 37.0, 37.0) (0.0, 0.0, 20.0, 20.0)
print(UIActivityIndicatorView(style: .whiteLarge).bounds.size, UIActivityIndicatorView(style: .gray).bounds.size)  // prints: (37.0, 37.0) (20.0, 20.0)
let spinner = UIActivityIndicatorView()
print(spinner.style == .medium, spinner.frame, spinner.intrinsicContentSize)  // prints: true (0.0, 0.0, 0.0, 0.0) (20.0, 20.0)
let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
view.addSubview(spinner)
spinner.translatesAutoresizingMaskIntoConstraints = false
NSLayoutConstraint.activate([spinner.leadingAnchor.constraint(equalTo: view.leadingAnchor), spinner.topAnchor.constraint(equalTo: view.topAnchor)])
view.layoutIfNeeded()
spinner.style = .large
view.layoutIfNeeded()
print(spinner.frame)  // prints: (0.0, 0.0, 37.0, 37.0)
