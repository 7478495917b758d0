// The list-scroll scene: 10,000 rows of card, image and two labels at 1179 × 2556 pixels, moved 12 points a frame.
// Prints one JSON object: CPU milliseconds a frame, mean and 99th percentile of wall time, the first frame, resident memory.
import SampanHost
import UIKit

MainActor.assumeIsolated {
    ClassRegistry.register(ListAppDelegate.self) { $0.initializer("init") { _ in ListAppDelegate() } }
    ClassRegistry.register(ListCell.self) {
        $0.initializer("initWithStyle:reuseIdentifier:") {
            ListCell(style: UITableViewCell.CellStyle(rawValue: $0[0] as! Int)!, reuseIdentifier: $0[1] as? String)
        }
    }
    let host = BenchHost(warmUp: 20, frames: 300)
    exit(host.run(AppRuntime(host: host, principalClassName: nil, delegateClassName: NSStringFromClass(ListAppDelegate.self))))
}
