import Foundation
import SampanHost

extension UIApplicationDelegate {
    /// The entry point of an app whose delegate is marked `@main`. Returns where the app's loop is somebody else's.
    public static func main() {
        let code = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(self as AnyClass))
        let isServedFromOutside = AppRuntime.shared.map { !($0.host is any OwnedLoop) } ?? false
        if !isServedFromOutside || code != 0 { exit(code) }
    }
}
