import FoundationKit
public import InterfaceModel
import ObjectModel
public import ObjectRuntime
import Simulator
public import Syntax

extension FrameworkTable {
  /// Every class of Foundation and UIKit.
  public static let uikit = FrameworkTable(
    FrameworkClass.foundation + [.runLoop, .displayLink, .image]
      + [.dispatchGroup, .semaphore, .workItem, .observationTracking, .transaction]
      + FrameworkClass.animatorClasses
      + FrameworkClass.operationClasses + FrameworkClass.applicationClasses
      + FrameworkClass.appearanceClasses + FrameworkClass.viewClasses + FrameworkClass.scrollClasses
      + FrameworkClass.textClasses + FrameworkClass.controlClasses + FrameworkClass.gestureClasses
      + FrameworkClass.barClasses + FrameworkClass.tableClasses + FrameworkClass.collectionClasses
      + FrameworkClass.webViewClasses + FrameworkClass.constraintClasses
      + FrameworkClass.presentationControllerClasses + FrameworkClass.controllerClasses
      + FrameworkClass.listControllers + FrameworkClass.alertClasses
      + FrameworkClass.alertViewClasses + FrameworkClass.storyboardClasses
      + FrameworkClass.traitClasses + FrameworkClass.sceneClasses
      + FrameworkClass.actionClasses + FrameworkClass.managedBarClasses
      + FrameworkClass.cellContentClasses + FrameworkClass.declaredClasses
      + FrameworkClass.rendererClasses + FrameworkClass.compositionalClasses)
}

extension Simulation {
  /// An app just launched: a visible key window without a root view controller.
  public init(
    version: UIKitVersion = .newest, device: Device = .iphone, memory: Memory? = nil
  ) {
    self.init(
      framework: .uikit, version: version, device: device,
      memory: memory ?? version.defaultMemory)
  }
}
