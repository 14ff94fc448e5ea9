:ios 12.0
let style = UIModalPresentationStyle.automatic  // error: newer
let table = UITableView.Style.insetGrouped  // error: newer
let wheel = UIActivityIndicatorView.Style.large  // error: newer
let item = UIBarButtonItem.SystemItem.close  // error: newer
let event = UIControl.Event.menuActionTriggered  // error: newer
let name = UIScene.didActivateNotification  // error: newer
let menu = UIMenu.Identifier.file  // error: newer
let old = UIControl.Event.touchUpInside
if #available(iOS 13, *) { print(UIModalPresentationStyle.automatic) }
