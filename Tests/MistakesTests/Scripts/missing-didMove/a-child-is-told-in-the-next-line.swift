let host = UIViewController()
let child = UIViewController()
window.rootViewController = host
host.addChild(child)
host.view.addSubview(child.view)
child.didMove(toParent: host)
