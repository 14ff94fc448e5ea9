class CameraController: UIViewController {
  var shots: Int?
  deinit { print(shots!) }
}
var camera: CameraController? = CameraController()
camera = nil
