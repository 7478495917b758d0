// Scenes that scroll at 1179 × 2556 pixels, 12 points a frame: a table of 10,000 rows of card, image and two labels (list), and 100,000
// items in 100 sections of a compositional layout (compositional) and of a flow layout (flow), in rows of four; and 10,000 rows of SwiftUI's, with an image and two
// texts, in a list (swiftui-list) and in a lazy stack (swiftui-stack).
//     bench-list [list|compositional|flow|swiftui-list|swiftui-stack [PICTURE]]
// Prints one JSON object: CPU milliseconds a frame, mean and 99th percentile of wall time, the first frame, resident memory.
import SampanHost
import UIKit

MainActor.assumeIsolated {
    let scene = CommandLine.arguments.dropFirst().first ?? "list"
    registerClasses()
    let moving: @MainActor () -> UIScrollView?
    let delegate: AnyClass
    switch scene {
    case "list": (moving, delegate) = ({ ListController.current?.tableView }, ListAppDelegate.self)
    case "compositional", "flow":
        CollectionController.isCompositional = scene == "compositional"
        (moving, delegate) = ({ CollectionController.current?.collectionView }, CollectionAppDelegate.self)
    case "swiftui-list", "swiftui-stack":
        ViewsAppDelegate.isList = scene == "swiftui-list"
        (moving, delegate) = ({ ViewsAppDelegate.scrollView }, ViewsAppDelegate.self)
    default:
        print("usage: bench-list [list|compositional|flow|swiftui-list|swiftui-stack [PICTURE]]")
        exit(64)
    }
    let host = BenchHost(scene: scene, moving: moving, picture: CommandLine.arguments.dropFirst(2).first, warmUp: 20, frames: 300)
    exit(host.run(AppRuntime(host: host, principalClassName: nil, delegateClassName: NSStringFromClass(delegate))))
}

/// What the build would have entered of an app's classes.
@MainActor
private func registerClasses() {
    ClassRegistry.register(ListAppDelegate.self) { $0.initializer("init") { _ in ListAppDelegate() } }
    ClassRegistry.register(ViewsAppDelegate.self) { $0.initializer("init") { _ in ViewsAppDelegate() } }
    ClassRegistry.register(CollectionAppDelegate.self) { $0.initializer("init") { _ in CollectionAppDelegate() } }
    ClassRegistry.register(ListCell.self) {
        $0.initializer("initWithStyle:reuseIdentifier:") {
            ListCell(style: UITableViewCell.CellStyle(rawValue: $0[0] as! Int)!, reuseIdentifier: $0[1] as? String)
        }
    }
    ClassRegistry.register(CollectionCell.self) { $0.initializer("initWithFrame:") { CollectionCell(frame: $0[0] as! CGRect) } }
}
